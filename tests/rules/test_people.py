"""D1–D5, D8: people come and go, and the game goes on."""

from random import Random

import pytest

from reverie.bots import random_move
from reverie.game import (
    CallTime,
    Code,
    Game,
    Holder,
    LeaveSeat,
    Move,
    Phase,
    Refusal,
    ReturnToSeat,
    SeatStandIn,
    TakeOverSeat,
    TurnBegun,
    apply,
    decide,
    view,
    waiting_for,
)
from tests.tabletop import (
    NO_CHANCE,
    after,
    cards,
    clue,
    deal,
    game_in,
    refused,
    voted,
    votes,
    voting,
    whole_turn,
)

RUNNING = [Phase.RACING, Phase.TELLING, Phase.CHOOSING, Phase.VOTING]
IN_EVERY_PHASE = pytest.mark.parametrize("game", RUNNING, indirect=True)
SEATS = pytest.mark.parametrize("seat", range(4))


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    return game_in(request.param)


def next_choice(game: Game, seat: int) -> Move:
    """What this seat may do now, made by whoever holds it."""
    match game.phase:
        case Phase.CHOOSING:
            return cards(game, seat)
        case Phase.VOTING:
            return votes(game, seat)
        case _:
            return clue(game, seat)


def between_turns(game: Game) -> Game:
    """The same game at the end of its turn, before the next one has begun: it never rests here."""
    rng = Random(1)
    while True:
        decision = decide(game, next_choice(game, waiting_for(game)[0]), rng)
        assert not isinstance(decision, Refusal)
        for event in decision:
            if isinstance(event, TurnBegun):
                assert game.phase is Phase.SCORING
                return game
            game = apply(game, event)


@IN_EVERY_PHASE
@SEATS
def test_an_absent_player_keeps_everything(game: Game, seat: int) -> None:
    """D1: in any phase, whoever drops out keeps seat, hand and score, and gets them back."""
    away = after(game, SeatStandIn(seat))
    assert away.holders[seat] is Holder.STAND_IN
    assert view(away, seat).own == view(game, seat).own
    assert away.scores == game.scores
    assert after(away, ReturnToSeat(seat)) == game


@IN_EVERY_PHASE
def test_a_stand_in_plays_the_seat(game: Game) -> None:
    """D1: a stand-in makes the choice the table waits for, also the storyteller's."""
    seat = waiting_for(game)[0]
    away = after(game, SeatStandIn(seat))
    after_choice = after(away, next_choice(away, seat))
    assert seat not in waiting_for(after_choice)


@IN_EVERY_PHASE
def test_one_of_the_two_plays_the_seat(game: Game) -> None:
    """D1: while a stand-in holds a seat the person does not play it, nor the other way round."""
    seat = waiting_for(game)[0]
    persons = next_choice(game, seat)
    away = after(game, SeatStandIn(seat))
    stand_ins = next_choice(away, seat)
    assert refused(away, persons) == Code.SEAT_HELD_BY_ANOTHER
    assert refused(game, stand_ins) == Code.SEAT_HELD_BY_ANOTHER


def test_without_a_stand_in_the_table_waits() -> None:
    """D1: unless a stand-in is seated, the table waits for the absent player."""
    game = game_in(Phase.VOTING)
    assert waiting_for(after(game, votes(game, 1), votes(game, 3))) == (2,)


def test_the_last_missing_voter_may_be_stood_in_for() -> None:
    """D1: with a stand-in for the last missing voter the turn comes to its end."""
    game = game_in(Phase.VOTING)
    game = after(game, votes(game, 1), votes(game, 3), SeatStandIn(2))
    assert after(game, votes(game, 2)).turn == 2


