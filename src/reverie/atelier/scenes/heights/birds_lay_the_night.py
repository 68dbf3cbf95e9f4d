"""Birds spread out the night."""

import math
from collections.abc import Callable
from typing import Literal

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.anatomy import place_of
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.flowers import flower_field
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.scatter import globe, patches, ramp, swarm, tinted
from reverie.atelier.motifs.stone import mountains
from reverie.atelier.motifs.trees import oak
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import on
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.sky import Clouds, Disc, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, light

Surface = Callable[[Array, Array], Array]
"""points in space for shares across (u) and down (v) a cloth"""


def starry(
    surface: Surface,
    shades: tuple[str, ...],
    stars: int,
    *,
    size: float = 0.02,
    glow: float = 0.35,
    seed: int = 0,
) -> Thing:
    """Cloth or paint with stars in it; `shades` run down it."""
    chance = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 60))
    mottle = 0.25 * (patches(u * 3, v * 3, 0.6, 3, seed) - 0.5)
    colours = ramp(shades, np.clip(v + mottle, 0, 1)).reshape(-1, 3)
    cloth = sheet(surface(u, v), Paint())
    soft = Paint(glow=glow, vary=0.12, grain=1.4, bump=0.12, sheen=0.3)
    night = tinted(cloth, lambda _: colours, soft).called("night")
    across, down = chance.uniform(0.02, 0.98, (2, stars))
    spots = surface(across, down) - (0, 0.03, 0)
    corners, faces = globe(2)
    sizes = size * chance.uniform(0.5, 1.4, stars) * np.where(chance.random(stars) < 0.12, 2.2, 1)
    sparks = swarm(
        corners, faces, spots, np.tile(np.eye(3), (stars, 1, 1)), sizes, np.ones((stars, 3))
    )
    return group(night, Thing(sparks, light("#fff2cc", 5), "stars"))


def spread(a: Point, b: Point, c: Point, d: Point, sag: float, seed: int) -> Surface:
    """Cloth between four corners (from the upper left, clockwise) that sags and ripples."""
    chance = np.random.default_rng(seed)
    phase = chance.uniform(0, 6, 3)
    corners = np.array([a, b, c, d], float)

    def surface(u: Array, v: Array) -> Array:
        u_, v_ = np.asarray(u)[..., None], np.asarray(v)[..., None]
        flat = corners[0] * (1 - u_) * (1 - v_) + corners[1] * u_ * (1 - v_)
        flat = flat + corners[2] * u_ * v_ + corners[3] * (1 - u_) * v_
        belly = 4 * u * (1 - u) * (0.35 + 0.65 * v) * sag
        ripple = np.sin(9 * u + phase[0] + 2 * v) + 0.6 * np.sin(17 * u + phase[1])
        waves = 0.2 * ripple * (0.3 + v)
        hem = 0.05 * np.sin(13 * u + phase[2]) * v
        return flat + np.stack([0 * u, waves, -belly + hem], -1)

    return surface


Wings = Literal["wings up", "wings down"]


NIGHT = ("#141b4e", "#1c2765", "#2a3a86", "#4650a0")


