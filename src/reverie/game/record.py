"""The record: one JSON document that tells one game completely, as PGN does for chess.

`record` tells a game at any time, `write_record` and `read_record` turn that into JSON and back,
and `retrace` plays it again under the rules. docs/record.md describes every field.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from reverie.game.pieces import Card, Clue, Holder, PastTurn, Phase, Seat, Slot
from reverie.game.rules import End, EndKind, Rules, Variant, rules_of
from reverie.game.state import Draw, Game


class Player(Struct, frozen=True):
    """Who sat where; the only place in a game where a name occurs."""

    seat: Seat
    name: str
    colour: str
    bot: bool


class RecordedTurn(Struct, frozen=True):
    """A complete turn, with what was drawn at its end."""

    storyteller: Seat
    clue: Clue
    played: dict[Seat, tuple[Card, ...]]
    board: tuple[Card, ...]
    votes: dict[Seat, tuple[Slot, ...]]
    points: dict[Seat, int]
    scores: dict[Seat, int]
    reshuffled: bool
    drawn: dict[Seat, tuple[Card, ...]]
    red: Slot | UnsetType = UNSET


class Record(Struct, frozen=True, kw_only=True):
    """A whole game. Without `goal` and `end` the game ends as it is printed."""

    format: Literal["reverie-record/1"]
    variant: Variant
    goal: int | UnsetType = UNSET
    end: End | UnsetType = UNSET
    three_pays_four: bool | UnsetType = UNSET
    deck: tuple[Card, ...]
    players: tuple[Player, ...]
    deal: dict[Seat, tuple[Card, ...]]
    turns: tuple[RecordedTurn, ...]
    winners: tuple[Seat, ...]


class BrokenRecordError(Exception):
    """The record breaks a rule, or its format, in a turn (0 is the set-up), for a reason."""

    def __init__(self, rule: str, turn: int, reason: str) -> None:
        super().__init__(f"{rule}, {f'turn {turn}' if turn else 'set-up'}: {reason}")
        self.rule = rule
        self.turn = turn
        self.reason = reason


def record(game: Game, names: Sequence[str]) -> Record:
    """Tell the game so far, complete turns only. It holds secrets while the game runs."""
    if not game.draws:
        raise ValueError("there is no game to record: the cards have not been dealt")
    deal, *draws = game.draws
    end = game.rules.end
    if game.phase is Phase.OVER:
        draws.append(Draw(cards=()))
    return Record(
        format="reverie-record/1",
        variant=game.rules.variant,
        goal=end.number if end.kind is EndKind.GOAL else UNSET,
        end=UNSET if end.kind is EndKind.GOAL else end,
        three_pays_four=_three_pays_four(game.rules, game.players) or UNSET,
        deck=game.deck,
        players=tuple(
            Player(seat, name, colour.value, holder is Holder.BOT)
            for seat, (name, colour, holder) in enumerate(
                zip(names, game.colours, game.holders, strict=True)
            )
        ),
        deal=dict(enumerate(deal.cards)),
        turns=tuple(map(_recorded, game.turns, draws)),  # a turn not drawn for is not complete
        winners=game.winners,
    )


def _recorded(turn: PastTurn, draw: Draw) -> RecordedTurn:
    return RecordedTurn(
        storyteller=turn.storyteller,
        clue=turn.clue,
        played=dict(enumerate(turn.played)),
        board=turn.board,
        votes={seat: slots for seat, slots in enumerate(turn.votes) if slots},
        points=dict(enumerate(turn.points)),
        scores=dict(enumerate(turn.scores)),
        reshuffled=draw.reshuffled,
        drawn=dict(enumerate(draw.cards)),
        red=UNSET if turn.red is None else turn.red,
    )


def _three_pays_four(rules: Rules, players: int) -> bool:
    """C1: whether these rules are the early edition's."""
    return rules == rules_of(players, rules.variant, rules.end, three_pays_four=True) and (
        rules != rules_of(players, rules.variant, rules.end)
    )


def write_record(record: Record) -> bytes:
    """The record as one line of UTF-8 JSON."""
    return msgspec.json.encode(record)


def read_record(document: bytes) -> Record:
    """Take a JSON document apart; raise `BrokenRecordError` where it is no record."""
    try:
        return msgspec.json.decode(document, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenRecordError("format", 0, str(error)) from error
