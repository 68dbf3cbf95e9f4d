"""`decide`: what a move leads to, as events, or why the rules refuse it.

Every move of a turn passes the same gate (seat, phase, turn, holder of the seat), then the rules
of its own kind. Repeating a choice while its phase is open is accepted and leads to no events;
once the phase has closed, the repeat is refused like any late move. The choice that completes a
phase also closes it, in the same answer, so no game comes to rest between two phases.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar, assert_never
from unicodedata import category

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
from reverie.game.handovers import HANDOVERS
from reverie.game.moves import (
    CallTime,
    CastVotes,
    HandoverMove,
    LeaveSeat,
    Move,
    PlayCards,
    ReturnToSeat,
    SeatStandIn,
    StartGame,
    TakeOverSeat,
    TellClue,
    TurnMove,
    UndoLeave,
)
from reverie.game.phases import PHASES
from reverie.game.pieces import (
    Card,
    Clue,
    ClueKind,
    Colour,
    Holder,
    Phase,
    Seat,
    Slot,
)
from reverie.game.refusals import Code, Refusal
from reverie.game.rules import (
    MOST_TELLINGS,
    EndKind,
    Givers,
    Rules,
    cards_needed,
    rules_of,
    wrong_number,
)
from reverie.game.scoring import score
from reverie.game.state import (
    OTHERS_VOTE,
    Game,
    awaited,
    is_giver,
    is_voter,
    new_draw_pile,
    own_cards,
    partner_of,
    set_at,
)

T = TypeVar("T")

Decision = tuple[Event, ...] | Refusal


class Chance(Protocol):
    """The randomness that is handed in. `random.Random` and `random.SystemRandom` fit."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Bring a list into random order."""

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """Draw k different elements, in random order."""


def decide(game: Game, move: Move, rng: Chance) -> Decision:
    """Answer a move with the events it leads to, or with a refusal."""
    # The most frequent first; see `apply`.
    match move:
        case PlayCards():
            return _gate(game, move) or _play_cards(game, move, rng)
        case CastVotes():
            return _gate(game, move) or _cast_votes(game, move, rng)
        case TellClue():
            return _gate(game, move) or _tell_clue(game, move)
        case SeatStandIn() | ReturnToSeat() | LeaveSeat() | UndoLeave() | TakeOverSeat():
            return _not_running(game) or _pass_seat(game, move)
        case CallTime():
            return _not_running(game) or _call_time(game, move, rng)
        case StartGame():
            return _start_game(game, move, rng)
        case _:
            assert_never(move)


def _start_game(game: Game, move: StartGame, rng: Chance) -> Decision:
    players, rules = len(move.colours), _rules(move)
    if game.phase is not Phase.SETTING_UP:
        return Refusal(Code.GAME_ALREADY_STARTED)
    fault = fault_in_setup(move)
    if fault:
        return Refusal(fault)
    deck = tuple(sorted(move.deck))
    size = rules.hand
    dealt = rng.sample(deck, size * players)
    return (
        GameStarted(
            colours=move.colours,
            deck=deck,
            goal=rules.end.number if rules.end.kind is EndKind.GOAL else 0,
            holders=tuple(
                Holder.BOT if seat in move.bots else Holder.PERSON for seat in range(players)
            ),
            rules=rules,
        ),
        CardsDealt(tuple(tuple(dealt[size * i : size * (i + 1)]) for i in range(players))),
    )


def fault_in_setup(move: StartGame) -> Code | None:
    """Why a game can't be started like this; None if it can."""
    players, rules = len(move.colours), _rules(move)
    faults = {
        Code.UNKNOWN_COLOUR: not set(move.colours) <= set(Colour),
        Code.COLOUR_TAKEN: len(set(move.colours)) < players,
        Code.CARD_TWICE_IN_DECK: len(set(move.deck)) < len(move.deck),
        Code.DECK_TOO_SMALL: len(move.deck) < cards_needed(rules) * players,
        Code.GOAL_TOO_LOW: rules.end.kind is EndKind.GOAL and rules.end.number < 1,
        Code.NO_SUCH_END: rules.end.kind is EndKind.TELLINGS
        and not 1 <= rules.end.number <= MOST_TELLINGS,
        Code.NO_SUCH_SEAT: not set(move.bots) <= set(range(players)),
    }
    first = next((code for code, found in faults.items() if found), None)
    return wrong_number(rules, players) or first


def _rules(move: StartGame) -> Rules:
    players = len(move.colours)
    return rules_of(players, move.variant, move.end, three_pays_four=move.three_pays_four)


