"""Albums: a finished game as a keepsake, made of what everybody at the table could see of it.

album = album_of(name, day, ended)
without(album, hidden)
"""

from reverie.album.binding import album_of, without
from reverie.album.pages import (
    Album,
    By,
    Cover,
    Figures,
    Honour,
    HonourName,
    Lane,
    Lie,
    Somebody,
    Split,
    Spread,
    Understanding,
)
from reverie.album.upshot import Upshot, Verdict

__all__ = [
    "Album",
    "By",
    "Cover",
    "Figures",
    "Honour",
    "HonourName",
    "Lane",
    "Lie",
    "Somebody",
    "Split",
    "Spread",
    "Understanding",
    "Upshot",
    "Verdict",
    "album_of",
    "without",
]
