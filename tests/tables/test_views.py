"""The law of views: whatever has happened at a table, every viewer gets what the plain way gives.

Whole lives of tables are made up: people join, open second devices, chat, sit down, leave, take
over, are removed; bots play, others stand in, settings change, games end and begin again. After
every step each frame that any socket was shown must equal one value encoded whole, for the person
that this socket's own token proves; and it must equal what would have been shown in another world,
where every secret that this viewer may not know is dealt anew.

And the law of seats (D8): within a turn nobody is shown the own part of two seats, nor that of a
seat which was not theirs when the turn began. The table knows tokens; the law is about whoever sits
before the device, who may leave and come back with another token.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from secrets import token_urlsafe
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.bots import random_move
from reverie.game import (
    Colour,
    EndKind,
    Holder,
    Seat,
    TurnMove,
    Variant,
    may_play,
    view,
    waiting_for,
)
from reverie.server.messages import ViewMessage, view_message
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table import moves as asks
from reverie.table.apply import replay
from reverie.table.entry import TableEntry, decode_entry
from reverie.table.events import TableEvent
from reverie.table.keys import KeysDone
from reverie.table.reactions import Reacted
from reverie.table.snapshot import decode_snapshot, encode_snapshot
from reverie.table.state import PersonId, Table, seat_of
from reverie.table.tokens import person_with
from reverie.table.view import Shown, viewer_of
from tests.kit.memory_log import MemoryLog
from tests.kit.village import Village
from tests.other_world import other_world
from tests.plain_view import plain_view
from tests.tables.at import PACKS

CODE = "BCDFG"
COLOURS = tuple(Colour)
AT_ONCE = Pace(
    thinking=(0, 0),
    hurry=(0, 0),
    room=(0, 0),
    race=0,
    look=0,
    longest_look=0,
    points=0,
    reaction=(0, 0),
    nudge=0,
    stand_in=0,
    alone=0,
    breath=0,
)
UNBOUNDED = 1_000_000
Turn: TypeAlias = tuple[int, int]
"""which game of the table, and which turn of it"""
NAMES = ('"waiting_for":[1]', ',"games":9', '"own":{"hand":["a001"]}', "Ada", "Ben \\", "鏡")


class Device:
    """A socket with or without a token, which keeps all that it is shown; and who sits there."""

    household = "home"

    def __init__(self, token: str | None, human: object, node: int = 0) -> None:
        self.token = token
        self.human = human
        self.node = node
        """at which it looks"""
        self.frames: list[bytes] = []
        self.done: tuple[str, ...] = ()
        self.dismissed = False
        self.removed = False

    def acknowledge(self, key: str) -> None:
        self.done += (key,)

    def show(self, shown: Shown) -> None:
        done, self.done = self.done, ()
        self.frames.append(view_message(shown, done))

    def flash(self, reacted: Reacted) -> None:
        assert reacted.person is not None or reacted.seat is not None

    def refuse(self, key: str, code: str) -> None:
        assert key
        assert code

    def slow_down(self, key: str) -> None:
        pytest.fail(f"{key} came too fast")

    def fail(self, key: str, error: Exception) -> None:
        pytest.fail(f"{key}: {error}")

    def dismiss(self, *, removed: bool) -> None:
        self.dismissed, self.removed = True, removed


async def brain(question: Question) -> TurnMove | None:
    return random_move(question.view, Random(question.seed), question.by)


class World:
    """A table, everybody who looks at it, and the law."""

    def __init__(self, views: int, pace: Pace = AT_ONCE, nodes: int = 1) -> None:
        self.log = MemoryLog()
        self.village = Village()
        pace = replace(pace, views=views)
        self.bounded = views < UNBOUNDED
        """whether those who did not move may be shown the table later"""
        self.nodes = [
            LiveTable(
                CODE,
                Services(self.log, PACKS, brain, pace, Random(5), neighbours=self.village.house())
                if nodes > 1
                else Services(self.log, PACKS, brain, pace, Random(5)),
            )
            for _ in range(nodes)
        ]
        self.live = self.nodes[0]
        self.devices: list[Device] = []
        self.tokens: dict[str, object] = {}
        """of all who ever joined, and who they are"""
        self.states: list[tuple[Table, TableEntry]] = []
        self.began: dict[Turn, Table] = {}
        self.seats_shown: dict[tuple[object, Turn], Seat] = {}
        self.done = KeysDone()
        self.checked = 0
        self.keys = 0
        self.made = 0

    async def open(self, settings: Settings) -> None:
        await self.live.open(settings)
        for other in self.nodes[1:]:
            await other.load()

    def close(self) -> None:
        for live in self.nodes:
            live.close()

    def device(self, token: str | None, human: object) -> Device:
        """A new one, at the next node."""
        self.made += 1
        self.devices.append(Device(token, human, self.made % len(self.nodes)))
        return self.devices[-1]

    def enter(self, device: Device, token: str | None = None, *, screen: bool = False) -> None:
        self.nodes[device.node].enter(device, token, screen=screen)
        assert self.nodes[device.node].watchers[device] or not screen or shows_a_screen(device)

    async def exit(self, device: Device) -> None:
        await self.nodes[device.node].exit(device)

    async def step(self, doing: "Doing", number: int) -> None:
        await doing(self, Random(number))
        await self.settle()
        self.read_history()
        for device in self.devices:
            self.check(device)

    async def settle(self) -> None:
        """Until bots have made all choices that are theirs to make."""
        quiet = 0
        while quiet < 12:
            self.village.poll()
            seqs = {live.seq for live in self.nodes}
            await asyncio.sleep(0)
            quiet = quiet + 1 if seqs == {live.seq for live in self.nodes} else 0
        assert len({live.seq for live in self.nodes}) == 1

    def read_history(self) -> None:
        table = self.states[-1][0] if self.states else Table()
        for body in self.log.tables[CODE][len(self.states) :]:
            entry = decode_entry(body)
            table = replay(entry.events, table, entry.at)
            assert_chairs_are_seats(table)
            self.began.setdefault((table.games, table.game.turn), table)
            self.done.add(entry)
            assert_snapshot_is_the_same(table, self.done)
            self.states.append((table, entry))

    def check(self, device: Device) -> None:
        for frame in device.frames:
            self.check_frame(device, frame)
            self.checked += 1
        if device.frames and not device.dismissed:
            newest = msgspec.json.decode(device.frames[-1], type=ViewMessage)
            assert newest.seq == self.live.seq or self.bounded
            assert newest.you.person == self.person(device, self.states[newest.seq - 1][0])
        del device.frames[:-1]

    def check_frame(self, device: Device, frame: bytes) -> None:
        like = msgspec.json.decode(frame, type=ViewMessage)
        table, events = self.states[like.seq - 1][0], self.events(like)
        person = like.you.person
        assert person in (None, self.person(device, table))
        assert frame == plain_view(table, person, events, like)
        if table.games:
            rng = Random(len(frame))
            other = replace(table, game=other_world(table.game, viewer_of(table, person), rng))
            assert frame == plain_view(other, person, events, like)
        self.check_seat(device, like)

    def events(self, like: ViewMessage) -> tuple[TableEvent, ...]:
        """What just happened: one entry, or several if they were another node's."""
        *before, newest = (entry.events for _, entry in self.states[: like.seq])
        while len(self.nodes) > 1 and len(newest) < len(like.happened):
            newest = (*before.pop(), *newest)
        return newest

    def check_seat(self, device: Device, seen: ViewMessage) -> None:
        """D8: one seat a turn for whoever sits there, which was theirs when the turn began."""
        if seen.you.own is None:
            return
        assert seen.table.game is not None
        turn, seat = (seen.table.games, seen.table.game.turn), seen.you.own.seat
        assert self.began[turn].chairs[seat].person == seen.you.person
        assert self.seats_shown.setdefault((device.human, turn), seat) == seat

    def looking(self) -> list[Device]:
        """The devices whose line has not been closed: only they can do anything."""
        return [device for device in self.devices if not device.dismissed]

    def person(self, device: Device, table: Table) -> PersonId | None:
        """Who looks, by the only proof there is."""
        return None if device.token is None else person_with(table, device.token)

    async def act(self, device: Device, move: asks.TableMove) -> None:
        self.keys += 1
        self.nodes[device.node].act(device, f"key {self.keys}", move)
        await self.settle()


