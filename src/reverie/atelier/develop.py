"""From a render's layers to a picture with air in it: tone, sky, fog, glow, weather and grade.

What comes out is still smooth, as a photograph of the stage would be; `brush` paints it. It
carries along what the painter must know: whose each point is, how far, how it is turned, and how
much detail it deserves.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from reverie.atelier.noise import Field, fbm, grid, smoothstep
from reverie.atelier.sky import SEEDS, Image, Sky, blend, paint_sky, rgb, soften
from reverie.atelier.weather import Kind, fall

Index = NDArray[np.int32]
"""the number of the motif at each point; 0 is the sky"""

NOTHING = 1e4
"""a depth at which there is nothing"""

QUIET = frozenset({
    "background", "beach", "carpet", "ceiling", "cliff", "cloud", "curtain", "desert", "dune",
    "earth", "field", "floor", "fog", "grass", "ground", "hill", "horizon", "ice", "lake", "lawn",
    "leaves", "meadow", "mist", "moss", "mountain", "path", "pavement", "pond", "rain", "reeds",
    "river", "road", "rock", "sand", "sea", "sky", "snow", "soil", "stage", "street", "surf",
    "table", "valley", "wall", "water", "wave",
})  # fmt: skip
"""motifs that are ground rather than figure"""

WHEREABOUTS = frozenset({
    "afar", "behind", "below", "far", "front", "left", "near", "outside", "right", "within",
})  # fmt: skip
"""what a name may add to a ground's"""

SUBJECT_DETAIL, FOLD_DETAIL, QUIET_DETAIL, SKY_DETAIL = 1.0, 0.7, 0.3, 0.25
LEAST_FOLD = 0.04
"""how far a surface must stand before another, as a share of its distance"""
LUMA = np.array([0.299, 0.587, 0.114], np.float32)


@dataclass(frozen=True)
class Layers:
    """What the renderer saw."""

    colour: Image
    """linear light, already multiplied by alpha"""
    alpha: Field
    depth: Field
    normal: NDArray[np.float32]
    """which way a surface is turned: x right, y up, z towards the camera"""
    index: Index
    motifs: Mapping[int, str]


@dataclass(frozen=True)
class Fog:
    """Air that takes the colour of things between two distances. 'sky' is the sky behind."""

    near: float
    far: float
    colour: str = "sky"
    density: float = 0.85


@dataclass(frozen=True)
class LowFog:
    """Mist over the ground: below a height in the picture, and only at a distance."""

    colour: str
    top: float = 0.5
    """where it has faded out, from the picture's top"""
    full: float = 0.7
    """where it is thickest; below that it stays so"""
    near: float = 8.0
    far: float = 20.0
    density: float = 0.6
    wisps: float = 0.5


@dataclass(frozen=True)
class Tint:
    """One colour for the shadows and one for the lights, laid over all."""

    shadow: str
    light: str
    amount: float = 0.2


@dataclass(frozen=True)
class Air:
    """What is between the stage and the eye."""

    exposure: float = 1.2
    fog: Fog | None = None
    bloom: float = 0.25
    saturation: float = 1.0
    contrast: float = 1.06
    tint: Tint | None = None
    low_fog: LowFog | None = None
    weather: Kind | None = None
    amount: float = 0.5
    """how much weather"""
    vignette: float = 0.2
    separation: float = 0.08
    """how much darker the far is where something near stands before it"""


@dataclass(frozen=True)
class Developed:
    """A smooth picture, and what a painter must know of it."""

    image: Image
    index: Index
    depth: Field
    alpha: Field
    normal: NDArray[np.float32]
    detail: Field
    """1 where every eyelash counts, less where a broad stroke will do"""
    motifs: Mapping[int, str]


def is_quiet(motif: str) -> bool:
    """Whether a motif is ground, not figure: `hills far` and `stormy sea`, but no `sea monster`."""
    words = motif.replace("-", " ").split()
    names = {word for at in words for word in (at, at.removesuffix("s"))}
    head = {words[-1], words[-1].removesuffix("s")} if words else set()
    return bool(head & QUIET) or bool(names & QUIET and words[-1] in WHEREABOUTS)


def develop(layers: Layers, sky: Sky, air: Air, seed: int = 0) -> Developed:
    """The picture of a stage under its sky and in its air."""
    height, width = layers.alpha.shape
    seed %= SEEDS
    alpha = np.clip(layers.alpha, 0.0, 1.0).astype(np.float32)
    depth = np.where(alpha > 0, np.minimum(layers.depth, NOTHING), NOTHING).astype(np.float32)
    heaven = paint_sky(sky, width, height, seed)
    light = np.nan_to_num(layers.colour, nan=0.0, posinf=60.0) * air.exposure
    stage = tone(light / np.maximum(alpha, 1e-3)[..., None])
    if air.fog:
        stage = _in_fog(stage, depth, air.fog, heaven)
    image = blend(heaven, stage, alpha)
    image = _apart(image, depth, air.separation)
    if air.low_fog:
        image = _in_low_fog(image, depth, air.low_fog, seed)
    if air.bloom:
        image = _glowing(image, light, air.bloom)
    falling = np.zeros_like(depth)
    if air.weather:
        image, falling = fall(image, depth, air.weather, air.amount, seed)
    image = _graded(image, air)
    image = _vignetted(image, air.vignette)
    index = np.where(alpha > 0.5, layers.index, 0).astype(np.int32)
    normal = (layers.normal * alpha[..., None]).astype(np.float32)
    wisps = np.where(index == 0, smoothstep(0.04, 0.2, alpha), 0.0)
    detail = _detail(image, index, layers.motifs, depth, np.maximum(falling, wisps))
    return Developed(image, index, depth, alpha, normal, detail, layers.motifs)


