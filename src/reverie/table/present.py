"""What a node says to the others of its own people at a table."""

import msgspec
from msgspec import Struct

from reverie.table.state import PersonId


class Present(Struct, frozen=True, omit_defaults=True):
    """Who is at a table on one node. All but tokens' hashes is shown to everybody anyway."""

    here: tuple[PersonId, ...] = ()
    game: int = 0
    turn: int = 0
    looked: dict[PersonId, float] = {}
    """who has looked at this turn, which was revealed, and when"""
    onlookers: tuple[str, ...] = ()
    """the hashes of tokens of those who only watch"""
    screen: bool = False
    """whether any of these says that it is a big screen"""


NOBODY = Present()
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Present).decode


def encode_present(present: Present) -> bytes:
    """Nothing, if there is nobody."""
    return b"" if present == NOBODY else _encode(present)


def decode_present(body: bytes) -> Present:
    """What another node has said."""
    return _decode(body) if body else NOBODY