@pytest.mark.parametrize("game", [Phase.CHOOSING, Phase.VOTING], indirect=True)
def test_a_choice_stands_when_its_author_goes(game: Game) -> None:
    """D1: whoever has chosen and then drops out, or leaves, has chosen."""
    chosen = after(game, next_choice(game, 1))
    for move in (SeatStandIn(1), LeaveSeat(1)):
        gone = after(chosen, move)
        assert (gone.played, gone.votes) == (chosen.played, chosen.votes)
        assert 1 not in waiting_for(gone)


def test_a_person_back_in_time_may_change_what_the_stand_in_chose() -> None:
    """D1, D2: a choice of the stand-in is changed like one's own, until the phase closes."""
    game = after(game_in(Phase.CHOOSING), SeatStandIn(1))
    game = after(game, cards(game, 1), ReturnToSeat(1))
    game = after(game, cards(game, 1, first=3))
    assert game.played[1] == game.hands[1][3:4]


@pytest.mark.parametrize("game", [Phase.CHOOSING, Phase.VOTING], indirect=True)
def test_when_time_is_up_stand_ins_choose_for_the_late(game: Game) -> None:
    """D3: when the timer runs out, stand-ins take the seats of those who have not chosen."""
    early, *late = waiting_for(game)
    game = after(game, next_choice(game, early))
    called = after(game, CallTime(game.turn, game.phase))
    for seat in range(4):
        expected = Holder.STAND_IN if seat in late else Holder.PERSON
        assert called.holders[seat] is expected
    while called.phase is game.phase:
        called = after(called, next_choice(called, waiting_for(called)[0]))
    assert called.players == 4


def test_when_time_is_up_the_stand_in_tells_the_clue() -> None:
    """D3: a storyteller who finds no clue in time gets a stand-in, and nobody else does."""
    game = game_in(Phase.TELLING)
    called = after(game, CallTime(2, Phase.TELLING))
    assert [holder is Holder.STAND_IN for holder in called.holders] == [False, True, False, False]
    assert after(called, clue(called, 1)).phase is Phase.CHOOSING


def test_when_the_race_takes_too_long_one_is_chosen_by_lot() -> None:
    """D3: the race needs one clue only, so one seat drawn by lot gets a stand-in."""
    called = after(game_in(Phase.RACING), CallTime(1, Phase.RACING))
    assert called.holders.count(Holder.STAND_IN) == 1


@IN_EVERY_PHASE
def test_nobody_is_thrown_out_by_the_timer(game: Game) -> None:
    """D3: whoever was late may take up his seat again at once."""
    called = after(game, CallTime(game.turn, game.phase))
    for seat in range(4):
        if called.holders[seat] is Holder.STAND_IN:
            called = after(called, ReturnToSeat(seat))
    assert called == game


def test_a_timer_of_an_earlier_phase_does_nothing() -> None:
    """D3: a timer that runs out after its phase has closed is refused."""
    assert refused(game_in(Phase.VOTING), CallTime(1, Phase.CHOOSING)) == Code.WRONG_PHASE
    assert refused(game_in(Phase.VOTING), CallTime(2, Phase.VOTING)) == Code.WRONG_TURN
    assert refused(Game(), CallTime(0, Phase.SETTING_UP)) == Code.GAME_NOT_STARTED


def test_the_timer_leaves_bots_and_stand_ins_alone() -> None:
    """D3: seats that are not held by a person need no stand-in."""
    game = after(game_in(Phase.VOTING), SeatStandIn(1), LeaveSeat(2), SeatStandIn(3))
    assert decide(game, CallTime(1, Phase.VOTING), NO_CHANCE) == ()


@IN_EVERY_PHASE
@SEATS
def test_whoever_leaves_is_followed_by_a_bot(game: Game, seat: int) -> None:
    """D4: a seat left for good, in any phase, goes to a bot; the number of players stays."""
    left = after(game, LeaveSeat(seat))
    assert left.holders[seat] is Holder.BOT
    assert (left.players, left.hands, left.scores) == (game.players, game.hands, game.scores)
    assert refused(left, ReturnToSeat(seat)) == Code.HANDOVER_NOT_ALLOWED
    assert refused(left, SeatStandIn(seat)) == Code.HANDOVER_NOT_ALLOWED


