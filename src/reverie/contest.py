"""`reverie bots evaluate --game`: bots in one of the games, against a player without taste.

Chance has one seat, or in Pairs both seats of a pair; bots have the others. What a turn is worth to
whoever tells and to whoever does not is told apart, for these are two arts.
"""

from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random

from msgspec import Struct, field

from reverie.bots import PERSONALITIES, Bot, Engine, Sight, bots_move, random_move, sights_of
from reverie.bots.knowledge import LANGUAGES
from reverie.cards import Pack
from reverie.game import (
    Game,
    Seat,
    StartGame,
    TurnMove,
    Variant,
    may_play,
    play,
    play_out,
    rabbits_of,
    turns_of,
    view,
    waiting_for,
)
from reverie.game.pieces import FEWEST_PLAYERS, MOST_PLAYERS

CHANCE, BOTS = "chance", "bots"
AT_MOST = 4
"""numbers of players that are tried, spread over those that the game allows"""


class Mean(Struct, frozen=True):
    """A mean, with the bounds within which it lies 19 times out of 20."""

    value: float
    error: float

    @property
    def low(self) -> float:
        """The lower bound."""
        return self.value - self.error

    @property
    def high(self) -> float:
        """The upper bound."""
        return self.value + self.error

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.error:.2f}"


class Results(Struct):
    """What came of the games of so many players, by who plays: points a turn, and wins."""

    telling: dict[str, list[float]] = field(default_factory=lambda: {CHANCE: [], BOTS: []})
    answering: dict[str, list[float]] = field(default_factory=lambda: {CHANCE: [], BOTS: []})
    wins: list[float] = field(default_factory=list)
    """chance's share of each game"""
    fair: float = 0.0
    """what it would win if all were alike"""


def report_on(
    variant: Variant, pack: Pack, engines: Mapping[str, Engine], games: int
) -> Iterator[str]:
    """How bots and chance fare in this game, line by line as it is measured."""
    yield f"{variant}: points a turn in {games} games each, of which chance plays one rabbit"
    for name, engine in engines.items():
        yield f"  bots with {name}:"
        for players in sizes(variant):
            found = contest(variant, pack, engine, players, games)
            telling, answering = (
                f"bots {mean(part[BOTS])}, chance {mean(part[CHANCE])}"
                for part in (found.telling, found.answering)
            )
            yield f"    {players:2} seats  telling: {telling}; answering: {answering}"
            yield f"              chance wins {mean(found.wins)} (all alike: {found.fair:.2f})"


def sizes(variant: Variant) -> list[int]:
    """Some of the numbers that may play this game, the fewest and the most among them."""
    fitting = [n for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if may_play(variant, n)]
    step = (len(fitting) - 1) / (AT_MOST - 1)
    return sorted({fitting[round(at * step)] for at in range(AT_MOST)})


def contest(variant: Variant, pack: Pack, engine: Engine, players: int, games: int) -> Results:
    """So many games of so many players."""
    found, sights = Results(), sights_of([pack])
    for number in range(games):
        rng = Random(f"contest/{variant}/{players}/{number}")  # noqa: S311  repeatable
        language = LANGUAGES[number * len(LANGUAGES) // games]
        _count(found, _played(variant, pack, _bots(engine, sights, players, language, rng), rng))
    return found


def _bots(
    engine: Engine, sights: Mapping[str, Sight], players: int, language: str, rng: Random
) -> list[Bot]:
    who = rng.sample(PERSONALITIES, players)
    return [Bot(each, engine, sights, language) for each in who]


def _played(variant: Variant, pack: Pack, bots: list[Bot], rng: Random) -> Game:
    """A whole game, in which chance has the rabbit of seat 0."""
    start = StartGame(
        tuple(bot.personality.colour for bot in bots),
        pack.card_ids,
        bots=tuple(range(len(bots))),
        variant=variant,
    )
    game, _ = play(Game(), start, rng)
    rabbits = rabbits_of(game)

    def choose(game: Game) -> TurnMove:
        seat = rng.choice(waiting_for(game))
        seen, seed = view(game, seat), str(rng.random())
        if rabbits[seat] == 0:
            move = random_move(seen, rng)
        else:
            move = bots_move(bots[seat], seen, turns_of(game), seed)
        assert move is not None
        return move

    return play_out(game, choose, rng)


def _count(found: Results, game: Game) -> None:
    rabbits = rabbits_of(game)

    def who(seat: Seat) -> str:
        return BOTS if rabbits[seat] else CHANCE

    for turn in game.turns:
        told = rabbits[turn.storyteller]
        found.telling[who(turn.storyteller)].append(turn.points[turn.storyteller])
        for seat in sorted(set(rabbits) - {told}):
            found.answering[who(seat)].append(turn.points[seat])
    found.wins.append((0 in game.winners) / len({rabbits[seat] for seat in game.winners}))
    found.fair = 1 / len(set(rabbits))


def mean(values: list[float]) -> Mean:
    """The mean of what was measured."""
    if not values:
        return Mean(0.0, 0.0)
    middle = sum(values) / len(values)
    return Mean(middle, 1.96 * sqrt(sum((v - middle) ** 2 for v in values)) / len(values))
