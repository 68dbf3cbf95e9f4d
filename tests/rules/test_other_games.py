"""The other games of the deck: Odyssey 2011 (O), Classic (C), Party (P) and Pairs (T)."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from reverie.game import (
    CastVotes,
    Code,
    Colour,
    End,
    EndKind,
    Game,
    HandsPassed,
    LeaveSeat,
    Phase,
    PlayCards,
    SeatStandIn,
    StartGame,
    TellClue,
    Variant,
    Why,
    decide,
    may_play,
    play,
    rules_of,
    turns_of,
    view,
    waiting_for,
)
from reverie.game.record import BrokenRecordError, read_record, record, write_record
from reverie.game.retrace import rebuild
from reverie.game.scoring import score
from reverie.simulate import random_game
from tests.tabletop import (
    HUM,
    NO_CHANCE,
    after,
    cards,
    choosing,
    deal,
    deck,
    refused,
    slot_of,
    to_goal,
    voting,
    whole_turn,
)

OLD, CLASSIC, PARTY, PAIRS = (
    Variant.ODYSSEY_2011,
    Variant.CLASSIC,
    Variant.PARTY,
    Variant.PAIRS,
)


def party_votes(game: Game, slots: Sequence[int], red: int) -> Game:
    """Everybody votes, seat after seat; the storyteller forbids a card as well."""
    for seat, slot in enumerate(slots):
        forbidden = red if seat == game.storyteller else None
        game = after(game, CastVotes(seat, game.turn, (slot,), red=forbidden))
    return game


def found(variant: Variant, by_seat: Mapping[int, tuple[int, ...]], players: int) -> Game:
    """A turn that seat 0 tells, in which votes name the seat whose card they are for."""
    game = voting(deal(players, variant=variant))
    for seat in waiting_for(game):
        slots = tuple(slot_of(game, target) for target in by_seat[seat])
        game = after(game, CastVotes(seat, game.turn, slots))
    return game


def paid_for(why: Why, game: Game) -> list[int]:
    """What each seat got for this in the last turn."""
    by_seat = turns_of(game)[-1].score.reasons
    return [sum(each.points for each in own if each.why is why) for own in by_seat]


# --- who may play ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "players"),
    [
        (Variant.ODYSSEY, range(3, 13)),
        (OLD, range(3, 13)),
        (CLASSIC, range(3, 9)),
        (PARTY, range(6, 13)),
        (PAIRS, range(6, 13, 2)),
    ],
)
def test_how_many_may_play(variant: Variant, players: range) -> None:
    """R1, C1, P2, T1: each game says how many may play it, and refuses all others."""
    for number in range(1, 13):
        decision = decide(
            Game(), StartGame(tuple(Colour)[:number], deck(), variant=variant), NO_CHANCE
        )
        assert isinstance(decision, tuple) == (number in players) == may_play(variant, number)


def test_an_odd_number_makes_no_pairs() -> None:
    """T1: two who face each other are a pair, so an odd number is refused."""
    start = StartGame(tuple(Colour)[:7], deck(), variant=PAIRS)
    assert refused(Game(), start) == Code.NOT_IN_PAIRS


# --- ends --------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [0, 6])
def test_everyone_tells_one_to_five_times(times: int) -> None:
    """R18: a table may agree that everyone tells so often, but not never and not for ever."""
    start = StartGame(tuple(Colour)[:4], deck(), End(EndKind.TELLINGS, times))
    assert refused(Game(), start) == Code.NO_SUCH_END


def test_a_game_may_end_when_everyone_has_told_so_often() -> None:
    """R18: a game may end when everyone has told twice, whatever the scores."""
    game = deal(4, end=End(EndKind.TELLINGS, 2))
    for _ in range(8):
        assert game.phase is not Phase.OVER
        game = whole_turn(game)
    assert game.phase is Phase.OVER
    assert game.winners == tuple(s for s in range(4) if game.scores[s] == max(game.scores))


def test_a_game_may_end_with_the_pile() -> None:
    """R18: a game may end when the draw pile can't refill all hands; nothing is shuffled again."""
    game = deal(6, cards=36 + 6 + 6 + 5, end=End(EndKind.PILE))
    for turn in range(3):
        assert (game.phase is Phase.OVER, game.turn) == (False, turn + 1)
        game = whole_turn(game)
    assert game.phase is Phase.OVER
    assert len(game.draw_pile) == 5


