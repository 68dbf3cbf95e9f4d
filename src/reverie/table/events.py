"""Everything that can have happened at a table, beside what happened in its games."""

from typing import TypeAlias

from msgspec import Struct

from reverie.game import Colour, Event, Seat
from reverie.table.settings import Settings
from reverie.table.state import PersonId
from reverie.table.words import snake_case


class Happened(Struct, frozen=True, tag_field="event", tag=snake_case):
    """What all events have in common; in the log and on the wire their names are snake_case."""


class TableOpened(Happened, frozen=True):
    """Somebody opened a table with this code."""

    code: str
    settings: Settings


class PersonJoined(Happened, frozen=True, omit_defaults=True):
    """A new person; the first one that is no bot is the host."""

    person: PersonId
    name: str
    secret: str
    bot: bool = False


class PersonRenamed(Happened, frozen=True):
    """The same person under another name."""

    person: PersonId
    name: str


class PersonLeft(Happened, frozen=True, omit_defaults=True):
    """Gone for good. In a game the chair stays, with a bot on it."""

    person: PersonId
    removed: bool = False
    """by the host, so that their token never opens this table again"""


class TableLocked(Happened, frozen=True):
    """Nobody new may come in; of those who only watch, the ones whose tokens have these hashes."""

    onlookers: tuple[str, ...] = ()


class TableUnlocked(Happened, frozen=True):
    """Whoever has the code may come in again."""


class PersonReturned(Happened, frozen=True):
    """Somebody who had just left is back after all, as the person they were."""

    person: PersonId


class HostPassed(Happened, frozen=True):
    """Somebody else is the host; None when nobody but bots is left."""

    person: PersonId | None


class ChairTaken(Happened, frozen=True):
    """A person, or a bot if None, sits on a new chair of this colour."""

    colour: Colour
    person: PersonId | None


class ChairPainted(Happened, frozen=True):
    """The same chair has another colour."""

    seat: Seat
    colour: Colour


class ChairLeft(Happened, frozen=True):
    """A chair is gone; those behind it move up."""

    seat: Seat


class SeatClaimed(Happened, frozen=True):
    """A newcomer takes over a bot's seat from the next turn on (D8), and no other."""

    seat: Seat
    person: PersonId


class ClaimWithdrawn(Happened, frozen=True):
    """A newcomer goes on watching, and a bot plays on."""

    seat: Seat
    person: PersonId


class ChairPassed(Happened, frozen=True):
    """A newcomer sits on a bot's chair."""

    seat: Seat
    person: PersonId


class ReadyChanged(Happened, frozen=True):
    """Somebody is ready for the next game, or is not any more (D9)."""

    person: PersonId
    ready: bool


class SettingsChanged(Happened, frozen=True):
    """The table plays like this from now on; cards, rules and end are the next game's."""

    settings: Settings


class Nudged(Happened, frozen=True):
    """Somebody nudges those whom the game waits for in this phase (D7)."""

    person: PersonId


class StandInAgreed(Happened, frozen=True):
    """Somebody is for letting a stand-in choose for this seat, this once (D7)."""

    seat: Seat
    person: PersonId


class MinuteTaken(Happened, frozen=True):
    """Somebody takes one more minute, once a turn (D7)."""

    person: PersonId


class TimeCalled(Happened, frozen=True):
    """The timer of the phase has run out (D3)."""


class LineSaid(Happened, frozen=True):
    """A line in the chat."""

    person: PersonId
    text: str


class AlbumBound(Happened, frozen=True):
    """The game that is over has an album, under an id that is a secret of those at the table."""

    album: str


OwnEvent: TypeAlias = (
    TableOpened
    | PersonJoined
    | PersonRenamed
    | PersonLeft
    | PersonReturned
    | TableLocked
    | TableUnlocked
    | HostPassed
    | ChairTaken
    | ChairPainted
    | ChairLeft
    | SeatClaimed
    | ClaimWithdrawn
    | ChairPassed
    | ReadyChanged
    | SettingsChanged
    | Nudged
    | StandInAgreed
    | MinuteTaken
    | TimeCalled
    | LineSaid
    | AlbumBound
)
TableEvent: TypeAlias = OwnEvent | Event
