"""What hangs in the sky: suns, moons, stars, clouds and planets."""

from math import cos, pi, sin

from reverie.cards.sketches.grounds import glow
from reverie.cards.sketches.ink import dark, disc, line, oval, pale, shape


def moon(x: float, y: float, radius: float, colour: str) -> str:
    """A full moon with its seas."""
    r = radius
    spots = "".join(
        disc(x + dx * r, y + dy * r, size * r, dark(colour, 0.13))
        for dx, dy, size in ((-0.4, -0.3, 0.2), (0.3, 0.35, 0.26), (0.42, -0.42, 0.11))
    )
    return glow(x, y, r * 2) + disc(x, y, r, colour) + spots


def crescent(x: float, y: float, radius: float, colour: str) -> str:
    """A crescent that opens to the right."""
    r = radius
    outline = (
        f"M{x + r * 0.45:.0f} {y - r * 0.9:.0f}A{r:g} {r:g} 0 1 0 {x + r * 0.45:.0f} {y + r * 0.9:.0f}"
        f"A{r * 0.95:.0f} {r * 0.95:.0f} 0 0 1 {x + r * 0.45:.0f} {y - r * 0.9:.0f}z"
    )
    return glow(x, y, r * 1.9) + shape(outline, colour)


def sun(x: float, y: float, radius: float, colour: str) -> str:
    """A sun in a halo."""
    halo = disc(x, y, radius * 1.35, colour, 0.25)
    return glow(x, y, radius * 2.4) + halo + disc(x, y, radius, colour)


def rays(x: float, y: float, inner: float, outer: float, colour: str) -> str:
    """Sixteen rays about a point."""
    course = ""
    for n in range(16):
        across, down = cos(n * pi / 8), sin(n * pi / 8)
        far = outer if n % 2 else outer * 0.86
        course += f"M{x + inner * across:.0f} {y + inner * down:.0f}"
        course += f"L{x + far * across:.0f} {y + far * down:.0f}"
    return line(course, colour, 7, 0.85)


def star(colour: str) -> str:
    """A star with four points, 100 high."""
    return shape("M0-50Q6-6 36 0 6 6 0 50-6 6-36 0-6-6 0-50z", colour)


def cloud(colour: str) -> str:
    """A cloud, 200 wide."""
    under = shape("M-88 0q80 22 176 0q-20-20-86-16t-90 16z", dark(colour, 0.12))
    return (
        shape(
            "M-80 8a34 34 0 0 1 0-62a48 48 0 0 1 84-26a42 42 0 0 1 70 26a32 32 0 0 1 10 62z", colour
        )
        + under
    )


def planet(colour: str, ring: str) -> str:
    """A planet with a ring, 100 wide."""
    return (
        line("M-34-14C-90 6-74 34-20 24", ring, 8)
        + disc(0, 0, 50, colour)
        + shape("M-46-20Q0-4 46-20l4 14Q0 10-50-6z", pale(colour, 0.25))
        + line("M-60 10C-90 40 0 34 50 6S88-28 46-20", ring, 8)
    )


def comet(colour: str) -> str:
    """A falling star with its tail up to the right."""
    return (
        shape("M-6-14L150-130-2 12z", colour, 0.35)
        + shape("M-2-12L90-76 4 10z", colour, 0.6)
        + disc(0, 0, 16, colour)
    )


def rainbow(colours: tuple[str, ...]) -> str:
    """A bow, 400 wide, open below."""
    return "".join(
        line(f"M{-200 + n * 16} 0A{200 - n * 16} {200 - n * 16} 0 0 1 {200 - n * 16} 0", colour, 16)
        for n, colour in enumerate(colours)
    )


def eye(iris: str, white: str, lid: str) -> str:
    """An open eye, 400 wide."""
    lashes = "M-150-64l-26-34M-80-104l-14-42M0-118v-46M80-104l14-42M150-64l26-34"
    return (
        line(lashes, lid, 9)
        + shape("M-200 0Q0-230 200 0Q0 180-200 0z", white)
        + disc(0, -8, 84, iris)
        + disc(0, -8, 60, pale(iris, 0.25))
        + disc(0, -8, 38, lid)
        + disc(26, -36, 15, white)
        + line("M-200 0Q0-230 200 0", lid, 11)
        + oval(0, 96, (60, 5), lid, 0.15)
    )
