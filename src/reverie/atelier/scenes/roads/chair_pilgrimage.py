"""The pilgrimage of the chairs."""

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.joinery import rod, wood
from reverie.atelier.motifs.land import desert, footprints
from reverie.atelier.motifs.scatter import patches
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, tube
from reverie.atelier.sky import Clouds, Disc, Sky
from reverie.atelier.thing import Array, Thing, group


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


def broken_chair(colour: str, seat: str) -> Thing:
    """A walking chair with a stump for a leg, a snapped post, and a slat that hangs."""
    timber = wood(colour)
    whole = walking_chair(colour, seat, 2, 0.0).parts
    legs, far_post, far_knob, low_slats = whole[1:4], whole[5], whole[7], whole[8:10]
    stump = tube([(0.2, -0.2, 0.5), (0.22, -0.2, 0.4), (0.25, -0.2, 0.3)], [0.042, 0.01], timber)
    snapped = tube(
        [(-0.22, -0.2, 0.45), (-0.27, -0.2, 0.8), (-0.33, -0.22, 1.0)], [0.036, 0.03, 0.006], timber
    )
    hanging = box((0.03, 0.42, 0.1), timber, bevel=0.01).at(y=-0.2).turn(x=30).at(-0.36, 0.2, 1.25)
    return group(
        *legs, far_post, far_knob, *low_slats, *whole[-2:], stump, snapped, hanging, motif="chair"
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
    alt="Chairs walk in a line up a dune towards a huge setting sun; some of them carry a broken "
    "chair on poles.",
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
        for at, (x, size) in enumerate(((1.5, 1.15), (2.2, 1.0), (2.85, 1.2), (3.6, 1.1)), start=1)
    ]
    bearers = [
        walker(x, 3 * at, 0.95, aside)
        for at, (x, aside) in enumerate(((-0.72, -0.25), (-0.9, 0.3), (0.5, -0.25), (0.32, 0.3)))
    ]
    timber = wood("#4a2c34")
    litter = group(
        [rod((-1.05, y, 1.06), (1.05, y, 1.06), 0.035, timber) for y in (-0.24, 0.24)],
        [box((0.09, 0.62, 0.04), timber).at(x, 0, 1.1) for x in (-0.3, -0.1, 0.1, 0.3)],
        broken_chair("#7a2a2c", "#ffb43a").size(1.08).turn(x=7, y=4).at(0.02, 0, 1.02),
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