def _gate(game: Game, move: TurnMove) -> Refusal | None:
    if not 0 <= move.seat < len(game.holders):
        return _not_running(game) or Refusal(Code.NO_SUCH_SEAT)
    if PHASES[game.phase].move is not type(move):
        return _not_running(game) or Refusal(_out_of_phase(game, move))
    if move.turn != game.turn:
        return Refusal(Code.WRONG_TURN)
    if move.by is not game.holders[move.seat]:
        return Refusal(Code.SEAT_HELD_BY_ANOTHER)
    return None


def _out_of_phase(game: Game, move: TurnMove) -> Code:
    too_late = type(move) is TellClue and move.turn == game.turn == 1
    return Code.RACE_LOST if too_late and move.seat != game.storyteller else Code.WRONG_PHASE


def _not_running(game: Game) -> Refusal | None:
    match game.phase:
        case Phase.SETTING_UP:
            return Refusal(Code.GAME_NOT_STARTED)
        case Phase.OVER:
            return Refusal(Code.GAME_OVER)
        case _:
            return None


def _tell_clue(game: Game, move: TellClue) -> Decision:
    if game.phase is Phase.TELLING and move.seat != game.storyteller:
        return Refusal(Code.NOT_STORYTELLER)
    if game.rules.clue_for_card:
        if move.card is None:
            return Refusal(Code.CLUE_NEEDS_CARD)
        if move.card not in game.hands[move.seat]:
            return Refusal(Code.CARD_NOT_IN_HAND)
    elif move.card is not None:
        return Refusal(Code.CLUE_HAS_NO_CARD)
    fault = _fault_in_clue(move.clue)
    if fault:
        return Refusal(fault)
    return (ClueTold(move.seat, move.card, move.clue),)


def _fault_in_clue(clue: Clue) -> Code | None:
    if clue.caption is not UNSET and {category(mark) for mark in clue.caption} & {"Cc", "Cs"}:
        return Code.CLUE_NOT_READABLE
    if clue.kind is not ClueKind.TEXT:
        return Code.CLUE_NOT_WRITTEN if clue.text else None
    if clue.caption is not UNSET:
        return Code.CLUE_NOT_WRITTEN
    kinds = {category(mark) for mark in clue.text if mark not in "\r\n\t"}
    if kinds & {"Cc", "Cs"}:
        return Code.CLUE_NOT_READABLE
    # What this Python's Unicode does not know yet ("Cn") may be an emoji younger than it.
    return None if kinds - {"Cf", "Zl", "Zp", "Zs"} else Code.CLUE_EMPTY


def _play_cards(game: Game, move: PlayCards, rng: Chance) -> Decision:
    seat, cards = move.seat, move.cards
    hand = game.hands[seat]
    if not is_giver(game, seat):
        return _not_a_giver(game, move)
    if game.rules.pairs and not cards and seat != partner_of(game, game.storyteller or 0):
        return (CardsPlayed(seat, ()),) if game.played[seat] else ()
    if len(cards) != game.rules.cards:
        return Refusal(Code.WRONG_NUMBER_OF_CARDS)
    if len(set(cards)) < len(cards):
        return Refusal(Code.SAME_CARD_TWICE)
    for card in cards:
        if card not in hand:
            return Refusal(Code.CARD_NOT_IN_HAND)
    if cards == game.played[seat]:
        return ()
    played = CardsPlayed(seat, cards)
    if not _completes(game, game.played, seat):
        return (played,)
    board = [card for picked in set_at(game.played, seat, cards) for card in picked]
    rng.shuffle(board)
    return (played, CardsLaid(tuple(board)))


def _not_a_giver(game: Game, move: PlayCards) -> Decision:
    if game.rules.givers is Givers.OTHERS:
        return Refusal(Code.STORYTELLER_HAS_PLAYED)
    if move.seat == game.storyteller:
        return Refusal(Code.PARTNER_GIVES)
    return Refusal(Code.PARTNER_HAS_GIVEN) if move.cards else ()


def _not_a_voter(game: Game, seat: Seat) -> Refusal:
    if seat == game.storyteller:
        return Refusal(Code.STORYTELLER_HAS_NO_VOTE)
    return Refusal(Code.GIVER_HAS_NO_VOTE)


def _cast_votes(game: Game, move: CastVotes, rng: Chance) -> Decision:
    seat, slots = move.seat, move.slots
    rules = game.rules
    if not is_voter(game, seat):
        return _not_a_voter(game, seat)
    if not rules.votes.fewest <= len(slots) <= rules.votes.most:
        return Refusal(Code.WRONG_NUMBER_OF_VOTES)
    own = () if rules.own_card else own_cards(game, seat)
    for slot in slots:
        if not 1 <= slot <= len(game.board):
            return Refusal(Code.NO_SUCH_SLOT)
        if game.board[slot - 1] in own:
            return Refusal(Code.OWN_CARD)
    if not rules.same_card and len(set(slots)) < len(slots):
        return Refusal(Code.SAME_SLOT_TWICE)
    fault = _fault_in_red_vote(game, move) if rules.red_vote or move.red is not None else None
    if fault:
        return Refusal(fault)
    if slots == game.votes[seat] and move.red in (None, game.red):
        return ()
    cast = VotesCast(seat, slots, UNSET if move.red is None else move.red)
    if not _completes(game, game.votes, seat):
        return (cast,)
    red = game.red if move.red is None else move.red
    return (cast, *_end_turn(game, set_at(game.votes, seat, slots), red, rng))


