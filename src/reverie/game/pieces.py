"""The words of the game: seats, cards, colours, clues, phases, and the numbers in the rules.

A card is nothing but its id here. Names, pictures and languages belong to other rooms.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

Seat: TypeAlias = int
"""A place at the table, counted from 0; the player to the left of seat i is seat i + 1."""

Card: TypeAlias = str
Slot: TypeAlias = int
"""A numbered place on the board, counted from 1 as printed there."""

FEWEST_PLAYERS = 3
MOST_PLAYERS = 12
CARDS_PER_PLAYER = 7
GOAL = 30


class Range(Struct, frozen=True):
    """How many of something there may be."""

    fewest: int
    most: int


class Colour(StrEnum):
    """R1: the twelve colours, one for each possible player."""

    PINK = "pink"
    PURPLE = "purple"
    GREEN = "green"
    BLUE = "blue"
    ORANGE = "orange"
    RED = "red"
    YELLOW = "yellow"
    TURQUOISE = "turquoise"
    BROWN = "brown"
    WHITE = "white"
    GREY = "grey"
    BLACK = "black"


class Holder(StrEnum):
    """Who plays a seat now: its person, a stand-in until the person is back, or a bot for good."""

    PERSON = "person"
    STAND_IN = "stand_in"
    BOT = "bot"


class Phase(StrEnum):
    """Where in a turn a game stands; `PHASES` says who does what in each."""

    SETTING_UP = "setting_up"
    RACING = "racing"
    TELLING = "telling"
    CHOOSING = "choosing"
    VOTING = "voting"
    SCORING = "scoring"
    OVER = "over"


class ClueKind(StrEnum):
    """R5: how a clue reaches the table."""

    TEXT = "text"
    VOICE = "voice"
    MIME = "mime"
    ALOUD = "aloud"


class Clue(Struct, frozen=True):
    """R5: what the storyteller gives the others; `text` is empty unless the kind is text.

    Beside one that is sung, said or mimed there may be a line in writing, for the deaf and blind.
    """

    kind: ClueKind
    text: str = ""
    caption: str | UnsetType = UNSET


class Finding(StrEnum):
    """How many found the card that was to be found."""

    ALL = "all"
    SOME = "some"
    NONE = "none"


class Why(StrEnum):
    """What a seat, or its pair, got points for in a turn, or why it got none."""

    TOLD_TO_SOME = "told_to_some"
    """the storyteller's, of whose card some votes were (R11)"""
    TOLD_TO_ALL = "told_to_all"
    TOLD_TO_NONE = "told_to_none"
    FOUND = "found"
    """votes for the card that was to be found, where some found it (R11)"""
    ALL_FOUND = "all_found"
    """everybody did (R10)"""
    NONE_FOUND = "none_found"
    """nobody did (R12)"""
    SINGLE_VOTE = "single_vote"
    """for finding it with one vote where two were allowed (O3)"""
    DECOYS = "decoys"
    """votes on cards of one's own (R13)"""
    COMPANY = "company"
    """votes on the card that one voted for, one's own among them (P5)"""
    ALONE = "alone"
    """on that card (P5)"""
    FORBIDDEN = "forbidden"
    """by the red vote on that card (P5)"""


class Reason(Struct, frozen=True):
    """Why there were so many points, for so many votes."""

    why: Why
    points: int
    count: int
    """of the votes that it is about; a limit holds for the points and not for these"""


class Score(Struct, frozen=True):
    """How the points of one turn came about."""

    finding: Finding | None
    """None where no card was to be found (P5); so is the target"""
    target: Slot | None
    """where the card lay that was to be found"""
    reasons: tuple[tuple[Reason, ...], ...]
    """by seat; of a pair both have the same (T5)"""

    @property
    def points(self) -> tuple[int, ...]:
        """All points of the turn."""
        return tuple([sum([reason.points for reason in reasons]) for reasons in self.reasons])


class PastTurn(Struct, frozen=True):
    """A turn that is over, as a game keeps it. All of it has been revealed."""

    storyteller: Seat
    clue: Clue
    played: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    votes: tuple[tuple[Slot, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    red: Slot | None
    """the slot that the storyteller forbade (P4)"""


class Turn(PastTurn, frozen=True):
    """The same as everyone may see it."""

    score: Score
    """how the points came about"""
