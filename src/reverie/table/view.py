"""What people see of a table. As in the game, a view is built from what is open.

The open part is encoded once for everybody; each person's own part is spliced in behind it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie import game as rules
from reverie.game import Colour, Holder, OpenGame, OwnSeat, Seat
from reverie.table.events import TableEvent
from reverie.table.settings import Settings
from reverie.table.state import Line, PersonId, Table, game_seat_of, seat_of

Choice: TypeAlias = rules.CardsPlayed | rules.VotesCast | rules.ClueTold
"""Of the own parts, these change only that of the seat that chose."""
CHOICES = (rules.CardsPlayed, rules.VotesCast, rules.ClueTold)
COVERED_CHOICES = (rules.CardsPlayed, rules.VotesCast)
"""Of the open part, these change only whom the game waits for."""

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
    """The part of a view that is the same for everybody. `Shown` encodes it."""

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


def you(table: Table, person: PersonId | None) -> You:
    """What only this person may see."""
    return _you(table, person, seat_of(table, person))


def _you(table: Table, person: PersonId | None, seat: Seat | None) -> You:
    in_game = seat if table.playing else game_seat_of(table, person)
    return You(person, seat, None if in_game is None else rules.own_seat(table.game, in_game))


def _end_of_view(you: You) -> bytes:
    return _encode(you) + b"}"


def lone_choice(events: Sequence[TableEvent]) -> Choice | None:
    """The choice that these events are, if they are nothing else."""
    first = events[0]
    return first if len(events) == 1 and isinstance(first, CHOICES) else None


class Shown(Struct):
    """A table as it is shown, encoded as far as anybody has asked for it.

    The open part lies here in pieces, around whom the game waits for: that is all of it that a
    covered choice changes. No text in it can be mistaken for a key, since a quote in a text has a
    backslash.
    """

    table: Table
    own: dict[PersonId | None, bytes]
    """each person's own part, with the end of the view"""
    here: frozenset[PersonId] | None = None
    """who was here when the open part was encoded, if it was"""
    before: bytes = b""
    waiting_for: bytes = b""
    after: bytes = b""
    made_of: tuple[object, ...] = ()
    people: bytes = b""
    """what comes before the game, and is made of these"""

    def open_part(self, here: frozenset[PersonId], time_left: float | None) -> bytes:
        """The same bytes as encoding `seen_table` gives, made in less time."""
        if here is not self.here:
            self.encode_open_part(here)
        end = b"null}" if time_left is None else b"%b}" % _encode(time_left)
        return b"".join((self.before, self.waiting_for, self.after, end))

    def own_part(self, person: PersonId | None) -> bytes:
        """What only this person may see, and the end of the view."""
        if person not in self.own:
            self.own[person] = _end_of_view(you(self.table, person))
        return self.own[person]

    def next(self, table: Table, choice: Choice | None) -> "Shown":
        """What is shown when the table is so, after a choice or after anything else.

        What was asked for before is encoded at once. It will be asked for again, and this is the
        time for it, while the disk writes and everything is still at hand.
        """
        following = replace(self, table=table, own=self._next_own(table, choice))
        if self.here is not None:
            if isinstance(choice, COVERED_CHOICES):
                following.waiting_for = _encode(rules.waiting_for(table.game))
            else:
                following.encode_open_part(self.here)
        return following

    def _next_own(self, table: Table, choice: Choice | None) -> dict[PersonId | None, bytes]:
        if choice is None:
            seats: dict[PersonId | None, Seat | None]
            seats = {chair.person: seat for seat, chair in enumerate(table.chairs)}
            seats[None] = None
            return {who: _end_of_view(_you(table, who, seats.get(who))) for who in self.own}
        own = self.own.copy()
        chooser = table.players[choice.seat].person
        # A bot's seat has no person. In `own`, None is everybody who only watches.
        if chooser is not None and chooser in own:
            own[chooser] = _end_of_view(_you(table, chooser, choice.seat))
        return own

    def encode_open_part(self, here: frozenset[PersonId]) -> None:
        """Encode what everybody sees while these are here."""
        table = self.table
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
        if made_of != self.made_of:
            everything = _encode(seen_table(table, here, None))
            self.made_of = made_of
            self.people = everything[: everything.rindex(b',"games":')]
        game = _encode(rules.open_game(table.game)) if table.games else b"null"
        before, key, rest = game.partition(b'"waiting_for":')
        waiting_for, bracket, after = rest.partition(b"]")
        self.here = here
        self.before = b'%b,"games":%d,"game":%b%b' % (self.people, table.games, before, key)
        self.waiting_for = waiting_for + bracket
        self.after = after + b',"time_left":'


def glimpse(event: TableEvent) -> Glimpse:
    """The open part of an event."""
    return _glimpse(type(event), getattr(event, "seat", None), getattr(event, "person", None))


def encoded_glimpse(event: TableEvent) -> bytes:
    """The same, encoded."""
    kind, seat = type(event), getattr(event, "seat", None)
    return _encoded_glimpse(kind, seat, getattr(event, "person", None))


def _glimpse(kind: type[TableEvent], seat: Seat | None, person: PersonId | None) -> Glimpse:
    return Glimpse(str(kind.__struct_config__.tag), seat, person)


@lru_cache(1000)
def _encoded_glimpse(kind: type[TableEvent], seat: Seat | None, person: PersonId | None) -> bytes:
    return _encode(_glimpse(kind, seat, person))
