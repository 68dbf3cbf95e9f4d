"""A village: nodes in one process that have the same tables open, and news that may get lost.

A fake of what nodes are to each other, over one log. What nodes say of their people and who runs a
table's errands is settled by hand: a node that is cut off hears nothing and is in charge of
nothing, and when it is dead the others are told so by `bury`.
"""

from collections.abc import Callable

from reverie.table.neighbours import Bond, Neighbour, News


class Village:
    """All nodes, and who is in charge of which table."""

    def __init__(self) -> None:
        self.houses: list[House] = []
        self.in_charge: dict[str, House] = {}
        self.relay = True
        """whether nodes tell each other of moves and of what passes; if not, `poll` does"""
        self.quarrel = False
        """whether every node thinks that it is in charge"""

    def house(self) -> "House":
        """One node more."""
        self.houses.append(House(self))
        return self.houses[-1]

    def news(self, house: "House", table: str) -> News:
        """What a node hears of a table, if it hears anything."""
        if house.cut_off:
            return News(None, in_charge=False)
        others = (h.said.get(table, b"") for h in self.houses if h is not house and not h.dead)
        in_charge = self.quarrel or self.in_charge.get(table) is house
        return News(tuple(body for body in others if body), in_charge)

    def tell_all(self, table: str) -> None:
        """Everybody hears the news of a table, if they are any."""
        for house in self.houses:
            house.hear(table)

    def charge(self, table: str, house: "House | None") -> None:
        """From now on this node runs the errands of a table."""
        if house is None:
            self.in_charge.pop(table, None)
        else:
            self.in_charge[table] = house
        self.tell_all(table)

    def bury(self, dead: "House") -> None:
        """The others notice that a node is dead, and one of them takes over what it did."""
        dead.dead = True
        tables = {table for table, house in self.in_charge.items() if house is dead}
        for table in tables:
            heirs = [h for h in self.houses if not h.dead and not h.cut_off and table in h.bonds]
            self.charge(table, heirs[0] if heirs else None)
        for table in dead.said:
            self.tell_all(table)

    def poll(self) -> None:
        """Everybody asks how far their tables are."""
        for house in self.houses:
            for bond in tuple(house.bonds.values()):
                bond.neighbour.moved(max(h.wrote.get(bond.table, 0) for h in self.houses))


class House:
    """A node."""

    alone = False

    def __init__(self, village: Village) -> None:
        self.village = village
        self.bonds: dict[str, VillageBond] = {}
        self.said: dict[str, bytes] = {}
        self.wrote: dict[str, int] = {}
        self.cut_off = False
        self.dead = False

    async def join(self, table: str, live: Neighbour) -> tuple[Bond, News]:
        """Have a table open; whoever is first runs its errands."""
        bond = VillageBond(self, table, live)
        self.bonds[table] = bond
        if not self.cut_off:
            self.village.in_charge.setdefault(table, self)
        bond.heard = self.village.news(self, table)
        return bond, bond.heard

    def hear(self, table: str) -> None:
        """What is new, if this node lives."""
        bond, news = self.bonds.get(table), self.village.news(self, table)
        if bond is not None and not self.dead and bond.heard != news:
            bond.heard = news
            bond.neighbour.heard(news)

    def cut(self, *, off: bool = True) -> None:
        """Hear nobody from now on; or everybody, again."""
        self.cut_off = off
        for table in self.bonds:
            if off and self.village.in_charge.get(table) is self:
                self.village.charge(table, None)
            self.hear(table)


class VillageBond:
    """One table that a node has open."""

    def __init__(self, house: House, table: str, neighbour: Neighbour) -> None:
        self.house = house
        self.table = table
        self.neighbour = neighbour
        self.heard = News(None, in_charge=False)

    def tell(self, own: bytes) -> None:
        """Say who is here."""
        self.house.said[self.table] = own
        if not self.house.cut_off and not self.house.dead:
            self.house.village.tell_all(self.table)

    def moved(self, seq: int) -> None:
        """Something was written."""
        self.house.wrote[self.table] = seq
        self._to_others(lambda other: other.neighbour.moved(seq))

    def flash(self, body: bytes) -> None:
        """Something passes."""
        self._to_others(lambda other: other.neighbour.flashed(body))

    def leave(self) -> None:
        """The table leaves this node's memory."""
        village, table = self.house.village, self.table
        self.house.bonds.pop(table, None)
        self.house.said.pop(table, None)
        if village.in_charge.get(table) is self.house:
            heirs = [h for h in village.houses if table in h.bonds and not (h.dead or h.cut_off)]
            village.charge(table, heirs[0] if heirs else None)
        village.tell_all(table)

    def _to_others(self, tell: Callable[["VillageBond"], None]) -> None:
        if self.house.village.relay and not self.house.cut_off and not self.house.dead:
            for house in self.house.village.houses:
                other = house.bonds.get(self.table)
                if house is not self.house and other is not None and not house.cut_off:
                    tell(other)
