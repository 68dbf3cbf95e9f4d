"""The look is what docs/look.md says, and can be read by night and by day."""

import re
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CSS = (ROOT / "web/src/app.css").read_text("utf-8")
PAGE = (ROOT / "docs/look.md").read_text("utf-8")
DAY, NIGHT = range(2)
COLOURS = {
    name: (day, night)
    for name, day, night in re.findall(r"--([a-z-]+): light-dark\((#\w{6}), (#\w{6})\);", CSS)
} | {name: (one, one) for name, one in re.findall(r"--([a-z-]+): (#\w{6});", CSS)}
GROUNDS = ("night", "room", "panel", "raised")
READ = ("ink", "faint", "lamp", "good", "bad", "forbid")
SEEN = ("edge", "lit", "gold")
"""what shows something without words"""


def brightness(colour: str) -> float:
    """As WCAG defines relative luminance."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("light", [DAY, NIGHT])
def test_what_is_read_stands_out(light: int) -> None:
    """Words have 4.5:1 on every ground, and signs without words 3:1."""
    for least, inks in ((4.5, READ), (3.0, SEEN)):
        for ink, ground in product(inks, GROUNDS):
            ratio = contrast(COLOURS[ink][light], COLOURS[ground][light])
            assert ratio >= least, (ink, ground, round(ratio, 2))
    assert contrast(COLOURS["on-glow"][light], COLOURS["glow"][light]) >= 7


def test_the_page_about_the_look_is_true() -> None:
    """Every colour and duration that docs/look.md names is the one in app.css."""
    for row in re.findall(r"^\| `--.*", PAGE, re.MULTILINE):
        names, *said = [re.findall(r"`([^`]+)`", cell) for cell in row.strip("|").split("|")[:3]]
        for at, name in enumerate(names):
            if name.removeprefix("--") in COLOURS and said[0]:
                day, night = COLOURS[name.removeprefix("--")]
                assert (said[1][at], said[0][at]) == (day, night), name
            else:
                assert f"{name}:" in CSS, name
    for name, milliseconds in re.findall(r"^\| `(--\w+)` \| (\d+) ms", PAGE, re.MULTILINE):
        assert f"{name}: {milliseconds}ms;" in CSS, name
