"""What an album is made of: a cover, a spread for each turn, honours, and figures to smile at.

All of it was open to everybody at the table when the game was over. There is no hand in it, no
draw pile, no deck, no public id of a person and no token, and nothing that was said beside the
game. A turn is in it as `game.turns_of` tells it, the way everybody saw it.

People are numbered within an album. Whoever has left in the middle of a game is in it beside
whoever played the seat afterwards, each with what they chose themselves.
"""

from datetime import date
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from reverie.album.upshot import Upshot
from reverie.game import Colour, End, Seat, Slot, Turn, Variant

Who: TypeAlias = int
"""somebody's place among the people on the cover, counted from 0"""

Crew: TypeAlias = tuple[Who, ...]
"""those who played a rabbit together in a turn: one, or in Pairs two (T1)"""


class Somebody(Struct, frozen=True):
    """Whoever chose something in this game, or sat there at its end."""

    seat: Seat
    colour: Colour
    name: str | None
    """None is a bot of the server's, which goes by its colour"""
    bot: bool
    """one of the server's, or a program that came in like a person"""


class Cover(Struct, frozen=True):
    """Which evening it was, who was there, and how it ended."""

    table: str
    """its name, or its code"""
    day: date
    variant: Variant
    end: End
    people: tuple[Somebody, ...]
    """by their seats; of one seat, in the order of their coming"""
    seats: tuple[Who, ...]
    """who sat on each seat at the end"""
    rabbits: tuple[int, ...]
    """of each seat; a pair has one (T1)"""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class By(Struct, frozen=True, omit_defaults=True):
    """Whose choice something was."""

    who: Who
    stand_in: bool = False
    """whether a stand-in chose for them (D1)"""


class Spread(Struct, frozen=True):
    """One turn: what everybody saw of it, and who had done it."""

    number: int
    """of the turn, counted from 1"""
    turn: Turn
    upshot: Upshot
    clue_by: By
    cards_by: tuple[By | None, ...]
    """by seat; None where it gave no card"""
    votes_by: tuple[By | None, ...]
    """by seat; None where it did not vote"""


class HonourName(StrEnum):
    """What somebody was best at."""

    LIAR = "liar"
    """votes on their cards in the place of the one that was to be found"""
    READER = "reader"
    """votes for the card that was to be found"""
    BOLD = "bold"
    """turns in which all their votes were for it"""
    SURE = "sure"
    """turns in which they found it with one vote where two were allowed (O3)"""
    TELLER = "teller"
    """clues by which some found the card"""
    KINDRED = "kindred"
    """turns in which they met others (P5)"""
    DARLING = "darling"
    """votes on their cards, where none was to be found"""
    CENSOR = "censor"
    """votes on the cards that they forbade (P4)"""
    LONER = "loner"
    """turns in which they were alone with their vote"""
    FINISH = "finish"
    """points in one turn"""


class Honour(Struct, frozen=True):
    """Who was best at something."""

    name: HonourName
    crews: tuple[Crew, ...]
    """one or two that were level"""
    count: int


class Understanding(Struct, frozen=True):
    """How often somebody understood the clues of somebody else."""

    reader: Who
    teller: Who
    understood: int
    turns: int
    """in which the one voted on a clue of the other"""


class Split(Struct, frozen=True):
    """The clue that split the table: nearest to half of the votes met on one card."""

    number: int
    """of the turn"""
    votes: int
    """for the card that was to be found, or on which most met"""
    of: int
    """all votes of that turn"""


class Lie(Struct, frozen=True):
    """The card that most votes were for in the place of the one that was to be found."""

    number: int
    """of the turn"""
    slot: Slot
    votes: int
    by: By


class Lane(Struct, frozen=True):
    """A rabbit's way: its score after each turn."""

    rabbit: int
    scores: tuple[int, ...]


class Figures(Struct, frozen=True):
    """The last page."""

    understanding: tuple[Understanding, ...]
    """of all who ever voted on each other's clues; choices of stand-ins are nobody's"""
    split: Split | None
    lie: Lie | None
    race: tuple[Lane, ...]


class Album(Struct, frozen=True):
    """A finished game as a keepsake."""

    cover: Cover
    spreads: tuple[Spread, ...]
    honours: tuple[Honour, ...]
    figures: Figures
