"""Each rule is broken once, in a copy of the source, and its tests must notice.

A break replaces one piece of the game's source by another. If the piece is not found, the source
has changed: mend the break, so that it breaks the same rule again.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]


class Break(NamedTuple):
    """A rule, and how to break it."""

    rule: str
    module: str
    right: str
    wrong: str


BREAKS = [
    Break("R1", "decide", "players > MOST_PLAYERS", "players > MOST_PLAYERS + 1"),
    Break("R1", "decide", "len(set(move.colours)) < players", "False"),
    Break("R2", "apply", "scores=(0,)", "scores=(1,)"),
    Break("R3", "pieces", "return 7 if players == FEWEST_PLAYERS", "return 6 if players == 3"),
    Break("R3", "pieces", "CARDS_PER_PLAYER = 7", "CARDS_PER_PLAYER = 6"),
    Break(
        "R4",
        "decide",
        "if game.phase is Phase.TELLING and move.seat != game.storyteller:",
        "if move.seat != (game.storyteller or 0):",
    ),
    Break("R5", "decide", "move.card not in game.hands[move.seat]", "move.card not in game.deck"),
    Break("R6", "pieces", "return 2 if players == FEWEST_PLAYERS", "return 1 if players == 3"),
    Break("R7", "decide", "rng.shuffle(board)", "board.reverse()"),
    Break("R8", "decide", "game.board[slot - 1] in game.played[seat]", "False"),
    Break("R8", "decide", "len(slots) != VOTES", "len(slots) > VOTES"),
    Break(
        "R9",
        "decide",
        "cast = VotesCast(seat, slots)\n    if not _completes(game, game.votes, seat):",
        "cast = VotesCast(seat, slots)\n    if len(waiting_for(game)) > 2:",
    ),
    Break("R10", "scoring", "[4] * players", "[3] * players"),
    Break("R10", "scoring", "total == VOTES * (players - 1)", "all(found)"),
    Break("R11", "scoring", "3 * own_votes", "min(3, 3 * own_votes)"),
    Break("R12", "scoring", "[2] * players", "[0] * players"),
    Break("R13", "scoring", "tuple(decoys)", "tuple(min(3, votes) for votes in decoys)"),
    Break(
        "R14",
        "apply",
        "scores = tuple(map(int.__add__, game.scores, event.points))",
        "scores = tuple(min(30, a + b) for a, b in zip(game.scores, event.points))",
    ),
    Break(
        "R15",
        "apply",
        "discard_pile=game.discard_pile + game.board",
        "discard_pile=game.discard_pile",
    ),
    Break(
        "R16",
        "decide",
        "reshuffled = len(game.draw_pile) < wanted",
        "reshuffled = not game.draw_pile",
    ),
    Break(
        "R16", "state", "sorted(game.draw_pile + game.discard_pile)", "sorted(game.discard_pile)"
    ),
    Break("R17", "decide", "game.storyteller + 1", "game.storyteller - 1"),
    Break("R18", "decide", "best >= game.goal", "best > game.goal"),
    Break(
        "R18",
        "decide",
        "winners = tuple(seat for seat, total in enumerate(scored.scores) if total == best)",
        "winners = (scored.scores.index(best),)",
    ),
    Break("D1", "decide", "move.by is not game.holders[move.seat]", "False"),
    Break(
        "D1",
        "handovers",
        "Handover((Holder.STAND_IN,), Holder.PERSON",
        "Handover((), Holder.PERSON",
    ),
    Break(
        "D2",
        "decide",
        "if cards == game.played[seat]:\n        return ()",
        "if game.played[seat]:\n        return Refusal(Code.WRONG_PHASE)",
    ),
    Break(
        "D2",
        "decide",
        "if slots == game.votes[seat]:\n        return ()",
        "if game.votes[seat]:\n        return Refusal(Code.WRONG_PHASE)",
    ),
    Break("D3", "decide", "for seat in waiting_for(game) if", "for seat in range(game.players) if"),
    Break("D3", "decide", "SeatPassed(seat, Holder.STAND_IN)", "SeatPassed(seat, Holder.BOT)"),
    Break("D4", "handovers", "Holder.STAND_IN), Holder.BOT", "Holder.STAND_IN), Holder.STAND_IN"),
    Break("D5", "handovers", "Handover((Holder.BOT,)", "Handover((Holder.BOT, Holder.STAND_IN)"),
    Break(
        "D5", "view", "None if seat is None else own_seat(game, seat)", "own_seat(game, seat or 0)"
    ),
    Break("D6", "view", "hand=game.hands[seat]", "hand=game.hands[0]"),
    Break("D6", "view", "board=game.board,", "board=game.board or sum(game.played, ()),"),
    Break(
        "D6",
        "decide",
        "return Refusal(Code.CARD_NOT_IN_HAND)\n    if cards ==",
        "return Refusal(list(Code)[card in game.draw_pile])\n    if cards ==",
    ),
]
RULES = [*(f"R{number}" for number in range(1, 19)), *(f"D{number}" for number in range(1, 7))]


def test_no_rule_is_left_out() -> None:
    """Every rule of docs/rules.md is broken here at least once."""
    assert sorted({broken.rule for broken in BREAKS}) == sorted(RULES)


@pytest.mark.parametrize("broken", BREAKS, ids=lambda b: f"{b.rule}: {b.wrong.split(chr(10))[-1]}")
def test_a_broken_rule_is_noticed(broken: Break, tmp_path: Path) -> None:
    """When a rule is broken in the source, a test that names the rule fails."""
    shutil.copytree(ROOT / "src", tmp_path / "src")
    module = tmp_path / "src" / "reverie" / "game" / f"{broken.module}.py"
    source = module.read_text()
    assert source.count(broken.right) == 1, "the source has changed: mend this break"
    module.write_text(source.replace(broken.right, broken.wrong))

    command = [sys.executable, "-m", "pytest", "tests/rules", "--rule", broken.rule, "-x"]
    command += ["-p", "no:cacheprovider", "--deselect", "tests/rules/test_every_rule_is_guarded.py"]
    done = subprocess.run(  # noqa: S603  our own command
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    assert "1 failed" in done.stdout
