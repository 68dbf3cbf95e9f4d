"""The star mine."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.carts import wheel
from reverie.atelier.motifs.joinery import metal, rod, wood
from reverie.atelier.motifs.lamps import lantern, star
from reverie.atelier.motifs.scatter import lumps
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trains import rails
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Point, Thing, group, lamp, light


def mole(hands: tuple[Point, Point], lean: float = 0, fur: str = "#3a3444") -> Thing:
    """A mole upright, 1.1 high, looking to +x, its hands where they are told; left first."""
    body = Clay(fur, 0.12)
    body.ball((0, 0, 0.42), (0.34, 0.34, 0.42)).ball((0.06, 0, 0.82), (0.27, 0.25, 0.25))
    body.ball((0.12, 0, 0.4), (0.26, 0.24, 0.3), mix(fur, "#8a7a8a", 0.4))
    body.limb([(0.2, 0, 0.82), (0.44, 0, 0.78)], [0.16, 0.07])
    body.ball((0.49, 0, 0.785), 0.062, "#f0909a", blend=0.03)
    body.ball((0.14, 0.16, 0.04), (0.17, 0.1, 0.07), "#e89aa0", blend=0.03, pair=True)
    for side, hand in zip((1, -1), hands, strict=True):
        elbow = (0.5 * hand[0] + 0.06, 0.5 * hand[1] + side * 0.2, 0.5 * hand[2] + 0.24)
        body.limb([(0.06, side * 0.26, 0.62), elbow, hand], [0.13, 0.1, 0.08], blend=0.08)
        body.ball(hand, (0.12, 0.1, 0.12), "#f0a0a6", blend=0.03)
    fuzzy = Paint(vary=0.14, grain=7, sheen=0.5, bump=0.25, bump_grain=30)
    bead = ball(0.04, Paint("#0c0a10", rough=0.25), sides=14)
    glint = ball(0.013, light("#ffffff", 2), sides=8).at(0.028, 0, 0.024)
    eyes = [group(bead, glint).at(0.31, y, 0.91) for y in (-0.13, 0.13)]
    return group(body.thing("mole", 110, fuzzy), eyes, motif="mole").turn(y=lean)


def miners_hat(power: float = 4) -> Thing:
    """A brass helmet for a mole, its lamp to +x; the head's middle is the origin."""
    brass = metal("#d8a03a")
    cap = lathe([(0.36, 0.04), (0.29, 0.08), (0.27, 0.18), (0.16, 0.29), (0, 0.32)], brass)
    shine = ball(0.07, light("#ffe6a0", 5), sides=14).at(0.27, 0, 0.19)
    return group(cap, shine, lamp(power, "#ffd080", 0.06).at(0.45, 0, 0.2), motif="helmet")


def pickaxe() -> Thing:
    """A pickaxe 1 long, its grip at the origin, its head at z = 1 along x."""
    head = tube(
        [(-0.42, 0, 0.86), (-0.2, 0, 0.98), (0.2, 0, 0.98), (0.42, 0, 0.86)],
        [0.015, 0.06, 0.06, 0.015],
        metal("#e0aa48"),
    )
    return group(rod((0, 0, -0.1), (0, 0, 1.02), 0.035, wood("#8a5a34")), head, motif="pickaxe")


def star_cart(seed: int) -> Thing:
    """A mine cart heaped with stars, 1.1 long; rails at z = 0."""
    iron = Paint("#5a5f72", "#40445a", vary=0.2, rough=0.5, metal=0.3)
    tub = box((1.1, 0.72, 0.52), iron, taper=1.18, bevel=0.03).at(z=0.5)
    rim = box((1.34, 0.9, 0.07), metal("#b8863a"), bevel=0.02).at(z=0.78)
    wheels = [
        wheel(0.17, rim="#2c2c36").at(x, y, 0.17) for x in (-0.34, 0.34) for y in (-0.38, 0.38)
    ]
    chance = np.random.default_rng(seed)
    load = [
        star(float(chance.uniform(0.14, 0.24)), colour="#f4f8ff", strength=2.6)
        .turn(float(chance.uniform(-60, 60)), float(chance.uniform(-70, 20)), 40 * at)
        .at(
            float(chance.uniform(-0.42, 0.42)),
            float(chance.uniform(-0.3, 0.3)),
            0.86 + float(chance.uniform(0, 0.24)),
        )
        for at in range(13)
    ]
    return group(tub, rim, wheels, load, lamp(26, "#dfe8ff", 0.3).at(0, -0.3, 1.35), motif="cart")


def gallery(wide: float, high: float, near: float, far: float) -> Thing:
    """A tunnel of rough coal-blue rock around the viewer, closed at its far end."""
    turns = np.linspace(-0.32, math.pi + 0.32, 90)
    depths = np.linspace(near, far, 80)
    y, a = np.meshgrid(depths, turns, indexing="ij")
    points = np.stack([wide * np.cos(a), y, high * np.sin(a)], -1)
    bumps = lumps(points.reshape(-1, 3), 0.9, 4).reshape(a.shape) * 0.22
    bumps += lumps(points.reshape(-1, 3), 2.6, 7).reshape(a.shape) * 0.07
    points[..., 0] *= 1 + bumps * 0.5
    points[..., 2] *= 1 + bumps * 0.35
    rock = Paint("#2f4478", "#1f2c58", vary=0.25, grain=1.4, bump=0.8, bump_grain=5, rough=0.6)
    x, z = np.meshgrid(np.linspace(-wide, wide, 70), np.linspace(-0.4, high * 1.1, 70))
    flat = np.stack([x, 0 * x, z], -1)
    bulge = lumps(flat.reshape(-1, 3), 1.1, 9).reshape(x.shape) * 0.4
    end = np.stack([x, far - 0.5 + bulge, z], -1)
    floor = np.stack(
        [x * 1.2, near + (far - near) * (z + 0.4) / (high * 1.1 + 0.4), 0.06 * bulge], -1
    )
    return group(sheet(points, rock), sheet(end, rock), sheet(floor, rock), motif="rock")


