"""A node whose clocks are ahead of all others: `python -m tests.cluster.skewed SECONDS CONFIG`."""

import runpy
import sys
import time
from collections.abc import Callable


def ahead(clock: Callable[[], float], seconds: float) -> Callable[[], float]:
    """A clock that is so many seconds ahead."""
    return lambda: clock() + seconds


if __name__ == "__main__":
    # Before anything else is loaded, lest somebody has the right time.
    skew = float(sys.argv.pop(1))
    time.time, time.monotonic = ahead(time.time, skew), ahead(time.monotonic, skew)
    runpy.run_module("tests.server.launch", run_name="__main__")