def luminance(image: Image) -> Field:
    """How bright each point looks."""
    return (image @ LUMA).astype(np.float32)


def tone(light: Image) -> Image:
    """Linear light as seen, with bright lamps kept in their colour.

    The shoulder is applied to the strongest channel and the others keep their ratio to it; only
    what is far too bright relaxes towards white. A curve on each channel alone would turn every
    lamp white.
    """
    light = np.clip(light, 0.0, 60.0)
    strongest = light.max(-1, keepdims=True)
    kept = light * (_shoulder(strongest) / np.maximum(strongest, 1e-4))
    relaxed = 0.12 + 0.45 * np.clip((strongest - 1) / 8, 0, 1)
    mixed = kept * (1 - relaxed) + _shoulder(light) * relaxed
    dark = mixed * 12.92
    bright = 1.055 * np.power(np.maximum(mixed, 1e-8), 1 / 2.4) - 0.055
    return np.where(mixed <= 0.0031308, dark, bright).astype(np.float32)


def _shoulder(light: Image, start: float = 0.55) -> Image:
    rest = 1 - start
    return np.where(light < start, light, start + rest * (1 - np.exp(-(light - start) / rest)))


def _in_fog(image: Image, depth: Field, fog: Fog, heaven: Image) -> Image:
    amount = np.clip((depth - fog.near) / (fog.far - fog.near), 0, 1) ** 0.9 * fog.density
    if fog.colour == "sky":
        return blend(image, soften(heaven, image.shape[1] / 40), amount)
    return blend(image, rgb(fog.colour), amount)


def _apart(image: Image, depth: Field, amount: float) -> Image:
    """Darken the far a little around the near, as a painter sets a figure off."""
    closeness = 1 / np.clip(depth, 1.0, 200.0)
    around = soften(closeness, image.shape[1] / 36)
    behind = np.clip((around - closeness) / (around + 0.02), 0, 1)
    return (image * (1 - amount * smoothstep(0.02, 0.6, behind)[..., None])).astype(np.float32)


def _in_low_fog(image: Image, depth: Field, fog: LowFog, seed: int) -> Image:
    height, width = depth.shape
    x, y = grid(width, height)
    drift = fbm(x * 2.2, y * 6.5, 4, seed + 501)
    down = y * width / height + 0.10 * fog.wisps * (drift - 0.5)
    amount = smoothstep(fog.top, fog.full, down) * smoothstep(fog.near, fog.far, depth)
    thickness = 1 - fog.wisps * 0.8 * smoothstep(0.35, 0.75, drift)
    return blend(image, rgb(fog.colour), amount * thickness * fog.density)


def _glowing(image: Image, light: Image, strength: float) -> Image:
    height = image.shape[0]
    lamps = np.clip(light - 1.0, 0.0, 1.5).astype(np.float32)
    halo = 0.7 * (soften(lamps, height / 160) + soften(lamps, height / 50))
    halo += 0.7 * soften(lamps, height / 16)
    return (1 - (1 - np.clip(image, 0, 1)) * (1 - np.clip(halo * strength, 0, 1))).astype(
        np.float32
    )


def _graded(image: Image, air: Air) -> Image:
    image = np.clip((np.clip(image, 0, 1) - 0.5) * air.contrast + 0.5, 0, 1)
    grey = luminance(image)[..., None]
    image = np.clip(grey + (image - grey) * air.saturation, 0, 1)
    if air.tint:
        glaze = rgb(air.tint.shadow) * (1 - grey) + rgb(air.tint.light) * grey
        over = np.where(image < 0.5, 2 * image * glaze, 1 - 2 * (1 - image) * (1 - glaze))
        image = image + (over - image) * air.tint.amount
    return np.clip(image, 0, 1).astype(np.float32)


def _vignetted(image: Image, amount: float) -> Image:
    height, width = image.shape[:2]
    x, y = grid(width, height)
    distance = np.hypot(x - 0.5, y * width / height - 0.5) / 0.70
    return (image * (1 - amount * np.clip(distance, 0, 1.2) ** 2.4)[..., None]).astype(np.float32)


def _detail(
    image: Image, index: Index, motifs: Mapping[int, str], depth: Field, fine: Field
) -> Field:
    detail = np.full(index.shape, SKY_DETAIL, np.float32)
    for number, motif in motifs.items():
        detail[index == number] = QUIET_DETAIL if is_quiet(motif) else SUBJECT_DETAIL
    size = image.shape[1] / 640
    small_lights = np.abs(luminance(image - soften(image, 3 * size)))
    stars = soften(smoothstep(0.04, 0.12, small_lights) * (index == 0), 1.2 * size)
    edges = soften(folds(depth) * (index > 0), 1.2 * size)
    detail = np.maximum(soften(detail, 2 * size), np.clip(1.5 * stars, 0, 1))
    detail = np.maximum(detail, np.clip(1.5 * edges, 0, FOLD_DETAIL))
    return np.maximum(detail, fine).astype(np.float32)


def folds(depth: Field) -> Field:
    """1 where one surface stands before another, also of the same motif; a plane has none."""
    near = 1 / np.clip(depth, 0.5, 300)
    across, down = np.zeros_like(near), np.zeros_like(near)
    across[:, 1:-1] = np.abs(np.diff(near, n=2, axis=1)) / near[:, 1:-1]
    down[1:-1] = np.abs(np.diff(near, n=2, axis=0)) / near[1:-1]
    return (np.maximum(across, down) > LEAST_FOLD).astype(np.float32)
