"""Laws that hold whatever people do at the table, legal or not, with 3 to 12 seats.

Hypothesis plays: it makes legal moves, lets people come and go, and tries every abuse that made
other tables stumble (a vote for one's own card, two cards at once, a storyteller who votes, …).
After every step all laws are checked.
"""

from random import Random

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from reverie.bots import random_move
from reverie.game import (
    MEANINGS,
    CallTime,
    CastVotes,
    Clue,
    ClueKind,
    Code,
    Colour,
    End,
    EndKind,
    Event,
    Game,
    Holder,
    LeaveSeat,
    Move,
    Phase,
    PlayCards,
    Refusal,
    ReturnToSeat,
    SeatStandIn,
    StartGame,
    TakeOverSeat,
    TellClue,
    TurnBegun,
    TurnMove,
    UndoLeave,
    Variant,
    decide,
    legal_moves,
    may_play,
    replay,
    view,
    waiting_for,
)
from reverie.game.phases import PHASES
from reverie.game.record import read_record, record, write_record
from reverie.game.retrace import rebuild
from reverie.game.state import awaited
from tests.other_world import other_world
from tests.tabletop import HUM, deck, open_slots, to_goal

WORDS = st.text(st.characters(exclude_categories=["C", "M", "Z"]), min_size=1)
CLUES = st.builds(Clue, st.just(ClueKind.TEXT), WORDS) | st.builds(
    Clue, st.sampled_from([ClueKind.VOICE, ClueKind.MIME, ClueKind.ALOUD])
)
SEATS = st.integers(0, 11)
ANY_NUMBER = st.integers(-3, 15)
FOREVER = 1_000_000
TABLES = [(variant, n) for variant in Variant for n in range(3, 13) if may_play(variant, n)]
ENDS = [
    None,
    *map(to_goal, (1, 10, FOREVER)),
    End(EndKind.TELLINGS, 2),
    End(EndKind.PILE),
]


