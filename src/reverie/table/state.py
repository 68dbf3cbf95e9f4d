"""A table: its people, its chairs, its host, its settings and the game on it.

Like a game, it is one frozen value that its events make. Who is connected is not part of it:
that is nobody's deed, and a restart forgets it.
"""

from typing import TypeAlias

from msgspec import Struct

from reverie.game import Colour, Game, Phase, Seat
from reverie.table.settings import Settings

PersonId: TypeAlias = str
"""A public id, short and without meaning. Never a secret, never derived from one."""

Stage: TypeAlias = tuple[int, int, Phase]
"""One phase of one turn of one game."""

NO_GAME = (Phase.SETTING_UP, Phase.OVER)
MOST_PEOPLE = 60
LINES_KEPT = 30
CLUES_KEPT = 200
DEPARTURES_KEPT = 12
GOT_UP_KEPT = 12
REMOVED_KEPT = 200


class Person(Struct, frozen=True):
    """Somebody at the table; `secret` is the hash of the token that proves it.

    A program that has come through the door like a person is one of the people, marked as a bot.
    """

    id: PersonId
    name: str
    secret: str
    bot: bool = False


class Chair(Struct, frozen=True):
    """A place at the table. Without a person it is a bot's, which somebody may claim (D8)."""

    colour: Colour
    person: PersonId | None
    claimed_by: PersonId | None = None


class Player(Struct, frozen=True):
    """Who plays a seat of the game, under which name. It stays when chairs change after the end."""

    person: PersonId | None
    name: str


class Chooser(Struct, frozen=True):
    """Who has chosen for a seat of a game, under the newest name they had at the table."""

    seat: Seat
    person: PersonId | None
    """None is a bot of the server's"""
    name: str
    bot: bool
    """one of the server's, or a program that has come in like a person"""
    stand_in: bool = False
    """whether it was a stand-in that chose, for this person (D1)"""
    secret: str = ""
    """the hash of the person's token; empty for a bot of the server's"""


class ByWhom(Struct, frozen=True):
    """Who has made the choices of one turn, as places in `Choosers.all`; None where nobody has."""

    clue: int | None = None
    cards: tuple[int | None, ...] = ()
    """by seat; the card that came with the clue is among them"""
    votes: tuple[int | None, ...] = ()
    """by seat"""


class Choosers(Struct, frozen=True):
    """Who has chosen what in a game; some of them may have left since."""

    all: tuple[Chooser, ...] = ()
    turn: ByWhom = ByWhom()
    """the one that is on"""
    turns: tuple[ByWhom, ...] = ()
    """those that were revealed"""
    at_end: tuple[int, ...] = ()
    """by seat, who sat there when the game was over"""


class Agreement(Struct, frozen=True):
    """Who lets a stand-in choose for a seat, this once (D7)."""

    seat: Seat
    person: PersonId


class Impatience(Struct, frozen=True):
    """What people have done in this phase about those who do nothing (D7)."""

    nudged_by: tuple[PersonId, ...] = ()
    """in the order of their nudges; somebody may be there twice"""
    agreed: tuple[Agreement, ...] = ()


class Ended(Struct, frozen=True):
    """The last game that has ended, which stays readable while the next one is played (D9)."""

    number: int
    """counted from 1 at each table"""
    game: Game
    players: tuple[Player, ...]
    choosers: Choosers = Choosers()
    album: str = ""
    """the secret id of its album; empty in an entry of a version without albums"""


class Departure(Struct, frozen=True):
    """Who has left for good in the middle of a game, from which seat, in which turn."""

    person: Person
    seat: Seat
    turn: int
    host: bool
    at: float = 0.0
    """when, by the log's time"""
    heir: PersonId | None = None
    """who was the host after them, if they were it"""


