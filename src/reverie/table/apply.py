"""`apply`: a table after an event. Events of the game go to the game.

An event has happened when its entry was decided; `replay` says when that was, and the table notes
it of what clocks run from.
"""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from reverie import game as rules
from reverie.table.choosers import (
    nobody_yet,
    with_chooser,
    with_name,
    with_those_at_the_end,
    with_turn_over,
)
from reverie.table.events import (
    AlbumBound,
    ChairLeft,
    ChairPainted,
    ChairPassed,
    ChairTaken,
    ClaimWithdrawn,
    Happened,
    HostPassed,
    LineSaid,
    MinuteTaken,
    Nudged,
    PersonJoined,
    PersonLeft,
    PersonRenamed,
    PersonReturned,
    ReadyChanged,
    SeatClaimed,
    SettingsChanged,
    StandInAgreed,
    TableEvent,
    TableLocked,
    TableOpened,
    TableUnlocked,
    TimeCalled,
)
from reverie.table.keepsake import with_its_album
from reverie.table.noting import (
    in_next_stage,
    noting,
    with_choice,
    with_minute,
    with_nudge,
    with_ready,
    with_settings,
    without_ready,
    without_sitter,
)
from reverie.table.state import (
    CLUES_KEPT,
    DEPARTURES_KEPT,
    LINES_KEPT,
    REMOVED_KEPT,
    Agreement,
    Chair,
    Departure,
    Ended,
    Impatience,
    Line,
    Moments,
    Person,
    PersonId,
    Table,
    claim_of,
    person_of,
    seat_of,
    seated,
)

CHOICES = (rules.ClueTold, rules.CardsPlayed, rules.VotesCast)


def apply(table: Table, event: TableEvent) -> Table:
    """Return the table after the event."""
    if not isinstance(event, Happened) and not isinstance(event, rules.GameStarted):
        return _after_event_of_game(table, event)
    table = _noting_host(table, event)
    match event:
        case TableOpened():
            return Table(code=event.code, settings=event.settings, at=table.at)
        case PersonJoined():
            person = Person(event.person, event.name, event.secret, event.bot)
            table = replace(
                table,
                people=(*table.people, person),
                joined=table.joined + 1,
                departures=_without_secret(table, event.secret),
            )
            return table if table.host or person.bot else _with_host(table, person.id)
        case PersonRenamed():
            return with_name(table, event.person, event.name)
        case PersonLeft():
            return _without_person(_departing(_barring(table, event), event), event.person)
        case TableLocked():
            onlookers = tuple(one for one in event.onlookers if one not in table.removed)
            return replace(table, locked=True, onlookers=onlookers)
        case TableUnlocked():
            return replace(table, locked=False, onlookers=())
        case PersonReturned():
            return _with_person_back(table, event.person)
        case HostPassed():
            return _with_host(table, event.person)
        case ChairTaken():
            return replace(table, chairs=(*table.chairs, Chair(event.colour, event.person)))
        case ChairPainted():
            person_there = table.chairs[event.seat].person
            chairs = rules.set_at(table.chairs, event.seat, Chair(event.colour, person_there))
            return replace(table, chairs=chairs)
        case SeatClaimed():
            table = _without_claim(table, event.person)
            claimed = replace(table.chairs[event.seat], claimed_by=event.person)
            return replace(table, chairs=rules.set_at(table.chairs, event.seat, claimed))
        case ClaimWithdrawn():
            return _without_claim(table, event.person)
        case ChairPassed():
            colour = table.chairs[event.seat].colour
            chairs = rules.set_at(table.chairs, event.seat, Chair(colour, event.person))
            table = replace(table, chairs=chairs)
            player = seated(table, event.seat)
            return replace(table, players=rules.set_at(table.players, event.seat, player))
        case ChairLeft():
            table = without_sitter(table, table.chairs[event.seat].person)
            chairs = (*table.chairs[: event.seat], *table.chairs[event.seat + 1 :])
            return replace(table, chairs=chairs)
        case ReadyChanged():
            table = without_ready(table, event.person)
            return with_ready(table, event.person) if event.ready else table
        case SettingsChanged():
            return with_settings(table, event.settings)
        case Nudged():
            return with_nudge(table, event.person)
        case StandInAgreed():
            agreed = (*table.impatience.agreed, Agreement(event.seat, event.person))
            return replace(table, impatience=replace(table.impatience, agreed=agreed))
        case MinuteTaken():
            return with_minute(table, event.person)
        case TimeCalled():
            return noting(table, called=table.at)
        case LineSaid():
            speaker = person_of(table, event.person)
            assert speaker is not None
            line = Line(speaker.id, speaker.name, event.text)
            return replace(table, chat=(*table.chat, line)[-LINES_KEPT:])
        case AlbumBound():
            return with_its_album(table, event.album)
        case rules.GameStarted():
            game = rules.apply(rules.Game(), event)
            players = tuple(seated(table, seat) for seat in range(len(table.chairs)))
            clues = (*table.past_clues, *(turn.clue.text for turn in table.game.turns))
            return replace(
                table,
                game=game,
                games=table.games + 1,
                players=players,
                choosers=nobody_yet(len(players)),
                past_clues=clues[-CLUES_KEPT:],
                impatience=Impatience(),
                minutes=(),
                ready=(),
                departures=(),
                moments=Moments(),
            )
        case _:
            assert_never(event)


