"""The id of an album: a game is given it in the very entry that ends the game.

So every node and every replay know the same id, and a game becomes one album, whoever makes it. It
is a secret: whoever has it may look at the album. All that is about to be written goes through
`with_album`.
"""

from secrets import token_urlsafe

from msgspec.structs import replace

from reverie.game import GameWon
from reverie.table.events import AlbumBound, TableEvent
from reverie.table.state import PersonId, Table, person_of

BYTES_OF_AN_ID = 16
"""nobody guesses one of 2¹²⁸"""


def with_album(events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
    """These events; and if a game ends with them, the id of its album."""
    if not any(isinstance(event, GameWon) for event in events):
        return events
    return (*events, AlbumBound(token_urlsafe(BYTES_OF_AN_ID)))


def with_its_album(table: Table, album: str) -> Table:
    """The same, where the game that has ended has this album."""
    assert table.ended is not None, "a game has ended"
    return replace(table, ended=replace(table.ended, album=album))


def album_for(table: Table, who: PersonId | None) -> str | None:
    """The album of the last game that has ended, for those who have joined and nobody else."""
    if table.ended is None or person_of(table, who) is None:
        return None
    return table.ended.album or None
