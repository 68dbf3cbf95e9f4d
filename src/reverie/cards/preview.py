"""What chats show of a link to the game: a fan of painted cards before the moon of their backs.

`python -m reverie.cards.preview web` writes it down for the page.
"""

import io
import sys
from pathlib import Path
from random import Random

import resvg_py
from PIL import Image, ImageDraw, ImageFilter

from reverie.cards.back import DUSK, MOON, NIGHT
from reverie.cards.daydreams import FOLDER

SIZE = WIDTH, HEIGHT = 1200, 630
"""what chats ask for"""
FILE = "public/preview.jpg"
QUALITY = 86
CARDS = ("well-of-stars", "lighthouse-rower", "moon-swing", "door-in-the-sea", "whale-on-a-thread")
"""from left to right; the middle one lies on top, since some chats show no more than the middle"""
CARD = CARD_WIDTH, CARD_HEIGHT = 272, 408
RIM, CORNER = 7, 20
STEP, TURN, FALL = 176, 9, 17
"""how far a card lies beside its neighbour, is turned from it, and lies below it"""
TWICE = 2
"""as large as it is drawn, so that slanted edges are smooth"""


def preview() -> Image.Image:
    """The picture."""
    picture = _sky()
    middle = len(CARDS) // 2
    for place in sorted(range(len(CARDS)), key=lambda place: -abs(place - middle)):
        _lay(picture, CARDS[place], place - middle)
    return picture.resize(SIZE, Image.Resampling.LANCZOS).convert("RGB")


def _sky() -> Image.Image:
    chance = Random(7)  # noqa: S311  nothing hangs on it
    stars = "".join(
        f'<circle cx="{chance.uniform(0, WIDTH):.0f}" cy="{chance.uniform(0, HEIGHT):.0f}" '
        f'r="{chance.choice((1.1, 1.6, 2.4))}"/>'
        for _ in range(150)
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        '<defs><radialGradient id="sky" cx="600" cy="300" r="720" gradientUnits="userSpaceOnUse">'
        f'<stop offset="0" stop-color="{DUSK}"/><stop offset="1" stop-color="{NIGHT}"/>'
        '</radialGradient><radialGradient id="glow"><stop offset="0.5" stop-color="#ffeeb5" '
        'stop-opacity="0.6"/><stop offset="1" stop-color="#ffeeb5" stop-opacity="0"/>'
        '</radialGradient></defs><path fill="url(#sky)" d="M0 0h1200v630H0z"/>'
        f'<g fill="#fff6dd" opacity="0.85">{stars}</g>'
        f'<circle cx="600" cy="290" r="390" fill="url(#glow)"/>'
        f'<circle cx="600" cy="290" r="268" fill="{MOON}"/></svg>'
    )
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH * TWICE, height=HEIGHT * TWICE)
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")


def _lay(picture: Image.Image, name: str, place: int) -> None:
    card, shadow = _card(name), Image.new("RGBA", picture.size)
    turned = card.rotate(-TURN * place, Image.Resampling.BICUBIC, expand=True)
    x = (WIDTH // 2 + STEP * place) * TWICE - turned.width // 2
    y = (HEIGHT // 2 + FALL * place * place) * TWICE - turned.height // 2
    shadow.paste((4, 8, 30, 150), (x, y + 8 * TWICE), turned.getchannel("A"))
    picture.alpha_composite(shadow.filter(ImageFilter.GaussianBlur(12 * TWICE)))
    picture.alpha_composite(turned, (max(0, x), y), (max(0, -x), 0))


def _card(name: str) -> Image.Image:
    width, height = (side * TWICE for side in CARD)
    rim, corner = RIM * TWICE, CORNER * TWICE
    painted = Image.open(FOLDER / f"{name}.webp").convert("RGBA").resize((width, height))
    card = Image.new("RGBA", (width + 2 * rim, height + 2 * rim))
    edge = ImageDraw.Draw(card)
    edge.rounded_rectangle((0, 0, card.width - 1, card.height - 1), corner + rim, "#f7ecd0")
    mask = Image.new("L", painted.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), corner, 255)
    card.paste(painted, (rim, rim), mask)
    return card


if __name__ == "__main__":
    preview().save(Path(sys.argv[1], FILE), quality=QUALITY, optimize=True, progressive=True)