def shows_a_screen(device: Device) -> bool:
    """Whether the newest that it was shown tells of a big screen."""
    return msgspec.json.decode(device.frames[-1], type=ViewMessage).table.screen


def assert_chairs_are_seats(table: Table) -> None:
    """While a game is on, chair i is seat i, and bots hold just the chairs without a person."""
    if table.playing:
        held_by_bots = [holder is Holder.BOT for holder in table.game.holders]
        assert held_by_bots == [chair.person is None for chair in table.chairs]
        assert [chair.person for chair in table.chairs] == [p.person for p in table.players]


def assert_snapshot_is_the_same(table: Table, done: KeysDone) -> None:
    """What is read from a snapshot is what a replay gives, with the keys of moves that are done."""
    content = decode_snapshot(encode_snapshot(table, done))
    assert content is not None
    assert content.table == table
    assert KeysDone(content.keys).by_person() == done.by_person()


Doing = Callable[[World, Random], Awaitable[None]]


async def look(world: World, rng: Random) -> None:
    """A stranger, or a second device of somebody; any of them may say that it is a big screen."""
    owners = [device for device in world.devices if device.token]
    owner = rng.choice([None, None, *owners])
    device = world.device(*((owner.token, owner.human) if owner else (None, object())))
    world.enter(device, device.token, screen=rng.random() < 0.5)


