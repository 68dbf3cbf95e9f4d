"""The state of a game: one frozen value from which everything else follows.

The draw pile has no order. A card is drawn at random at the moment it is drawn, which is the
same game as drawing from a pile that was shuffled before, but leaves no order that could leak,
and lets a record, which does not hold one, rebuild exactly this state.

Played cards stay in the hand until all are laid on the board, since they may be changed (D2). So
at any time hands, board, draw pile and discard pile together are the deck.
"""

from typing import TypeVar

from msgspec import Struct

from reverie.game.phases import PHASES, Actors
from reverie.game.pieces import Card, Clue, Colour, Holder, PastTurn, Phase, Seat, Slot
from reverie.game.rules import Givers, Rules, Voters

T = TypeVar("T")

OTHERS_GIVE, OTHERS_VOTE = Givers.OTHERS, Voters.OTHERS
"""what is asked for every move; to look an enum's member up takes longer than to compare it"""


class Draw(Struct, frozen=True):
    """What each seat was dealt or drew. Secret, unlike a turn, hence kept apart."""

    cards: tuple[tuple[Card, ...], ...]
    reshuffled: bool = False


class Game(Struct, frozen=True):
    """A game. `Game()` is an empty table, on which only `StartGame` is legal."""

    phase: Phase = Phase.SETTING_UP
    colours: tuple[Colour, ...] = ()
    deck: tuple[Card, ...] = ()
    rules: Rules = Rules()
    holders: tuple[Holder, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    draw_pile: tuple[Card, ...] = ()
    discard_pile: tuple[Card, ...] = ()
    scores: tuple[int, ...] = ()
    turn: int = 0
    storyteller: Seat | None = None
    clue: Clue | None = None
    played: tuple[tuple[Card, ...], ...] = ()
    board: tuple[Card, ...] = ()
    votes: tuple[tuple[Slot, ...], ...] = ()
    red: Slot | None = None
    """where the storyteller's red vote lies (P4)"""
    turns: tuple[PastTurn, ...] = ()
    draws: tuple[Draw, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def players(self) -> int:
        """How many play; it never changes in a game (D4)."""
        return len(self.colours)


def waiting_for(game: Game) -> tuple[Seat, ...]:
    """The seats whose choice the phase still waits for.

    In the race, and in a pair of which nobody has given a card, any one of them will do: see
    `awaited`.
    """
    return tuple(sorted([seat for seats in awaited(game) for seat in seats]))


def awaited(game: Game) -> list[tuple[Seat, ...]]:
    """What the phase still waits for: the seats of which one has to choose, for each choice."""
    match PHASES[game.phase].actors:
        case Actors.EVERYONE:
            return [tuple(range(game.players))]
        case Actors.STORYTELLER if game.storyteller is not None:
            return [(game.storyteller,)]
        case Actors.GIVERS:
            if game.rules.pairs:
                return _pairs_without_card(game)
            return [(s,) for s, cards in enumerate(game.played) if not cards and is_giver(game, s)]
        case Actors.VOTERS:
            return [(s,) for s, slots in enumerate(game.votes) if not slots and is_voter(game, s)]
        case _:
            return []


def is_giver(game: Game, seat: Seat) -> bool:
    """Whether it may be this seat that gives a card in this turn, as things stand."""
    givers = game.rules.givers
    if givers is OTHERS_GIVE:
        return seat != game.storyteller
    if givers is Givers.EVERYONE:
        return True
    return seat != game.storyteller and not game.played[partner_of(game, seat)]


def is_voter(game: Game, seat: Seat) -> bool:
    """Whether this seat votes in this turn."""
    voters = game.rules.voters
    if voters is OTHERS_VOTE:
        return seat != game.storyteller
    if voters is Voters.EVERYONE:
        return True
    return seat != game.storyteller and not game.played[seat]


def partner_of(game: Game, seat: Seat) -> Seat:
    """T1: who faces this seat."""
    return (seat + game.players // 2) % game.players


def own_cards(game: Game, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat, or its pair, has given in this turn."""
    if game.rules.pairs:
        return game.played[seat] + game.played[partner_of(game, seat)]
    return game.played[seat]


def _pairs_without_card(game: Game) -> list[tuple[Seat, ...]]:
    half = game.players // 2
    pairs = [(seat, seat + half) for seat in range(half)]
    open_pairs = [pair for pair in pairs if not any(game.played[seat] for seat in pair)]
    return [tuple(seat for seat in pair if seat != game.storyteller) for pair in open_pairs]


def new_draw_pile(game: Game) -> tuple[Card, ...]:
    """R16: what is left of the draw pile together with the discard pile."""
    return tuple(sorted(game.draw_pile + game.discard_pile))


def set_at(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same row of seats with another value at this one."""
    return (*row[:seat], value, *row[seat + 1 :])
