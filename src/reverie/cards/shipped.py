"""The packs that come with Reverie. The first is played with unless a host chooses."""

from functools import cache

from reverie.cards.daydreams import daydreams
from reverie.cards.pack import Pack
from reverie.cards.sketches import sketches

PACKS = (daydreams, sketches)


@cache
def shipped() -> tuple[Pack, ...]:
    """All of them, read or drawn when they are first asked for."""
    return tuple(pack() for pack in PACKS)
