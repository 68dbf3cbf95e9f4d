"""How a seat passes from one holder to another, as a table. The seat itself never goes away."""

from msgspec import Struct

from reverie.game.moves import LeaveSeat, ReturnToSeat, SeatMove, SeatStandIn, TakeOverSeat
from reverie.game.pieces import Holder


class Handover(Struct, frozen=True):
    """Who may hold the seat before, who holds it after, and the rule that says so."""

    before: tuple[Holder, ...]
    after: Holder
    rule: str


HANDOVERS: dict[type[SeatMove], Handover] = {
    SeatStandIn: Handover((Holder.PERSON,), Holder.STAND_IN, "D1"),
    ReturnToSeat: Handover((Holder.STAND_IN,), Holder.PERSON, "D1"),
    LeaveSeat: Handover((Holder.PERSON, Holder.STAND_IN), Holder.BOT, "D4"),
    TakeOverSeat: Handover((Holder.BOT,), Holder.PERSON, "D5"),
}


def as_markdown() -> str:
    """The table as docs/game.md prints it."""
    lines = ["| move | held before by | held after by | rule |", "| --- | --- | --- | --- |"]
    for move, handover in HANDOVERS.items():
        before = " or ".join(f"`{holder}`" for holder in handover.before)
        lines.append(f"| `{move.__name__}` | {before} | `{handover.after}` | {handover.rule} |")
    return "\n".join(lines)
