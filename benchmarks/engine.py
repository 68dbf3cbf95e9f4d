"""What an engine of the bots costs, measured in a process of its own: time, and memory.

Whole games of six and of twelve bots are played in every language. A look is a first one if some
card of the hand or on the board is new to the bot in that language. Then games with one made-up
pack after the other fill all that can be kept in mind.
"""

import gc
import os
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

from msgspec import Struct

from benchmarks.serving import resident
from reverie.bots import (
    PERSONALITIES,
    Bot,
    Engine,
    Lexical,
    Personality,
    best_engine,
    bots_move,
    sights_of,
)
from reverie.bots.knowledge import ENGLISH, LANGUAGES, bank, symbols
from reverie.bots.sight import Sight
from reverie.cards import shipped
from reverie.game import (
    Game,
    Phase,
    StartGame,
    TurnMove,
    View,
    play,
    play_out,
    turns_of,
    view,
    waiting_for,
)

GAMES = (6, 6, 6, 12, 12)
"""how many play in each, in each language"""
MADE_UP_PACKS, CARDS = 12, 84
ENGINES: Mapping[str, Callable[[], Engine]] = {"word lists": Lexical, "encoder": best_engine}

Kind = tuple[str, bool]
"""tell, play or vote, and whether it was a first look"""


class Costs(Struct, frozen=True):
    """What was measured; times are in seconds of the processor, memory is in bytes."""

    loading: float
    memory_loaded: int
    memory_after_games: int
    memory_full: int
    decisions: dict[Kind, list[float]]


def costs(engine: str) -> Costs:
    """Measure an engine in a fresh process."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(_measured, engine).result()


def _measured(name: str) -> Costs:
    pack = shipped()[0]
    sights = sights_of([pack])
    memory = partial(resident, os.getpid())
    gc.set_threshold(20_000, 5, 5)  # as the server does
    before, started = memory(), time.process_time()
    engine = ENGINES[name]()
    engine.prepare(sights.values())
    gc.freeze()  # as the server does too
    loading, loaded = time.process_time() - started, memory()
    decisions: defaultdict[Kind, list[float]] = defaultdict(list)
    for language in LANGUAGES:
        rng = Random(language)
        bots = [Bot(who, engine, sights, language) for who in PERSONALITIES]
        known: set[tuple[Personality, str]] = set()
        for seats in GAMES:
            for bot, seen, seconds in _game(rng.sample(bots, seats), pack.card_ids, rng):
                looked_at = {(bot.personality, card) for card in _cards(seen)}
                decisions[_asked(seen), not looked_at <= known].append(seconds)
                known |= looked_at
    after_games = memory()
    rng = Random(MADE_UP_PACKS)
    for number in range(MADE_UP_PACKS):
        language = rng.choice(LANGUAGES)
        made_up = _made_up_pack(number, language, rng)
        engine.prepare(made_up.values())
        bots = [Bot(who, engine, made_up, language) for who in PERSONALITIES]
        for _, seen, seconds in _game(bots, tuple(made_up), rng):
            decisions[_asked(seen), True].append(seconds)
    return Costs(loading, loaded - before, after_games - before, memory() - before, dict(decisions))


def _made_up_pack(number: int, language: str, rng: Random) -> dict[str, Sight]:
    """Cards with many words, every other pack with sentences and every other one with clues."""
    words = [word for known in symbols(language).values() for word in known]
    english = [word for known in symbols(ENGLISH).values() for word in known]
    cards = [f"{number}/{card}" for card in range(CARDS)]
    return {
        card: Sight(
            card,
            words={language: " ".join(rng.sample(words, 10))} if number % 2 else {},
            things=tuple(rng.sample(english, 6)),
            feelings=tuple(rng.sample(english, 4)),
            clues=() if number % 2 else tuple(p.words[language] for p in rng.sample(bank(), 6)),
        )
        for card in cards
    }


def _game(bots: Sequence[Bot], deck: tuple[str, ...], rng: Random) -> list[tuple[Bot, View, float]]:
    """Play a game; for each decision, who made it, what there was to see, and what it took."""
    colours = tuple(bot.personality.colour for bot in bots)
    start = StartGame(colours, deck, bots=tuple(range(len(bots))))
    decisions = []

    def choose(game: Game) -> TurnMove:
        seat = rng.choice(waiting_for(game))
        seen, seed = view(game, seat), str(rng.random())
        started = time.process_time()
        move = bots_move(bots[seat], seen, turns_of(game), seed)
        decisions.append((bots[seat], seen, time.process_time() - started))
        assert move is not None
        return move

    play_out(play(Game(), start, rng)[0], choose, rng)
    return decisions


def _asked(seen: View) -> str:
    match seen.open.phase:
        case Phase.CHOOSING:
            return "play"
        case Phase.VOTING:
            return "vote"
        case _:
            return "tell"


def _cards(seen: View) -> tuple[str, ...]:
    """What the seat has to think about."""
    assert seen.own is not None
    return seen.open.board if seen.open.phase is Phase.VOTING else seen.own.hand
