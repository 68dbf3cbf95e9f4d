"""The screens of the page by their addresses: a table that the server and the page both read."""

import re

from reverie.cards.pack import SLUG
from reverie.table import is_code

SCREENS = {
    "home": "/",
    "how": "/how",
    "gallery": "/gallery",
    "new-pack": "/gallery/new",
    "deck": "/gallery/{pack}",
    "screen": "/tv/{code}",
    "table": "/{code}",
}
"""The first that an address fits is meant."""


NOWHERE = "nowhere"
"""what the page shows at any other address"""


def screen_at(path: str) -> tuple[str, str]:
    """The screen at an address, and the last part of it: a code in capitals, or a pack's name."""
    last = path.rpartition("/")[2]
    for screen, address in SCREENS.items():
        if _fits(path, address):
            return screen, last.upper() if address.endswith("{code}") else last
    return NOWHERE, last


def shows_something(path: str) -> bool:
    """Whether the page has a screen for this address, rather than its word that there is none."""
    return screen_at(path)[0] != NOWHERE


def _fits(path: str, address: str) -> bool:
    parts, wanted = path.split("/"), address.split("/")
    return len(parts) == len(wanted) and all(map(_part_fits, parts, wanted))


def _part_fits(part: str, wanted: str) -> bool:
    match wanted:
        case "{code}":
            return is_code(part.upper())
        case "{pack}":
            return re.fullmatch(SLUG, part) is not None
        case _:
            return part == wanted
