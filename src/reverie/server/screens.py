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


def shows_something(path: str) -> bool:
    """Whether the page has a screen for this address, rather than its word that there is none."""
    return any(_fits(path, address) for address in SCREENS.values())


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
