"""The island on a lead."""

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.flowers import daisy, poppy
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.isles import floating_island
from reverie.atelier.motifs.joinery import metal, plain, rod, slack, wood
from reverie.atelier.motifs.land import Dunes, desert
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.scatter import patches, ramp, scatter, tinted
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trees import oak
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import grasping, on
from reverie.atelier.shapes import ball, curve, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Sky
from reverie.atelier.thing import Paint, Thing, group


def waterfall() -> Thing:
    """Water over an island's edge at y = -1.2, falling 3 in one streaked veil."""
    across, down = np.meshgrid(np.linspace(-1, 1, 46), np.linspace(0, 1, 70))
    sway = 0.06 * (patches(down, 0 * down, 0.3, 2, 7) - 0.5)
    x = -0.2 + sway + across * (0.2 + 0.12 * down + 0.05 * patches(across, 3 * down, 0.4, 2, 9))
    z = 0.04 - 3.1 * np.clip(down - 0.08, 0, 1) ** 1.15
    bow = 0.12 * (1 - across**2)
    y = -0.95 - 0.3 * np.clip(down / 0.1, 0, 1) - 0.16 * down - bow
    y += 0.12 * (patches(5 * across, 0.5 * down, 0.6, 3, 2) - 0.5)
    streaks = patches(6 * across, 1.3 * down, 0.5, 4, 4) + 0.2 * down**2
    colours = ramp(("#4fc0c4", "#9fe6e0", "#f2fffb", "#ffffff"), 2.2 * (streaks - 0.28))
    shine = Paint(vary=0.05, glow=0.22, rough=0.4)
    veil = sheet(np.stack([x, y, z], -1), Paint())
    return tinted(veil, lambda _: colours.reshape(-1, 3), shine).called("waterfall")


@card(
    title="The island on a lead",
    concept="a child walks its small island through the desert, and where it dripped there is May",
    alt="A child leads a small floating island with a tree and a waterfall by a lead through the "
    "desert; flowers grow on the sand behind it.",
    place="desert",
    hour="afternoon",
    palette="ochre, turquoise, leaf",
    view="landscape",
    figures="one",
    moods=("bright", "hopeful", "stubborn"),
    readings=("home", "responsibility", "hope", "what we leave behind", "pet", "oasis"),
)
def island_on_a_lead() -> Scene:
    """A green trail comes from the far dunes and ends under the island."""
    ground = Dunes(1.1, 9, 5)
    trail = [(0.9, -0.7), (1.9, 1.8), (0.4, 4.6), (-2.2, 7.6), (-1.0, 12), (2.5, 17)]
    line = curve(trail, 90)

    def near_trail(x: float, y: float) -> bool:
        away = np.hypot(line[:, 0] - x, line[:, 1] - y).min()
        return bool(away < 0.5 + 0.02 * y)

    def on_trail(things: list[Thing], count: int, seed: int, sizes: tuple[float, float]) -> Thing:
        return scatter(
            things,
            count,
            (-3.4, 4),
            (-1.6, 17),
            height=ground,
            seed=seed,
            sizes=sizes,
            where=near_trail,
        )

    blooms = [daisy("#fbf6e8", tall=0.4, seed=s) for s in (1, 2)] + [
        poppy("#e2502e", 0.42, seed=3),
        daisy("#f4c23e", tall=0.35, seed=4),
    ]
    tufts = [
        grass_field(
            60, (-0.35, 0.35), (-0.35, 0.35), ("#3f7a34", "#6aa83e", "#b6d45a"), tall=0.3, seed=s
        )
        for s in (1, 2, 3)
    ]
    flowers = group(on_trail(blooms, 420, 3, (0.5, 0.95)), on_trail(tufts, 420, 4, (0.6, 1.1)))
    isle_at = np.array([0.95, 0.1, 3.15])
    isle = floating_island(1.45, 1.75, "#6fae3e", "#a07a56", seed=4)
    tree = oak(2.7, ("#2f6a34", "#5d9a3c", "#a8cc54"), leaves=220, seed=2).at(0.25, 0.25, 0)
    hut = (
        house("cottage", wall="#f6ead0", roof="#d2603a", seed=3)
        .size(0.24)
        .turn(15)
        .at(-0.75, 0.15, 0.02)
    )
    pond = (
        lathe([(0.001, 0.05), (0.4, 0.05), (0.46, 0.0)], Paint("#2fb5b8", rough=0.2, glow=0.15))
        .size(1, 0.75, 1)
        .at(-0.2, -0.85, 0.0)
    )
    spray = cloud(1.1, "#f4fffb", "#a8e4e0", tall=0.3, glow=0.25, seed=5).at(-0.25, -1.45, -3.0)
    island = group(isle, tree, hut, pond, waterfall(), spray).at(*isle_at)
    pool = lathe(
        [(0.001, 0.04), (0.7, 0.04), (0.8, 0.0)],
        Paint("#2fb5b8", rough=0.15, glow=0.15),
        motif="water",
    )
    pool = pool.size(1, 0.7, 1).at(*on(ground, 0.75, -1.35))
    stake = tuple(isle_at + (-1.05, -0.5, 0.02))
    knot = (stake[0], stake[1] - 0.06, stake[2] + 0.22)
    child_at = on(ground, -1.45, -1.9)
    hand = (child_at[0] + 0.3, child_at[1] - 0.06, child_at[2] + 1.02)
    child = grasping(
        "walk",
        lambda p: p.turn(206).size(1.22).at(*child_at),
        left=hand,
        wear="shirt",
        colour="#1fa0a6",
        legs="#7a5236",
        hat="straw",
        hat_colour="#f0cf7a",
        scarf="#e2502e",
        wind=0.4,
    )
    lead = tube(slack(child.left, knot, 0.22), 0.02, plain("#c8362c"), motif="lead")
    post = group(
        rod((0, 0, -0.1), (0, 0, 0.34), 0.05, wood("#6a4a34")),
        ball(0.08, metal("#e0b45c")).at(z=0.36),
    ).at(*stake)
    sand = desert(ground, "#e9b765", "#c07a3e", "#fbdc98", near=-8, far=60)
    far = [
        boulder(3.5 + s, "#c98a58", seed=s).at(x, y, 0.3)
        for s, (x, y) in enumerate(((-7, 22), (8, 26), (-3, 34)))
    ]
    return Scene(
        things=[island, child.thing, lead, post.called("post"), sand, flowers, pool, *far],
        camera=Camera((-0.25, -8.2, 2.3), (0, 0, 2.55), lens=36),
        world=World("#8fd0dc", "#e8b878", 0.6),
        lights=[Sun(-75, 34, 3.6, "#ffe0a0", 3)],
        sky=Sky(
            stops=(
                (0.0, "#1f9fb0"),
                (0.4, "#5cc4c4"),
                (0.68, "#c4e4cc"),
                (0.82, "#f8e2ac"),
                (1.0, "#f8d890"),
            ),
            clouds=(Clouds("#fff8e0", "#86ccc8", 0.38, 2.2, 0.0, 0.5, 0.6, 0.5),),
        ),
        air=Air(exposure=1.12, fog=Fog(12, 46, "#f6dfb0", 0.9), saturation=1.1),
    )
