from random import Random

import pytest

from reverie.game import (
    CastVotes,
    Clue,
    ClueKind,
    Code,
    Phase,
    PlayCards,
    TellClue,
    VotesRevealed,
    decide,
    play,
    view,
    waiting_for,
)
from tests.tabletop import (
    HUM,
    NO_CHANCE,
    after,
    cards,
    choosing,
    clue,
    deal,
    game_in,
    open_slots,
    refused,
    slot_of,
    voted,
    votes,
    voting,
    whole_turn,
)


@pytest.mark.parametrize("first", range(5))
def test_the_first_clue_wins_the_race(first: int) -> None:
    """R4: in turn 1 whoever commits a card and a clue first is the storyteller."""
    race = deal(5)
    assert race.storyteller is None
    assert waiting_for(race) == (0, 1, 2, 3, 4)
    game = after(race, clue(race, first))
    assert game.storyteller == first
    assert game.clue == HUM


def test_everyone_is_told_who_won_the_race() -> None:
    """R4: the moment the race is won, every seat and every spectator sees by whom."""
    race = deal(5)
    game = after(race, clue(race, 3))
    for seat in (None, *range(5)):
        assert view(game, seat).open.storyteller == 3


def test_a_late_clue_costs_nothing() -> None:
    """R4: a clue that comes too late is told so, and its author keeps his card."""
    race = deal(5)
    game = after(race, clue(race, 3))
    late = clue(race, 1)
    assert refused(game, late) == Code.RACE_LOST
    assert late.card in game.hands[1]
    assert after(game, PlayCards(1, 1, (late.card,))).played[1] == (late.card,)


def test_the_winner_of_the_race_does_not_lose_it() -> None:
    """R4: the storyteller who tells again is not told that another was first."""
    race = deal(5)
    assert refused(after(race, clue(race, 3)), clue(race, 3)) == Code.WRONG_PHASE


def test_there_is_no_race_after_the_first_turn() -> None:
    """R4: only turn 1 is a race; later clues out of turn are the storyteller's business."""
    game = whole_turn(deal(5))
    assert game.phase is Phase.TELLING
    assert refused(game, clue(game, 3)) == Code.NOT_STORYTELLER
    told = after(game, clue(game, 1))
    assert refused(told, clue(told, 3)) == Code.WRONG_PHASE


def test_the_storyteller_picks_in_secret() -> None:
    """R5: nobody else can see which card the storyteller has picked."""
    race = deal(4)
    seen = {view(after(race, TellClue(0, 1, card, HUM)), 1).open for card in race.hands[0]}
    assert len(seen) == 1


@pytest.mark.parametrize("kind", [ClueKind.VOICE, ClueKind.MIME, ClueKind.ALOUD])
def test_a_clue_may_be_sung_mimed_or_spoken(kind: ClueKind) -> None:
    """R5: a clue need not be written; then it carries no text."""
    race = deal(4)
    card = race.hands[0][0]
    assert after(race, TellClue(0, 1, card, Clue(kind))).clue == Clue(kind)
    assert refused(race, TellClue(0, 1, card, Clue(kind, "la la"))) == Code.CLUE_NOT_WRITTEN


@pytest.mark.parametrize("kind", [ClueKind.VOICE, ClueKind.MIME, ClueKind.ALOUD])
def test_a_line_in_writing_may_stand_beside_a_clue(kind: ClueKind) -> None:
    """R5: who can't hear or see a clue can read what its storyteller writes beside it."""
    race = deal(4)
    card = race.hands[0][0]
    clue = Clue(kind, caption="la la")
    assert after(race, TellClue(0, 1, card, clue)).clue == clue
    unreadable = Clue(kind, caption="la\x07")
    assert refused(race, TellClue(0, 1, card, unreadable)) == Code.CLUE_NOT_READABLE
    written = Clue(ClueKind.TEXT, "la", caption="la la")
    assert refused(race, TellClue(0, 1, card, written)) == Code.CLUE_NOT_WRITTEN


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "ß",
        "うーん",
        "🌙",
        "two\r\nlines",
        "🩷",
        "\U0001fae9",
        "👩\u200d👧",
        "Once upon a time " * 500,
    ],
)
def test_a_clue_may_have_any_length(text: str) -> None:
    """R5: a single sound is a clue, and so is a sentence of any length, in any script."""
    race = deal(4)
    game = after(race, TellClue(0, 1, race.hands[0][0], Clue(ClueKind.TEXT, text)))
    assert game.clue is not None
    assert game.clue.text == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", Code.CLUE_EMPTY),
        (" \t\n", Code.CLUE_EMPTY),
        ("\u200b\u2028", Code.CLUE_EMPTY),
        ("\ud800", Code.CLUE_NOT_READABLE),
        ("a\x00b", Code.CLUE_NOT_READABLE),
        ("\x1b[2J", Code.CLUE_NOT_READABLE),
    ],
)
def test_a_written_clue_has_something_written(text: str, code: Code) -> None:
    """R5: a written clue is neither empty nor something that can't be written down."""
    race = deal(4)
    told = TellClue(0, 1, race.hands[0][0], Clue(ClueKind.TEXT, text))
    assert refused(race, told) == code


