"""`reverie simulate`: finished games between random players, the same bytes for the same seed."""

import subprocess
import sys
from random import Random

import pytest

from reverie.game import End, EndKind, Phase, Variant, may_play
from reverie.game.record import read_record
from reverie.game.retrace import rebuild
from reverie.simulate import random_game, simulate
from tests import naive

TABLES = [(variant, n) for variant in Variant for n in range(3, 13) if may_play(variant, n)]
ENDS = [None, End(EndKind.GOAL, 12), End(EndKind.TELLINGS, 2), End(EndKind.PILE)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_games_end_and_hold_every_rule(variant: Variant, players: int) -> None:
    """R18, P7, T6: fifty random games at any table end, and their records hold every rule."""
    for line in simulate(players, games=50, seed=1, variant=variant):
        assert rebuild(read_record(line)).phase is Phase.OVER


@pytest.mark.parametrize(("variant", "players"), TABLES)
@pytest.mark.parametrize("end", ENDS)
def test_the_naive_rules_agree(variant: Variant, players: int, end: End | None) -> None:
    """R10, R11, R12, R13, R14, R18, O1, O3, O4, C1, P5, P7, T5, T6: another one scores alike."""
    for seed in range(5):
        told = random_game(players, Random(seed), variant=variant, end=end)
        agreed = None if end is None else (end.kind.value, end.number)
        position = naive.start(players, len(told.deck), agreed, variant)
        position["hands"] = [list(cards) for cards in told.deal.values()]
        dealt = {card for cards in told.deal.values() for card in cards}
        position["pile"] = [card for card in told.deck if card not in dealt]
        for turn in told.turns:
            assert not position["over"]
            position.update(
                teller=turn.storyteller,
                picks={seat: list(cards) for seat, cards in turn.played.items() if cards},
                ballots={
                    seat: [list(slots), turn.red if seat == turn.storyteller else None]
                    for seat, slots in turn.votes.items()
                },
            )
            naive.lay(position)
            position["board"] = list(turn.board)
            # The naive pile is drawn from in order: what was drawn comes first.
            drawn = [card for cards in turn.drawn.values() for card in cards]
            if not turn.reshuffled:
                rest = [card for card in position["pile"] if card not in drawn]
                position["pile"] = [*drawn, *rest]
            naive.finish_turn(position)
            assert position["scores"] == list(turn.scores.values())
            if turn.reshuffled:
                break
        else:
            assert position["over"]


def test_twelve_players_rebuild_the_pile() -> None:
    """R16: with 12 players and 84 cards the pile is rebuilt at the end of every second turn."""
    for line in simulate(12, games=50, seed=1):
        *turns, last = read_record(line).turns
        assert [turn.reshuffled for turn in turns] == [
            number % 2 == 1 for number in range(len(turns))
        ]
        assert not last.reshuffled
        assert len(turns) >= 2


def test_the_same_seed_gives_the_same_games() -> None:
    """The same seed gives the same bytes, and another seed other games."""
    assert list(simulate(6, games=5, seed=1)) == list(simulate(6, games=5, seed=1))
    assert not set(simulate(6, games=5, seed=1)) & set(simulate(6, games=5, seed=2))


def test_more_processes_give_the_same_games() -> None:
    """The number of processes changes the time it takes and nothing else."""
    assert list(simulate(4, games=20, seed=3, jobs=2)) == list(simulate(4, games=20, seed=3))


def test_more_games_begin_with_the_same_ones() -> None:
    """Asking for more games adds to those that were there."""
    assert list(simulate(4, games=9, seed=3))[:4] == list(simulate(4, games=4, seed=3))


def test_records_go_to_standard_output_and_progress_to_standard_error() -> None:
    """Standard output holds records, one a line, and nothing else."""
    command = [sys.executable, "-m", "reverie", "simulate", "--players", "3", "--games", "4"]
    done = subprocess.run(command, capture_output=True, check=True)  # noqa: S603  our own command
    assert [read_record(line).players[0].seat for line in done.stdout.splitlines()] == [0] * 4
    assert b"4 games" in done.stderr
