"""Moves as they come over the wire, and as the rules have them."""

from random import Random

import msgspec
import pytest
from msgspec import ValidationError

from reverie.bots import random_move
from reverie.game import Holder, Phase, view, waiting_for
from reverie.server.messages import request_decoder
from reverie.table.moves import GameMove, at_seat, in_game
from tests.tabletop import game_in

TOLD = b'{"id":"a","move":{"move":"tell_clue","game":1,"turn":1,"card":"c","clue":%s}}'


def test_a_clue_has_a_kind_and_a_text() -> None:
    """R5: what is no text says so, and needs none."""
    request_decoder.decode(TOLD % b'{"kind":"text","text":"A dream"}')
    request_decoder.decode(TOLD % b'{"kind":"mime"}')


@pytest.mark.parametrize("clue", [b"{}", b'{"kind":"text","text":"A dream","seat":1}', b'"hm"'])
def test_other_clues_are_not_understood(clue: bytes) -> None:
    """A clue without a kind, or with a field that nobody knows, is refused like any such move."""
    with pytest.raises(ValidationError):
        request_decoder.decode(TOLD % clue)


@pytest.mark.parametrize("phase", [Phase.RACING, Phase.CHOOSING, Phase.VOTING])
def test_a_move_is_the_same_there_and_back(phase: Phase) -> None:
    """What a seat does is sent without the seat, and is the same move when the seat is back."""
    game = game_in(phase)
    seat = waiting_for(game)[0]
    move = random_move(view(game, seat), Random(1), Holder.PERSON)
    assert move is not None
    sent = msgspec.json.encode(in_game(move, 3))
    assert b"seat" not in sent
    arrived: GameMove = msgspec.json.decode(sent, type=GameMove)
    assert arrived.game == 3
    assert at_seat(arrived, seat) == move
