"""The first shipped pack: 84 pictures painted by the atelier, as `make deck` has left them here."""

from functools import cache
from pathlib import Path

from reverie.cards.load import load_pack
from reverie.cards.pack import Pack, Picture

FOLDER = Path(__file__).parent
SMALL = FOLDER / "small"
"""made by `make small`; a server makes those that are missing"""


@cache
def daydreams() -> Pack:
    """The pack, read when it is first asked for."""
    small = {path.stem: Picture(path.read_bytes(), "webp") for path in SMALL.glob("*.webp")}
    return load_pack(FOLDER).with_small(small)
