"""The missing piece of sky."""

import math

import numpy as np

from reverie.atelier.develop import Air
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.heavens import ringed_planet, star_dust
from reverie.atelier.motifs.paper_cuts import paper_cut
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import grasping
from reverie.atelier.shapes import box, curve, lathe, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Array, Paint, group, lamp

KNOB = ((0.0, 0.0), (0.3, 0.03), (0.42, -0.03), (0.37, 0.1), (0.4, 0.2), (0.5, 0.24),
        (0.6, 0.2), (0.63, 0.1), (0.58, -0.03), (0.7, 0.03), (1.0, 0.0))  # fmt: skip


def jigsaw_edge(one: Array, other: Array, sign: int) -> Array:
    """The line between two pieces, from corner to corner, with a knob to its left or right."""
    along = other - one
    aside = np.array([-along[1], along[0]]) * sign
    knob = curve(KNOB, 50)
    return one + knob[:, :1] * along + knob[:, 1:] * aside


def jigsaw_piece(size: float) -> Array:
    """The outline of a piece around the origin, in x and z: knobs above and right, two hollows."""
    h = size / 2
    corners = [np.array(c, float) for c in ((-h, -h), (h, -h), (h, h), (-h, h))]
    signs = (1, -1, -1, 1)
    edges = [jigsaw_edge(corners[k], corners[(k + 1) % 4], signs[k])[:-1] for k in range(4)]
    return np.concatenate(edges)


def printed_sky(x: Array, z: Array) -> Array:
    """The colours of the sky on the jigsaw: powder blue with heaped clouds."""
    blue = ramp(("#d8ecf6", "#a9d2ee", "#6fb2e4", "#4a94d8"), np.clip(z / 9, 0, 1))
    heap = patches(x, z * 1.5, 2.6, 4, 11) + 0.1 * np.sin(z * 1.4 + 1)
    white = np.clip((heap - 0.53) * 9, 0, 1)[..., None]
    lit = ramp(
        ("#bcd6ea", "#ffffff"),
        np.clip((heap - patches(x + 0.25, (z - 0.35) * 1.5, 2.6, 4, 11)) * 3 + 0.65, 0, 1),
    )
    return blue * (1 - white) + lit * white


