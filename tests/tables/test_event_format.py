"""A table's events are kept in its log for as long as the table is: they stay readable."""

from pathlib import Path
from typing import get_args

import msgspec

from reverie.game import Colour
from reverie.table.apply import replay
from reverie.table.events import AlbumBound, ChairPassed, OwnEvent, PersonReturned, TableEvent
from reverie.table.glimpse import OF_A_PERSON, OF_A_SEAT
from reverie.table.state import Chair

LINES = (Path(__file__).parent.parent / "data" / "table_events.jsonl").read_bytes().splitlines()
IN_A_GAME = (ChairPassed, PersonReturned, AlbumBound)
EVENTS = [msgspec.json.decode(line, type=OwnEvent) for line in LINES]


def test_old_events_are_still_read() -> None:
    """Events written by the first version are read, and lead to the table they led to then."""
    table = replay(event for event in EVENTS if not isinstance(event, IN_A_GAME))
    assert all(chair.claimed_by is None for chair in table.chairs)
    assert [(person.id, person.name, person.bot) for person in table.people] == [
        ("p2", "Sakura", False),
        ("p3", "Tin", True),
    ]
    assert table.host == "p2"
    assert table.chairs == (
        Chair(Colour.PINK, None),
        Chair(Colour.BLUE, "p2"),
        Chair(Colour.WHITE, None),
    )
    assert (table.settings.goal, table.settings.timer) == (20, 60)
    assert table.chat[0].text == "bonsoir 🌙"


def test_every_kind_of_event_is_among_them() -> None:
    """Whoever adds an event of a table adds one to tests/data/table_events.jsonl."""
    assert {type(event) for event in EVENTS} == set(OwnEvent.__args__)


def test_what_is_told_of_an_event_was_thought_about() -> None:
    """D6: an event with a seat or a person is told with it only where a list says so."""
    for kind in get_args(TableEvent):
        assert ("seat" in kind.__struct_fields__) == (kind in OF_A_SEAT), kind
        assert ("person" in kind.__struct_fields__) == (kind in OF_A_PERSON), kind


def test_events_are_written_as_ever() -> None:
    """An event is written with the same names as before; settings may have become more."""
    for event, line in zip(EVENTS, LINES, strict=True):
        written, before = map(msgspec.json.decode, (msgspec.json.encode(event), line))
        if "settings" in before:
            before["settings"] = written["settings"] | before["settings"]
        assert written == before
