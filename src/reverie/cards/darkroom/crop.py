"""Where to cut a picture to the shape of a card, so that what one looks at stays in.

The picture is looked at from afar: where it has edges, and colours that are rare in it, there is
something to see. A window of a card's shape is moved along the picture, and wins where it holds
most of that, with what is near its own middle counting more. If all is alike, the middle wins.
"""

from collections import Counter
from itertools import accumulate
from math import log2

from PIL import Image, ImageFilter

WIDTH, HEIGHT = 2, 3
"""the shape of a card"""
AFAR = 96
"""pixels on the longer side, enough to see where something is"""
BITS_OF_COLOUR = 3
"""of each channel, when asking how rare a colour is"""
RARE = 14.0
"""how much a colour counts that is seen half as often as another, against edges from 0 to 255"""
PULL_OF_THE_MIDDLE = 0.25
"""what a window at the very edge loses against one in the middle"""

Box = tuple[int, int, int, int]


def card_size(width: int, height: int) -> tuple[int, int]:
    """The largest card that can be cut from a picture of this size."""
    if width * HEIGHT > height * WIDTH:
        return max(1, height * WIDTH // HEIGHT), height
    return width, max(1, width * HEIGHT // WIDTH)


def best_card(picture: Image.Image) -> Box:
    """The part of an RGB picture to keep, as left, top, right and bottom."""
    wide, high = card_size(*picture.size)
    across = picture.width > wide
    room = picture.width - wide if across else picture.height - high
    if not room:
        return 0, 0, wide, high
    lines = _interest(picture, across=across)
    window = max(1, round(len(lines) * (wide / picture.width if across else high / picture.height)))
    at = _best_window(lines, window)
    steps = len(lines) - window
    offset = round(room * at / steps) if steps else room // 2
    return (offset, 0, offset + wide, high) if across else (0, offset, wide, offset + high)


def _interest(picture: Image.Image, *, across: bool) -> list[float]:
    """How much there is to see in each column, or in each row, of the picture from afar."""
    scale = AFAR / max(picture.size)
    size = max(3, round(picture.width * scale)), max(3, round(picture.height * scale))
    afar = picture.resize(size, Image.Resampling.BOX, reducing_gap=2.0)
    wide, high = size
    edges = _edges(afar)
    colours = [
        (red >> 8 - BITS_OF_COLOUR, green >> 8 - BITS_OF_COLOUR, blue >> 8 - BITS_OF_COLOUR)
        for red, green, blue in zip(*[iter(afar.tobytes())] * 3, strict=True)
    ]
    often = Counter(colours)
    most = log2(often.most_common(1)[0][1])
    seen = [
        edge + RARE * (most - log2(often[colour]))
        for edge, colour in zip(edges, colours, strict=True)
    ]
    if across:
        return [sum(seen[column::wide]) for column in range(wide)]
    return [sum(seen[row * wide : (row + 1) * wide]) for row in range(high)]


def _edges(picture: Image.Image) -> bytes:
    """How much brightness changes around each pixel; single specks are smoothed away."""
    grey = picture.convert("L").filter(ImageFilter.GaussianBlur(0.8))
    edges = grey.filter(ImageFilter.FIND_EDGES)
    # The filter leaves the outermost pixels as they are, which would look like edges.
    inside = edges.crop((1, 1, edges.width - 1, edges.height - 1))
    framed = Image.new("L", edges.size)
    framed.paste(inside, (1, 1))
    return framed.filter(ImageFilter.GaussianBlur(1)).tobytes()


def _best_window(lines: list[float], window: int) -> int:
    """Where a window should begin that is so many lines wide."""
    steps = len(lines) - window
    least = min(lines)
    above = [line - least for line in lines]
    before = [0.0, *accumulate(above)]
    inner = window // 4

    def worth(at: int) -> float:
        """What is in its middle half counts twice."""
        held = before[at + window] - before[at]
        held += before[at + window - inner] - before[at + inner]
        away = abs(2 * at - steps) / steps if steps else 0.0
        return held * (1 - PULL_OF_THE_MIDDLE * away * away)

    return max(range(steps + 1), key=lambda at: (worth(at), -abs(2 * at - steps)))
