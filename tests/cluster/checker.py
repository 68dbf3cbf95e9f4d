"""The checker: given what clients did and saw, and what is in the log, what has gone wrong?

For each table:

1. its numbers are 1, 2, 3 … without a hole;
2. every acknowledged move is there, once;
3. no refused one is;
4. one of which its maker does not know is there once or not at all;
5. a move that was made after another was acknowledged comes after it;
6. what a client is shown only grows;
7. whatever anybody was shown, at whichever node, is what the log came to up to that number, to the
   byte: so all seats agree, and nothing was ever shown that was lost;
8. in the end everybody has seen the newest;
9. nobody was stood in for, and no host was followed, since all were there or just coming back;
10. every event could follow from the one before, by the rules.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from reverie.game import Holder, SeatPassed
from reverie.log.interface import Entry
from reverie.server.messages import ViewMessage
from reverie.table.apply import replay
from reverie.table.entry import TableEntry, decode_entry
from reverie.table.events import HostPassed, TableEvent
from reverie.table.state import Table
from tests.cluster.history import Attempt, End, Witness
from tests.plain_view import plain_view

Fault = str
RULES = {
    "1": "holes",
    "2": "lost",
    "3": "refused and made",
    "4": "doubled",
    "5": "out of order",
    "6": "shown backwards",
    "7": "shown wrongly",
    "8": "not shown",
    "9": "thrown out",
    "10": "against the rules",
}
"""what it is called when one is broken"""


def faults(
    entries: Sequence[Entry], witnesses: Sequence[Witness], *, thrown_out: bool = True
) -> list[Fault]:
    """All that is wrong with a table; `thrown_out` is whether rule 9 holds."""
    decoded = [decode_entry(entry.body) for entry in entries]
    found = [*_holes(entries), *_moves(decoded, witnesses), *_order(decoded, witnesses)]
    states = list(_states(decoded, found))
    for witness in witnesses:
        found += _sights(witness, states, decoded)
    if thrown_out:
        found += _thrown_out(decoded)
    return found


def figures(entries: Sequence[Entry], witnesses: Sequence[Witness]) -> Counter[str]:
    """How many moves ended how, and of those whose makers don't know, how many were made."""
    made = {decode_entry(entry.body).key for entry in entries}
    attempts = [attempt for witness in witnesses for attempt in witness.attempts]
    found = Counter(attempt.end.name.lower() for attempt in attempts)
    for attempt in attempts:
        if attempt.end is End.UNKNOWN:
            found["unknown, made" if attempt.key in made else "unknown, not made"] += 1
    return found


def _holes(entries: Sequence[Entry]) -> Iterator[Fault]:
    if [entry.seq for entry in entries] != [*range(1, len(entries) + 1)]:
        yield "1: the numbers have a hole, or one is there twice"


def _moves(entries: Sequence[TableEntry], witnesses: Sequence[Witness]) -> Iterator[Fault]:
    made = Counter(entry.key for entry in entries if entry.key)
    for witness in witnesses:
        for attempt in witness.attempts:
            count, what = made[attempt.key], f"{witness.name}'s {attempt.what} {attempt.key}"
            if attempt.end is End.ACKNOWLEDGED and count == 0 and not attempt.needless:
                yield f"2: {what} was acknowledged and is lost"
            elif attempt.end is End.REFUSED and count:
                yield f"3: {what} was refused and is there"
            if count > 1:
                yield f"4: {what} is there {count} times"


def _order(entries: Sequence[TableEntry], witnesses: Sequence[Witness]) -> Iterator[Fault]:
    seqs = {entry.key: seq for seq, entry in enumerate(entries, start=1) if entry.key}
    attempts = [a for witness in witnesses for a in witness.attempts if a.key in seqs]
    acknowledged = sorted((a for a in attempts if a.end is End.ACKNOWLEDGED), key=lambda a: a.ended)
    newest: Attempt | None = None
    passed = iter(acknowledged)
    coming = next(passed, None)
    for attempt in sorted(attempts, key=lambda a: a.invoked):
        while coming is not None and coming.ended < attempt.invoked:
            if newest is None or seqs[coming.key] > seqs[newest.key]:
                newest = coming
            coming = next(passed, None)
        if newest is not None and seqs[attempt.key] < seqs[newest.key]:
            yield f"5: {attempt.key} was made after {newest.key} was acknowledged, and is before it"


def _states(entries: Sequence[TableEntry], found: list[Fault]) -> Iterator[Table]:
    table = Table()
    for seq, entry in enumerate(entries, start=1):
        try:
            table = replay(entry.events, table, entry.at)
        except Exception as error:  # noqa: BLE001  whatever it is, it is a fault
            found.append(f"10: entry {seq} does not follow from those before: {error!r}")
            return
        yield table


def _sights(
    witness: Witness, states: Sequence[Table], entries: Sequence[TableEntry]
) -> Iterator[Fault]:
    newest = 0
    for sight in witness.sights:
        seen = msgspec.json.decode(sight.frame, type=ViewMessage)
        if seen.seq < newest:
            yield f"6: {witness.name} was shown {seen.seq} after {newest}"
        newest = max(newest, seen.seq)
        if seen.seq > len(states):
            yield f"7: {witness.name} was shown {seen.seq}, which is lost"
            continue
        if _shown(states[seen.seq - 1], entries[: seen.seq], seen) != sight.frame:
            yield f"7: {witness.name} was shown something else as {seen.seq}"
    if newest < len(states):
        yield f"8: {witness.name} has seen {newest}, and {len(states)} is the newest"


def _shown(table: Table, entries: Sequence[TableEntry], seen: ViewMessage) -> bytes | None:
    """What should have been shown; None if the log came to something that can't be."""
    events = _happened(entries, len(seen.happened))
    try:
        return plain_view(table, seen.you.person, events, seen)
    except Exception:  # noqa: BLE001  whatever it is, nobody can have been shown it
        return None


def _happened(entries: Sequence[TableEntry], number: int) -> tuple[TableEvent, ...]:
    """The newest events: those of one entry, or of several if so many were told at once."""
    events: tuple[TableEvent, ...] = ()
    for entry in reversed(entries):
        events = (*entry.events, *events)
        if len(events) >= number:
            break
    return events


def _thrown_out(entries: Sequence[TableEntry]) -> Iterator[Fault]:
    for seq, entry in enumerate(entries, start=1):
        for event in entry.events:
            stood_in = isinstance(event, SeatPassed) and event.holder is Holder.STAND_IN
            if entry.by is None and (stood_in or isinstance(event, HostPassed)):
                yield f"9: entry {seq} acts for somebody who was there: {event}"