def _fault_in_red_vote(game: Game, move: CastVotes) -> Code | None:
    """P4: the storyteller casts one, and nobody else."""
    if not game.rules.red_vote or move.seat != game.storyteller:
        return None if move.red is None else Code.NO_RED_VOTE
    if move.red is None:
        return Code.RED_VOTE_MISSING
    return None if 1 <= move.red <= len(game.board) else Code.NO_SUCH_SLOT


def _completes(game: Game, choices: tuple[tuple[object, ...], ...], seat: Seat) -> bool:
    """Whether the phase waits for this seat alone, or for its pair."""
    if game.rules.pairs:
        missing = awaited(game)
        return len(missing) == 1 and seat in missing[0]
    assert game.storyteller is not None
    to_come = choices.count(())
    if game.rules.voters is OTHERS_VOTE and not choices[game.storyteller]:
        to_come -= 1
    return to_come == 1 and not choices[seat]


def _end_turn(
    game: Game, votes: tuple[tuple[Slot, ...], ...], red: Slot | None, rng: Chance
) -> tuple[Event, ...]:
    """R9–R18: reveal and score; then the game is won, or all draw and the next one tells."""
    assert game.storyteller is not None
    points = score(game.rules, game.storyteller, game.played, game.board, votes, red).points
    revealed = VotesRevealed(votes, points, UNSET if red is None else red)
    # As far as the rest of the turn needs it; `apply` would score it once more.
    scored = replace(
        game,
        scores=tuple(map(int.__add__, game.scores, points)),
        discard_pile=game.discard_pile + game.board,
    )
    if _ends(scored):
        best = max(scored.scores)
        winners = tuple(seat for seat, total in enumerate(scored.scores) if total == best)
        return (revealed, GameWon(winners))
    passed = (HandsPassed(),) if game.rules.pass_hands else ()
    following = TurnBegun((game.storyteller + 1) % game.players)
    return (revealed, _draw(scored, rng), *passed, following)


def _ends(game: Game) -> bool:
    """R18, P7, T6: whether a game is over after the turn that was just scored."""
    end = game.rules.end
    match end.kind:
        case EndKind.GOAL:
            return max(game.scores) >= end.number
        case EndKind.TELLINGS:
            return game.turn >= end.number * game.players
        case EndKind.PILE:
            return len(game.draw_pile) < _missing_cards(game)


def _missing_cards(game: Game) -> int:
    return game.rules.hand * game.players - sum(map(len, game.hands))


def _draw(game: Game, rng: Chance) -> CardsDrawn:
    """R16: everyone draws up to a full hand again."""
    size = game.rules.hand
    wanted = _missing_cards(game)
    reshuffled = len(game.draw_pile) < wanted
    drawn = rng.sample(new_draw_pile(game) if reshuffled else game.draw_pile, wanted)
    cards: list[tuple[Card, ...]] = []
    for hand in game.hands:
        count = size - len(hand)
        cards.append(tuple(drawn[:count]))
        del drawn[:count]
    return CardsDrawn(tuple(cards), reshuffled)


def _pass_seat(game: Game, move: HandoverMove) -> Decision:
    handover = HANDOVERS[type(move)]
    if not 0 <= move.seat < game.players:
        return Refusal(Code.NO_SUCH_SEAT)
    if game.holders[move.seat] not in handover.before:
        return Refusal(Code.HANDOVER_NOT_ALLOWED)
    if game.phase not in handover.phases:
        return Refusal(Code.TURN_NOT_OVER)
    return (SeatPassed(move.seat, handover.after),)


def _call_time(game: Game, move: CallTime, rng: Chance) -> Decision:
    """D3: stand-ins for the late; where one of several is enough, for one by lot."""
    if move.turn != game.turn:
        return Refusal(Code.WRONG_TURN)
    if move.phase is not game.phase:
        return Refusal(Code.WRONG_PHASE)
    passed = []
    for seats in awaited(game):
        late = [seat for seat in seats if game.holders[seat] is Holder.PERSON]
        passed += rng.sample(late, 1) if len(late) > 1 else late
    return tuple(SeatPassed(seat, Holder.STAND_IN) for seat in passed)