def test_the_storyteller_picks_from_his_hand() -> None:
    """R5: the storyteller's card comes from his own hand."""
    race = deal(4)
    for card in (race.hands[1][0], race.draw_pile[0], "no such card"):
        assert refused(race, TellClue(0, 1, card, HUM)) == Code.CARD_NOT_IN_HAND


@pytest.mark.parametrize("players", range(4, 13))
def test_the_others_pick_one_card(players: int) -> None:
    """R6: every other player picks one card of his hand."""
    game = choosing(deal(players))
    hand = game.hands[1]
    assert refused(game, PlayCards(1, 1, ())) == Code.WRONG_NUMBER_OF_CARDS
    assert refused(game, PlayCards(1, 1, hand[:2])) == Code.WRONG_NUMBER_OF_CARDS
    assert after(game, PlayCards(1, 1, hand[:1])).played[1] == hand[:1]


def test_with_three_the_others_pick_two_cards() -> None:
    """R6: with 3 players the others pick two cards each, and two different ones."""
    game = choosing(deal(3))
    hand = game.hands[1]
    assert refused(game, PlayCards(1, 1, hand[:1])) == Code.WRONG_NUMBER_OF_CARDS
    assert refused(game, PlayCards(1, 1, hand[:3])) == Code.WRONG_NUMBER_OF_CARDS
    assert refused(game, PlayCards(1, 1, hand[:1] * 2)) == Code.SAME_CARD_TWICE
    assert after(game, PlayCards(1, 1, hand[:2])).played[1] == hand[:2]


def test_the_others_pick_from_their_hands() -> None:
    """R6: a card of another player, of the pile or of nobody can't be picked."""
    game = choosing(deal(4))
    for card in (game.hands[2][0], game.played[0][0], game.draw_pile[0], "no such card"):
        assert refused(game, PlayCards(1, 1, (card,))) == Code.CARD_NOT_IN_HAND


def test_the_storyteller_picks_once() -> None:
    """R6: it is the others who add cards; the storyteller's lies there already."""
    game = choosing(deal(4))
    assert refused(game, cards(game, 0, first=1)) == Code.STORYTELLER_HAS_PLAYED


@pytest.mark.parametrize(("players", "slots"), [(3, 5), *((n, n) for n in range(4, 13))])
def test_all_picked_cards_are_laid_open(players: int, slots: int) -> None:
    """R7: the picked cards lie open on slots 1 to n; 3 players fill 5."""
    game = voting(deal(players))
    assert len(game.board) == slots
    assert sorted(game.board) == sorted(card for picked in game.played for card in picked)
    for hand in game.hands:
        assert not set(hand) & set(game.board)


def test_the_board_is_shuffled() -> None:
    """R7: the cards lie as chance has it; the slots tell nothing about who played them."""
    boards = {voting(deal(4), rng=Random(seed)).board for seed in range(400)}
    assert len(boards) == 24


def test_nobody_sees_the_board_before_all_have_picked() -> None:
    """R7: no card lies open until the last player has picked."""
    game = choosing(deal(4))
    for seat in (1, 2):
        game = after(game, cards(game, seat))
        assert game.board == ()
    assert len(after(game, cards(game, 3)).board) == 4


def test_votes_may_be_split_or_doubled() -> None:
    """R8: the two votes go to two different cards, or both to one."""
    game = voting(deal(4))
    assert after(game, CastVotes(1, 1, (1, 3))).votes[1] == (1, 3)
    assert after(game, CastVotes(1, 1, (3, 3))).votes[1] == (3, 3)


@pytest.mark.parametrize("slots", [(), (1,), (1, 3, 4)])
def test_both_votes_are_used(slots: tuple[int, ...]) -> None:
    """R8: both votes are used, always: neither fewer nor more than two."""
    game = voting(deal(4))
    assert refused(game, CastVotes(1, 1, slots)) == Code.WRONG_NUMBER_OF_VOTES


@pytest.mark.parametrize("players", range(3, 13))
def test_nobody_votes_for_his_own_card(players: int) -> None:
    """R8: nobody may vote for a card of his own; with 3 players, for neither of the two."""
    game = voting(deal(players))
    for seat in range(1, players):
        own = [slot_of(game, seat, nth) for nth in range(len(game.played[seat]))]
        other = open_slots(game, seat)[0]
        for slot in own:
            for pair in ((slot, slot), (slot, other), (other, slot)):
                assert refused(game, CastVotes(seat, 1, pair)) == Code.OWN_CARD


