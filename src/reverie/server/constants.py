"""Numbers and words that the page needs too. `reverie protocol` prints them beside the types."""

from collections.abc import Mapping
from typing import TypeAlias

from reverie.cards.darkroom.limits import LARGEST_FILE
from reverie.cards.limits import MOST_OWN_CARDS
from reverie.cards.own import OWN
from reverie.cards.pack import SLUG
from reverie.game.pieces import CARDS_PER_PLAYER, FEWEST_PLAYERS, GOAL, MOST_PLAYERS
from reverie.server.messages import CLOSE_CODES
from reverie.server.screens import SCREENS
from reverie.table import LETTERS, LONGEST_CODE, SHORTEST_CODE
from reverie.table.tokens import LONGEST_TOKEN, SHORTEST_TOKEN
from reverie.table.words import LONGEST_LINE, LONGEST_NAME, LONGEST_TITLE, NAME_BYTES

Constant: TypeAlias = int | str | Mapping[str, int] | Mapping[str, str]

CONSTANTS: dict[str, tuple[str, Constant]] = {
    "FEWEST_PLAYERS": ("R1: in a game", FEWEST_PLAYERS),
    "MOST_PLAYERS": ("R1: in a game", MOST_PLAYERS),
    "CARDS_PER_PLAYER": ("R3: that a deck needs", CARDS_PER_PLAYER),
    "GOAL": ("R18: the score that ends a game, unless the host sets another", GOAL),
    "CODE_LETTERS": ("what codes of tables are made of", LETTERS),
    "SHORTEST_CODE": ("letters of a table's code", SHORTEST_CODE),
    "LONGEST_CODE": ("letters of it, at a server with very many tables", LONGEST_CODE),
    "LONGEST_NAME": ("letters of a person's name, as people count them", LONGEST_NAME),
    "NAME_BYTES": ("that it may fill in UTF-8", NAME_BYTES),
    "LONGEST_LINE": ("characters of a line of chat", LONGEST_LINE),
    "LONGEST_TITLE": ("characters of the name of an own pack", LONGEST_TITLE),
    "SHORTEST_TOKEN": ("characters of the secret that holds a seat", SHORTEST_TOKEN),
    "LONGEST_TOKEN": ("characters of it, at most", LONGEST_TOKEN),
    "PACK_ID": ("a regular expression that every pack's id matches from end to end", SLUG),
    "OWN": ("how the id of a pack begins that somebody made here", OWN),
    "MOST_OWN_CARDS": ("in such a pack", MOST_OWN_CARDS),
    "LARGEST_FILE": ("bytes of a picture that is to become a card", LARGEST_FILE),
    "CLOSE_CODES": (
        "the close code of each reason to close a socket",
        {reason.value: code for reason, code in CLOSE_CODES.items()},
    ),
    "SCREENS": ("the address of each screen; the first that a path fits is meant", SCREENS),
}
"""each with what it is"""
