"""Roads and stars: pilgrim chairs, rails to the moon, an hourglass of seasons, a road in a knot."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.anatomy import place_of
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.bodies import Pose
from reverie.atelier.motifs.canines import dog
from reverie.atelier.motifs.clouds import cloud, cloud_sea
from reverie.atelier.motifs.fittings import ladder
from reverie.atelier.motifs.flowers import daisy, poppy, tulip
from reverie.atelier.motifs.giant_faces import giant_face
from reverie.atelier.motifs.giant_hands import giant_grip
from reverie.atelier.motifs.heavens import moon, ringed_planet, star, star_dust
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.isles import little_planet
from reverie.atelier.motifs.joinery import plain, rod, stone, turned, wood
from reverie.atelier.motifs.land import Dunes, Hills, desert, footprints, meadow
from reverie.atelier.motifs.leaves import bush, foliage, grass_field, grass_tuft, vine
from reverie.atelier.motifs.lights import lantern
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.plants import fern, mushrooms, reeds
from reverie.atelier.motifs.scatter import patches, ramp, roughened, scatter, spaced, tinted
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.small_life import ant, snail
from reverie.atelier.motifs.stone import boulder, mountains
from reverie.atelier.motifs.suits import astronaut
from reverie.atelier.motifs.tools import watering_can
from reverie.atelier.motifs.towers import chapel, tower
from reverie.atelier.motifs.travel import bicycle, carriage, locomotive, rowing_boat
from reverie.atelier.motifs.trees import oak, palm, poplar
from reverie.atelier.motifs.vessels import basket, bucket, hourglass, suitcase
from reverie.atelier.motifs.waysides import bench
from reverie.atelier.motifs.winged import bee
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, box, highlight, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, glass, group, lamp, light, on_ball


class Way:
    """A line in space with a frame at each of its points, for what lies or rides along it."""

    def __init__(
        self, path: list[Point], count: int = 240, upright: float = 0.0, soft: int = 1
    ) -> None:
        """`upright` pulls the frames back to level ground; `soft` rounds the line's bends."""
        line = np.pad(spaced(path, count), ((soft // 2, soft // 2), (0, 0)), mode="edge")
        average = np.ones(soft) / soft
        self.line = np.stack([np.convolve(line[:, axis], average, "valid") for axis in range(3)], 1)
        self.along = np.gradient(self.line, axis=0)
        self.along /= np.linalg.norm(self.along, axis=1, keepdims=True)
        up = np.array([0.0, 0.0, 1.0])
        ups = []
        for ahead in self.along:
            up = (1 - upright) * up + upright * np.array([0.0, 0.0, 1.0])
            up = up - ahead * (up @ ahead)
            up = up / np.linalg.norm(up)
            ups.append(up)
        self.up = np.array(ups)
        self.left = np.cross(self.up, self.along)

    def ribbon(self, left: float, right: float, lift: float, paint: Paint, motif: str) -> Thing:
        """A band along the way, from so far left to so far right of it."""
        edges = [self.line + side * self.left + lift * self.up for side in (left, right)]
        return sheet(np.stack(edges, axis=1), paint).called(motif)

    def rail(self, aside: float, lift: float, radius: float, paint: Paint) -> Thing:
        """A bar along the way."""
        return tube(
            self.line + aside * self.left + lift * self.up, radius, paint, sides=6, bend=False
        )

    def laid(self, thing: Thing, share: float, aside: float = 0.0, lift: float = 0.0) -> Thing:
        """A thing set on the way, looking along it."""
        at = round(share * (len(self.line) - 1))
        spot = self.line[at] + aside * self.left[at] + lift * self.up[at]
        axes = (tuple(each[at]) for each in (self.along, self.left, self.up))
        return thing.axes(*axes).at(*map(float, spot))


# ---- chairs on a pilgrimage


def walking_chair(colour: str, seat: str, kind: int = 0, step: float = 0.16) -> Thing:
    """A chair that walks to +x on bent legs, 1.25 high, its back behind it."""
    timber, legs = wood(colour), []
    for at, (x, y) in enumerate(((0.2, -0.2), (0.2, 0.2), (-0.2, 0.2), (-0.2, -0.2))):
        ahead = step if at % 2 else -step
        lifted = 0.09 if at in (1, 2) else 0.0
        bend = [(x, y, 0.5), (x + 0.5 * ahead + 0.09, y, 0.27), (x + ahead, y, lifted)]
        legs.append(
            tube([*bend, (x + ahead + 0.07, y, lifted)], [0.042, 0.036, 0.026, 0.03], timber)
        )
    tall = (1.25, 1.05, 1.4)[kind % 3]
    posts = [
        tube(
            [(-0.22, y, 0.45), (-0.27, y, 0.8), (-0.4, 1.08 * y, tall)],
            [0.036, 0.03, 0.024],
            timber,
        )
        for y in (-0.2, 0.2)
    ]
    knobs = [ball(0.045, timber, sides=12).at(-0.4, 1.08 * y, tall + 0.03) for y in (-0.2, 0.2)]
    lean = 0.13 / (tall - 0.8)
    if kind % 3 == 1:
        rest = [
            rod((-0.22, y, 0.5), (-0.37, 1.08 * y, tall - 0.06), 0.014, timber)
            for y in (-0.1, 0, 0.1)
        ]
        rest.append(
            tube(
                [(-0.36, -0.2, tall - 0.08), (-0.4, 0, tall), (-0.36, 0.2, tall - 0.08)],
                0.04,
                timber,
            )
        )
    else:
        rest = [
            box((0.03, 0.42, 0.1), timber, bevel=0.01).at(-0.25 - lean * max(z - 0.76, 0.0), 0, z)
            for z in np.arange(0.68, tall - 0.04, 0.18)
        ]
    cushion = Clay(seat, 0.02).box((0, 0, 0.54), (0.24, 0.23, 0.045), edge=0.04).thing("", 40)
    return group(
        legs, posts, knobs, rest, cushion, box((0.5, 0.48, 0.06), timber).at(z=0.49), motif="chair"
    )


def pilgrim_dune(x: Array | float, y: Array | float) -> Array:
    """A great dune whose crest climbs to the right, before a sea of lower ones."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    before = crest_line(x) - y
    near = crest_height(x) - np.where(before > 0, 0.62, 0.3) * np.abs(before)
    ripples = 0.022 * np.sin(10 * y + 3 * x + 5 * patches(x, y, 2, 2, 3)) * (before > 0.15)
    floor = 0.5 * patches(x, y, 3.5, 2, 5) - 0.35 + 0.16 * np.abs(((0.3 * x + 0.5 * y) % 3.2) - 1.6)
    return np.logaddexp(4 * near, 4 * floor) / 4 + ripples


def crest_line(x: Array | float) -> Array:
    """How far away the crest is."""
    return np.asarray(1.2 + 0.75 * x + 0.5 * np.sin(0.8 * np.asarray(x)))


def crest_height(x: Array | float) -> Array:
    """How high the crest is."""
    return np.asarray(1.75 + 0.5 * np.asarray(x) + 0.1 * np.sin(1.7 * np.asarray(x)))


@card(
    title="The pilgrimage of the chairs",
    concept="nobody sits down any more, so the chairs have set out and carry the lame one",
    alt="Chairs walk in a line up a dune towards a huge setting sun; four of them carry a broken "
    "chair on their backs.",
    place="desert",
    hour="dusk",
    palette="dune orange, violet, sun gold",
    view="vast",
    figures="crowd",
    moods=("solemn", "tender", "strange"),
    readings=("pilgrimage", "solidarity", "absence", "growing old", "faith", "exodus"),
)
def chair_pilgrimage() -> Scene:
    """The line follows the crest; the carried one stands before the sun."""
    colours = ("#5a3a34", "#6b4436", "#4a3040", "#7a4a38", "#553a48")
    seats = ("#c85a3a", "#8a5a96", "#e0963a", "#6f4a8a", "#b85a4c")

    def on_crest(thing: Thing, x: float, aside: float = 0.0) -> Thing:
        y = float(crest_line(x)) + aside
        return thing.turn(y=-20).turn(32).at(x, y, float(pilgrim_dune(x, y)) - 0.02)

    def walker(x: float, at: int, size: float = 1.0, aside: float = 0.0) -> Thing:
        made = walking_chair(colours[at % 5], seats[at % 5], at, 0.12 + 0.03 * (at % 3))
        return on_crest(made.size(size), x, aside)

    line = [
        walker(x, at, size)
        for at, (x, size) in enumerate(
            ((-1.85, 1.1), (1.5, 1.15), (2.2, 1.0), (2.85, 1.2), (3.6, 1.1))
        )
    ]
    bearers = [
        walker(x, 3 * at, 0.95, aside)
        for at, (x, aside) in enumerate(((-0.72, -0.25), (-0.9, 0.3), (0.5, -0.25), (0.32, 0.3)))
    ]
    timber = wood("#4a2c34")
    throne = walking_chair("#7a2a2c", "#ffb43a", 2, 0.0)
    throne = Thing(parts=throne.parts[1:], motif="chair")
    litter = group(
        [rod((-1.05, y, 1.06), (1.05, y, 1.06), 0.035, timber) for y in (-0.24, 0.24)],
        [box((0.09, 0.62, 0.04), timber).at(x, 0, 1.1) for x in (-0.3, -0.1, 0.1, 0.3)],
        throne.size(1.08).turn(y=-5).at(0.02, 0, 1.0),
        motif="litter",
    )
    late = walking_chair("#4a2c3a", "#ff9a4a", 1, 0.2).turn(y=-8).turn(28).size(0.78)
    return Scene(
        things=[
            desert(pilgrim_dune, "#eda462", "#a8648c", "#ffc880", far=70),
            *line,
            *bearers,
            on_crest(litter, -0.16),
            late.at(-0.85, -4.3, float(pilgrim_dune(-0.85, -4.3))),
            footprints(
                [(-2.0, -5.6, 0), (-1.6, -5.0, 0), (-1.05, -4.45, 0)],
                pilgrim_dune,
                kind="paws",
                size=0.16,
                stride=0.3,
                colour="#7a4468",
            ),
        ],
        camera=Camera((-0.5, -8.2, 0.75), (-0.12, 2, 2.05), lens=46),
        world=World("#9a70e8", "#a85a7c", 0.95),
        lights=[Sun(160, 22, 4.6, "#ff9a4a", 3), Sun(-70, 40, 0.5, "#c89af0", 8)],
        sky=Sky(
            (
                (0, "#4f3a8c"),
                (0.25, "#9a4f98"),
                (0.45, "#f07a5c"),
                (0.62, "#ffb868"),
                (1, "#ffc878"),
            ),
            (Clouds("#ffa070", "#7a4a9a", 0.5, 1.5, 0.02, 0.34, 0.7, 0.2, 4.0),),
            sun=Disc(0.5, 0.4, 0.29, "#fff0a8", 0.45),
        ),
        air=Air(1.12, Fog(10, 30, "#f0805c", 0.7), bloom=0.2, saturation=1.15),
    )


# ---- rails to the moon


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
        .at(0.3 + 0.42 * at, 13.4, 10.6 + 0.3 * at - 0.015 * at * at)
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


# ---- summer runs out


def hourglass_frame() -> Thing:
    """Wood and glass, 5.5 high; its neck is at z = 2.75."""
    timber = Paint("#8f5a34", "#6b3f24", vary=0.2, grain=3, bump=0.25, rough=0.5, shine=0.4)
    outline = [
        (0.9, 0.3),
        (1.4, 0.85),
        (1.47, 1.35),
        (1.12, 2.1),
        (0.36, 2.6),
        (0.15, 2.75),
        (0.36, 2.9),
        (1.12, 3.4),
        (1.47, 4.15),
        (1.4, 4.65),
        (0.9, 5.2),
    ]
    plate = turned([(0, 0), (1.95, 0), (2.02, 0.1), (1.9, 0.2), (1.6, 0.28), (0, 0.28)], timber)
    post = lathe(
        [
            (0.13, 0),
            (0.16, 0.2),
            (0.07, 0.5),
            (0.1, 1.6),
            (0.15, 2.45),
            (0.1, 3.3),
            (0.07, 4.4),
            (0.16, 4.75),
            (0.13, 4.95),
        ],
        timber,
        sides=24,
    )
    posts = [
        post.at(1.78 * math.cos(a), 1.78 * math.sin(a), 0.25) for a in np.radians((62, 182, -2))
    ]
    gleams = [
        highlight(path, 0.03)
        for path in (
            [(-1.28, -0.6, 4.3), (-1.22, -0.6, 3.95), (-0.98, -0.6, 3.62)],
            [(-1.28, -0.6, 1.5), (-1.24, -0.6, 1.15), (-1.05, -0.6, 0.85)],
            [(1.2, -0.7, 4.4), (1.22, -0.7, 4.1)],
            [(0.75, -0.5, 2.25), (0.98, -0.5, 2.0), (1.14, -0.5, 1.7)],
        )
    ]
    clear = lathe(outline, glass("#f4f2fc", "#ffffff", 0.9), sides=64)
    return group(plate, plate.turn(x=180).at(z=5.5), posts, clear, gleams, motif="hourglass")


def far_hourglass(sand: str, fallen: float) -> Thing:
    """One of the others in the mist, 5.5 high; it needs no glass, for nobody sees through it."""
    timber, pale = plain("#7a4f44"), Paint("#e4d4ea", vary=0.08)
    plate = lathe([(0.001, 0), (1.95, 0), (1.95, 0.28), (0.001, 0.28)], timber, round_off=False)
    post = rod((1.7, 0, 0.2), (1.7, 0, 5.3), 0.12, timber)
    bulb = [(0.9, 0.28), (1.45, 1.1), (1.1, 2.1), (0.2, 2.75)]
    heap = [(1.42, 0.5), (1.46, 0.5 + 0.7 * fallen), (0.4, 0.7 + 1.2 * fallen), (0.001, 2.0)]
    return group(
        plate,
        plate.at(z=5.22),
        [post.turn(angle) for angle in (60, 180, 300)],
        lathe(bulb, pale),
        lathe([(r, 5.5 - z) for r, z in bulb[::-1]], pale),
        lathe(heap, plain(sand)),
        motif="hourglass",
    )


def running_out() -> Thing:
    """Leaves above the neck, and snow below it."""
    chance = np.random.default_rng(7)
    grains = []
    for _ in range(260):
        fall = float(chance.uniform(0, 1))
        spread = 0.03 + 0.3 * fall**1.6
        x, y = chance.normal(0, spread, 2)
        grains.append(
            ball(float(chance.uniform(0.012, 0.03)), Paint("#ffffff", glow=0.5), sides=6).at(
                float(x), float(y), 2.9 - 1.5 * fall
            )
        )
    leaves = [
        ball(0.03, Paint(c, glow=0.2), sides=6)
        .size(1.6, 1, 0.5)
        .turn(float(chance.uniform(0, 180)))
        .at(float(x), float(y), float(z))
        for c, (x, y), z in zip(
            ["#9ccc4a", "#e8c84a", "#f2a0b0"] * 8,
            chance.normal(0, 0.12, (24, 2)),
            chance.uniform(2.9, 3.6, 24),
            strict=True,
        )
    ]
    return group(group(grains, motif="snow"), group(leaves, motif="leaves"))


@card(
    title="The hourglass of the seasons",
    concept="summer runs out as snow, and two from different halves wave through the neck",
    alt="In a great hourglass a green summer meadow trickles down as snow onto a winter below; two "
    "tiny people wave to each other through the neck.",
    place="nowhere",
    hour="timeless",
    palette="leaf green, snow lilac, wood",
    view="close-up",
    figures="pair",
    moods=("wistful", "loving", "quiet"),
    readings=("time", "separation", "seasons", "farewell", "balance", "growing apart"),
)
def hourglass_seasons() -> Scene:
    """A funnel of meadow above, a drift below, and grains that fall between."""
    soil = lathe(
        [(0.1, 2.74), (0.3, 2.93), (1.02, 3.4), (1.3, 3.74), (1.32, 3.86)],
        Paint(
            gradient=("#f2ecfc", "#cdb8dc", "#8a6a58", "#7a5a3a", "#6f8a3c"), vary=0.15, bump=0.4
        ),
    )
    turf = lathe(
        [(1.33, 3.84), (1.0, 3.9), (0.62, 3.84), (0.3, 3.6), (0.13, 3.2)],
        Paint("#86b840", "#5f9434", vary=0.25, grain=5, bump=0.5),
    ).called("meadow")

    def meadow_height(x: Array, y: Array) -> Array:
        return np.interp(np.hypot(x, y), [0.13, 0.3, 0.62, 1.0, 1.33], [3.2, 3.6, 3.84, 3.9, 3.84])

    drift = roughened(
        lathe(
            [(1.44, 0.75), (1.1, 0.84), (0.6, 1.0), (0.2, 1.32), (0.001, 1.42)],
            Paint("#f4f1fc", "#d8d0ee", vary=0.06, bump=0.15),
        ),
        0.02,
        3,
    ).called("snow")
    below = lathe([(0.95, 0.32), (1.38, 0.7), (1.44, 0.76)], Paint("#d3c8ea", vary=0.1)).called(
        "snow"
    )
    friend = figure(
        "wave",
        colour="#e8a030",
        hat="straw",
        hat_colour="#f2dc98",
        hair="chestnut",
        hairstyle="braids",
        wear="dress",
        look=(-30, 0, 0),
        hands=((0.3, 0.55, 1.25), None),
    )
    friend = friend.turn(-62).size(0.78).at(-0.5, -0.62, 3.82)
    other = figure(
        "wave",
        colour="#c8322c",
        hat="beanie",
        hat_colour="#b02a26",
        scarf="#f2e6d0",
        look=(40, 0, 0),
    )
    other = other.turn(-118).size(0.82).at(0.6, -0.7, 0.84)
    table = Paint("#a8744a", "#8a5838", "planks", "top", vary=0.2, grain=0.5, bump=0.2)
    others = [
        far_hourglass(sand, fallen).turn(18 * at).size(tall / 5.5).at(x, y, 0)
        for at, (tall, sand, fallen, x, y) in enumerate(
            (
                (7.0, "#d8a0b8", 0.3, -6.4, 14.0),
                (6.0, "#8fb070", 0.7, 4.4, 13.0),
                (9.0, "#d8b070", 0.5, 7.6, 17.0),
                (8.5, "#a0b8d8", 0.9, -3.4, 21.0),
                (9.0, "#d8a0b8", 0.6, -11.0, 22.0),
                (10.0, "#8fb070", 0.4, 2.6, 30.0),
            )
        )
    ]
    toppled = hourglass(1.7, colour="#6b4038", sand="#e8dcf0", share=1.0)
    return Scene(
        things=[
            box((140, 100, 0.1), table, bevel=0).at(0, 40, -0.05).called("table"),
            *others,
            toppled.turn(y=90).turn(24).at(-2.75, -3.0, 0.5),
            hourglass_frame(),
            soil.called("soil"),
            turf,
            drift,
            below,
            friend.thing,
            other.thing,
            running_out(),
            oak(1.15, ("#3f7a2c", "#7fb83c", "#cfe06a"), seed=2).at(0.72, 0.25, 3.84),
            oak(0.85, ("#4f8a30", "#8fc444", "#d8e878"), seed=4).at(-0.95, 0.45, 3.86),
            oak(0.7, seed=5).at(0.1, 0.95, 3.86),
            scatter(
                [
                    poppy("#e0452c", 0.2, seed=1),
                    daisy(tall=0.16, seed=2),
                    tulip("#f2c040", 0.2, seed=3),
                ],
                34,
                (-0.2, 1.2),
                (-1.2, 0.6),
                height=meadow_height,
                seed=3,
                where=lambda x, y: 0.55 < math.hypot(x, y) < 1.2,
            ),
            *[
                fir(h, ("#3f5a6a", "#6f8a9a", "#a8b8c8"), snow=0.9, seed=s).at(x, y, z)
                for h, s, x, y, z in (
                    (1.0, 1, -0.85, 0.2, 0.9),
                    (0.75, 2, -0.5, -0.55, 0.95),
                    (0.85, 3, 0.7, 0.6, 0.9),
                    (0.55, 4, -1.1, -0.35, 0.82),
                )
            ],
            lamp(14, "#fff0b0", 0.3).at(0.1, -0.7, 4.8),
        ],
        camera=Camera((-1.0, -11.4, 2.5), (-0.28, 0, 2.72), lens=55),
        world=World("#b8a4ec", "#b88a68", 0.6),
        lights=[Sun(-70, 34, 3.4, "#ffe8b8", 4), Sun(140, 30, 2.0, "#c8b0ff", 5)],
        sky=Sky(
            ((0, "#6a5aa8"), (0.3, "#9a88cc"), (0.55, "#d8b8d8"), (1, "#f6dcc8")),
            (Clouds("#fbe8f0", "#9a86c4", 0.5, 1.5, 0.0, 0.6, 0.6, 0.4),),
            glow=Glow(0.14, 0.5, 0.5, "#fff0d0", 0.9),
        ),
        air=Air(1.12, Fog(13.5, 36, "#e0c4dc", 0.92), bloom=0.25, saturation=1.14),
    )


# ---- stars at noon


WELL_SAND = Hills(0.12, 3, 4)


def sand_with_hole() -> Thing:
    """Rippled sand around a round hole of radius 1.3."""
    angle, radius = np.meshgrid(
        np.linspace(0, 2 * math.pi, 121),
        np.concatenate([np.linspace(1.3, 4, 40), np.linspace(4.2, 16, 20)]),
    )
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    waves = 0.02 * np.sin(7 * x + 4 * y + 5 * patches(x, y, 1.6, 2, 2))
    return sheet(
        np.stack([x, y, WELL_SAND(x, y) * np.clip(radius - 1.6, 0, 1) + waves], -1),
        Paint("#eed09a", "#dcb47c", vary=0.16, grain=1.4, bump=0.5, bump_grain=14),
    ).called("sand")


def star_well() -> Thing:
    """A well without a roof, whose shaft goes down from stone to night, 3.4 deep."""
    chance = np.random.default_rng(11)
    stones = []
    for course, (radius, count, up) in enumerate(((1.52, 22, 0.16), (1.46, 20, 0.45))):
        for at in range(count):
            angle = 360 * (at + 0.5 * course) / count
            long = 2 * math.pi * radius / count * float(chance.uniform(0.84, 0.97))
            colour = ("#d8c09a", "#c9ae86", "#e2d0ac", "#bda27c")[int(chance.integers(4))]
            block = box(
                (0.46 + float(chance.uniform(-0.05, 0.05)), long, 0.3), stone(colour), bevel=0.05
            )
            stones.append(block.turn(x=float(chance.normal(0, 2))).at(radius, 0, up).turn(angle))
    depth = np.linspace(0.5, -3.4, 30)
    shaft = lathe(
        [(1.26 + 0.05 * math.sin(7 * z), z) for z in depth],
        Paint(
            gradient=("#1c2f86", "#1c2f7c", "#27407f", "#5a6a8a", "#b8a888"),
            vary=0.2,
            bump=0.5,
            glow=0.18,
        ),
        sides=50,
    )
    night = lathe(
        [(0.001, -3.4), (1.3, -3.4)],
        Paint("#142468", "#2a3f9c", vary=0.35, grain=1.2, glow=0.55),
        round_off=False,
    ).called("night")
    stars = []
    for _ in range(95):
        r, a = 1.2 * math.sqrt(chance.uniform(0, 1)), chance.uniform(0, 6.28)
        size = float(min(0.014 + chance.pareto(2.4) * 0.014, 0.06))
        stars.append(
            ball(size, light("#fffdf0", 5), sides=8).at(
                r * math.cos(a), r * math.sin(a), -3.3 + float(chance.uniform(0, 0.8))
            )
        )
    big = [
        star(s, "#fff6c8", glow=3.5).turn(x=-90).turn(t).at(x, y, -2.6)
        for s, t, x, y in ((0.17, 20, 0.35, 0.3), (0.11, 50, -0.4, 0.5), (0.12, 80, 0.1, -0.45))
    ]
    return group(
        group(stones, shaft, motif="well"), night, group(stars, big, motif="stars"), motif="well"
    )


@card(
    title="The well of stars",
    concept="it is noon above, and down in the well the night has been kept cool",
    alt="Seen from above at noon: a child leans over a desert well with stars at its bottom; "
    "beside it stands a bucket full of light.",
    place="desert",
    hour="noon",
    palette="sand, deep blue, white",
    view="room",
    figures="one",
    moods=("curious", "still", "bright"),
    readings=("depth", "discovery", "thirst", "hidden night", "a wish", "looking inward"),
)
def well_of_stars() -> Scene:
    """A shaft through a sheet of sand, with the night at its bottom."""
    leaning = Pose(
        hip=(-0.1, 0.98),
        lean=54,
        curl=0.15,
        head=(10, 0, 0),
        toes=(10, 60),
        feet=((-0.05, 0.14, 0.03), (-0.62, 0.12, 0.4)),
        palms="down",
    )
    child = figure(
        leaning,
        colour="#f6f2e6",
        hairstyle="braids",
        hair="black",
        skin="amber",
        wear="shirt",
        legs="#2f55b0",
        shoes="bare",
        hands=((0.52, 0.34, 0.42), (0.56, -0.34, 0.42)),
    )
    child = child.turn(64).size(1.75).at(-0.95, -2.35, 0.02)
    full = group(
        bucket(colour="#8a9aa8"),
        ball(0.24, light("#fff3c0", 5), sides=20).size(1, 1, 0.35).at(z=0.5),
        [
            star(0.13, "#fff8d8", glow=3).turn(x=-70).turn(t).at(x, y, 0.62)
            for t, x, y in ((10, 0.05, 0.1), (70, -0.12, -0.05))
        ],
        lamp(22, "#fff0b8", 0.2).at(z=0.95),
        motif="bucket",
    )
    line = [
        (1.55, 1.1, 0.35),
        (1.35, 0.9, 0.68),
        (1.0, 0.75, 0.6),
        (0.8, 0.6, 0.0),
        (0.72, 0.5, -3.0),
    ]
    coil = [(1.75, 1.62, 0.08), (2.1, 1.3, 0.06), (1.95, 0.95, 0.06), (1.55, 1.1, 0.35)]
    rope = Paint("#e8d8b0", "#b89a68", vary=0.1)
    return Scene(
        things=[
            sand_with_hole(),
            star_well(),
            child.thing,
            full.size(1.25).at(1.6, 2.0, 0.05),
            palm(5.2, lean=0.2, seed=2).at(4.7, -0.6, 0),
            palm(4.3, lean=-0.12, fronds=13, seed=5).at(2.9, -4.3, 0),
            star_dust(
                22, (1.2, 1.6, 0.8), (2.0, 2.4, 2.0), ("#fffbe0",), size=0.03, glow=6, seed=3
            ),
            tube([*coil, *line[1:]], 0.035, rope, sides=8, motif="rope"),
            footprints(
                [(-3.6, -5, 0), (-2.3, -3.6, 0), (-1.6, -2.3, 0)],
                WELL_SAND,
                colour="#a8763e",
                size=0.26,
                stride=0.5,
            ),
            grass_tuft(0.5, 24, ("#a89850", "#c8b868", "#e8d890"), seed=3).at(2.2, -2.6, 0),
            grass_tuft(0.4, 20, ("#a89850", "#c8b868", "#e8d890"), seed=5).at(-2.1, 2.7, 0),
            scatter(
                boulder(0.3, "#cdb088", seed=1),
                16,
                (-3.5, 3.5),
                (-4.5, 4.5),
                seed=8,
                avoid=[(0, 0, 2.1), (-1.6, -2.4, 1)],
                sizes=(0.2, 0.9),
            ),
            lamp(30, "#8fb0ff", 0.4).at(0, 0, -1.2),
        ],
        camera=Camera((0.05, -3.4, 7.5), (-0.08, -0.25, 0.1), lens=42, roll=-5),
        world=World("#a8c8f0", "#e8c890", 0.62),
        lights=[Sun(58, 50, 3.8, "#fff4d8", 2)],
        sky=Sky(((0, "#ecd09a"), (1, "#ecd09a"))),
        air=Air(0.98, None, bloom=0.4, saturation=1.12),
    )


# ---- a garden in a stone hand


def palm_garden() -> Thing:
    """A clod with a lawn, a tree, flowers and ivy, 2.2 wide, its lawn at about z = 0.2."""
    earth = (
        Clay("#7a5a3c", 0.25)
        .ball((0, 0.25, -0.2), (0.95, 0.85, 0.5))
        .ball((-0.35, -0.3, -0.3), (0.5, 0.4, 0.4))
        .ball((0.5, -0.25, -0.22), (0.45, 0.4, 0.32))
        .ball((0.1, 0, 0.02), (1.05, 0.92, 0.3), "#6f9a3a")
    )
    earth.ball((-0.5, -0.3, 0.06), (0.6, 0.5, 0.36), "#7fae42").ball(
        (0.55, -0.1, 0.14), (0.55, 0.5, 0.4), "#7fae42"
    )
    turf = earth.thing("garden", 90, Paint(vary=0.25, grain=5, bump=0.5))
    lawn = turf.top()
    chance = np.random.default_rng(5)
    flowers = []
    kinds = [
        poppy("#e2452c", 0.42, seed=1),
        daisy(tall=0.34, seed=2),
        tulip("#f2a83a", 0.45, seed=3),
        tulip("#d8487a", 0.42, seed=4),
    ]
    for at in range(54):
        angle, r = chance.uniform(0, 6.28), math.sqrt(chance.uniform(0.1, 1))
        x, y = float(0.98 * r * math.cos(angle)), float(0.84 * r * math.sin(angle))
        flowers.append(
            kinds[at % 4].size(float(chance.uniform(0.6, 1.1))).at(x, y, (lawn(x, y) or 0.2) - 0.02)
        )
    ivy = [
        vine(
            [(0.5, -0.85, 0.15), (0.6, -1.12, -0.3), (0.65, -1.2, -0.9), (0.6, -1.2, -1.5)],
            leaf=0.16,
            seed=1,
        ),
        vine([(-0.5, -0.85, 0.15), (-0.6, -1.15, -0.3), (-0.75, -1.15, -1.0)], leaf=0.15, seed=2),
        vine([(0.2, -0.9, 0.15), (0.3, -1.15, -0.25), (0.25, -1.2, -0.7)], leaf=0.13, seed=3),
    ]
    return group(
        turf,
        holding_roots(),
        flowers,
        ivy,
        oak(1.75, ("#2f6a2c", "#6aa83a", "#c4dc62"), seed=6).at(-0.3, -0.1, 0.22),
        bush(0.75, ("#2f6a34", "#5f9a40", "#a8cc5c"), blossoms="#f2b0c0", seed=2).at(
            -0.72, 0.2, 0.3
        ),
        grass_field(
            900,
            (-0.95, 0.95),
            (-0.8, 0.8),
            ("#3f7a2c", "#7fb840", "#c8dc68"),
            height=lambda a, b: 0.22 + 0 * a * b,
            tall=0.22,
        ),
        motif="garden",
    ).size(1.08)


def holding_roots() -> Thing:
    """Roots that run from the clod down the palm and the wrist, as if the garden held the hand."""
    bark = Paint("#6b4a32", "#4a3324", vary=0.25, bump=0.5)
    chance = np.random.default_rng(9)
    roots = []
    for x, long in ((-0.5, 0.9), (-0.15, 1.5), (0.3, 1.8), (0.6, 0.8)):
        sway = chance.normal(0, 0.09, 4)
        line = [
            (x, -0.55, -0.25),
            (x + sway[0], -0.72, -0.25 - 0.25 * long),
            (0.8 * x + sway[1], -0.74, -0.25 - 0.6 * long),
            (0.6 * x + sway[2], -0.76, -0.25 - long),
        ]
        roots.append(tube(line, [0.06, 0.045, 0.03, 0.008], bark, sides=9))
        twig = [
            line[1],
            (line[1][0] + 0.14, -0.75, line[1][2] - 0.2),
            (x + 0.24, -0.74, line[2][2]),
        ]
        roots.append(tube(twig, [0.03, 0.022, 0.006], bark, sides=7))
    return group(roots, motif="roots")


@card(
    title="The garden in the hand",
    concept="the statue was buried to the wrist and has not let go of what it was told to hold",
    alt="A huge stone hand rises from the desert and holds a small green garden with a tree; a bee "
    "has come a long way and flies towards it.",
    place="desert",
    hour="morning",
    palette="bone, sky blue, garden green",
    view="landscape",
    figures="one",
    moods=("hopeful", "fresh", "ancient"),
    readings=("oasis", "a promise kept", "care", "offering", "perseverance", "ruins and seeds"),
)
def hand_garden() -> Scene:
    """The palm looks up to the viewer, and the garden lies in its hollow."""
    sand = Dunes(2.0, 10, 7)

    def ground(x: Array, y: Array) -> Array:
        near = np.exp(-((np.asarray(x) / 3) ** 2) - ((np.asarray(y) + 0.8) / 3) ** 2)
        return sand(x, y) * (1 - 0.8 * near) - 0.4 + 0.35 * near

    grip = giant_grip(
        "cradle",
        curl=(0.0, 0.26, 0.2, 0.26, 0.36),
        stone=True,
        skin="#f6f2ea",
        arm=2.2,
        spread=1.7,
        cells=200,
    )
    hand = grip.turn(y=-56).turn(112).size(2.3).at(0.1, -0.3, 0.5)
    px, py, pz = np.array(hand.point("palm")) + (0.02, 0.16, 0.34)
    wanderer = bee().turn(152, 0, -12).size(0.55).at(1.22, -2.6, 3.5)
    return Scene(
        things=[
            desert(ground, "#e2b878", "#b8824e", "#f6d8a0", far=60),
            hand.thing,
            palm_garden().at(px, py, pz),
            wanderer,
            scatter(
                boulder(0.6, "#dccfb4", seed=4),
                9,
                (-4, 4),
                (-3.5, 5),
                height=ground,
                seed=6,
                sizes=(0.3, 1.0),
                avoid=[(-1.5, 0, 1.5)],
            ),
            scatter(
                [
                    grass_tuft(0.4, 20, ("#7f9a3c", "#a8bc54", "#d8dc80"), seed=2),
                    daisy(tall=0.3, seed=5),
                ],
                20,
                (-0.3, 2.2),
                (-1.6, 0.4),
                height=ground,
                seed=5,
            ),
            giant_face(colour="#d8cbb0", neck=False)
            .turn(-62)
            .turn(y=-16)
            .size(2.0)
            .at(-4.3, 15.0, 1.7),
            giant_grip("fist", stone=True, skin="#d8cbb0")
            .thing.turn(y=-80)
            .size(1.3)
            .at(5.2, 19, 0),
        ],
        camera=Camera((-0.6, -8.8, 2.3), (0.05, 0, 2.2), lens=43),
        world=World("#8fc0f0", "#d8b488", 0.5),
        lights=[Sun(-82, 32, 4.4, "#ffe2b0", 3), Sun(130, 24, 1.2, "#cfe4ff", 6)],
        sky=Sky(
            ((0, "#4f9ad8"), (0.45, "#9ccdea"), (0.72, "#e6f0e0"), (1, "#fbeccb")),
            (Clouds("#ffffff", "#b8d0e4", 0.42, 1.6, 0.08, 0.6, 0.7, 0.5),),
        ),
        air=Air(1.05, Fog(11, 44, "#f0e4c8", 0.82), bloom=0.2, saturation=1.12),
    )


# ---- a very small planet


def moon_claws() -> Thing:
    """Roots that come out of a planet of radius 1.5 and close around a moon below it."""
    bark = Paint("#7a4a34", "#4f2e26", vary=0.25, bump=0.5)
    chance = np.random.default_rng(8)
    claws = []
    for at, angle in enumerate(np.linspace(0, 360, 9, endpoint=False)):
        a = math.radians(angle + float(chance.normal(0, 8)))
        way = np.array([math.cos(a), math.sin(a), 0])
        out = 0.95 + 0.12 * (at % 3)
        line = [
            way * 0.75 + (0, 0, -0.95),
            way * 0.8 + (0, 0, -1.5),
            way * out + (0, 0, -2.1),
            way * 0.85 * out + (0, 0, -2.8),
            way * 0.4 + (0.1 * way[1], 0, -3.15),
        ]
        line = [spot + chance.normal(0, 0.05, 3) for spot in line]
        claws.append(tube(line, [0.17, 0.13, 0.1, 0.07, 0.02], bark, sides=10))
        twig = [
            line[1],
            line[1] + way * 0.4 - (0, 0, 0.25),
            line[1] + way * 0.5 - (0, 0, 0.8) + chance.normal(0, 0.1, 3),
        ]
        claws.append(tube(twig, [0.06, 0.045, 0.01], bark, sides=8))
    return group(claws, motif="roots")


@card(
    title="The planet's gardener",
    concept="he waters the one tree every evening and does not know what its roots are holding",
    alt="An old man waters the only tree of a tiny planet; far below, the tree's roots come out of "
    "the planet and hold a glowing moon.",
    place="space",
    hour="timeless",
    palette="black violet, leaf green, copper",
    view="landscape",
    figures="one",
    moods=("devoted", "lonely", "tender"),
    readings=("care", "the unseen", "legacy", "faithfulness", "holding on", "small worlds"),
)
def planet_gardener() -> Scene:
    """Tree, planet and moon stand in one line, held together by roots."""
    planet = little_planet(1.5, "#7a8a4a", "#8a5f44", seed=3)
    old = figure(
        "hold",
        age="old",
        beard="full",
        hair="white",
        wear="overalls",
        colour="#b5643a",
        second="#e8dcc0",
        hat="straw",
        hat_colour="#d8a85a",
        hands=((0.42, 0.1, 0.72), (0.42, -0.12, 0.72)),
    )
    can = watering_can(colour="#c8713a").painted(
        Paint("#d07a3c", "#8a4426", vary=0.2, rough=0.35, metal=0.5)
    )
    worker = group(
        old.size(0.78).thing, can.turn(y=24).size(0.62).at(0.28, 0, 0.34), motif="gardener"
    )
    drops = [
        ball(0.02, light("#cfe8ff", 2), sides=6).at(
            0.84 + 0.03 * at % 0.16, 0.02 * (at % 3), 0.62 - 0.06 * at
        )
        for at in range(9)
    ]
    gardener = on_ball(group(worker, drops).size(1.25), 1.48, -72, 58, 50)
    tree = on_ball(
        oak(3.3, ("#2f6a3a", "#6fb048", "#d0e070"), "#7a4a34", leaves=190, seed=6), 1.4, 20, 86
    )
    fruit_spots = [
        (-0.45, -0.6, 3.75),
        (0.55, -0.8, 3.6),
        (0.85, -0.6, 3.85),
        (0.2, -0.75, 4.1),
        (-0.1, -0.8, 3.5),
    ]
    fruits = [
        ball(0.1, Paint("#e88a3c", glow=0.6, rough=0.4), sides=16).at(*spot).called("copper apple")
        for spot in fruit_spots
    ]
    return Scene(
        things=[
            planet,
            gardener,
            tree,
            *fruits,
            moon_claws(),
            group(
                [
                    on_ball(
                        grass_tuft(0.2, 14, ("#4f7a34", "#86a848", "#c8d070"), seed=s), 1.49, e, n
                    )
                    for s, (e, n) in enumerate(
                        (
                            (-50, 40),
                            (10, 55),
                            (35, 30),
                            (60, 60),
                            (-10, 20),
                            (-70, 62),
                            (-30, 5),
                            (28, 70),
                        )
                    )
                ]
            ),
            moon(0.78, "#ffdca8", "#c08a5a", glow=0.9, seed=5).at(0, 0, -2.45),
            lamp(120, "#ffb870", 0.7).at(0.2, -1.5, -2.3),
            lamp(60, "#ffb870", 0.6).at(-1.4, -0.6, -2.2),
            ringed_planet(0.55, "#b5654a", "#7a3a4a", seed=2).at(3.3, 9, 4.4),
            ball(0.28, Paint("#8a5a86", "#5a3a6a", vary=0.3), sides=24)
            .at(-3.6, 8, -2.6)
            .called("planet"),
            star_dust(60, (-4, 2, -4), (4, 6, 6), size=0.018, glow=5, seed=4),
        ],
        camera=Camera((-0.1, -11.4, 1.0), (0.12, 0, 0.72), lens=46),
        world=World("#6a4f98", "#3a2448", 0.55),
        lights=[Sun(-48, 42, 2.8, "#ffe2b0", 4), Sun(150, 35, 2.2, "#b890ff", 4)],
        sky=Sky(
            ((0, "#1c1034"), (0.4, "#38205c"), (0.75, "#5a2f6c"), (1, "#2c1846")),
            (Clouds("#8a4a8c", "#2c1848", 0.5, 1.3, 0.1, 0.95, 0.55, 0.2, 1.2),),
            stars=220,
            glow=Glow(0.5, 0.8, 0.4, "#d8785a", 0.45),
        ),
        air=Air(1.3, Fog(13, 40, "#38205c", 0.6), bloom=0.35, saturation=1.12),
    )


# ---- masons at the moon


def moon_bricks(radius: float) -> list[Thing]:
    """The wound in the moon, and the courses of brick that close it from below."""
    chance = np.random.default_rng(4)
    bricks: list[Thing] = []

    def edge(angle: float) -> float:
        return 33 + 5 * math.sin(3 * angle + 1) + 3 * math.sin(7 * angle)

    hole = [
        [
            on_ball(
                Thing(),
                radius * 1.03,
                -14 + r * edge(a) * math.cos(a),
                6 + r * edge(a) * math.sin(a),
            ).point(0, 0, 0)
            for a in np.linspace(0, 2 * math.pi, 73)
        ]
        for r in np.linspace(0, 1, 14)
    ]
    bricks.append(
        sheet(np.array(hole), Paint("#131a3c", "#1f2a58", vary=0.2, grain=2)).called("hole")
    )
    shades = ("#b5513a", "#a84634", "#c8654a", "#94402f", "#d07a58")
    for row, north in enumerate(np.arange(-26, 27, 3.7)):
        for column in range(-8, 9):
            east = (column + 0.5 * (row % 2)) * 6.4 / math.cos(math.radians(north))
            away = math.hypot(east, north)
            level = 6 - 0.42 * east + 4 * math.sin(0.3 * east)
            if away < edge(math.atan2(north, east)) + 1.5 and north < level:
                brick = box(
                    (0.31, 0.17, 0.16),
                    Paint(shades[int(chance.integers(5))], vary=0.2, bump=0.4),
                    bevel=0.02,
                )
                bricks.append(
                    on_ball(
                        brick,
                        radius * 1.025 + float(chance.uniform(0, 0.03)),
                        east - 14,
                        north + 6,
                        float(chance.normal(0, 1.5)),
                    ).called("bricks")
                )
    for angle in np.linspace(0, 2 * math.pi, 40, endpoint=False):
        reach = edge(float(angle)) + float(chance.uniform(-1, 2))
        east, north = -14 + reach * math.cos(angle), 6 + reach * math.sin(angle)
        rubble = boulder(float(chance.uniform(0.16, 0.34)), "#e8d8ae", seed=int(chance.integers(5)))
        bricks.append(
            on_ball(rubble, radius * 1.005, east, north, float(chance.uniform(0, 360))).called(
                "moon"
            )
        )
    return bricks


def scaffold() -> Thing:
    """Poles out of the deep, with three decks at z = 1, 2.9 and 4.8."""
    timber, plank = wood("#a8794a"), Paint("#c08a52", "#8f6238", vary=0.2, grain=4)
    poles = [
        rod((x, y, -6), (x + 0.03, y, top), 0.055, timber)
        for x, top in ((-1.95, 6.3), (-0.35, 5.4), (1.45, 4.6))
        for y in (-0.95, -0.15)
    ]
    decks = [
        box((3.9, 0.95, 0.08), plank, bevel=0.01).at(-0.15, -0.55, 0.95),
        box((4.3, 0.95, 0.08), plank, bevel=0.01).at(-0.75, -0.55, 2.85),
        box((2.2, 0.95, 0.08), plank, bevel=0.01).at(-1.2, -0.55, 4.75),
    ]
    braces = [
        rod(a, b, 0.03, timber)
        for a, b in (((-0.35, -1, -2.2), (1.45, -1, 0.9)), ((-0.35, -1, -2.2), (-1.95, -1, 0.9)))
    ]
    ladders = [
        ladder(2.3, colour="#c99a5c").turn(x=-8).at(x, -0.75, z)
        for x, z in ((1.0, 0.98), (-1.6, 2.88))
    ]
    return group(poles, decks, braces, ladders, motif="scaffold")


@card(
    title="The moon masons",
    concept="every month the moon breaks a little, and every month they come with bricks",
    alt="Masons on a high scaffold close a hole in the huge moon with red bricks; one of them eats "
    "his lunch on the end of a plank with his legs over the edge.",
    place="space",
    hour="night",
    palette="midnight blue, brick red, moon cream",
    view="landscape",
    figures="few",
    moods=("industrious", "comforting", "absurd"),
    readings=("repair", "work", "rest", "keeping up the dream", "a secret trade", "teamwork"),
)
def moon_masons() -> Scene:
    """The moon is cropped at the right, and its mender rests at the left."""
    big = group(moon(3.15, "#f6e8be", "#b89a68", glow=0.48, seed=6), moon_bricks(3.15)).at(
        0.95, 3.2, 3.45
    )
    layer = (
        figure(
            "reach",
            age="adult",
            wear="overalls",
            colour="#3f5f8c",
            second="#e8dcc0",
            hat="cap",
            hat_colour="#3a4a6a",
        )
        .turn(66)
        .size(0.92)
        .at(0.1, -0.6, 2.9)
    )
    carrier = (
        figure(
            "carry",
            age="adult",
            wear="shirt",
            colour="#d8a040",
            legs="#4a3a34",
            hat="cap",
            hat_colour="#7a3a2c",
        )
        .turn(14)
        .size(0.9)
        .at(-0.6, -0.75, 1.0)
    )
    load = [
        box((0.3, 0.16, 0.13), Paint("#b5513a", vary=0.2))
        .turn(14)
        .at(
            carrier.back[0] - 0.02,
            carrier.back[1] + 0.08 * (at % 2),
            carrier.back[2] + 0.08 + 0.14 * (at // 2),
        )
        for at in range(5)
    ]
    eater = (
        figure(
            "sit",
            age="adult",
            wear="overalls",
            colour="#a8442f",
            second="#f0e4cc",
            hat="cap",
            hat_colour="#5a4a3a",
            hands=(None, (0.34, -0.06, 0.62)),
        )
        .turn(-128)
        .size(0.98)
        .at(-2.55, -0.98, 2.9)
    )
    bite = [
        box((0.16, 0.12, 0.07), Paint("#e8c080"), bevel=0.02).at(*eater.right),
        basket(0.16, 0.16, colour="#b58a4a").at(-2.25, -0.75, 2.89),
    ]
    hoist = [
        rod((-1.2, -1.05, 4.8), (-1.2, -1.05, 1.9), 0.014, plain("#d8c49a")),
        basket(0.3, 0.34).at(-1.2, -1.05, 1.45),
    ]
    hoist += [
        box((0.24, 0.13, 0.12), Paint("#b5513a"))
        .turn(30 * at)
        .at(-1.2 + 0.06 * at - 0.08, -1.05, 1.82)
        for at in range(3)
    ]
    pile = [
        box((0.3, 0.16, 0.14), Paint(("#b5513a", "#c8654a")[at % 2]))
        .turn(8 * at)
        .at(1.0 + 0.34 * (at % 3), -0.5 + 0.1 * (at % 2), 1.07 + 0.15 * (at // 3))
        for at in range(8)
    ]
    work_lamp = group(lantern(power=22).size(0.8), motif="lantern").at(0.75, -0.75, 2.89)
    return Scene(
        things=[
            big,
            scaffold(),
            layer.thing,
            carrier.thing,
            eater.thing,
            group(load, pile, motif="bricks"),
            group(bite, motif="lunch"),
            group(hoist, motif="hoist"),
            work_lamp,
            lantern(power=8).size(0.5).at(-2.0, -0.9, 2.89),
            star_dust(50, (-6, 6, -3), (6, 9, 9), size=0.025, glow=5, seed=2),
            cloud_sea(30, 1, 30, "#c8cdf0", "#5a66a8", tall=1.2, puff=2.4, seed=4).at(0, 0, -3.6),
            cloud_sea(16, -3, 2, "#c8cdf0", "#5a66a8", tall=0.8, puff=1.6, seed=2).at(0, 0, -1.9),
            *[
                cloud(wide, "#dfe2fa", "#6a76b8", glow=0.1, seed=seed).at(x, y, z)
                for seed, (wide, x, y, z) in enumerate(
                    (
                        (3.4, -2.6, -1.5, -1.1),
                        (3.8, 0.4, -1.7, -1.25),
                        (3.0, 2.2, -1.4, -0.9),
                        (2.2, -0.9, -1.2, -0.7),
                        (2.6, 1.2, -1.3, -0.72),
                        (2.4, -3.6, 0.6, -0.4),
                    )
                )
            ],
        ],
        camera=Camera((-1.1, -9.6, 2.4), (-0.72, 0, 3.0), lens=42),
        world=World("#4f62a8", "#4a3f58", 0.6),
        lights=[
            Sun(-58, 36, 2.3, "#fff0cc", 4),
            Sun(140, 40, 1.2, "#9ab0ff", 5),
            Spot((0.6, -3.0, 4.4), (0.0, 0.3, 3.2), 160, "#ffb060", 55, 0.9),
        ],
        sky=Sky(
            ((0, "#101c46"), (0.5, "#23387a"), (1, "#4a5a9c")),
            stars=170,
            glow=Glow(0.6, 0.42, 0.55, "#6a7ac0", 0.6),
        ),
        air=Air(1.35, Fog(12, 40, "#23387a", 0.45), bloom=0.3, saturation=1.1),
    )


# ---- fishing for stars


@card(
    title="The star boat",
    concept="they wanted one small star for supper, and now the line pulls back",
    alt="An astronaut and a dog fish for stars from a rowing boat in space; far below, something "
    "enormous made of night pulls at the line.",
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


# ---- an ant with the last star


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


# ---- a castle over its ruin

TOWERS = (
    (-1.75, -0.5, 2.3, 0.52),
    (1.7, -0.6, 2.0, 0.55),
    (-0.7, 0.5, 4.3, 0.5),
    (0.75, 0.7, 3.2, 0.46),
    (0.1, -0.1, 3.3, 0.72),
    (-2.3, 0.7, 1.7, 0.4),
    (2.35, 0.6, 1.5, 0.4),
)
"""x, y, height and radius of each tower, standing or fallen"""


def bright_castle() -> Thing:
    """Ivory towers with blue roofs, walls between them, about 5 wide and 6 high."""
    ivory = stone("#f4ead2")
    towers = [
        tower(h, r, wall="#f6ecd6", roof="#4f7fb8", lit=None, door=False, seed=at).at(x, y)
        for at, (x, y, h, r) in enumerate(TOWERS)
    ]
    walls = []
    for a, b, high in ((0, 1, 1.15), (5, 0, 0.9), (1, 6, 0.85), (2, 3, 2.2)):
        (ax, ay, *_), (bx, by, *_) = TOWERS[a], TOWERS[b]
        long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
        teeth = [
            box((0.16, 0.34, 0.2), ivory, bevel=0.01).at(x, 0, high + 0.08)
            for x in np.arange(-long / 2 + 0.1, long / 2, 0.32)
        ]
        walls.append(
            group(box((long, 0.3, high), ivory, bevel=0.01).at(z=high / 2), teeth)
            .turn(turn)
            .at((ax + bx) / 2, (ay + by) / 2)
        )
    return group(towers, walls, motif="castle")


def mossy_wall(points: Array, moss: Array) -> Thing:
    """A sheet of grey stone, green where moss is 1."""
    shades = ramp(("#6a7a80", "#5f7068", "#5a7a4a"), moss).reshape(-1, 3)
    paint = Paint(vary=0.25, grain=4, bump=0.6)
    return tinted(sheet(points, Paint()), lambda _: shades, paint)


def broken_tower(height: float, radius: float, seed: int) -> Thing:
    """What is left of a round tower: a torn crown, moss, and dark windows."""
    angle, up = np.meshgrid(np.linspace(0, 2 * math.pi, 49), np.linspace(0, 1, 30))
    torn = height * (
        0.72
        + 0.3 * np.sin(angle + seed)
        + 0.13 * np.sin(3 * angle + 2 * seed)
        + 0.07 * np.sign(np.sin(11 * angle + seed))
    )
    z = up * np.clip(torn, 0.3 * height, None)
    layers = []
    for share in (1.0, 0.8):
        r = radius * share * (1.06 - 0.08 * up + 0.03 * np.sin(5 * angle + 4 * z + seed))
        points = np.stack([r * np.cos(angle), r * np.sin(angle), z], -1)
        moss = np.clip(1.7 * patches(angle * 2, z, 0.8, 3, seed) - 0.45 + 0.25 * up, 0, 1)
        layers.append(mossy_wall(points, moss))
    slits = [
        box((0.13, 0.06, 0.32), Paint("#14242c")).at(0, -radius * 1.03, z).turn(t)
        for z, t in ((0.3 * height, 12), (0.55 * height, -24))
    ]
    return group(layers, slits, motif="ruin")


def ruined_castle() -> Thing:
    """The same castle, long after; one window is lit."""
    towers = [broken_tower(h, r, at + 2).at(x, y) for at, (x, y, h, r) in enumerate(TOWERS)]
    grey = stone("#66767a")
    walls = [
        box((0.9, 0.3, 0.8), grey).turn(y=6).at(-1.05, -0.55, 0.3),
        box((0.7, 0.3, 0.5), grey).turn(y=-9).at(0.95, -0.6, 0.2),
        boulder(0.6, "#66767a", moss="#5a7a4a", seed=2).at(0.3, -1.0, 0.1),
    ]
    trees = [
        bare_tree(1.7, "#2c3432", seed=3).at(1.15, -0.2, 0.1),
        bare_tree(1.3, "#2c3432", seed=6).at(-1.9, -0.2, 0.9),
    ]
    window = (
        group(
            box((0.24, 0.06, 0.4), light("#ffb84a", 7), bevel=0.02),
            lamp(10, "#ffb04a", 0.1).at(0, -0.35, 0),
        )
        .at(0.12, -0.86, 1.45)
        .called("lit window")
    )
    return group(towers, walls, trees, window, motif="ruin")


@card(
    title="The reflection",
    concept="the castle shines, and only the lake knows how it ends and who stays awake",
    alt="A bright castle stands on a mountain lake; its reflection in the water is a mossy ruin "
    "with one lit window.",
    place="mountain",
    hour="morning",
    palette="alp blue, ivory, moss",
    view="vast",
    figures="none",
    moods=("calm", "haunting", "clear"),
    readings=("pride and fall", "truth beneath", "memory", "the future", "vanity", "what remains"),
)
def castle_reflection() -> Scene:
    """No water is painted: below the shore stands the mirrored ruin itself."""
    chance = np.random.default_rng(9)
    rock = lathe(
        [(3.1, -0.05), (3.0, 0.08), (2.75, 0.28), (2.2, 0.36), (0.01, 0.4)],
        Paint("#7f8a5c", "#8f9488", vary=0.25, grain=3, bump=0.6),
        wobble=0.06,
    )
    isle = roughened(rock, 0.06, 3, 2).size(1, 0.62, 1).called("island")
    trees = group(
        [
            poplar(h, seed=s).at(x, y, 0.3)
            for h, s, x, y in (
                (1.1, 1, -2.55, -0.5),
                (0.8, 2, -2.8, 0.1),
                (1.0, 3, 2.55, -0.3),
                (0.7, 4, 1.0, -1.2),
                (0.75, 5, -1.0, -1.25),
            )
        ]
    )
    dead = group(
        [
            bare_tree(h, "#2c3432", seed=s).at(x, y, 0.3)
            for h, s, x, y in ((1.1, 1, -2.55, -0.5), (0.9, 3, 2.55, -0.3))
        ]
    )
    range_ = mountains(60, 11, 8, "#7f9cc0", snow=0.5, foot="#6f8f78", seed=5)
    ripples = []
    for _ in range(120):
        y = float(chance.uniform(-7.5, 9))
        x, long = (
            float(chance.uniform(-4.5, 4.5)),
            float(chance.uniform(0.15, 0.9)) * (1 + 0.06 * y),
        )
        ripples.append(
            tube(
                [(x - long, y, 0.003), (x, y - 0.03, 0.003), (x + long, y, 0.003)],
                [0.002, 0.009 + 0.0012 * (y + 8), 0.002],
                Paint("#eaf4f6", glow=0.35),
                sides=4,
                motif="ripple",
            )
        )
    bank = meadow(
        lambda x, y: (
            0.32
            - 0.5 * np.hypot((np.asarray(x) + 1.5) / 1.5, np.asarray(y) + 10.4) ** 2
            + 0.06 * patches(x, y, 0.3, 2, 3)
        ),
        "#4f7038",
        "#2f4a2c",
        "#7a8048",
        near=-11.4,
        far=-9.2,
        width=6,
    )
    blades = grass_field(
        900,
        (-2.2, -0.2),
        (-11, -9.6),
        ("#26442a", "#4a6a34", "#86964a"),
        height=lambda x, y: (
            0.26 - 0.5 * np.hypot((np.asarray(x) + 1.5) / 1.5, np.asarray(y) + 10.4) ** 2
        ),
        tall=0.16,
        wide=0.012,
    )
    return Scene(
        things=[
            bright_castle().size(0.78).at(0, 0, 0.36),
            isle,
            trees,
            range_.at(1.5, 26, -0.2),
            group(
                ruined_castle().size(0.78).at(0, 0, 0.36),
                isle.painted(Paint("#5f7050", "#5a6a6c", vary=0.25, bump=0.6)),
                dead,
            ).size(1, 1, -1),
            range_.painted(Paint("#6487a8", "#54789c", vary=0.2)).size(1, 1, -1).at(1.5, 26, 0.2),
            *ripples,
            bank,
            blades,
            *[
                reeds(1.0, 9, cattails=2, colour="#4f6a34", seed=s).at(x, y, 0.02)
                for s, x, y in ((1, -0.62, -10.2), (2, -0.44, -10.12))
            ],
        ],
        camera=Camera((0.15, -12.4, 0.95), (0.0, 0, 0.12), lens=40),
        world=World("#a8ccf0", "#8fb0c8", 0.6),
        lights=[Sun(-62, 32, 3.0, "#fff0cc", 3), Sun(-62, -28, 1.6, "#cfe8e0", 4)],
        sky=Sky(
            (
                (0, "#4a8ed0"),
                (0.25, "#8cc4ec"),
                (0.43, "#eef4ea"),
                (0.46, "#dcecec"),
                (0.7, "#6aa4c0"),
                (1, "#2f6a88"),
            ),
            (Clouds("#ffffff", "#a8c8e4", 0.45, 1.6, 0.02, 0.4, 0.8, 0.6),),
        ),
        air=Air(1.02, Fog(14, 46, "#cfe4f0", 0.72), bloom=0.25, saturation=1.12),
    )


# ---- draughts with houses

SQUARE = 1.55


def board_of_fields() -> Thing:
    """Fields of corn and clover in turn, with furrows and hedges, out to the horizon."""
    x, y = np.meshgrid(np.linspace(-26, 26, 420), np.linspace(-14, 40, 430))
    column, row = np.floor(x / SQUARE), np.floor(y / SQUARE)
    dark = (column + row) % 2 > 0
    pick = np.abs(np.sin(column * 12.9898 + row * 78.233) * 43758.5453) % 1
    furrow = 0.5 + 0.5 * np.sin(np.where(dark, x, y) * 22 + 0.8 * np.sin(y))
    green = ramp(("#5f7f3c", "#7f9a44", "#4f7a4a", "#8a6a44", "#6f8f3c", "#a8a04c"), pick)
    gold = ramp(("#e6c468", "#f0dc98", "#d8b45a", "#ecd48c", "#d8c8a0", "#f0e0a8"), pick)
    shades = np.where(dark[..., None], green, gold) * (0.84 + 0.22 * furrow[..., None])
    edge = np.maximum(np.abs(x / SQUARE % 1 - 0.5), np.abs(y / SQUARE % 1 - 0.5))
    hedge = np.clip((edge - 0.468) * 60, 0, 1)[..., None]
    shades = shades * (1 - hedge) + hedge * ramp(("#3f6030",), 0 * x)
    height = 0.05 * patches(x, y, 3, 2, 2) + 0.07 * hedge[..., 0]
    return tinted(
        sheet(np.stack([x, y, height], -1), Paint()),
        lambda _: shades.reshape(-1, 3),
        Paint(vary=0.12, grain=3, bump=0.4),
    ).called("field")


def village_piece(side: int, seed: int) -> Thing:
    """A round draughtsman with a few houses on it: terracotta or slate."""
    base, rim, roof = (("#c8694a", "#a84e38", "#c2452f"), ("#6a7896", "#4f5c7c", "#3f5a86"))[side]
    clay = turned(
        [(0, 0), (0.64, 0), (0.68, 0.06), (0.68, 0.2), (0.62, 0.26), (0.52, 0.23), (0, 0.23)],
        Paint(base, rim, vary=0.15, rough=0.6),
    )
    turf = lathe(
        [(0.54, 0.22), (0.4, 0.27), (0.01, 0.29)], Paint("#86a848", "#6a9040", vary=0.2, bump=0.4)
    )
    chance = np.random.default_rng(seed)
    main = (
        chapel(roof=roof, seed=seed).size(0.26)
        if seed % 4 == 1
        else house(
            ("cottage", "timbered", "town")[seed % 3],
            wall="#f2e6d0",
            roof=roof,
            share=0.3,
            seed=seed,
        ).size(0.23)
    )
    homes = [
        main.turn(float(chance.uniform(-40, 40))).at(-0.12, 0.05, 0.26),
        house("cottage", wall="#ecdcc0", roof=roof, share=0.3, seed=seed + 1)
        .size(0.17)
        .turn(float(chance.uniform(-60, 60)))
        .at(0.28, -0.16, 0.26),
    ]
    tree = oak(0.42, leaves=60, seed=seed % 3).at(-0.38, -0.25, 0.25)
    return group(clay, turf, homes, tree, motif="village")


@card(
    title="Draughts with houses",
    concept="two giants play for an afternoon, and one village would rather give up than be taken",
    alt="Two giant hands come out of the clouds and play draughts with villages on a board of "
    "fields; one village holds up a white cloth.",
    place="meadow",
    hour="afternoon",
    palette="field patchwork, cloud grey, terracotta",
    view="vast",
    figures="pair",
    moods=("ironic", "grand", "helpless"),
    readings=("fate", "power", "strategy", "being a pawn", "surrender", "neighbours at war"),
)
def giants_draughts() -> Scene:
    """One hand takes from the far left; the other thinks at the right."""

    def square(column: int, row: int) -> tuple[float, float]:
        return (column + 0.5) * SQUARE, (row + 0.5) * SQUARE

    red = ((-3, -3), (-1, -3), (1, -3), (-2, -2), (2, -2), (-1, -1), (3, -3))
    blue = ((-3, 3), (2, 2), (1, 3), (-2, 4), (0, 4), (2, 4), (-4, 2), (3, 3))
    pieces = [village_piece(0, at).at(*square(*spot), 0.05) for at, spot in enumerate(red)]
    pieces += [village_piece(1, at + 10).at(*square(*spot), 0.05) for at, spot in enumerate(blue)]
    lonely = village_piece(0, 8).at(*square(-2, 0), 0.05)
    bx, by = square(-2, 0)
    banner = (
        group(
            rod((0, 0, 0), (0, 0, 1.15), 0.025, wood("#8a6a44")),
            sheet(
                np.array(
                    [
                        [
                            (0.02 + 0.62 * u, 0.08 * math.sin(5 * u), 1.12 - 0.5 * v - 0.06 * u)
                            for u in np.linspace(0, 1, 9)
                        ]
                        for v in (0, 0.5, 1)
                    ]
                ),
                Paint("#ffffff", vary=0.02, glow=0.35),
            ),
            motif="white cloth",
        )
        .size(1.75)
        .at(bx + 0.05, by - 0.3, 0.3)
    )
    taker = (
        giant_grip(
            "pinch",
            curl=(0.0, 0.5, 0.52, 0.58, 0.64),
            skin="fair",
            sleeve="#8f96a4",
            cuff="#eef0f2",
            arm=2.6,
        )
        .turn(x=150)
        .turn(y=40)
        .turn(-28)
        .size(1.75)
    )
    held = square(-1, 1)
    px, py, pz = taker.point("pinch")
    taker = taker.at(held[0] + 0.05 - px, held[1] - 0.5 - py, 2.95 - pz)
    lifted = village_piece(1, 21).turn(150).size(1.15).turn(x=-10, y=8)
    lifted = lifted.at(held[0] + 0.4, held[1] - 1.2, 2.6)
    waiter = (
        giant_grip("reach", skin="#c98f68", sleeve="#b8604a", cuff="#f2e4d0", arm=2.6)
        .turn(x=180)
        .turn(y=26)
        .turn(140)
        .size(1.75)
    )
    tx, ty, tz = waiter.point("index")
    spot = square(1, -1)
    waiter = waiter.at(spot[0] - 1.75 - tx, spot[1] - 0.1 - ty, 0.9 - tz)
    clouds = [
        cloud(w, "#f2f2f0", "#a8b0be", seed=s).at(x, y, z)
        for w, s, x, y, z in (
            (3.6, 1, -4.9, 5.0, 4.6),
            (3.0, 2, -5.6, 3.2, 4.0),
            (3.0, 4, 4.6, -4.9, 2.4),
            (3, 5, 4.9, -3.4, 2.0),
            (4, 6, 5.6, 12, 2),
            (2.6, 7, -3.3, -5.6, 1.3),
        )
    ]
    return Scene(
        things=[
            board_of_fields(),
            *pieces,
            lonely,
            banner,
            taker.thing,
            lifted,
            waiter.thing,
            *clouds,
            scatter(oak(0.8, seed=2), 60, (-16, 16), (9, 34), seed=5),
        ],
        camera=Camera((0.2, -10.4, 9.2), (-0.05, 0.4, 0.6), lens=46),
        world=World("#a8c0e0", "#d8c890", 0.6),
        lights=[Sun(-66, 36, 3.6, "#ffe6b0", 3), Sun(100, 40, 0.5, "#cfe0ff", 8)],
        sky=Sky(((0, "#a8b8cc"), (0.3, "#e8e4d4"), (1, "#f0e8cc"))),
        air=Air(1.05, Fog(16.5, 44, "#d8dcd8", 0.85), bloom=0.2, saturation=1.1),
    )


# ---- a road in a knot


@card(
    title="The road in a knot",
    concept="someone tied the road so as not to forget where it led; she rides every turn of it",
    alt="A road on a lavender plain is tied into a huge knot; a cyclist rides along it, while a "
    "snail has taken the short way through.",
    place="nowhere",
    hour="dusk",
    palette="lavender, asphalt, lemon",
    view="vast",
    figures="one",
    moods=("puzzled", "patient", "whimsical"),
    readings=(
        "detour",
        "a problem",
        "persistence",
        "the long way round",
        "remembering",
        "shortcuts",
    ),
)
def knot_road() -> Scene:
    """A trefoil cut open at its lowest lobe, its ends led away as a road."""
    turns = np.linspace(math.pi + 0.42, 3 * math.pi - 0.42, 46)
    knot = [
        (
            0.95 * float(math.sin(t) + 2 * math.sin(2 * t)) + 0.45,
            1.12 * float(math.cos(t) - 2 * math.cos(2 * t)) + 0.5,
            0.62 - 0.6 * math.sin(3 * t),
        )
        for t in turns
    ]
    start = [(2.5, -11, 0.1), (1.75, -8, 0.15), (1.15, -5.6, 0.4), (1.02, -3.7, 0.85)]
    end = [
        (-0.25, -3.2, 0.1),
        (-0.55, -4.35, 0.1),
        (-1.65, -4.75, 0.1),
        (-2.75, -4.0, 0.1),
        (-3.2, -2.2, 0.1),
        (-3.25, 0.2, 0.1),
        (-3.1, 2.8, 0.1),
        (-2.4, 6, 0.1),
        (-0.6, 10.5, 0.1),
        (-0.4, 16, 0.1),
        (-2.5, 26, 0.1),
        (-1, 44, 0.1),
    ]
    way = Way([*start, *knot, *end], 900, upright=0.35, soft=15)
    asphalt = Paint("#4a4658", "#5a5668", vary=0.15, grain=4, bump=0.3)
    lemon = Paint("#f8e45a", vary=0.05, glow=0.5)
    road = group(
        way.ribbon(0.52, -0.52, 0.0, asphalt, "road"),
        way.ribbon(0.5, -0.5, -0.13, Paint("#38344a"), "road"),
        [way.rail(side, -0.05, 0.075, Paint("#6a6478", vary=0.1)) for side in (-0.52, 0.52)],
        [way.rail(side, 0.02, 0.018, Paint("#fff6d0", glow=0.25)) for side in (-0.43, 0.43)],
        [
            way.laid(box((0.34, 0.075, 0.02), lemon, bevel=0), share, lift=0.012)
            for share in np.linspace(0.02, 0.98, 88)
        ],
        motif="road",
    )
    rider = figure(
        "sit",
        colour="#f2d83a",
        hat="cap",
        hat_colour="#f6efe0",
        scarf="#d8488a",
        wind=0.6,
        wear="sweater",
        legs="#4a3f6a",
        hands=((0.42, 0.16, 0.34), (0.42, -0.16, 0.34)),
    )
    cyclist = group(
        bicycle(colour="#d8488a", basket_colour=None).size(0.72),
        rider.turn(y=14).at(-0.14, 0, 0.66).thing,
        lamp(8, "#fff0a0", 0.1).at(0.8, 0, 0.7),
        ball(0.06, light("#fff6c0", 6), sides=10).at(0.62, 0, 0.62),
        motif="cyclist",
    ).size(0.85)
    plain_height = Hills(0.5, 9, 3)
    ground = meadow(
        lambda x, y: (
            np.minimum(plain_height(x, y), 0.0)
            * np.clip((np.hypot(np.asarray(x), np.asarray(y)) - 4) / 8, 0, 1)
            - 0.12
        ),
        "#b8a4dc",
        "#9a86c8",
        "#d0bce4",
        far=80,
        width=90,
    )
    hills = scatter(
        boulder(0.8, "#8f7cb8", seed=3),
        14,
        (-6, 6),
        (-5, 14),
        seed=4,
        sizes=(0.2, 0.8),
        avoid=[(0, 0, 3.9)],
    )
    return Scene(
        things=[
            ground,
            road,
            hills,
            way.laid(cyclist.size(1.5), 0.088, lift=0.0),
            snail(body="#f2e0b8", band="#c8883a").turn(140).size(0.95).at(0.75, 5.3, -0.1),
            tube(
                [(1.2, -6, -0.1), (0.75, -3, -0.1), (0.5, 0, -0.1), (0.95, 4.8, -0.1)],
                0.09,
                Paint("#f4ecff", rough=0.3, glow=0.25),
            )
            .size(1, 1, 0.3)
            .at(0, 0, -0.06)
            .called("trail"),
        ],
        camera=Camera((0.2, -10.2, 9.2), (0.05, 0.7, 0.25), lens=44),
        world=World("#a890e0", "#c8a0c0", 0.6),
        lights=[Sun(138, 24, 3.6, "#ffd890", 3), Sun(-60, 45, 0.7, "#b8a8ff", 8)],
        sky=Sky(((0, "#f6e08a"), (0.12, "#f2c8a0"), (0.3, "#c8a8d8"), (1, "#b8a4dc"))),
        air=Air(1.12, Fog(14, 30, "#fbdc9c", 0.92), bloom=0.3, saturation=1.1),
    )
