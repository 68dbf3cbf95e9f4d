"""Figures about a running server, in Prometheus' text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from reverie.log import Outcome

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""seconds, up to which what took as long is counted"""


class Metrics:
    """Counters that only grow. The two busiest are plain fields, which cost nothing to count."""

    def __init__(self) -> None:
        self.frames = 0
        self.moves = 0
        self._counters: Counter[tuple[str, str]] = Counter()
        self._histograms: dict[str, _Histogram] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        """Count something, under a label such as `code="own_card"`."""
        self._counters[name, label] += by  # type: ignore[assignment]  # a Counter counts fractions

    def time(self, name: str, seconds: float) -> None:
        """Note how long something took; its name ends in `_seconds`."""
        if name not in self._histograms:
            self._histograms[name] = _Histogram()
        self._histograms[name].note(seconds)

    def observe(self, name: str, value: float) -> None:
        """Either of the two, by the name."""
        if name.endswith("_seconds"):
            self.time(name, value)
        else:
            self.count(name, by=value)

    def written(self, outcomes: Sequence[Outcome], seconds: float) -> None:
        """A batch of the log has ended so."""
        self.time("log_write_seconds", seconds)
        for outcome, number in Counter(outcomes).items():
            self.count("entries", f'outcome="{outcome.name.lower()}"', by=number)

    def text(self, gauges: Mapping[str, float]) -> str:
        """All figures, for a scraper to read."""
        self._counters["frames_sent", ""] = self.frames
        self._counters["moves", ""] = self.moves
        lines = []
        for name in sorted({name for name, _ in self._counters}):
            lines.append(f"# TYPE reverie_{name}_total counter")
            lines += [
                f"reverie_{name}_total{{{label}}} {value}"
                if label
                else f"reverie_{name}_total {value}"
                for (counted, label), value in sorted(self._counters.items())
                if counted == name
            ]
        for name, histogram in sorted(self._histograms.items()):
            lines += histogram.lines(f"reverie_{name}")
        for name, value in gauges.items():
            lines += [f"# TYPE reverie_{name} gauge", f"reverie_{name} {value:g}"]
        return "\n".join(lines) + "\n"


class _Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        bounds = [*(f"{bound:g}" for bound in BOUNDS), "+Inf"]
        for bound, number in zip(bounds, accumulate(self._counts), strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {number}'
        yield f"{name}_sum {self._sum:g}"
        yield f"{name}_count {sum(self._counts)}"
