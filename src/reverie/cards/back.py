"""The back of every card: two hares that leap round the moon, the same from both ends.

One drawing for paper and page. `python -m reverie.cards.back web` writes it down for the page, and
with it the sign of the game, in which one of the hares leaps over the moon.
"""

import sys
from pathlib import Path
from random import Random

import resvg_py

STARS = 46
GOLD, MOON, NIGHT, DUSK = "#d9b36a", "#f6e7c1", "#0b1437", "#27407c"
HIGH_UP = "translate(38 116) scale(0.9)"
EDGE = NIGHT
"""what may show where a cut goes astray"""
ICONS = (180, 192, 512)
"""the sizes of the sign for devices that want points, as PNG"""

_HARE = """
<g id="hare" fill="#0b1437">
<path d="M252 320c-20 18-44 22-62 34-9 6-3 17 8 14 24-7 52-16 76-30z"/>
<path d="M270 334c-18 18-36 24-49 39-7 8 1 17 10 12 24-13 46-25 64-42z"/>
<path d="M366 320c24 0 46 13 68 9 11-2 14 11 3 14-26 7-56 1-80-9z"/>
<path d="M350 330c20 8 36 25 57 27 11 1 10 13-1 13-25 0-54-15-72-31z"/>
<path d="M236 298c4-30 52-48 104-38 20 4 38 10 54 8 8 28-4 54-30 65-34 13-78 13-104 5-18-6-26-22
-24-40z"/>
<path d="M382 270c12-16 36-14 49 8 9 13 6 22-5 26-18 7-40 5-50-6z"/>
<path d="M396 271c-13-30-43-56-82-67 5 32 36 58 72 74z"/>
<path d="M408 266c0-30-18-62-49-79-8 32 8 64 36 85z"/>
<circle cx="229" cy="287" r="14" fill="#d9b36a" stroke="#f6e7c1" stroke-width="4"/>
<g fill="none" stroke="#d9b36a" stroke-width="3" stroke-linecap="round">
<path d="M258 326c-12-26 14-46 40-30 14 10 16 28 6 40M384 264c-14-20-34-38-56-48"/>
<path d="M397 252c-2-18-14-38-30-52"/>
</g>
<circle cx="413" cy="283" r="4.5" fill="#f6e7c1"/>
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


def sign() -> bytes:
    """The sign of the game, as SVG of 512 by 512: what a browser shows for its icon."""
    stars = ((92, 96, 7), (418, 84, 8), (452, 300, 6), (58, 286, 6), (150, 52, 4), (366, 40, 4))
    sky = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in stars)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        '<defs><radialGradient id="sky" cx="0.5" cy="0.5" r="0.75">'
        f'<stop offset="0" stop-color="{DUSK}"/><stop offset="1" stop-color="{NIGHT}"/>'
        '</radialGradient><radialGradient id="glow"><stop offset="0.6" stop-color="#ffeeb5" '
        'stop-opacity="0.55"/><stop offset="1" stop-color="#ffeeb5" stop-opacity="0"/>'
        f"</radialGradient>{_HARE}</defs>"
        '<path fill="url(#sky)" d="M0 0h512v512H0z"/>'
        f'<g fill="#fff6dd">{sky}</g>'
        '<circle cx="256" cy="256" r="236" fill="url(#glow)"/>'
        f'<circle cx="256" cy="256" r="168" fill="{MOON}"/>'
        f'<circle cx="256" cy="256" r="154" fill="none" stroke="{GOLD}" stroke-width="4"/>'
        '<use href="#hare" transform="translate(-172 -122) scale(1.36)"/>'
        "</svg>"
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


def _write(web: Path) -> None:
    (web / "src/room/back.svg").write_bytes(back())
    (web / "public/icon.svg").write_bytes(sign())
    for size in ICONS:
        picture = resvg_py.svg_to_bytes(svg_string=sign().decode(), width=size, height=size)
        (web / f"public/icon-{size}.png").write_bytes(bytes(picture))


if __name__ == "__main__":
    _write(Path(sys.argv[1]))
