"""Strokes of a brush, laid on a canvas one after the other.

The inner loop of the painter, compiled. It draws nothing by chance: what is random about a stroke
comes in with it.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray
from scipy.ndimage import gaussian_filter

from reverie.atelier.develop import Index
from reverie.atelier.noise import Field
from reverie.atelier.sky import Image

HAIR_KINDS, HAIRS_ACROSS, HAIRS_ALONG = 6, 128, 512
SHORTEST_STROKE, LONGEST_STROKE = 3, 2048
STRAYING = 0.28
"""how far the colour may change along a stroke, summed over its channels"""
LOST_EDGE = 0.16
"""how little two parts may differ where one is painted over the other"""


def brush_hairs(chance: np.random.Generator) -> NDArray[np.float32]:
    """How much paint each bristle holds along its way; the texture closes on itself."""
    kinds = []
    for _ in range(HAIR_KINDS):
        hairs = gaussian_filter(chance.random(HAIRS_ACROSS), 1.6, mode="wrap")
        flecks = gaussian_filter(chance.random((HAIRS_ACROSS, HAIRS_ALONG)), (1.6, 26), mode="wrap")
        hairs = (hairs - hairs.mean()) / hairs.std()
        flecks = (flecks - flecks.mean()) / flecks.std()
        kinds.append(np.clip(0.62 + 0.14 * hairs[:, None] + 0.13 * flecks, 0, 1))
    return np.asarray(np.stack(kinds), np.float32)


@njit(cache=True, fastmath=True)
def _trace(
    xs: Field,
    ys: Field,
    reference: Image,
    index: Index,
    angle: Field,
    start: Field,
    tolerance: float,
) -> int:
    """Follow the grain both ways from a seed; returns how many points of xs and ys are the way."""
    height, width = index.shape
    x0, y0, radius, length = start[0], start[1], start[2], start[3]
    row0, column0 = int(y0), int(x0)
    own = index[row0, column0]
    steps = 0
    for way in range(2):
        x, y = x0, y0
        last_x, last_y = 0.0, 0.0
        gone = 0
        while gone < length * 0.5 and steps < LONGEST_STROKE - 2:
            turn = angle[int(y), int(x)]
            dx, dy = np.cos(turn), np.sin(turn)
            if gone == 0:
                if way == 1:
                    dx, dy = -dx, -dy
            else:
                if dx * last_x + dy * last_y < 0:
                    dx, dy = -dx, -dy
                dx, dy = 0.6 * last_x + 0.4 * dx, 0.6 * last_y + 0.4 * dy
                norm = np.sqrt(dx * dx + dy * dy) + 1e-6
                dx, dy = dx / norm, dy / norm
            x, y = x + dx, y + dy
            if x < 0 or y < 0 or x >= width or y >= height:
                break
            row, column = int(y), int(x)
            if index[row, column] != own:
                break
            gone += 1
            wrong = 0.0
            for c in range(3):
                wrong += abs(reference[row, column, c] - reference[row0, column0, c])
            if gone > 0.75 * radius and wrong > tolerance:
                break
            last_x, last_y = dx, dy
            xs[steps] = x
            ys[steps] = y
            steps += 1
        if way == 0:
            for i in range(steps // 2):
                j = steps - 1 - i
                xs[i], xs[j] = xs[j], xs[i]
                ys[i], ys[j] = ys[j], ys[i]
            xs[steps] = x0
            ys[steps] = y0
            steps += 1
    return steps


@njit(cache=True, fastmath=True)
def lay_strokes(  # noqa: PLR0915  compiled code takes no objects
    canvas: Image,
    paint_height: Field,
    reference: Image,
    index: Index,
    angle: Field,
    strokes: NDArray[np.float32],
    shifts: NDArray[np.float32],
    pickups: Field,
    feathers: Field,
    chances: NDArray[np.int64],
    bristles: NDArray[np.float32],
    bristle_size: float,
    opacity: float,
    dry: float,
    streak: float,
) -> None:
    """Lay strokes one after the other.

    A stroke first gathers its cover in a buffer, each point at its strongest, and is then laid on
    the canvas once: laying each sample at once would add up to hard, ragged edges. The samples of
    a ribbon are so near each other, also on the outside of a bend, that none of its points is left
    out.
    """
    height, width = index.shape
    kinds, across, along = bristles.shape
    xs = np.empty(LONGEST_STROKE, np.float32)
    ys = np.empty(LONGEST_STROKE, np.float32)
    nxs = np.empty(LONGEST_STROKE, np.float32)
    nys = np.empty(LONGEST_STROKE, np.float32)
    cover = np.zeros((height, width), np.float32)
    thick = np.zeros((height, width), np.float32)
    touched = np.empty(height * width, np.int64)
    colour = np.empty(3, np.float32)
    late = np.minimum(np.maximum(1.6 * (bristles[:, :, 0] - 0.35), 0.0), 0.8)
    per_point = 1 / bristle_size
    for k in range(strokes.shape[0]):
        steps = _trace(xs, ys, reference, index, angle, strokes[k], STRAYING)
        if steps < SHORTEST_STROKE:
            continue
        radius = strokes[k, 2]
        row0, column0 = int(strokes[k, 1]), int(strokes[k, 0])
        own = index[row0, column0]
        for c in range(3):
            colour[c] = reference[row0, column0, c] + shifts[k, c]
        kind = chances[k, 0] % kinds
        per_feather = 1 / feathers[k]
        for i in range(steps):
            before, after = max(i - 3, 0), min(i + 3, steps - 1)
            tx, ty = xs[after] - xs[before], ys[after] - ys[before]
            norm = np.sqrt(tx * tx + ty * ty) + 1e-6
            nxs[i], nys[i] = -ty / norm, tx / norm
        count = 0
        for i in range(steps - 1):
            turned = abs(nxs[i + 1] - nxs[i]) + abs(nys[i + 1] - nys[i])
            parts = max(2, int(np.ceil((1 + radius * turned) / 0.6)))
            u = i / (steps - 1.0)
            held_from = dry * (0.35 + 0.65 * u)
            v_along = (chances[k, 1] + int(i * per_point)) % along
            for part in range(parts):
                t = part / parts
                end = min(i + t, steps - 1 - i - t) / (radius + 1e-6)
                tip = 1.0 if end >= 1 else (1 - (1 - end) ** 2.5) ** 0.4
                reach = radius * tip
                middle_x = xs[i] + t * (xs[i + 1] - xs[i])
                middle_y = ys[i] + t * (ys[i + 1] - ys[i])
                nx = nxs[i] + t * (nxs[i + 1] - nxs[i])
                ny = nys[i] + t * (nys[i + 1] - nys[i])
                samples = int(2 * reach / 0.85) + 1
                for j in range(samples):
                    v = -1.0 + 2.0 * (j + 0.5) / samples
                    x, y = middle_x + nx * v * reach, middle_y + ny * v * reach
                    if x < 0 or y < 0 or x >= width or y >= height:
                        continue
                    row, column = int(y), int(x)
                    hair = (chances[k, 2] + int((v * reach + 4096.0) * per_point)) % across
                    begun = 5.0 * (end - late[kind, hair])
                    if begun <= 0.0:
                        continue
                    held = bristles[kind, hair, v_along]
                    share = min(1.0, 3.0 * (held - held_from)) * min(1.0, begun)
                    share *= min(1.0, (1 - abs(v)) * per_feather)
                    if share <= cover[row, column]:
                        continue
                    if cover[row, column] == 0.0:
                        touched[count] = row * width + column
                        count += 1
                    cover[row, column] = share
                    thick[row, column] = held
        pickup = pickups[k]
        for t in range(count):
            row, column = touched[t] // width, touched[t] % width
            share = cover[row, column] * opacity
            cover[row, column] = 0.0
            if index[row, column] != own:
                apart = 0.0
                for c in range(3):
                    apart += abs(reference[row, column, c] - reference[row0, column0, c])
                if apart > LOST_EDGE:
                    continue
            held = thick[row, column]
            for c in range(3):
                here = colour[c] + pickup * (
                    reference[row, column, c] - reference[row0, column0, c]
                )
                here = min(max(here + (held - 0.6) * streak * 2, 0.0), 1.0)
                canvas[row, column, c] += (here - canvas[row, column, c]) * share
            paint_height[row, column] += (held - paint_height[row, column]) * share
