"""The cloud kitchen."""

from reverie.atelier.develop import Air
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.floors import tiles
from reverie.atelier.motifs.joinery import BRASS, metal, plain, rod, wood
from reverie.atelier.motifs.kitchen import cooking_pot, stove
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.umbrellas import umbrella
from reverie.atelier.motifs.water import rain
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.scenes.rooms.shared import Hole, casement, wall
from reverie.atelier.shapes import box, lathe
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, group


@card(
    title="The cloud kitchen",
    concept="the cook makes the weather fresh each morning, and some of it always boils over",
    alt="A stout cook stirs a copper pot from which clouds rise and gather under the ceiling of a "
    "blue-tiled kitchen; one rains on a cat with an umbrella.",
    place="indoors",
    hour="morning",
    palette="copper, cloud white, blue tiles",
    view="room",
    figures="one",
    moods=("merry", "warm", "absurd"),
    readings=("creation", "weather of the mind", "craft", "overflow", "cause", "daily work"),
)
def cloud_kitchen() -> Scene:
    """Morning from the left window, embers from the stove, and white steam between them."""
    view: Hole = (-1.3, 2.75, 0.72, 0.8)
    plaster = Paint("#e9e2d0", vary=0.06, grain=1, bump=0.08)
    back = group(
        wall(9, 6, plaster, view).at(y=2.2),
        casement(view, plain("#f6efe0")).at(y=2.2),
        tiles(9, 2.0, "#3f7ab4", "#5b93c4", tile=0.29, seed=2).turn(x=90).at(0, 2.15, 0.95),
        box((9, 4, 0.2), plaster, bevel=0, motif="ceiling").at(0, 0.4, 4.75),
    )
    floor = tiles(12, 14, "#e6ded0", "#5b83a8", tile=0.6, diagonal=True).at(0, -2)
    range_at = (0.98, 1.45)
    cooker = stove(power=14).size(1.32).at(*range_at)
    pot = cooking_pot(colour="#c8703a", lid=False).size(1.25).at(0.78, 1.32, 1.12)
    cook = (
        figure(
            "hold",
            age="adult",
            build=1.35,
            wear="apron",
            colour="#f2ece0",
            second="#3f6fa0",
            hat="chef",
            hat_colour="#fbf8f0",
            hair="grey",
            beard="moustache",
            legs="#3d4a6b",
            hands=((0.4, 0.2, 0.86), (0.42, -0.05, 1.16)),
        )
        .turn(14)
        .size(1.32)
        .at(-0.18, 0.85)
    )
    ladle = rod(
        (cook.right[0] - 0.08, cook.right[1] - 0.05, cook.right[2] + 0.25),
        (0.78, 1.3, 1.3),
        0.035,
        wood("#b58a4a"),
    )
    steam = group(
        cloud(0.85, "#fffdf6", "#b9cfe2", tall=0.6, seed=3).at(0.78, 1.3, 1.55),
        cloud(1.0, "#fffdf6", "#b4cbe2", tall=0.6, seed=4).at(1.05, 1.4, 2.1),
        cloud(1.5, "#fffdf6", "#a9c4e0", tall=0.5, seed=6).at(0.75, 1.3, 2.75),
        cloud(2.1, "#fffaf2", "#9fbcdc", seed=9).at(0.2, 1.0, 3.5),
        cloud(2.4, "#f2f0ee", "#8fa8c8", seed=12).at(-1.1, 0.3, 3.75),
        cloud(1.6, "#fffaf2", "#a9c0dc", seed=15).at(1.6, 0.6, 3.95),
    )
    shower = rain(
        150,
        (-1.75, -0.35, 0.02),
        (-0.75, 0.55, 3.85),
        "#8fb4d8",
        long=0.34,
        slant=0.04,
        thick=0.008,
    )
    puss = (
        cat("sit", fur="#d98a3e", chest="#f6ead4", stripes="#b0602a")
        .turn(-35)
        .size(0.85)
        .at(-1.3, 0.0)
    )
    shade = umbrella().size(0.92).turn(y=-8).at(-1.0, -0.1, 0.02)
    rail = rod((-0.4, 2.0, 3.0), (2.6, 2.0, 3.0), 0.03, metal(BRASS))
    pans = [
        group(
            lathe([(0.001, 0), (r, 0.02), (r, 0.16)], metal("#d07a40"), round_off=False).turn(x=90),
            rod((0, -0.02, 0), (0, -0.02, 2.0 * r + 0.28), 0.025, metal("#d07a40")),
        ).at(x, 2.0, 3.0 - 2 * r - 0.28)
        for x, r in ((-0.3, 0.17), (1.75, 0.26), (2.3, 0.2))
    ]
    return Scene(
        things=[
            back,
            floor,
            cooker,
            pot,
            cook.thing,
            steam,
            shower,
            puss,
            shade,
            group(rail, pans, ladle, motif="pans"),
        ],
        camera=Camera((-0.4, -5.7, 1.7), (-0.2, 2, 2.02), lens=39),
        world=World("#b4cbe4", "#e8d4b0", 0.5),
        lights=[
            Sun(-150, 34, 3.0, "#ffe6b8", 4),
            Panel((-3.4, -2.5, 3.0), (0.4, 1.5, 1.9), 420, "#fff0d4", 2.4),
            Panel((1.5, -6.5, 2.0), (0.2, 1.5, 3.2), 160, "#e4f0ff", 3),
        ],
        sky=Sky(stops=((0, "#6fb4e4"), (0.5, "#cfe8f0"), (1, "#fdf0d0"))),
        air=Air(exposure=1.12, bloom=0.2, saturation=1.14, contrast=1.08),
    )