@card(
    title="The star mine",
    concept="far down the moles dig up the night's stars, and one of them keeps a small one",
    alt="In a blue mine moles break shining stars out of the rock and send them up in carts; one "
    "in front hides a small star in his helmet.",
    place="underground",
    hour="lamplight",
    palette="coal blue, brass, star white",
    view="room",
    figures="few",
    moods=("industrious", "secretive", "glowing"),
    readings=("hidden treasure", "work", "temptation", "a keepsake", "source", "greed or love"),
)
def star_mine() -> Scene:
    """The stolen star lights the thief's face; the great one in the wall lights all others."""
    thief = group(
        mole(((0.42, 0.25, 0.46), (0.42, -0.25, 0.46)), lean=4, fur="#4c4458"),
        miners_hat(0).turn(y=174).size(0.85).at(0.5, 0, 0.52),
        motif="mole",
    )
    thief = thief.turn(-42).size(1.42).at(-0.92, -2.2, 0)
    kept = thief.point(0.5, 0, 0.55)
    digger = group(
        mole(((0.22, 0.2, 0.98), (0.26, -0.1, 1.08)), fur="#4a4250"),
        miners_hat().at(0.06, 0, 0.86),
        pickaxe().turn(90, y=-34).at(0.16, -0.06, 0.7),
        motif="mole",
    )
    pusher = group(
        mole(((0.42, 0.2, 0.62), (0.42, -0.2, 0.62)), lean=14, fur="#443a4a"),
        miners_hat().at(0.26, 0, 0.82),
        motif="mole",
    )
    track = rails(9, colour="#c8a060", sleepers="#3a2c30").turn(y=-9).turn(62).at(1.5, 0.9, 0.42)
    chance = np.random.default_rng(9)
    seams = []
    for _ in range(26):
        a = float(chance.uniform(0.2, 2.9))
        y = float(chance.uniform(-1, 4.5))
        x, z = 3.0 * math.cos(a), 4.7 * math.sin(a)
        size = float(chance.uniform(0.05, 0.17))
        toward = math.degrees(math.atan2(-x, 5))
        seams.append(star(size, colour="#e8f0ff", strength=2.4).turn(-toward, y=70 * a).at(x, y, z))
    great = star(0.85, colour="#f6faff", strength=2.2).turn(12, y=14).at(0.25, 4.35, 2.75)
    timber = wood("#6a4a34")
    props = [
        rod((x, y, -0.1), (x * 0.92, y, 3.9), 0.16, timber) for y in (1.6,) for x in (-2.35, 2.5)
    ]
    props.append(rod((-2.6, 1.6, 3.85), (2.75, 1.6, 3.95), 0.17, timber))
    return Scene(
        things=[
            gallery(3.1, 5.0, -9, 5.2),
            great,
            lamp(170, "#dfe9ff", 0.5).at(0.25, 3.2, 2.8),
            group(seams, motif="stars"),
            digger.turn(52).size(1.35).at(-0.75, 3.1, 0.25),
            track,
            star_cart(3).size(1.15).turn(y=-9).turn(62).at(1.5, 0.9, 0.44),
            pusher.turn(62).size(1.1).at(0.82, -0.5, 0.14),
            thief,
            star(0.17, colour="#fff2b0", strength=2.4).turn(-20, x=-30).at(*kept),
            lamp(26, "#fff0b8", 0.12).at(kept[0] + 0.1, kept[1] - 0.3, kept[2] + 0.12),
            group(props, motif="timber"),
            lantern(power=40).size(0.8).at(-2.05, 1.2, 2.9),
            lamp(60, "#ffbe68", 0.15).at(-1.7, 0.8, 2.9),
            boulder(2.2, "#2c3c70", seed=3).at(2.3, -3.6, -0.2),
            boulder(1.2, "#34477c", seed=5).at(-2.3, 0.2, 0),
            boulder(0.7, "#34477c", seed=6).at(2.2, 3.2, 0),
            boulder(0.5, "#34477c", seed=8).at(-1.6, 3.6, 0),
            star(0.13, colour="#f4f8ff", strength=3).turn(30, x=-60).at(0.6, -2.6, 0.1),
            star(0.1, colour="#f4f8ff", strength=3).turn(-20, x=-70).at(0.2, -1.4, 0.08),
        ],
        camera=Camera((-0.05, -7.4, 1.8), (0.12, 1, 1.85), lens=41),
        world=World("#5a78c8", "#4a5a98", 0.75),
        lights=[
            Spot((0.3, -7.6, 3.2), (-0.3, -1.6, 0.8), 620, "#ffcf90", 50, 0.7, 0.4),
            Spot((1.3, -3, 3.4), (-1.9, 2, 0.6), 420, "#8fb0ff", 90, 0.8, 0.4),
        ],
        sky=Sky(((0, "#101a3c"), (1, "#101a3c"))),
        air=Air(1.55, Fog(9, 18, "#2c4480", 0.45), bloom=0.45, saturation=1.1),
    )
