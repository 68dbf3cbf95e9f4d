"""The table from above: felt in a frame of wood under a lamp; by day linen in the shade of leaves.

What is stitched into the cloth is the back of the cards: two hares round the moon.
"""

from dataclasses import dataclass
from functools import cache
from io import BytesIO

import cv2
import numpy as np
import resvg_py
from PIL import Image as Pillow

from reverie.atelier.develop import Developed
from reverie.atelier.noise import Field, fbm, grid, smoothstep
from reverie.atelier.room.hour import Hour
from reverie.atelier.sky import Image, blend, rgb, soften
from reverie.cards.back import back

RIM = 0.062
"""how broad the frame is, as a share of the table's shorter side"""
CORNER = 0.05
HARES = 0.31
"""half the width of a card, if its back were stitched as large as the hares are"""
PHASES = 8
"""moons that are stitched into the cloth"""
WOOD, CLOTH = 1, 2


@dataclass(frozen=True)
class Look:
    """The colours of a table."""

    wood: tuple[str, str, str]
    inlay: str
    cloth: str
    nap: str
    thread: str
    stitched: float
    """how much a thread stands out from the cloth"""
    lamp: str
    gloom: float
    """how much darker it is away from the lamp"""


LOOKS: dict[Hour, Look] = {
    "night": Look(
        ("#2a1810", "#6a4026", "#a8713f"), "#e0b465", "#35468c", "#2b3c82", "#e8b450", 0.3,
        "#ffe2b4", 0.74,
    ),
    "day": Look(
        ("#4a2a14", "#7d5028", "#bf8e52"), "#f4dc9c", "#e8cd92", "#d8ba7c", "#8a5f24", 0.55,
        "#fff2d0", 0.25,
    ),
}  # fmt: skip


def tabletop(width: int, height: int, hour: Hour, seed: int) -> Developed:
    """A table that fills the picture."""
    look = LOOKS[hour]
    x, y = grid(width, height)
    tall = height / width
    short = min(1.0, tall)
    across, down = (x - 0.5) / short, (y - tall / 2) / short
    edge = _beyond_the_cloth(across, down, 0.5 / short, tall / 2 / short)
    cloth = _cloth(look, across, down, seed)
    wood = _wood(look, across, down, edge, 0.5 / short, tall / 2 / short, seed)
    on_wood = smoothstep(-0.0012, 0.0012, edge)
    image = blend(cloth, wood, on_wood)
    image = image * (1 - 0.5 * (smoothstep(-0.05, 0.0, edge) * (edge < 0)))[..., None]
    image = _lit(image, look, across, down, tall, on_wood)
    if hour == "day":
        image = _dappled(image, x, y, seed)
    index = np.where(edge > 0, WOOD, CLOTH).astype(np.int32)
    detail = np.where(edge > 0, 0.55, 0.3).astype(np.float32)
    detail = np.maximum(detail, soften((np.abs(edge) < 0.02).astype(np.float32), 2.0))
    detail = np.maximum(detail, 0.9 * np.clip(_embroidery(across, down), 0, 1))
    return Developed(
        image=np.clip(image, 0, 1).astype(np.float32),
        index=index,
        depth=np.where(edge > 0, 9.0, 10.0).astype(np.float32),
        alpha=np.ones_like(x),
        normal=np.broadcast_to(np.array([0, 0, 1], np.float32), (*x.shape, 3)).copy(),
        detail=detail.astype(np.float32),
        motifs={WOOD: "table", CLOTH: "carpet"},
    )


def _beyond_the_cloth(across: Field, down: Field, wide: float, high: float) -> Field:
    """How far outside the cloth a point is; less than 0 on it. Its corners are round."""
    out_x = np.abs(across) - (wide - RIM - CORNER)
    out_y = np.abs(down) - (high - RIM - CORNER)
    outside = np.hypot(np.maximum(out_x, 0), np.maximum(out_y, 0))
    return np.asarray(outside + np.minimum(np.maximum(out_x, out_y), 0) - CORNER, np.float32)


def _cloth(look: Look, across: Field, down: Field, seed: int) -> Image:
    nap = fbm(across * 3.1 + 4, down * 3.1, 4, seed)
    weave = fbm(across * 150, down * 150, 2, seed + 1) - 0.5
    image = blend(
        np.broadcast_to(rgb(look.cloth), (*across.shape, 3)).astype(np.float32),
        rgb(look.nap),
        smoothstep(0.35, 0.7, nap),
    )
    image = image * (1 + 0.22 * weave)[..., None]
    thread = _embroidery(across, down) * (0.75 + 0.5 * (weave + 0.5))
    return blend(image, rgb(look.thread), look.stitched * thread)


def _embroidery(across: Field, down: Field) -> Field:
    """Two hares in two rings, with the moon's phases between these."""
    away, angle = np.hypot(across, down), np.arctan2(down, across)
    found = _line(away - 0.405, 0.0022) * (np.cos(angle * 96) > -0.55)
    found = np.maximum(found, _line(away - 0.285, 0.0022))
    found = np.maximum(found, _line(away - 0.272, 0.0011))
    for phase in range(PHASES):
        turn = 2 * np.pi * phase / PHASES - np.pi / 2
        dx, dy = across - 0.345 * np.cos(turn), down - 0.345 * np.sin(turn)
        found = np.maximum(found, _moon(dx / 0.036, dy / 0.036, phase / PHASES))
        dx, dy = (
            across - 0.345 * np.cos(turn + np.pi / PHASES),
            down - 0.345 * np.sin(turn + np.pi / PHASES),
        )
        found = np.maximum(found, _star(dx / 0.016, dy / 0.016))
    return np.maximum(found, _hares(across, down)).astype(np.float32)


