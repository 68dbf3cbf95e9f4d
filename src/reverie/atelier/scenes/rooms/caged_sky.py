"""The caged sky."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.joinery import metal, plain, rod, wood
from reverie.atelier.motifs.nests import birdcage
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.scenes.rooms.shared import Hole, casement, wall
from reverie.atelier.shapes import ball, box, curve, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group, lamp


def sky_within(radius: float, height: float) -> Thing:
    """The far half of a cage's inside, painted as a morning sky that shines a little."""
    profile = curve(
        [
            (radius, 0.05 * height),
            (radius, 0.62 * height),
            (0.78 * radius, 0.84 * height),
            (0.3 * radius, 0.97 * height),
            (0.02, height),
        ],
        60,
    )
    angle = np.linspace(-0.12, math.pi + 0.12, 90)
    r, z = profile[:, :1], profile[:, 1:]
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], -1)

    def tint(at: Array) -> Array:
        share = at[:, 2] / height
        blue = ramp(("#fbe6bd", "#bfe0e8", "#6db4e4", "#2f7fca", "#1f5fae"), share**0.85)
        veil = np.clip((patches(at[:, 0], at[:, 2] * 2.6, 1.1, 4, 3) - 0.52) * 5, 0, 0.75)
        veil = (veil * np.clip(1.3 - share, 0, 1))[:, None]
        return blue * (1 - veil) + ramp(("#fdf6ea",) * 2, share) * veil

    lit = Paint(vary=0.03, bump=0, glow=0.62, rough=1, shine=0)
    return tinted(sheet(points, Paint()), tint, lit).called("sky")


def soft_cloud(wide: float, shade: str, *, tall: float = 0.42, seed: int = 0) -> Thing:
    """A few large, round heaps on a level base, white above and `shade` beneath."""
    chance = np.random.default_rng(seed)
    clay = Clay("#fffaf0", 0.05)
    for at, x in enumerate((-0.36, -0.19, 0.0, 0.2, 0.37)):
        high = tall * (0.2, 0.55, 0.85, 0.6, 0.22)[at] * float(chance.uniform(0.75, 1.1))
        round_ = (0.11, 0.155, 0.19, 0.16, 0.12)[at] * float(chance.uniform(0.9, 1.12))
        clay.ball((x, float(chance.normal(0, 0.03)), max(high - round_, 0.02)), round_)
        clay.ball((x + 0.05, -0.09, 0.25 * high), 0.75 * round_)
    clay.box((0, 0, -0.5), (1, 1, 0.48), cut=True, blend=0.05)
    body = clay.thing("cloud", 90)
    assert body.mesh is not None
    share = 1.15 * body.mesh.vertices[:, 2] / tall
    paint = Paint(vary=0.04, grain=2, bump=0, glow=0.03, rough=1, shine=0)
    return tinted(body, lambda _: ramp((shade, "#dce4ee", "#fffaf0"), share), paint).size(wide)


def open_cage(colour: str, opened: float) -> Thing:
    """A birdcage 1 wide, 1.36 high; its door, a hand above the floor, stands open by degrees."""
    brass = metal(colour)
    shell = birdcage(0.5, 1.36, colour=colour, opened=opened, perch=False).parts[:-1]
    hinge, wide, low, high = (-0.294, -0.405), 0.588, 0.27, 0.62
    corners = [
        (0, 0, 0),
        (0, 0, high - low),
        (0.22 * wide, 0, high - low + 0.13),
        (0.5 * wide, 0, high - low + 0.18),
        (0.78 * wide, 0, high - low + 0.13),
        (wide, 0, high - low),
        (wide, 0, 0),
        (0, 0, 0),
    ]
    rises = (0.12, 0.18, 0.12)
    leaf = group(
        tube(corners, 0.014, brass, sides=8, bend=False),
        [
            rod((s * wide, 0, 0), (s * wide, 0, high - low + rise), 0.009, brass, sides=6)
            for s, rise in zip((0.25, 0.5, 0.75), rises, strict=True)
        ],
        ball(0.017, brass, sides=12).at(0.94 * wide, -0.02, 0.17),
    )
    angles = np.radians((234, 252, 270, 288, 306))
    rim = [(0.5 * math.cos(a), 0.5 * math.sin(a), low - 0.02) for a in angles]
    stubs = [rod((x, y, 0.06), (x, y, z), 0.011, brass, sides=6) for x, y, z in rim[1:-1]]
    return group(
        *shell,
        tube(rim, 0.013, brass, sides=8),
        stubs,
        leaf.turn(-opened).at(*hinge, low),
        motif="birdcage",
    )


