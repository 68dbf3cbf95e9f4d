"""The rules of one game as a value: how many cards and votes, what they are worth, when it ends.

A game carries its rules from `GameStarted` on, so an old log goes on as it began. `decide`,
`apply`, `score` and `view` read them; what a client has to know of them is in its view.
"""

from enum import StrEnum

from msgspec import Struct

from reverie.game.pieces import FEWEST_PLAYERS, GOAL, MOST_PLAYERS, Range


class Variant(StrEnum):
    """Which of the games of the deck is played; what records call it."""

    ODYSSEY = "odyssey"


class Rules(Struct, frozen=True):
    """How a game is played. As they stand here, they are Odyssey's for four or more (R1–R18)."""

    variant: Variant = Variant.ODYSSEY
    players: Range = Range(FEWEST_PLAYERS, MOST_PLAYERS)
    hand: int = 6
    """cards that everyone holds between turns"""
    cards: int = 1
    """that each who gives has to give"""
    votes: Range = Range(2, 2)
    """that each who votes casts"""
    all_find: int = 4
    """points for everyone but the storyteller, if all find the card"""
    some_find: int = 3
    """points for the storyteller, and for each vote that has found it, if some do"""
    none_find: int = 2
    """points for everyone but the storyteller, if nobody does"""
    goal: int = GOAL


def rules_of(players: int, goal: int = GOAL) -> Rules:
    """The rules for so many. Whether so many may play, `decide` says."""
    if players == FEWEST_PLAYERS:
        return Rules(hand=7, cards=2, goal=goal)
    return Rules(goal=goal)