class TableOfStrangers(RuleBasedStateMachine):
    """A game whose players may try anything."""

    @initialize(
        table=st.sampled_from(TABLES),
        spare=st.integers(0, 30) | st.just(0),
        end=st.sampled_from(ENDS),
        seed=st.integers(0, 2**32),
    )
    def sit_down(self, table: tuple[Variant, int], spare: int, end: End | None, seed: int) -> None:
        variant, players = table
        self.rng = Random(seed)
        self.game = Game()
        self.events: list[Event] = []
        self.claimed: set[int] = set()
        self.refuse(TellClue(0, 0, "c000", HUM), Code.GAME_NOT_STARTED)
        colours = tuple(Colour)[:players]
        self.accept(StartGame(colours, deck(7 * players + spare), end, variant=variant))

    def accept(self, move: Move) -> None:
        decision = decide(self.game, move, self.rng)
        assert not isinstance(decision, Refusal), f"{move} was refused: {decision}"
        before = self.game.phase
        for event in decision:
            if isinstance(event, TurnBegun):
                self.pass_claimed_seats()
            self.events.append(event)
            self.game = replay([event], self.game)
            if self.game.phase is not before:
                assert self.game.phase in PHASES[before].leads_to
                before = self.game.phase

    def pass_claimed_seats(self) -> None:
        """Between two turns: those whom newcomers wait for get up, if they are bots."""
        claimed, self.claimed = self.claimed, set()
        for seat in sorted(claimed):
            if self.game.holders[seat] is Holder.BOT:
                self.accept(TakeOverSeat(seat))
            else:
                self.refuse(TakeOverSeat(seat), Code.HANDOVER_NOT_ALLOWED)

    def refuse(self, move: Move, *codes: Code) -> None:
        chance = self.rng.getstate()
        decision = decide(self.game, move, self.rng)
        assert isinstance(decision, Refusal), f"{move} was accepted"
        assert decision.code in codes
        assert decision.code in MEANINGS
        assert self.rng.getstate() == chance, "a refusal asks nothing of chance"

    def random_move(self, seat: int) -> TurnMove | None:
        return random_move(view(self.game, seat), self.rng, self.game.holders[seat])

    def is_voter(self, seat: int) -> bool:
        """Whether a seat votes in this turn: not those who tell or give, but in Party all (P3)."""
        if self.game.rules.variant is Variant.PARTY:
            return True
        gave = self.game.rules.pairs and bool(self.game.played[seat])
        return seat != self.game.storyteller and not gave

    def has_red_vote(self, seat: int) -> bool:
        return self.game.rules.variant is Variant.PARTY and seat == self.game.storyteller

    def seat(self, number: int) -> int:
        return number % self.game.players

    def phase(self) -> Phase:
        return self.game.phase

    # --- what players do -----------------------------------------------------------------

    @precondition(lambda self: self.phase() in (Phase.RACING, Phase.TELLING))
    @rule(number=SEATS, nth=st.integers(0, 5), clue=CLUES)
    def tell(self, number: int, nth: int, clue: Clue) -> None:
        seat = self.game.storyteller
        seat = self.seat(number) if seat is None else seat
        hand = self.game.hands[seat]
        card = hand[nth % len(hand)] if self.game.rules.clue_for_card else None
        self.accept(TellClue(seat, self.game.turn, card, clue, self.game.holders[seat]))

    @precondition(lambda self: self.phase() is Phase.CHOOSING)
    @rule(number=SEATS, nth=st.integers(0, 50))
    def choose_or_choose_again(self, number: int, nth: int) -> None:
        self.do_something_legal(self.seat(number), nth)

    @precondition(lambda self: self.phase() is Phase.VOTING)
    @rule(number=SEATS, nth=st.integers(0, 150))
    def vote_or_vote_again(self, number: int, nth: int) -> None:
        self.do_something_legal(self.seat(number), nth)

    def do_something_legal(self, seat: int, nth: int) -> None:
        moves = list(legal_moves(view(self.game, seat), HUM, self.game.holders[seat]))
        if moves:
            self.accept(moves[nth % len(moves)])

    @rule()
    def everyone_chooses(self) -> None:
        phase, turn = self.game.phase, self.game.turn
        while (self.game.phase, self.game.turn) == (phase, turn) and waiting_for(self.game):
            move = self.random_move(self.rng.choice(waiting_for(self.game)))
            assert move is not None
            self.accept(move)

    @precondition(lambda self: self.phase() in (Phase.CHOOSING, Phase.VOTING))
    @rule(number=SEATS)
    def submit_twice(self, number: int) -> None:
        seat = self.seat(number)
        move = self.random_move(seat)
        if move is not None and len(awaited(self.game)) > 1:
            self.accept(move)
            assert decide(self.game, move, self.rng) == ()

    # --- people come and go --------------------------------------------------------------

    @precondition(lambda self: self.phase() is not Phase.OVER)
    @rule(
        number=SEATS,
        arrival=st.sampled_from([SeatStandIn, ReturnToSeat, LeaveSeat, UndoLeave, TakeOverSeat]),
    )
    def come_or_go(
        self,
        number: int,
        arrival: type[SeatStandIn | ReturnToSeat | LeaveSeat | UndoLeave | TakeOverSeat],
    ) -> None:
        seat = self.seat(number)
        allowed = {
            Holder.PERSON: (SeatStandIn, LeaveSeat),
            Holder.STAND_IN: (ReturnToSeat, LeaveSeat),
            Holder.BOT: (UndoLeave, TakeOverSeat),
        }[self.game.holders[seat]]
        if arrival is TakeOverSeat:
            self.claimed.add(seat)
        if arrival is TakeOverSeat and arrival in allowed:
            self.refuse(arrival(seat), Code.TURN_NOT_OVER)
        elif arrival in allowed:
            self.accept(arrival(seat))
        else:
            self.refuse(arrival(seat), Code.HANDOVER_NOT_ALLOWED)

    @precondition(lambda self: self.phase() is not Phase.OVER)
    @rule()
    def time_runs_out(self) -> None:
        self.accept(CallTime(self.game.turn, self.game.phase))
        for seats in awaited(self.game):
            assert any(self.game.holders[seat] is not Holder.PERSON for seat in seats)

    @precondition(lambda self: self.phase() in (Phase.TELLING, Phase.CHOOSING, Phase.VOTING))
    @rule()
    def the_awaited_one_leaves(self) -> None:
        """The storyteller, or the last missing chooser or voter, leaves; a bot plays on."""
        *others, (last, *_) = awaited(self.game)
        for seats in others:
            move = self.random_move(self.rng.choice(seats))
            assert move is not None
            self.accept(move)
        if self.game.holders[last] is not Holder.BOT:
            self.accept(LeaveSeat(last))
        turn, phase = self.game.turn, self.game.phase
        move = self.random_move(last)
        assert move is not None
        self.accept(move)
        assert (self.game.turn, self.game.phase) != (turn, phase)

    # --- what players may not do ---------------------------------------------------------

    @precondition(lambda self: self.phase() is Phase.VOTING)
    @rule(number=SEATS, other=st.integers(0, 11))
    def vote_for_own_card(self, number: int, other: int) -> None:
        seat, most = self.seat(number), self.game.rules.votes.most
        if self.is_voter(seat) and not self.game.rules.own_card:
            forbidden = set(range(1, len(self.game.board) + 1)) - set(open_slots(self.game, seat))
            own = max(forbidden)
            slots = (own, 1 + other % len(self.game.board))[:most]
            by = self.game.holders[seat]
            self.refuse(CastVotes(seat, self.game.turn, slots, by), Code.OWN_CARD)
            self.refuse(CastVotes(seat, self.game.turn, (own,) * most, by), Code.OWN_CARD)

    @precondition(lambda self: self.phase() is Phase.VOTING)
    @rule(number=SEATS, off=ANY_NUMBER)
    def vote_off_the_table(self, number: int, off: int) -> None:
        seat = self.seat(number)
        if self.is_voter(seat) and not 1 <= off <= len(self.game.board):
            good, most = open_slots(self.game, seat)[0], self.game.rules.votes.most
            slots = (good, off)[-most:]
            red = good if self.has_red_vote(seat) else None
            by = self.game.holders[seat]
            self.refuse(CastVotes(seat, self.game.turn, slots, by, red), Code.NO_SUCH_SLOT)
            if red is not None:
                move = CastVotes(seat, self.game.turn, (good,), by, off)
                self.refuse(move, Code.NO_SUCH_SLOT)

    @precondition(lambda self: self.phase() is Phase.VOTING)
    @rule(number=SEATS)
    def use_a_red_vote_wrongly(self, number: int) -> None:
        seat = self.seat(number)
        if self.is_voter(seat):
            slots = open_slots(self.game, seat)[: self.game.rules.votes.most]
            mine = self.has_red_vote(seat)
            red, code = (None, Code.RED_VOTE_MISSING) if mine else (1, Code.NO_RED_VOTE)
            self.refuse(CastVotes(seat, self.game.turn, slots, self.game.holders[seat], red), code)

    @precondition(lambda self: self.phase() is Phase.VOTING)
    @rule(number=SEATS, count=st.sampled_from([0, 1, 2, 3, 12]))
    def vote_too_little_or_too_much(self, number: int, count: int) -> None:
        seat, allowed = self.seat(number), self.game.rules.votes
        if self.is_voter(seat) and not allowed.fewest <= count <= allowed.most:
            slots = (open_slots(self.game, seat) * 12)[:count]
            move = CastVotes(seat, self.game.turn, slots, self.game.holders[seat])
            self.refuse(move, Code.WRONG_NUMBER_OF_VOTES)

    @precondition(lambda self: self.phase() is Phase.VOTING)
    @rule()
    def vote_without_a_vote(self) -> None:
        for seat in range(self.game.players):
            if not self.is_voter(seat):
                slots = open_slots(self.game, seat)[: self.game.rules.votes.most]
                move = CastVotes(seat, self.game.turn, slots, self.game.holders[seat])
                teller = seat == self.game.storyteller
                self.refuse(
                    move, Code.STORYTELLER_HAS_NO_VOTE if teller else Code.GIVER_HAS_NO_VOTE
                )

    @precondition(lambda self: self.phase() is Phase.CHOOSING)
    @rule(number=SEATS)
    def play_too_many_or_the_same_card_twice(self, number: int) -> None:
        seat = self.seat(number)
        partner = (seat + self.game.players // 2) % self.game.players
        hand, by = self.game.hands[seat], self.game.holders[seat]
        count, turn = self.game.rules.cards, self.game.turn
        if self.game.rules.pairs and seat == self.game.storyteller:
            self.refuse(PlayCards(seat, turn, hand[:1], by), Code.PARTNER_GIVES)
        elif self.game.rules.pairs and self.game.played[partner]:
            self.refuse(PlayCards(seat, turn, hand[:1], by), Code.PARTNER_HAS_GIVEN)
        elif seat != self.game.storyteller or not self.game.rules.clue_for_card:
            if not self.game.rules.pairs or partner == self.game.storyteller:
                self.refuse(PlayCards(seat, turn, (), by), Code.WRONG_NUMBER_OF_CARDS)
            too_many = PlayCards(seat, turn, hand[: count + 1], by)
            self.refuse(too_many, Code.WRONG_NUMBER_OF_CARDS)
            if count == 2:
                self.refuse(PlayCards(seat, turn, hand[:1] * 2, by), Code.SAME_CARD_TWICE)

    @precondition(lambda self: self.phase() in (Phase.RACING, Phase.TELLING, Phase.CHOOSING))
    @rule(number=SEATS, other=SEATS, nth=st.integers(0, 3))
    def use_a_card_of_another(self, number: int, other: int, nth: int) -> None:
        seat, owner = self.seat(number), self.seat(other)
        if seat == owner:
            return
        card, turn, by = self.game.hands[owner][nth], self.game.turn, self.game.holders[seat]
        if self.game.phase is Phase.CHOOSING:
            own = self.game.hands[seat][0]
            picked = (own, card) if self.game.players == 3 else (card,)
            move: Move = PlayCards(seat, turn, picked, by)
        else:
            move = TellClue(seat, turn, card, HUM, by)
        self.refuse(
            move,
            Code.CARD_NOT_IN_HAND,
            Code.NOT_STORYTELLER,
            Code.STORYTELLER_HAS_PLAYED,
            Code.CLUE_HAS_NO_CARD,
            Code.PARTNER_GIVES,
            Code.PARTNER_HAS_GIVEN,
        )

    @rule(number=SEATS, slots=st.tuples(ANY_NUMBER, ANY_NUMBER))
    def act_out_of_phase(self, number: int, slots: tuple[int, int]) -> None:
        seat, turn = self.seat(number), self.game.turn
        hand, by = self.game.hands[seat], self.game.holders[seat]
        moves = (
            TellClue(seat, turn, hand[0], HUM, by),
            PlayCards(seat, turn, hand[: self.game.rules.cards], by),
            CastVotes(seat, turn, slots, by),
        )
        for move in moves:
            if type(move) is not PHASES[self.game.phase].move:
                self.refuse(move, Code.WRONG_PHASE, Code.RACE_LOST, Code.GAME_OVER)
        self.refuse(StartGame((), ()), Code.GAME_ALREADY_STARTED)

    @precondition(lambda self: self.phase() is not Phase.OVER)
    @rule(number=SEATS, turns=st.integers(1, 3))
    def act_in_another_turn(self, number: int, turns: int) -> None:
        move = self.random_move(self.seat(number))
        if move is not None:
            for turn in (self.game.turn - turns, self.game.turn + turns):
                self.refuse(msgspec.structs.replace(move, turn=turn), Code.WRONG_TURN)

    @precondition(lambda self: self.phase() is not Phase.OVER)
    @rule(number=SEATS, holder=st.sampled_from(Holder))
    def act_for_another(self, number: int, holder: Holder) -> None:
        seat = self.seat(number)
        move = self.random_move(seat)
        if move is not None and holder is not self.game.holders[seat]:
            self.refuse(msgspec.structs.replace(move, by=holder), Code.SEAT_HELD_BY_ANOTHER)

    @precondition(lambda self: self.phase() is not Phase.OVER)
    @rule(number=ANY_NUMBER)
    def act_at_no_seat(self, number: int) -> None:
        if not 0 <= number < self.game.players:
            move = self.random_move(waiting_for(self.game)[0])
            assert move is not None
            self.refuse(msgspec.structs.replace(move, seat=number), Code.NO_SUCH_SEAT)
            self.refuse(TakeOverSeat(number), Code.NO_SUCH_SEAT)

    # --- the laws ------------------------------------------------------------------------

    @invariant()
    def cards_are_conserved(self) -> None:
        held = [card for hand in self.game.hands for card in hand]
        everywhere = [*held, *self.game.board, *self.game.draw_pile, *self.game.discard_pile]
        assert sorted(everywhere) == list(self.game.deck)

    @invariant()
    def partners_share_a_score(self) -> None:
        half = self.game.players // 2
        if self.game.rules.pairs:
            assert self.game.scores[:half] == self.game.scores[half:]

    @invariant()
    def replay_of_the_events_is_the_state(self) -> None:
        assert replay(self.events) == self.game

    @invariant()
    def events_survive_being_written_down(self) -> None:
        if self.events:
            written = msgspec.json.encode(self.events[-12:])
            assert msgspec.json.decode(written, type=list[Event]) == self.events[-12:]

    @invariant()
    def a_record_leads_back_to_itself(self) -> None:
        names = [f"Ω{seat}" for seat in range(self.game.players)]
        told = write_record(record(self.game, names))
        again = rebuild(read_record(told))
        assert write_record(record(again, names)) == told
        if (
            self.game.phase in (Phase.TELLING, Phase.OVER)
            and Holder.STAND_IN not in self.game.holders
        ):
            assert again == self.game

    @invariant()
    def the_game_is_never_stuck(self) -> None:
        assert self.game.phase is not Phase.SCORING
        assert bool(waiting_for(self.game)) == (self.game.phase is not Phase.OVER)

    @invariant()
    def no_seat_sees_a_secret(self) -> None:
        seat = self.rng.choice([None, *range(self.game.players)])
        other = other_world(self.game, seat, self.rng)
        assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(view(self.game, seat))


TestTableOfStrangers = TableOfStrangers.TestCase
TestTableOfStrangers.settings = settings(max_examples=150, stateful_step_count=60)
TestTableOfStrangers.runTest.__doc__ = (
    "R16, R18, O2, P1, P4, T1, T3, T4, D1, D2, D3, D4, D5, D6: "
    "whatever people try, in whichever game, every law of the table holds."
)
