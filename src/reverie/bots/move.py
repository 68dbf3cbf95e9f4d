"""What a bot does at a table: its three answers as moves of the game."""

from collections.abc import Sequence

from reverie.bots.player import Bot
from reverie.game.moves import CastVotes, PlayCards, TellClue, TurnMove
from reverie.game.pieces import Clue, ClueKind, Holder, Phase, Turn
from reverie.game.view import View


def bots_move(
    bot: Bot, view: View, past: Sequence[Turn], seed: str, by: Holder = Holder.BOT
) -> TurnMove | None:
    """The bot's move for the seat that sees this view, or None where it has nothing to do."""
    game, own = view.open, view.own
    if own is None or own.seat not in game.waiting_for:
        return None
    match game.phase:
        case Phase.RACING | Phase.TELLING:
            card, text = bot.tell(view, past, seed)
            return TellClue(own.seat, game.turn, card, Clue(ClueKind.TEXT, text), by)
        case Phase.CHOOSING:
            return PlayCards(own.seat, game.turn, bot.play(view, seed), by)
        case Phase.VOTING:
            slots = bot.vote(view, seed)
            if own.wanted is not None and own.wanted.red:
                return CastVotes(own.seat, game.turn, slots[:-1], by, slots[-1])
            return CastVotes(own.seat, game.turn, slots, by)
        case _:
            return None
