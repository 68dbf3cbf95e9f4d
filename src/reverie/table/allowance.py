"""What somebody may do often, but not for ever: so much at once, then one more every moment."""

from typing import TypeAlias

Key: TypeAlias = str | None


class Allowance:
    """An allowance for each of many. Whoever has used nothing for long enough has all of it again.

    Kept is only when each would have all of it again; once that is past, nothing.
    """

    def __init__(self, most: float, every: float) -> None:
        self._most = most
        self._every = every
        """seconds until one more is there"""
        self._whole_at: dict[Key, float] = {}
        self._forget_at = 0.0

    def take(self, key: Key, now: float, cost: float = 1) -> bool:
        """Use some of it, if there is enough."""
        self._forget(now)
        whole_at = max(self._whole_at.get(key, now), now) + cost * self._every
        if whole_at > now + self._most * self._every:
            return False
        self._whole_at[key] = whole_at
        return True

    def _forget(self, now: float) -> None:
        """From time to time, those who have all of it."""
        if now >= self._forget_at:
            self._forget_at = now + self._most * self._every
            self._whole_at = {key: at for key, at in self._whole_at.items() if at > now}
