"""Whichever game is played, whoever is waited for: it goes on (D1, D3, D4, D7)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from reverie.bots import random_move
from reverie.game import Game, Holder, Phase, Seat, TurnMove, Variant, partner_of, view, waiting_for
from reverie.server.messages import ViewMessage
from reverie.table import LiveTable, Pace, Question, Services, Settings, StandIns, TableMove
from reverie.table.moves import (
    AddBot,
    Begin,
    CastVotes,
    Join,
    Leave,
    LetStandInChoose,
    Nudge,
    PlayCards,
    TakeMinute,
    in_game,
)
from tests.kit import virtual_time
from tests.kit.memory_log import MemoryLog
from tests.tables.at import COLOURS, PACKS, token
from tests.tables.onlooker import Onlooker

PLAYERS = {
    Variant.ODYSSEY: 4,
    Variant.ODYSSEY_2011: 7,
    Variant.CLASSIC: 3,
    Variant.PARTY: 6,
    Variant.PAIRS: 6,
}
PHASES = (Phase.RACING, Phase.TELLING, Phase.CHOOSING, Phase.VOTING)
ALONE = 120.0
"""seconds after which anybody may have let a stand-in choose"""
LONG = 4 * 3600.0


async def chance(question: Question) -> TurnMove | None:
    return random_move(question.view, Random(question.seed), question.by)


class Evening:
    """A table of people who do nothing unless told, each with a device."""

    def __init__(self, live: LiveTable, people: int) -> None:
        self.live = live
        self.devices = [Onlooker() for _ in range(people)]
        self._keys = 0

    async def act(self, who: int, move: TableMove) -> None:
        self._keys += 1
        device = self.devices[who]
        device.done.clear()
        self.live.act(device, str(self._keys), move)
        await device.done.wait()

    async def choose(self, seat: Seat) -> None:
        """The person on this seat makes a choice, if the game waits for one."""
        game = self.live.table.game
        move = random_move(view(game, seat), Random(seat), Holder.PERSON)
        if move is not None and game.holders[seat] is not Holder.BOT:
            await self.act(seat, in_game(move, self.live.table.games))

    async def reach(self, phase: Phase) -> None:
        """People choose until this phase has come."""
        while self.live.table.game.phase is not phase:
            await self.choose(waiting_for(self.live.table.game)[0])
            await asyncio.sleep(60)

    def seen(self, who: int) -> ViewMessage:
        return msgspec.json.decode(self.devices[who].seen[-1], type=ViewMessage)

    @property
    def stage(self) -> tuple[int, Phase]:
        return self.live.table.game.turn, self.live.table.game.phase


@asynccontextmanager
async def evening(
    variant: Variant, *, bots: int = 0, settings: Settings | None = None
) -> AsyncIterator[Evening]:
    """A game that has begun, as fast as at any table."""
    people = PLAYERS[variant] - bots
    live = LiveTable("BCDFG", Services(MemoryLog(), PACKS, chance, Pace(), Random(3)))
    found = Evening(live, people)
    await live.open(msgspec.structs.replace(settings or Settings(), variant=variant))
    for number, device in enumerate(found.devices):
        live.enter(device)
        await found.act(number, Join(f"N{number}", token(f"N{number}"), COLOURS[number]))
    for _ in range(bots):
        await found.act(0, AddBot())
    await found.act(0, Begin())
    try:
        yield found
    finally:
        live.close()


@pytest.mark.parametrize("variant", Variant)
def test_bots_alone_play_to_the_end(variant: Variant) -> None:
    """D4: when all have left but one who does nothing, and has a stand-in, the game ends."""

    async def scene() -> None:
        settings = Settings(stand_ins=StandIns.ALWAYS)
        async with evening(variant, settings=settings) as at:
            for who in range(1, len(at.devices)):
                at.live.act(at.devices[who], f"gone {who}", Leave())
            await at.live.exit(at.devices[0])
            await asyncio.sleep(LONG)
            assert at.live.table.game.phase is Phase.OVER

    virtual_time.run(scene())


@pytest.mark.parametrize("variant", Variant)
def test_a_timer_brings_any_game_to_its_end(variant: Variant) -> None:
    """D3: nobody does anything, and stand-ins choose whenever time is called."""

    async def scene() -> None:
        async with evening(variant, settings=Settings(timer=15)) as at:
            await asyncio.sleep(LONG)
            assert at.live.table.game.phase is Phase.OVER
            assert Holder.BOT not in at.live.table.game.holders

    virtual_time.run(scene())


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("phase", PHASES)
def test_stand_ins_choose_for_all_who_are_waited_for(variant: Variant, phase: Phase) -> None:
    """D7: in every phase of every game, one choice after the other is made for the idle."""

    async def scene() -> None:
        async with evening(variant) as at:
            await at.reach(phase)
            stage = at.stage
            await asyncio.sleep(46)
            nudger = 0 if waiting_for(at.live.table.game) == (1,) else 1
            await at.act(nudger, Nudge())
            await asyncio.sleep(ALONE)
            for _ in range(len(at.devices)):
                if at.stage == stage:
                    awaited = waiting_for(at.live.table.game)
                    await at.act(0, LetStandInChoose(awaited[-1]))
                    await asyncio.sleep(5)
                    assert awaited != waiting_for(at.live.table.game) or at.stage != stage
            assert at.stage != stage
            assert set(at.live.table.game.holders) == {Holder.PERSON}

    virtual_time.run(scene())


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("phase", PHASES)
def test_who_leaves_is_followed_in_every_phase(variant: Variant, phase: Phase) -> None:
    """D4: the last one who is waited for leaves for good, and a bot makes the choice."""

    async def scene() -> None:
        async with evening(variant) as at:
            await at.reach(phase)
            stage = at.stage
            if phase in {Phase.CHOOSING, Phase.VOTING}:
                while len(groups(at)) > 1:
                    await at.choose(groups(at)[0][0])
            (last, *_) = groups(at)[0]
            at.live.act(at.devices[last], "gone", Leave())
            await asyncio.sleep(120)
            assert at.stage != stage
            assert at.live.table.game.holders[last] is Holder.BOT

    virtual_time.run(scene())


def groups(at: Evening) -> list[tuple[Seat, ...]]:
    """Those who are waited for; of a pair, both for one card."""
    game = at.live.table.game
    seats = waiting_for(game)
    if game.rules.pairs and game.phase is Phase.CHOOSING:
        return list({tuple(sorted({s, partner_of(game, s)} & {*seats})) for s in seats})
    return [(seat,) for seat in seats]


# --- who is waited for -------------------------------------------------------------------


def test_in_a_party_all_are_waited_for() -> None:
    """P2, P3, D7: the storyteller too gives and votes, and may take a minute for it."""

    async def scene() -> None:
        async with evening(Variant.PARTY) as at:
            for phase in (Phase.CHOOSING, Phase.VOTING):
                await at.reach(phase)
                game = at.seen(0).table.game
                assert game is not None
                assert game.waiting_for == (0, 1, 2, 3, 4, 5)
            teller = at.live.table.game.storyteller
            assert teller is not None
            await at.act(teller, TakeMinute())
            assert len(at.live.table.minutes) == 1

    virtual_time.run(scene())


def test_of_a_pair_the_one_who_has_to_is_waited_for() -> None:
    """T2, T3, D7: for a card either of a pair, but no storyteller; for a vote who gave none."""

    async def scene() -> None:
        async with evening(Variant.PAIRS) as at:
            await at.choose(2)
            assert waiting_for(at.live.table.game) == (0, 1, 3, 4, 5)
            await at.choose(3)
            assert waiting_for(at.live.table.game) == (1, 4, 5)
            await at.act(3, PlayCards(1, 1, ()))
            assert waiting_for(at.live.table.game) == (0, 1, 3, 4, 5)
            for seat in (0, 4, 5):
                await at.choose(seat)
            assert at.live.table.game.phase is Phase.VOTING
            assert waiting_for(at.live.table.game) == (1, 3)

    virtual_time.run(scene())


# --- a bot and a person in one pair ------------------------------------------------------


def given(game: Game) -> list[Seat]:
    """Who has given a card."""
    return [seat for seat, cards in enumerate(game.played) if cards]


def test_a_bot_leaves_every_other_card_to_its_partner() -> None:
    """T3: in the first turn a bot waits for the person to give, in the second it gives itself."""

    async def scene() -> None:
        async with evening(Variant.PAIRS, bots=3) as at:
            # Seats 3, 4 and 5 are bots, and face 0, 1 and 2.
            await at.choose(0)
            await asyncio.sleep(20)
            game = at.live.table.game
            assert given(game) == [3]
            for seat in (1, 2):
                await at.choose(seat)
            await asyncio.sleep(60)
            assert at.stage == (2, Phase.TELLING)
            await at.choose(1)
            await asyncio.sleep(30)
            game = at.live.table.game
            assert at.stage == (2, Phase.VOTING)
            assert given(game) == [3, 4, 5]

    virtual_time.run(scene())


def test_but_not_for_ever() -> None:
    """T3, D7: if the person gives no card, the bot does after a while."""

    async def scene() -> None:
        async with evening(Variant.PAIRS, bots=3) as at:
            await at.choose(0)
            await asyncio.sleep(Pace().race + 20)
            assert at.live.table.game.phase is Phase.VOTING

    virtual_time.run(scene())


def test_a_vote_can_be_changed_with_its_red_one() -> None:
    """P4, D2: at a table too, the storyteller's votes may be changed until the last has voted."""

    async def scene() -> None:
        async with evening(Variant.PARTY) as at:
            await at.reach(Phase.VOTING)
            teller = at.live.table.game.storyteller
            assert teller is not None
            for slot, red in ((1, 2), (3, 3), (4, 1)):
                await at.act(teller, CastVotes(1, at.live.table.game.turn, (slot,), red))
                own = at.seen(teller).you.own
                assert own is not None
                assert (own.votes, own.red) == ((slot,), red)

    virtual_time.run(scene())
