"""A relay within one process. A server that is alone has nobody to tell; tests have several."""

import asyncio

from reverie.relay.interface import Hear


class Hub:
    """Where relays of one process meet."""

    def __init__(self) -> None:
        self.relays: list[LocalRelay] = []


class LocalRelay:
    """A relay that reaches those at the same hub."""

    def __init__(self, hub: Hub | None = None) -> None:
        self._hub = hub or Hub()
        self._hub.relays.append(self)
        self._loop = asyncio.get_running_loop()
        self._subscribed: dict[str, Hear] = {}

    def publish(self, subject: str, body: bytes) -> None:
        """Tell all others at the hub, in the next round of the event loop."""
        for other in self._hub.relays:
            if other is not self:
                self._loop.call_soon(other.deliver, subject, body)

    def deliver(self, subject: str, body: bytes) -> None:
        """Hear of something, if anybody wants to."""
        hear = self._subscribed.get(subject)
        if hear is not None:
            hear(body)

    def subscribe(self, subject: str, hear: Hear) -> None:
        """Be told from now on."""
        self._subscribed[subject] = hear

    def unsubscribe(self, subject: str) -> None:
        """Not to be told any more."""
        self._subscribed.pop(subject, None)

    async def close(self) -> None:
        """Leave the hub."""
        self._subscribed.clear()
        if self in self._hub.relays:
            self._hub.relays.remove(self)
