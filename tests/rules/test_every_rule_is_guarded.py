"""Each rule is broken once, in a copy of the source, and its tests must notice.

A break replaces one piece of the source by another, in the game or, where it says so, in the table.
If the piece is not found, the source has changed: mend the break, so that it breaks the same rule
again.

Each copy is tested by a pytest in a process of its own, forked from one that has loaded pytest and
Hypothesis but nothing of ours: loading these took longer than the tests.
"""

import io
import multiprocessing
import os
import shutil
import sys
from contextlib import redirect_stderr, redirect_stdout
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
REVERIE = ROOT / "src/reverie"
LOADED = [
    "hypothesis.strategies",
    "hypothesis.extra._patching",
    "msgspec",
    "pytest_asyncio.plugin",
    "xdist.newhooks",
]


class Break(NamedTuple):
    """A rule, and how to break it."""

    rule: str
    module: str
    right: str
    wrong: str
    room: str = "game"


BREAKS = [
    Break("R1", "rules", "players > rules.players.most", "players > rules.players.most + 1"),
    Break("R1", "decide", "len(set(move.colours)) < players", "False"),
    Break("R2", "apply", "scores=(0,)", "scores=(1,)"),
    Break("R3", "rules", "Rules(hand=7, cards=2)", "Rules(hand=6, cards=2)"),
    Break("R3", "pieces", "CARDS_PER_PLAYER = 7", "CARDS_PER_PLAYER = 6"),
    Break("R3", "rules", "min(CARDS_PER_PLAYER, rules.hand + 1)", "CARDS_PER_PLAYER"),
    Break(
        "R4",
        "decide",
        "if game.phase is Phase.TELLING and move.seat != game.storyteller:",
        "if move.seat != (game.storyteller or 0):",
    ),
    Break("R5", "decide", "move.card not in game.hands[move.seat]", "move.card not in game.deck"),
    Break("R6", "rules", "Rules(hand=7, cards=2)", "Rules(hand=7, cards=1)"),
    Break("R7", "decide", "rng.shuffle(board)", "board.reverse()"),
    Break("R8", "decide", "game.board[slot - 1] in own", "False"),
    Break("R8", "rules", "votes: Range = Range(2, 2)", "votes: Range = Range(1, 2)"),
    Break(
        "R9",
        "decide",
        "if not _completes(game, game.votes, seat):",
        "if len(awaited(game)) > 2:",
    ),
    Break("R10", "scoring", "ALL_FOUND, rules.all_find", "ALL_FOUND, 3"),
    Break("R10", "scoring", "total == rules.votes.most * voters", "found.count(0) == 1"),
    Break("R11", "scoring", "some * own_found", "min(3, 3 * own_found)"),
    Break("R12", "scoring", "NONE_FOUND, rules.none_find", "NONE_FOUND, 0"),
    Break("R13", "scoring", "most = own_decoys if", "most = 3 if"),
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
    Break("R18", "decide", "max(game.scores) >= end.number", "max(game.scores) > end.number"),
    Break(
        "R18",
        "decide",
        "winners = tuple(seat for seat, total in enumerate(scored.scores) if total == best)",
        "winners = (scored.scores.index(best),)",
    ),
    Break("R18", "decide", "game.turn >= end.number * game.players", "game.turn >= end.number"),
    Break("R18", "decide", "len(game.draw_pile) < _missing_cards(game)", "not game.draw_pile"),
    Break("O1", "scoring", "sum([votes > 0 for votes in found]) == voters", "min(found[1:]) > 1"),
    Break("O2", "decide", "if not rules.same_card and", "if False and"),
    Break("O2", "rules", "votes=Range(1, 2) if crowd", "votes=Range(2, 2) if crowd"),
    Break("O3", "scoring", "own_found == len(slots) == 1", "own_found"),
    Break("O4", "rules", "most_decoys=3,\n    )", "most_decoys=4,\n    )"),
    Break("C1", "rules", "some_find=4", "some_find=3"),
    Break("C1", "rules", "Range(FEWEST_PLAYERS, 8)", "Range(FEWEST_PLAYERS, 9)"),
    Break("P1", "rules", "hidden_until_clue=True", "hidden_until_clue=False"),
    Break("P1", "decide", "elif move.card is not None:", "elif False:"),
    Break("P2", "rules", "givers=Givers.EVERYONE", "givers=Givers.OTHERS"),
    Break("P3", "rules", "own_card=True", "own_card=False"),
    Break("P4", "decide", "return Code.RED_VOTE_MISSING", "return None"),
    Break("P4", "view", "red=game.red if teller else None", "red=game.red"),
    Break("P5", "scoring", "together == 1", "False"),
    Break("P5", "scoring", "slot == red", "False"),
    Break("P5", "rules", "company=5", "company=6"),
    Break("P6", "apply", "(game.hands[-1], *game.hands[:-1])", "(*game.hands[1:], game.hands[0])"),
    Break(
        "P7",
        "rules",
        "pass_hands=True,\n        end=End(EndKind.TELLINGS, 1)",
        "pass_hands=True,\n        end=End(EndKind.TELLINGS, 2)",
    ),
    Break("T1", "rules", "rules.pairs and players % 2 == 1", "False"),
    Break("T1", "scoring", "due.reasons * 2", "due.reasons + ((),) * half"),
    Break(
        "T2",
        "state",
        "seat != game.storyteller and not game.played[partner",
        "not game.played[partner",
    ),
    Break("T3", "state", " and not game.played[partner_of(game, seat)]", ""),
    Break("T3", "decide", "if game.rules.pairs and not cards", "if False and not cards"),
    Break(
        "T4",
        "state",
        "game.played[seat] + game.played[partner_of(game, seat)]",
        "game.played[seat]",
    ),
    Break("T5", "scoring", "_by_pair(votes, half)", "votes[:half]"),
    Break("T5", "rules", "most_decoys=3,\n        end", "end"),
    Break(
        "T6",
        "rules",
        "most_decoys=3,\n        end=End(EndKind.TELLINGS, 1)",
        "most_decoys=3,\n        end=End(EndKind.TELLINGS, 2)",
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
        "if slots == game.votes[seat] and move.red in (None, game.red):\n        return ()",
        "if game.votes[seat]:\n        return Refusal(Code.WRONG_PHASE)",
    ),
    Break("D3", "decide", "in awaited(game):", "in [(seat,) for seat in range(game.players)]:"),
    Break("D3", "decide", "SeatPassed(seat, Holder.STAND_IN)", "SeatPassed(seat, Holder.BOT)"),
    Break("D4", "handovers", "Holder.STAND_IN), Holder.BOT", "Holder.STAND_IN), Holder.STAND_IN"),
    Break("D4", "leaving", "departure.person.id not in just_left", "False", room="table"),
    Break("D4", "decide", "ComeBack) and was_removed(table, move.token)", "str)", room="table"),
    Break("D8", "leaving", "if departure.turn == table.game.turn:", "if True:", room="table"),
    Break(
        "D5",
        "handovers",
        "TakeOverSeat: Handover((Holder.BOT,)",
        "TakeOverSeat: Handover((Holder.BOT, Holder.STAND_IN)",
    ),
    Break(
        "D5", "view", "None if seat is None else own_seat(game, seat)", "own_seat(game, seat or 0)"
    ),
    Break("D6", "view", "else game.hands[seat]", "else game.hands[0]"),
    Break("D6", "view", "board=game.board,", "board=game.board or sum(game.played, ()),"),
    Break(
        "D6",
        "decide",
        "return Refusal(Code.CARD_NOT_IN_HAND)\n    if cards ==",
        "return Refusal(list(Code)[card in game.draw_pile])\n    if cards ==",
    ),
    Break("D7", "idle", "if patience is None or patience.nudge_in > 0:", "if False:", room="table"),
    Break("D7", "idle", "or patience.stand_in_in > 0:", "or False:", room="table"),
    Break("D7", "idle", "alone = who == table.host or", "alone =", room="table"),
    Break(
        "D7", "idle", "len(agreed | {who}) >= agreement_needed(table, here)", "agreed", room="table"
    ),
    Break("D7", "idle", "or patience.alone_in == 0", "", room="table"),
    Break("D7", "idle", "if who in table.minutes:", "if False:", room="table"),
    Break("D8", "handovers", ', "D5, D8", (Phase.SCORING,))', ', "D5, D8")'),
    Break(
        "D8",
        "claims",
        "return (SeatClaimed(seat, who),)",
        "return (ChairPassed(seat, who), rules.SeatPassed(seat, rules.Holder.PERSON))",
        room="table",
    ),
    Break("D8", "claims", "if claimed_by in here:", "if False:", room="table"),
    Break(
        "D8",
        "apply",
        "without_ready(_without_claim(table, person), person)",
        "table",
        room="table",
    ),
    Break(
        "D9", "beginning", "for p in people) > len(people)", "for p in people) > 0", room="table"
    ),
    Break(
        "D9",
        "beginning",
        "TableRefusal(TableCode.NOT_READY)",
        "deal(table, packs, rng)",
        room="table",
    ),
]
LAST = {"R": 18, "O": 4, "C": 1, "P": 7, "T": 6, "D": 9}
RULES = [f"{letter}{n}" for letter, last in LAST.items() for n in range(1, last + 1)]


