"""The harbour in the bath."""

import math

import numpy as np

from reverie.atelier.develop import Air
from reverie.atelier.motifs.boats import sail_boat, sailing_ship
from reverie.atelier.motifs.floors import tiles
from reverie.atelier.motifs.houses import Kind, house
from reverie.atelier.motifs.joinery import glaze, metal, plain, rod, wood
from reverie.atelier.motifs.lamps import string_lights
from reverie.atelier.motifs.tackle import rope
from reverie.atelier.motifs.water import Swell
from reverie.atelier.motifs.water_birds import duck
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.scenes.rooms.shared import peg
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, lamp, light

TUB_LONG = 1.72
"""how much longer than wide the tub is"""


def great_tub() -> Thing:
    """A tub 5 wide and 8.6 long on y, its broad rim at z = 2.2; its water belongs at z = 1.7."""
    outer = [(0.9, -1.2), (1.6, -0.9), (2.05, 0.4), (2.2, 1.7), (2.5, 2.05), (2.55, 2.14)]
    inner = [(2.55, 2.14), (2.48, 2.22), (2.06, 2.22), (1.96, 2.1), (1.85, 0.9), (0.001, 0.6)]
    return group(
        lathe(outer, glaze("#a8cfc0"), sides=72),
        lathe(inner, glaze("#f6f1e6"), sides=72, round_off=False),
        motif="bathtub",
    ).size(1, TUB_LONG, 1)


def harbour_water() -> Thing:
    """Dark water with small waves, within the tub."""
    share, angle = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 160))
    x, y = 1.95 * share * np.cos(angle), 1.95 * TUB_LONG * share * np.sin(angle)
    z = Swell(0.05, 0.7, 3)(x, y)
    deep = Paint("#176a78", vary=0.08, rough=0.12, shine=0.8, bump=0.2, grain=3, kind="water")
    return sheet(np.stack([x, y, z], -1), deep, motif="water")


def rim(angle: float, out: float = 2.27) -> tuple[float, float]:
    """A place on the tub's rim; 0 is to the right, 90 at the far end."""
    turn = math.radians(angle)
    return out * math.cos(turn), out * TUB_LONG * math.sin(turn)


def crane(height: float = 1.6, reach: float = 1.1) -> Thing:
    """A harbour crane on z = 0 whose jib hangs out over +x with a crate."""
    iron = metal("#c2502f")
    legs = [(x, y) for x in (-0.14, 0.14) for y in (-0.14, 0.14)]
    parts = [rod((x, y, 0), (x * 0.5, y * 0.5, height), 0.025, iron) for x, y in legs]
    for level in np.linspace(0.2, 0.85, 4):
        wide = 0.14 * (1 - 0.5 * level)
        z = float(level * height)
        parts += [rod((-wide, -wide, z), (wide, -wide, z + 0.22), 0.014, iron)]
        parts += [rod((wide, -wide, z), (-wide, -wide, z + 0.22), 0.014, iron)]
    tip = (reach, 0, height + 0.55)
    parts += [
        rod((-0.35, 0, height), tip, 0.035, iron),
        rod((0, 0, height + 0.5), tip, 0.012, iron),
        rod((0, 0, height), (0, 0, height + 0.5), 0.03, iron),
        box((0.3, 0.24, 0.26), glaze("#e8d8b0")).at(-0.2, 0, height + 0.1),
        rod(tip, (reach, 0, height - 0.3), 0.01, plain("#2a2320")),
        box((0.26, 0.26, 0.2), wood("#b58a4a")).at(reach, 0, height - 0.4),
        ball(0.05, light("#ffd27a", 6), sides=10).at(*tip),
    ]
    return group(parts, motif="crane")


def steamer(colour: str = "#2f3f4f") -> Thing:
    """A small steamer 2 long on x with lit portholes and a funnel; the water at z = 0."""
    hull = [(-0.9, 0.34), (1.1, 0.42), (0.85, -0.1), (-0.8, -0.1)]
    lit = light("#ffd27a", 4)
    return group(
        cutout(hull, 0.5, glaze(colour), bevel=0.06),
        box((1.1, 0.4, 0.26), glaze("#f0e6d2")).at(-0.1, 0, 0.48),
        box((0.5, 0.34, 0.2), glaze("#f0e6d2")).at(0.05, 0, 0.7),
        lathe([(0.12, 0.7), (0.11, 1.2), (0.13, 1.24)], glaze("#c2402f")).at(-0.3),
        [
            ball(0.045, lit, sides=8).at(x, s * 0.26, 0.2)
            for x in np.linspace(-0.6, 0.7, 6)
            for s in (-1, 1)
        ],
        [box((0.14, 0.42, 0.1), lit, bevel=0).at(x, 0, 0.5) for x in (-0.4, -0.1, 0.2)],
        motif="ship",
    )


def lighthouse_tap() -> Thing:
    """A brass tap on z = 0 whose handle is a lantern; it lights the water to the viewer."""
    brass = metal("#d8ac52")
    lit = light("#fff0b8", 7)
    return group(
        lathe([(0.5, 0), (0.5, 0.1), (0.3, 0.18), (0.26, 1.5), (0.34, 1.6), (0.34, 1.75)], brass),
        tube(
            [(0, 0, 1.2), (0, -0.6, 1.5), (0, -1.05, 1.35), (0, -1.15, 0.9)],
            [0.2, 0.18, 0.18, 0.2],
            brass,
        ),
        [
            group(
                rod((0, 0, 0), (0.75, 0, 0.06), 0.07, brass),
                ball(0.13, glaze("#f6f1e6"), sides=16).at(0.8, 0, 0.07),
            )
            .turn(a)
            .at(z=1.9)
            for a in (0, 180)
        ],
        lathe([(0.4, 1.75), (0.46, 1.8), (0.46, 1.86), (0.2, 1.9)], glaze("#b5392f")),
        lathe([(0.2, 1.9), (0.2, 2.4)], lit, round_off=False),
        lathe([(0.32, 2.4), (0.2, 2.62), (0.001, 2.8)], glaze("#b5392f"), round_off=False),
        [
            rod(
                (0.24 * math.cos(a), 0.24 * math.sin(a), 1.9),
                (0.24 * math.cos(a), 0.24 * math.sin(a), 2.4),
                0.02,
                metal("#3a3634"),
            )
            for a in np.linspace(0, 5.2, 6)
        ],
        motif="tap",
    )