# --- Odyssey 2011 ------------------------------------------------------------------------


def test_all_means_every_voter() -> None:
    """O1: all find the card if every voter has a vote on it, wherever the second ones lie."""
    votes = {seat: (0, seat % 6 + 1) for seat in range(1, 7)}
    assert found(OLD, votes, 7).scores == (0, 3, 3, 3, 3, 3, 3)
    assert turns_of(found(OLD, votes | {6: (1,)}, 7))[0].score.finding == "some"


def test_the_second_vote_is_for_another_card() -> None:
    """O2: with seven or more there may be a second vote, and never on the same card."""
    game = voting(deal(7, variant=OLD))
    assert refused(game, CastVotes(1, 1, (1, 1))) == Code.SAME_SLOT_TWICE
    assert refused(game, CastVotes(1, 1, (1, 3, 4))) == Code.WRONG_NUMBER_OF_VOTES
    assert after(game, CastVotes(1, 1, (1, 3))).votes[1] == (1, 3)
    assert after(game, CastVotes(1, 1, (1,))).votes[1] == (1,)
    few = voting(deal(6, variant=OLD))
    assert refused(few, CastVotes(1, 1, (1, 3))) == Code.WRONG_NUMBER_OF_VOTES


def test_a_single_vote_that_finds_is_worth_more() -> None:
    """O3: who finds the card with one vote gets 1 more, also when all find it."""
    some = found(OLD, {1: (0,), 2: (0, 3), 3: (4,), 4: (5,), 5: (6,), 6: (5,)}, 7)
    assert paid_for(Why.SINGLE_VOTE, some) == [0, 1, 0, 0, 0, 0, 0]
    everyone = found(OLD, dict.fromkeys(range(1, 7), (0,)), 7)
    assert everyone.scores == (0, 3, 3, 3, 3, 3, 3)
    assert found(OLD, dict.fromkeys(range(1, 6), (0,)), 6).scores == (0, 2, 2, 2, 2, 2)


def test_at_most_three_points_for_decoys() -> None:
    """O4: votes on one's own card are worth 3 points at most, at any number of players."""
    votes = {1: (0,), 2: (1,), 3: (1,), 4: (1,), 5: (1,)}
    assert paid_for(Why.DECOYS, found(OLD, votes, 6)) == [0, 3, 0, 0, 0, 0]


# --- Classic -----------------------------------------------------------------------------


def test_classic_has_one_vote_and_no_cap() -> None:
    """C1: one vote each, and a point for each vote on one's own card, however many."""
    game = voting(deal(6, variant=CLASSIC))
    assert refused(game, CastVotes(1, 1, (1, 3))) == Code.WRONG_NUMBER_OF_VOTES
    votes = {1: (0,), 2: (1,), 3: (1,), 4: (1,), 5: (1,)}
    assert found(CLASSIC, votes, 6).scores == (3, 7, 0, 0, 0, 0)


def test_three_may_pay_four() -> None:
    """C1: three who agree on it get 4 where others get 3; four get 3 in any case."""
    for players, paid in ((3, 4), (4, 3)):
        rules = rules_of(players, CLASSIC, three_pays_four=True)
        played = [[f"{seat}"] for seat in range(players)]
        board = [card for own in played for card in own]
        votes = [[], [1], *[[2]] * (players - 2)]
        points = score(rules, 0, played, board, votes).points
        assert points[:2] == (paid, paid + players - 2)
    told = StartGame(tuple(Colour)[:3], deck(), variant=CLASSIC, three_pays_four=True)
    game = whole_turn(play(Game(), told, NO_CHANCE)[0])
    again = read_record(write_record(record(game, ["a", "b", "c"])))
    assert again.three_pays_four is True
    assert rebuild(again) == game