@pytest.mark.parametrize("slot", [-1, 0, 5, 99])
def test_votes_go_to_cards_on_the_table(slot: int) -> None:
    """R8: a vote for a slot without a card is refused."""
    game = voting(deal(4))
    assert refused(game, CastVotes(1, 1, (1, slot))) == Code.NO_SUCH_SLOT
    assert refused(game, CastVotes(1, 1, (slot, 1))) == Code.NO_SUCH_SLOT


def test_the_storyteller_does_not_vote() -> None:
    """R8: every player but the storyteller votes."""
    game = voting(deal(4))
    assert waiting_for(game) == (1, 2, 3)
    assert refused(game, CastVotes(0, 1, (2, 3))) == Code.STORYTELLER_HAS_NO_VOTE


def test_votes_are_revealed_at_once() -> None:
    """R9: no vote is seen by another before all have voted; then all are."""
    game = voting(deal(4))
    unseen = view(game, 3)
    for seat in (1, 2):
        game, events = play(game, votes(game, seat), NO_CHANCE)
        assert not any(isinstance(event, VotesRevealed) for event in events)
        assert view(game, 3).own == unseen.own
        assert view(game, 3).open.last_turn is None
    game, events = play(game, votes(game, 3), NO_CHANCE)
    assert any(isinstance(event, VotesRevealed) for event in events)
    last_turn = view(game, None).open.last_turn
    assert last_turn is not None
    assert last_turn.votes == ((), (1, 3), (1, 2), (1, 2))


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.SCORING])
def test_every_move_has_its_phase(phase: Phase) -> None:
    """R4, R6, R8: a clue, a card or a vote out of its phase is refused."""
    position = game_in(phase)
    at_home = {
        Phase.RACING: TellClue,
        Phase.TELLING: TellClue,
        Phase.CHOOSING: PlayCards,
        Phase.VOTING: CastVotes,
    }
    strangers = {Code.WRONG_PHASE, Code.RACE_LOST, Code.GAME_NOT_STARTED, Code.GAME_OVER}
    moves = (
        TellClue(1, position.turn, "c000", HUM),
        PlayCards(1, position.turn, ("c000",)),
        CastVotes(1, position.turn, (1, 1)),
    )
    for move in moves:
        if type(move) is not at_home.get(phase):
            assert refused(position, move) in strangers


def test_a_move_is_meant_for_one_turn() -> None:
    """R6, R8: a card or vote that arrives a turn late does not act on the next turn."""
    first = voting(deal(4))
    second = voting(voted(first), 1)
    assert refused(second, CastVotes(2, 1, (1, 1))) == Code.WRONG_TURN
    assert after(second, CastVotes(2, 2, (1, 1))).votes[2] == (1, 1)


@pytest.mark.parametrize("seat", [-1, 4, 12])
def test_a_move_is_made_at_a_seat(seat: int) -> None:
    """R1: a move at a seat where nobody sits is refused."""
    assert refused(deal(4), TellClue(seat, 1, "c000", HUM)) == Code.NO_SUCH_SEAT
    assert refused(choosing(deal(4)), TellClue(seat, 1, "c000", HUM)) == Code.NO_SUCH_SEAT


def test_the_same_choice_twice_is_one_choice() -> None:
    """D2: a double tap is accepted and changes nothing."""
    game = choosing(deal(4))
    game = after(game, cards(game, 1))
    assert decide(game, cards(game, 1), NO_CHANCE) == ()
    game = voting(deal(4))
    game = after(game, votes(game, 1))
    assert decide(game, votes(game, 1), NO_CHANCE) == ()


def test_a_picked_card_may_be_changed() -> None:
    """D2: a pick may be changed until the last player has picked, not after."""
    game = choosing(deal(4))
    game = after(game, cards(game, 1), cards(game, 1, first=2), cards(game, 2))
    assert game.played[1] == game.hands[1][2:3]
    closed = after(game, cards(game, 3))
    assert refused(closed, cards(closed, 1)) == Code.WRONG_PHASE


def test_cast_votes_may_be_changed() -> None:
    """D2: votes may be changed until the last player has voted, not after."""
    game = voting(deal(4))
    game = after(game, votes(game, 1, 1, 1), votes(game, 1, 3, 4), votes(game, 2))
    assert game.votes[1] == (3, 4)
    closed = after(game, votes(game, 3))
    assert closed.turns[0].votes[1] == (3, 4)
    assert refused(closed, CastVotes(1, 1, (1, 1))) == Code.WRONG_PHASE


def test_a_phase_closes_with_the_last_choice() -> None:
    """D2: a phase stays open while anyone has not chosen, and closes with the last choice."""
    game = choosing(deal(5))
    for seat in (4, 2, 1):
        game = after(game, cards(game, seat))
        assert game.phase is Phase.CHOOSING
    assert waiting_for(game) == (3,)
    game = after(game, cards(game, 3))
    assert game.phase is Phase.VOTING
    for seat in (3, 1, 4):
        game = after(game, votes(game, seat))
        assert game.phase is Phase.VOTING
    assert after(game, votes(game, 2)).turn == 2
