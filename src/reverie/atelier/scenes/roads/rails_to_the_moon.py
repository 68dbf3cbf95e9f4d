"""Rails to the moon."""

import numpy as np

from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.boxes import suitcase
from reverie.atelier.motifs.heavens import moon
from reverie.atelier.motifs.joinery import plain, wood
from reverie.atelier.motifs.land import Dunes, desert
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trains import carriage, locomotive
from reverie.atelier.motifs.waysides import bench
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.scenes.roads.shared import Way
from reverie.atelier.shapes import ball, box, lathe, tube
from reverie.atelier.sky import Glow, Sky
from reverie.atelier.thing import Array, Paint, Thing, group, lamp, light


def track(way: Way, sleepers: int, steel: Paint, timber: Paint) -> Thing:
    """Two rails on sleepers."""
    plank = box((0.2, 1.15, 0.09), timber, bevel=0.01)
    return group(
        [way.rail(side, 0.08, 0.045, steel) for side in (-0.38, 0.38)],
        [way.laid(plank, at / sleepers, 0, -0.02) for at in range(sleepers + 1)],
        motif="rails",
    )


@card(
    title="Rails to the moon",
    concept="the last train has left for the moon, and someone has changed their mind",
    alt="Railway tracks in a night desert bend upwards into the sky; a small lit train climbs to a "
    "great moon, and a suitcase stands at the last halt.",
    place="desert",
    hour="night",
    palette="night teal, silver, ember",
    view="vast",
    figures="none",
    moods=("longing", "silent", "adventurous"),
    readings=(
        "departure",
        "regret",
        "ambition",
        "the last chance",
        "what we leave behind",
        "escape",
    ),
)
def rails_to_the_moon() -> Scene:
    """One way from the near sand to the moon; sleepers, rails and train lie along it."""
    sand = Dunes(0.9, 9, 4)

    def ground(x: Array, y: Array) -> Array:
        away = np.clip((np.abs(np.asarray(x) + 0.2) - 1.6) / 3, 0, 1)
        return sand(x, y) * away * np.clip((np.asarray(y) + 12) / 10, 0.25, 1)

    way = Way(
        [
            (-1.5, -8, 0.12),
            (-0.9, -3, 0.12),
            (0.2, 3, 0.15),
            (1.9, 8.5, 0.9),
            (3.4, 11.5, 3.2),
            (3.1, 13, 6.2),
            (1.2, 13.4, 8.2),
            (-1.0, 13.6, 9.4),
            (-1.9, 13.9, 11.6),
        ],
        420,
    )
    silver = Paint("#cfe0e4", vary=0.08, rough=0.35, metal=0.3, glow=0.12)
    engine = locomotive(colour="#c8442c", trim="#e8703c", lit="#ffe0a0").size(1.05)
    cars = [
        carriage(colour=c, roof="#8a3f34", lit="#ffb04a", strength=5).size(1.05)
        for c in ("#b8442c", "#c8642c", "#a83a34")
    ]
    train = [way.laid(engine, 0.79, lift=0.12)] + [
        way.laid(each, 0.79 - 0.095 * (at + 1), lift=0.12) for at, each in enumerate(cars)
    ]
    smoke = [
        ball(0.16 + 0.07 * at, Paint("#dfe8e6", vary=0.05, glow=0.25), sides=16)
        .at(2.1 + 0.4 * at, 13.2, 8.9 + 0.34 * at - 0.015 * at * at)
        .called("smoke")
        for at in range(7)
    ]
    deck = group(
        box((2.2, 2.6, 0.32), Paint("#6f7f80", "#52666a", "planks", "top", grain=1.5)).at(z=0.16),
        bench(1.2, colour="#5a4438").turn(-62).at(0.62, 0.35, 0.32),
        hanging_lamp().at(0.85, 1.0, 0.3),
        suitcase(colour="#a8542f", trim="#5a2f22").turn(24).size(0.62).at(-0.5, -0.55, 0.32),
        motif="platform",
    )
    return Scene(
        things=[
            desert(ground, "#5f8a8c", "#2c5060", "#9cbcb4", far=70),
            track(way, 62, silver, wood("#6a5648")),
            *train,
            *smoke,
            moon(3.3, "#f2f0dc", "#a8b0a8", glow=0.75, seed=3).at(-2.2, 15.8, 14.6),
            deck.turn(-9).at(1.05, -3.3, 0.0),
            scatter(boulder(0.5, "#4a6a70", seed=2), 7, (-5, -1.6), (-4, 6), seed=3, height=ground),
        ],
        camera=Camera((-0.1, -8.6, 1.25), (0.1, 6, 5.4), lens=33),
        world=World("#4f94a4", "#2c4450", 0.62),
        lights=[
            Sun(172, 42, 2.4, "#dff2ec", 4),
            Sun(-60, 40, 0.35, "#8fd0d8", 8),
            Spot((1.4, -5.6, 2.6), (0.6, -3.8, 0.4), 150, "#ff9440", 60, 0.9),
            Spot((-1, 5, 3), (2.6, 12.8, 5.5), 1100, "#ffa060", 44, 0.9),
        ],
        sky=Sky(
            ((0, "#0f3444"), (0.4, "#1f5a68"), (0.7, "#4f8f94"), (1, "#9cc4b4")),
            stars=190,
            glow=Glow(0.33, 0.13, 0.5, "#d8f0e4", 0.55),
        ),
        air=Air(
            1.5,
            Fog(11, 60, "#5f9c9c", 0.6),
            bloom=0.35,
            saturation=1.1,
            low_fog=LowFog("#7fb0ac", 0.62, 0.76, 14, 30, 0.5),
        ),
    )


def hanging_lamp() -> Thing:
    """A bent iron post with an ember lamp, 2.4 high."""
    iron = plain("#24363a")
    arm = tube(
        [(0, 0, 0), (0, 0, 1.7), (-0.08, 0, 2.2), (-0.4, 0, 2.36), (-0.62, 0, 2.2)],
        [0.05, 0.035, 0.03],
        iron,
    )
    bulb = ball(0.15, light("#ff9a3c", 6), sides=16).at(-0.62, 0, 1.98)
    shade = lathe([(0.02, 0.26), (0.1, 0.2), (0.26, 0.0)], iron, round_off=False).at(-0.62, 0, 1.98)
    return group(
        arm, bulb, shade, lamp(60, "#ff8a34", 0.15).at(-0.62, -0.05, 1.75), motif="street lamp"
    )
