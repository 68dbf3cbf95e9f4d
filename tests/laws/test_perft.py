"""Exact counts, the perft of chess: legal moves and reachable positions by depth.

Two implementations count the same trees: the game, and `tests.naive`, which shares no code with
it. The counts are kept in tests/data/perft.json; `python -m tests.laws.test_perft` prints them.
"""

import json
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from reverie.game import CastVotes, Game, Move, PlayCards, Refusal, TellClue, decide, replay
from tests import naive
from tests.tabletop import HUM, NO_CHANCE, deal, voting

DATA = Path(__file__).parent.parent / "data" / "perft.json"
TREES: list[dict[str, Any]] = json.loads(DATA.read_text())
P = TypeVar("P")

Counts = dict[str, list[int]]


def count(
    root: P, depth: int, key: Callable[[P], Hashable], following: Callable[[P], Iterable[P]]
) -> Counts:
    """Walk the tree level by level; a position reached in two ways is one position."""
    level = {key(root): root}
    counts: Counts = {"positions": [1], "moves": []}
    for _ in range(depth):
        reached: dict[Hashable, P] = {}
        moves = 0
        for position in level.values():
            for after in following(position):
                moves += 1
                reached[key(after)] = after
        level = reached
        counts["moves"].append(moves)
        counts["positions"].append(len(level))
    return counts


def by_the_game(tree: dict[str, Any]) -> Counts:
    root = deal(tree["players"], tree["cards"], goal=tree["goal"])
    if tree["from"] == "voting":
        root = voting(root)
    return count(root, tree["depth"], lambda game: game, games_after)


def games_after(game: Game) -> Iterable[Game]:
    for what, seat, choice in naive.thinkable(
        {"players": game.players, "deck": game.deck, "board": game.board}
    ):
        decision = decide(game, as_move(game, what, seat, choice), NO_CHANCE)
        if not isinstance(decision, Refusal):
            yield replay(decision, game)


def as_move(game: Game, what: str, seat: int, choice: Any) -> Move:  # noqa: ANN401  cards or slots
    match what:
        case "clue":
            return TellClue(seat, game.turn, choice, HUM)
        case "play":
            return PlayCards(seat, game.turn, choice)
        case _:
            return CastVotes(seat, game.turn, choice)


def by_the_naive(tree: dict[str, Any]) -> Counts:
    root = naive.start(tree["players"], tree["cards"], tree["goal"])
    if tree["from"] == "voting":
        root = naive.play(root, ("clue", 0, root["hands"][0][0]))
        for seat in range(1, tree["players"]):
            wanted = 2 if tree["players"] == 3 else 1
            root = naive.play(root, ("play", seat, root["hands"][seat][:wanted]))
    return count(root, tree["depth"], key_of, positions_after)


def positions_after(position: naive.Position) -> Iterable[naive.Position]:
    for move in naive.thinkable(position):
        if naive.legal(position, move):
            yield naive.play(position, move)


def key_of(position: naive.Position) -> Hashable:
    return json.dumps(position, sort_keys=True)


def name(tree: dict[str, Any]) -> str:
    return f"{tree['players']} from {tree['from']}, {tree['cards']} cards to {tree['goal']}"


@pytest.mark.parametrize("tree", TREES, ids=name)
@pytest.mark.parametrize("counted", [by_the_game, by_the_naive])
def test_counts(tree: dict[str, Any], counted: Callable[[dict[str, Any]], Counts]) -> None:
    """R4, R5, R6, R7, R8, R16, R17, R18: the tree has exactly so many moves and positions."""
    assert counted(tree) == {"positions": tree["positions"], "moves": tree["moves"]}


def print_counts() -> None:
    """Print the table anew, as the naive implementation counts it."""
    rows = [json.dumps(tree | by_the_naive(tree)) for tree in TREES]
    print("[\n  " + ",\n  ".join(rows) + "\n]")  # noqa: T201  this is what it is for


if __name__ == "__main__":
    print_counts()
