"""What was written before rules were a value: by `simulate` and by a played table (69d43d8)."""

from pathlib import Path
from random import Random

import pytest

from reverie.bots import random_move
from reverie.game import (
    Game,
    Phase,
    TurnMove,
    decide,
    play_out,
    rules_of,
    turns_of,
    view,
    waiting_for,
)
from reverie.game.record import read_record, record, write_record
from reverie.game.retrace import rebuild
from reverie.table import LiveTable, Pace, Question, Services
from reverie.table.apply import replay
from reverie.table.beginning import deal
from reverie.table.entry import decode_entry
from reverie.table.state import Table
from tests.kit.memory_log import MemoryLog
from tests.tables.at import PACKS

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

    over = play_out(game, lambda game: choice(game, rng), rng)
    names = [player.name for player in table.players]
    assert rebuild(read_record(write_record(record(over, names)))) == over


async def test_an_old_table_is_loaded_and_begins_anew() -> None:
    """D9: it goes on where it was left; the next game is the one that it would have been then."""
    log = MemoryLog()
    log.tables["XR78Q"] = list(ENTRIES)
    live = LiveTable("XR78Q", Services(log, PACKS, nobody, Pace(), Random(1)))
    assert await live.load()
    rng = Random(2)
    while live.table.playing:
        await live.do(lambda: decide(live.table.game, choice(live.table.game, rng), rng))
    assert live.table.game.phase is Phase.OVER
    await live.do(lambda: deal(live.table, PACKS, rng))
    assert live.table.games == 2
    assert live.table.game.rules == rules_of(4)
    live.close()


async def nobody(_: Question) -> TurnMove | None:
    return None


def choice(game: Game, rng: Random) -> TurnMove:
    seat = rng.choice(waiting_for(game))
    move = random_move(view(game, seat), rng, game.holders[seat])
    assert move is not None
    return move
