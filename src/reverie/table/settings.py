"""What a host may set, and the limits of it."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from reverie.game.pieces import GOAL

LOWEST_GOAL, HIGHEST_GOAL = 5, 100
SHORTEST_TIMER, LONGEST_TIMER = 15, 600


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
    goal: int = GOAL
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
        and (timer is None or SHORTEST_TIMER <= timer <= LONGEST_TIMER)
        and len(set(settings.packs)) == len(settings.packs)
    )


def change_in_a_game(before: Settings, after: Settings) -> bool:
    """Whether these may follow while a game is on, whose deck and goal are settled."""
    return (before.packs, before.goal) == (after.packs, after.goal)


def packs_to_play(chosen: Sequence[str], listed: Iterable[str]) -> tuple[str, ...]:
    """The packs that a game is played with: those chosen, or else the first that is listed."""
    return tuple(chosen) or tuple(listed)[:1]
