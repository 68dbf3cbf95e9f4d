"""The sky of a card, painted flat: colours from top to bottom, lights, stars and clouds.

A scene gives its sky as data. Positions are fractions of the picture, x from the left and y from
the top; a radius is a fraction of its width; colours are written '#rrggbb' and mixed as seen
(sRGB), because that is how a painter mixes them.
"""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from reverie.atelier.colour import srgb
from reverie.atelier.noise import Field, fbm, grid, noise, smoothstep

SEEDS = 1_000_003
STARLIGHT = np.array([1.0, 0.96, 0.86], np.float32)

Image = NDArray[np.float32]
"""rows of points of red, green and blue, 0 to 1 as seen (sRGB) unless a name says otherwise"""


@dataclass(frozen=True)
class Clouds:
    """One layer of clouds between two heights: lit towards the light, shaded away from it."""

    lit: str
    shade: str
    cover: float = 0.5
    scale: float = 1.8
    top: float = 0.0
    bottom: float = 0.7
    opacity: float = 0.7
    billow: float = 0.3
    """0 for torn veils, 1 for heaped towers"""
    stretch: float = 2.0
    """how much longer than high they are"""


@dataclass(frozen=True)
class Glow:
    """A soft light in the air, brightest in its middle."""

    x: float = 0.5
    y: float = 0.6
    radius: float = 0.4
    colour: str = "#ffe0c8"
    strength: float = 0.6


@dataclass(frozen=True)
class Rays:
    """Beams that fan out from a point, which may lie outside the picture."""

    x: float = 0.5
    y: float = -0.1
    colour: str = "#fff0c8"
    strength: float = 0.3
    count: int = 18


@dataclass(frozen=True)
class Aurora:
    """One curtain of northern light; `y` is the height of its bright lower hem."""

    colour: str = "#5fe0a8"
    strength: float = 0.5
    phase: float = 0.0
    y: float = 0.28


@dataclass(frozen=True)
class Disc:
    """A moon or a sun. A phase below 1 leaves a crescent, lit from the side `lit_from`."""

    x: float = 0.7
    y: float = 0.2
    radius: float = 0.07
    colour: str = "#fdf3d0"
    halo: float = 0.35
    phase: float = 1.0
    lit_from: float = -35.0
    """degrees clockwise from the right"""


@dataclass(frozen=True)
class Sky:
    """All that is behind the stage."""

    stops: tuple[tuple[float, str], ...] = ((0.0, "#2b3a67"), (0.6, "#e8a87c"), (1.0, "#f6d7b0"))
    clouds: tuple[Clouds, ...] = ()
    stars: int = 0
    glow: Glow | None = None
    glows: tuple[Glow, ...] = ()
    rays: Rays | None = None
    aurora: tuple[Aurora, ...] = ()
    moon: Disc | None = None
    sun: Disc | None = None
    warp: float = 0.05
    """how far the bands of colour are bent"""
    seed: int = 0


def rgb(colour: str) -> NDArray[np.float32]:
    """A colour as a point of a picture."""
    return srgb(colour).astype(np.float32)


def blend(image: Image, colour: Image, amount: Field) -> Image:
    """`image`, moved towards `colour` by `amount` at each point."""
    share = np.clip(amount, 0.0, 1.0)[..., None]
    return (image + (colour - image) * share).astype(np.float32)


def soften(image: Image, radius: float) -> Image:
    """Blurred by a Gaussian."""
    blurred = cv2.GaussianBlur(image, (0, 0), radius, borderType=cv2.BORDER_REFLECT_101)
    return np.asarray(blurred, np.float32)


def resized(image: Image, size: tuple[int, ...], way: int = cv2.INTER_LINEAR) -> Image:
    """At another size, given as width and height."""
    return np.asarray(cv2.resize(image, size[:2], interpolation=way), np.float32)


