"""Drawing by a program: colours, shapes and palettes, written as SVG."""

from collections.abc import Sequence
from math import sin
from zlib import crc32

from msgspec import Struct

WIDTH, HEIGHT = 640, 960
INK, PAPER = "#141432", "#ffffff"


class Palette(Struct, frozen=True):
    """The colours of a picture: its sky from top to bottom, its ground from far to near, lights."""

    top: str
    middle: str
    low: str
    far: str
    near: str
    light: str
    accent: str
    second: str

    def ground(self, nearness: int) -> str:
        """The colour of a layer of ground, from 0, in the haze, to 3, right before us."""
        return mix(self.far, self.near, nearness / 3)

    @property
    def shades(self) -> tuple[str, str, str]:
        """The picture in three colours."""
        return self.top, self.low, self.near


def mix(one: str, other: str, share: float) -> str:
    """A colour between two, with so large a share of the other."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def dark(colour: str, share: float = 0.3) -> str:
    """The colour in the shade."""
    return mix(colour, INK, share)


def pale(colour: str, share: float = 0.3) -> str:
    """The colour in the light."""
    return mix(colour, PAPER, share)


def shape(outline: str, colour: str, opacity: float = 1) -> str:
    """A filled outline."""
    return f'<path fill="{colour}"{_faint(opacity)} d="{outline}"/>'


def line(course: str, colour: str, width: float = 4, opacity: float = 1) -> str:
    """A line with round ends."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{_faint(opacity)} d="{course}"/>'
    )


def disc(x: float, y: float, radius: float, colour: str, opacity: float = 1) -> str:
    """A full circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"{_faint(opacity)}/>'


def oval(x: float, y: float, radii: tuple[float, float], colour: str, opacity: float = 1) -> str:
    """A full ellipse."""
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{radii[0]:g}" ry="{radii[1]:g}" '
        f'fill="{colour}"{_faint(opacity)}/>'
    )


def at(x: float, y: float, size: float, drawing: str, turn: float = 0) -> str:
    """A drawing put somewhere; a negative size turns it to the other side."""
    return f'<g transform="{_moved(x, y, size, turn)}">{drawing}</g>'


Place = tuple[float, float, float, float]
"""x, y, size and turn"""


def many(drawing: str, places: Sequence[Place]) -> str:
    """The same drawing in many places."""
    name = _name(drawing)
    first, *others = (_moved(*place) for place in places)
    copies = "".join(f'<use href="#{name}" transform="{moved}"/>' for moved in others)
    return f'<g transform="{first}"><g id="{name}">{drawing}</g></g>{copies}'


def inside(outline: str, drawing: str) -> str:
    """A drawing that is seen only within an outline."""
    name = _name(outline)
    clip = f'<clipPath id="{name}"><path d="{outline}"/></clipPath>'
    return f'{clip}<g clip-path="url(#{name})">{drawing}</g>'


def _name(text: str) -> str:
    return f"n{crc32(text.encode()):08x}"


def spread(count: int, seed: float = 0) -> list[tuple[float, float]]:
    """So many points of the unit square, evenly scattered."""
    steps = range(1, count + 1)
    return [((seed + n * 0.7548776662) % 1, (seed * 3 + n * 0.5698402910) % 1) for n in steps]


def sway(seed: float, step: float) -> float:
    """A number from -1 to 1 that wanders gently as the step grows."""
    return (sin(seed * 7.3 + step * 2.1) + sin(seed * 3.1 + step * 4.7)) / 2


def frame(palette: Palette, body: str) -> str:
    """The whole picture: the sky, what was drawn, and a little shade towards the corners."""
    p = palette
    drawn = f"{_all('url(#sky)')}{body}{_all('url(#edge)')}"
    definitions = {
        "sky": _fall("sky", (0, p.top), (0.5, p.middle), (0.85, p.low)),
        "sea": _fall("sea", (0, mix(p.low, p.middle, 0.6)), (1, mix(p.top, p.near, 0.7))),
        "glow": _round("glow", (0, p.light, 0.75), (0.35, p.light, 0.3), (1, p.light, 0)),
        "edge": _round("edge", (0.6, p.near, 0), (1, p.near, 0.4), radius=0.78),
    } | {
        f"g{n}": _fall(f"g{n}", (0, mix(p.ground(n), p.low, 0.22)), (1, dark(p.ground(n), 0.18)))
        for n in range(4)
    }
    used = "".join(text for name, text in definitions.items() if f"url(#{name})" in drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}"><defs>{used}</defs>{drawn}</svg>'
    )


def _moved(x: float, y: float, size: float, turn: float) -> str:
    moves = [f"translate({x:.4g} {y:.4g})"]
    if turn:
        moves.append(f"rotate({turn:g})")
    if size != 1:
        moves.append(f"scale({size:.3g} {abs(size):.3g})" if size < 0 else f"scale({size:.3g})")
    return "".join(moves)


def _all(colour: str) -> str:
    return shape(f"M0 0h{WIDTH}v{HEIGHT}H0z", colour)


def _faint(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{opacity:g}"'


def _fall(name: str, *stops: tuple[float, str]) -> str:
    inner = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x2="0" y2="1">{inner}</linearGradient>'


def _round(name: str, *stops: tuple[float, str, float], radius: float = 0.5) -> str:
    inner = "".join(
        f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        for at, colour, opacity in stops
    )
    return f'<radialGradient id="{name}" r="{radius:g}">{inner}</radialGradient>'
