"""Limits on what one socket or one address may do, so that nobody is harmed by another."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


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

    def give_back(self) -> None:
        """Put back a permit that was not needed after all."""
        self._level = min(self._capacity, self._level + 1)


class Buckets:
    """A bucket for each address; those untouched for longest are forgotten first."""

    MOST = 10_000

    def __init__(self, per_second: float, capacity: float) -> None:
        self._rate = per_second
        self._capacity = capacity
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a permit of this address, if there is one."""
        return self._bucket(address, now).take(now)

    def give_back(self, address: str, now: float) -> None:
        """Put back a permit of this address that was not needed after all."""
        self._bucket(address, now).give_back()

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._capacity, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket


class Places:
    """So many at a time for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Give a place back."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


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
