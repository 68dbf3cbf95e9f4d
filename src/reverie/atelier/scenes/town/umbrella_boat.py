"""The umbrella boat."""

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.clocks import clock_face
from reverie.atelier.motifs.fishes import fish
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.lamps import lantern, street_lamp
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.towers import tower
from reverie.atelier.motifs.umbrellas import umbrella
from reverie.atelier.motifs.water import sea
from reverie.atelier.motifs.waysides import letter_box
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.town.shared import canal_street
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import group, light


@card(
    title="The umbrella boat",
    concept="the rain has not stopped for years, so they have turned the umbrella round and gone "
    "to sea",
    alt="A girl and a cat drift at night in an upturned red umbrella with a lantern through a "
    "flooded street; a fish looks out of a letter box.",
    place="city",
    hour="night",
    palette="wet blue, lamp gold, red",
    view="landscape",
    figures="pair",
    moods=("adventurous", "calm", "brave"),
    readings=(
        "making do",
        "friendship",
        "after the rain",
        "trust",
        "a way out",
        "turning things round",
    ),
)
def umbrella_boat() -> Scene:
    """The red boat is lit by its own lantern, before a street that fades towards a clock."""
    boat = (
        umbrella(1.5, colours=("#d42a20", "#b51f1c"), stick=1.75)
        .size(1, 1, 1.3)
        .turn(x=180)
        .at(z=2.62)
    )
    girl = figure(
        "sit low",
        wear="coat",
        colour="#e8c34a",
        hair="chestnut",
        hairstyle="braids",
        hat="sailor",
        hat_colour="#f2e8d4",
    )
    fellow = cat("sit", fur="#3a3038", chest="#e8dcc8")
    crew = group(
        boat,
        girl.thing.turn(-150).size(1.15).at(0.62, 0.1, 0.22),
        fellow.turn(110).size(0.85).at(-0.6, 0.1, 0.18),
        lantern(power=150).size(1.1).at(-0.18, 0, 1.72),
    ).turn(y=-5)
    post = group(
        letter_box(colour="#a8332a").size(1.15),
        fish(colour="#ff9a34", belly="#ffe2a8").turn(-150, y=-8).size(0.5).at(-0.2, -0.3, 0.98),
        motif="letter box",
    )
    return Scene(
        things=[
            sea("calm", "#16405e", rough=0.08, near=-12, far=60),
            canal_street(0.55, ("#4a6a8a", "#5a6f92", "#3d5c80", "#6a7a9c"), -4.5, 22, 2.7).at(
                z=-0.75
            ),
            crew.turn(12).at(-0.2, -1.6, 0.11),
            post.turn(-12).at(1.32, -3.1, -0.42),
            tower(5.5, 0.9, wall="#4a6488", roof="#24406c").at(0.9, 27, -0.8),
            clock_face(0.75, face="#ffe9b0", rim="#24406c", hands=(11, 52))
            .painted(light("#ffdf98", 1.5))
            .at(0.9, 25.9, 3.4),
            *[
                house("town", wall="#4a6488", share=0.8, seed=20 + at).at(x, 24 + at % 2, -0.75)
                for at, x in enumerate((-2.6, -0.9, 2.5, 4.2))
            ],
            street_lamp(2.9, power=60).at(-2.05, 0.6, -0.6),
            street_lamp(2.9, power=60).at(2.0, 5.2, -0.6),
            street_lamp(2.9, power=60).at(-2.0, 10.5, -0.6),
        ],
        camera=Camera((0.25, -8.2, 2.0), (0, 0.5, 1.45), lens=44),
        world=World("#3f6a9a", "#1d3a5c", 0.55),
        lights=[Sun(165, 40, 1.6, "#9cc4f0", 5)],
        sky=Sky(
            ((0, "#0f2448"), (0.4, "#2a5a88"), (0.6, "#d8a868"), (1, "#e8b870")),
            stars=120,
            glow=Glow(0.5, 0.47, 0.35, "#ffd890", 0.8),
            clouds=(Clouds("#4a78a8", "#1a3460", 0.45),),
        ),
        air=Air(
            1.75,
            Fog(10, 32, "#4d7396", 0.85),
            bloom=0.4,
            saturation=1.12,
            tint=Tint("#10305c", "#ffe0a0", 0.14),
        ),
    )
