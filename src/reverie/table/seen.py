"""The part of a view that is the same for everybody: what lies open at a table."""

from msgspec import Struct

from reverie import game as rules
from reverie.game import Code, Colour, End, Holder, OpenGame, Range, Seat, Variant
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
    obstacle: str | None = None
    """what keeps that clock from running: why no game could begin"""
    patience: Patience | None = None
    """of those who wait (D7)"""
    revealed_ago: float | None = None
    """the last turn"""


class SeenVariant(Struct, frozen=True):
    """One of the games that the host may choose, and whether those who sit here may play it."""

    variant: Variant
    players: Range
    even: bool
    """whether their number has to be"""
    cards: int
    """that the deck needs for each of them (R3)"""
    end: End
    """as printed; the number of points is the goal that is set"""
    fault: Code | None
    """why those who sit here can't play it; None if they can"""


class SeenTable(Struct, frozen=True):
    """The part of a view that is the same for everybody."""

    code: str
    settings: Settings
    variants: tuple[SeenVariant, ...]
    """the games to choose from; none while one is on"""
    locked: bool
    """whether nobody new may come in"""
    host: PersonId | None
    people: tuple[SeenPerson, ...]
    screen: bool
    """whether a big screen shows the table too, as far as anybody can know"""
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
    obstacle: str | None
    """a refusal code: why no game could begin as things are; None while one is on"""
    revealed_ago: float | None
    """seconds since the last turn of this game was revealed"""


def seen_table(
    table: Table, here: frozenset[PersonId], times: Times, *, screen: bool = False
) -> SeenTable:
    """What everybody may see."""
    return SeenTable(
        code=table.code,
        settings=table.settings,
        variants=() if table.playing else _variants(len(table.chairs)),
        locked=table.locked,
        host=table.host,
        people=tuple(SeenPerson(p.id, p.name, p.id in here, p.bot) for p in table.people),
        screen=screen,
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
        obstacle=times.obstacle,
        revealed_ago=times.revealed_ago,
    )


def _variants(chairs: int) -> tuple[SeenVariant, ...]:
    every = [rules.rules_of(chairs, variant) for variant in Variant]
    return tuple(
        SeenVariant(
            variant=each.variant,
            players=each.players,
            even=each.pairs,
            cards=rules.cards_needed(each),
            end=each.end,
            fault=rules.wrong_number(each, chairs),
        )
        for each in every
    )


def _impatience(table: Table, here: frozenset[PersonId]) -> SeenImpatience:
    done = table.impatience
    needed = agreement_needed(table, here)
    return SeenImpatience(done.nudged_by, done.agreed, needed, table.minutes)


def _holder(table: Table, seat: Seat) -> Holder:
    if table.playing:
        return table.game.holders[seat]
    return Holder.BOT if table.chairs[seat].person is None else Holder.PERSON
