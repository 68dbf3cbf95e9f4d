"""The ant and the last star."""

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.heavens import star, star_dust
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import bush, foliage
from reverie.atelier.motifs.plants import fern, mushrooms
from reverie.atelier.motifs.scatter import roughened
from reverie.atelier.motifs.small_life import ant
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.roads.shared import Way
from reverie.atelier.shapes import tube
from reverie.atelier.sky import Glow, Sky
from reverie.atelier.thing import Paint, Thing, lamp


@card(
    title="The ant and the last star",
    concept="an ant carries the last star home, and behind it walk all those who found none",
    alt="At night an ant carries a shining star along a twig in the forest; a line of ants follows "
    "with empty arms.",
    place="forest",
    hour="night",
    palette="black green, star gold",
    view="close-up",
    figures="one",
    moods=("determined", "hushed", "hopeful"),
    readings=("burden", "hope", "leadership", "duty", "the last of its kind", "small and great"),
)
def star_ant() -> Scene:
    """The twig comes from afar, turns, and leaves at the near right."""
    path = [
        (4.2, -3.2, 0.75),
        (2.2, -1.6, 1.35),
        (0.4, -0.4, 1.75),
        (-1.2, 1.4, 2.15),
        (-1.9, 3.8, 2.75),
        (-0.6, 6.6, 3.7),
        (1.6, 8.6, 4.8),
        (3.6, 10, 6.2),
        (6.5, 11.5, 8.2),
    ]
    way = Way(path[::-1], 300, upright=0.2)
    bark = Paint("#5a4636", "#38302a", vary=0.3, grain=3, bump=0.7, bump_grain=9)
    twig = roughened(
        tube(way.line, [0.2, 0.24, 0.27, 0.3, 0.34], bark, sides=18, bend=False), 0.04, 4, 2
    ).called("twig")
    moss_spots = [((float(p[0]), float(p[1]), float(p[2]) - 0.1), 0.2) for p in way.line[90:290:16]]
    top = 0.3
    hero = ant(colour="#8a3a24", cells=140).size(0.92)
    bearer = way.laid(hero, 0.74, lift=top)
    spot = way.laid(Thing(), 0.74, lift=top).point(0.28, -0.02, 1.12)
    prize = star(0.62, "#ffe48a", glow=2.6, points=5).turn(-6, 0, 14).at(*spot)
    arms = [
        tube(
            [
                way.laid(Thing(), 0.74, aside=side * 0.06, lift=top).point(0.3, 0, 0.42),
                way.laid(Thing(), 0.74, aside=side * 0.2, lift=top).point(0.3, 0, 0.68),
            ],
            [0.03, 0.016],
            Paint("#8a3a24"),
            sides=6,
        )
        for side in (-1, 1)
    ]
    followers = [
        way.laid(ant(colour="#3a2a24").size(0.8), share, lift=top - 0.05)
        for share in (0.6, 0.5, 0.41, 0.33, 0.26, 0.2, 0.14, 0.08)
    ]
    leaf = ("#1c3a26", "#3a6a38", "#86a048")
    return Scene(
        things=[
            twig,
            foliage(
                moss_spots,
                ("#22402a", "#4a6a34", "#8a9a48"),
                leaves=70,
                leaf=0.06,
                squash=0.5,
                seed=3,
            ),
            bearer,
            prize,
            *arms,
            *followers,
            lamp(130, "#ffd060", 0.35).at(spot[0], spot[1] - 0.45, spot[2] + 0.05),
            lamp(40, "#ffd060", 0.3).at(spot[0] - 0.4, spot[1] + 0.7, spot[2] + 0.2),
            star_dust(
                26,
                (spot[0] - 1.4, spot[1] - 0.6, spot[2] - 0.7),
                (spot[0] + 1.2, spot[1] + 0.6, spot[2] + 1.1),
                ("#ffe9a0",),
                size=0.016,
                glow=5,
                seed=3,
            ),
            fern(2.6, "#2f5c38", seed=2).at(-2.0, -1.6, -1.2),
            fern(3.0, "#24482f", seed=5).at(2.2, 1.0, -1.5),
            fern(3.2, "#1f402c", seed=4).at(-2.6, 3.2, -0.9),
            mushrooms(5, 1.5, "#8a5a3a", seed=3).at(1.4, 2.6, -0.8),
            meadow(Hills(0.6, 5, 2), "#22402c", "#16301f", "#2f4a2c").at(0, 0, -1.6),
            *[
                tube(
                    [(x, y, -2), (x + 0.2, y, 5), (x - 0.1, y, 14)],
                    [0.7, 0.55, 0.5],
                    Paint("#1c3328", vary=0.3, bump=0.6),
                    motif="tree",
                )
                for x, y in ((-3.4, 7.5), (3.6, 6.2), (0.6, 13), (-5.5, 14), (5.8, 13))
            ],
            *[
                bush(1.2, leaf, seed=s).at(x, y, -1.2)
                for s, x, y in ((1, -3.2, 5.5), (2, 3.4, 4.6), (4, 0.4, 8))
            ],
        ],
        camera=Camera((-0.3, -6.6, 2.6), (0.15, 0, 2.3), lens=42),
        world=World("#2f6a5a", "#1c3024", 0.62),
        lights=[Sun(160, 48, 1.5, "#a8e0c8", 5)],
        sky=Sky(
            ((0, "#0c2420"), (0.5, "#1f4a40"), (1, "#2f5f4c")),
            glow=Glow(0.7, 0.15, 0.5, "#6aa890", 0.5),
        ),
        air=Air(1.85, Fog(7.5, 19, "#2a5e4c", 0.82), bloom=0.45, saturation=1.12),
    )