async def join(world: World, rng: Random) -> None:
    """Somebody new, who sits down if that is possible; now and then it is a program."""
    playing = world.live.table.playing
    colour = None if playing else rng.choice((None, *COLOURS))
    await come(world, asks.Join(rng.choice(NAMES), token_urlsafe(32), colour, rng.random() < 0.1))


async def come(world: World, join: asks.Join, human: object | None = None) -> Device:
    device = world.device(None, human or object())
    world.enter(device)
    await world.act(device, join)
    if person_with(world.live.table, join.token):
        device.token = join.token
        world.tokens[join.token] = device.human
    return device


async def go(world: World, rng: Random) -> None:
    """A device is gone, and perhaps its person with it."""
    if len(world.devices) > 1:
        device = world.devices.pop(rng.randrange(len(world.devices)))
        await world.exit(device)


async def ask(world: World, rng: Random) -> None:
    """Anything that a person may ask for, by anybody, and mostly by the host if it is hers."""
    people = [person.id for person in world.live.table.people]
    someone, chair = rng.choice([*people, "p1"]), rng.randrange(-1, 12)
    move = rng.choice(
        (
            asks.Rename(rng.choice(NAMES)),
            asks.Say(rng.choice(NAMES)),
            asks.TakeChair(rng.choice(COLOURS)),
            asks.LeaveChair(),
            asks.Leave(),
            asks.TakeOver(chair),
            asks.WithdrawClaim(),
            asks.CallStandIn(chair),
            asks.Nudge(),
            asks.TakeMinute(),
            asks.AddBot(),
            asks.AddBot(),
            asks.RemoveBot(chair),
            asks.RemovePerson(someone),
            asks.PassHost(someone),
            asks.Lock(),
            asks.Unlock(),
            asks.Unlock(),
            asks.ChangeSettings(
                Settings(
                    variant=rng.choice(tuple(Variant)),
                    end=rng.choice((None, *EndKind)),
                    goal=rng.choice((5, 30)),
                    chat=rng.random() < 0.8,
                    timer=rng.choice((None, 600)),
                    packs=rng.choice(((), ("first",), ("first", "second"))),
                )
            ),
        )
    )
    device = rng.choice((rng.random() < 0.6 and hosts(world)) or world.devices)
    await world.act(device, move)