# --- Party -------------------------------------------------------------------------------


def test_the_clue_comes_before_the_hand() -> None:
    """P1: nobody who may tell sees their hand before the clue; all others see theirs."""
    game = deal(6, variant=PARTY)
    for seat in range(6):
        own = view(game, seat).own
        assert own is not None
        assert own.hand == ()
    told = choosing(game, 2)
    for seat in range(6):
        own = view(told, seat).own
        assert own is not None
        assert own.hand == told.hands[seat] != ()
    second = whole_turn(game)
    hands = [own.hand if (own := view(second, seat).own) else None for seat in range(6)]
    assert [hand == () for hand in hands] == [seat == second.storyteller for seat in range(6)]


def test_a_clue_of_the_party_has_no_card() -> None:
    """P1: the clue belongs to no card, and a refusal says nothing about the hand."""
    game = deal(6, variant=PARTY)
    for card in game.deck:
        assert refused(game, TellClue(0, 1, card, HUM)) == Code.CLUE_HAS_NO_CARD
    assert refused(deal(6), TellClue(0, 1, None, HUM)) == Code.CLUE_NEEDS_CARD


def test_a_stand_in_sees_no_more_than_the_storyteller() -> None:
    """P1, D1, D4: whoever plays the storyteller's seat tells without having seen the hand."""
    game = whole_turn(deal(6, variant=PARTY))
    assert game.storyteller is not None
    for passed in (SeatStandIn(game.storyteller), LeaveSeat(game.storyteller)):
        own = view(after(game, passed), game.storyteller).own
        assert own is not None
        assert own.hand == ()


def test_everyone_gives_a_card() -> None:
    """P2: the storyteller gives a card too, so there are as many cards as players."""
    game = choosing(deal(6, variant=PARTY))
    assert waiting_for(game) == (0, 1, 2, 3, 4, 5)
    assert len(voting(deal(6, variant=PARTY)).board) == 6


def test_ones_own_card_is_allowed() -> None:
    """P3: everyone votes, the storyteller too, and may vote for their own card."""
    game = voting(deal(6, variant=PARTY))
    assert waiting_for(game) == (0, 1, 2, 3, 4, 5)
    assert after(game, CastVotes(1, 1, (2,))).votes[1] == (2,)
    assert refused(game, CastVotes(1, 1, (2, 3))) == Code.WRONG_NUMBER_OF_VOTES


def test_the_red_vote_is_the_storytellers() -> None:
    """P4: the storyteller casts a red vote, anywhere, and nobody else does."""
    game = voting(deal(6, variant=PARTY))
    assert refused(game, CastVotes(0, 1, (1,))) == Code.RED_VOTE_MISSING
    assert refused(game, CastVotes(0, 1, (1,), red=7)) == Code.NO_SUCH_SLOT
    assert refused(game, CastVotes(1, 1, (1,), red=1)) == Code.NO_RED_VOTE
    assert refused(voting(deal(6)), CastVotes(1, 1, (1, 1), red=1)) == Code.NO_RED_VOTE
    assert after(game, CastVotes(0, 1, (1,), red=1)).red == 1


def test_the_red_vote_is_secret_and_can_be_changed() -> None:
    """P4, D2: only the storyteller sees the red vote before the reveal, and may change it."""
    game = after(voting(deal(6, variant=PARTY)), CastVotes(0, 1, (1,), red=4))
    for seat in range(6):
        own = view(game, seat).own
        assert own is not None
        assert own.red == (4 if seat == 0 else None)
    assert after(game, CastVotes(0, 1, (1,), red=5)).red == 5
    assert decide(game, CastVotes(0, 1, (1,), red=4), NO_CHANCE) == ()
    over = party_votes(voting(deal(6, variant=PARTY)), [1, 1, 1, 1, 1, 1], 2)
    assert over.turns[0].red == 2
    assert over.red is None


