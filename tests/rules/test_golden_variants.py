"""Rounds of the other games whose points are known."""

import json
from pathlib import Path
from typing import Any

import pytest

from reverie.game import Variant, rules_of
from reverie.game.scoring import score

ROUNDS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "golden_variants.json").read_text()
)["rounds"]


@pytest.mark.parametrize("golden", ROUNDS, ids=lambda g: f"{g['variant']}, {g['players']}")
def test_golden_rounds(golden: dict[str, Any]) -> None:
    """O1, O3, O4, C1, P3, P5, T5: rounds of every other game, with the points that they yield."""
    variant, players = Variant(golden["variant"]), golden["players"]
    owners = golden["owners"]
    board = [f"card {slot}" for slot in range(1, len(owners) + 1)]
    # In pairs the owner is a pair, and `givers` says which of the two has given its card.
    givers = golden.get("givers", range(players))
    played: list[list[str]] = [[] for _ in range(players)]
    for card, owner in zip(board, owners, strict=True):
        played[givers[owner]].append(card)
    teller = golden["storyteller"]
    played[teller].sort()
    votes = [golden["votes"].get(str(seat), []) for seat in range(players)]
    due = score(rules_of(players, variant), teller, played, board, votes, golden.get("red"))
    points = golden["points"] * 2 if variant is Variant.PAIRS else golden["points"]
    assert list(due.points) == points