def _hares(across: Field, down: Field) -> Field:
    """How bright the back of the cards is in its middle, which is as wide as the inner ring."""
    card = _back()
    scale = card.shape[1] / 2 / HARES
    x, y = across * scale + card.shape[1] / 2, down * scale + card.shape[0] / 2
    found = cv2.remap(card, x.astype(np.float32), y.astype(np.float32), cv2.INTER_AREA)
    return np.asarray(found * smoothstep(0.262, 0.25, np.hypot(across, down)), np.float32)


@cache
def _back() -> Field:
    drawn = resvg_py.svg_to_bytes(svg_string=back().decode(), width=640, height=960)
    with Pillow.open(BytesIO(bytes(drawn))) as picture:
        grey = np.asarray(picture.convert("L"), np.float32) / 255
    return smoothstep(0.3, 0.85, grey)


def _line(away: Field, thick: float) -> Field:
    return smoothstep(thick * 1.6, thick * 0.6, np.abs(away))


def _moon(dx: Field, dy: Field, phase: float) -> Field:
    """A moon of radius 1: full at phase 0, new at a half, of which only the rim is seen."""
    away = np.hypot(dx, dy)
    rim = smoothstep(0.14, 0.04, np.abs(away - 0.95))
    lean = np.cos(2 * np.pi * phase)
    side = 1.0 if phase < 0.5 else -1.0
    terminator = -lean * np.sqrt(np.clip(1 - dy * dy, 0, 1))
    lit = smoothstep(-0.05, 0.05, side * dx - terminator) * (away < 1)
    return np.maximum(0.7 * lit, rim)


def _star(dx: Field, dy: Field) -> Field:
    """Four long points and four short ones, out to a distance of 1."""
    away, turn = np.hypot(dx, dy), 2 * np.arctan2(dy, dx)
    reach = 0.2 + 0.8 * np.abs(np.cos(turn)) ** 8 + 0.3 * np.abs(np.sin(turn)) ** 8
    return smoothstep(1.02, 0.94, away / reach)


def _wood(
    look: Look, across: Field, down: Field, edge: Field, wide: float, high: float, seed: int
) -> Image:
    """Four boards, mitred at the corners, with grain along each."""
    lying = (high - np.abs(down)) < (wide - np.abs(across))
    along: Field = np.where(lying, across, down).astype(np.float32)
    over: Field = np.where(lying, down, across).astype(np.float32)
    bend = 0.05 * (fbm(along * 2.2, over * 5, 3, seed + 5) - 0.5)
    rings = 0.5 + 0.5 * np.sin((over + bend) * 210 + 5 * fbm(along * 1.4, over * 9, 3, seed + 6))
    fibre = fbm(along * 7, over * 190, 3, seed + 7)
    share = 0.25 + 0.4 * rings * fibre + 0.55 * (fibre - 0.35)
    dark, mid, bright = (rgb(colour) for colour in look.wood)
    image = blend(np.broadcast_to(dark, (*across.shape, 3)), mid, smoothstep(0.1, 0.45, share))
    image = blend(image, bright, 0.8 * smoothstep(0.45, 0.85, share))
    seam = np.abs((high - np.abs(down)) - (wide - np.abs(across)))
    image = image * (1 - 0.45 * smoothstep(0.004, 0.0, seam))[..., None]
    bead = smoothstep(0.016, 0.006, edge)
    image = image * (1 - 0.3 * bead + 0.7 * _line(edge - 0.005, 0.003))[..., None]
    return blend(image, rgb(look.inlay), 0.85 * _line(edge - 0.026, 0.0022))


def _lit(
    image: Image, look: Look, across: Field, down: Field, tall: float, on_wood: Field
) -> Image:
    """A lamp hangs a little above the middle; polished wood still shines where felt is dark."""
    up = 0.06 * max(1.0, tall)
    far = np.hypot(across / max(1.0, 1 / tall), (down + up) / max(1.0, tall))
    pool = np.exp(-((far / 0.46) ** 2))
    shade = 1 - look.gloom * (1 - 0.45 * on_wood) * (1 - pool)
    image = image * shade[..., None]
    return blend(image, image * rgb(look.lamp) * 1.35, 0.6 * pool)


def _dappled(image: Image, x: Field, y: Field, seed: int) -> Image:
    """Leaves outside a window throw soft shadows over all."""
    leaves = fbm(x * 6 + y * 2.4, y * 5 - x * 1.2, 3, seed + 21)
    boughs = fbm(x * 1.6 + 2, y * 1.5, 2, seed + 22)
    shade = smoothstep(0.47, 0.56, leaves) * smoothstep(0.42, 0.62, boughs)
    return blend(image, image * rgb("#8c9a7c"), 0.8 * soften(shade, 0.004 * image.shape[1]))