@pytest.mark.parametrize(
    ("slots", "red", "points"),
    [
        ([1, 1, 1, 2, 2, 3], 3, [3, 3, 3, 2, 2, 0]),
        ([1, 1, 1, 2, 2, 3], 1, [0, 0, 0, 2, 2, 0]),
        ([1, 1, 1, 1, 1, 1], 2, [5, 5, 5, 5, 5, 5]),
    ],
)
def test_points_for_company(slots: list[int], red: int, points: list[int]) -> None:
    """P5: as many points as votes on the card, at most 5; none alone, none on the red card."""
    assert list(party_votes(voting(deal(6, variant=PARTY)), slots, red).scores) == points


def test_hands_go_to_the_left() -> None:
    """P6: after all have drawn, every hand passes to the player on the left."""
    before = voting(deal(6, variant=PARTY))
    events = decide(party_votes(before, [1, 1, 1, 1, 1], 2), CastVotes(5, 1, (1,)), NO_CHANCE)
    assert isinstance(events, tuple)
    assert HandsPassed() in events
    game = whole_turn(deal(6, variant=PARTY))
    for seat in range(6):
        assert set(before.hands[seat]) <= set(game.hands[(seat + 1) % 6])
    assert [len(hand) for hand in game.hands] == [5] * 6


def test_the_party_ends_when_everyone_has_told() -> None:
    """P7: it ends when everyone has told once."""
    game = deal(6, variant=PARTY)
    for turn in range(6):
        assert (game.phase is Phase.OVER, game.turn) == (False, turn + 1)
        game = whole_turn(game)
    assert game.phase is Phase.OVER
    assert sorted(turn.storyteller for turn in game.turns) == list(range(6))


# --- Pairs -------------------------------------------------------------------------------


def test_a_pair_has_one_rabbit() -> None:
    """T1: two who face each other have one rabbit and one score, and win together."""
    game = deal(8, variant=PAIRS)
    assert view(game, None).open.rabbits == (0, 1, 2, 3, 0, 1, 2, 3)
    while game.phase is not Phase.OVER:
        game = whole_turn(game)
        assert game.scores[:4] == game.scores[4:]
    assert {(seat + 4) % 8 for seat in game.winners} == set(game.winners)


def test_the_partner_picks_the_card() -> None:
    """T2: the storyteller gives a clue alone; the partner gives the card that is to be found."""
    game = deal(6, variant=PAIRS)
    assert refused(game, TellClue(1, 1, game.hands[1][0], HUM)) == Code.CLUE_HAS_NO_CARD
    game = choosing(game, 1)
    assert waiting_for(game) == (0, 2, 3, 4, 5)
    assert refused(game, PlayCards(1, 1, (game.hands[1][0],))) == Code.PARTNER_GIVES
    assert refused(game, PlayCards(4, 1, (game.hands[1][0],))) == Code.CARD_NOT_IN_HAND
    game = after(game, PlayCards(4, 1, (game.hands[4][0],)))
    assert waiting_for(game) == (0, 2, 3, 5)
    game = after(game, PlayCards(4, 1, (game.hands[4][1],)))
    assert refused(game, PlayCards(4, 1, ())) == Code.WRONG_NUMBER_OF_CARDS


def test_the_first_to_give_is_the_giver() -> None:
    """T3: of each other pair the first to give is the giver, and the other one votes."""
    game = choosing(deal(6, variant=PAIRS), 1)
    game = after(game, cards(game, 5))
    assert waiting_for(game) == (0, 3, 4)
    assert refused(game, cards(game, 2)) == Code.PARTNER_HAS_GIVEN
    game = after(game, cards(game, 4), cards(game, 0))
    assert game.phase is Phase.VOTING
    assert waiting_for(game) == (2, 3)
    assert refused(game, CastVotes(5, 1, (1,))) == Code.GIVER_HAS_NO_VOTE
    assert refused(game, CastVotes(4, 1, (1,))) == Code.GIVER_HAS_NO_VOTE
    assert refused(game, CastVotes(1, 1, (1,))) == Code.STORYTELLER_HAS_NO_VOTE