def hosts(world: World) -> list[Device]:
    """The host's devices."""
    table = world.live.table
    return [d for d in world.devices if world.person(d, table) == table.host is not None]


async def begin(world: World, rng: Random) -> None:
    """A game, with bots on enough chairs."""
    table = world.live.table
    for device in hosts(world)[:1]:
        fitting = [n for n in range(3, 13) if may_play(table.settings.variant, n)]
        enough = [n for n in fitting if n >= len(table.chairs)] or fitting
        for _ in range(rng.choice(enough[:2]) - len(table.chairs)):
            await world.act(device, asks.AddBot())
        await world.act(device, asks.Begin())


async def be_ready(world: World, rng: Random) -> None:
    """After a game some are ready for the next, now and then all of them, and then it begins."""
    everybody = rng.random() < 0.5
    for device in world.devices:
        if everybody or rng.random() < 0.3:
            await world.act(device, asks.BeReady(ready=rng.random() < 0.9))


async def let_stand_in(world: World, rng: Random) -> None:
    """All devices of a player are gone, and the host lets a stand-in play."""
    table = world.live.table
    others = [chair.person for chair in table.chairs if chair.person not in (None, table.host)]
    if table.playing and others and hosts(world):
        person = rng.choice(others)
        for device in [d for d in world.devices if world.person(d, table) == person]:
            world.devices.remove(device)
            await world.exit(device)
        seat = seat_of(world.live.table, person)
        assert seat is not None
        await world.act(hosts(world)[0], asks.CallStandIn(seat))


async def lose_patience(world: World, rng: Random) -> None:
    """Somebody nudges, and the host or somebody else lets a stand-in choose."""
    table = world.live.table
    joined = [d for d in world.devices if world.person(d, table)]
    if waiting_for(table.game) and joined:
        await world.act(rng.choice(joined), asks.Nudge())
        for device in (rng.choice(joined), *hosts(world)[:1]):
            seat = rng.choice(waiting_for(world.live.table.game) or (0,))
            await world.act(device, asks.LetStandInChoose(seat))


async def come_back(world: World, rng: Random) -> None:
    """Somebody whom a bot stands in for opens the page again."""
    tokens = [token for token in world.tokens if person_with(world.live.table, token)]
    if tokens:
        token = rng.choice(tokens)
        device = world.device(token, world.tokens[token])
        world.enter(device, device.token)


async def take_over(world: World, rng: Random) -> None:
    """A player leaves for good in a game; the same human, or another, takes over from a bot."""
    table = world.live.table
    seated = {chair.person for chair in table.chairs}
    if table.playing:
        sitting = seated - {None}
        leavers = [d for d in world.looking() if world.person(d, table) in sitting]
        human = None
        if leavers:
            leaver = rng.choice(leavers)
            await world.act(leaver, asks.Leave())
            human = rng.choice((None, leaver.human))
        newcomer = await come(world, asks.Join("Newcomer", token_urlsafe(32)), human)
        bots = [s for s, chair in enumerate(world.live.table.chairs) if chair.person is None]
        if bots:
            await world.act(newcomer, asks.TakeOver(rng.choice(bots)))


async def undo_leave(world: World, rng: Random) -> None:
    """Somebody who has left a game, and is nobody else here by now, thinks better of it."""
    table = world.live.table
    there = {human for token, human in world.tokens.items() if person_with(table, token)}
    left = [token for token, human in world.tokens.items() if human not in there]
    if left:
        token = rng.choice(left)
        device = world.device(token, world.tokens[token])
        world.enter(device, token)
        await world.act(device, asks.ComeBack(token))


