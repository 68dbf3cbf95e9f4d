"""One table in memory twice, as on two machines that share a log."""

from pathlib import Path
from random import Random

import msgspec

from reverie.log import SqliteLog
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.moves import Join, RemovePerson, Say
from tests.tables.at import COLOURS, PACKS, happened, token
from tests.tables.onlooker import Onlooker


async def nobody(_: Question) -> None:
    """No bot plays here."""


async def test_what_others_did_is_shown_and_done(tmp_path: Path) -> None:
    """Whoever comes second catches up: all see what has happened, and who is gone is let go."""
    log = SqliteLog(tmp_path / "db")
    services = Services(log, PACKS, nobody, Pace(), Random(1))
    here, there = LiveTable("BCDFG", services), LiveTable("BCDFG", services)
    await here.open(Settings())
    ann, ben = Onlooker(), Onlooker()
    for name, watcher, colour in zip("AB", (ann, ben), COLOURS, strict=False):
        here.enter(watcher)
        here.act(watcher, f"join {name}", Join(name, token(name), colour))
        await here.do(lambda: ())
    await there.load()
    await there.do(lambda: happened(there.table, "p1", RemovePerson("p2")))
    here.act(ann, "say", Say("Are you still there, Ben?"))
    await here.do(lambda: ())
    assert ben.dismissed
    assert here.attendance.here == {"p1"}
    *_, caught_up, said = map(msgspec.json.decode, ann.seen)
    assert [event["event"] for event in caught_up["happened"]] == [
        "chair_left",
        "person_left",
        "table_locked",
    ]
    assert [line["text"] for line in said["table"]["chat"]] == ["Are you still there, Ben?"]
    for live in (here, there):
        live.close()
    await log.close()
