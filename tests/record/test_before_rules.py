"""What was written before rules were a value: by `simulate` and by a played table (69d43d8)."""

from pathlib import Path
from random import Random

import pytest

from reverie.bots import random_move
from reverie.game import Game, Phase, TurnMove, play_out, rules_of, turns_of, view, waiting_for
from reverie.game.record import read_record, record, write_record
from reverie.game.retrace import rebuild
from reverie.table.apply import replay
from reverie.table.entry import decode_entry
from reverie.table.state import Table

DATA = Path(__file__).parent.parent / "data" / "before_rules"
RECORDS = (DATA / "records.jsonl").read_bytes().splitlines()
ENTRIES = (DATA / "table.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("line", RECORDS, ids=["3 players", "6 players", "12 players"])
def test_an_old_record_holds(line: bytes) -> None:
    """An old record holds every rule, and is written again as it was."""
    told = read_record(line)
    game = rebuild(told)
    assert game.phase is Phase.OVER
    assert game.rules == rules_of(game.players)
    assert write_record(record(game, [player.name for player in told.players])) == line


def test_an_old_table_goes_on() -> None:
    """The log of a table that was left in the middle of a turn is read, and its game goes on."""
    table = replay((event for line in ENTRIES for event in decode_entry(line).events), Table())
    game, rng = table.game, Random(1)
    assert (game.phase, game.turn, game.rules) == (Phase.CHOOSING, 4, rules_of(4))
    assert [turn.points for turn in game.turns] == [turn.score.points for turn in turns_of(game)]

    def choose(game: Game) -> TurnMove:
        seat = rng.choice(waiting_for(game))
        move = random_move(view(game, seat), rng, game.holders[seat])
        assert move is not None
        return move

    over = play_out(game, choose, rng)
    names = [player.name for player in table.players]
    assert rebuild(read_record(write_record(record(over, names)))) == over
