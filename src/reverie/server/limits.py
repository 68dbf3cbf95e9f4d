"""Limits on what one socket or one address may do, so that nobody is harmed by another."""

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from reverie.server.addresses import Network, networks
from reverie.table import LiveTable


class Bucket:
    """A bucket of permits that refills at a steady rate; an empty one says no."""

    __slots__ = ("_at", "_capacity", "_level", "_rate")

    def __init__(self, per_second: float, capacity: float, now: float) -> None:
        self._rate = per_second
        self._capacity = capacity
        self._level = capacity
        self._at = now

    def take(self, now: float) -> bool:
        """Take a permit, if there is one."""
        level = min(self._capacity, self._level + (now - self._at) * self._rate)
        allowed = level >= 1
        self._level = level - allowed
        self._at = now
        return allowed

    def owe(self, now: float, permits: float = 1) -> float:
        """Take permits even if there are none; return in how many seconds they are paid back.

        Nobody owes more than a whole bucket.
        """
        level = min(self._capacity, self._level + (now - self._at) * self._rate)
        self._level = max(level - permits, -self._capacity)
        self._at = now
        return max(0.0, -self._level / self._rate)

    def give_back(self) -> None:
        """Put back a permit that was not needed after all."""
        self._level = min(self._capacity, self._level + 1)


class Buckets:
    """A bucket for each address, and larger ones for the networks around it.

    Those untouched for longest are forgotten first, of each size apart: so many households can't
    make us forget the network that they are all in.
    """

    MOST = 10_000

    def __init__(self, per_second: float, capacity: float) -> None:
        self._rate = per_second
        self._capacity = capacity
        self._buckets: defaultdict[int, OrderedDict[str, Bucket]] = defaultdict(OrderedDict)

    def take(self, address: str, now: float) -> bool:
        """Take a permit of this address, if there is one."""
        taken: list[Bucket] = []
        for network in networks(address):
            bucket = self._bucket(network, now)
            if not bucket.take(now):
                for other in taken:
                    other.give_back()
                return False
            taken.append(bucket)
        return True

    def owe(self, address: str, now: float, permits: float = 1) -> float:
        """Take permits even if there are none; return in how many seconds they are paid back."""
        return max(self._bucket(network, now).owe(now, permits) for network in networks(address))

    def give_back(self, address: str, now: float) -> None:
        """Put back a permit of this address that was not needed after all."""
        for network in networks(address):
            self._bucket(network, now).give_back()

    def _bucket(self, network: Network, now: float) -> Bucket:
        buckets, times = self._buckets[network.households], network.households
        bucket = buckets.pop(network.name, None)
        bucket = bucket or Bucket(self._rate * times, self._capacity * times, now)
        buckets[network.name] = bucket
        if len(buckets) > self.MOST:
            buckets.popitem(last=False)
        return bucket


class Places:
    """So many at a time for each address, and more for the networks around it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Network] = Counter()

    def take(self, address: str) -> bool:
        """Take a place, if there is one."""
        around = networks(address)
        if any(self._taken[network] >= self._most * network.households for network in around):
            return False
        self._taken.update(around)
        return True

    def has(self, address: str) -> bool:
        """Whether this address has a place."""
        return networks(address)[0] in self._taken

    def give_back(self, address: str) -> None:
        """Give a place back."""
        for network in networks(address):
            self._taken[network] -= 1
            if not self._taken[network]:
                del self._taken[network]


class Household(NamedTuple):
    """What all sockets of an address share."""

    address: str
    owe: Callable[[], float]
    """counts a message, and says for how many seconds the address is to send no more"""
    fill: Callable[[LiveTable, str | None, object], bool]
    """asks whether the address may fill the disk with what a message to a table leads to"""


class SharedPlaces:
    """So many at a time in all, and so many for each address; the last are for who has none yet."""

    def __init__(self, most: int, per_address: int, for_newcomers: int) -> None:
        self._most = most
        self._for_newcomers = for_newcomers
        self._places = Places(per_address)
        self._taken = 0

    def take(self, address: str) -> bool:
        """Take a place, if there is one."""
        kept = self._for_newcomers if self._places.has(address) else 0
        if self._taken >= self._most - kept or not self._places.take(address):
            return False
        self._taken += 1
        return True

    def give_back(self, address: str) -> None:
        """Give a place back."""
        self._taken -= 1
        self._places.give_back(address)


class Turns:
    """One at a time for each address, in the order in which they came."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._here: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Wait for this address' turn, and have it."""
        self._here[address] += 1
        try:
            async with self._locks.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address], self._locks[address]
