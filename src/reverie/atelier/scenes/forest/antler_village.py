"""The village in the antlers."""

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.heavens import star_dust
from reverie.atelier.motifs.hoofed import deer
from reverie.atelier.motifs.houses import Kind, house
from reverie.atelier.motifs.joinery import rod, slack, wood
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.scatter import roughened
from reverie.atelier.motifs.towers import tower
from reverie.atelier.motifs.woods import fir, forest_wall
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.scenes.forest.shared import perch
from reverie.atelier.shapes import box, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Point, Thing, group


def antler(beam: list[Point], tines: list[list[Point]], paint: Paint, thick: float = 0.15) -> Thing:
    """One beam with tines that reach out sideways, so that something can stand on them."""
    parts = [
        tube(beam, [thick, 0.85 * thick, 0.72 * thick, 0.55 * thick, 0.12 * thick], paint, sides=14)
    ]
    parts += [
        tube(tine, [0.62 * thick, 0.52 * thick, 0.36 * thick, 0.06], paint, sides=12)
        for tine in tines
    ]
    return group([roughened(part, 0.015, 7, at) for at, part in enumerate(parts)], motif="antlers")


@card(
    title="The village in the antlers",
    concept="the stag stands still so that nobody in the village on its head wakes",
    alt="A stag seen close at dusk carries a village with lit windows in one antler; a bridge is "
    "being built over to the other.",
    place="forest",
    hour="dusk",
    palette="blue spruce, window gold, fawn",
    view="close-up",
    figures="none",
    moods=("gentle", "protective", "hushed"),
    readings=("responsibility", "shelter", "burden", "trust", "community", "connection"),
)
def antler_village() -> Scene:
    """One crowded antler, one empty, and a rope between them."""
    stag = deer(antlers=0, fur="#b07a4c", belly="#f0dfc2", dapples=False, cells=190)
    stag = stag.turn(-62).size(3.1)
    x, y, z = stag.point(0.72, 0, 1.8)
    stag = stag.at(-x + 0.15, -y, -z)
    horn = Paint("#d9c096", "#a8865a", vary=0.18, grain=4, bump=0.35)
    left = antler(
        [
            (0.06, 0.1, 0.12),
            (-0.85, 0.3, 0.85),
            (-1.6, 0.3, 1.75),
            (-1.75, 0.15, 2.9),
            (-1.2, 0, 4.0),
        ],
        [
            [(-0.75, 0.28, 0.75), (-1.3, 0.0, 0.72), (-1.9, -0.1, 0.95), (-2.2, -0.1, 1.4)],
            [(-1.45, 0.3, 1.55), (-1.0, 0.0, 1.75), (-0.6, -0.1, 2.0), (-0.5, -0.1, 2.4)],
            [(-1.72, 0.2, 2.4), (-1.2, 0, 2.6), (-0.75, 0, 2.9), (-0.7, 0, 3.3)],
            [(-1.7, 0.2, 2.6), (-2.1, 0.1, 2.8), (-2.4, 0, 3.2), (-2.4, 0, 3.6)],
        ],
        horn,
    )
    right = antler(
        [(0.26, 0.1, 0.12), (1.1, 0.3, 0.9), (1.7, 0.3, 1.8), (1.8, 0.2, 2.8), (1.4, 0.1, 3.7)],
        [
            [(0.95, 0.28, 0.78), (1.5, 0.0, 0.85), (2.0, -0.1, 1.1), (2.2, -0.1, 1.5)],
            [(1.6, 0.3, 1.6), (1.2, 0.1, 1.75), (0.95, 0, 2.05), (0.9, 0, 2.5)],
            [(1.78, 0.2, 2.4), (2.2, 0.1, 2.6), (2.45, 0.1, 3.0), (2.45, 0.1, 3.3)],
        ],
        horn,
    )
    kinds: tuple[tuple[Kind, int], ...] = (
        ("cottage", 1),
        ("timbered", 2),
        ("town", 3),
        ("town", 6),
    )
    small = [house(kind, share=1, strength=6, seed=seed) for kind, seed in kinds]
    cottage, timbered, town, tall_town = (each.size(0.21) for each in small)
    village = group(
        perch(
            (-1.75, -0.1, 1.0),
            0.62,
            cottage.turn(12).at(-0.12, 0, 0),
            fir(0.55, seed=2).at(0.42, 0, 0),
        ),
        perch((-0.72, -0.1, 2.02), 0.55, timbered.turn(-8)),
        perch((-1.62, 0.1, 2.35), 0.5, tall_town.turn(16).at(0.02, -0.1, 0)),
        perch((-0.85, 0, 3.0), 0.5, town.turn(-12), fir(0.5, seed=4).at(-0.36, 0, 0)),
        perch((-2.3, 0, 3.2), 0.46, cottage.size(0.8).turn(20)),
        perch((-1.28, 0, 3.95), 0.42, tower(2.6, 0.6, seed=3).size(0.26).turn(8)),
        motif="village",
    )
    return Scene(
        things=[
            stag,
            left,
            right,
            village,
            unfinished_bridge((-0.25, -0.1, 2.1), (0.98, 0, 2.12)),
            lantern(power=1.5).size(0.42).at(0.98, -0.02, 2.1),
            forest_wall(
                34,
                7,
                tall=7.5,
                layers=3,
                mist="#6f8fa8",
                shades=("#1c3440", "#2f5058", "#55747a"),
                seed=6,
            ).at(0, 0, -5.2),
            meadow(Hills(0.5), "#2f4a4c", "#223a40", "#3f5a54").size(3).at(0, 0, -5.6),
            star_dust(
                26, (-2.6, -0.8, 0.4), (1.2, 0.5, 4.4), ("#ffd98a",), size=0.02, glow=5, seed=3
            ),
            fir(3.6, ("#10222a", "#1b343a", "#2f4a4c"), seed=8).at(2.9, -2.2, -3.6),
        ],
        camera=Camera((-0.25, -9.4, 1.0), (-0.25, 0, 1.66), lens=43),
        world=World("#5c7fb0", "#4a4a58", 0.62),
        lights=[
            Sun(150, 26, 2.0, "#ffb48a", 5),
            Sun(-50, 40, 0.7, "#9fc0e8", 8),
            Spot((-1.6, -3.0, 2.6), (0.15, -0.6, -0.4), 260, "#ffbe6a", 60, 0.8),
        ],
        sky=Sky(
            (
                (0, "#223a66"),
                (0.4, "#4f6d98"),
                (0.6, "#c99a9a"),
                (0.72, "#d8a898"),
                (0.86, "#6f7f9c"),
                (1, "#4f6488"),
            ),
            stars=70,
            clouds=(Clouds("#e0a9a0", "#4f6088", 0.45, 1.6, 0.3, 0.8, 0.6),),
            glow=Glow(0.72, 0.7, 0.5, "#ffd2a0", 0.6),
        ),
        air=Air(1.65, Fog(10.5, 28, "sky", 0.85), bloom=0.4, saturation=1.12),
    )


def unfinished_bridge(start: Point, end: Point) -> Thing:
    """A hanging bridge whose ropes arrive and whose planks do not."""
    rope = Paint("#e0c894", vary=0.1)
    lines = [
        slack((start[0], y, start[2] + up), (end[0], y, end[2] + up), 0.16)
        for y in (-0.15, 0.15)
        for up in (0.0, 0.26)
    ]
    walk = slack(start, end, 0.16, 17)[:10]
    planks = [box((0.066, 0.36, 0.035), wood("#d0a060"), bevel=0).at(*spot) for spot in walk]
    posts = [
        rod((start[0], y, start[2] - 0.08), (start[0], y, start[2] + 0.3), 0.028, wood("#8a6238"))
        for y in (-0.15, 0.15)
    ]
    ropes = [tube(line, 0.02, rope, sides=6) for line in lines]
    return group(ropes, planks, posts, motif="bridge")
