"""What several cards of this theme are built with."""

import numpy as np

from reverie.atelier.motifs.scatter import spaced
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.thing import Paint, Point, Thing


class Way:
    """A line in space with a frame at each of its points, for what lies or rides along it."""

    def __init__(
        self, path: list[Point], count: int = 240, upright: float = 0.0, soft: int = 1
    ) -> None:
        """`upright` pulls the frames back to level ground; `soft` rounds the line's bends."""
        line = np.pad(spaced(path, count), ((soft // 2, soft // 2), (0, 0)), mode="edge")
        average = np.ones(soft) / soft
        self.line = np.stack([np.convolve(line[:, axis], average, "valid") for axis in range(3)], 1)
        self.along = np.gradient(self.line, axis=0)
        self.along /= np.linalg.norm(self.along, axis=1, keepdims=True)
        up = np.array([0.0, 0.0, 1.0])
        ups = []
        for ahead in self.along:
            up = (1 - upright) * up + upright * np.array([0.0, 0.0, 1.0])
            up = up - ahead * (up @ ahead)
            up = up / np.linalg.norm(up)
            ups.append(up)
        self.up = np.array(ups)
        self.left = np.cross(self.up, self.along)

    def ribbon(self, left: float, right: float, lift: float, paint: Paint, motif: str) -> Thing:
        """A band along the way, from so far left to so far right of it."""
        edges = [self.line + side * self.left + lift * self.up for side in (left, right)]
        return sheet(np.stack(edges, axis=1), paint).called(motif)

    def rail(self, aside: float, lift: float, radius: float, paint: Paint) -> Thing:
        """A bar along the way."""
        return tube(
            self.line + aside * self.left + lift * self.up, radius, paint, sides=6, bend=False
        )

    def laid(self, thing: Thing, share: float, aside: float = 0.0, lift: float = 0.0) -> Thing:
        """A thing set on the way, looking along it."""
        at = round(share * (len(self.line) - 1))
        spot = self.line[at] + aside * self.left[at] + lift * self.up[at]
        axes = (tuple(each[at]) for each in (self.along, self.left, self.up))
        return thing.axes(*axes).at(*map(float, spot))
