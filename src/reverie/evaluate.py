"""`reverie bots evaluate`: how well bots understand people, how well they tell, and who wins.

Understanding is measured by clues that the bank and all tuning never saw, telling and winning by
games between bots. A blind guess is printed beside each figure.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from random import Random

import msgspec
from msgspec import Struct

from reverie.bots import PERSONALITIES, Bot, Engine, Lexical, Sight, bots_move, random_move
from reverie.bots.knowledge import FOLDER, LANGUAGES
from reverie.cards import Pack, shipped
from reverie.game import Game, Phase, StartGame, Turn, play, view, waiting_for
from reverie.server.bots import sights_of

BOARD = HAND = 6
DRAWS = 100
"""of other cards, for each clue"""
SEATS = (3, 4, 6, 8, 12)
NOBODY = "by chance"

Sights = Mapping[str, Sight]


class HumanClue(Struct, frozen=True):
    """What a person said to a picture."""

    card: str
    language: str
    distance: str
    """near, middle or far"""
    clue: str


Decoys = Callable[[HumanClue, Random], Sequence[str]]


class Share(Struct, frozen=True):
    """A share, with the bounds within which it lies 19 times out of 20."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


def report(games: int, tellings: int) -> Iterator[str]:
    """All of it, line by line as it is measured."""
    pack = shipped()[0]
    sights = sights_of([pack])
    engine = Lexical()
    clues = human_clues()
    yield f"{len(clues)} clues of people, one of {BOARD} cards (a guess: 0.17, with two 0.33)"
    for name, decoys in (
        ("others by chance", partial(by_chance, sights)),
        ("others chosen by bots", partial(chosen_by, engine, sights)),
    ):
        yield f"  {name}:"
        for group, some in _groups(clues):
            first, two = understanding(engine, sights, some, decoys)
            yield f"    {group:7} first {first}, with two {two}"
    yield "turns in which some votes, but not all, find a bot's card:"
    for seats in SEATS:
        share = told_well(pack, engine, seats, tellings)
        yield f"  {seats:2} seats: {share}"
    yield f"wins in {games} games of six, of which chance plays one:"
    for name, share in tournament(pack, engine, games).items():
        yield f"  {name:12} {share}"


def human_clues() -> tuple[HumanClue, ...]:
    """The clues that the bank and all tuning never saw."""
    lines = (FOLDER / "heldout.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=HumanClue) for line in lines)


# --- understanding -----------------------------------------------------------------------


def understanding(
    engine: Engine, sights: Sights, clues: Sequence[HumanClue], decoys: Decoys
) -> tuple[Share, Share]:
    """How often a card is found among others by its clue, at the first guess and with two."""
    rng = Random(1)  # noqa: S311  repeatable
    first, two = [], []
    for clue in clues:
        better: Counter[int] = Counter()
        for _ in range(DRAWS):
            cards = [clue.card, *decoys(clue, rng)]
            right, *others = engine.fits(clue.clue, clue.language, [sights[c] for c in cards])
            better[sum(fit >= right for fit in others)] += 1
        first.append(better[0] / DRAWS)
        two.append((better[0] + better[1]) / DRAWS)
    return _mean(first), _mean(two)


def by_chance(sights: Sights, clue: HumanClue, rng: Random) -> list[str]:
    """Other cards of the deck."""
    return rng.sample([card for card in sights if card != clue.card], BOARD - 1)


def chosen_by(engine: Engine, sights: Sights, clue: HumanClue, rng: Random) -> list[str]:
    """The cards that five bots would play to a clue, each out of a hand of its own."""
    cards = rng.sample([card for card in sights if card != clue.card], HAND * (BOARD - 1))
    chosen = []
    for at, personality in enumerate(PERSONALITIES[: BOARD - 1]):
        hand = cards[at * HAND : (at + 1) * HAND]
        fits = engine.fits(clue.clue, clue.language, [sights[card] for card in hand])
        felt = [fit + rng.gauss(0, personality.noise) for fit in fits]
        chosen.append(hand[felt.index(max(felt))])
    return chosen


def _groups(clues: Sequence[HumanClue]) -> Iterator[tuple[str, list[HumanClue]]]:
    yield "all", list(clues)
    for language in LANGUAGES:
        yield language, [clue for clue in clues if clue.language == language]
    for distance in ("near", "middle", "far"):
        yield distance, [clue for clue in clues if clue.distance == distance]


# --- telling and winning -----------------------------------------------------------------


def told_well(pack: Pack, engine: Engine, seats: int, tellings: int) -> Share:
    """The share of turns for which the storyteller gets points."""
    sights = sights_of([pack])
    turns: list[Turn] = []
    number = 0
    while len(turns) < tellings:
        number += 1
        rng = Random(f"told/{seats}/{number}")  # noqa: S311  repeatable
        people = rng.sample(PERSONALITIES, seats)
        bots = [Bot(who, engine, sights, rng.choice(LANGUAGES)) for who in people]
        turns += _played(pack, bots, rng).turns
    return _mean([float(turn.points[turn.storyteller] > 0) for turn in turns])


def tournament(pack: Pack, engine: Engine, games: int) -> dict[str, Share]:
    """The share of games that each personality has won of those it played in."""
    won: dict[str, list[float]] = {name: [] for name in (*_names(), NOBODY)}
    sights = sights_of([pack])
    for number in range(games):
        rng = Random(f"tournament/{number}")  # noqa: S311  repeatable
        people = rng.sample(PERSONALITIES, BOARD - 1)
        bots: list[Bot | None] = [Bot(who, engine, sights) for who in people]
        bots.append(None)
        rng.shuffle(bots)
        game = _played(pack, bots, rng)
        for seat, bot in enumerate(bots):
            name = NOBODY if bot is None else bot.personality.name
            won[name].append((seat in game.winners) / len(game.winners))
    return {name: _mean(results) for name, results in won.items() if results}


def _names() -> list[str]:
    return [personality.name for personality in PERSONALITIES]


def _played(pack: Pack, bots: Sequence[Bot | None], rng: Random) -> Game:
    """A whole game; a seat without a bot leaves all to chance."""
    colours = tuple(rng.sample([each.colour for each in PERSONALITIES], len(bots)))
    everybody = tuple(range(len(bots)))
    game, _ = play(Game(), StartGame(colours, pack.card_ids, bots=everybody), rng)
    while game.phase is not Phase.OVER:
        seat = rng.choice(waiting_for(game))
        bot, seen = bots[seat], view(game, seat)
        seed = str(rng.random())
        move = random_move(seen, rng) if bot is None else bots_move(bot, seen, game.turns, seed)
        assert move is not None
        game, _ = play(game, move, rng)
    return game


def _mean(values: Sequence[float]) -> Share:
    mean = sum(values) / len(values)
    error = 1.96 * sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
    return Share(mean, max(0.0, mean - error), min(1.0, mean + error))
