"""The bed under sail."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.beds import bed
from reverie.atelier.motifs.joinery import cloth, rod, slack, wood
from reverie.atelier.motifs.people import person
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.motifs.water import sea_height
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.sea.shared import painted_sea
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.sky import Clouds, Sky
from reverie.atelier.thing import Array, Paint, Thing, group


def quilt_sail(wide: float, tall: float, colours: tuple[str, ...], belly: float = 0.45) -> Thing:
    """A quilt that hangs from z = tall and is blown toward -y."""
    u, v = np.meshgrid(np.linspace(-1, 1, 61), np.linspace(0, 1, 61))
    billow = belly * (1 - u**2) * np.sin(math.pi * (0.12 + 0.83 * (1 - v))) ** 0.8
    points = np.stack(
        [u * wide / 2 * (0.86 + 0.14 * v), -billow, v * tall - 0.12 * (1 - v) * u**2], -1
    )
    patch = ((u + 1) * 2.999).astype(int) * 7 + (v * 6.999).astype(int) * 3
    patch += ((u + 1) * 2.999).astype(int) * (v * 6.999).astype(int)
    palette = np.array([ramp((colour,), np.zeros(1))[0] for colour in colours])
    seams = (np.abs((u + 1) * 3 % 1 - 0.5) > 0.44) | (np.abs(v * 7 % 1 - 0.5) > 0.44)
    dyed = np.where(seams[..., None], palette[0] * 0.8, palette[patch % len(colours)])
    cloth = Paint(vary=0.08, grain=5, bump=0.3, bump_grain=22, sheen=0.3, glow=0.12)
    return tinted(sheet(points, Paint()), lambda _: dyed.reshape(-1, 3), cloth).called("sail")


@card(
    title="The bed under sail",
    concept="the child sleeps so deeply that the bed put out to sea, and it is not the only one",
    alt="A child asleep in a bed with a patchwork blanket for a sail crosses a bright sea; "
    "another bed sails far behind.",
    place="sea", hour="noon", palette="turquoise, white, orange", view="landscape", figures="one",
    moods=("carefree", "sunny", "adrift"),
    readings=("dream", "trust", "escape", "holiday", "alone together", "letting go"),
)  # fmt: skip
def bed_under_sail() -> Scene:
    """The bed from above, sailing away; the other bed at the upper left."""
    waves = sea_height("swell", 3.2, 5)
    mast, sheet_rope = wood("#8a5a36"), Paint("#f4e8cc")
    colours = ("#f47a24", "#ffb648", "#fff3dc", "#e8541c", "#ffcf7a", "#f79a3a")
    rig = group(
        rod((0, 0, 0.3), (0, 0, 3.05), [0.05, 0.035], mast),
        rod((-0.98, 0, 2.85), (0.98, 0, 2.85), 0.035, mast),
        quilt_sail(1.9, 1.85, colours).at(0, -0.03, 1.0),
        tube(slack((-0.8, -0.05, 1.0), (-0.55, 0.75, 0.72), 0.08), 0.012, sheet_rope, motif="rope"),
        tube(slack((0.8, -0.05, 1.0), (0.55, 0.75, 0.72), 0.08), 0.012, sheet_rope, motif="rope"),
        motif="mast",
    ).turn(18).at(0, -0.8, 0)  # fmt: skip
    sleeper = person(
        pose="on the back",
        wear="pyjamas",
        colour="#38a8b0",
        second="#f4f6ec",
        hair="red",
        shoes="bare",
        legs="#38a8b0",
    )
    cover = Clay("#ffd98c", 0.05).box((0, -0.36, 0.68), (0.5, 0.5, 0.13), edge=0.12)
    cover.ball((0.02, -0.32, 0.8), (0.27, 0.46, 0.24), blend=0.15)
    craft = group(
        bed(1.15, 2.0, frame_colour="#a8683a", sheet_colour="#ffffff", blanket="#f2f6f4"),
        rig, sleeper.turn(-90).size(1.2).at(0.02, 0.0, 0.7),
        cover.thing("blanket", 60, cloth("#ffd98c")),
    )  # fmt: skip

    def foam(x: Array, y: Array) -> Array:
        along, across = -(x * 0.7 + y * 0.7), x * 0.7 - y * 0.7
        lace = patches(x, y, 0.35, 3, 8)
        wake = np.exp(-(((np.abs(across) - 0.75 - 0.16 * along) / 0.28) ** 2)) * (along > -1.2)
        behind = np.exp(-((across / 0.8) ** 2)) * (along > 1.0) * np.exp(-along / 5)
        caps = (patches(x, y * 1.6, 1.1, 4, 12) - 0.66) * 5
        return np.maximum((wake * np.exp(-np.clip(along, 0, 9) / 4) + behind) * lace * 1.9, caps)

    far = group(
        bed(blanket="#ffffff"),
        rod((0, -0.8, 0.3), (0, -0.8, 3.2), [0.05, 0.035], mast),
        rod((-0.98, -0.8, 3.0), (0.98, -0.8, 3.0), 0.035, mast),
        quilt_sail(1.8, 1.9, ("#5f9ec8", "#f4f6ec", "#86c0d8", "#fff3dc")).at(0, -0.83, 1.1),
    )
    return Scene(
        things=[
            painted_sea(waves, ("#0f8fa0", "#22b3b8", "#5fd8cc", "#b8f4e0"), foam),
            craft.turn(135).turn(x=3).size(1.55).at(0.1, 0.3, -0.42),
            far.turn(140).size(1.5).at(-2.9, 15, -0.35),
        ],
        camera=Camera((-0.9, -7.8, 4.7), (0.1, 0.8, 1.45), lens=40),
        world=World("#a8e0f0", "#9fe0d0", 0.7),
        lights=[Sun(-58, 52, 3.4, "#fff2d0", 2.5)],
        sky=Sky(((0, "#49b4e0"), (0.12, "#aee4ec"), (0.2, "#f4f6e0"), (1, "#f4f6e0")),
            (Clouds("#ffffff", "#bfe0ea", 0.5, 2.0, 0.0, 0.3, 0.8, 0.6),)),
        air=Air(1.0, Fog(16, 60, "sky", 0.85), bloom=0.18, saturation=1.12),
    )  # fmt: skip
