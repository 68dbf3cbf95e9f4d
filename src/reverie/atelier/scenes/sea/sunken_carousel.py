"""The sunken carousel."""

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.fairground import carousel
from reverie.atelier.motifs.fishes import seahorse
from reverie.atelier.motifs.joinery import rod
from reverie.atelier.motifs.plants import coral, kelp
from reverie.atelier.motifs.sea_life import jellyfish
from reverie.atelier.motifs.shore import starfish
from reverie.atelier.motifs.toys import toy_horse
from reverie.atelier.motifs.water import bubbles, light_shafts, sea_floor
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.sky import Glow, Rays, Sky
from reverie.atelier.thing import Paint, group, lamp


@card(
    title="The sunken carousel",
    concept="seahorses ride where the horses were, and the last wooden horse has learned to swim",
    alt="A lit carousel turns on the sea floor with seahorses on its poles; one wooden horse swims "
    "away upward.",
    place="underwater", hour="timeless", palette="violet, coral orange, pearl", view="landscape",
    figures="none", moods=("wondrous", "nostalgic", "free"),
    readings=("freedom", "lost childhood", "replacement", "forgotten place", "second life", "play"),
)  # fmt: skip
def sunken_carousel() -> Scene:
    """The carousel from below, warm in violet water; the horse above it."""
    riders = tuple(
        seahorse(colour=colour, fin=fin).size(1.0).at(0.05, 0, -0.35)
        for colour, fin in (
            ("#ff9a4a", "#ffd0a0"),
            ("#f7bfae", "#ff8a5c"),
            ("#ffb83e", "#f2704a"),
            ("#f4dccb", "#e88aa0"),
        )
    )
    ride = carousel(
        2.0, colours=("#e8603c", "#f8ead8"), trim="#e8b060", seats=riders, lit="#ffd8a0", power=60
    )
    pole = rod((0.02, 0, -0.75), (0.02, 0, 0.62), 0.028, Paint("#e8b060", metal=0.5, rough=0.4))
    runaway = group(
        toy_horse("#fff4e0", saddle="#e8482e", mane="#c06a3a"), pole, motif="carousel horse"
    ).size(1.55)
    return Scene(
        things=[
            sea_floor("#a890b8", "#6a5a9a", amplitude=0.5),
            ride.size(1.25).turn(9).turn(y=7).at(0.35, 1.8, -0.36),
            runaway.size(1.25).turn(y=-26).turn(196).at(-1.0, -1.2, 4.6),
            bubbles(26, (-1.4, -1.5, 1.2), (-0.8, -1.0, 4.1), sizes=(0.04, 0.13), seed=4),
            bubbles(14, (1.5, 0, 0.5), (2.2, 0.6, 6), seed=6),
            jellyfish(colour="#f2b8d0", inner="#fff0e8", glow=0.8, seed=2).size(0.9).at(2.2, 3.5,
                6.1),
            jellyfish(colour="#ffb48a", inner="#fff0e0", glow=0.8, seed=3).size(0.6).at(-2.7, 5,
                6.9),
            jellyfish(colour="#f2b8d0", inner="#fff0e8", glow=0.7, seed=5).size(0.45).at(-0.6, 7,
                7.4),
            light_shafts(6, 12, 9, "#e8d8ff", strength=0.2).at(0, 5, 0),
            kelp(5.5, "#4a3a80", ribbons=7, seed=2).at(-3.1, 1.5, 0),
            kelp(4.5, "#3a2f6a", ribbons=6, seed=5).at(2.6, -2.2, 0),
            kelp(6.5, "#5a4a94", ribbons=6, seed=7).at(3.6, 4.5, 0),
            coral(1.5, "#ff7a4e", seed=3).at(-1.9, -2.4, 0),
            coral(1.1, "#f7a0a0", kind="fan", seed=4).at(-1.2, -3.2, 0),
            coral(0.8, "#ffb070", kind="tube", seed=6).at(1.3, -2.8, 0),
            coral(0.9, "#f0d8e0", kind="brain", seed=4).at(2.0, -3.4, -0.1),
            coral(1.4, "#e86a7a", seed=8).at(2.9, 0.4, 0),
            starfish(colour="#ffa04e").size(0.5).at(0.2, -3.0, 0.05),
            lamp(150, "#ffb070", 0.5).at(0.2, -1.6, 1.9),
        ],
        camera=Camera((-0.2, -8.6, 0.85), (0.0, 0.5, 2.95), lens=38),
        world=World("#9a80d8", "#6a5090", 0.62),
        lights=[
            Sun(-30, 62, 2.6, "#fbe8ff", 4), Sun(160, 35, 1.2, "#c8b0ff", 6),
            Spot((-2.8, -4.5, 6.5), (-1.2, -1.2, 4.6), 420, "#ffe8d0", 30, 0.6),
        ],
        sky=Sky(((0, "#c8b4f0"), (0.3, "#8a70cc"), (0.65, "#5440a0"), (1, "#3f2f80")),
            glow=Glow(0.4, -0.02, 0.6, "#fff0f4", 0.75), rays=Rays(0.4, -0.1, "#fff0ff", 0.35)),
        air=Air(1.3, Fog(9.5, 26, "sky", 0.92), bloom=0.35, saturation=1.12),
    )  # fmt: skip
