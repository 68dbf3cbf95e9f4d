"""Exact counts, the perft of chess: legal moves and reachable positions by depth.

Two implementations count the same trees: the game, and `tests.naive`, which shares no code with
it. The counts are kept in tests/data/perft.json; `python -m tests.laws.test_perft` prints them.
"""

import json
from collections.abc import Callable, Container, Hashable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from reverie.game import (
    CastVotes,
    Game,
    Move,
    PlayCards,
    Refusal,
    TellClue,
    Variant,
    decide,
    replay,
    waiting_for,
)
from tests import naive, tabletop
from tests.tabletop import HUM, NO_CHANCE, deal, to_goal, votes, voting

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
    goal = tree.get("goal")
    end = None if goal is None else to_goal(goal)
    root = deal(tree["players"], tree["cards"], variant=Variant(tree["game"]), end=end)
    if tree["from"] == "voting":
        root = voting(root)
    for _ in range(tree.get("voted", 0)):
        root = tabletop.after(root, votes(root, waiting_for(root)[0]))
    return count(root, tree["depth"], lambda game: game, games_after)


def games_after(game: Game) -> Iterable[Game]:
    for what, seat, choice in naive.thinkable(
        {
            "variant": game.rules.variant,
            "players": game.players,
            "deck": game.deck,
            "board": game.board,
        }
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
            slots, red = choice
            return CastVotes(seat, game.turn, slots, red=red)


def by_the_naive(tree: dict[str, Any]) -> Counts:
    goal = tree.get("goal")
    end = None if goal is None else ("goal", goal)
    root = naive.start(tree["players"], tree["cards"], end, tree["game"])
    if tree["from"] == "voting":
        first = next(m for m in naive.thinkable(root) if m[0] == "clue" and naive.legal(root, m))
        root = naive.play(root, first)
        while not root["board"]:
            root = naive.play(root, first_choice(root, "play", root["picks"]))
    for _ in range(tree.get("voted", 0)):
        root = naive.play(root, first_choice(root, "vote", root["ballots"]))
    return count(root, tree["depth"], key_of, positions_after)


def first_choice(position: naive.Position, kind: str, chosen: Container[int]) -> naive.NaiveMove:
    """The first legal choice of the first seat that has made none: as many votes as it may cast."""
    legal = [
        move
        for move in naive.thinkable(position)
        if move[0] == kind and move[1] not in chosen and move[2] and naive.legal(position, move)
    ]
    seat = min(move[1] for move in legal)
    of_seat = [move for move in legal if move[1] == seat]
    if kind == "vote":
        most = max(len(move[2][0]) for move in of_seat)
        different = [move for move in of_seat if len(set(move[2][0])) == most]
        return different[0]
    return of_seat[0]


def positions_after(position: naive.Position) -> Iterable[naive.Position]:
    for move in naive.thinkable(position):
        if naive.legal(position, move):
            yield naive.play(position, move)


def key_of(position: naive.Position) -> Hashable:
    return json.dumps(position, sort_keys=True)


def name(tree: dict[str, Any]) -> str:
    where = f"{tree['from']} after {tree.get('voted', 0)} votes"
    end = tree.get("goal", "the end")
    return f"{tree['game']}, {tree['players']} from {where}, {tree['cards']} cards to {end}"


@pytest.mark.parametrize("tree", TREES, ids=name)
@pytest.mark.parametrize("counted", [by_the_game, by_the_naive])
def test_counts(tree: dict[str, Any], counted: Callable[[dict[str, Any]], Counts]) -> None:
    """The tree has exactly so many moves and positions.

    R4, R5, R6, R7, R8, R16, R17, R18, O1, O2, O3, O4, C1, P2, P3, P4, P5, P6, T2, T3, T4, T5
    """
    assert counted(tree) == {"positions": tree["positions"], "moves": tree["moves"]}


def print_counts() -> None:
    """Print the table anew, as the naive implementation counts it."""
    rows = [json.dumps(tree | by_the_naive(tree)) for tree in TREES]
    print("[\n  " + ",\n  ".join(rows) + "\n]")  # noqa: T201  this is what it is for


if __name__ == "__main__":
    print_counts()