@card(
    title="Birds spread out the night",
    concept="the birds lay the night over the evening in pieces, and one has fallen on a tree",
    alt="Birds carry pieces of starry cloth in their beaks and lay them over a coral evening sky; "
    "one piece has fallen on a tree.",
    place="sky",
    hour="dusk",
    palette="coral, midnight, gold",
    view="vast",
    figures="none",
    moods=("solemn", "tender", "wondering"),
    readings=("end of the day", "work shared", "covering up", "mistake", "time", "blanket"),
)
def birds_lay_the_night() -> Scene:
    """What is laid is at the top; two birds bring the next piece from the right."""

    def flier(x: float, y: float, z: float, turn: float, pose: Wings, size: float = 1.0) -> Thing:
        made = bird(pose, colour="#2b2440", belly="#d9704e", beak="#f2b84a", wings="#1d1a36")
        return made.turn(turn).size(size).at(x, y, z)

    def hemmed(surface: Surface, stars: int, seed: int, size: float = 0.02) -> Thing:
        share = np.linspace(0, 1, 40)
        edges = [
            (share, 0 * share),
            (share, 0 * share + 1),
            (0 * share, share),
            (0 * share + 1, share),
        ]
        gold = Paint("#e8b44a", glow=0.35, vary=0.1)
        hems = [tube(surface(u, v), 0.028, gold, sides=6, bend=False) for u, v in edges]
        return group(
            starry(surface, NIGHT, stars, size=size, glow=0.22, seed=seed), hems, motif="night"
        )

    laid = [
        hemmed(
            spread((-6.5, 3.2, 14), (0.4, 3.2, 14), (0.1, 3.0, 7.4), (-6.5, 3.0, 6.8), 0.3, 1),
            120,
            1,
        ),
        hemmed(
            spread((-0.4, 2.8, 14), (6.4, 2.8, 14), (6.2, 2.6, 9.1), (-0.1, 2.6, 8.7), 0.3, 2),
            100,
            2,
        ),
        hemmed(
            spread((-6.5, 2.3, 7.8), (-1.3, 2.3, 8.1), (-1.5, 2.1, 5.7), (-6.5, 2.1, 5.0), 0.35, 3),
            60,
            3,
        ),
    ]
    birds = [
        flier(3.0, 0.7, 6.75, 160, "wings up", 1.5),
        flier(-1.05, 1.4, 6.15, 22, "wings down", 1.4),
        flier(-3.1, 7.8, 3.7, 20, "wings up", 1.3),
        flier(-0.5, 7.8, 4.0, 160, "wings down", 1.3),
        flier(-2.6, 1.7, 4.3, 60, "wings up", 1.1),
        flier(1.6, 12, 3.9, 10, "wings up", 1.0),
        flier(2.8, 13, 4.6, 10, "wings down", 1.0),
    ]
    bills = [place_of(one, "bill") for one in birds]
    low_left, low_right = (-0.15, 1.0, 4.2), (2.3, 0.4, 4.55)
    piece = hemmed(spread(bills[1], bills[0], low_right, low_left, 0.7, 4), 80, 4)
    small = hemmed(spread(bills[2], bills[3], (-0.9, 7.7, 2.6), (-2.3, 7.7, 2.4), 0.5, 6), 40, 6)
    ground = Hills(0.5, 7, 4)
    tree_at = on(ground, 1.15, 1.6)
    tree = oak(3.3, ("#6a3a3a", "#b8604a", "#f0a860"), bark="#3a2634", seed=8).at(*tree_at)

    def over_tree(u: Array, v: Array) -> Array:
        angle = 2 * math.pi * u
        dome = np.minimum(v * 1.9, 1.571)
        out = (
            1.3 * np.sin(dome) * (1 + (0.14 * np.sin(6 * angle) + 0.06 * np.sin(11 * angle)) * v**2)
        )
        fall = np.clip(v - 0.5, 0, 1) * (
            1.5 + 0.9 * np.sin(3 * angle + 1) + 0.3 * np.sin(7 * angle)
        )
        z = 3.25 - 0.75 * (1 - np.cos(dome)) - fall
        x, y, foot = tree_at
        return np.stack(
            [x + 0.2 + 0.2 * v + out * np.cos(angle), y + out * np.sin(angle), foot + z], -1
        )

    fallen = starry(over_tree, NIGHT, 120, size=0.018, glow=0.22, seed=7)
    field = meadow(ground, "#7a4a5e", "#4a3058", "#b0705a", near=-8, far=60)
    grass = grass_field(
        5000, (-4, 4), (-5, 5), ("#3a2648", "#75486a", "#e8a868"), height=ground, tall=0.3, seed=2
    )
    gold = flower_field(
        260, (-4, 4), (-4.5, 4), ("#ffd070", "#f8a850"), height=ground, tall=0.3, seed=5
    )
    hills = [mountains(60, 5, 9, "#8a5068", snow=0, seed=3).at(0, 26, -2.5)]
    return Scene(
        things=[*laid, piece, small, *birds, tree, fallen, field, grass, gold, *hills],
        camera=Camera((0, -8.2, 2.2), (0, 0, 4.1), lens=31),
        world=World("#e8907a", "#a85a5a", 0.65),
        lights=[Sun(-150, 14, 4.2, "#ffb070", 4), Sun(-50, 40, 1.7, "#ffb8a0")],
        sky=Sky(
            stops=(
                (0.0, "#c8586a"),
                (0.35, "#f0786a"),
                (0.6, "#fba870"),
                (0.76, "#ffd890"),
                (1.0, "#ffe0a0"),
            ),
            clouds=(Clouds("#ffd0a0", "#d0607a", 0.45, 2.2, 0.2, 0.8, 0.6, 0.3, 3.0),),
            sun=Disc(0.24, 0.69, 0.07, "#fff4c8", 0.6),
        ),
        air=Air(exposure=1.2, fog=Fog(13, 44, "sky", 0.85), bloom=0.3, saturation=1.08),
    )
