"""The back of every printed card: two hares that leap round the moon, the same from both ends."""

from random import Random

STARS = 46
GOLD, MOON, NIGHT, DUSK = "#d9b36a", "#f6e7c1", "#0b1437", "#27407c"
HIGH_UP = "translate(38 108) scale(0.9)"
EDGE = NIGHT
"""what may show where a cut goes astray"""

_HARE = """
<g id="hare" fill="#0b1437" stroke="#0b1437" stroke-linecap="round" stroke-linejoin="round">
<path d="M238 300c34-34 92-38 132-14 14 8 24 22 25 38-34 22-82 26-120 16-24-6-44-20-37-40z"/>
<path d="M372 284c16-18 44-22 58-6 9 11 4 28-12 33-18 6-42 4-52-6z"/>
<path d="M392 276c-14-26-46-46-78-50 6 26 34 48 66 58z"/>
<path d="M402 272c-4-28-26-56-54-70-4 28 14 56 40 74z"/>
<ellipse cx="276" cy="308" rx="42" ry="30"/>
<circle cx="229" cy="289" r="15" fill="#d9b36a" stroke="#f6e7c1" stroke-width="4"/>
<path fill="none" stroke-width="17" d="M262 322c-22 12-44 16-62 34M282 332c-26 18-44 20-58 40"/>
<path fill="none" stroke-width="13" d="M376 326c22 4 40 14 56 10M362 334c20 10 34 22 52 22"/>
<circle cx="414" cy="286" r="4" fill="#f6e7c1" stroke="none"/>
</g>"""


def back() -> bytes:
    """The picture, as SVG of 640 by 960."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 960" width="640" height="960">'
        f'<defs><radialGradient id="sky" cx="320" cy="480" r="560" gradientUnits="userSpaceOnUse">'
        f'<stop offset="0" stop-color="{DUSK}"/><stop offset="1" stop-color="{NIGHT}"/>'
        '</radialGradient><radialGradient id="glow"><stop offset="0.5" stop-color="#ffeeb5" '
        'stop-opacity="0.5"/><stop offset="1" stop-color="#ffeeb5" stop-opacity="0"/>'
        f"</radialGradient>{_HARE}</defs>"
        f'<path fill="{NIGHT}" d="M0 0h640v960H0z"/><path fill="url(#sky)" d="M0 0h640v960H0z"/>'
        f"{_stars()}"
        f'<circle cx="320" cy="480" r="300" fill="url(#glow)"/>'
        f'<circle cx="320" cy="480" r="196" fill="{MOON}"/>'
        f'<circle cx="320" cy="480" r="184" fill="none" stroke="{GOLD}" stroke-width="3"/>'
        f'<path fill="{GOLD}" d="M320 448l7 25 25 7-25 7-7 25-7-25-25-7 25-7z"/>'
        f'<use href="#hare" transform="{HIGH_UP}"/>'
        f'<use href="#hare" transform="rotate(180 320 480) {HIGH_UP}"/>'
        f"{_corner()}<g transform='rotate(180 320 480)'>{_corner()}</g>"
        f'<g fill="none" stroke="{GOLD}"><rect x="34" y="34" width="572" height="892" rx="34" '
        'stroke-width="5"/><rect x="48" y="48" width="544" height="864" rx="24" '
        'stroke-width="2"/></g></svg>'
    ).encode()


def _corner() -> str:
    """A young moon above, with a garland of dots to both sides."""
    dots = "".join(
        f'<circle cx="{320 + side * (78 + 34 * at)}" cy="{150 + at * at * 3}" r="{6 - at}"/>'
        for side in (-1, 1)
        for at in range(5)
    )
    crescent = "M320 96a56 56 0 1 0 50 82a46 46 0 1 1-50-82z"
    return f'<g fill="{GOLD}"><path d="{crescent}"/>{dots}</g>'


def _stars() -> str:
    """The same sky on every card, and the same again when it is turned round."""
    chance = Random(63)  # noqa: S311  nothing hangs on it
    sky = ""
    for _ in range(STARS):
        x, y = chance.choice((1, -1)) * chance.uniform(80, 255) + 320, chance.uniform(65, 470)
        size = chance.choice((1.6, 2.2, 3.4))
        for left, top in ((x, y), (640 - x, 960 - y)):
            sky += f'<circle cx="{left:.0f}" cy="{top:.0f}" r="{size}"/>'
    return f'<g fill="#fff6dd" opacity="0.8">{sky}</g>'
