"""What a node knows of one table that it has open, and how the table tells the others."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from reverie.nodes.notices import Flashed, Moved, Notice, Told
from reverie.nodes.rows import Row
from reverie.table.neighbours import Neighbour, News

if TYPE_CHECKING:
    from reverie.nodes.node import Node


class Bond:
    """One table that this node has open."""

    def __init__(self, node: "Node", table: str, live: Neighbour) -> None:
        self.table = table
        self.live = live
        self.own = b""
        """what this node says of its own people"""
        self.held = False
        """whether this node has the lease"""
        self.news = News(None, in_charge=False)
        """what the live table was told last"""
        self._node = node
        self._others: dict[str, Row] = {}

    # --- called by the live table --------------------------------------------------------

    def tell(self, own: bytes) -> None:
        """What this node says of its own people from now on."""
        self.own = own
        self._node.tell(self)

    def moved(self, seq: int) -> None:
        """This node has made an entry durable."""
        self._node.publish(self, Moved(seq, self._node.now()))

    def flash(self, body: bytes) -> None:
        """Pass on something passing."""
        self._node.publish(self, Flashed(body))

    def leave(self) -> None:
        """The table leaves this node's memory."""
        self._node.leave(self)

    # --- called by the node --------------------------------------------------------------

    def note(self, rows: Iterable[Row]) -> None:
        """Other nodes have said something; what is older than we know is passed over."""
        for row in rows:
            known = self._others.get(row.node)
            if known is None or known.version < row.version:
                self._others[row.node] = row

    def is_shared(self, living: frozenset[str]) -> bool:
        """Whether another node that lives has it open."""
        return any(row.node in living and row.body is not None for row in self._others.values())

    def inform(self, living: frozenset[str] | None) -> None:
        """Tell the live table what is new; None if the others can't be heard."""
        news = self.current(living)
        if news != self.news:
            self.news = news
            self.live.heard(news)

    def current(self, living: frozenset[str] | None) -> News:
        """What is to be told of the others."""
        if living is None:
            return News(None, self.held)
        rows = sorted(self._others.values(), key=lambda row: row.node)
        others = tuple(row.body for row in rows if row.node in living and row.body)
        return News(others, self.held)

    def hear(self, notice: Notice) -> bool:
        """Another node has told something; True if the news may be different now."""
        match notice:
            case Moved(seq):
                self.live.moved(seq)
            case Flashed(body):
                self.live.flashed(body)
            case Told(node, version, body):
                self.note((Row(self.table, node, body, version),))
                return True
        return False
