"""Foxes in a queue."""

from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.birds import owl
from reverie.atelier.motifs.canines import FoxPose, fox
from reverie.atelier.motifs.heavens import crescent, moon
from reverie.atelier.motifs.joinery import metal, plain, rod, slack, wood
from reverie.atelier.motifs.lamps import moon_lamp
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.plants import fern, mushrooms
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.woods import trunk_columns
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.scenes.forest.shared import BARK, great_trunk
from reverie.atelier.shapes import ball, box, lathe, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Thing, group, lamp, light


@card(
    title="Foxes in a queue",
    concept="every fox may buy one moon a night, and the owl already sees that it will not last",
    alt="Foxes queue at night in a mossy forest before a tiny lit ticket booth; an owl sits on "
    "its roof by a string of paper moons.",
    place="forest",
    hour="night",
    palette="moss green night, fox orange, paper moon",
    view="landscape",
    figures="crowd",
    moods=("droll", "patient", "secret"),
    readings=("waiting one's turn", "scarcity", "desire", "ritual", "market", "fairness"),
)
def fox_queue() -> Scene:
    """The queue bends from the viewer to the booth, and one fox already walks home."""
    ground = Hills(0.14, 4, 2)
    places: list[tuple[FoxPose, float, float, float, float]] = [
        ("look", -0.6, 1.6, 127, 0.64),
        ("stand", 0.3, 1.45, 170, 0.68),
        ("stand", 1.2, 0.95, 150, 0.72),
        ("sit", 1.55, -0.35, 108, 0.76),
        ("stand", 0.95, -1.55, 62, 0.84),
        ("sit", -0.1, -2.6, 44, 0.92),
    ]
    furs = ("#d8622a", "#c24e20", "#e07a34", "#cc5a28", "#b8461c", "#dc6a2c")
    queue = [
        fox(pose, fur=fur).turn(turn).size(size).at(x, y, float(ground(x, y)))
        for (pose, x, y, turn, size), fur in zip(places, furs, strict=True)
    ]
    leaving = fox("walk", fur="#d8622a").turn(200).size(0.66).at(-1.55, -0.4, 0.02)
    stick = tube(
        [(-1.9, -0.55, 0.5), (-1.95, -0.55, 1.3), (-1.75, -0.55, 1.62)], 0.018, wood("#7a5a3a")
    )
    line = slack((-2.9, 3.6, 4.7), (3.0, 3.4, 4.35), 0.75, 15)
    paper = ("#f7edcc", "#f3e2b4")
    moons = []
    for at, kind in ((1, "half"), (6, "full"), (8, "half"), (10, "thin"), (12, "full")):
        x, y, z = line[at]
        size = 0.3 if kind == "full" else 0.36
        made = (
            moon(size, paper[0], "#d8c490", glow=0.75)
            if kind == "full"
            else crescent(size, paper[0], fat=0.5 if kind == "half" else 0.28, glow=0.8)
        )
        hung = made.turn(y=(at * 37) % 50 - 20).at(x, y - 0.05, z - 0.34 - 0.16 * (at % 4))
        string = rod((x, y, z), (x, y, z - 0.1 - 0.16 * (at % 4)), 0.008, plain("#d8c8a0"))
        moons.append(group(hung, string, lamp(4.5, "#f4e6b8", 0.3).at(x, y - 0.5, z - 0.6)))
    booth = ticket_stand()
    return Scene(
        things=[
            meadow(ground, "#4a6038", "#2c4430", "#5f6a38"),
            *queue,
            leaving,
            stick,
            moon_lamp(0.26, power=5).at(-1.71, -0.55, 1.34),
            booth.turn(24).size(0.95).at(-1.35, 2.6, 0),
            lamp(60, "#ffb85a", 0.25).at(-0.85, 1.55, 1.35),
            tube(line, 0.015, plain("#d8c8a0"), sides=6),
            *moons,
            owl(colour="#8a6a4c").turn(-60).size(0.78).at(-1.35, 2.5, 2.66),
            great_trunk(-2.95, 3.8, 0.5, BARK, -0.3),
            great_trunk(3.1, 3.5, 0.55, BARK, 0.2),
            great_trunk(2.75, -3.3, 0.55, BARK, 0.4),
            trunk_columns(
                22,
                (-9, 9),
                (5, 18),
                bark="#33402f",
                mist="#5f7f78",
                clearing=1.2,
                height=ground,
                seed=8,
            ),
            grass_field(
                6000, (-5, 5), (-6, 6), ("#22382a", "#456038", "#7d8a4a"), height=ground, tall=0.17
            ),
            scatter(
                [fern(0.9, "#3a5a3a", seed=1)],
                16,
                (-4, 4),
                (-4.5, 6),
                height=ground,
                seed=3,
                avoid=[(0.2, 0, 2.3), (-1.3, 2.4, 1.2), (0.2, -2.4, 1.4)],
            ),
            mushrooms(5, 0.5, "#c9572f", seed=4).at(-1.9, -3.4, 0),
        ],
        camera=Camera((0.0, -8.3, 2.3), (-0.15, 0.6, 1.8), lens=43),
        world=World("#3f6a6a", "#2c3a2c", 0.75),
        lights=[
            Sun(150, 40, 1.5, "#bfe0d0", 5),
            Spot((-0.6, 1.2, 2.4), (0.6, -1.8, 0), 420, "#ffb85a", 100, 0.9),
            Spot((-2.2, -4.5, 3.2), (0.2, -1.6, 0.4), 150, "#ffcf8a", 45, 0.9),
        ],
        sky=Sky(((0, "#1f3f3e"), (0.25, "#2f5c57"), (0.46, "#6c9587"), (1, "#7fa08a")), stars=40),
        air=Air(
            1.95,
            Fog(9.5, 24, "sky", 0.97),
            bloom=0.35,
            saturation=1.12,
            low_fog=LowFog("#7fa595", 0.5, 0.66, 9, 16, 0.5),
        ),
    )


def ticket_stand() -> Thing:
    """A narrow booth with a lit window, an awning and a pointed roof; 1.1 wide, 2.6 high."""
    red, cream = wood("#9c3a30"), plain("#ecd9a8")
    roof = lathe(
        [(0.82, 0), (0.7, 0.12), (0.36, 0.5), (0.1, 0.78), (0.001, 0.95)],
        plain("#8a2f2a"),
        sides=8,
        smooth=False,
    )
    return group(
        box((1.05, 0.95, 0.95), red).at(z=0.475),
        box((1.25, 1.15, 0.08), cream).at(z=0.98),
        [box((0.1, 0.95, 0.8), red).at(x, 0, 1.4) for x in (-0.48, 0.48)],
        box((1.05, 0.06, 0.8), red).at(0, 0.44, 1.4),
        box((0.86, 0.02, 0.8), light("#ffc25c", 2.6)).at(0, 0.2, 1.4),
        [box((0.02, 0.02, 0.78), metal()).at(x, -0.45, 1.4) for x in (-0.2, 0, 0.2)],
        [box((0.05, 0.02, 0.85), cream).at(x, -0.49, 0.48) for x in (-0.36, -0.12, 0.12, 0.36)],
        box((1.3, 1.2, 0.12), cream).at(z=1.84),
        roof.turn(22.5).at(z=1.9),
        ball(0.08, metal("#e8bf5a"), sides=14).at(z=2.86),
        motif="ticket booth",
    )
