"""How a seat passes from one holder to another, as a table. The seat itself never goes away."""

from msgspec import Struct

from reverie.game.moves import HandoverMove, LeaveSeat, ReturnToSeat, SeatStandIn, TakeOverSeat
from reverie.game.pieces import Holder


class Handover(Struct, frozen=True):
    """Who may hold the seat before, who holds it after, and the rule that says so."""

    before: tuple[Holder, ...]
    after: Holder
    rule: str


HANDOVERS: dict[type[HandoverMove], Handover] = {
    SeatStandIn: Handover((Holder.PERSON,), Holder.STAND_IN, "D1"),
    ReturnToSeat: Handover((Holder.STAND_IN,), Holder.PERSON, "D1"),
    LeaveSeat: Handover((Holder.PERSON, Holder.STAND_IN), Holder.BOT, "D4"),
    TakeOverSeat: Handover((Holder.BOT,), Holder.PERSON, "D5"),
}