@card(
    title="The harbour in the bath",
    concept="after bedtime the bath is a harbour, and the duck comes home as an ocean liner",
    alt="From above: a bathtub is a harbour at night with ships, cranes, lit houses and little "
    "people on its rim; the tap is the lighthouse and a rubber duck comes in like a liner.",
    place="indoors",
    hour="lamplight",
    palette="mint tiles, white, harbour lights",
    view="room",
    figures="crowd",
    moods=("playful", "festive", "cosy"),
    readings=("homecoming", "imagination", "pride", "bedtime", "arrival", "small and great"),
)
def bathtub_harbour() -> Scene:
    """The room is dim and mint; all warmth is in the harbour."""
    quay = 2.22
    quayside: tuple[tuple[float, Kind], ...] = (
        (168, "town"),
        (151, "timbered"),
        (135, "cottage"),
        (120, "town"),
        (196, "timbered"),
        (58, "town"),
        (42, "cottage"),
        (214, "cottage"),
        (-47, "timbered"),
        (243, "town"),
    )
    homes = []
    for at, (angle, kind) in enumerate(quayside):
        x, y = rim(angle)
        facing = 40 if math.cos(math.radians(angle)) < 0 else -40
        homes.append(house(kind, seed=at + 3, strength=4.5).turn(facing).size(0.26).at(x, y, quay))
    crowd = []
    colours = ("#c24a3a", "#39557a", "#e0b23a", "#5f7f4a", "#8a4a6b", "#d8784a")
    for at, angle in enumerate(
        (76, 81, 99, 103, 107, 24, 19, 8, 2, -5, 226, 231, 252, 257, 262, 269, 275, 281, 287, 182)
    ):
        x, y = rim(angle, 2.2 + 0.1 * (at % 2))
        inward = math.degrees(math.atan2(-y, -x))
        crowd.append(
            peg(colours[at % 6], colours[(at + 2) % 6]).turn(inward).size(0.32).at(x, y, quay)
        )
    liner = (
        group(
            duck("swim", colour="#f2c230"),
            [
                ball(0.018, light("#fff0c0", 4), sides=8).at(x, s * 0.215, 0.13)
                for x in np.linspace(-0.16, 0.16, 5)
                for s in (-1, 1)
            ],
        )
        .turn(203)
        .size(2.6)
        .at(0.4, -0.6, 1.72)
    )
    tugs = [
        steamer("#8a2f2f").turn(h).size(0.36).at(x, y, 1.72)
        for x, y, h in ((-1.15, -1.35, 205), (-1.35, -0.35, 165))
    ]
    tows = [
        rope([(-0.55, -0.9, 1.95), (x * 0.85, y * 0.98, 1.84), (x, y, 1.88)], 0.016)
        for x, y in ((-0.92, -1.27), (-1.08, -0.42))
    ]
    fleet = [
        sailing_ship().turn(-50).size(0.4).at(-0.85, 2.0, 1.64),
        sail_boat(colour="#39557a").turn(30).size(0.36).at(0.75, 2.35, 1.72),
        sail_boat(colour="#a8433a", sail="#f0d8a8").turn(-20).size(0.34).at(0.2, -2.2, 1.72),
        steamer().turn(-80).size(0.55).at(1.3, 1.05, 1.72),
    ]
    tap_at = (0.0, 3.95, quay)
    floor = tiles(16, 18, "#e4efe4", "#9cc9b6", tile=0.95, diagonal=True).at(0, 0, -1.2)
    back = tiles(16, 9, "#a9d4c2", "#a1cdbb", tile=0.8).turn(x=90).at(0, 5.6, 2.2)
    return Scene(
        things=[
            floor,
            back,
            great_tub(),
            harbour_water().at(z=1.7),
            *homes,
            *crowd,
            liner,
            *tugs,
            *tows,
            *fleet,
            lighthouse_tap().at(*tap_at),
            crane().turn(168).at(*rim(-12), quay),
            crane(1.3, 0.9).turn(200).at(*rim(14), quay),
            lamp(90, "#ffd890", 0.15).at(0, 3.3, 4.6),
            string_lights(4.6, 13, sag=0.35).turn(-58).at(-1.1, 2.0, 3.9),
            string_lights(4.4, 13, sag=0.35).turn(55).at(1.1, 2.0, 3.9),
            lamp(18, "#ffc060", 0.2).at(-1.7, 1.4, 3.1),
            lamp(14, "#ffc060", 0.2).at(1.7, 0.4, 3.0),
        ],
        camera=Camera((0.9, -9.0, 8.2), (0.0, 0.75, 2.2), lens=54),
        world=World("#8fc0b4", "#b8c8b0", 0.42),
        lights=[Spot((-6, -4, 8), (0.2, 0.6, 1.8), 1900, "#ffdca0", 46, 0.9, 0.8)],
        air=Air(exposure=1.55, bloom=0.32, contrast=1.08, saturation=1.16),
    )
