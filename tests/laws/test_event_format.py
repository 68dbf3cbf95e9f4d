"""Events are kept for ever: what was written once must be read for good."""

from pathlib import Path

import msgspec

from reverie.game import Event, Holder, Phase, replay

DATA = Path(__file__).parent.parent / "data"
LINES = (DATA / "events.jsonl").read_bytes().splitlines()
"""a game, as the first version wrote it"""
LATER = (DATA / "later_events.jsonl").read_bytes().splitlines()
"""events with fields that came later, one by one"""
WORDIER = (DATA / "wordier_events.jsonl").read_bytes().splitlines()
"""events with fields that were written for a while, and are no more"""


def test_old_events_are_still_read() -> None:
    """Events written by the first version are read, and lead to the game they led to then."""
    game = replay(msgspec.json.decode(line, type=Event) for line in LINES)
    assert game.phase is Phase.OVER
    assert game.scores == (11, 7, 6)
    assert game.winners == (0,)
    assert game.holders == (Holder.PERSON, Holder.BOT, Holder.BOT)


def test_every_kind_of_event_is_among_them() -> None:
    """Whoever adds an event adds one to tests/data/later_events.jsonl."""
    kinds = {type(msgspec.json.decode(line, type=Event)) for line in (*LINES, *LATER)}
    assert kinds == set(Event.__args__)


def test_events_are_written_as_ever() -> None:
    """An event is written with the same names as before; so are fields that came later."""
    for line in (*LINES, *LATER):
        assert msgspec.json.encode(msgspec.json.decode(line, type=Event)) == line


def test_what_is_no_longer_written_is_read_over() -> None:
    """An event that says more than it would today is read, as if it did not."""
    today = {msgspec.json.decode(line, type=Event) for line in LATER}
    for line in WORDIER:
        assert msgspec.json.decode(line, type=Event) in today
