"""A whale on a thread."""

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.anatomy import place_of
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import slack
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.sewing import thread_spool
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.scenes.town.shared import small_house
from reverie.atelier.shapes import box, tube
from reverie.atelier.sky import Clouds, Disc, Sky
from reverie.atelier.thing import Paint, group


@card(
    title="A whale on a thread",
    concept="on the roof a child holds the whale for one more night by a thread, and does not pull",
    alt="On a roof at night a child holds a great whale by a thin red thread as it floats above "
    "the town; spools of thread stand on the roofs.",
    place="city",
    hour="night",
    palette="navy, whale blue, red thread",
    view="vast",
    figures="one",
    moods=("tender", "awed", "wistful"),
    readings=(
        "letting go",
        "trust",
        "dream",
        "responsibility",
        "the large and the small",
        "gentle hold",
    ),
)
def whale_on_a_thread() -> Scene:
    """The moon rims the whale from behind, and the town warms its belly from below."""
    giant = (
        whale("float", colour="#4a88b8", belly="#f6ecd6")
        .size(2.7)
        .turn(207, y=12)
        .at(0.3, 7.5, 7.9)
    )
    tie = place_of(giant, "belly")
    walls, roofs = ("#56628c", "#626c98", "#485480"), ("#4f4068", "#3f4c78", "#684a68")
    home = (
        house("cottage", wall="#8a86a8", roof="#6a3f58", share=1.0, seed=4)
        .size(1.15)
        .turn(16)
        .at(-0.75, 0.2, -1.35)
    )
    ridge = home.top()
    keeper = figure(
        "reach up", wear="nightgown", colour="#fff2d8", hairstyle="tufts", hair="red", shoes="bare"
    )
    child = keeper.turn(78).size(1.0).at(-1.3, 0.02, float(ridge(-1.3, 0.02) or 2.4) - 0.03)
    hand = child.right
    chance = np.random.default_rng(6)
    town = [
        small_house(at, walls, roofs, 0.65)
        .size(float(chance.uniform(1.1, 1.6)))
        .at(float(x + chance.uniform(-0.3, 0.3)), float(y), -2.6)
        for at, (y, x) in enumerate(
            (y, x) for y in np.arange(3.4, 30, 2.2) for x in np.arange(-12, 12, 1.75)
        )
    ]
    spools = [
        thread_spool(thread=colour).size(size).turn(20).at(x, y, z)
        for colour, size, x, y, z in (
            ("#e8b840", 1.0, 2.15, 5.4, 0.62),
            ("#6fd0b8", 1.0, -3.3, 10.0, 0.9),
            ("#f2e8d4", 1.0, 1.2, 12.2, 0.9),
        )
    ]
    return Scene(
        things=[
            box((160, 120, 0.1), Paint("#2c3558"), motif="street").at(0, 40, -2.65),
            group(town, motif="house"),
            home,
            child.thing,
            giant,
            *spools,
            tube(slack(hand, tie, 0.35), 0.028, Paint("#f0281e", glow=0.6, vary=0), motif="thread"),
            thread_spool(thread="#e02c24")
            .size(0.5)
            .at(-0.35, -0.02, float(ridge(-0.35, 0.0) or 2.3) - 0.02),
        ],
        camera=Camera((0.1, -9.2, 3.9), (0.0, 2, 4.7), lens=36),
        world=World("#5a7ac0", "#343f6c", 0.6),
        lights=[Sun(125, 42, 2.6, "#d8e6ff", 4), Panel((0, 1, -1), (0.5, 7, 8), 500, "#ffb870", 6)],
        sky=Sky(
            ((0, "#122058"), (0.5, "#2f5098"), (0.8, "#7a88c4"), (1, "#a898c8")),
            stars=220,
            moon=Disc(0.85, 0.1, 0.065, "#fdf3d0", 0.5),
            clouds=(Clouds("#6a8ac8", "#2c4480", 0.5, 1.5, 0.3, 0.9),),
        ),
        air=Air(1.7, Fog(14, 40, "#5068a8", 0.88), bloom=0.35, saturation=1.1),
    )
