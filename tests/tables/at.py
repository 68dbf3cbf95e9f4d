"""Short words for tests of a table's own decisions."""

from random import Random

from reverie import game as rules
from reverie.bots import random_move
from reverie.game import Colour, view, waiting_for
from reverie.table.apply import replay
from reverie.table.claims import with_claims
from reverie.table.decide import Answer, Moment, decide
from reverie.table.events import TableEvent, TableOpened
from reverie.table.moves import Begin, Join, TableMove
from reverie.table.settings import Settings
from reverie.table.state import PersonId, Table

PACKS = {
    "first": tuple(f"a{n:03}" for n in range(84)),
    "second": tuple(f"b{n:03}" for n in range(84)),
    "tiny": ("x", "y"),
}
MOMENT = Moment(PACKS)
COLOURS = tuple(Colour)


def token(name: str) -> str:
    return f"the secret of {name}".ljust(40, "!")


def opened(settings: Settings | None = None) -> Table:
    return replay([TableOpened("BCDFG", settings or Settings())])


def answer(
    table: Table, who: PersonId | None, move: TableMove, moment: Moment = MOMENT, seed: int = 0
) -> Answer:
    return decide(table, who, move, moment, Random(seed))


def happened(
    table: Table, who: PersonId | None, move: TableMove, moment: Moment = MOMENT
) -> tuple[TableEvent, ...]:
    given = answer(table, who, move, moment)
    assert isinstance(given, tuple), f"{move} was refused: {given}"
    return given


def after(table: Table, who: PersonId | None, move: TableMove, moment: Moment = MOMENT) -> Table:
    return replay(happened(table, who, move, moment), table)


def refused(table: Table, who: PersonId | None, move: TableMove, moment: Moment = MOMENT) -> str:
    given = answer(table, who, move, moment)
    assert not isinstance(given, tuple), f"{move} was accepted: {given}"
    return given.code


def turn_played(table: Table, here: frozenset[PersonId] | None = None) -> Table:
    """The same after its turn, which all seats play at random; everybody is here unless told."""
    rng, games, turn = Random(4), table.games, table.game.turn
    present = frozenset(person.id for person in table.people) if here is None else here
    while table.playing and (table.games, table.game.turn) == (games, turn):
        seat = waiting_for(table.game)[0]
        move = random_move(view(table.game, seat), rng, table.game.holders[seat])
        assert move is not None
        decision = rules.decide(table.game, move, rng)
        assert isinstance(decision, tuple)
        table = replay(with_claims(table, decision, present, rng), table)
    return table


def seated(people: int, settings: Settings | None = None) -> Table:
    """A table at which p1, p2, … sit; p1 is the host."""
    table = opened(settings)
    for number in range(people):
        name = f"N{number + 1}"
        table = after(table, None, Join(name, token(name), COLOURS[number]))
    return table


def playing(people: int, settings: Settings | None = None) -> Table:
    """The same, with a game under way."""
    return after(seated(people, settings), "p1", Begin())
