"""The second shipped pack: 84 pictures in a few strokes, drawn by a program as they are needed.

Each picture is composed by hand, in a few lines of `skies`, `waters`, `lands` or `figures`; what
they share are motifs and palettes. All is deterministic: the same pictures on every machine.
"""

from functools import cache
from pathlib import Path

import msgspec

from reverie.cards.pack import Card, Manifest, Pack, Picture, Translation
from reverie.cards.sketches import figures, lands, skies, waters
from reverie.cards.translate import in_languages

SKETCHES = (*skies.deck, *waters.deck, *lands.deck, *figures.deck)


@cache
def sketches() -> Pack:
    """The pack, drawn when it is first asked for."""
    manifest = Manifest(
        id="sketches",
        name={"en": "Sketches"},
        author="Reverie",
        licence="CC BY 4.0",
        cards=tuple(
            Card(
                id=sketch.id,
                picture=f"{sketch.id}.svg",
                title={"en": sketch.title},
                alt={"en": sketch.alt},
                shades=sketch.palette.shades,
                motifs=sketch.motifs,
                moods=sketch.moods,
            )
            for sketch in SKETCHES
        ),
    )
    translations = {
        path.stem: msgspec.json.decode(path.read_bytes(), type=Translation)
        for path in sorted(Path(__file__).with_name("words").iterdir())
    }
    manifest = in_languages(manifest, translations)
    return Pack(manifest, {f"{s.id}.svg": Picture(s.svg(), "svg") for s in SKETCHES})
