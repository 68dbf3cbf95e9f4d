"""The parade of shadows."""

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.beasts import elephant
from reverie.atelier.motifs.bicycles import bicycle
from reverie.atelier.motifs.canines import dog
from reverie.atelier.motifs.flight import balloons
from reverie.atelier.motifs.joinery import plain, rod
from reverie.atelier.motifs.leaves import foliage
from reverie.atelier.motifs.people import figure, person
from reverie.atelier.motifs.shadows import flattened, shadow
from reverie.atelier.motifs.umbrellas import umbrella
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.shapes import ball, box
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group


def ground_shadow(thing: Thing, colour: str, along: float, away: float) -> Thing:
    """The shadow of a thing on the ground."""
    flat = Paint(colour, vary=0.05, bump=0, rough=1, shine=0)
    return flattened(thing, np.array([(1, 0, along), (0, 1, away), (0, 0, 0.004)]), flat)


def wall_of_chalk(high: float) -> Thing:
    """A long whitewashed wall with a blue coping."""
    lime = Paint("#f6f3ea", "#e2e6ee", vary=0.06, grain=1.1, bump=0.3, bump_grain=9)
    return group(
        box((40, 0.6, high), lime, bevel=0.04).at(0, 0.3, high / 2),
        box((40, 0.8, 0.16), plain("#2f5fc0"), bevel=0.03).at(0, 0.28, high + 0.05),
        motif="wall",
    )


def white_village() -> Thing:
    """White cubes and a blue dome that look over the wall."""
    lime = Paint("#f4f2ee", "#dfe6f2", vary=0.05, bump=0.2)
    cubes = [(-3.6, 1.9, 5.6), (-1.9, 1.5, 6.3), (0.2, 2.0, 5.3), (3.3, 2.2, 5.9)]
    dome = ball(0.95, Paint("#7fb0f0", vary=0.1), sides=28)
    return group(
        [box((wide, 2.5, high), lime, bevel=0.05).at(x, 0, high / 2) for x, wide, high in cubes],
        [
            box((0.34, 0.1, 0.55), plain("#2458b8")).at(x, -1.27, z)
            for x, z in ((-3.4, 4.9), (-1.8, 5.5), (3.0, 5.2))
        ],
        box((1.5, 1.5, 1.4), lime, bevel=0.05).at(1.6, 1.5, 5.6),
        dome.at(1.6, 1.5, 6.3),
        rod((1.6, 1.5, 7.2), (1.6, 1.5, 7.6), 0.04, plain("#e8c050")),
        motif="village",
    )


def paraders() -> list[tuple[Thing, float, float]]:
    """Who walks by on the wall: each with where it is along it, and how large."""
    lady = figure(
        "walk", age="adult", wear="dress", hairstyle="bun", hands=((0.25, 0.1, 1.25), None)
    )
    with_shade = group(lady.thing, umbrella(0.62, stick=1.0).at(0.27, 0.1, 1.15))
    boy = figure("reach up", hat="paper")
    flyer = group(boy.thing, balloons(5, length=1.25, radius=0.22).at(*boy.right))
    king = person(pose="walk", age="adult", hat="crown", wear="robe", beard="long")
    rider = group(
        elephant("trunk up"),
        person(pose="sit", hat="turban", age="child").at(0.1, 0, 1.5),
        motif="elephant",
    )
    return [
        (rider, -1.95, 1.38),
        (flyer, 0.12, 1.3),
        (king, 0.9, 1.68),
        (with_shade, 1.72, 1.36),
        (dog("stand"), 2.32, 0.58),
    ]


@card(
    title="The parade of shadows",
    concept="at noon the shadows left their people and went for a walk; the dog's has gone with "
    "them",
    alt="On a white wall in the midday sun walks a parade of blue shadows with nobody to cast "
    "them; a small dog without a shadow watches.",
    place="village",
    hour="noon",
    palette="chalk white, cobalt, black",
    view="landscape",
    figures="crowd",
    moods=("mysterious", "festive", "left out"),
    readings=("absence", "freedom", "memory", "the missing one", "secret life", "loyalty"),
)
def shadow_parade() -> Scene:
    """The ground shines a little by itself, so that the dog throws no shadow on it."""
    blue = "#142c78"
    parade = [
        shadow(who.size(size), blue, 0.05, 0.35).at(x, -0.02, 0.02) for who, x, size in paraders()
    ]
    cycle = bicycle(colour="#20222a", basket_colour="#b58a4a").turn(-24)
    bougainvillea = foliage(
        [
            ((x, 0, z), 0.42)
            for x, z in ((-0.6, 0.3), (0, 0.1), (0.5, 0.2), (0.2, -0.4), (-0.5, -0.5))
        ],
        ("#8a1f5c", "#d8388a", "#f490b8"),
        seed=3,
    )
    floor = Paint("#f2ecdc", "#e4dcc8", vary=0.06, grain=1.4, bump=0.05, glow=0.7)
    return Scene(
        things=[
            box((60, 30, 0.1), floor, motif="pavement").at(0, -10, -0.05),
            wall_of_chalk(4.0),
            white_village().at(0, 4.5, 0.5),
            *parade,
            cycle.at(-2.0, -3.2),
            ground_shadow(cycle, "#8a9cc8", 0.5, 0.35).at(-2.0, -3.2, 0.004),
            dog("sit", fur="#c07a3c", patch="#fff4e0").size(0.95).turn(58).at(0.35, -4.4),
            bougainvillea.at(-2.4, -0.3, 4.3),
            bougainvillea.turn(170).at(-3.5, -0.4, 4.0),
        ],
        camera=Camera((-0.1, -9.6, 1.6), (0.0, 0, 2.35), lens=42),
        world=World("#a8c4f0", "#f0e8d0", 0.75),
        lights=[Spot((-4, -7, 12), (0, 1, 3.0), 2400, "#fff4d8", 60)],
        sky=Sky(((0, "#1446b4"), (0.26, "#4a88e0"), (1, "#8ab8f0")), warp=0.02),
        air=Air(1.0, Fog(12, 30, "#a8c4f0", 0.5), bloom=0.12, saturation=1.1),
    )
