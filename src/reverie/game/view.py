"""`view`: what one seat, or a spectator, may see of a game (D5, D6).

This is the only way out for a game's secrets. Hidden are other hands, the draw pile, who played
which card, and votes; all of them until the turn is scored, hands and pile for ever. A view is
built from what is open, field by field; nothing is taken from the state and then blanked.

The open part is the same for everyone, so it can be encoded once for a whole table.
"""

from msgspec import Struct

from reverie.game.pieces import Card, Clue, Colour, Holder, Phase, Seat, Slot
from reverie.game.state import Game, Turn, waiting_for


class OpenTable(Struct, frozen=True):
    """What lies open on the table, for players, spectators and the big screen alike."""

    phase: Phase
    turn: int
    goal: int
    colours: tuple[Colour, ...]
    holders: tuple[Holder, ...]
    scores: tuple[int, ...]
    storyteller: Seat | None
    clue: Clue | None
    board: tuple[Card, ...]
    waiting_for: tuple[Seat, ...]
    pile: int
    discarded: int
    reshuffled: bool
    last_turn: Turn | None
    winners: tuple[Seat, ...]


class OwnSeat(Struct, frozen=True):
    """What only the player of a seat sees: the hand, the choices made, and which slots are his."""

    seat: Seat
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    slots: tuple[Slot, ...]
    votes: tuple[Slot, ...]


class View(Struct, frozen=True):
    """One seat's sight of the game; a spectator has no seat of his own."""

    table: OpenTable
    own: OwnSeat | None


def view(game: Game, seat: Seat | None) -> View:
    """Return what this seat may see; None is a spectator."""
    return View(open_table(game), None if seat is None else own_seat(game, seat))


def open_table(game: Game) -> OpenTable:
    """Return what everyone may see."""
    return OpenTable(
        phase=game.phase,
        turn=game.turn,
        goal=game.goal,
        colours=game.colours,
        holders=game.holders,
        scores=game.scores,
        storyteller=game.storyteller,
        clue=game.clue,
        board=game.board,
        waiting_for=waiting_for(game),
        pile=len(game.pile),
        discarded=len(game.discard),
        reshuffled=bool(game.draws) and game.draws[-1].reshuffled,
        last_turn=game.turns[-1] if game.turns else None,
        winners=game.winners,
    )


def own_seat(game: Game, seat: Seat) -> OwnSeat:
    """Return what the player of this seat sees beyond the open table."""
    played = game.played[seat]
    return OwnSeat(
        seat=seat,
        hand=game.hands[seat],
        played=played,
        slots=tuple(slot for slot, card in enumerate(game.board, start=1) if card in played),
        votes=game.votes[seat],
    )
