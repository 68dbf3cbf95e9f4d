"""The rules of one game as a value: how many cards and votes, what they are worth, when it ends.

A game carries its rules from `GameStarted` on, so an old log goes on as it began. `decide`,
`apply`, `score` and `view` read them; what a client has to know of them is in its view.
"""

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.pieces import CARDS_PER_PLAYER, FEWEST_PLAYERS, GOAL, MOST_PLAYERS, Range
from reverie.game.refusals import Code

MOST_TELLINGS = 5
"""how often each may tell, if that ends a game"""
CROWD = 7
"""so many that Odyssey of 2011 has a second vote"""


class Variant(StrEnum):
    """Which of the games of the deck is played; what records call it."""

    ODYSSEY = "odyssey"
    ODYSSEY_2011 = "odyssey-2011"
    CLASSIC = "classic"
    PARTY = "party"
    PAIRS = "pairs"


class EndKind(StrEnum):
    """What ends a game, after a turn."""

    GOAL = "goal"
    """somebody has so many points"""
    TELLINGS = "tellings"
    """everyone has told so often"""
    PILE = "pile"
    """the draw pile can't refill all hands"""


class End(Struct, frozen=True):
    """When a game ends; the number is of points or of tellings, and 0 where there is none."""

    kind: EndKind
    number: int = 0


class Givers(StrEnum):
    """Who gives cards to the board."""

    OTHERS = "others"
    """everyone but the storyteller, whose card is there already (R6)"""
    EVERYONE = "everyone"
    """the storyteller too (P2)"""
    PAIRS = "pairs"
    """one of each pair; of the storyteller's, the partner (T2, T3)"""


class Voters(StrEnum):
    """Who votes."""

    OTHERS = "others"
    """everyone but the storyteller (R8)"""
    EVERYONE = "everyone"
    """the storyteller too (P3)"""
    PARTNERS = "partners"
    """in each pair but the storyteller's, whoever has not given a card (T3)"""


class Rules(Struct, frozen=True):
    """How a game is played. As they stand here, they are Odyssey's for four or more (R1–R18)."""

    variant: Variant = Variant.ODYSSEY
    players: Range = Range(FEWEST_PLAYERS, MOST_PLAYERS)
    pairs: bool = False
    """whether two who face each other share a rabbit (T1)"""
    hand: int = 6
    """cards that everyone holds between turns"""
    clue_for_card: bool = True
    """whether the storyteller commits a card with the clue"""
    hidden_until_clue: bool = False
    """whether whoever may tell does not see the own hand before (P1)"""
    givers: Givers = Givers.OTHERS
    cards: int = 1
    """that each who gives has to give"""
    voters: Voters = Voters.OTHERS
    votes: Range = Range(2, 2)
    """that each who votes casts"""
    same_card: bool = True
    """whether one may cast several of them on one card"""
    own_card: bool = False
    """whether one may vote for a card of one's own"""
    red_vote: bool = False
    """whether the storyteller forbids a card (P4)"""
    every_vote: bool = True
    """whether all find the card if all votes do; if not, it is enough that all voters do"""
    all_find: int = 4
    """points for everyone but the storyteller, if all find the card"""
    some_find: int = 3
    """points for the storyteller, and for each vote that has found it, if some do"""
    none_find: int = 2
    """points for everyone but the storyteller, if nobody does"""
    single_vote: int = 0
    """points more for finding it with one vote where two were allowed (O3)"""
    most_decoys: int | None = None
    """points at most for votes on one's own cards; None is no limit"""
    company: int = 0
    """points at most for votes on the card one voted for; 0 where a card is to be found (P5)"""
    pass_hands: bool = False
    """whether hands go to the left after a turn (P6)"""
    end: End = End(EndKind.GOAL, GOAL)


def _odyssey(players: int) -> Rules:
    return Rules(hand=7, cards=2) if players == FEWEST_PLAYERS else Rules()


def _odyssey_2011(players: int) -> Rules:
    three, crowd = players == FEWEST_PLAYERS, players >= CROWD
    return Rules(
        variant=Variant.ODYSSEY_2011,
        hand=7 if three else 6,
        cards=2 if three else 1,
        votes=Range(1, 2) if crowd else Range(1, 1),
        same_card=False,
        every_vote=False,
        all_find=2,
        single_vote=1 if crowd else 0,
        most_decoys=3,
    )


def _classic(players: int) -> Rules:
    three = players == FEWEST_PLAYERS
    return Rules(
        variant=Variant.CLASSIC,
        players=Range(FEWEST_PLAYERS, 8),
        hand=7 if three else 6,
        cards=2 if three else 1,
        votes=Range(1, 1),
        same_card=False,
        all_find=2,
    )


def _party(players: int) -> Rules:  # noqa: ARG001  the same for all
    return Rules(
        variant=Variant.PARTY,
        players=Range(6, MOST_PLAYERS),
        hand=5,
        clue_for_card=False,
        hidden_until_clue=True,
        givers=Givers.EVERYONE,
        voters=Voters.EVERYONE,
        votes=Range(1, 1),
        same_card=False,
        own_card=True,
        red_vote=True,
        company=5,
        pass_hands=True,
        end=End(EndKind.TELLINGS, 1),
    )


def _pairs(players: int) -> Rules:  # noqa: ARG001  the same for all
    return Rules(
        variant=Variant.PAIRS,
        players=Range(6, MOST_PLAYERS),
        pairs=True,
        hand=4,
        clue_for_card=False,
        givers=Givers.PAIRS,
        voters=Voters.PARTNERS,
        votes=Range(1, 1),
        same_card=False,
        all_find=2,
        most_decoys=3,
        end=End(EndKind.TELLINGS, 1),
    )


VARIANTS: dict[Variant, Callable[[int], Rules]] = {
    Variant.ODYSSEY: _odyssey,
    Variant.ODYSSEY_2011: _odyssey_2011,
    Variant.CLASSIC: _classic,
    Variant.PARTY: _party,
    Variant.PAIRS: _pairs,
}


def rules_of(
    players: int,
    variant: Variant = Variant.ODYSSEY,
    end: End | None = None,
    *,
    three_pays_four: bool = False,
) -> Rules:
    """The rules for so many; without an end, the printed one. `decide` says if so many may play.

    With `three_pays_four`, three who play Classic get 4 where others get 3 (C1).
    """
    rules = VARIANTS[variant](players)
    if three_pays_four and variant is Variant.CLASSIC and players == FEWEST_PLAYERS:
        rules = replace(rules, some_find=4)
    return rules if end is None else replace(rules, end=end)


def printed_end(variant: Variant) -> End:
    """What ends this game where nothing else is agreed on, however many play."""
    return rules_of(MOST_PLAYERS, variant).end


def may_play(variant: Variant, players: int) -> bool:
    """Whether so many may play this game."""
    return wrong_number(rules_of(players, variant), players) is None


def wrong_number(rules: Rules, players: int) -> Code | None:
    """Why so many may not play by these rules (R1, C1, P2, T1); None if they may."""
    if players < rules.players.fewest:
        return Code.TOO_FEW_PLAYERS
    if players > rules.players.most:
        return Code.TOO_MANY_PLAYERS
    return Code.NOT_IN_PAIRS if rules.pairs and players % 2 == 1 else None


def cards_needed(rules: Rules) -> int:
    """R3: for each player, so that the deck is more than the first hands."""
    return min(CARDS_PER_PLAYER, rules.hand + 1)
