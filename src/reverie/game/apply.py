"""`apply`: a game after an event. It asks no questions; `decide` has answered them.

Every event passes here, be it from a live table, the log or a record: this is all of replay.
"""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from msgspec import UNSET
from msgspec.structs import replace

from reverie.game.events import (
    CardsDealt,
    CardsDrawn,
    CardsLaid,
    CardsPlayed,
    ClueTold,
    Event,
    GameStarted,
    GameWon,
    HandsPassed,
    SeatPassed,
    TurnBegun,
    VotesCast,
    VotesRevealed,
)
from reverie.game.phases import OPENED_BY
from reverie.game.pieces import Card, PastTurn
from reverie.game.rules import End, EndKind, Rules, rules_of
from reverie.game.state import Draw, Game, new_draw_pile, set_at


def apply(game: Game, event: Event) -> Game:
    """Return the game after the event."""
    phase = OPENED_BY.get(type(event), game.phase)
    # The most frequent first: in the order of a game, this and the match in `decide` cost 6 % more.
    match event:
        case CardsPlayed():
            return replace(game, played=set_at(game.played, event.seat, event.cards))
        case VotesCast():
            votes = set_at(game.votes, event.seat, event.slots)
            if event.red is UNSET:
                return replace(game, votes=votes)
            return replace(game, votes=votes, red=event.red)
        case ClueTold():
            told = () if event.card is None else (event.card,)
            return replace(
                game,
                phase=phase,
                storyteller=event.seat,
                clue=event.clue,
                played=set_at(game.played, event.seat, told),
            )
        case CardsLaid():
            hands = tuple(map(_without, game.hands, game.played))
            return replace(game, phase=phase, board=event.board, hands=hands)
        case VotesRevealed():
            return _score_turn(replace(game, phase=phase), event)
        case CardsDrawn():
            return _draw(game, event)
        case HandsPassed():
            return replace(game, hands=(game.hands[-1], *game.hands[:-1]))
        case TurnBegun():
            return replace(game, phase=phase, turn=game.turn + 1, storyteller=event.storyteller)
        case GameWon():
            return replace(game, phase=phase, winners=event.winners)
        case SeatPassed():
            return replace(game, holders=set_at(game.holders, event.seat, event.holder))
        case GameStarted():
            players = len(event.colours)
            nothing: tuple[tuple[()], ...] = ((),) * players
            return Game(
                phase=phase,
                colours=event.colours,
                deck=event.deck,
                rules=_old_rules(event) if event.rules is UNSET else event.rules,
                holders=event.holders,
                hands=nothing,
                draw_pile=event.deck,
                scores=(0,) * players,
                turn=1,
                played=nothing,
                votes=nothing,
            )
        case CardsDealt():
            return _draw(replace(game, phase=phase), CardsDrawn(event.hands, reshuffled=False))
        case _:
            assert_never(event)


def replay(events: Iterable[Event], game: Game | None = None) -> Game:
    """Return the game after all these events, from an empty table unless told otherwise."""
    return reduce(apply, events, Game() if game is None else game)


def _score_turn(game: Game, event: VotesRevealed) -> Game:
    assert game.storyteller is not None
    assert game.clue is not None
    scores = tuple(map(int.__add__, game.scores, event.points))
    turn = PastTurn(
        storyteller=game.storyteller,
        clue=game.clue,
        played=game.played,
        board=game.board,
        votes=event.votes,
        points=event.points,
        scores=scores,
        red=None if event.red is UNSET else event.red,
    )
    nothing = ((),) * game.players
    return replace(
        game,
        scores=scores,
        discard_pile=game.discard_pile + game.board,
        turns=(*game.turns, turn),
        clue=None,
        board=(),
        played=nothing,
        votes=nothing,
        red=None,
    )


def _old_rules(event: GameStarted) -> Rules:
    return rules_of(len(event.colours), end=End(EndKind.GOAL, event.goal))


def _draw(game: Game, event: CardsDrawn) -> Game:
    if event.reshuffled:
        game = replace(game, draw_pile=new_draw_pile(game), discard_pile=())
    drawn = {card for cards in event.cards for card in cards}
    return replace(
        game,
        hands=tuple(map(tuple.__add__, game.hands, event.cards)),
        draw_pile=tuple([card for card in game.draw_pile if card not in drawn]),
        draws=(*game.draws, Draw(event.cards, event.reshuffled)),
    )


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in hand if card not in cards])
