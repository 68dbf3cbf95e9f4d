"""Company: one table in the memory of this node, among the same table on others."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from reverie.table.attendance import Attendance
from reverie.table.audience import Audience
from reverie.table.neighbours import Bond, Neighbours, News
from reverie.table.present import Present, decode_present, encode_present
from reverie.table.reactions import Reacted
from reverie.table.turnstile import Turnstile

logger = logging.getLogger(__name__)
_encode_flash = msgspec.json.Encoder().encode
_decode_flash = msgspec.json.Decoder(Reacted).decode


class Kept(Protocol):
    """The table in this node's memory."""

    @property
    def code(self) -> str:
        """Of the table."""

    attendance: Attendance

    def now(self) -> float:
        """The log's own time."""

    def show_passing(self, reacted: Reacted) -> None:
        """Show everybody at this node something passing."""

    def meet(self) -> None:
        """Others have come or gone elsewhere, or the errands have changed hands."""


class Company:
    """What a table says to those on other nodes, and hears from them."""

    def __init__(
        self,
        live: Kept,
        turnstile: Turnstile,
        audience: Audience,
        neighbours: Neighbours,
    ) -> None:
        self.in_charge = False
        """whether this node runs the table's errands"""
        self._live = live
        self._turnstile = turnstile
        self._neighbours = neighbours
        self._audience = audience
        self._bond: Bond | None = None
        self._others: tuple[bytes, ...] | None = ()
        self._told = b""

    @asynccontextmanager
    async def join(self) -> AsyncIterator[None]:
        """Have the table open, and hear of what others do; but not if it can't be loaded."""
        self._bond, (self._others, self.in_charge) = await self._neighbours.join(
            self._live.code, self
        )
        try:
            yield
        except BaseException:
            self.leave()
            raise
        if not self._turnstile.seq:
            self.leave()

    def leave(self) -> None:
        """The table leaves memory."""
        self.in_charge = False
        if self._bond is not None:
            self._bond.leave()
            self._bond = None

    def tell(self) -> None:
        """Say who is here, if that has changed."""
        audience = self._audience
        present = self._live.attendance.own(audience.onlookers(), screen=audience.has_screen)
        own = encode_present(present)
        if self._bond is not None and own != self._told:
            self._told = own
            self._bond.tell(own)

    def wrote(self, seq: int) -> None:
        """This node has made an entry."""
        if self._bond is not None:
            self._bond.moved(seq)

    def flash(self, reacted: Reacted) -> None:
        """Show something passing elsewhere."""
        if self._bond is not None:
            self._bond.flash(_encode_flash(reacted))

    def listen(self) -> None:
        """Let attendance know what others have said last."""
        others = None if self._others is None else [*map(self._read, self._others)]
        self._live.attendance.hear(others, self._live.now())

    # --- as a neighbour ------------------------------------------------------------------

    def moved(self, seq: int) -> None:
        """There is an entry with this number."""
        self._turnstile.hear(seq)

    def vanished(self) -> None:
        """The log has forgotten the table."""
        self._turnstile.vanish()

    def heard(self, news: News) -> None:
        """Others have come or gone elsewhere, or the errands have changed hands."""
        self._others, self.in_charge = news
        self.listen()
        self._live.meet()

    def flashed(self, body: bytes) -> None:
        """Something passing was shown elsewhere."""
        try:
            self._live.show_passing(_decode_flash(body))
        except (msgspec.DecodeError, UnicodeDecodeError):
            logger.warning("a node of another version shows what this one does not know")

    def _read(self, body: bytes) -> Present:
        try:
            return decode_present(body)
        except (msgspec.DecodeError, UnicodeDecodeError):
            logger.warning(
                "a node of another version says who is there in words that this one does not know",
                extra={"figures": {"table": self._live.code}},
            )
            return Present()
