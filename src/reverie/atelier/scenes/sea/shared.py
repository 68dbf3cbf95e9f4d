"""What several cards of this theme are built with."""

from collections.abc import Callable

import numpy as np

from reverie.atelier.motifs.scatter import blended, patches, ramp, tinted
from reverie.atelier.shapes import Height, land
from reverie.atelier.thing import Array, Paint, Point, Thing

Foam = Callable[[Array, Array], Array]


def painted_sea(
    height: Height, shades: tuple[str, ...], foam: Foam, *, lift: float = 0.3, far: float = 60
) -> Thing:
    """Water of these shades from trough to crest, white where `foam` of x and y says so."""
    water = land(height, Paint(), width=44, near=-10, far=far, cells=260, motif="sea")

    def tint(at: Array) -> Array:
        x, y = at[:, 0], at[:, 1]
        level = at[:, 2] / lift + 1.1 * (patches(x, y * 0.8, 1.6, 4, 3) - 0.5)
        return blended(ramp(shades, 0.5 + 0.45 * level), "#fbfffb", np.clip(foam(x, y), 0, 1))

    return tinted(water, tint, Paint(vary=0.06, grain=2, rough=0.22, shine=0.6, bump=0.3))


def along(thing: Thing, start: Point, end: Point) -> Thing:
    """The same thing with its z axis laid from one point toward another."""
    up = np.subtract(end, start)
    up = up / np.linalg.norm(up)
    right = np.cross((0, 1, 0), up)
    right = right / np.linalg.norm(right)
    ahead = np.cross(up, right)
    return thing.axes(tuple(right), tuple(ahead), tuple(up)).at(*start)
