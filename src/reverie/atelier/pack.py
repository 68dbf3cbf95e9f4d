"""The painted deck as a pack: pictures, and a manifest with what is said of each card."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np
from PIL import Image as Pillow

from reverie.atelier.picture import shades
from reverie.atelier.press import Painting
from reverie.atelier.scene import Card
from reverie.atelier.sky import Image

NAME = "daydreams"
ENGLISH = "en"


def write_pack(folder: Path, cards: Iterable[tuple[Card, Painting, bytes]]) -> None:
    """Write the pack into this folder; what is said of it in other languages is there already."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = []
    for card, painting, content in cards:
        (folder / f"{card.name}.webp").write_bytes(content)
        entries.append(
            {
                "id": card.name,
                "picture": f"{card.name}.webp",
                "title": {ENGLISH: card.title},
                "alt": {ENGLISH: card.alt},
                "shades": shades(painting.image),
                "motifs": painting.motifs,
                "moods": (*card.moods, *card.readings),
                "concept": card.concept,
            }
        )
    manifest = {
        "id": NAME,
        "name": {ENGLISH: "Daydreams"},
        "author": "Reverie",
        "licence": "CC BY 4.0",
        "words": {path.stem: f"words/{path.name}" for path in sorted(folder.glob("words/*.json"))},
        "cards": entries,
    }
    text = msgspec.json.format(msgspec.json.encode(manifest))
    (folder / "pack.json").write_bytes(text + b"\n")


def pictures_of(folder: Path) -> dict[str, Image]:
    """The pictures of a painted deck, by card."""
    return {
        path.stem: np.asarray(Pillow.open(path).convert("RGB"), np.float32) / 255
        for path in sorted(folder.glob("*.webp"))
    }