class Moments(Struct, frozen=True):
    """When that has happened which clocks run from, by the log's own time.

    Whether it has happened at all is for the table to say. 0 is a moment that was not noted: the
    entry was written by a version that kept none.
    """

    stage: float = 0.0
    """the stage began"""
    called: float | None = None
    """time was called in this stage, the last time; None if it was not"""
    timer: float = 0.0
    """the host set the timer that there is"""
    first_nudge: float = 0.0
    """of this stage"""
    newest_nudge: float = 0.0
    minutes: tuple[float, ...] = ()
    """each of the minutes of this turn was taken"""
    revealed: float = 0.0
    """the newest turn of this game was revealed"""
    chose: tuple[tuple[PersonId, float], ...] = ()
    """people made their first choice after that"""
    ready: tuple[float, ...] = ()
    """at least one has been ready since then, at least two since then, and so on"""
    got_up: tuple[tuple[PersonId, float], ...] = ()
    """people got up from a chair, the last time"""
    arranged: float = 0.0
    """the host did something before the first game, the last time"""


class Line(Struct, frozen=True):
    """Something said in the chat."""

    person: PersonId
    name: str
    text: str


class Table(Struct, frozen=True):
    """A table. While a game runs, chair i is the game's seat i; after it, chairs may change."""

    code: str = ""
    settings: Settings = Settings()
    people: tuple[Person, ...] = ()
    joined: int = 0
    chairs: tuple[Chair, ...] = ()
    host: PersonId | None = None
    game: Game = Game()
    games: int = 0
    players: tuple[Player, ...] = ()
    choosers: Choosers = Choosers()
    """of this game"""
    chat: tuple[Line, ...] = ()
    clue_by: PersonId | None = None
    """the person who gave the clue of the turn; None where it was a bot, or one who stood in"""
    locked: bool = False
    """whether nobody new may come in"""
    onlookers: tuple[str, ...] = ()
    """the hashes of tokens of those who may come back to watch, while it is locked"""
    removed: tuple[str, ...] = ()
    """the hashes of tokens of those whom the host has removed, the newest last"""
    past_clues: tuple[str, ...] = ()
    """of the games before, which bots don't give again"""
    departures: tuple[Departure, ...] = ()
    """of this game, the newest last: a leave can be undone for a while"""
    impatience: Impatience = Impatience()
    minutes: tuple[PersonId, ...] = ()
    """who has taken one more minute in this turn"""
    ended: Ended | None = None
    ready: tuple[PersonId, ...] = ()
    """who is ready for the next game or the first, in the order in which they said so (D9)"""
    at: float = 0.0
    """the log's own time when its newest entry was decided; 0 where that was not noted"""
    moments: Moments = Moments()

    @property
    def playing(self) -> bool:
        """Whether a game is on; if not, people may sit down and get up."""
        return self.game.phase not in NO_GAME


def stage_of(table: Table) -> Stage | None:
    """Where the game is; None if none is on."""
    return (table.games, table.game.turn, table.game.phase) if table.playing else None


def person_of(table: Table, person: PersonId | None) -> Person | None:
    """The person with this id."""
    for found in table.people:
        if found.id == person:
            return found
    return None


def seat_of(table: Table, person: PersonId | None) -> Seat | None:
    """The chair this person sits on."""
    if person is not None:
        for seat, chair in enumerate(table.chairs):
            if chair.person == person:
                return seat
    return None


def claim_of(table: Table, person: PersonId) -> Seat | None:
    """The bot's seat that this person takes over from the next turn on."""
    for seat, chair in enumerate(table.chairs):
        if chair.claimed_by == person:
            return seat
    return None


def game_seat_of(table: Table, person: PersonId | None) -> Seat | None:
    """The seat this person has in the game, be it running or over."""
    if person is not None:
        for seat, player in enumerate(table.players):
            if player.person == person:
                return seat
    return None


def seated(table: Table, seat: Seat) -> Player:
    """Who sits on a chair now: a person under a name, or a bot under its colour."""
    chair = table.chairs[seat]
    found = person_of(table, chair.person)
    return Player(chair.person, found.name if found else chair.colour.value)