@card(
    title="The caged sky",
    concept="the bird was freed and the sky locked up, and neither knows what to do now",
    alt="A tall brass birdcage full of blue sky and white clouds stands before a butter-yellow "
    "wall; a red bird sits outside and looks in.",
    place="indoors",
    hour="morning",
    palette="butter wall, sky blue, brass",
    view="close-up",
    figures="none",
    moods=("wistful", "bright", "puzzled"),
    readings=("freedom", "possession", "inside out", "longing", "the outside", "property"),
)
def caged_sky() -> Scene:
    """The morning comes from the left through a window we do not see, and from the cage."""
    butter = Paint("#f4d98c", "#edca74", vary=0.07, grain=0.8, bump=0.08)
    cage = open_cage("#c9993a", 60).size(3.1)
    clouds = group(
        soft_cloud(1.9, "#9fbfe0", seed=2).at(0.25, 0.25, 1.3),
        soft_cloud(1.35, "#a9c6e4", seed=5).at(-0.45, 0.5, 2.35),
        soft_cloud(0.9, "#b4cce6", seed=8).at(0.55, 0.3, 2.95),
        soft_cloud(2.3, "#a9c2dc", tall=0.32, seed=11).at(-0.1, 0.1, 0.42),
        soft_cloud(0.75, "#b4c8e0", tall=0.5, seed=14).at(-1.0, -1.75, 1.5),
    )
    swallow = tube(
        [(-0.16, 0, 0.06), (-0.05, 0, 0.03), (0, 0, -0.02), (0.05, 0, 0.03), (0.16, 0, 0.06)],
        [0.005, 0.016, 0.022, 0.016, 0.005],
        plain("#23324a"),
        motif="far birds",
    )
    flock = [
        swallow.size(s).turn(y=t).at(x, 0.9, z)
        for x, z, s, t in ((0.35, 2.2, 1, 12), (0.62, 2.36, 0.8, -6), (0.12, 2.42, 0.7, 4))
    ]
    robin = bird("perch", colour="#b8402c", belly="#f4dcb4", wings="#7a3a2c").turn(158).size(1.45)
    table = box((30, 6.5, 0.3), wood("#8a5a38"), motif="table").at(0, -0.9, -0.15)
    sill: Hole = (-1.3, 5.3, 2.6, 2.3)
    pane_wall = (
        group(wall(24, 12, butter, sill), casement(sill, plain("#fff4dc"), (2, 2)))
        .turn(90)
        .at(-5.2, -1.6)
    )
    plant = group(
        [
            tube(
                [
                    (0, 0, 0),
                    (0.5 * math.cos(a), 0.5 * math.sin(a), 1.2),
                    (1.3 * math.cos(a), 1.2 * math.sin(a), 1.5 + 0.3 * math.sin(3 * a)),
                ],
                [0.03, 0.22, 0.01],
                Paint("#3f5f34", vary=0.2),
                motif="leaves",
            ).size(1, 1, 1)
            for a in np.linspace(0, 6, 9)
        ],
    )
    return Scene(
        things=[
            wall(20, 10, butter).at(y=2.7),
            table,
            pane_wall,
            cage,
            sky_within(1.47, 4.05),
            clouds,
            *flock,
            robin.at(1.52, -1.25, 0.0),
            plant.at(-2.25, -2.4, -0.9),
            lamp(40, "#cfe8ff", 0.3).at(0.2, -0.5, 2.6),
        ],
        camera=Camera((0.9, -9.6, 2.9), (0.12, 0, 2.1), lens=55),
        world=World("#c8d8e8", "#f4dca4", 0.72),
        lights=[Sun(-52, 24, 4.6, "#ffe2a8", 2), Panel((4, -6, 5), (0, 0, 2), 60, "#dfeaff", 4)],
        air=Air(exposure=1.36, bloom=0.22, contrast=1.06, saturation=1.1),
    )
