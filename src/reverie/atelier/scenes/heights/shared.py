"""What several cards of this theme are built with."""

from collections.abc import Callable
from typing import Unpack

import numpy as np

from reverie.atelier.motifs.bodies import Pose
from reverie.atelier.motifs.people import About, Person, figure
from reverie.atelier.thing import Array, Point


def grasping(
    pose: str | Pose,
    place: Callable[[Person], Person],
    left: Point | None = None,
    right: Point | None = None,
    **about: Unpack[About],
) -> Person:
    """Somebody who has been placed, and whose hands reach for points of the stage."""
    back = np.linalg.inv(place(figure(pose, **about)).thing.matrix)

    def own(point: Point | None) -> Point | None:
        if point is None:
            return None
        x, y, z, _ = back @ (*point, 1.0)
        return (x, y, z)

    reaching: About = {**about, "hands": (own(left), own(right))}
    return place(figure(pose, **reaching))


def on(height: Callable[..., Array], x: float, y: float) -> Point:
    """The point of the land there."""
    return (x, y, float(np.asarray(height(x, y))))
