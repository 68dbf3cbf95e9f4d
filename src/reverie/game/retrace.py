"""Playing a record again, step by step, under the same rules as a live game.

Theory of operation: every choice in the record goes through `decide` as the move it once was, so
an illegal one is refused by the very code that would have refused it at the table. Where the
answer of `decide` depends on chance (the deal, the board, the cards drawn), the outcome in the
record is checked and put in its place. Where it does not (points, scores, reshuffling, winners),
the record must say the same. The first difference breaks the record and is named by the rule it
offends; what follows it would have no meaning.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

from msgspec import UNSET

from reverie.game.apply import apply
from reverie.game.decide import decide
from reverie.game.events import CardsDealt, CardsDrawn, CardsLaid, Event, GameWon, VotesRevealed
from reverie.game.moves import CastVotes, PlayCards, StartGame, TellClue, TurnMove
from reverie.game.pieces import Card, Colour, Finding, Phase, Seat, Why
from reverie.game.record import BrokenRecordError, Record, RecordedTurn
from reverie.game.refusals import MEANINGS, Refusal
from reverie.game.rules import End, EndKind, Variant
from reverie.game.scoring import score
from reverie.game.state import Game, new_draw_pile, waiting_for

T = TypeVar("T")

Step = tuple[Event, Game]

POINTS_RULES = {
    Variant.ODYSSEY_2011: "O1",
    Variant.CLASSIC: "C1",
    Variant.PARTY: "P5",
    Variant.PAIRS: "T5",
}
ODYSSEYS = {Finding.ALL: "R10", Finding.SOME: "R11", Finding.NONE: "R12"}


def rebuild(record: Record) -> Game:
    """The game as the record leaves it; raise `BrokenRecordError` where it breaks a rule."""
    game = Game()
    for _, after in retrace(record):
        game = after
    return game


def retrace(record: Record) -> Iterator[Step]:
    """Each event of the recorded game, with the game after it."""
    game = Game()
    for event in _set_up(record):
        game = apply(game, event)
        yield event, game
    for number, turn in enumerate(record.turns, start=1):
        for step in _turn(game, number, turn):
            _, game = step
            yield step
    if list(game.winners) != sorted(record.winners):
        raise BrokenRecordError(
            "R18",
            len(record.turns),
            f"the winners are {_list(game.winners)}, the record says {_list(record.winners)}",
        )


def _set_up(record: Record) -> Iterable[Event]:
    seats = range(len(record.players))
    if [player.seat for player in record.players] != list(seats):
        raise BrokenRecordError("format", 0, "players are not in seating order from seat 0")
    if list(record.deck) != sorted(record.deck):
        raise BrokenRecordError("format", 0, "the deck is not sorted")
    colours = {colour.value: colour for colour in Colour}
    for player in record.players:
        if player.colour not in colours:
            raise BrokenRecordError("R1", 0, f"{player.colour!r} is none of the twelve colours")
    start = StartGame(
        colours=tuple(colours[player.colour] for player in record.players),
        deck=record.deck,
        end=_end(record),
        variant=record.variant,
        three_pays_four=record.three_pays_four is True,
        bots=tuple(player.seat for player in record.players if player.bot),
    )
    started, dealt = _decide(Game(), start, 0)
    assert isinstance(dealt, CardsDealt)
    hands = _by_seat(record.deal, seats, "R3", 0, "opening hand")
    _check_cards(hands, dealt.hands, record.deck, "R3", 0)
    return started, CardsDealt(hands)


def _end(record: Record) -> End | None:
    """The end that was agreed on; None is the printed one."""
    if record.goal is not UNSET:
        return End(EndKind.GOAL, record.goal)
    return None if record.end is UNSET else record.end


def _turn(game: Game, number: int, turn: RecordedTurn) -> Iterator[Step]:
    if game.phase is Phase.OVER:
        raise BrokenRecordError("R18", number, "the game was over before this turn")
    if not 0 <= turn.storyteller < game.players:
        raise BrokenRecordError("R1", number, f"there is no seat {turn.storyteller}")
    if game.storyteller not in (None, turn.storyteller):
        reason = f"seat {game.storyteller} is the storyteller, not seat {turn.storyteller}"
        raise BrokenRecordError("R17", number, reason)
    for part in (_telling, _choosing, _voting):
        for move in part(game, number, turn):
            for event in _decide(game, move, number):
                settled = _settle(event, game, number, turn)
                game = apply(game, settled)
                yield settled, game


def _telling(game: Game, number: int, turn: RecordedTurn) -> Iterator[TurnMove]:
    teller, card = turn.storyteller, None
    if game.rules.clue_for_card:
        tellers = turn.played.get(teller, ())
        if len(tellers) != 1:
            reason = f"the storyteller played {len(tellers)} cards, not 1"
            raise BrokenRecordError("R5", number, reason)
        (card,) = tellers
    yield TellClue(teller, number, card, turn.clue, game.holders[teller])


def _choosing(game: Game, number: int, turn: RecordedTurn) -> Iterator[TurnMove]:
    played = _by_seat(turn.played, range(game.players), "R6", number, "played card")
    for seat, cards in enumerate(played):
        if seat not in waiting_for(game):
            if cards and cards != game.played[seat]:
                reason = f"a played card of seat {seat}, which can't have one"
                raise BrokenRecordError("R6", number, reason)
        elif cards or not game.rules.pairs:
            yield PlayCards(seat, number, cards, game.holders[seat])


def _voting(game: Game, number: int, turn: RecordedTurn) -> Iterator[TurnMove]:
    if game.phase is Phase.CHOOSING:
        reason = f"no played card of {_list(waiting_for(game))}"
        raise BrokenRecordError("T3", number, reason)
    voters = waiting_for(game)
    votes = _by_seat(turn.votes, voters, "R8", number, "vote")
    for seat, slots in zip(voters, votes, strict=True):
        red = None if turn.red is UNSET or seat != turn.storyteller else turn.red
        yield CastVotes(seat, number, slots, game.holders[seat], red)


def _decide(game: Game, move: StartGame | TurnMove, number: int) -> tuple[Event, ...]:
    decision = decide(game, move, Random(0))  # noqa: S311  the record's chance replaces this one
    if isinstance(decision, Refusal):
        meaning = MEANINGS[decision.code]
        who = "" if isinstance(move, StartGame) else f"seat {move.seat}: "
        raise BrokenRecordError(meaning.rule, number, f"{who}{meaning.text}")
    return decision


def _settle(event: Event, game: Game, number: int, turn: RecordedTurn) -> Event:
    """Put the recorded chance in the place of the event's, or hold the record to the event."""
    match event:
        case CardsLaid():
            if sorted(turn.board) != sorted(event.board):
                raise BrokenRecordError("R7", number, "the board is not the cards that were played")
            return CardsLaid(turn.board)
        case VotesRevealed():
            _check_points(event, game, number, turn)
        case CardsDrawn():
            return _recorded_draw(event, game, number, turn)
        case GameWon():
            if turn.reshuffled or any(turn.drawn.values()):
                raise BrokenRecordError("R18", number, "cards were drawn after the game was over")
    return event


