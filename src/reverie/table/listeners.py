"""Whoever listens to tables without being at one: what bots learn, for instance."""

import logging
from collections.abc import Callable, Iterable

from reverie.table.change import Change

logger = logging.getLogger(__name__)


def tell_listeners(listeners: Iterable[Callable[[Change], None]], change: Change, seq: int) -> None:
    """Tell all of them; one that breaks harms nobody."""
    for listener in listeners:
        try:
            listener(change)
        except Exception:
            logger.exception(
                "whoever listens to tables broke; the table itself goes on",
                extra={"figures": {"table": change.after.code, "seq": seq}},
            )
