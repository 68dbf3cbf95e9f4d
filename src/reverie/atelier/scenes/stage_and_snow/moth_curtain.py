"""The moth and the curtain."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air
from reverie.atelier.motifs.fires import candle
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.joinery import drape
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.stagecraft import pelmet
from reverie.atelier.motifs.winged import moth
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.scenes.stage_and_snow.shared import velvet
from reverie.atelier.shapes import box, cutout
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group, lamp, light


def moth_hole(size: float, seed: int) -> Thing:
    """A hole with a frayed rim, through which light falls; facing the viewer."""
    chance = np.random.default_rng(seed)
    turns = np.linspace(0, 2 * math.pi, 22, endpoint=False)
    reach = size * (1 + 0.32 * np.cos(5 * turns + seed) + chance.normal(0, 0.05, 22))
    shape = np.stack([reach * np.cos(turns), reach * np.sin(turns)], axis=1)
    return group(
        cutout(shape * 1.35, 0.01, Paint("#2a0610", vary=0.1)).at(y=0.012),
        cutout(shape, 0.012, light("#fff0c4", 3.2)),
        motif="star hole",
    )


@card(
    title="The moth and the curtain",
    concept="a moth as large as the theatre eats the curtain, and what it leaves behind are stars",
    alt="A huge silver moth hovers before a burgundy theatre curtain full of holes that shine "
    "like stars; below, an old prompter holds up a candle.",
    place="stage",
    hour="timeless",
    palette="burgundy, moth silver, star cream",
    view="landscape",
    figures="one",
    moods=("hushed", "marvelling", "uneasy"),
    readings=(
        "hunger",
        "decay that gives light",
        "temptation",
        "secret",
        "premiere",
        "small light",
    ),
)
def moth_curtain() -> Scene:
    """The moth comes head down to the only candle; its meal lies behind it as a milky way."""
    red = velvet("#b81c40")
    gold = Paint("#d8a640", vary=0.2, rough=0.5)
    insect = moth("open", wings="#b9c0cc", border="#5c6480", spots="#f2f4f8", eyespot="#6a4a7a")
    insect = insect.turn(x=78, y=52).size(2.45).at(-0.2, 0.25, 3.2)
    chance = np.random.default_rng(4)
    holes: list[Thing] = []
    placed: list[tuple[float, float, float]] = []
    for at in range(110):
        share = float(chance.uniform())
        x = 3.0 - 6.0 * share + float(chance.normal(0, 0.35))
        z = 3.5 + 2.5 * math.sin(0.5 + 2.6 * share) + float(chance.normal(0, 0.5))
        size = float(chance.choice([0.035, 0.055, 0.085, 0.13], p=[0.46, 0.3, 0.16, 0.08]))
        if all(math.hypot(x - a, z - b) > 2.2 * (size + c) for a, b, c in placed):
            placed.append((x, z, size))
            holes.append(moth_hole(size, at).at(x, 0.7, z))
    pools = [
        Spot((x, 0.5, z), (x * 1.1, -2.6, 0), 120, "#fff0c8", 22, 0.6, 0.05)
        for x, z in ((2.2, 4.6), (-2.3, 5.4), (0.6, 6.2), (-0.9, 5.8))
    ]
    prompter = figure(
        "stand",
        age="old",
        hair="white",
        beard="full",
        wear="coat",
        colour="#4a6a80",
        hands=((0.3, 0.12, 0.95), (0.42, 0.0, 1.34)),
        look=(34, 0, 0),
        hat="nightcap",
        hat_colour="#d8c8a0",
    )
    prompter = prompter.turn(142).size(1.25).at(1.45, -2.2, -0.72)
    flame = prompter.point("right")
    shell = Clay("#a8683c", 0.05).ball((0, 0, 0), (0.8, 0.5, 0.34))
    shell.ball((0, 0.2, 0.05), (0.7, 0.5, 0.32), cut=True).box((0, 0, -0.5), (2, 2, 0.5), cut=True)
    return Scene(
        things=[
            floor_boards(16, 10, "#7c4c30").at(0, -2.4, 0),
            group(drape(10, 9, red, folds=17, depth=0.24, seed=3), motif="curtain").at(0, 1, 0.06),
            box((10, 0.1, 0.16), gold, bevel=0.02, motif="curtain").at(0, 0.72, 0.2),
            pelmet(8, colour="#7c1028", swags=5).size(1.2).at(0, 0.2, 6.95),
            insect,
            group(holes),
            prompter.thing,
            shell.thing("prompter's box", 70).at(1.45, -2.5, 0),
            candle(0.34, 0.07, power=60).at(flame[0], flame[1], flame[2] - 0.05),
            lamp(34, "#ffb45a", 0.1).at(flame[0] - 0.25, flame[1] - 0.5, flame[2] + 0.15),
        ],
        camera=Camera((-0.1, -9.2, 2.1), (0.0, 0, 2.75), lens=44),
        world=World("#3a4468", "#4a2030", 0.42),
        lights=[
            Spot((-4, -5, 8.5), (-0.3, 0.5, 3.4), 2200, "#cfdcff", 38, 0.7, 0.6),
            Spot((1.3, -2.3, 1.2), (-0.2, 0.3, 3.2), 420, "#ffb45a", 80, 0.8, 0.1),
            *pools,
        ],
        sky=Sky(((0, "#1a0810"), (1, "#2a1018"))),
        air=Air(1.65, bloom=0.4, saturation=1.1, weather="dust", amount=0.35),
    )
