"""A view message the plain way: one value, encoded whole. What is sent has to equal it."""

from collections.abc import Iterable

import msgspec

from reverie.game import view
from reverie.server.messages import ViewMessage
from reverie.table.events import TableEvent
from reverie.table.glimpse import glimpse
from reverie.table.seen import Times, seen_table
from reverie.table.state import PersonId, Table, game_seat_of, seat_of
from reverie.table.view import You


def plain_you(table: Table, person: PersonId | None) -> You:
    """Who somebody is, and what their seat sees of the game, by the game's own `view`."""
    seat = seat_of(table, person) if table.playing else game_seat_of(table, person)
    joined = person in {each.id for each in table.people}
    album = table.ended.album or None if table.ended and joined else None
    return You(person, seat_of(table, person), view(table.game, seat).own, album)


def plain_view(
    table: Table, person: PersonId | None, events: Iterable[TableEvent], like: ViewMessage
) -> bytes:
    """What this person should have been sent, where all that is no secret is like this."""
    here = frozenset(person.id for person in like.table.people if person.here)
    shown = like.table
    times = Times(
        left=shown.time_left,
        next_game_in=shown.next_game_in,
        obstacle=shown.obstacle,
        patience=shown.patience,
        revealed_ago=shown.revealed_ago,
    )
    seen = seen_table(table, here, times, screen=shown.screen)
    happened = tuple(glimpse(event) for event in events) if like.happened else ()
    message = ViewMessage(like.seq, seen, happened, plain_you(table, person), like.done)
    return msgspec.json.encode(message)
