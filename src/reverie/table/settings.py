"""What a host may set, and the limits of it."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from reverie.game import End, EndKind, Variant
from reverie.game.pieces import GOAL
from reverie.game.rules import MOST_TELLINGS, printed_end

LOWEST_GOAL, HIGHEST_GOAL = 5, 100
SHORTEST_TIMER, LONGEST_TIMER = 15, 600
SETTLED = ("packs", "variant", "end", "goal", "tellings", "three_pays_four")
"""what a game that is on was begun with"""


Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\Z", max_length=20)]


class StandIns(StrEnum):
    """When a stand-in plays for an absent person (D1)."""

    ASKED = "asked"
    """when the host says so, or any player after the grace time"""
    ALWAYS = "always"
    """by itself after the grace time"""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays. `timer` is in seconds a phase; None is none (D3)."""

    packs: tuple[str, ...] = ()
    """`packs_to_play` says what none means"""
    variant: Variant = Variant.ODYSSEY
    end: EndKind | None = None
    """what ends a game; None is what is printed"""
    goal: int = GOAL
    """where it is points that end it"""
    tellings: int = 1
    """of each, where those end it"""
    three_pays_four: bool = False
    """whether three who play Classic get 4 points where others get 3 (C1)"""
    timer: int | None = None
    stand_ins: StandIns = StandIns.ASKED
    chat: bool = True
    reactions: bool = True
    language: Language = "en"
    """that bots speak"""


def are_possible(settings: Settings) -> bool:
    """Whether they are within the limits. It does not look whether there are such packs."""
    timer = settings.timer
    return (
        LOWEST_GOAL <= settings.goal <= HIGHEST_GOAL
        and 1 <= settings.tellings <= MOST_TELLINGS
        and (timer is None or SHORTEST_TIMER <= timer <= LONGEST_TIMER)
        and len(set(settings.packs)) == len(settings.packs)
    )


def change_in_a_game(before: Settings, after: Settings) -> bool:
    """Whether these may follow while a game is on, whose deck, rules and end are settled."""
    return all(getattr(before, each) == getattr(after, each) for each in SETTLED)


def end_to_play(settings: Settings) -> End:
    """What ends a game that is set like this.

    Where the printed end is a goal, the goal that is set takes its place: so it has always been.
    """
    printed = printed_end(settings.variant)
    match settings.end or printed.kind:
        case EndKind.GOAL:
            return End(EndKind.GOAL, settings.goal)
        case EndKind.TELLINGS if settings.end is not None:
            return End(EndKind.TELLINGS, settings.tellings)
        case EndKind.PILE:
            return End(EndKind.PILE)
        case _:
            return printed


def packs_to_play(chosen: Sequence[str], listed: Iterable[str]) -> tuple[str, ...]:
    """The packs that a game is played with: those chosen, or else the first that is listed."""
    return tuple(chosen) or tuple(listed)[:1]
