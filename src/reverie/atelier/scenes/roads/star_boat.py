"""The star boat."""

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.anatomy import place_of
from reverie.atelier.motifs.boats import rowing_boat
from reverie.atelier.motifs.canines import dog
from reverie.atelier.motifs.heavens import star, star_dust
from reverie.atelier.motifs.joinery import wood
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.suits import astronaut
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, group


@card(
    title="The star boat",
    concept="they wanted one small star for supper, and now the line pulls back",
    alt="An astronaut and a dog fish from a rowing boat in space; far below, an enormous violet "
    "whale among the stars has taken the line.",
    place="space",
    hour="night",
    palette="ink, magenta nebula, white",
    view="vast",
    figures="pair",
    moods=("awed", "playful", "uneasy"),
    readings=(
        "the unknown",
        "patience",
        "companionship",
        "the catch of a lifetime",
        "depth",
        "curiosity",
    ),
)
def star_boat() -> Scene:
    """The boat above, the catch below, one line between them."""
    boat = rowing_boat(colour="#e9e2d4", inside="#b5724a", band="#c8386a", oars=False)
    seat_z = 0.3
    fisher = astronaut("sit", trim="#e0703a", hands=((0.34, 0.1, 0.34), (0.36, -0.06, 0.42)))
    crew = (
        group(
            boat,
            fisher.size(0.92).at(0.05, 0, seat_z),
            dog("stand", fur="#f2e8d8", patch="#8a5a3a")
            .turn(-4, 0, -10)
            .size(0.6)
            .at(0.72, -0.08, 0.34),
            lantern(power=9, colour="#ffd27a").size(0.6).at(-0.78, 0, 0.34),
            tube(
                [(0.24, 0.02, 0.6), (0.9, 0.02, 1.3), (1.35, 0, 1.62), (1.75, -0.02, 1.62)],
                [0.026, 0.02, 0.012],
                wood("#d8a060"),
            ),
            motif="boat",
        )
        .turn(y=13)
        .turn(-14)
        .size(1.5)
        .at(-0.75, 0, 4.9)
    )
    tip = crew.point(1.75, -0.02, 1.62)
    beast = (
        whale(colour="#3f2f8c", belly="#c86ab0")
        .turn(y=-26)
        .turn(-16)
        .size(1.75)
        .at(-0.75, 3.4, 0.55)
    )
    mouth = place_of(beast, "mouth")
    line = tube(
        [tip, (tip[0] + 0.1, 0.4, 4.2), (mouth[0] + 0.1, mouth[1] - 0.6, mouth[2] + 0.9), mouth],
        0.012,
        Paint("#ffffff", glow=0.9),
        sides=6,
        motif="fishing line",
    )
    chance = np.random.default_rng(3)
    shoal = [
        star(float(s), "#fff2c0", glow=2.4)
        .turn(
            float(chance.uniform(-30, 30)),
            float(chance.uniform(-20, 20)),
            float(chance.uniform(0, 70)),
        )
        .at(float(x), float(y), float(z))
        for s, x, y, z in zip(
            chance.uniform(0.05, 0.15, 26),
            chance.uniform(-3, 3, 26),
            chance.uniform(-1, 3, 26),
            chance.uniform(-0.6, 4.4, 26),
            strict=True,
        )
    ]
    return Scene(
        things=[
            crew,
            beast,
            line,
            *shoal,
            star_dust(90, (-4, 4, -2), (4, 8, 9), size=0.02, glow=5, seed=6),
        ],
        camera=Camera((0.0, -9.6, 3.7), (0.0, 0, 3.3), lens=41),
        world=World("#8a4fb0", "#3a1f5c", 0.6),
        lights=[Sun(-55, 50, 2.4, "#ffe8f0", 4), Sun(165, 12, 2.6, "#ff5ab0", 4)],
        sky=Sky(
            ((0, "#0f0c2c"), (0.3, "#2a1450"), (0.6, "#8a2a86"), (0.8, "#c8488c"), (1, "#4a1c64")),
            (
                Clouds("#ff8ac0", "#3a1a60", 0.52, 1.2, 0.2, 1.1, 0.7, 0.3, 1.3),
                Clouds("#8a5ae0", "#140e34", 0.45, 0.9, 0.0, 0.7, 0.5, 0.1, 1.0),
            ),
            stars=260,
            glow=Glow(0.4, 0.75, 0.5, "#ff8ac8", 0.5),
        ),
        air=Air(1.4, Fog(10.5, 18, "#6a2480", 0.62), bloom=0.4, saturation=1.15),
    )
