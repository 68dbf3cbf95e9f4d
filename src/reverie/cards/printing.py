"""A pack on paper: a PDF with nine cards a page, cut marks, and backs on every second page.

Print on both sides, flipped along the long edge: each page of backs is the mirror image of the page
of fronts before it, so that every card lies on its own back.
"""

import asyncio
import io
import os
from collections.abc import Callable, Sequence

from msgspec import Struct
from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from reverie.cards.back import EDGE, back
from reverie.cards.darkroom import Darkroom
from reverie.cards.pack import Pack

ROWS = COLUMNS = 3
CARDS_A_PAGE = ROWS * COLUMNS
BLEED = 2 * mm
"""how far the colour of the backs goes beyond them, where a cut may go astray"""
MARK_FROM, MARK_TO = 1 * mm, 5 * mm
"""where a cut mark begins and ends, outside of the cards"""
MARK_COLOUR, MARK_WIDTH = HexColor("#777777"), 0.2 * mm

rl_config.useA85 = 0  # pictures as they are, not as text that is a quarter longer


class Paper(Struct, frozen=True):
    """A sheet, and how wide a card is on it; all in points."""

    width: float
    height: float
    card: float

    def corner(self, place: int, *, mirrored: bool) -> tuple[float, float]:
        """Where the lower left corner of a card is."""
        row, column = divmod(place, COLUMNS)
        if mirrored:
            column = COLUMNS - 1 - column
        return self.left + column * self.card, self.bottom + (ROWS - 1 - row) * self.card_height

    @property
    def card_height(self) -> float:
        """Three high to two wide."""
        return self.card * 3 / 2

    @property
    def left(self) -> float:
        """The margin to the left."""
        return (self.width - COLUMNS * self.card) / 2

    @property
    def bottom(self) -> float:
        """The margin below."""
        return (self.height - ROWS * self.card_height) / 2


PAPERS = {
    "a4": Paper(210 * mm, 297 * mm, 63 * mm),
    "letter": Paper(215.9 * mm, 279.4 * mm, 59 * mm),
}


async def print_pack(pack: Pack, paper: Paper, tell: Callable[[str], None]) -> bytes:
    """The PDF. Pictures pass the darkroom, since a pack may be a stranger's."""

    async def front(card_id: str, picture: bytes) -> bytes:
        made = await darkroom.print_out(picture)
        tell(card_id)
        return made

    with Darkroom(os.cpu_count()) as darkroom:
        cards = [front(card.id, pack.large(card).content) for card in pack.manifest.cards]
        rear, *fronts = await asyncio.gather(darkroom.print_out(back()), *cards)
    title = next(iter(pack.manifest.name.values()))
    return pages(fronts, rear, paper, title, pack.manifest.author)


def pages(fronts: Sequence[bytes], rear: bytes, paper: Paper, title: str, author: str) -> bytes:
    """The PDF of these pictures, all JPEG."""
    made = io.BytesIO()
    canvas = Canvas(made, pagesize=(paper.width, paper.height), invariant=1)
    canvas.setTitle(title)
    canvas.setAuthor(author)
    canvas.setCreator("Reverie")
    the_back = ImageReader(io.BytesIO(rear))
    for first in range(0, len(fronts), CARDS_A_PAGE):
        on_page = fronts[first : first + CARDS_A_PAGE]
        readers = [ImageReader(io.BytesIO(front)) for front in on_page]
        _page(canvas, paper, readers, mirrored=False)
        _page(canvas, paper, [the_back] * len(on_page), mirrored=True)
    canvas.save()
    return made.getvalue()


def _page(canvas: Canvas, paper: Paper, pictures: list[ImageReader], *, mirrored: bool) -> None:
    corners = [paper.corner(place, mirrored=mirrored) for place in range(len(pictures))]
    if mirrored:
        canvas.setFillColor(HexColor(EDGE))
        for x, y in corners:
            width, height = paper.card + 2 * BLEED, paper.card_height + 2 * BLEED
            canvas.rect(x - BLEED, y - BLEED, width, height, stroke=0, fill=1)
    _cut_marks(canvas, paper)
    for picture, (x, y) in zip(pictures, corners, strict=True):
        canvas.drawImage(picture, x, y, paper.card, paper.card_height)
    canvas.showPage()


def _cut_marks(canvas: Canvas, paper: Paper) -> None:
    canvas.setStrokeColor(MARK_COLOUR)
    canvas.setLineWidth(MARK_WIDTH)
    right, top = paper.width - paper.left, paper.height - paper.bottom
    for column in range(COLUMNS + 1):
        x = paper.left + column * paper.card
        canvas.line(x, top + MARK_FROM, x, top + MARK_TO)
        canvas.line(x, paper.bottom - MARK_FROM, x, paper.bottom - MARK_TO)
    for row in range(ROWS + 1):
        y = paper.bottom + row * paper.card_height
        canvas.line(paper.left - MARK_FROM, y, paper.left - MARK_TO, y)
        canvas.line(right + MARK_FROM, y, right + MARK_TO, y)
