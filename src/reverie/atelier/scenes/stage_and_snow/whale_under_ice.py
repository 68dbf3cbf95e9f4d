"""Under the ice."""

import math
from dataclasses import replace

import cv2
import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bodies import POSES
from reverie.atelier.motifs.joinery import disc
from reverie.atelier.motifs.kitchen import bucket
from reverie.atelier.motifs.land import snowfield
from reverie.atelier.motifs.people import person
from reverie.atelier.motifs.scatter import patches, scatter
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.seats import stool
from reverie.atelier.motifs.shadows import flattened
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.stage_and_snow.shared import WINTER_FIR
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, glass, group, light, walk


def seen_on_ice(points: Array, eye: Point) -> Array:
    """Where points below the ice appear on it, z = 0, from the viewer's eye."""
    here = np.array(eye)
    return np.asarray(here + (points - here) * (here[2] / (here[2] - points[:, 2:])))


def outline_on_ice(thing: Thing, eye: Point, wide: float) -> Array:
    """A smooth line around a thing below the ice, as the viewer sees it."""
    corners = np.concatenate(
        [
            leaf.mesh.vertices @ where[:3, :3].T + where[:3, 3]
            for leaf, where, _ in walk(thing)
            if leaf.mesh
        ]
    )
    spots = seen_on_ice(corners, eye)[:, :2]
    low = spots.min(axis=0) - 2 * wide
    cells = ((spots - low) * 20).astype(int)
    plan = np.zeros(cells.max(axis=0)[::-1] + int(40 * wide) + 2, np.uint8)
    plan[cells[:, 1], cells[:, 0]] = 255
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (int(40 * wide),) * 2)
    found, _ = cv2.findContours(cv2.dilate(plan, brush), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    ring = max(found, key=len)[:, 0, :] / 20 + low
    soft = cv2.blur(np.concatenate([ring] * 3)[:, None, :], (1, 25))[:, 0, :]
    return np.asarray(soft[len(ring) : 2 * len(ring) : max(1, len(ring) // 110)])


@card(
    title="Under the ice",
    concept="a skater follows a line on the lake without knowing whose outline she draws",
    alt="Seen from above, a great whale swims under the ice of a lake; a skater in red has "
    "scratched a line around it. A fishing hole is its eye.",
    place="snow",
    hour="morning",
    palette="ice mint, whale grey, red",
    view="vast",
    figures="one",
    moods=("serene", "unaware", "immense"),
    readings=("the unconscious", "what lies below", "discovery", "thin ice", "dance", "attention"),
)
def whale_under_ice() -> Scene:
    """The ice is glass over deep water; the low sun lays long shadows on it."""
    eye = (0.3, -8.2, 10.4)
    beast = whale("float", colour="#4f6675", belly="#c4d8d2", cells=170)
    beast = beast.turn(x=-40).turn(-118).size(2.5).at(0.1, 2.9, -1.6)
    iris = beast.point(1.25, -0.56, 0.17)
    eye_hole = seen_on_ice(np.array([iris]), eye)[0]
    ring = outline_on_ice(beast, eye, 0.22)
    ring = np.roll(ring, -8, axis=0)[: int(0.84 * len(ring))]
    scratch = tube(
        [(x, y, 0.02) for x, y in ring],
        0.035,
        Paint("#f6fffc", vary=0.05, bump=0, glow=0.35),
        sides=6,
        motif="drawn line",
    )
    end, way = ring[-1], ring[-1] - ring[-3]
    heading = math.degrees(math.atan2(way[1], way[0]))
    skater = person(
        replace(POSES["run"], hands=((-0.5, 0.75, 0.0), (0.4, 0.7, 0.1)), lean=26),
        age="youth",
        wear="coat",
        colour="#d8262c",
        hat="beanie",
        hat_colour="#b01c28",
        hat_band="#fff0e0",
        scarf="#e83a34",
        legs="#3a3038",
        wind=0.8,
        hair="chestnut",
        hairstyle="braids",
    )
    skater = skater.turn(heading).size(1.55).at(float(end[0]), float(end[1]), 0.03)
    away_from_sun = np.array([(1, 0, 0.4), (0, 1, -0.24), (0, 0, 0.004)])
    shade = Paint("#86bcbc", vary=0.04, bump=0, rough=1, shine=0)
    shadow = flattened(skater, away_from_sun, shade).called("ice")
    chance = np.random.default_rng(6)
    cracks = []
    for _ in range(30):
        x, y = float(chance.uniform(-6, 6)), float(chance.uniform(-5, 13))
        turn = float(chance.uniform(0, 6.3))
        path = [(x, y, 0.0)]
        for _ in range(5):
            turn += float(chance.normal(0, 0.5))
            path.append((path[-1][0] + 0.6 * math.cos(turn), path[-1][1] + 0.6 * math.sin(turn), 0))
        cracks.append(tube(path, [0.004, 0.018, 0.004], Paint("#e8fffa", glow=0.1), sides=5))

    def shore(x: Array, y: Array) -> Array:
        edge = np.hypot((x + 0.2) / 6.2, (y - 3.4) / 9.0) + 0.16 * (patches(x, y, 2.5, 3, 4) - 0.5)
        return np.clip((edge - 1) * 3, -1.2, 1.6) + 0.2 * patches(x, y, 1.5, 2, 1) - 0.12

    across, away = np.meshgrid(np.linspace(-20, 20, 2), np.linspace(-16, 24, 2))
    pane = sheet(
        np.stack([across, away, 0 * across], -1), glass("#e4faf5", "#effffb", 0.8), motif="ice"
    )
    hole = group(
        disc(0.36, 0.02, Paint("#dcebe6", rough=0.2), sides=30).at(0, 0, 0.015),
        disc(0.25, 0.02, Paint("#2a4a58", rough=0.2), sides=30).at(0.02, 0, 0.03),
        disc(0.14, 0.02, Paint("#0c141a", rough=0.1), sides=24).at(0.03, 0, 0.045),
        ball(0.05, light("#ffffff", 1.5), sides=10).at(0.1, 0.08, 0.07),
        lathe([(0.34, 0), (0.44, 0.09), (0.6, 0.0)], Paint("#f8fdfc", bump=0.3), wobble=0.05),
        motif="eye",
    )
    angler = group(
        stool(colour="#a8683a").size(0.9).at(-1.25, -0.5),
        bucket().size(0.6).at(-0.75, -1.05),
        motif="fishing things",
    )
    return Scene(
        things=[
            box((44, 44, 0.1), Paint("#8fd6cc", "#6fc0ba", vary=0.2, grain=0.25), bevel=0).at(
                0, 4, -4
            ),
            beast,
            pane,
            snowfield(shore, "#f4f4fa", "#a8c4d8"),
            scratch,
            group(cracks, motif="ice"),
            group(hole, angler).at(float(eye_hole[0]), float(eye_hole[1])),
            skater,
            shadow.at(z=0.012),
            scatter(
                [fir(2.2, WINTER_FIR, snow=0.8, seed=at) for at in range(3)],
                46,
                (-12, 12),
                (10, 22),
                height=shore,
                seed=5,
                where=lambda x, y: float(shore(np.array(x), np.array(y))) > 0.2,
            ),
            fir(3.2, WINTER_FIR, snow=0.8, seed=7).at(-3.6, -3.6, 0.1),
            fir(2.4, WINTER_FIR, snow=0.8, seed=8).at(3.9, -2.6, 0.1),
        ],
        camera=Camera(eye, (0.0, 2.5, 0), lens=43),
        world=World("#bfe0e0", "#e8e0d0", 0.7),
        lights=[Sun(-116, 26, 2.8, "#ffe2b4", 3)],
        sky=Sky(((0, "#a8dcd4"), (0.2, "#ffe8cc"), (1, "#e8f4ee"))),
        air=Air(1.1, Fog(16, 40, "#f2efe0", 0.85), bloom=0.2, saturation=1.1),
    )
