"""What lies behind and below: hills, seas, towns, woods, clouds, stars and weather."""

from itertools import pairwise
from math import floor

from reverie.cards.sketches.ink import (
    HEIGHT,
    WIDTH,
    Palette,
    dark,
    disc,
    line,
    mix,
    pale,
    shape,
    spread,
    sway,
)


def hills(y: float, nearness: int, swing: float = 40, seed: float = 0, parts: int = 4) -> str:
    """Rolling ground from this height down."""
    step = (WIDTH + 40) / parts
    heights = [y + swing * sway(seed + nearness, n) for n in range(parts + 1)]
    course = f"M-20 {heights[0]:.0f}"
    for n, (before, after) in enumerate(pairwise(heights)):
        left, right = n * step - 20, (n + 1) * step - 20
        middle = (left + right) / 2
        course += f"C{middle:.0f} {before:.0f} {middle:.0f} {after:.0f} {right:.0f} {after:.0f}"
    return shape(f"{course}V{HEIGHT}H-20z", f"url(#g{nearness})")


def mountains(y: float, nearness: int, rise: float = 150, seed: float = 0) -> str:
    """A ragged range with its foot at this height."""
    points = [(n * 80 - 40, y - rise * (0.55 + 0.45 * sway(seed, n)) * (n % 2)) for n in range(10)]
    course = "L".join(f"{x:.0f} {top:.0f}" for x, top in points)
    return shape(f"M{course}V{HEIGHT}H-40z", f"url(#g{nearness})")


def sea(palette: Palette, y: float, seed: float = 0) -> str:
    """Water to the horizon, with some light on it."""
    course = "".join(
        f"M{x * WIDTH:.0f} {y + 14 + depth * depth * (HEIGHT - y):.0f}h{20 + 70 * depth:.0f}"
        for x, depth in spread(22, seed)
    )
    body = shape(f"M0 {y:g}h{WIDTH}V{HEIGHT}H0z", "url(#sea)")
    return body + line(course, pale(palette.low, 0.35), 3, 0.45)


def swell(palette: Palette, y: float, share: float = 0.5) -> str:
    """A row of waves right before us."""
    course = f"M-40 {y:g}" + "q40-34 80 0t80 0" * 5
    water = mix(mix(palette.low, palette.middle, 0.6), mix(palette.top, palette.near, 0.7), share)
    return shape(f"{course}V{HEIGHT}H-40z", water) + line(course, pale(water), 3, 0.6)


def town(palette: Palette, y: float, nearness: int, seed: float = 0, tall: float = 120) -> str:
    """Roofs and towers in a row, some windows lit."""
    roofs, windows = f"M-10 {HEIGHT}", ""
    x, n = -10.0, 0
    while x < WIDTH:
        wide = 44 + 22 * sway(seed, n)
        top = y - tall * (0.55 + 0.45 * sway(seed + 2, n))
        ridge = wide * (0.6 if n % 3 else 1.2)
        roofs += f"V{top:.0f}l{wide / 2:.0f}-{ridge:.0f} {wide / 2:.0f} {ridge:.0f}"
        if n % 2 == floor(seed) % 2:
            windows += f"M{x + wide / 2 - 6:.0f} {top + 16:.0f}h11v16h-11z"
        elif n % 4 == 1:
            windows += f"M{x + wide / 2 - 12:.0f} {top + 34:.0f}h9v13h-9zm14 0h9v13h-9z"
        x += floor(wide / 2 + 0.5) * 2
        n += 1
    return shape(f"{roofs}V{HEIGHT}z", f"url(#g{nearness})") + shape(windows, palette.light, 0.9)


def woods(y: float, nearness: int, tall: float = 90, seed: float = 0, count: int = 16) -> str:
    """A row of firs."""
    course = f"M-30 {HEIGHT}V{y:g}"
    step = (WIDTH + 60) / count
    for n in range(count):
        high = tall * (0.75 + 0.3 * sway(seed, n))
        course += f"l{step / 2:.1f}-{high:.0f} {step / 2:.1f} {high:.0f}"
    return shape(f"{course}V{HEIGHT}z", f"url(#g{nearness})")


def clouds(y: float, colour: str, opacity: float = 1, seed: float = 0) -> str:
    """A bank of clouds with its top about here."""
    course = f"M-60 {HEIGHT}V{y + 40:.0f}"
    for n in range(7):
        wide = 100 + 26 * sway(seed, n)
        course += (
            f"a{wide * 0.56:.0f} {wide * 0.56:.0f} 0 0 1 {wide:.0f} {18 * sway(seed + 1, n):.0f}"
        )
    return shape(f"{course}V{HEIGHT}z", colour, opacity)


def stars(count: int, bottom: float = 600, seed: float = 0, colour: str = "#fff6dd") -> str:
    """Stars of two sizes above this height."""
    points = [(x * WIDTH, y * bottom) for x, y in spread(count, seed)]
    small = "".join(f"M{x:.0f} {y:.0f}h0" for x, y in points[count // 5 :])
    large = "".join(f"M{x:.0f} {y:.0f}h0" for x, y in points[: count // 5])
    return line(small, colour, 3, 0.7) + line(large, colour, 6, 0.9)


def rain(count: int, colour: str, slant: int = -8, seed: float = 0) -> str:
    """Slanting rain all over."""
    drops = "".join(f"M{x * WIDTH:.0f} {y * HEIGHT:.0f}l{slant} 34" for x, y in spread(count, seed))
    return line(drops, colour, 3, 0.4)


def snow(count: int, seed: float = 0.3) -> str:
    """Flakes all over."""
    flakes = "".join(f"M{x * WIDTH:.0f} {y * HEIGHT:.0f}h0" for x, y in spread(count, seed))
    return line(flakes, "#ffffff", 8, 0.85)


def glow(x: float, y: float, radius: float) -> str:
    """Light round a thing."""
    return disc(x, y, radius, "url(#glow)")


def room(palette: Palette, floor_at: float) -> str:
    """A wall, and boards below it."""
    boards = "".join(f"M{x} {floor_at:g}L{x * 2 - 320} 960" for x in range(-60, 720, 70))
    floor_colour = dark(palette.ground(2), 0.15)
    skirting = shape(f"M0 {floor_at - 18:g}h640v18H0z", dark(floor_colour, 0.3))
    ground = shape(f"M0 {floor_at:g}h640V960H0z", floor_colour)
    return ground + line(boards, dark(floor_colour, 0.4), 3, 0.6) + skirting


def water_light(x: float, y: float, colour: str, length: int = 9) -> str:
    """The broken light that a lamp or a moon throws on water towards us."""
    course = "".join(
        f"M{x - 16 - 7 * n + 18 * sway(x, n):.0f} {y + n * n * 3 + n * 9:.0f}h{32 + 14 * n}"
        for n in range(length)
    )
    return line(course, colour, 6, 0.6)
