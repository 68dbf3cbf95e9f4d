"""Do not wake the hill."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.beasts import bear
from reverie.atelier.motifs.heads import SKIN
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import plain
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.land import Drifts, footprints, snowfield
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import blended, normals, patches, scatter
from reverie.atelier.motifs.stone import mountains
from reverie.atelier.motifs.towers import chapel
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.scenes.stage_and_snow.shared import WINTER_FIR
from reverie.atelier.shapes import ball, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group, lamp


def snow_on(thing: Thing, least: float = 0.4, snow: str = "#eef0f8", seed: int = 0) -> Thing:
    """The same under snow: what looks up is white."""
    parts = tuple(snow_on(part, least, snow, seed) for part in thing.parts)
    mesh = thing.mesh
    if mesh is None or mesh.colours is None:
        return replace(thing, parts=parts)
    ragged = 0.35 * (patches(mesh.vertices[:, 0], mesh.vertices[:, 1], 0.25, 3, seed) - 0.5)
    out = normals(mesh)
    middle = mesh.vertices.mean(axis=0)
    up = out[:, 2] * np.sign(np.sum(out * (mesh.vertices - middle)))
    share = np.clip((up + ragged - least) / 0.16, 0, 1)
    return replace(
        thing, mesh=replace(mesh, colours=blended(mesh.colours, snow, share)), parts=parts
    )


@card(
    title="Do not wake the hill",
    concept="the hill is a sleeping bear, and everybody in the village on its back walks softly",
    alt="A huge bear sleeps in the snow with a lit village on its back; in front a child with a "
    "lantern holds a finger to its lips.",
    place="snow",
    hour="dusk",
    palette="lavender snow, bear brown, window gold",
    view="vast",
    figures="one",
    moods=("hushed", "cosy", "precarious"),
    readings=("secret", "trust", "danger asleep", "home", "silence", "borrowed time"),
)
def bear_hill() -> Scene:
    """The muzzle lies close and warm; the village climbs away over the shoulder."""
    ground = Drifts(0.22, 3.5, 4)
    beast = bear("sleep", fur="#8a5636", muzzle="#d8a878", cells=190)
    hill = snow_on(beast, 0.42, "#ece6f6", 3).turn(-140).size(3.35).at(0.95, 4.3, -0.35)
    top = hill.top()
    homes = [
        house("cottage", roof="#e6e0f0", wall="#e0bf98", seed=1, strength=5),
        house("timbered", roof="#a8503c", seed=2, strength=5),
        house("town", roof="#dcd8ec", wall="#d8a87c", seed=3, strength=5),
        house("cottage", roof="#8a4a52", wall="#ecd0a8", seed=4, strength=5),
    ]
    village, chance = [], np.random.default_rng(8)
    local = [
        (-0.72, 0.22), (-0.46, 0.4), (-0.16, 0.44), (-0.5, 0.1), (-0.22, 0.2), (0.08, 0.36),
        (0.04, 0.08), (-0.78, -0.1), (-0.4, -0.18), (-0.12, -0.12), (0.28, 0.2), (-0.95, 0.1),
    ]  # fmt: skip
    spots = [hill.point(x, y, 1)[:2] for x, y in local]
    for at, (x, y) in enumerate(spots):
        z = top(x, y) or 0
        turned = homes[at % 4].turn(float(chance.uniform(-22, 22)))
        village.append(turned.size(0.32 + 0.06 * (at % 3)).at(x, y, z - 0.1))
        if at % 2 == 0:
            village.append(lamp(14, "#ffb44e", 0.1).at(x + 0.1, y - 0.6, z + 0.35))
    x, y, _ = hill.point(-0.28, 0.02, 1)
    village.append(chapel(roof="#dcd8ec").size(0.38).at(x, y, (top(x, y) or 0) - 0.08))
    firs = [fir(1.0, WINTER_FIR, snow=0.8, seed=at) for at in range(3)]
    for at in range(46):
        x, y = float(chance.uniform(-0.6, 4.2)), float(chance.uniform(2.6, 7.4))
        crest = top(x, y)
        if crest and crest > 1.6 and min(math.dist((x, y), spot) for spot in spots) > 0.42:
            village.append(
                firs[at % 3].size(float(chance.uniform(0.35, 0.65))).at(x, y, crest - 0.05)
            )
    puff = Paint("#fff0ec", vary=0.05, bump=0, glow=0.12)
    smoke = [
        ball(0.06 + 0.035 * step, puff, sides=16).at(
            spots[home][0] + 0.1 + 0.05 * step + 0.06 * math.sin(step * 1.7 + at),
            spots[home][1],
            (top(*spots[home]) or 0) + 0.95 + 0.17 * step,
        )
        for at, home in enumerate((1, 5))
        for step in range(7 - at)
    ]
    child = figure(
        "stand",
        wear="coat",
        colour="#c8322e",
        hat="beanie",
        hat_colour="#3a4a86",
        hat_band="#f2e2c0",
        scarf="#e8b848",
        hands=((0.2, 0.24, 0.5), (0.2, -0.03, 0.71)),
        look=(2, 0, 6),
    )
    child = child.turn(-98).size(1.3).at(1.05, -3.0, float(ground(1.05, -3.0)) + 0.02)
    held, (hx, hy, hz) = child.point("left"), child.point("right")
    finger = tube(
        [(hx, hy, hz), (hx, hy - 0.02, hz + 0.07), (hx, hy - 0.01, hz + 0.13)],
        [0.024, 0.022, 0.018],
        plain(SKIN["fair"]),
    )
    return Scene(
        things=[
            snowfield(ground, "#e2daf0", "#8f86c0"),
            hill,
            group(village),
            group(smoke, motif="smoke"),
            child.thing,
            finger,
            lantern(power=26).size(0.7).at(held[0], held[1] - 0.02, held[2] - 0.4),
            lamp(14, "#ffb45a", 0.08).at(held[0] - 0.1, held[1] - 0.25, held[2] - 0.3),
            footprints(
                [(-1.6, -5.2), (-0.4, -4.4), (0.95, -3.1)], ground, size=0.16, colour="#8478b8"
            ),
            scatter(
                [fir(3.2, WINTER_FIR, snow=0.8, seed=5), fir(2.6, WINTER_FIR, snow=0.8, seed=6)],
                22,
                (-14, 14),
                (11, 22),
                height=ground,
                seed=3,
            ),
            fir(2.6, ("#1f2c48", "#344468", "#7f86b0"), snow=0.7, seed=4).at(-2.2, -3.6, -0.2),
            mountains(60, 9, 6, "#8478a8", snow=0.5, seed=5).at(0, 34, -1),
        ],
        camera=Camera((-0.2, -9.9, 2.3), (0.32, 2.6, 1.8), lens=42),
        world=World("#7a72b8", "#c8a8c0", 0.62),
        lights=[
            Sun(-112, 14, 2.6, "#ff9a6e", 6),
            Sun(30, 40, 0.7, "#c0b8ff", 10),
            Spot((-6, -3.5, 3.2), (-1.6, 2.4, 1.0), 900, "#ffb080", 50, 0.8, 0.6),
        ],
        sky=Sky(
            (
                (0, "#4a4488"),
                (0.3, "#8a6cb0"),
                (0.52, "#e09aa8"),
                (0.62, "#ffc890"),
                (1, "#ffd8a8"),
            ),
            (Clouds("#ffc8a8", "#6f5aa0", 0.6, 1.5, 0.02, 0.6, 0.85, 0.5),),
            stars=30,
            glow=Glow(0.06, 0.52, 0.5, "#ffd08a", 0.8),
        ),
        air=Air(
            1.2, Fog(13, 50, "sky", 0.85), bloom=0.32, saturation=1.1, weather="snow", amount=0.2
        ),
    )
