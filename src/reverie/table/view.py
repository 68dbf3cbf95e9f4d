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
from reverie.game import Colour, Holder, OpenGame, OwnSeat, Seat
from reverie.table.events import TableEvent
from reverie.table.glimpse import glimpse
from reverie.table.settings import Settings
from reverie.table.state import Line, PersonId, Player, Table, game_seat_of, seat_of

_encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"null")


class SeenPerson(Struct, frozen=True):
    """A person as others see them, whether they are connected, and whether they are a bot."""

    id: PersonId
    name: str
    here: bool
    bot: bool


class SeenChair(Struct, frozen=True):
    """A chair, who sits there, who plays for it, and who will from the next turn on (D8)."""

    colour: Colour
    person: PersonId | None
    holder: Holder
    claimed_by: PersonId | None


class SeenTable(Struct, frozen=True):
    """The part of a view that is the same for everybody."""

    code: str
    settings: Settings
    host: PersonId | None
    people: tuple[SeenPerson, ...]
    chairs: tuple[SeenChair, ...]
    chat: tuple[Line, ...]
    players: tuple[Player, ...]
    """who plays, or played, each seat of `game`; after its end the chairs no longer tell"""
    games: int
    game: OpenGame | None
    time_left: float | None


class You(Struct, frozen=True):
    """Who this viewer is, on which chair, and what only their seat of the game sees."""

    person: PersonId | None
    seat: Seat | None
    own: OwnSeat | None


class EncodedYou(Struct, frozen=True):
    """A `You` of which the own part is encoded already."""

    person: PersonId | None
    seat: Seat | None
    own: Raw


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
        you = EncodedYou(person, seat_of(table, person), own)
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


def seen_table(table: Table, here: frozenset[PersonId], time_left: float | None) -> SeenTable:
    """What everybody may see."""
    return SeenTable(
        code=table.code,
        settings=table.settings,
        host=table.host,
        people=tuple(SeenPerson(p.id, p.name, p.id in here, p.bot) for p in table.people),
        chairs=tuple(
            SeenChair(chair.colour, chair.person, _holder(table, seat), chair.claimed_by)
            for seat, chair in enumerate(table.chairs)
        ),
        chat=table.chat if table.settings.chat else (),
        players=table.players if table.games else (),
        games=table.games,
        game=rules.open_game(table.game) if table.games else None,
        time_left=time_left,
    )


def _holder(table: Table, seat: Seat) -> Holder:
    if table.playing:
        return table.game.holders[seat]
    return Holder.BOT if table.chairs[seat].person is None else Holder.PERSON
