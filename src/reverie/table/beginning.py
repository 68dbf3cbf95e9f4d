"""How games begin: the first when the host says so, the next ones when people are ready (D9).

If the host says nothing, the others may be ready for the first one too. It is people who count:
those who sit at the table and are here, or were so a moment ago. Bots are always ready, and nobody
waits for somebody who is long gone.
"""

from collections.abc import Mapping

from reverie import game as rules
from reverie.game import Card, Chance, Game, Refusal, StartGame
from reverie.table.events import ReadyChanged, TableEvent
from reverie.table.refusals import AnyRefusal, TableCode, TableRefusal
from reverie.table.settings import end_to_play, packs_to_play
from reverie.table.state import PersonId, Table, seat_of

Packs = Mapping[str, tuple[Card, ...]]
Beginning = tuple[TableEvent, ...] | AnyRefusal


def begin(
    table: Table, who: PersonId, packs: Packs, long_gone: frozenset[PersonId], rng: Chance
) -> Beginning:
    """The host begins; after the first game only if all others who count are ready."""
    if who != table.host:
        return TableRefusal(TableCode.NOT_HOST)
    if table.playing:
        return TableRefusal(TableCode.GAME_RUNNING)
    if table.games and any(
        person not in (who, *table.ready) for person in counted(table, long_gone)
    ):
        return TableRefusal(TableCode.NOT_READY)
    return deal(table, packs, rng)


def be_ready(table: Table, who: PersonId, *, ready: bool) -> Beginning:
    """Somebody who sits here is ready for the game to come, or is not after all."""
    if seat_of(table, who) is None:
        return TableRefusal(TableCode.NOT_SEATED)
    if table.playing:
        return TableRefusal(TableCode.GAME_RUNNING)
    if not table.games and who == table.host:
        return TableRefusal(TableCode.FIRST_GAME)
    return () if (who in table.ready) is ready else (ReadyChanged(who, ready),)


def deal(table: Table, packs: Packs, rng: Chance) -> Beginning:
    """A game for all chairs. It does not look whether anybody wants one."""
    start = _start(table, packs)
    return rules.decide(Game(), start, rng) if isinstance(start, StartGame) else start


def obstacle(table: Table, packs: Packs) -> AnyRefusal | None:
    """Why no game can begin with those who sit here, these packs and settings; None if one can."""
    start = _start(table, packs)
    if not isinstance(start, StartGame):
        return start
    fault = rules.fault_in_setup(start)
    return None if fault is None else Refusal(fault)


def _start(table: Table, packs: Packs) -> StartGame | TableRefusal:
    settings = table.settings
    chosen = packs_to_play(settings.packs, packs)
    if not all(pack in packs for pack in chosen):
        return TableRefusal(TableCode.NO_SUCH_PACK)
    return StartGame(
        colours=tuple(chair.colour for chair in table.chairs),
        deck=tuple(dict.fromkeys(card for pack in chosen for card in packs[pack])),
        end=end_to_play(settings),
        bots=tuple(seat for seat, chair in enumerate(table.chairs) if chair.person is None),
        variant=settings.variant,
        three_pays_four=settings.three_pays_four,
    )


def all_ready(table: Table, long_gone: frozenset[PersonId]) -> bool:
    """Whether the next game may begin at once."""
    people = counted(table, long_gone)
    return between_games(table) and bool(people) and all(p in table.ready for p in people)


def most_ready(table: Table, long_gone: frozenset[PersonId]) -> bool:
    """Whether the next game begins soon: more than half of those who count are ready."""
    people = counted(table, long_gone)
    return between_games(table) and 2 * sum(p in table.ready for p in people) > len(people)


def half_ready(table: Table, long_gone: frozenset[PersonId]) -> bool:
    """Whether it begins in a while: at least half are, lest one of two waits for ever."""
    people = counted(table, long_gone)
    ready = sum(person in table.ready for person in people)
    return between_games(table) and ready > 0 and 2 * ready >= len(people)


def others_ready(table: Table, long_gone: frozenset[PersonId]) -> bool:
    """Whether the first game begins in a while though the host does nothing: all others are."""
    others = [person for person in counted(table, long_gone) if person != table.host]
    return not table.games and bool(others) and all(p in table.ready for p in others)


def between_games(table: Table) -> bool:
    """Whether one game has ended and the next has not begun."""
    return table.games > 0 and not table.playing


def counted(table: Table, long_gone: frozenset[PersonId]) -> list[PersonId]:
    """Those who decide when the next game begins: people on chairs who are not long gone."""
    seated = {chair.person for chair in table.chairs}
    return [p.id for p in table.people if p.id in seated and not p.bot and p.id not in long_gone]
