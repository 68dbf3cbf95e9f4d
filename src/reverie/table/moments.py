"""Moments: since when something holds that follows from what has happened by then."""

from collections.abc import Callable, Iterable


def since(holds: Callable[[float], bool], moments: Iterable[float], now: float) -> float | None:
    """Since when this holds without a break, if it may change at these moments only.

    None if it does not hold now. Moments that are still to come don't count.
    """
    begun: float | None = None
    for moment in sorted((moment for moment in moments if moment <= now), reverse=True):
        if not holds(moment):
            break
        begun = moment
    return begun
