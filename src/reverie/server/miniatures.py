"""Small pictures for packs that came without them.

They are made once, by the darkroom, while the server runs, and kept in a folder; until a pack has
them, its large pictures are shown in their place.
"""

import asyncio
import logging
from pathlib import Path

from reverie.cards import Card, Pack, Picture, PictureError
from reverie.cards.darkroom import Darkroom, DarkroomError
from reverie.cards.darkroom.limits import LARGEST_SMALL_CARD
from reverie.cards.folder import write
from reverie.server.shelf import Shelf

logger = logging.getLogger(__name__)


async def shrink_all(shelf: Shelf, darkroom: Darkroom, folder: Path) -> None:
    """Give every pack on the shelf the small pictures that it lacks."""
    for pack in shelf.packs:
        lacking = [card for card in pack.manifest.cards if _lacks_one(pack, card)]
        if not lacking:
            continue
        try:
            made = {card.id: await _small(pack.large(card), darkroom, folder) for card in lacking}
        except (OSError, DarkroomError):
            logger.exception("small pictures could not be made")
        else:
            shelf.put(pack.with_small({card: small for card, small in made.items() if small}))


def _lacks_one(pack: Pack, card: Card) -> bool:
    large = pack.large(card)
    return not card.small and large.kind != "svg" and len(large.content) > LARGEST_SMALL_CARD


async def _small(large: Picture, darkroom: Darkroom, folder: Path) -> Picture | None:
    """The small form of a picture, from the folder or the darkroom; None if it can't be read."""
    kept = folder / f"{large.address}.webp"
    if await asyncio.to_thread(kept.is_file):
        return Picture(await asyncio.to_thread(kept.read_bytes), "webp")
    try:
        content = await darkroom.shrink(large.content)
    except PictureError:
        return None
    await asyncio.to_thread(_keep, kept, content)
    return Picture(content, "webp")


def _keep(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    write(path, content)
