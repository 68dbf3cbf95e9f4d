"""Games a second through decide and apply, against the same games in one plain loop.

python -m benchmarks.core             measure
python -m benchmarks.core --profile   say where the core's time goes
"""

import cProfile
import pstats
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median

from benchmarks.plain_loop import PLAYERS, play_plainly
from reverie.game import (
    CastVotes,
    Clue,
    ClueKind,
    Colour,
    Game,
    Phase,
    PlayCards,
    StartGame,
    TellClue,
    play,
)

GAMES = 300
ROUNDS = 11
DECK = [f"card-{number:03}" for number in range(1, 85)]
CLUE = Clue(ClueKind.TEXT, "a clue")


def play_by_the_rules(deck: list[str], rng: Random) -> list[int]:
    """Play one game by moves and events, and return the final scores."""
    game, _ = play(Game(), StartGame(tuple(Colour)[:PLAYERS], tuple(deck)), rng)
    teller = rng.randrange(PLAYERS)
    while game.phase is not Phase.OVER:
        turn = game.turn
        others = [seat for seat in range(PLAYERS) if seat != teller]
        game, _ = play(game, TellClue(teller, turn, rng.choice(game.hands[teller]), CLUE), rng)
        for seat in others:
            game, _ = play(game, PlayCards(seat, turn, (rng.choice(game.hands[seat]),)), rng)
        for seat in others:
            own = game.played[seat][0]
            slots = [slot for slot, card in enumerate(game.board, start=1) if card != own]
            game, _ = play(game, CastVotes(seat, turn, tuple(rng.choices(slots, k=2))), rng)
        teller = (teller + 1) % PLAYERS
    return list(game.scores)


def seconds(player: Callable[[list[str], Random], list[int]]) -> float:
    """The processor time it takes to play all the games."""
    start = time.process_time()
    for number in range(GAMES):
        player(DECK, Random(number))
    return time.process_time() - start


def main() -> None:
    """Print both rates and the ratio of their times, as the median of alternating rounds."""
    for number in range(20):
        assert play_by_the_rules(DECK, Random(number)) == play_plainly(DECK, Random(number))
    rounds = [(seconds(play_plainly), seconds(play_by_the_rules)) for _ in range(ROUNDS)]
    loop, core = (median(times) for times in zip(*rounds, strict=True))
    ratio = median(core / loop for loop, core in rounds)
    print(f"plain loop      {GAMES / loop:8.0f} games/s")
    print(f"decide + apply  {GAMES / core:8.0f} games/s")
    print(f"the core takes {ratio:.2f} x the loop's time (at most 6 x is the goal)")


def profile() -> None:
    """Print which functions the core's time goes to."""
    with cProfile.Profile() as profiler:
        seconds(play_by_the_rules)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(18)


if __name__ == "__main__":
    profile() if "--profile" in sys.argv else main()
