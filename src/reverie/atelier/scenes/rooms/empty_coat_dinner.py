"""Dinner with the coat."""

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.beasts import bear
from reverie.atelier.motifs.bodies import POSES, body
from reverie.atelier.motifs.crockery import plate
from reverie.atelier.motifs.fires import candlestick
from reverie.atelier.motifs.fittings import picture_frame
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.food import apple, bread, pear, spoon
from reverie.atelier.motifs.glassware import goblet
from reverie.atelier.motifs.joinery import plain
from reverie.atelier.motifs.seats import chair, stool
from reverie.atelier.motifs.water_birds import heron
from reverie.atelier.motifs.winged import moth
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.scenes.rooms.shared import round_cloth, wall
from reverie.atelier.shapes import ball, lathe
from reverie.atelier.thing import Paint, Thing, group, lamp


def empty_coat(colour: str, lining: str) -> Thing:
    """A coat that sits upright with nobody in it, its sleeves forward; the seat is at z = 0."""
    frame = body(POSES["sit"], "adult", 1.15, ((0.42, 0.3, 0.3), (0.42, -0.3, 0.3)))
    fabric = clothes.cloth(colour)
    neck = frame.chest + frame.up * 0.045
    return group(
        clothes.upper(frame, colour),
        clothes.skirt(frame, fabric, 0.9, flare=0.9, folds=0.03),
        clothes.cuffs(frame, mix(colour, "#241a20", 0.45)),
        clothes.buttons(frame, "#e8c060", (0.84, 0.66, 0.48, 0.3), shine=0.5),
        lathe(
            [(0.1, -0.05), (0.125, 0.02), (0.15, 0.07), (0.175, 0.05), (0.17, -0.03)],
            clothes.cloth(mix(colour, "#241a20", 0.35)),
        )
        .size(1, 1.15, 1)
        .turn(y=8)
        .at(*neck),
        lathe([(0.001, 0.0), (0.1, 0.03), (0.145, 0.068)], plain(lining), round_off=False)
        .size(1, 1.15, 1)
        .turn(y=8)
        .at(*neck),
        [
            ball(0.052, plain(lining), sides=14).size(0.5, 1, 1).at(*(wrist + (0.03, 0, 0)))
            for wrist in frame.wrists
        ],
        motif="coat",
    )


@card(
    title="Dinner with the coat",
    concept="they still lay a place for him, and this evening the wine in his glass went down",
    alt="By candlelight a bear, a heron and an empty coat sit at a round table with a red cloth; "
    "the coat's glass is half empty and a moth flies where its head would be.",
    place="indoors",
    hour="lamplight",
    palette="candle red, olive, gold",
    view="room",
    figures="few",
    moods=("tender", "eerie", "solemn"),
    readings=("absence", "mourning", "ghost", "company", "manners", "the invisible guest"),
)
def empty_coat_dinner() -> Scene:
    """All the light is on the table; the olive room keeps in the dark."""
    olive = Paint("#7c7f45", "#6d7038", "stripes", "front", vary=0.1, grain=1.5, bump=0.06)
    top = 0.95
    linen = Paint("#a8242a", "#8a1a24", vary=0.12, grain=1.2, bump=0.1, sheen=0.4)
    coat = empty_coat("#d8a040", "#1d1412").turn(-96).size(1.95).at(0.2, 1.5, 0.72)
    seat = chair(colour="#5a3a24", seat="#7a2f2a").turn(180).size(1.35).at(0.2, 1.8)
    brown = bear("sit", fur="#7a543a").turn(-24).size(1.4).at(-1.5, 0.85, 0.5)
    grey = heron("stand", colour="#9aa8b4").turn(202).size(1.05).at(1.62, 0.9, 0.42)
    perches = [
        stool(colour="#5a3a24").size(1.5, 1.5, 0.85).at(x, y)
        for x, y in ((-1.62, 0.75), (1.72, 0.95))
    ]
    places = [
        group(
            plate(0.3, colour="#f4ead6", band="#c79a3e"),
            spoon().turn(x=-90).size(0.4).at(0.4, -0.2, 0.02),
        ).at(x, y, top)
        for x, y in ((-0.85, 0.25), (0.12, 0.75), (0.9, 0.3), (0.1, -0.75))
    ]
    glasses = [
        goblet(drink="#8a1f33").size(0.42).at(x, y, top) for x, y in ((-0.75, 0.62), (1.08, 0.1))
    ]
    his_glass = (
        group(
            goblet(drink=None),
            lathe(
                [(0.001, 0.5), (0.12, 0.54), (0.17, 0.6), (0.001, 0.6)],
                Paint("#9c2238", rough=0.2, shine=0.5),
            ),
        )
        .size(0.56)
        .at(0.78, 0.5, top)
    )
    frames = [
        picture_frame(w, h, picture=Paint(gradient=("#4a4a28", c, "#e8d8a0", "#a8a878"), vary=0.15))
        .turn(y=t)
        .at(x, 2.62, z)
        for x, z, w, h, c, t in (
            (-1.1, 3.45, 0.7, 0.85, "#8a8a50", 0),
            (1.55, 3.5, 0.75, 0.95, "#9a6a3a", 4),
        )
    ]
    guest = chair(colour="#4a2c1e", seat="#5a2220").size(1.3).turn(160).at(0.75, -2.15, -0.35)
    candles = candlestick(arms=3, power=0).size(0.85).at(-0.62, 0.0, top)
    flare = lamp(100, "#ffb860", 0.12).at(-0.62, 0.0, top + 1.0)
    flutter = moth("open", wings="#e8d8b0").turn(-60, x=-50).size(0.3).at(0.3, 1.2, 2.72)
    return Scene(
        things=[
            wall(10, 6, olive).at(y=2.7),
            floor_boards(10, 14, "#5a3a24").at(0, -2),
            round_cloth(1.4, 0.85, linen).at(0, 0, top),
            *places,
            *glasses,
            his_glass,
            seat,
            coat,
            brown,
            grey,
            *perches,
            *frames,
            guest,
            candles,
            flare,
            flutter,
            apple().size(0.26).at(0.42, -0.15, top),
            pear().size(0.26).at(0.2, 0.1, top),
            bread().size(0.5).turn(25).at(-0.75, -0.35, top),
        ],
        camera=Camera((0.3, -5.8, 2.35), (0.08, 1, 1.78), lens=43),
        world=World("#8a8860", "#9a6440", 0.5),
        lights=[
            Spot((-1.2, -2.2, 5.2), (0.2, 1.2, 1.5), 420, "#ffcf90", 60, 0.9, 0.5),
            Spot((-3.2, -3.6, 2.2), (0.0, -1.3, 0.4), 420, "#ffa850", 48, 0.9, 0.3),
        ],
        air=Air(exposure=1.45, bloom=0.3, saturation=1.08, contrast=1.1),
    )
