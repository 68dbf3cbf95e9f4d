"""What a viewer gets to see of a table: the open part, and what only their own seat sees.

A viewer is a seat or nobody. Whoever only watches (a big screen, a stranger, somebody who joined
and has no seat) is nobody, and of the game nobody sees what is open and nothing else. As in the
game, a view is built from what is open; nothing is blanked.

`Views` is a table as it is shown once, after one change. It encodes the open part once for all and
each seat's own part once, and it is thrown away with them: nothing encoded outlives its moment.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from reverie import game as rules
from reverie.game import OwnSeat, Seat
from reverie.table.events import TableEvent
from reverie.table.glimpse import glimpse
from reverie.table.keepsake import album_for
from reverie.table.seen import SeenTable
from reverie.table.state import PersonId, Table, game_seat_of, seat_of

_encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"null")


class You(Struct, frozen=True):
    """Who this viewer is, on which chair, and what only their seat of the game sees."""

    person: PersonId | None
    seat: Seat | None
    own: OwnSeat | None
    album: str | None = None
    """the id of the album of the last game that has ended, for whoever has joined"""


class EncodedYou(Struct, frozen=True):
    """A `You` of which the own part is encoded already."""

    person: PersonId | None
    seat: Seat | None
    own: Raw
    album: str | None


class Shown(Struct, frozen=True):
    """What one viewer is shown, encoded but for who they are."""

    seq: int
    table: Raw
    happened: Raw
    you: EncodedYou


class Views:
    """A table as it is shown once, to everybody who looks."""

    def __init__(
        self, seq: int, table: Table, seen: SeenTable, happened: Iterable[TableEvent] = ()
    ) -> None:
        self._seq = seq
        self._table = table
        self._seen = Raw(_encode(seen))
        self._happened = Raw(_encode([glimpse(event) for event in happened]))
        self._own: dict[Seat, Raw] = {}

    def of(self, person: PersonId | None) -> Shown:
        """What this person is shown; None is somebody who has not said who they are."""
        table = self._table
        viewer = viewer_of(table, person)
        own = NOTHING if viewer is None else self._own_part(viewer)
        you = EncodedYou(person, seat_of(table, person), own, album_for(table, person))
        return Shown(self._seq, self._seen, self._happened, you)

    def _own_part(self, seat: Seat) -> Raw:
        if seat not in self._own:
            self._own[seat] = Raw(_encode(rules.own_seat(self._table.game, seat)))
        return self._own[seat]


def viewer_of(table: Table, person: PersonId | None) -> Seat | None:
    """Whose secrets this person may see: those of one seat of the game, or nobody's.

    After a game, chairs may change; the seat that somebody played stays theirs to look at.
    """
    return seat_of(table, person) if table.playing else game_seat_of(table, person)
