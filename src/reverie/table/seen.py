"""The part of a view that is the same for everybody: what lies open at a table."""

from msgspec import Struct

from reverie import game as rules
from reverie.game import Colour, Holder, OpenGame, Seat
from reverie.table.idle import Patience, agreement_needed
from reverie.table.settings import Settings
from reverie.table.state import Agreement, Line, PersonId, Player, Table


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


class SeenImpatience(Struct, frozen=True):
    """What people have done in this phase about those whom it waits for (D7)."""

    nudged_by: tuple[PersonId, ...]
    agreed: tuple[Agreement, ...]
    needed: int
    """how many have to agree, as long as none of them is the host"""
    minutes: tuple[PersonId, ...]
    """who has taken one more in this turn"""


class Times(Struct, frozen=True):
    """What clocks say at the moment, in seconds; None is a clock that does not run."""

    left: float | None = None
    """of the phase"""
    next_game_in: float | None = None
    patience: Patience | None = None
    """of those who wait (D7)"""
    revealed_ago: float | None = None
    """the last turn"""


class SeenTable(Struct, frozen=True):
    """The part of a view that is the same for everybody."""

    code: str
    settings: Settings
    locked: bool
    """whether nobody new may come in"""
    host: PersonId | None
    people: tuple[SeenPerson, ...]
    chairs: tuple[SeenChair, ...]
    chat: tuple[Line, ...]
    players: tuple[Player, ...]
    """who plays, or played, each seat of `game`; after its end the chairs no longer tell"""
    games: int
    game: OpenGame | None
    time_left: float | None
    patience: Patience | None
    impatience: SeenImpatience | None
    ready: tuple[PersonId, ...]
    """who is ready for the next game (D9)"""
    next_game_in: float | None
    """seconds until it begins, if most are"""
    revealed_ago: float | None
    """seconds since the last turn of this game was revealed"""


def seen_table(table: Table, here: frozenset[PersonId], times: Times) -> SeenTable:
    """What everybody may see."""
    return SeenTable(
        code=table.code,
        settings=table.settings,
        locked=table.locked,
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
        time_left=times.left,
        patience=times.patience,
        impatience=_impatience(table, here) if table.playing else None,
        ready=table.ready,
        next_game_in=times.next_game_in,
        revealed_ago=times.revealed_ago,
    )


def _impatience(table: Table, here: frozenset[PersonId]) -> SeenImpatience:
    done = table.impatience
    needed = agreement_needed(table, here)
    return SeenImpatience(done.nudged_by, done.agreed, needed, table.minutes)


def _holder(table: Table, seat: Seat) -> Holder:
    if table.playing:
        return table.game.holders[seat]
    return Holder.BOT if table.chairs[seat].person is None else Holder.PERSON
