"""What one can show without words, and how bots take what a turn has brought."""

from enum import StrEnum
from random import Random

from msgspec import Struct

from reverie.game import Seat, Turn
from reverie.table.state import PersonId

SELDOM = 0.3
"""the share of turns that a bot shows anything about"""


class Reaction(StrEnum):
    """A face or a gesture."""

    CLAP = "clap"
    HEART = "heart"
    LAUGH = "laugh"
    WOW = "wow"
    HMM = "hmm"
    CRY = "cry"


GLAD = (Reaction.HEART, Reaction.LAUGH)
MOVED = (Reaction.CLAP, Reaction.HEART)
SURPRISED = (Reaction.WOW, Reaction.HMM)


class Reacted(Struct, frozen=True, tag_field="type", tag="reaction"):
    """Somebody reacts: a person, or the bot on a seat."""

    reaction: Reaction
    person: PersonId | None = None
    seat: Seat | None = None


def bots_reaction(turn: Turn, seat: Seat, rng: Random) -> Reaction | None:
    """What the bot on this seat shows when all is revealed; mostly nothing."""
    if rng.random() >= SELDOM:
        return None
    teller, target = turn.storyteller, turn.score.target
    if seat == teller or target is None:
        return rng.choice(GLAD) if turn.points[seat] else Reaction.CRY
    found = target in turn.votes[seat]
    if not turn.points[teller]:
        return Reaction.LAUGH if found else Reaction.HMM
    return rng.choice(MOVED if found else SURPRISED)
