"""How much of the disk a message fills."""

from reverie.table.moves import Begin, BeReady

BYTES_OF_AN_ENTRY = 300
"""beside what is in the message itself"""
BYTES_OF_A_GAME = 200_000
"""of bots alone, to the highest goal: 760 entries of 130 bytes, and as much again for safety"""


def bytes_to_keep(text: str | None, move: object) -> int:
    """What a move fills of the disk, with what follows from it."""
    game = BYTES_OF_A_GAME if isinstance(move, Begin | BeReady) else 0
    return len((text or "").encode()) + BYTES_OF_AN_ENTRY + game
