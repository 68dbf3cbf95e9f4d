"""Whole games between random players, one record a game; the same seed gives the same bytes.

Every game has a random source of its own, made from the seed and the game's number, so the
number of processes changes nothing but the time it takes.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

from reverie.bots import random_move
from reverie.game import (
    Colour,
    End,
    Game,
    StartGame,
    TurnMove,
    Variant,
    play,
    play_out,
    view,
    waiting_for,
)
from reverie.game.record import Record, record, write_record

CARDS = 84


def simulate(  # noqa: PLR0913, PLR0917  the options of the command
    players: int,
    games: int,
    seed: int,
    cards: int = CARDS,
    jobs: int = 1,
    variant: Variant = Variant.ODYSSEY,
) -> Iterator[bytes]:
    """The records of so many games, in order, each one line of JSON."""
    line = partial(_line, players, seed, cards, variant)
    if jobs == 1:
        yield from map(line, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as processes:
        chunk = max(1, min(50, games // (4 * jobs)))
        yield from processes.map(line, range(games), chunksize=chunk)


def random_game(
    players: int,
    rng: Random,
    cards: int = CARDS,
    variant: Variant = Variant.ODYSSEY,
    end: End | None = None,
) -> Record:
    """One game between random players, from the deal to the end."""
    colours = tuple(Colour)[:players]
    start = StartGame(
        colours,
        deck=tuple(f"card-{number:03}" for number in range(1, cards + 1)),
        end=end,
        bots=tuple(range(players)),
        variant=variant,
    )

    def choose(game: Game) -> TurnMove:
        move = random_move(view(game, rng.choice(waiting_for(game))), rng)
        assert move is not None
        return move

    game = play_out(play(Game(), start, rng)[0], choose, rng)
    return record(game, [colour.value for colour in colours])


def _line(players: int, seed: int, cards: int, variant: Variant, number: int) -> bytes:
    rng = Random(f"{seed}/{number}")  # noqa: S311  repeatable
    return write_record(random_game(players, rng, cards, variant))