async def leave_and_undo(world: World, rng: Random) -> None:
    """The same at once."""
    table = world.live.table
    leavers = [d for d in world.looking() if seat_of(table, world.person(d, table)) is not None]
    if table.playing and leavers:
        await world.act(rng.choice(leavers), asks.Leave())
        await undo_leave(world, rng)


async def change_chairs(world: World, rng: Random) -> None:
    """After a game somebody gets up, so that those behind move up, and sits down again."""
    table = world.live.table
    seated = {chair.person for chair in table.chairs}
    movers = [d for d in world.devices if world.person(d, table) in seated - {None}]
    if not table.playing and movers:
        device = rng.choice(movers)
        await world.act(device, asks.LeaveChair())
        await world.act(device, asks.TakeChair(rng.choice(COLOURS)))


async def choose(world: World, rng: Random) -> None:
    """Everybody who is waited for and has a device makes a choice; one or two may be left out."""
    table = world.live.table
    for seat in waiting_for(table.game) if table.playing else ():
        for device in world.devices:
            person = world.person(device, world.live.table)
            if person is not None and seat_of(world.live.table, person) == seat:
                if rng.random() < 0.9:
                    await choose_at(world, device, seat, rng)
                break


async def choose_at(world: World, device: Device, seat: int, rng: Random) -> None:
    table = world.live.table
    if not table.playing:
        return
    move = random_move(view(table.game, seat), rng, Holder.PERSON)
    if move is not None:
        await world.act(device, asks.in_game(move, table.games))


WHAT_MAY_HAPPEN = (
    *(choose,) * 12,
    *(begin, join, look, come_back, let_stand_in) * 2,
    *(go, ask, take_over, change_chairs, lose_patience, be_ready),
    *(undo_leave, leave_and_undo),
)
STEPS = st.lists(
    st.tuples(st.sampled_from(WHAT_MAY_HAPPEN), st.integers(0, 2**16)), min_size=20, max_size=60
)


GAMES = st.sampled_from(
    (
        Settings(goal=12),
        Settings(goal=12, variant=Variant.ODYSSEY_2011),
        Settings(goal=12, variant=Variant.CLASSIC),
        Settings(variant=Variant.PARTY),
        Settings(variant=Variant.PAIRS),
        Settings(variant=Variant.PARTY, end=EndKind.PILE),
    )
)


@settings(max_examples=60)
@given(STEPS, st.sampled_from((1, 50, UNBOUNDED)), GAMES)
def test_every_viewer_gets_a_fresh_encode(
    steps: list[tuple[Doing, int]], views: int, game: Settings
) -> None:
    """D5, D6, D8, P1, P4, T3: each frame is the plain way's, and keeps all secrets of all games.

    That holds for a table that may show itself to everybody at any time, and for one that has sent
    too much, so that mostly the mover is shown it and the others later.
    """
    asyncio.run(live_through(steps, views, game))


@settings(max_examples=60)
@given(steps=STEPS, relay=st.booleans(), quarrel=st.booleans(), game=GAMES)
def test_so_does_every_viewer_at_every_node(
    *, steps: list[tuple[Doing, int]], relay: bool, quarrel: bool, game: Settings
) -> None:
    """D5, D6, D8, P1, P4, T3: the same where people are at two nodes, over one log.

    Nodes tell each other of moves, or find out by asking; one runs the errands, or each believes
    that it does.
    """
    asyncio.run(live_through(steps, UNBOUNDED, game, nodes=2, relay=relay, quarrel=quarrel))


async def live_through(  # noqa: PLR0913  all that a life may be like
    steps: list[tuple[Doing, int]],
    views: int,
    game: Settings,
    *,
    nodes: int = 1,
    relay: bool = True,
    quarrel: bool = False,
) -> None:
    world = World(views, nodes=nodes)
    world.village.relay, world.village.quarrel = relay, quarrel
    await world.open(game)
    await world.step(look, 0)
    for number in range(3):
        await world.step(join, number)
    await world.step(begin, 0)
    for doing, number in steps:
        await world.step(doing, number)
    world.close()
    assert world.checked > len(steps)
