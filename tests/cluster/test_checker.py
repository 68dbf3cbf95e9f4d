"""The checker itself finds each kind of fault in a history that has it, and none in a good one."""

import pytest

from reverie.game import Colour, Holder, SeatPassed
from reverie.log.interface import Entry
from reverie.server.messages import ViewMessage
from reverie.table.apply import replay
from reverie.table.entry import TableEntry, encode_entry
from reverie.table.events import ChairPainted, LineSaid, PersonJoined, TableEvent, TableOpened
from reverie.table.seen import Times, seen_table
from reverie.table.settings import Settings
from reverie.table.state import Table
from tests.cluster.checker import faults
from tests.cluster.history import Attempt, End, Sight, Witness
from tests.plain_view import plain_view, plain_you

OPENED = (TableOpened("BCDFG", Settings()), PersonJoined("p1", "Ada", "…"))


def said(key: str) -> TableEntry:
    return TableEntry("p1", key, (LineSaid("p1", key),), 1.0)


class Story:
    """A table at which Ada has said a few things, and Ben has watched."""

    def __init__(self, *keys: str) -> None:
        self.log = [TableEntry(None, "", OPENED, 0.5), *map(said, keys)]
        made = [Attempt(key, at, End.ACKNOWLEDGED, at + 0.5) for at, key in enumerate(keys)]
        self.ada = Witness("Ada", made, [])
        self.ben = Witness("Ben", [], [])
        for seq in range(1, len(self.log) + 1):
            for witness, person in ((self.ada, "p1"), (self.ben, None)):
                witness.sights.append(Sight(self.frame(seq, person), float(seq)))

    def frame(self, seq: int, person: str | None) -> bytes:
        table, events = Table(), tuple[TableEvent, ...]()
        for entry in self.log[:seq]:
            table, events = replay(entry.events, table, entry.at), entry.events
        seen = seen_table(table, frozenset(), Times())
        like = ViewMessage(seq, seen, (), plain_you(table, person), ())
        return plain_view(table, person, events, like)

    def rules_broken(self) -> set[str]:
        entries = [Entry(n, encode_entry(entry)) for n, entry in enumerate(self.log, start=1)]
        return {fault.split(":")[0] for fault in faults(entries, [self.ada, self.ben])}


@pytest.fixture
def story() -> Story:
    return Story("one", "two", "three")


def test_a_good_history_has_no_fault(story: Story) -> None:
    """Whoever does nothing wrong is not accused; also where somebody does not know the outcome."""
    assert story.rules_broken() == set()
    story.ada.attempts[1].end = End.UNKNOWN
    story.ada.attempts.append(Attempt("never written", 9.0))
    story.ada.attempts.append(Attempt("not allowed", 9.0, End.REFUSED, 9.5))
    assert story.rules_broken() == set()


def test_a_hole_is_found() -> None:
    """1: a number that is missing, or there twice."""
    entries = [Entry(n, encode_entry(said("…"))) for n in (1, 2, 4, 5)]
    assert faults(entries, [])[0].startswith("1:")


def test_a_lost_move_is_found(story: Story) -> None:
    """2, 7: it was acknowledged, and shown, and is not there."""
    story.log.pop()
    assert story.rules_broken() == {"2", "7"}


def test_a_refused_move_that_is_there_is_found(story: Story) -> None:
    """3: whoever was refused may count on it."""
    story.ada.attempts[0].end = End.REFUSED
    assert story.rules_broken() == {"3"}


def test_a_doubled_move_is_found(story: Story) -> None:
    """4, 8: whether its maker knows the outcome or not."""
    story.log.append(said("three"))
    assert story.rules_broken() == {"4", "8"}


def test_moves_out_of_order_are_found(story: Story) -> None:
    """5: one that was made after another was acknowledged comes before it."""
    first, second, _ = story.ada.attempts
    first.key, second.key = second.key, first.key
    assert story.rules_broken() == {"5"}


def test_a_view_that_shrinks_is_found(story: Story) -> None:
    """6: somebody is shown an older table than before."""
    story.ben.sights.insert(2, story.ben.sights[0])
    assert story.rules_broken() == {"6"}


def test_a_view_of_something_else_is_found(story: Story) -> None:
    """7: two who were shown the same number have not seen the same."""
    other = story.ben.sights[2]
    story.ben.sights[2] = Sight(other.frame.replace(b"two", b"two!"), other.at)
    assert story.rules_broken() == {"7"}


def test_somebody_who_was_shown_no_more_is_found(story: Story) -> None:
    """8: in the end all have seen the newest."""
    story.ben.sights.pop()
    assert story.rules_broken() == {"8"}


def test_somebody_who_was_thrown_out_is_found(story: Story) -> None:
    """9: a stand-in sits down though everybody was there."""
    story.log.append(TableEntry(None, "", (SeatPassed(3, Holder.STAND_IN),), 2.0))
    assert story.rules_broken() == {"8", "9"}


def test_an_event_that_can_not_have_happened_is_found(story: Story) -> None:
    """10: a chair that is not there is painted."""
    story.log.append(TableEntry(None, "", (ChairPainted(3, Colour.RED),), 2.0))
    assert story.rules_broken() == {"10"}
