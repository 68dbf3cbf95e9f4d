"""`view`: what one seat, or a spectator, may see of a game (D5, D6).

This is the only way from a game to a player. Other hands and the draw pile are always hidden;
who played which card, and the votes, until the turn is scored. A view is built from what is open;
nothing is taken from the state and then blanked. A `Turn` or a `Clue` is open as a whole.

The open part is the same for everyone, so it can be encoded once for a whole table.

A view also says what is wanted, so that nobody who sees one has to know the rules.
"""

from msgspec import Struct

from reverie.game.pieces import Card, Clue, Colour, Holder, Phase, Range, Seat, Slot, Turn
from reverie.game.rules import Variant
from reverie.game.state import Game, waiting_for

NO_VOTES = Range(0, 0)


class OpenGame(Struct, frozen=True):
    """What lies open, for players, spectators and the big screen alike."""

    phase: Phase
    variant: Variant
    turn: int
    goal: int
    cards_to_play: int
    """by each who gives"""
    votes_to_cast: Range
    """by each who votes"""
    colours: tuple[Colour, ...]
    holders: tuple[Holder, ...]
    scores: tuple[int, ...]
    storyteller: Seat | None
    clue: Clue | None
    board: tuple[Card, ...]
    waiting_for: tuple[Seat, ...]
    draw_pile: int
    discard_pile: int
    reshuffled: bool
    last_turn: Turn | None
    winners: tuple[Seat, ...]


class Wanted(Struct, frozen=True):
    """What a seat may choose in this phase, be it for the first time or anew (D2)."""

    cards: int
    """of the hand, to give or to tell a clue for"""
    votes: Range
    slots: tuple[Slot, ...]
    """to vote for"""


class OwnSeat(Struct, frozen=True):
    """What only the player of a seat sees: hand, choices, and on which slots their cards lie."""

    seat: Seat
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    slots: tuple[Slot, ...]
    votes: tuple[Slot, ...]
    wanted: Wanted | None
    """None where there is nothing to choose"""


class View(Struct, frozen=True):
    """One seat's sight of the game; for a spectator there is no seat."""

    open: OpenGame
    own: OwnSeat | None


def view(game: Game, seat: Seat | None) -> View:
    """Return what this seat may see; None is a spectator."""
    return View(open_game(game), None if seat is None else own_seat(game, seat))


def open_game(game: Game) -> OpenGame:
    """Return what everyone may see."""
    return OpenGame(
        phase=game.phase,
        variant=game.rules.variant,
        turn=game.turn,
        goal=game.rules.goal,
        cards_to_play=game.rules.cards,
        votes_to_cast=game.rules.votes,
        colours=game.colours,
        holders=game.holders,
        scores=game.scores,
        storyteller=game.storyteller,
        clue=game.clue,
        board=game.board,
        waiting_for=waiting_for(game),
        draw_pile=len(game.draw_pile),
        discard_pile=len(game.discard_pile),
        reshuffled=bool(game.draws) and game.draws[-1].reshuffled,
        last_turn=game.turns[-1] if game.turns else None,
        winners=game.winners,
    )


def own_seat(game: Game, seat: Seat) -> OwnSeat:
    """Return what the player of this seat sees beside what is open."""
    if not 0 <= seat < len(game.hands):
        raise ValueError(f"there is no seat {seat}")
    played = game.played[seat]
    slots = tuple(sorted([game.board.index(card) + 1 for card in played])) if game.board else ()
    return OwnSeat(
        seat=seat,
        hand=game.hands[seat],
        played=played,
        slots=slots,
        votes=game.votes[seat],
        wanted=_wanted(game, seat, slots),
    )


def _wanted(game: Game, seat: Seat, own_slots: tuple[Slot, ...]) -> Wanted | None:
    match game.phase:
        case Phase.RACING:
            return Wanted(cards=1, votes=NO_VOTES, slots=())
        case Phase.TELLING if seat == game.storyteller:
            return Wanted(cards=1, votes=NO_VOTES, slots=())
        case Phase.CHOOSING if seat != game.storyteller:
            return Wanted(cards=game.rules.cards, votes=NO_VOTES, slots=())
        case Phase.VOTING if seat != game.storyteller:
            slots = [slot for slot in range(1, len(game.board) + 1) if slot not in own_slots]
            return Wanted(cards=0, votes=game.rules.votes, slots=tuple(slots))
        case _:
            return None
