"""What the darkroom does, as messages: the job goes in by name, the picture as it is."""

from enum import StrEnum

from msgspec import Struct

from reverie.cards.pack import Shades
from reverie.cards.problems import PictureCode


class Job(StrEnum):
    """What is to be made of a picture."""

    DEVELOP = "develop"
    """a card, of anything that somebody has on their phone"""
    SHRINK = "shrink"
    """the small form of a card that has none"""
    PRINT = "print"
    """a card for paper, as JPEG"""


class Developed(Struct, frozen=True, tag="developed"):
    """A card: its picture in two sizes, both WebP, and its colours from top to bottom."""

    large: bytes
    small: bytes
    shades: Shades


class Made(Struct, frozen=True, tag="made"):
    """One picture, made of another."""

    content: bytes


class Refused(Struct, frozen=True, tag="refused"):
    """Why nothing was made."""

    code: PictureCode
    detail: str = ""


Answer = Developed | Made | Refused
