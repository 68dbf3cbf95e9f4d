"""Figures about a running server, in Prometheus' text format."""

from collections import Counter
from collections.abc import Mapping


class Metrics:
    """Counters that only grow. The two busiest are plain fields, which cost nothing to count."""

    def __init__(self) -> None:
        self.frames = 0
        self.moves = 0
        self._counters: Counter[tuple[str, str]] = Counter()

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Count something, under a label such as `code="own_card"`."""
        self._counters[name, label] += by

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
        for name, value in gauges.items():
            lines += [f"# TYPE reverie_{name} gauge", f"reverie_{name} {value:g}"]
        return "\n".join(lines) + "\n"
