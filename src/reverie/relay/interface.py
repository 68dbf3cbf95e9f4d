"""What a relay does: three calls, none of which waits for anything."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]


class Relay(Protocol):
    """The way to the other nodes, for use in one event loop. Nothing here raises."""

    def publish(self, subject: str, body: bytes) -> None:
        """Tell all others who have subscribed to this subject, if they can be reached."""

    def subscribe(self, subject: str, hear: Hear) -> None:
        """Be told, from soon on, in the event loop. A subject is letters, digits and dots."""

    def unsubscribe(self, subject: str) -> None:
        """Not to be told any more."""

    async def close(self) -> None:
        """Let go."""