def test_a_card_can_be_taken_back() -> None:
    """T3, D2: until the phase closes a card can be taken back, and then the partner may give."""
    game = choosing(deal(6, variant=PAIRS), 1)
    game = after(game, cards(game, 5), PlayCards(5, 1, ()))
    assert decide(game, PlayCards(5, 1, ()), NO_CHANCE) == ()
    assert waiting_for(game) == (0, 2, 3, 4, 5)
    game = after(game, cards(game, 2))
    assert view(game, None).open.given == (2,)


def test_a_stand_in_gives_for_a_pair() -> None:
    """T3, D1: where one of a pair is away, a stand-in may give or vote for it."""
    game = choosing(deal(6, variant=PAIRS), 1)
    game = after(game, SeatStandIn(5))
    game = after(game, cards(game, 5))
    assert game.played[5]


def test_nobody_votes_for_the_pairs_own_card() -> None:
    """T4: the voter has one vote, not for the pair's card, and is shown which one that is."""
    game = choosing(deal(6, variant=PAIRS), 1)
    game = after(game, cards(game, 5), cards(game, 4), cards(game, 0))
    own = slot_of(game, 5)
    assert refused(game, CastVotes(2, 1, (own,))) == Code.OWN_CARD
    assert refused(game, CastVotes(2, 1, (1, 2))) == Code.WRONG_NUMBER_OF_VOTES
    seen = view(game, 2).own
    assert seen is not None
    assert (seen.slots, seen.played) == ((own,), ())
    tellers = view(game, 1).own
    assert tellers is not None
    assert tellers.slots == ()


def test_points_are_the_pairs() -> None:
    """T5: 3 for the storyteller's pair and for each that found it, and 1 a vote, at most 3."""
    game = voting(deal(8, variant=PAIRS))
    target = slot_of(game, 4)
    decoy = slot_of(game, 1)
    game = after(
        game,
        CastVotes(5, 1, (target,)),
        CastVotes(6, 1, (decoy,)),
        CastVotes(7, 1, (decoy,)),
    )
    assert game.scores == (3, 5, 0, 0) * 2


def test_at_most_three_points_for_a_pairs_card() -> None:
    """T5: however many voters fall for a pair's card, that is 3 points."""
    game = voting(deal(12, variant=PAIRS))
    target, decoy = slot_of(game, 6), slot_of(game, 1)
    game = after(game, CastVotes(7, 1, (target,)))
    for seat in (8, 9, 10, 11):
        game = after(game, CastVotes(seat, 1, (decoy,)))
    assert game.scores == (3, 6, 0, 0, 0, 0) * 2


def test_pairs_alternate_and_all_tell_once() -> None:
    """T6: everyone tells in seating order, and it ends when all have told once."""
    game = deal(6, variant=PAIRS)
    while game.phase is not Phase.OVER:
        game = whole_turn(game)
    assert [turn.storyteller for turn in game.turns] == [0, 1, 2, 3, 4, 5]


# --- records -----------------------------------------------------------------------------


@pytest.mark.parametrize("variant", list(Variant))
def test_a_record_names_its_game(variant: Variant) -> None:
    """R18, P7, T6: a record names its game and its end, and leads back to the same game."""
    for end in (None, to_goal(7), End(EndKind.TELLINGS, 2), End(EndKind.PILE)):
        told = random_game(6, Random(3), variant=variant, end=end)
        again = read_record(write_record(told))
        assert again == told
        assert rebuild(again).rules == rules_of(6, variant, end)


def test_a_record_without_a_pairs_card_is_broken() -> None:
    """T3: of a pair one gives a card, in a record too."""
    told = random_game(6, Random(3), variant=PAIRS)
    first, *_ = told.turns
    giver = next(seat for seat, given in first.played.items() if given)
    silent = replace(first, played=first.played | {giver: ()})
    with pytest.raises(BrokenRecordError, match="T3"):
        rebuild(replace(told, turns=(silent,)))