@dataclass(frozen=True)
class _Plane:
    """Where each point of the sky lies, in widths, and the chance of what is painted there."""

    x: Field
    y: Field
    tall: float
    """the picture's height in widths"""
    seed: int

    def away(self, x: float, y: float) -> tuple[Field, Field]:
        """From a place, given in fractions of the picture, to each point."""
        return self.x - x, self.y - y * self.tall


def paint_sky(sky: Sky, width: int, height: int, seed: int = 0) -> Image:
    """The sky alone, over the whole picture."""
    plane = _Plane(*grid(width, height), height / width, (seed + sky.seed) % SEEDS)
    image = _bands(sky, plane)
    for glow in (*sky.glows, *((sky.glow,) if sky.glow else ())):
        shine = _around(plane, glow.x, glow.y, glow.radius)
        image = blend(image, rgb(glow.colour), shine * glow.strength)
    if sky.stars:
        image = _with_stars(image, sky.stars, plane.seed)
    for number, curtain in enumerate(sky.aurora):
        shine = _curtain(curtain, replace(plane, seed=plane.seed + number))
        image += shine[..., None] * rgb(curtain.colour)
    if sky.sun:
        image = _with_disc(image, sky.sun, plane, spots=0.0)
    if sky.moon:
        image = _with_disc(image, sky.moon, plane, spots=0.13)
    light = _light(sky)
    for number, clouds in enumerate(sky.clouds):
        image = _with_clouds(image, clouds, light, replace(plane, seed=plane.seed + 101 * number))
    if sky.rays:
        image = _with_rays(image, sky.rays, plane)
    return np.clip(image, 0.0, 1.0).astype(np.float32)


def _bands(sky: Sky, plane: _Plane) -> Image:
    x, y, seed = plane.x, plane.y, plane.seed
    bent = y / plane.tall + sky.warp * 2 * (fbm(x * 2.3, y * 2.3, 4, seed) - 0.5)
    heights = [stop[0] for stop in sky.stops]
    colours = np.array([rgb(stop[1]) for stop in sky.stops])
    image = np.stack([np.interp(bent, heights, colours[:, c]) for c in range(3)], -1)
    mottle = 1 + 0.07 * (fbm(x * 3.5 + 3, y * 5.0, 4, seed + 9) - 0.5)
    return np.asarray(image * mottle[..., None], np.float32)


def _around(plane: _Plane, x: float, y: float, radius: float) -> Field:
    distance = np.hypot(*plane.away(x, y))
    return np.asarray(np.exp(-((distance / radius) ** 1.3)), np.float32)


def _with_stars(image: Image, count: int, seed: int) -> Image:
    height, width = image.shape[:2]
    chance = np.random.default_rng([seed, 1])
    points = np.zeros((height, width), np.float32)
    size = width / 640
    for _ in range(count):
        at = chance.uniform(0, width), chance.uniform(0, height * 0.9)
        bright = min(chance.pareto(2.2) * 0.3 + 0.35, 1.4)
        cv2.circle(
            points,
            (int(at[0] * 16), int(at[1] * 16)),
            int(min(0.8 + 1.1 * bright, 2.6) * 16 * size),
            (float(min(bright, 1.0)),),
            -1,
            cv2.LINE_AA,
            4,
        )
    soft, halo = soften(points, 0.55 * size), soften(points, 3.2 * size)
    dark_enough = 1 - smoothstep(0.55, 0.85, image.max(-1))
    shine = (soft + 0.8 * halo) * dark_enough
    return np.asarray(image + 0.9 * shine[..., None] * STARLIGHT, np.float32)


def _curtain(curtain: Aurora, plane: _Plane) -> Field:
    x, phase = plane.x, curtain.phase
    hem = curtain.y + 0.09 * np.sin(x * 5 + phase) + 0.04 * np.sin(x * 13 + phase * 2)
    above = plane.y / plane.tall - hem
    fall = np.where(above < 0, np.exp(above * 7), np.exp(-above * 30))
    folds = 0.5 + 0.5 * noise(x * 26 + phase + above, plane.y, plane.seed + 5)
    return np.asarray(fall * folds * curtain.strength, np.float32)


