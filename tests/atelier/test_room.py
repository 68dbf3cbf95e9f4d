"""What stands behind the cards on the page: quiet enough for words, and the same on every day."""

from pathlib import Path

import pytest

pytest.importorskip("cv2")
pytest.importorskip("numba")

import numpy as np
from PIL import Image as Pillow

from reverie.atelier.noise import Field
from reverie.atelier.room.backdrop import BACKDROPS, LAWNS, ROOM, hang
from reverie.atelier.room.lawn import seamless
from reverie.atelier.room.legible import (
    BRIGHTEST_BY_NIGHT,
    DARKEST_BY_DAY,
    legible,
    relative_luminance,
)

PAINTED = Path(__file__).parents[2] / "web/src/room"
LEAST_TEXT, LEAST_SHAPE = 4.5, 3.0
FAINT = {"night": "#b7c2e6", "day": "#565c7c"}
"""the faintest words of the page"""
STONE = {"night": "#7a86b3", "day": "#d9ceb2"}
"""the dimmest stones of the score track, those beyond the goal"""
RIM = "#efe3c0"
"""around the rabbits on it"""


def brightness(name: str) -> Field:
    with Pillow.open(PAINTED / f"{name}.webp") as picture:
        points = np.asarray(picture.convert("RGB"), np.float32) / 255
    return relative_luminance(points)


def luminance_of(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return float(relative_luminance(np.array([[parts]], np.float32))[0, 0])


def contrast(colour: str, ground: Field) -> Field:
    ours = luminance_of(colour)
    bright, dark = np.maximum(ground, ours), np.minimum(ground, ours)
    return np.asarray((bright + 0.05) / (dark + 0.05), np.float32)


@pytest.mark.parametrize("backdrop", BACKDROPS, ids=lambda backdrop: backdrop.name)
def test_words_can_be_read_on_a_backdrop(backdrop) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    """The faintest words have 4.5:1 on it but for lamps and stars; it is light and large enough."""
    file = PAINTED / f"{backdrop.name}.webp"
    assert file.stat().st_size <= backdrop.limit
    with Pillow.open(file) as picture:
        assert picture.size == backdrop.size
    ground = brightness(backdrop.name)
    assert (contrast(FAINT[backdrop.hour], ground) < LEAST_TEXT).mean() < 0.012


@pytest.mark.parametrize("lawn", LAWNS, ids=lambda lawn: lawn.name)
def test_stones_and_rabbits_stand_out_on_the_lawn(lawn) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    """The dimmest stone and the rim of a rabbit have 3:1 on nearly every blade of grass."""
    assert (PAINTED / f"{lawn.name}.webp").stat().st_size <= lawn.limit
    ground = brightness(lawn.name)
    for colour in (STONE[lawn.hour], RIM):
        assert (contrast(colour, ground) < LEAST_SHAPE).mean() < 0.01


def test_a_picture_is_brought_into_the_range_of_its_hour() -> None:
    """Noise of all colours is dark at night and pale by day, and brighter stays brighter."""
    noise = np.random.default_rng(1).random((40, 60, 3)).astype(np.float32)
    by_night = relative_luminance(legible(noise, "night"))
    by_day = relative_luminance(legible(noise, "day"))
    before = relative_luminance(noise)
    assert by_night[before < 0.5].max() <= BRIGHTEST_BY_NIGHT + 0.001
    assert by_day.min() >= DARKEST_BY_DAY * 0.95
    for after in (by_night, by_day):
        assert np.corrcoef(before.ravel(), after.ravel())[0, 1] > 0.8


def test_a_lawn_has_no_seam() -> None:
    """Its last row and column go on in its first."""
    ramp = np.linspace(0, 1, 90, dtype=np.float32)
    slope = np.stack([ramp[:, None] + ramp[None, :]] * 3, -1) / 2
    tile = seamless(slope)
    inner = np.abs(np.diff(tile, axis=0)).max()
    assert np.abs(tile[-1] - tile[0]).max() <= inner
    assert np.abs(tile[:, -1] - tile[:, 0]).max() <= inner


@pytest.mark.parametrize("name", ["table-night-wide", "heaven-day-tall"])
def test_the_same_picture_every_day(name: str) -> None:
    """A backdrop that is painted twice is the same to the last point."""
    assert np.array_equal(hang(ROOM[name], 0.05), hang(ROOM[name], 0.05))
