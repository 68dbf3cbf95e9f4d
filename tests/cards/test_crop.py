"""Where a picture is cut to the shape of a card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw, ImageFilter

from reverie.cards.darkroom.crop import best_card, card_size
from tests.cards.pictures import field

SIZES = st.integers(1, 400)


@given(SIZES, SIZES)
def test_a_card_is_as_large_as_it_can_be(width: int, height: int) -> None:
    """What is cut out lies inside, has a card's shape to the pixel, and touches two sides."""
    left, top, right, bottom = best_card(field((width, height)))
    assert 0 <= left < right <= width
    assert 0 <= top < bottom <= height
    assert (right - left, bottom - top) == card_size(width, height)
    assert right - left == width or bottom - top == height
    assert abs((right - left) * 3 - (bottom - top) * 2) <= 3


@pytest.mark.parametrize("size", [(900, 600), (1600, 900), (600, 1600), (640, 960)])
def test_where_all_is_alike_the_middle_is_kept(size: tuple[int, int]) -> None:
    """A picture without anything to see is cut on both sides alike."""
    left, top, right, bottom = best_card(field(size))
    assert abs(left - (size[0] - right)) <= 1 + size[0] // 96
    assert abs(top - (size[1] - bottom)) <= 1 + size[1] // 96


@pytest.mark.parametrize("at", [0.12, 0.3, 0.5, 0.7, 0.88])
@pytest.mark.parametrize("size", [(1600, 900), (900, 2400)], ids=["landscape", "tall"])
def test_what_one_looks_at_stays_in(at: float, size: tuple[int, int]) -> None:
    """A bright thing before a soft sky is wholly on the card, wherever in the picture it is."""
    picture = Image.linear_gradient("L").resize(size).convert("RGB")
    across = size[0] > size[1]
    x, y = (at * size[0], size[1] / 2) if across else (size[0] / 2, at * size[1])
    radius = 90
    pen = ImageDraw.Draw(picture)
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(240, 190, 40))
    pen.ellipse((x - 40, y - 40, x + 40, y + 40), fill=(120, 20, 20))
    left, top, right, bottom = best_card(picture)
    assert left <= max(0, x - radius)
    assert right >= min(size[0], x + radius)
    assert top <= max(0, y - radius)
    assert bottom >= min(size[1], y + radius)


def test_a_rare_colour_is_looked_at_though_it_is_soft() -> None:
    """A red haze in a grey landscape is kept, though it has no edge anywhere."""
    picture = field((1500, 800), (120, 122, 125))
    ImageDraw.Draw(picture).ellipse((1150, 250, 1450, 550), fill=(190, 60, 50))
    left, _, right, _ = best_card(picture.filter(ImageFilter.GaussianBlur(60)))
    assert left <= 1200
    assert right >= 1400


def test_grain_does_not_pull() -> None:
    """The grain of a dark photo on one side weighs less than the thing on the other."""
    picture = field((1500, 800), (60, 60, 60))
    grain = Image.effect_noise((750, 800), 26).convert("RGB")
    picture.paste(Image.blend(picture.crop((0, 0, 750, 800)), grain, 0.3), (0, 0))
    ImageDraw.Draw(picture).rectangle((1150, 200, 1400, 600), fill=(230, 200, 90))
    left, _, right, _ = best_card(picture)
    assert left <= 1150
    assert right >= 1400