def test_no_rule_is_left_out() -> None:
    """Every rule of docs/rules.md is broken here at least once."""
    assert sorted({broken.rule for broken in BREAKS}) == sorted(RULES)


def copy_of_a_room(source: Path, broken: str) -> Path:
    """The code to break, in a tree of sources that leads to the real one everywhere else."""
    package = source / "reverie"
    package.mkdir()
    for room in REVERIE.iterdir():
        if room.name != broken:
            (package / room.name).symlink_to(room)
    return shutil.copytree(
        REVERIE / broken, package / broken, ignore=shutil.ignore_patterns("__pycache__")
    )


def in_a_fork(source: Path, arguments: list[str]) -> tuple[int, str]:
    """What pytest says about this source, and its exit code."""
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload(LOADED)
    here, there = forks.Pipe(duplex=False)
    fork = forks.Process(target=_tell_of_tests, args=(there, source, arguments))
    fork.start()
    there.close()
    with here:
        code, said = here.recv()
    fork.join()
    fork.close()
    return code, said


def _tell_of_tests(listener: Connection, source: Path, arguments: list[str]) -> None:
    sys.path.insert(0, str(source))
    os.chdir(ROOT)
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = pytest.main(arguments)
    listener.send((int(code), said.getvalue()))


@pytest.mark.parametrize("broken", BREAKS, ids=lambda b: f"{b.rule}: {b.wrong.split(chr(10))[-1]}")
def test_a_broken_rule_is_noticed(broken: Break, tmp_path: Path) -> None:
    """When a rule is broken in the source, a test that names the rule fails."""
    module = copy_of_a_room(tmp_path, broken.room) / f"{broken.module}.py"
    source = module.read_text()
    assert source.count(broken.right) == 1, "the source has changed: mend this break"
    module.write_text(source.replace(broken.right, broken.wrong))

    tests = ["tests/rules", "--rule", broken.rule, "-x", "-p", "no:cacheprovider", "--assert=plain"]
    tests += ["--deselect", "tests/rules/test_every_rule_is_guarded.py"]
    code, said = in_a_fork(tmp_path, tests)
    assert code == pytest.ExitCode.TESTS_FAILED, said
    assert "1 failed" in said