def _noting_host(table: Table, event: TableEvent) -> Table:
    """The same, knowing when the host last did something before the first game."""
    waited_for = not table.games and _is_hosts(table, event)
    return noting(table, arranged=table.at) if waited_for else table


def _is_hosts(table: Table, event: TableEvent) -> bool:
    """Whether it is the host who has done this before a game; bots are their affair."""
    match event:
        case HostPassed() | SettingsChanged() | TableLocked() | TableUnlocked():
            return True
        case PersonLeft():
            return event.removed
        case PersonRenamed() | LineSaid():
            return event.person == table.host
        case ChairTaken():
            return event.person in (None, table.host)
        case ChairPainted() | ChairLeft():
            return table.chairs[event.seat].person in (None, table.host)
        case _:
            return False


def _after_event_of_game(table: Table, event: rules.Event) -> Table:
    game = rules.apply(table.game, event)
    if game.phase is not table.game.phase:
        table = in_next_stage(table, same_turn=game.turn == table.game.turn)
    if isinstance(event, rules.VotesRevealed):
        table = with_turn_over(noting(table, revealed=table.at, chose=()))
    elif isinstance(event, CHOICES):
        table = with_choice(with_chooser(table, event), table.chairs[event.seat].person)
    if isinstance(event, rules.GameWon):
        chairs = tuple(replace(chair, claimed_by=None) for chair in table.chairs)
        ended = Ended(table.games, game, table.players, with_those_at_the_end(table))
        return replace(table, game=game, chairs=chairs, ended=ended, departures=())
    if not isinstance(event, rules.ClueTold):
        return replace(table, game=game)
    held = table.game.holders[event.seat] is rules.Holder.PERSON
    person = person_of(table, table.chairs[event.seat].person) if held else None
    clue_by = None if person is None or person.bot else person.id
    return replace(table, game=game, clue_by=clue_by)


def _without_claim(table: Table, person: PersonId) -> Table:
    seat = claim_of(table, person)
    if seat is None:
        return table
    unclaimed = replace(table.chairs[seat], claimed_by=None)
    return replace(table, chairs=rules.set_at(table.chairs, seat, unclaimed))


def _barring(table: Table, event: PersonLeft) -> Table:
    """The same, to which the token of somebody who was removed leads no more."""
    people = (*table.people, *(gone.person for gone in table.departures))
    person = next((one for one in people if one.id == event.person), None)
    if person is None or not event.removed:
        return table
    return replace(
        table,
        removed=(*table.removed, person.secret)[-REMOVED_KEPT:],
        onlookers=tuple(secret for secret in table.onlookers if secret != person.secret),
        departures=_without_secret(table, person.secret),
    )


def _without_secret(table: Table, secret: str) -> tuple[Departure, ...]:
    """Who has left, but for whoever has this token: they are somebody else now."""
    return tuple(gone for gone in table.departures if gone.person.secret != secret)


def _departing(table: Table, event: PersonLeft) -> Table:
    """The same, knowing who leaves a game and from where: they may think better of it."""
    person, seat = person_of(table, event.person), seat_of(table, event.person)
    if person is None or seat is None or event.removed or not table.playing:
        return table
    host = table.host == person.id
    departure = Departure(person, seat, table.game.turn, host=host, at=table.at)
    return replace(table, departures=(*table.departures, departure)[-DEPARTURES_KEPT:])


def _with_host(table: Table, person: PersonId | None) -> Table:
    """The same under this host, who is the heir of one that has left and was not followed yet."""
    departures = (
        replace(gone, heir=person) if gone.host and gone.heir is None else gone
        for gone in table.departures
    )
    return replace(table, host=person, departures=tuple(departures))


def _with_person_back(table: Table, person: PersonId) -> Table:
    back = next(gone.person for gone in table.departures if gone.person.id == person)
    departures = tuple(gone for gone in table.departures if gone.person.id != person)
    return replace(table, people=(*table.people, back), departures=departures)


def _without_person(table: Table, person: PersonId) -> Table:
    table = without_ready(_without_claim(table, person), person)
    people = tuple(other for other in table.people if other.id != person)
    seat = seat_of(table, person)
    if seat is None:
        return replace(table, people=people)
    bots = Chair(table.chairs[seat].colour, None)
    table = without_sitter(table, person)
    table = replace(table, people=people, chairs=rules.set_at(table.chairs, seat, bots))
    if not table.playing:
        return table
    return replace(table, players=rules.set_at(table.players, seat, seated(table, seat)))


def replay(
    events: Iterable[TableEvent], table: Table | None = None, at: float | None = None
) -> Table:
    """The table after all these events, from nothing unless told otherwise.

    `at` is when they were decided; without it, that is when the newest entry before them was.
    """
    before = Table() if table is None else table
    return reduce(apply, events, before if at is None else replace(before, at=at))
