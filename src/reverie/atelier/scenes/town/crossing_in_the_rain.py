"""The crossing in the rain."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Tint
from reverie.atelier.motifs.bodies import Pose
from reverie.atelier.motifs.carts import car
from reverie.atelier.motifs.people import figure, person
from reverie.atelier.motifs.umbrellas import umbrella
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group


def piano_keys(count: int, pressed: dict[int, float]) -> Thing:
    """White and black keys along x, 1 wide each, their tops at z = 0 unless `pressed`."""
    ivory = Paint("#f6edd6", "#e2d4b4", vary=0.08, grain=1.5, rough=0.3, shine=0.5, bump=0.05)
    ebony = Paint("#26242c", vary=0.1, rough=0.25, shine=0.6, bump=0.05)
    keys = []
    for at in range(count):
        x, down = at - (count - 1) / 2, pressed.get(at, 0.0)
        keys.append(box((0.93, 5.2, 0.5), ivory, bevel=0.05).at(x, 0, -0.25 - down))
        if at % 7 not in (2, 6) and at < count - 1:
            keys.append(box((0.52, 3.2, 0.5), ebony, bevel=0.06, taper=0.94).at(x + 0.5, 1.0, 0.02))
    return group(keys, motif="piano keys")


@card(
    title="The crossing in the rain",
    concept="the crossing is a keyboard, and only those who are caught in the rain ever play it",
    alt="Seen from above, people with umbrellas cross a rainy street on a zebra crossing of "
    "piano keys; a child in yellow jumps on one key with both feet.",
    place="city",
    hour="afternoon",
    palette="asphalt, ivory, taxi yellow",
    view="room",
    figures="crowd",
    moods=("playful", "musical", "bright"),
    readings=("rhythm", "everyday music", "childhood", "steps", "chance", "harmony"),
)
def crossing_in_the_rain() -> Scene:
    """Seen almost straight down, the keys laid across the picture; the only yellow is the child."""
    asphalt = Paint(
        "#5c6474", "#434a5c", vary=0.16, grain=0.5, rough=0.22, shine=0.7, bump=0.12, bump_grain=20
    )
    keyboard = piano_keys(17, {5: 0.1, 8: 0.32, 11: 0.1, 13: 0.1, 3: 0.1})
    walkers = [
        (-5.2, 0.6, 95, "#35405a"),
        (-3.1, -1.2, -80, "#8a3040"),
        (-1.6, 1.3, 100, "#2c2f3a"),
        (2.9, -0.4, 85, "#d8d0bc"),
        (4.4, 1.2, -100, "#47616a"),
        (5.8, -1.4, 80, "#2c2f3a"),
        (-2.6, 3.9, -95, "#3d3a52"),
        (-2.05, -3.7, 90, "#52606a"),
        (3.0, -3.9, 100, "#a8823a"),
    ]
    crowd_ = []
    for at, (x, y, heading, colour) in enumerate(walkers):
        somebody = figure(
            "walk", age="adult", colour=("#2f3445", "#6a4a40", "#4a5560")[at % 3], hair="brown"
        )
        shade = umbrella(0.95, colours=(colour, mix(colour, "#10121c", 0.18)), stick=1.05)
        held = group(somebody.thing, shade.turn(12, y=8).at(0.12, -0.1, 0.85))
        crowd_.append(held.size(1.05).turn(heading).at(x, y, 0))
    leap = Pose(
        hip=(0, 0.62),
        lean=-4,
        head=(14, 0, 0),
        drift=True,
        splay=24,
        curl=-0.2,
        toes=(-10, -10),
        feet=((0.5, 0.3, 0.02), (0.5, 0.3, 0.02)),
        hands=((0.25, 0.95, 0.25), (0.25, 0.95, 0.25)),
        grips=("open", "open"),
    )
    jumper = person(
        pose=leap,
        wear="coat",
        colour="#ffc21a",
        hairstyle="tufts",
        hair="red",
        mood="happy",
        scarf="#d8391f",
        shoe_colour="#d8391f",
        legs="#35506a",
    )
    chance = np.random.default_rng(2)
    drops = [
        ball(
            float(chance.uniform(0.03, 0.08)), Paint("#fffaf0", glow=0.3), sides=10, motif="drops"
        ).at(
            float(out * math.cos(a)),
            -1.3 + float(out * math.sin(a)),
            float(chance.uniform(0.0, 0.5)),
        )
        for a, out in zip(chance.uniform(0, 6.28, 36), chance.uniform(0.7, 1.4, 36), strict=True)
    ]
    street = group(
        keyboard,
        crowd_,
        jumper.size(2.1).turn(-66).at(0, -1.0, 0.0),
        drops,
        car(colour="#f0b41e", roof="#f0b41e").size(1.75).turn(-90).at(1.3, 6.1, -0.12),
    ).turn(-24)
    return Scene(
        things=[
            box((60, 60, 1), asphalt, motif="street").at(z=-0.62),
            street.at(0.2, 0.2, 0.05),
        ],
        camera=Camera((0, -4.6, 14.5), (0, -0.15, 0), lens=46),
        world=World("#9aa8bc", "#8a8478", 0.6),
        lights=[Sun(-140, 56, 2.8, "#ffe2ac", 5)],
        sky=Sky(((0, "#8a94a4"), (1, "#8a94a4"))),
        air=Air(
            1.45,
            None,
            bloom=0.25,
            saturation=1.1,
            weather="rain",
            amount=0.5,
            tint=Tint("#2a3850", "#ffeec8", 0.14),
        ),
    )
