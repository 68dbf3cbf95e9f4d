"""A storm in a teacup."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air
from reverie.atelier.motifs.boats import rowing_boat, sailing_ship
from reverie.atelier.motifs.clouds import storm_cloud
from reverie.atelier.motifs.crockery import teacup
from reverie.atelier.motifs.food import spoon
from reverie.atelier.motifs.heavens import lightning
from reverie.atelier.motifs.joinery import glaze
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.motifs.water import Swell, rain
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.rooms.shared import peg
from reverie.atelier.shapes import ball, box, lathe, sheet
from reverie.atelier.thing import Array, Paint, Point, Thing, group

CUP = 4.0
"""how much larger than a common one the cup is"""


def stormy_tea(radius: float) -> Thing:
    """A round sea that whirls, with white crests; its mean height is 0."""
    swell = Swell(0.34, 1.5, 5)
    share, angle = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 2 * math.pi, 160))
    bend = angle + 1.3 * (1 - share)
    x, y = radius * share * np.cos(angle), radius * share * np.sin(angle)
    z = swell(radius * share * np.cos(bend), radius * share * np.sin(bend))
    z = z + 0.16 * share**3
    surface = sheet(np.stack([x, y, z], -1), Paint())

    def tint(points: Array) -> Array:
        level = points[:, 2]
        lace = patches(points[:, 0], points[:, 1], 0.28, 4, 7)
        found = ramp(("#0d2a4c", "#1d4f7c", "#3f86a4", "#8fc4c8"), 0.5 + 1.5 * level)
        foam = np.clip((level - 0.16 + 0.5 * (lace - 0.5)) * 7, 0, 1)[:, None]
        return found * (1 - foam) + ramp(("#f4f6f0",) * 2, level) * foam

    return tinted(surface, tint, Paint(vary=0.06, rough=0.25, shine=0.6, bump=0.15)).called("sea")


def china_roses(places: list[tuple[Point, Point]]) -> Thing:
    """Painted roses with two leaves each, at places on the china, flat against its outside."""
    parts = []
    for at, (place, out) in enumerate(places):
        ahead = np.array(out) / np.linalg.norm(out)
        right = np.cross((0, 0, 1), ahead)
        right /= np.linalg.norm(right)
        up = np.cross(ahead, right)
        flower = group(
            ball(0.2, glaze("#e08a9c"), sides=18).size(1, 1, 0.25),
            ball(0.13, glaze("#c9536e"), sides=16).size(1, 1, 0.3).at(0.02, 0.02, 0.03),
            ball(0.06, glaze("#9c2f4c"), sides=12).size(1, 1, 0.4).at(-0.02, 0.0, 0.06),
            [
                ball(0.12, glaze("#7f9a6a"), sides=12).size(1.5, 0.6, 0.15).turn(a).at(*spot)
                for a, spot in ((25, (0.26, 0.1, -0.01)), (160, (-0.26, 0.06, -0.01)))
            ],
        )
        shrunk = flower.size(0.75 + 0.25 * (at % 2))
        parts.append(shrunk.axes(tuple(right), tuple(up), tuple(ahead)).at(*place))
    return group(parts, motif="cup")


@card(
    title="A storm in a teacup",
    concept="somebody's small quarrel is a hurricane for the ship that has to sail in it",
    alt="Seen from above: in a rose-patterned teacup a sailing ship fights a storm under a dark "
    "cloud with lightning, and a small rowing boat comes to help; a figure in a yellow coat and "
    "sou'wester with a lantern stands on a spoon laid across the rim.",
    place="indoors",
    hour="afternoon",
    palette="linen, storm blue, rose china",
    view="close-up",
    figures="few",
    moods=("stormy", "comic", "brave"),
    readings=("quarrel", "scale", "danger", "rescue", "exaggeration", "perseverance"),
)
def teacup_storm() -> Scene:
    """All is calm on the linen; the cup has its own weather."""
    linen = Paint("#efe4cf", "#e2d2b8", "stripes", "top", vary=0.06, grain=0.9, bump=0.1)
    cup = teacup(colour="#f6ebe2", inside="#f3e4dc", band="#cf6f86", drink=None).size(CUP)
    around = [math.radians(a) for a in (-165, -140, -112, -86, -62, -36)]
    roses = china_roses(
        [
            ((1.86 * math.cos(a), 1.86 * math.sin(a), 1.75), (math.cos(a), math.sin(a), -0.25))
            for a in around
        ]
        + [
            ((2.95 * math.cos(a), 2.95 * math.sin(a), 0.52), (0, -0.001, 1))
            for a in np.radians((-155, -125, -98, -70, -40, 10, 160))
        ]
    )
    ship = sailing_ship(lit="#ffc65c").turn(-28, x=17, y=-13).size(0.44).at(-0.55, 0.3, 2.62)
    weather = group(
        storm_cloud(4.2, "#6f7c98", "#27304a", seed=3).at(-0.3, 2.5, 5.5),
        lightning(2.5, thick=0.05, power=90, seed=4).size(-1, 1, 1).at(0.3, 1.35, 2.75),
        rain(170, (-1.7, 0.4, 2.9), (1.4, 2.4, 5.3), "#b8c8da", long=0.5, slant=0.3, thick=0.009),
    )
    pier = spoon(colour="#d5d2c8").turn(x=-90).size(5.4).turn(197).at(0.62, 2.35, 3.3)
    keeper = figure(
        "reach",
        age="adult",
        wear="coat",
        colour="#e0b23a",
        hat="sailor",
        hat_colour="#e0b23a",
        hands=(None, (0.45, -0.15, 1.35)),
    )
    keeper = keeper.size(0.6).turn(175).at(1.34, -0.1, 3.42)
    lifeboat = rowing_boat(colour="#c24a3a", inside="#e6c79a").turn(150, y=9).size(0.42)
    crew = [
        peg(c, "#e0b23a").size(0.3).at(x, 0, 0.05)
        for c, x in (("#e0b23a", -0.14), ("#39557a", 0.18))
    ]
    lifeboat = group(lifeboat, crew).at(0.55, -0.72, 2.72)
    drips = Clay("#3f86a4", 0.12)
    for a, drop in ((-1.98, 0.45), (-1.86, 0.95), (-1.72, 0.3), (-2.5, 0.6), (-2.4, 0.25)):
        x, y = 2.07 * math.cos(a), 2.07 * math.sin(a)
        drips.limb(
            [(0.93 * x, 0.93 * y, 3.02), (x, y, 3.14), (1.015 * x, 1.015 * y, 3.1 - drop)],
            [0.1, 0.065, 0.05],
        )
    spill = drips.thing("sea", 120, Paint(vary=0.1, rough=0.2, shine=0.6))
    biscuit = lathe(
        [(0.001, 0), (0.8, 0), (0.85, 0.12), (0.75, 0.22), (0.001, 0.24)],
        Paint("#c98f4a", "#a86f35", grain=4, bump=0.4),
        motif="biscuit",
    )
    table = box((90, 90, 0.4), linen, bevel=0, motif="table").at(z=-0.2)
    return Scene(
        things=[
            table,
            cup,
            roses,
            stormy_tea(1.9).at(z=2.62),
            ship,
            weather,
            pier,
            keeper.thing,
            lantern(power=14)
            .size(0.42)
            .at(keeper.right[0], keeper.right[1], keeper.right[2] - 0.24),
            lifeboat,
            spill,
            biscuit.turn(x=6).at(-3.1, -1.0, 0.5),
            biscuit.turn(y=-14).at(-2.9, -0.5, 0.72),
        ],
        camera=Camera((0.7, -8.6, 9.6), (0.12, 0.45, 2.95), lens=53),
        world=World("#9fb4d0", "#e8d8bc", 0.42),
        lights=[Sun(-78, 27, 3.6, "#ffd69c", 4)],
        air=Air(exposure=1.2, bloom=0.3, contrast=1.1, saturation=1.08),
    )
