"""A node among others: it beats, and so lives; it says who of its people is where, and listens.

Rules.
1. Nothing here is needed for safety: the log's numbers decide. It is about who does a table's
   errands and who is here, and may be wrong for a moment.
2. A node lives while the database says so: a beat a second, each good for three. What a node says
   and holds counts while it lives, so a beat keeps all of it at once, however many tables it has.
3. Who can't beat does not know who else lives. It says so to its tables, and that their errands are
   not its own, before the others may think that it is dead.
4. After that, and at the start, a node hears others for as long as a beat is good for before it
   says that anybody is not there: they may be coming back at the same time. That it was silent is
   its own memory: whether it lives by the database may be the work of a beat whose answer was lost.

Theory of operation. What a table tells is sent by the relay at once, and written with the next
beat. A beat is a few statements for all tables together: what has changed here, what has changed
elsewhere at tables that are open here, leases of the dead, and the newest numbers of tables that
another node has open, too. So without a relay all is as it should be within two beats.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex

import msgspec

from reverie.database import Database, DatabaseError
from reverie.log.interface import LogUnavailableError
from reverie.nodes.bond import Bond
from reverie.nodes.notices import Moved, Notice, Told, decode, encode
from reverie.nodes.rows import LIFE, Asked, Beat, Row, Rows
from reverie.relay import Relay
from reverie.table.neighbours import Neighbour, News

SECONDS_BETWEEN_BEATS = 1.0
SECONDS_OF_CAUTION = 0.3
"""before the end of its life, in which a node must have fallen silent"""
BEATS_BETWEEN_SWEEPS = 60

logger = logging.getLogger(__name__)


class Node:
    """This process, as one of many."""

    alone = False

    def __init__(
        self,
        database: Database,
        relay: Relay,
        cluster: str,
        *,
        observe: Callable[[str, float], None] = lambda _name, _value: None,
    ) -> None:
        """A node of a cluster; `observe` is told figures, such as how late a notice was."""
        self.name = f"{socket.gethostname()}-{token_hex(4)}"
        self.now = database.clock.now
        self._rows = Rows(database, self.name)
        self._relay = relay
        self._cluster = cluster
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._bonds: dict[str, Bond] = {}
        self._version = 0
        self._changed: dict[str, bytes | None] = {}
        self._leaving: set[str] = set()
        """tables that were left, and whose leases are not given back yet"""
        self._living: frozenset[str] = frozenset()
        self._since = 0.0
        self._good_until = float("-inf")
        """when our last beat is no longer good, by our own seconds"""
        self._quiet_until = float("inf")
        """until when others may be coming back"""
        self._silencing: asyncio.TimerHandle | None = None
        self._beating: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()

    @classmethod
    async def start(
        cls,
        database: Database,
        relay: Relay,
        observe: Callable[[str, float], None] = lambda _name, _value: None,
    ) -> "Node":
        """Begin to live; raises DatabaseError. The database has been prepared."""
        about = "SELECT cluster FROM about"
        cluster = await database.do(lambda connection: connection.fetchval(about))
        node = cls(database, relay, cluster, observe=observe)
        await node.beat()
        node._beating = node._loop.create_task(node._beat_on())
        return node

    @property
    def lives(self) -> bool:
        """Whether this node knows that the others know that it lives."""
        return self._loop.time() < self._good_until

    async def join(self, table: str, live: Neighbour) -> tuple[Bond, News]:
        """Have a table open from now on; raises LogUnavailableError."""
        bond = Bond(self, table, live)
        try:
            if not self.lives or table in self._leaving:
                await self.beat()  # which lets go of what was left, before it is taken again
            row = self._row(table, b"")
            rows, living, bond.held = await self._rows.join(row)
        except DatabaseError as error:
            raise LogUnavailableError(str(error), "the database") from error
        bond.note(rows)
        self._living |= living
        self._bonds[table] = bond
        self._relay.subscribe(self._subject(table), lambda body: self._hear(bond, body))
        self._publish_row(row)
        bond.news = bond.current(self._heard())
        return bond, bond.news

    async def close(self) -> None:
        """Hand all over to the others, and be no node any more."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        if self._silencing is not None:
            self._silencing.cancel()
        with suppress(DatabaseError):  # then it lapses
            await self._rows.go()
        for bond in tuple(self._bonds.values()):
            self.leave(bond)

    # --- for bonds -----------------------------------------------------------------------

    def tell(self, bond: Bond) -> None:
        """Say what this node says of its people at a table."""
        if self._bonds.get(bond.table) is bond:
            self._changed[bond.table] = bond.own
            self._publish_row(self._row(bond.table, bond.own))

    def publish(self, bond: Bond, notice: Notice) -> None:
        """Tell other nodes that have a table open."""
        self._relay.publish(self._subject(bond.table), encode(notice))

    def leave(self, bond: Bond) -> None:
        """Have a table open no longer."""
        if self._bonds.get(bond.table) is not bond:
            return
        del self._bonds[bond.table]
        self._changed[bond.table] = None
        self._leaving.add(bond.table)
        self._relay.unsubscribe(self._subject(bond.table))
        self._publish_row(self._row(bond.table, None))

    # --- beats ---------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_BEATS)
            beats += 1
            try:
                await self.beat()
                if beats % BEATS_BETWEEN_SWEEPS == 0:
                    await self._rows.sweep()
            except DatabaseError as error:
                self._observe("beats_missed", 1)
                logger.warning(
                    "this node can't tell others that it lives; soon they do its tables' errands",
                    extra={"figures": {"cause": str(error)}},
                )
            except Exception:
                logger.exception("a beat of this node broke; the next is tried as usual")

    async def beat(self) -> None:
        """Live on for a while; raises DatabaseError."""
        async with self._one_at_a_time:
            begun, silent = self._loop.time(), not self.lives
            asked = self._asked()
            told, left = dict(self._changed), set(self._leaving)
            beat = await self._rows.beat(asked)
            if not beat.now:
                silent, self._since = True, 0.0
                for table, bond in self._bonds.items():
                    bond.held = False
                    self._changed.setdefault(table, bond.own)
                told, left = dict(self._changed), set(self._leaving)
                beat = await self._rows.announce(self._asked())
            if silent:
                self._quiet_until = begun + LIFE
            self._changed = {
                table: body
                for table, body in self._changed.items()
                if table not in told or told[table] != body
            }
            self._leaving -= left
            self._live_until(begun + LIFE - SECONDS_OF_CAUTION)
            self._take_in(beat)

    def _asked(self) -> Asked:
        wanted = [table for table, bond in self._bonds.items() if not bond.held]
        shared = [t for t, bond in self._bonds.items() if bond.is_shared(self._living)]
        told = [self._row(table, body) for table, body in self._changed.items()]
        return Asked(told, wanted, tuple(self._leaving), shared, self._since)

    def _take_in(self, beat: Beat) -> None:
        self._living, self._since = beat.living, beat.now
        for row in beat.rows:
            if row.table in self._bonds:
                self._bonds[row.table].note((row,))
        for table in beat.held:
            if table in self._bonds and not self._bonds[table].held:
                self._bonds[table].held = True
                self._observe("leases_taken", 1)
        heard = self._heard()
        for bond in tuple(self._bonds.values()):
            bond.inform(heard)
        for table, seq in beat.heads.items():
            bond_or_none = self._bonds.get(table)
            if bond_or_none is None:
                continue
            if seq is None:
                bond_or_none.live.vanished()
            else:
                bond_or_none.live.moved(seq)

    def _heard(self) -> frozenset[str] | None:
        """Who else lives, if that is known."""
        now = self._loop.time()
        if now < self._quiet_until or now >= self._good_until:
            return None
        return self._living - {self.name}

    def _live_until(self, end: float) -> None:
        self._good_until = end
        if self._silencing is not None:
            self._silencing.cancel()
        self._silencing = self._loop.call_at(end, self._fall_silent)

    def _fall_silent(self) -> None:
        """Others may think that we are dead, or will in a moment."""
        for bond in tuple(self._bonds.values()):
            bond.held = False
            bond.inform(None)

    # --- the relay -----------------------------------------------------------------------

    def _subject(self, table: str) -> str:
        return f"reverie.{self._cluster}.{table}"

    def _row(self, table: str, body: bytes | None) -> Row:
        self._version += 1
        return Row(table, self.name, body, self._version)

    def _publish_row(self, row: Row) -> None:
        notice = Told(row.node, row.version, row.body)
        self._relay.publish(self._subject(row.table), encode(notice))

    def _hear(self, bond: Bond, body: bytes) -> None:
        try:
            notice = decode(body)
        except (msgspec.DecodeError, msgspec.ValidationError):
            return  # of a node with another version; the database says the same
        if isinstance(notice, Moved):
            self._observe("relay_seconds", max(0.0, self.now() - notice.at))
        if bond.hear(notice):
            bond.inform(self._heard())
