"""How a seat passes from one holder to another, as a table. The seat itself never goes away.

A bot's seat passes to a newcomer while a turn is scored, that is between two turns: so nobody sees
in the middle of one what a bot has chosen, nor two hands within one (D8). A game never rests there:
the take-over has to be asked for in the middle of the events that end a turn.
"""

from msgspec import Struct

from reverie.game.moves import (
    HandoverMove,
    LeaveSeat,
    ReturnToSeat,
    SeatStandIn,
    TakeOverSeat,
    UndoLeave,
)
from reverie.game.pieces import Holder, Phase

RUNNING = (Phase.RACING, Phase.TELLING, Phase.CHOOSING, Phase.VOTING, Phase.SCORING)


class Handover(Struct, frozen=True):
    """Who may hold the seat before, who holds it after, in which phases, and the rules for it."""

    before: tuple[Holder, ...]
    after: Holder
    rules: str
    phases: tuple[Phase, ...] = RUNNING


HANDOVERS: dict[type[HandoverMove], Handover] = {
    SeatStandIn: Handover((Holder.PERSON,), Holder.STAND_IN, "D1"),
    ReturnToSeat: Handover((Holder.STAND_IN,), Holder.PERSON, "D1"),
    LeaveSeat: Handover((Holder.PERSON, Holder.STAND_IN), Holder.BOT, "D4"),
    UndoLeave: Handover((Holder.BOT,), Holder.PERSON, "D4"),
    TakeOverSeat: Handover((Holder.BOT,), Holder.PERSON, "D5, D8", (Phase.SCORING,)),
}
