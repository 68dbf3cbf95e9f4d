"""Short words for setting up a game in a test, and a chance that leaves nothing to chance."""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, TypeVar

from reverie.game import (
    Card,
    CastVotes,
    Chance,
    Clue,
    ClueKind,
    Code,
    Colour,
    Decision,
    End,
    EndKind,
    Game,
    Move,
    Phase,
    PlayCards,
    Refusal,
    Seat,
    StartGame,
    TellClue,
    Variant,
    decide,
    play,
    waiting_for,
)

T = TypeVar("T")

HUM = Clue(ClueKind.TEXT, "hum")


class NoChance:
    """Nothing is shuffled: cards are dealt, laid and drawn in the order they come in.

    With it, seat 0 is dealt the first cards of the deck, seat 1 the next, and so on, and with
    four players or more the card of seat i lies on slot i + 1.
    """

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        pass

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        return list(population[:k])


NO_CHANCE = NoChance()


def deck(cards: int = 84) -> tuple[Card, ...]:
    return tuple(f"c{number:03}" for number in range(cards))


def deal(  # noqa: PLR0913  all that one may agree on
    players: int,
    cards: int = 84,
    *,
    goal: int | None = None,
    bots: tuple[Seat, ...] = (),
    variant: Variant = Variant.ODYSSEY,
    end: End | None = None,
) -> Game:
    end = end if goal is None else to_goal(goal)
    start = StartGame(tuple(Colour)[:players], deck(cards), end, bots, variant)
    return play(Game(), start, NO_CHANCE)[0]


def to_goal(points: int) -> End:
    return End(EndKind.GOAL, points)


def after(game: Game, *moves: Move, rng: Chance = NO_CHANCE) -> Game:
    for move in moves:
        game, _ = play(game, move, rng)
    return game


def clue(game: Game, seat: Seat) -> TellClue:
    card = game.hands[seat][0] if game.rules.clue_for_card else None
    return TellClue(seat, game.turn, card, HUM, game.holders[seat])


def cards(game: Game, seat: Seat, *, first: int = 0) -> PlayCards:
    picked = game.hands[seat][first : first + game.rules.cards]
    return PlayCards(seat, game.turn, picked, game.holders[seat])


def votes(game: Game, seat: Seat, *slots: int) -> CastVotes:
    most = game.rules.votes.most
    red = 1 if game.rules.red_vote and seat == game.storyteller else None
    chosen = slots or open_slots(game, seat)[:most]
    return CastVotes(seat, game.turn, chosen, game.holders[seat], red)


def open_slots(game: Game, seat: Seat) -> tuple[int, ...]:
    """The slots this seat may vote for."""
    own = game.played[seat]
    if game.rules.pairs:
        own += game.played[(seat + game.players // 2) % game.players]
    allowed = game.rules.own_card
    return tuple(slot for slot, card in enumerate(game.board, 1) if allowed or card not in own)


def slot_of(game: Game, seat: Seat, nth: int = 0) -> int:
    """The slot on which this seat's card lies."""
    return game.board.index(game.played[seat][nth]) + 1


def choosing(game: Game, teller: Seat = 0) -> Game:
    """The game once the clue is told."""
    return after(game, clue(game, teller))


def voting(game: Game, teller: Seat = 0, rng: Chance = NO_CHANCE) -> Game:
    """The game once all cards are laid."""
    game = choosing(game, teller)
    while game.phase is Phase.CHOOSING:
        game = after(game, cards(game, waiting_for(game)[0]), rng=rng)
    return game


def voted(game: Game, by_seat: Mapping[Seat, Sequence[Seat]] | None = None) -> Game:
    """The game after all votes; a vote names the seat whose card it is for."""
    for seat in waiting_for(game):
        targets = by_seat[seat] if by_seat is not None else ()
        game = after(game, votes(game, seat, *(slot_of(game, target) for target in targets)))
    return game


def whole_turn(game: Game) -> Game:
    """The game after one more turn in which everybody votes for the first open slots."""
    return voted(voting(game, game.storyteller or 0))


def game_in(phase: Phase, players: int = 4, variant: Variant = Variant.ODYSSEY) -> Game:
    """A game that has come to this phase; to telling in its second turn."""
    match phase:
        case Phase.RACING:
            return deal(players, variant=variant)
        case Phase.CHOOSING:
            return choosing(deal(players, variant=variant))
        case Phase.VOTING:
            return voting(deal(players, variant=variant))
        case Phase.TELLING:
            return whole_turn(deal(players, variant=variant))
        case Phase.OVER:
            game = deal(players, variant=variant, end=End(EndKind.TELLINGS, 1))
            while game.phase is not Phase.OVER:
                game = whole_turn(game)
            return game
        case _:
            return Game()


def refused(game: Game, move: Move) -> Code:
    """The code with which a move is refused."""
    decision: Decision = decide(game, move, NO_CHANCE)
    assert isinstance(decision, Refusal), f"{move} was accepted: {decision}"
    return decision.code
