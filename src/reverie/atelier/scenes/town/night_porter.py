"""The night porter."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.floors import flagstones
from reverie.atelier.motifs.heavens import star_dust
from reverie.atelier.motifs.joinery import plain, rod
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import globe, swarm
from reverie.atelier.motifs.trains import carriage
from reverie.atelier.motifs.waysides import clock_post
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import box, curve, sheet, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, light


def star_cloth(points: Array, stars: int, seed: int) -> Thing:
    """Night-blue cloth through a grid of points, with small lights strewn over both sides."""
    chance = np.random.default_rng(seed)
    rows, columns, _ = points.shape
    row, column = chance.integers(1, rows - 1, stars), chance.integers(1, columns - 1, stars)
    along, across = (
        points[row + 1, column] - points[row - 1, column],
        points[row, column + 1] - points[row, column - 1],
    )
    out = np.cross(along, across)
    out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-9
    spots = points[row, column] + out * np.where(chance.random(stars) < 0.5, -0.012, 0.012)[:, None]
    directions, faces = globe(2)
    sizes = 0.0085 * chance.uniform(0.6, 2.0, stars)
    sparks = swarm(
        directions, faces, spots, np.tile(np.eye(3), (stars, 1, 1)), sizes, np.ones((stars, 3))
    )
    fabric = sheet(
        points, Paint("#1f2f7a", "#2c3f94", vary=0.15, sheen=0.5, bump=0.1), motif="night"
    )
    return group(fabric, Thing(sparks, light("#fff2cc", 5), "stars"), motif="night")


def folded_night(width: float, deep: float, layers: int, thick: float) -> Thing:
    """A pile of starry cloth, folded to and fro; on z = 0, its folds at both ends of x."""
    path = []
    for layer in range(layers):
        z, side, slip = layer * thick, 1 if layer % 2 == 0 else -1, 0.05 * math.sin(layer * 2.3)
        path += [
            (-side * (width / 2 - 0.04) + slip, z),
            (slip, z + 0.02),
            (side * (width / 2 - 0.04) + slip, z),
        ]
        path += [(side * (width / 2 + 0.03) + slip, z + thick / 2)] if layer < layers - 1 else []
    line = curve(path, 40 * layers)
    y = np.linspace(-deep / 2, deep / 2, 18)
    x = np.broadcast_to(line[:, :1], (len(line), 18))
    z = np.broadcast_to(line[:, 1:2], x.shape) + 0.03 * np.sin(4 * y + line[:, 1:2] * 9)
    cloth_ = star_cloth(np.stack([x, np.broadcast_to(y, x.shape), z], -1), 380, 3)
    high = (layers - 1) * thick
    core = box((width * 0.8, deep * 0.94, high), plain("#18226a"), bevel=0.02).at(z=high / 2)
    return group(cloth_, core, motif="night")


def trailing_night(path: list[Point], wide: float) -> Thing:
    """The loose end: starry cloth along a path, rippled across."""
    line = curve(path, 120)
    share = np.linspace(0, 1, len(line))
    heading = np.gradient(line, axis=0)
    side = np.cross(heading, (0, 0, 1))
    side[np.linalg.norm(side, axis=1) < 1e-3] = (0, 1, 0)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across = np.linspace(-0.5, 0.5, 22)
    width = wide * (1 + 0.5 * share)
    points = line[:, None] + side[:, None] * (across[None, :, None] * width[:, None, None])
    points[..., 2] += (0.05 + 0.05 * share[:, None]) * (
        1 + np.sin(across[None] * 22 + 5 * share[:, None])
    )
    return star_cloth(points, 260, 5)


def torn_corner(width: float, height: float, seed: int) -> Thing:
    """Night behind a paper edge, where the upper right corner of the evening is torn off."""
    chance = np.random.default_rng(seed)
    share = np.linspace(0, 1, 26)
    rip = np.stack([-width * (1 - share), -height * share], 1) + chance.normal(0, 0.05, (26, 2))
    rip += np.outer(np.sin(share * math.pi) * 0.35, (0.75, 0.65))
    frayed = rip - (0.09, 0.09) + chance.normal(0, 0.035, (26, 2))

    def corner(edge: Array, y: float, paint: Paint) -> Thing:
        rows = np.linspace(0, 1, 2)[:, None, None]
        flat = edge[None] * (1 - rows) + np.array((1.5, 1.5)) * rows
        points = np.stack([flat[..., 0], 0 * flat[..., 0] + y, flat[..., 1]], -1)
        return sheet(points, paint)

    stars = star_dust(
        60, (-width * 0.45, -0.06, -height * 0.4), (0.4, -0.05, 0.4), size=0.022, glow=4, seed=2
    )
    return group(
        corner(frayed, 0.02, Paint("#fff0dc", glow=0.55, vary=0.05)),
        corner(rip, 0.0, Paint("#1a2560", glow=0.5, vary=0.2)),
        stars,
        motif="torn sky",
    )


@card(
    title="The night porter",
    concept="every evening somebody has to fetch the night from the train and carry it into town",
    alt="At dusk a porter stands on a railway platform with the folded starry night in his arms, "
    "one end trailing behind him; a corner of the evening sky is torn off.",
    place="city",
    hour="dusk",
    palette="peach platform, star cloth navy",
    view="room",
    figures="one",
    moods=("calm", "dutiful", "magical"),
    readings=("work unseen", "change", "burden", "evening", "delivery", "the other shift"),
)
def night_porter() -> Scene:
    """He comes from the train with the pile in his arms, and its end still lies in the carriage."""
    porter = figure(
        "offer",
        age="adult",
        wear="uniform",
        colour="#a83438",
        second="#e8c060",
        hat="cap",
        hat_colour="#a83438",
        beard="moustache",
        hands=((0.56, 0.4, 0.78), (0.56, -0.4, 0.78)),
    )
    load = folded_night(0.68, 0.92, 8, 0.11)
    tail = trailing_night(
        [
            (1.18, 0, 1.28),
            (0.9, 0, 1.4),
            (0.4, 0.04, 1.46),
            (-0.05, 0.14, 1.5),
            (-0.36, 0.24, 1.2),
            (-0.55, 0.32, 0.55),
            (-0.8, 0.4, 0.06),
            (-1.7, 0.9, 0.02),
            (-2.6, 2.4, 0.02),
            (-2.9, 4.2, 0.02),
        ],
        0.7,
    )
    bearer = group(porter.thing, load.turn(90).at(0.72, 0, 0.66), tail)
    iron = plain("#5a4454")
    posts = [
        group(
            rod((0, 0, 0), (0, 0, 4.2), 0.07, iron),
            tube([(0, 0, 3.3), (0.15, 0, 3.9), (0.8, 0, 4.2)], 0.045, iron),
            motif="post",
        ).at(2.3, y)
        for y in (3.4, 8.4, 13.4)
    ]
    return Scene(
        things=[
            flagstones(16, 50, "#f0c098", "#d8a080", stone=1.0).at(5.2, 16),
            box((90, 90, 0.1), Paint("#b8806c"), motif="ground").at(0, 40, -0.7),
            bearer.turn(-24).size(1.3).at(-0.15, -0.3, 0.04),
            *[
                carriage(colour="#3f6068", lit="#ffd890").size(1.9).turn(90).at(-4.0, y, -0.65)
                for y in (1.5, 6.0, 10.5, 15)
            ],
            *posts,
            clock_post(3.0).at(1.5, 6.5),
            torn_corner(2.5, 2.0, 3).at(2.3, 2.0, 5.1),
        ],
        camera=Camera((0.2, -6.8, 1.35), (0.0, 0, 1.58), lens=45),
        world=World("#c8a0c0", "#e0a080", 0.6),
        lights=[Sun(-112, 22, 3.6, "#ffcc94", 4)],
        sky=Sky(
            ((0, "#d8809a"), (0.45, "#f8b088"), (0.7, "#ffe0a8"), (1, "#ffe0a8")),
            glow=Glow(0.4, 0.58, 0.4, "#fff0c4", 0.8),
            clouds=(Clouds("#ffd8b0", "#d88aa0", 0.45, 1.8, 0.05, 0.55, 0.6),),
        ),
        air=Air(
            1.2,
            Fog(10, 32, "#f8c49c", 0.88),
            bloom=0.3,
            saturation=1.12,
            tint=Tint("#4a2c68", "#ffe4b8", 0.12),
        ),
    )