def test_the_storyteller_may_leave() -> None:
    """D4: when the storyteller leaves, his bot tells the clue and the game goes on."""
    game = after(game_in(Phase.TELLING), LeaveSeat(1))
    assert after(game, clue(game, 1)).phase is Phase.CHOOSING


def test_all_but_one_may_leave() -> None:
    """D4: even a table of bots keeps its hands and slots, and plays to the end."""
    game = after(deal(3, goal=5), LeaveSeat(0), LeaveSeat(1), LeaveSeat(2))
    while game.phase is not Phase.OVER:
        game = whole_turn(game)
    assert [len(turn.board) for turn in game.turns] == [5] * len(game.turns)


def test_an_absent_player_may_leave_for_good() -> None:
    """D4: a seat that a stand-in plays can be given up too."""
    assert after(game_in(Phase.RACING), SeatStandIn(2), LeaveSeat(2)).holders[2] is Holder.BOT


@IN_EVERY_PHASE
def test_a_newcomer_takes_over_a_bots_seat(game: Game) -> None:
    """D5: a newcomer takes over a bot's seat, with its hand and its score, between two turns."""
    scored = between_turns(after(game, LeaveSeat(2)))
    joined = after(scored, TakeOverSeat(2))
    assert joined.holders[2] is Holder.PERSON
    assert (joined.hands, joined.scores) == (scored.hands, scored.scores)


@IN_EVERY_PHASE
def test_a_bot_plays_a_turn_to_its_end(game: Game) -> None:
    """D8: in the middle of a turn, in any phase, nobody takes over a bot's seat."""
    left = after(game, LeaveSeat(2))
    assert refused(left, TakeOverSeat(2)) == Code.TURN_NOT_OVER


@IN_EVERY_PHASE
def test_a_newcomer_takes_nobody_elses_seat(game: Game) -> None:
    """D5: a person's seat, present or absent, is not for newcomers."""
    assert refused(game, TakeOverSeat(2)) == Code.HANDOVER_NOT_ALLOWED
    assert refused(after(game, SeatStandIn(2)), TakeOverSeat(2)) == Code.HANDOVER_NOT_ALLOWED


def test_there_is_no_extra_seat_for_a_late_joiner() -> None:
    """D4, D5: nobody can sit down where there is no seat."""
    for move in (TakeOverSeat(4), SeatStandIn(-1), ReturnToSeat(99), LeaveSeat(4)):
        assert refused(game_in(Phase.RACING), move) == Code.NO_SUCH_SEAT


def test_seats_pass_only_while_a_game_runs() -> None:
    """D1, D4: before the deal and after the end there is nothing to hand over."""
    over = voted(voting(deal(4, goal=1)))
    for move in (SeatStandIn(0), LeaveSeat(0)):
        assert refused(Game(), move) == Code.GAME_NOT_STARTED
        assert refused(over, move) == Code.GAME_OVER
    assert refused(over, CallTime(1, Phase.OVER)) == Code.GAME_OVER


def test_bots_may_sit_there_from_the_start() -> None:
    """D5: a table filled with bots has seats to take over."""
    game = deal(4, bots=(1, 3))
    assert game.holders == (Holder.PERSON, Holder.BOT, Holder.PERSON, Holder.BOT)
    assert after(between_turns(game), TakeOverSeat(3)).holders[3] is Holder.PERSON


def test_a_bot_plays_only_as_what_it_was_asked_to_be() -> None:
    """D1: a stand-in that thinks on while the person comes back is refused."""
    away = after(game_in(Phase.VOTING), SeatStandIn(1))
    late = random_move(view(away, 1), Random(1), Holder.STAND_IN)
    back = after(away, ReturnToSeat(1))
    assert late is not None
    assert refused(back, late) == Code.SEAT_HELD_BY_ANOTHER
