"""Tea in the dolls' house."""

from reverie.atelier.develop import Air
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.crockery import teacup, teapot
from reverie.atelier.motifs.eyes import eye
from reverie.atelier.motifs.fittings import carpet
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.food import cake
from reverie.atelier.motifs.joinery import BRASS, cloth, drape, metal, plain, rod
from reverie.atelier.motifs.people import person
from reverie.atelier.motifs.seats import chair, stool
from reverie.atelier.scene import Camera, Panel, Scene, Spot, World, card
from reverie.atelier.scenes.rooms.shared import Hole, casement, round_cloth, wall
from reverie.atelier.shapes import ball, box, lathe
from reverie.atelier.thing import Paint, group, lamp, light


@card(
    title="Tea in the dolls' house",
    concept="the family is sure of being alone at tea, and somebody large loves them from outside",
    alt="In a small rose-pink parlour a family has tea under a lamp; a huge green eye fills the "
    "window behind them, and only the cat on the sill looks back.",
    place="indoors",
    hour="afternoon",
    palette="wallpaper rose, iris green",
    view="room",
    figures="few",
    moods=("uncanny", "cosy", "curious"),
    readings=("being watched", "providence", "scale", "innocence", "the outside", "who plays"),
)
def dollhouse_eye() -> Scene:
    """Daylight lies on the eye; the parlour has only its lamp."""
    paper = Paint("#d98a92", "#e6a8a8", "stripes", "front", vary=0.08, grain=2.2, bump=0.05)
    view: Hole = (0.05, 2.95, 1.3, 1.22)
    back = 2.3
    giant = (
        eye(iris="#4f9a5a", skin="fair", lashes="#5a3420")
        .turn(-92, x=0)
        .size(1.72)
        .at(0.0, back + 2.15, 2.92)
    )
    cheek = box(
        (9, 0.2, 9), Paint("#eec3a2", "#e6b090", vary=0.08, grain=1.2), bevel=0, motif="skin"
    ).at(0, back + 2.7, 3)
    sill = back - 0.16
    tom = cat("sit", fur="#2b2a33").turn(78).size(0.78).at(0.72, sill - 0.02, 1.74)
    curtains = [
        drape(1.0, 3.1, cloth("#8f3a4c"), folds=5, depth=0.07, gather=0.75, side=s, tie=0.4).at(
            0.05 + s * 1.42, back - 0.22, 1.5
        )
        for s in (-1, 1)
    ]
    pelmet_rod = rod((-1.95, back - 0.24, 4.6), (2.05, back - 0.24, 4.6), 0.04, metal(BRASS))
    height = 0.8
    tea = group(
        round_cloth(0.85, 0.5, Paint("#f6efe2", vary=0.06)).at(z=height),
        teapot(colour="#5f9a7a").size(0.36).at(0.05, 0.1, height),
        [
            teacup(band="#c9536e", drink="#8a4a20").size(0.2).at(x, y, height)
            for x, y in ((-0.5, 0.05), (0.5, -0.1), (0.0, -0.5))
        ],
        cake(tiers=1, candles=0).size(0.34).at(-0.15, -0.2, height),
        motif="table",
    ).at(-0.1, 0.35)
    seats = [
        chair(colour="#8a5a3a", seat="#5f9a7a").turn(t).size(1.05).at(x, y)
        for x, y, t in ((-1.3, 0.35, 90), (1.1, 0.25, -90))
    ]
    father = (
        person(
            "sit",
            age="adult",
            wear="coat",
            colour="#3d4f6b",
            beard="moustache",
            hair="brown",
            legs="#2a2a33",
            hands=(None, (0.4, -0.1, 0.42)),
        )
        .turn(-6)
        .size(1.05)
        .at(-1.3, 0.35, 0.52)
    )
    mother = (
        person(
            "sit",
            age="adult",
            wear="dress",
            colour="#e8c05a",
            hair="red",
            hairstyle="bun",
            hands=((0.42, 0.1, 0.4), None),
        )
        .turn(184)
        .size(1.02)
        .at(1.1, 0.25, 0.52)
    )
    child = (
        person("sit", age="child", wear="dress", colour="#5f9a7a", hair="straw", hairstyle="braids")
        .turn(112)
        .size(1.05)
        .at(0.35, -0.75, 0.56)
    )
    hanging = group(
        lathe(
            [(0.5, 0), (0.42, 0.16), (0.12, 0.34), (0.05, 0.4)],
            Paint("#f0c878", glow=0.7, vary=0.05),
        ),
        rod((0, 0, 0.4), (0, 0, 3), 0.015, metal(BRASS)),
        ball(0.1, light("#fff0c0", 6), sides=14).at(z=0.02),
        lamp(70, "#ffd08a", 0.15).at(z=-0.12),
        motif="lamp",
    ).at(-1.05, 0.1, 3.65)
    edge = group(
        box((0.3, 0.5, 8), Paint("#f2e6cf", vary=0.1), bevel=0.03),
        box((0.1, 0.2, 0.5), metal(BRASS)).at(0.12, -0.2, -1.6),
        box((0.1, 0.2, 0.5), metal(BRASS)).at(0.12, -0.2, 1.6),
        motif="wall",
    ).at(-2.0, -2.2, 2.5)
    return Scene(
        things=[
            wall(9, 6, paper, view).at(y=back),
            casement(view, plain("#f6efe2"), (2, 2)).at(y=back),
            giant,
            cheek,
            tom,
            group(curtains, pelmet_rod, motif="curtain"),
            floor_boards(10, 14, "#a8744a").at(0, -2),
            carpet(3.4, 2.6, colour="#5f8a6a", border="#e8d0a0", middle="#c9606e").at(
                -0.1, 0.2, 0.01
            ),
            tea,
            *seats,
            stool(colour="#8a5a3a").size(1.05).at(0.35, -0.75),
            father,
            mother,
            child,
            hanging,
            edge,
            box((9, 0.08, 0.3), plain("#f2e6d4")).at(0, back - 0.03, 0.15),
        ],
        camera=Camera((-0.55, -5.5, 2.0), (0.03, 2, 2.15), lens=42),
        world=World("#b0a0b8", "#e0a890", 0.36),
        lights=[
            Spot((-2.6, back + 0.5, 5.4), (0, back + 2.2, 2.9), 420, "#f4f8ff", 90, 0.6, 0.5),
            Spot((2.2, back + 0.4, 1.8), (0, back + 2.2, 2.9), 160, "#f4f8ff", 90, 0.6, 0.5),
            Panel((0, -6.5, 4.5), (0, 1, 1), 90, "#ffe0d0", 3),
        ],
        air=Air(exposure=1.45, bloom=0.22, contrast=1.08, saturation=1.1),
    )
