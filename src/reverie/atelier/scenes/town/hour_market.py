"""The hour market."""

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.boxes import barrel
from reverie.atelier.motifs.clocks import clock_face
from reverie.atelier.motifs.floors import flagstones
from reverie.atelier.motifs.flowers import dandelion
from reverie.atelier.motifs.glassware import jar
from reverie.atelier.motifs.heavens import star_dust
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import cloth, drape, rod, wood
from reverie.atelier.motifs.lamps import paper_lantern, string_lights
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.waysides import awning
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group, lamp, light


def jar_of_hours(colour: str, seed: int) -> Thing:
    """A jar with some light in it, denser at its heart."""
    heart = group(
        ball(0.13, light(colour, 3.2)).at(z=0.34),
        star_dust(
            16,
            (-0.16, -0.16, 0.1),
            (0.16, 0.16, 0.62),
            (colour, "#fff6dc"),
            size=0.014,
            glow=5,
            seed=seed,
        ),
    )
    return group(jar(lid="#b5733a", tint=mix(colour, "#ffffff", 0.75)), heart, motif="jar of light")


@card(
    title="The hour market",
    concept="an old woman sells hours by the jar, and the child has only a flower to pay with",
    alt="At an evening market stall an old woman sells jars of light; a child on tiptoe holds a "
    "dandelion up to her.",
    place="village",
    hour="lamplight",
    palette="copper, bottle green, cream",
    view="room",
    figures="pair",
    moods=("warm", "hushed", "generous"),
    readings=("time", "price", "wish", "gift", "what is worth more", "childhood", "exchange"),
)
def hour_market() -> Scene:
    """The jars are the lamps; behind the stall the market sinks into green dusk."""
    timber = wood("#7a4a2a")
    hues = ("#ffc860", "#ffe6a8", "#ff9a5c", "#ffd27a", "#9fe0e8", "#ffb070", "#f6a0b8", "#ffe090")
    spots = [
        (-1.42, 0.0, 1.05),
        (-0.98, 0.2, 1.35),
        (-0.62, -0.12, 0.85),
        (0.98, 0.18, 1.4),
        (1.42, -0.04, 1.1),
        (0.72, -0.2, 0.7),
    ]
    wares = [
        jar_of_hours(hues[at], at).size(0.72 * size).at(x, -0.1 + y, 1.02)
        for at, (x, y, size) in enumerate(spots)
    ]
    above = [
        jar_of_hours(hues[(at * 3 + 1) % 8], at + 20).size(0.52).at(-1.3 + at * 0.52, 1.32, 2.3)
        for at in range(6)
    ]
    stall = group(
        box((3.5, 1.1, 0.1), timber, bevel=0.02).at(0, 0.0, 0.97),
        drape(3.4, 0.92, cloth("#2c6a50"), folds=9, depth=0.05).at(0, -0.52, 0.0),
        box((3.3, 0.4, 0.08), timber, bevel=0.02).at(0, 1.32, 2.26),
        [rod((x, y, 0), (x, y, 3.3), 0.055, timber) for x in (-1.7, 1.7) for y in (-0.5, 1.4)],
        awning(3.9, 2.0, ("#24604a", "#f2e6c8")).at(0, 1.4, 3.75),
        motif="market stall",
    )
    seller = figure(
        "offer",
        age="old",
        wear="apron",
        colour="#8a5038",
        second="#f0e4c8",
        hair="white",
        hairstyle="headscarf",
        look=(-12, 0, 4),
        mood="happy",
    )
    buyer = figure(
        "reach up",
        wear="coat",
        colour="#c8542c",
        hairstyle="tufts",
        hair="chestnut",
        hands=((0.15, 0.25, 0.5), (0.5, 0.0, 1.12)),
    )
    child = buyer.turn(62).size(1.2).at(-0.42, -1.25, 0)
    hand = child.right
    bloom = dandelion(0.7, gone=0.1).size(0.95).turn(y=12)
    old = seller.turn(-118).size(1.3).at(0.55, 0.95, 0.3)
    back = [
        house("timbered", share=0.6, seed=number).size(1.25).at(x, y)
        for number, x, y in ((1, -3.4, 9), (2, 0.4, 11), (3, 4.0, 9.5), (4, 7.6, 10))
    ]
    lights = [
        paper_lantern(0.34, colour="#f0a850", power=30).at(x, y, z)
        for x, y, z in ((-2.7, 4, 3.2), (2.6, 5.5, 3.5), (-1.0, 8, 3.9), (3.4, 9, 4))
    ]
    return Scene(
        things=[
            flagstones(24, 24, "#94806a", "#6a5a50").at(0, 4),
            box((80, 60, 0.1), Paint("#6a5a50"), motif="ground").at(0, 20, -0.12),
            stall,
            *wares,
            *above,
            old.thing,
            child.thing,
            bloom.at(hand[0], hand[1], hand[2] - 0.42),
            jar_of_hours("#fff0b0", 77)
            .size(0.36)
            .at((old.left[0] + old.right[0]) / 2, old.left[1] - 0.06, old.left[2]),
            clock_face(0.26, rim="#b5733a", hands=(0, 1)).at(1.7, -0.66, 2.9),
            *lights,
            *back,
            string_lights(6, 13, sag=0.45).at(0, 0.6, 4.38),
            barrel(0.95).at(-1.95, -1.75),
            jar_of_hours("#9fe0e8", 60).size(0.8).at(-1.95, -1.75, 0.95),
            lamp(90, "#ffc878", 0.3).at(0.1, -0.35, 1.75),
            lamp(60, "#ffb860", 0.3).at(0.3, 0.2, 2.9),
            lamp(30, "#ffc070", 0.2).at(-1.5, -1.2, 1.6),
        ],
        camera=Camera((-0.9, -6.1, 1.7), (-0.05, 0, 1.68), lens=45),
        world=World("#4a7a70", "#5a4430", 0.6),
        lights=[Sun(-150, 40, 1.5, "#9fd0c4", 6)],
        sky=Sky(((0, "#24504c"), (0.5, "#6a8a74"), (1, "#d8ac78")), stars=50),
        air=Air(
            1.6,
            Fog(7.5, 20, "#5f7f6c", 0.82),
            bloom=0.4,
            saturation=1.1,
            tint=Tint("#164038", "#ffdca0", 0.14),
        ),
    )