@card(
    title="The missing piece of sky",
    concept="somebody walks off with a piece of the noon sky, and behind it is the dark with stars",
    alt="The sky is a jigsaw with one piece missing and starry space behind it. An old man in "
    "black walks off with the huge piece at his back; a white bird sits in the gap.",
    place="nowhere",
    hour="noon",
    palette="powder blue, black, white",
    view="landscape",
    figures="one",
    moods=("sly", "quiet", "unsettling"),
    readings=("secret", "theft", "truth behind things", "loss", "souvenir", "incompleteness"),
)
def puzzle_sky() -> Scene:
    """The wall of sky stands on a bare floor; starlight falls out of the hole."""
    size, wall_y = 2.3, 3.0
    x, z = np.meshgrid(np.linspace(-9, 9, 260), np.linspace(0, 12, 200))
    sky = sheet(np.stack([x, wall_y + 0 * x, z], -1), Paint())
    matt = Paint(vary=0.03, bump=0.05, glow=0.28, rough=1, shine=0)
    wall = tinted(sky, lambda _: printed_sky(x, z).reshape(-1, 3), matt).called("sky")
    hole_at = np.array([-0.75, 4.05])
    chance = np.random.default_rng(3)
    seams = []
    for column in range(-4, 5):
        for row in range(6):
            low = hole_at + ((column - 0.5) * size, (row - 1.5) * size)
            if low[1] > -size:
                beside = low + (0, size)
                across = low + (size, 0)
                hollow = (column, row) in ((0, 1), (0, 2), (1, 1))
                signs = chance.choice((-1, 1), 2)
                if not hollow or (column, row) == (0, 2):
                    seams.append(jigsaw_edge(low, beside, int(signs[0])))
                if not hollow or (column, row) == (1, 1):
                    seams.append(jigsaw_edge(low, across, int(signs[1])))
    shade, gleam = Paint("#5f8fbc", vary=0), Paint("#f2faff", vary=0, glow=0.4)
    lines = []
    for seam in seams:
        if seam[:, 1].min() > 0.02:
            path = np.stack([seam[:, 0], np.full(len(seam), wall_y - 0.01), seam[:, 1]], 1)
            lines += [
                tube(path, 0.022, shade, sides=6, bend=False),
                tube(path + (-0.022, -0.008, 0.022), 0.01, gleam, sides=5, bend=False),
            ]
    outline = jigsaw_piece(size)
    loop = np.concatenate([outline, outline[:1]])
    rim = tube(
        np.stack([loop[:, 0], 0 * loop[:, 0], loop[:, 1]], 1),
        0.045,
        Paint("#d8c49c", vary=0.1),
        sides=8,
        bend=False,
    )
    space = group(
        paper_cut(outline, 0.02, Paint("#0a0a1c", glow=0.02, vary=0)),
        rim.at(0, -0.03, 0),
        star_dust(
            70,
            (-0.85, -0.06, -0.8),
            (0.95, -0.05, 0.9),
            ("#ffffff", "#cfe0ff"),
            size=0.017,
            glow=5,
            seed=4,
        ),
        ringed_planet(0.26, "#e8b878", "#c0705a", seed=2).at(0.35, -0.3, 0.3),
        motif="space",
    ).at(hole_at[0], wall_y - 0.05, hole_at[1])
    man_at = (0.95, -0.9, 0.0)
    man = grasping(
        "walk",
        lambda p: p.turn(-24).size(1.42).at(*man_at),
        left=(0.75, -0.45, 0.62),
        age="old",
        wear="coat",
        colour="#24242c",
        hat="beanie",
        hat_colour="#1c1c24",
        hat_band="#f4f4f0",
        scarf="#f6f4ee",
        legs="#3a3a44",
        hair="white",
        beard="full",
    )
    print_ = group(
        paper_cut(outline, 0.1, Paint("#8cc4ea", vary=0.05, glow=0.2)),
        [
            paper_cut(
                np.stack([0.5 * r * np.cos(t) * w + cx, 0.5 * r * np.sin(t) + cz], 1),
                0.02,
                Paint("#ffffff", glow=0.25),
            ).at(0, -0.07)
            for t in [np.linspace(0, 2 * math.pi, 30, endpoint=False)]
            for cx, cz, r, w in (
                (-0.7, 0.42, 0.4, 1.2),
                (-0.35, 0.52, 0.62, 1.2),
                (0.05, 0.4, 0.4, 1.3),
                (-0.35, 0.34, 0.3, 3.0),
            )
        ],
        rim.at(0, 0.0, 0),
        motif="puzzle piece",
    )
    carried = print_.size(0.78).turn(-24, 0, 14).at(man_at[0] - 0.12, man_at[1] + 0.42, 1.32)
    pecker = bird("perch", colour="#f6f6f4", belly="#ffffff", beak="#e8a83a", wings="#d8e2ec")
    pecker = pecker.turn(140).size(0.95).at(hole_at[0] + 0.78, wall_y - 0.2, hole_at[1] - 1.13)
    ink = Paint("#14143a", vary=0.1, rough=0.25, shine=0.4)
    drops = [
        lathe([(0.001, 0.02), (0.8 * r, 0.018), (r, 0.0)], ink, motif="night")
        .size(1, 0.8, 1)
        .at(px, py, 0.005)
        for r, px, py in (
            (0.3, -0.85, 2.6),
            (0.2, -0.2, 2.1),
            (0.14, -0.55, 1.7),
            (0.16, 0.0, 1.2),
            (0.1, 0.2, 0.7),
            (0.13, 0.3, 0.2),
            (0.07, 0.55, -0.1),
        )
    ]
    sparks = star_dust(
        26, (-1.1, 0.2, 0.03), (0.4, 2.7, 0.05), ("#ffffff",), size=0.014, glow=5, seed=2
    )
    floor = box(
        (60, 60, 0.1),
        Paint("#f0ede6", "#dfe0e0", vary=0.05, grain=0.6, bump=0.05),
        bevel=0,
        motif="floor",
    ).at(0, 0, -0.05)
    glimmer = lamp(60, "#a9b8ff", 0.4).at(hole_at[0], wall_y - 0.9, hole_at[1] - 0.3)
    return Scene(
        things=[
            wall,
            group(lines, motif="jigsaw"),
            space,
            man.thing,
            carried,
            pecker,
            *drops,
            sparks,
            floor,
            glimmer,
        ],
        camera=Camera((0, -7.4, 1.75), (0, 0, 2.75), lens=37),
        world=World("#cfe4f4", "#e8eef2", 0.75),
        lights=[Sun(-55, 48, 2.2, "#fff6e4", 3)],
        sky=Sky(stops=((0.0, "#4a94d8"), (1.0, "#d8ecf6"))),
        air=Air(exposure=1.08, bloom=0.25, saturation=1.08),
    )