def _with_disc(image: Image, disc: Disc, plane: _Plane, spots: float) -> Image:
    pixel = 1 / image.shape[1]
    dx, dy = (away / disc.radius for away in plane.away(disc.x, disc.y))
    distance = np.hypot(dx, dy)
    soft = pixel / disc.radius
    lit = 1 - smoothstep(1 - soft, 1 + soft, distance)
    if disc.phase < 1:
        turn = np.radians(disc.lit_from)
        far = 2 * disc.phase
        shadow = np.hypot(dx + np.cos(turn) * far, dy + np.sin(turn) * far)
        lit *= smoothstep(1 - soft, 1 + soft, shadow)
    colour = rgb(disc.colour)
    halo = 0.55 * np.exp(-np.clip(distance - 1, 0, None) * 0.9)
    halo += 0.4 * _around(plane, disc.x, disc.y, disc.radius * 5)
    image = blend(image, colour, halo * disc.halo)
    seas = smoothstep(0.5, 0.64, fbm(dx * 1.3 + 7, dy * 1.3, 3, plane.seed))
    shaded = colour * (1 - spots * seas - 0.45 * spots * distance**2)[..., None]
    return blend(image, np.clip(shaded, 0, 1), lit)


def _light(sky: Sky) -> tuple[float, float]:
    source = sky.sun or sky.moon or sky.glow
    return (source.x, source.y) if source else (0.3, -0.6)


def _with_clouds(image: Image, clouds: Clouds, light: tuple[float, float], plane: _Plane) -> Image:
    along, down = plane.x * clouds.scale, plane.y * clouds.scale * clouds.stretch
    seed = plane.seed
    bent_along = along + 0.75 * fbm(along * 1.2 + 5, down * 1.2, 4, seed + 21)
    bent_down = down + 0.65 * fbm(along * 1.2 + 9, down * 1.2 + 4, 4, seed + 31)
    dx, dy = plane.away(*light)
    reach = np.maximum(np.hypot(dx, dy), 1e-3) / 0.09
    body = _cloud_body(clouds, bent_along, bent_down, seed)
    sunward = _cloud_body(clouds, bent_along - dx / reach, bent_down - dy / reach - 0.05, seed)
    height = plane.y / plane.tall
    edge = 1 - clouds.cover
    mass = smoothstep(edge, edge + 0.17, body)
    mass *= smoothstep(clouds.top, clouds.top + 0.12, height)
    mass *= 1 - smoothstep(clouds.bottom - 0.12, clouds.bottom, height)
    lit = np.clip((body - sunward) * 5 + 0.52, 0, 1)
    return blend(image, blend(rgb(clouds.shade), rgb(clouds.lit), lit), mass * clouds.opacity)


def _cloud_body(clouds: Clouds, along: Field, down: Field, seed: int) -> Field:
    veil = fbm(along, down, 5, seed + 41)
    if not clouds.billow:
        return veil
    heaps = 1 - np.abs(2 * fbm(along * 1.7 + 2, down * 1.7, 4, seed + 57) - 1) * 1.9
    return np.asarray(veil + clouds.billow * 0.35 * (heaps - 0.62), np.float32)


def _with_rays(image: Image, rays: Rays, plane: _Plane) -> Image:
    dx, dy = plane.away(rays.x, rays.y)
    angle, distance = np.arctan2(dy, dx), np.hypot(dx, dy)
    fan = noise(angle * rays.count / 2 + 50, distance * 0.8, plane.seed + 3)
    beams = smoothstep(0.42, 0.8, fan) * np.exp(-distance * 1.1)
    return blend(image, rgb(rays.colour), beams * rays.strength)