def _check_points(event: VotesRevealed, game: Game, number: int, turn: RecordedTurn) -> None:
    seats = range(game.players)
    due = score(game.rules, turn.storyteller, game.played, game.board, event.votes, game.red)
    rule = POINTS_RULES.get(game.rules.variant) or (due.finding and ODYSSEYS[due.finding]) or ""
    points = _by_seat(turn.points, seats, rule, number, "points")
    scores = _by_seat(turn.scores, seats, "R14", number, "score")
    for seat in seats:
        total = due.points[seat]
        decoys = sum(each.points for each in due.reasons[seat] if each.why is Why.DECOYS)
        if points[seat] != total:
            only_decoys_differ = total - decoys <= points[seat] < total
            raise BrokenRecordError(
                "R13" if only_decoys_differ else rule,
                number,
                f"seat {seat} scores {total}, of which {decoys} for votes on its own cards; "
                f"the record says {points[seat]}",
            )
        if scores[seat] != game.scores[seat] + points[seat]:
            raise BrokenRecordError(
                "R14",
                number,
                f"seat {seat} stands at {game.scores[seat] + points[seat]}, "
                f"the record says {scores[seat]}",
            )


def _recorded_draw(event: CardsDrawn, game: Game, number: int, turn: RecordedTurn) -> CardsDrawn:
    if turn.reshuffled != event.reshuffled:
        should = "had to be" if event.reshuffled else "must not be"
        raise BrokenRecordError("R16", number, f"the draw pile {should} made anew")
    drawn = _by_seat(turn.drawn, range(game.players), "R16", number, "draw")
    pile = new_draw_pile(game) if event.reshuffled else game.draw_pile
    _check_cards(drawn, event.cards, pile, "R16", number)
    return CardsDrawn(drawn, event.reshuffled)


def _check_cards(
    recorded: Sequence[Sequence[Card]],
    due: Sequence[Sequence[Card]],
    source: Iterable[Card],
    rule: str,
    number: int,
) -> None:
    """Each seat got as many cards as it was due, and each card lay where it was drawn from."""
    left = set(source)
    for seat, (cards, expected) in enumerate(zip(recorded, due, strict=True)):
        if len(cards) != len(expected):
            reason = f"seat {seat} is due {len(expected)} cards, the record says {len(cards)}"
            raise BrokenRecordError(rule, number, reason)
        for card in cards:
            if card not in left:
                reason = f"seat {seat} can't have drawn {card!r}: it is not in the draw pile"
                raise BrokenRecordError(rule, number, reason)
            left.remove(card)


def _by_seat(
    field: Mapping[Seat, T], seats: Sequence[Seat], rule: str, number: int, what: str
) -> tuple[T, ...]:
    missing = sorted(set(seats) - set(field))
    if missing:
        raise BrokenRecordError(rule, number, f"no {what} of {_list(missing)}")
    strange = sorted(set(field) - set(seats))
    if strange:
        raise BrokenRecordError(rule, number, f"a {what} of {_list(strange)}, which can't have one")
    return tuple(field[seat] for seat in seats)


def _list(seats: Sequence[Seat]) -> str:
    return f"seat {', '.join(map(str, seats))}" if seats else "nobody"
