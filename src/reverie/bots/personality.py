"""Who the bots are: they differ in what they notice, what they like, and how sure they must be."""

from msgspec import Struct

from reverie.game.pieces import Colour


class Personality(Struct, frozen=True):
    """One bot's taste. Shares are from 0 to 1; noise is in standard deviations of a fit."""

    name: str
    """the id of its name in the page's words"""
    colour: Colour
    overlooked: float
    """of what is on a card"""
    noise: float
    aim: float
    """the share of the others that should find its card"""
    daring: float
    """how much better a card has to fit than the next to get both votes"""
    kinds: tuple[str, ...]
    """of phrases, the ones it likes best"""


PERSONALITIES = (
    Personality("moth", Colour.WHITE, 0.30, 0.85, 0.45, 0.6, ("word", "question")),
    Personality("captain", Colour.BLUE, 0.20, 0.85, 0.55, 0.3, ("saying", "story")),
    Personality("aunt", Colour.PINK, 0.25, 0.9, 0.60, 0.9, ("saying", "word")),
    Personality("clockmaker", Colour.BROWN, 0.15, 0.85, 0.45, 0.5, ("word", "saying")),
    Personality("jester", Colour.YELLOW, 0.30, 1.2, 0.40, 0.2, ("question", "sound", "saying")),
    Personality("gardener", Colour.GREEN, 0.22, 0.9, 0.55, 0.8, ("story", "saying")),
    Personality("owl", Colour.GREY, 0.10, 0.8, 0.40, 1.1, ("saying", "question")),
    Personality("dancer", Colour.PURPLE, 0.28, 1.0, 0.50, 0.4, ("story", "word")),
    Personality("diver", Colour.TURQUOISE, 0.20, 0.75, 0.45, 0.7, ("word", "story")),
    Personality("cook", Colour.ORANGE, 0.26, 0.9, 0.60, 0.5, ("saying", "sound")),
    Personality("fox", Colour.RED, 0.15, 0.8, 0.35, 0.3, ("story", "question")),
    Personality("night-watch", Colour.BLACK, 0.24, 0.9, 0.50, 1.0, ("story", "saying")),
)
"""One for each rabbit, so that a full table of bots has nobody twice."""


def personality_of(colour: Colour) -> Personality:
    """Who has the rabbit of this colour."""
    return next(each for each in PERSONALITIES if each.colour is colour)
