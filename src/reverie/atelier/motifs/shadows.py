"""Shadows that are things of their own: where light would not throw them, or not so clearly."""

import numpy as np

from reverie.atelier.thing import Array, Mesh, Paint, Thing, group, light, walk


def flattened(thing: Thing, onto: Array, paint: Paint) -> Thing:
    """A thing pressed flat by a matrix, its corners moved for good, all in one paint."""
    leaves = []
    for leaf, matrix, _ in walk(thing):
        if leaf.mesh is not None:
            corners = (leaf.mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3]) @ onto.T
            leaves.append(Thing(Mesh(corners, leaf.mesh.faces, smooth=False), paint))
    return group(leaves, motif="shadow")


def shadow(thing: Thing, colour: str, lean: float = 0.0, glow: float = 0.0) -> Thing:
    """The shadow of a thing on a wall that faces the viewer, at y = 0; with `glow` it is even."""
    flat = light(colour, glow) if glow else Paint(colour, vary=0.05, bump=0, rough=1, shine=0)
    return flattened(thing, np.array([(1, 0, lean), (0, 0.004, 0), (0, 0, 1)]), flat)
