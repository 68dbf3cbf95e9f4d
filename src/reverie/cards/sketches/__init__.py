"""The shipped pack of 84 pictures, drawn by a program, until the painted deck comes.

Each picture is composed by hand, in a few lines of `skies`, `waters`, `lands` or `figures`; what
they share are motifs and palettes. All is deterministic: the same pictures on every machine.
"""

from functools import cache

from reverie.cards.pack import Card, Manifest, Pack, Picture
from reverie.cards.sketches import figures, lands, skies, waters

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
    return Pack(manifest, {f"{s.id}.svg": Picture(s.svg(), "svg") for s in SKETCHES})
