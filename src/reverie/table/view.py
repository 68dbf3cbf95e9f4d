"""What people see of a table. As in the game, a view is built from what is open.

The open part is encoded once for everybody; each person's own part is spliced in behind it.
"""

from functools import lru_cache

import msgspec
from msgspec import Struct

from reverie import game as rules
from reverie.game import Colour, Holder, OpenGame, OwnSeat, Seat
from reverie.table.events import TableEvent
from reverie.table.settings import Settings
from reverie.table.state import Line, PersonId, Table, game_seat_of, seat_of

COVERED_CHOICES = (rules.CardsPlayed, rules.VotesCast)
"""Of the open part, these change only whom the game waits for."""
CHOICES = (*COVERED_CHOICES, rules.ClueTold)
"""Of the own parts, these change only that of the seat that chose."""

_encode = msgspec.json.Encoder().encode


class SeenPerson(Struct, frozen=True):
    """A person as others see them, whether they are connected, and whether they are a bot."""

    id: PersonId
    name: str
    here: bool
    bot: bool


class SeenChair(Struct, frozen=True):
    """A chair, who sits there, and who plays for it."""

    colour: Colour
    person: PersonId | None
    holder: Holder


class SeenTable(Struct, frozen=True):
    """The part of a view that is the same for everybody. `OpenPart` encodes it."""

    code: str
    settings: Settings
    host: PersonId | None
    people: tuple[SeenPerson, ...]
    chairs: tuple[SeenChair, ...]
    chat: tuple[Line, ...]
    games: int
    game: OpenGame | None
    time_left: float | None


class You(Struct, frozen=True):
    """The part that is one person's own; without an id, somebody who only watches."""

    person: PersonId | None
    seat: Seat | None
    own: OwnSeat | None


class Glimpse(Struct, frozen=True):
    """What just happened, as far as everybody may know: the kind of event, and whose it was."""

    event: str
    seat: Seat | None = None
    person: PersonId | None = None


def seen_table(table: Table, here: frozenset[PersonId], time_left: float | None) -> SeenTable:
    """What everybody may see."""
    return SeenTable(
        code=table.code,
        settings=table.settings,
        host=table.host,
        people=tuple(SeenPerson(p.id, p.name, p.id in here, p.bot) for p in table.people),
        chairs=tuple(
            SeenChair(chair.colour, chair.person, _holder(table, seat))
            for seat, chair in enumerate(table.chairs)
        ),
        chat=table.chat if table.settings.chat else (),
        games=table.games,
        game=rules.open_game(table.game) if table.games else None,
        time_left=time_left,
    )


def _holder(table: Table, seat: Seat) -> Holder:
    if table.playing:
        return table.game.holders[seat]
    return Holder.BOT if table.chairs[seat].person is None else Holder.PERSON


class OpenPart:
    """The open part, encoded. A choice changes nothing in it but whom the game waits for."""

    def __init__(self) -> None:
        self._made_of: tuple[object, ...] = ()
        self._people_and_chairs = b""
        self._here: frozenset[PersonId] | None = None
        self._before = self._after = b""

    def of(self, table: Table, here: frozenset[PersonId], time_left: float | None) -> bytes:
        """The same bytes as encoding `seen_table` gives, made in less time."""
        if here is not self._here:
            self._encode(table, here)
        waiting_for = _encode(rules.waiting_for(table.game)) if table.games else b""
        return b"".join((self._before, waiting_for, self._after, _encode(time_left), b"}"))

    def forget(self, event: TableEvent) -> None:
        """Forget what this event may have changed."""
        if not isinstance(event, COVERED_CHOICES):
            self._here = None

    def _encode(self, table: Table, here: frozenset[PersonId]) -> None:
        """Encode what stays the same from choice to choice. A quote in a text has a backslash."""
        made_of = (
            table.people,
            table.chairs,
            table.chat,
            table.settings,
            table.host,
            table.game.holders,
            table.playing,
            here,
        )
        if made_of != self._made_of:
            everything = _encode(seen_table(table, here, None))
            self._made_of = made_of
            self._people_and_chairs = everything[: everything.rindex(b',"games":')]
        game = _encode(rules.open_game(table.game)) if table.games else b"null"
        before, key, rest = game.partition(b'"waiting_for":')
        self._here = here
        self._before = b'%b,"games":%d,"game":%b%b' % (
            self._people_and_chairs,
            table.games,
            before,
            key,
        )
        self._after = rest.partition(b"]")[2] + b',"time_left":'


def you(table: Table, person: PersonId | None) -> You:
    """What only this person may see."""
    seat = seat_of(table, person)
    in_game = seat if table.playing else game_seat_of(table, person)
    return You(person, seat, None if in_game is None else rules.own_seat(table.game, in_game))


class OwnParts(dict[PersonId | None, bytes]):
    """Everybody's own part, encoded, until something happens that may change it."""

    def __init__(self) -> None:
        super().__init__()
        self._table = Table()

    def __missing__(self, person: PersonId | None) -> bytes:
        """The own part of one person."""
        encoded = self[person] = _encode(you(self._table, person))
        return encoded

    def forget(self, table: Table, event: TableEvent) -> None:
        """Forget what this event, after which the table is so, may have changed."""
        self._table = table
        if isinstance(event, CHOICES):
            self.pop(table.players[event.seat].person, None)
        else:
            self.clear()


def glimpse(event: TableEvent) -> Glimpse:
    """The open part of an event."""
    return _glimpse(type(event), getattr(event, "seat", None), getattr(event, "person", None))


@lru_cache(1000)
def _glimpse(kind: type[TableEvent], seat: Seat | None, person: PersonId | None) -> Glimpse:
    return Glimpse(str(kind.__struct_config__.tag), seat, person)
