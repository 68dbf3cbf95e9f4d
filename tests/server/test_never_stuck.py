"""D1–D4, D7: whoever is gone or idle, in whatever phase and role, the game goes on without them.

And they can come back, or have never been away, and play on.
"""

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from reverie.client import RefusedError
from reverie.game import Holder, Phase
from reverie.server.config import Config
from reverie.server.messages import ViewMessage
from reverie.table import Settings, StandIns, TableMove
from reverie.table.moves import (
    AddBot,
    Begin,
    BeReady,
    CallStandIn,
    ComeBack,
    LetStandInChoose,
    Nudge,
    PlayCards,
    TakeOver,
)
from tests.client import Client
from tests.patience import PATIENCE
from tests.server.running import (
    QUICK,
    RunningServer,
    play_to_the_end,
    play_until,
    running_server,
)

PLAYERS = 5
HOST = 0
IMPATIENT = Config(
    messages_per_second=10_000,
    pace=replace(QUICK, nudge=1.0, stand_in=0.1, alone=0.1),
    sockets_per_address=2000,
    megabytes_per_hour=10_000,
)
PHASES = [Phase.RACING, Phase.TELLING, Phase.CHOOSING, Phase.VOTING]


def stage(view: ViewMessage) -> tuple[int, Phase]:
    assert view.table.game is not None
    return view.table.game.turn, view.table.game.phase


def absent_seats(phase: Phase, role: str, storyteller: int | None) -> list[int]:
    """Who is gone: of those the phase waits for, as far as the role says."""
    if role == "host":
        return [HOST]
    if role == "three":
        return [HOST, 1, 2] if phase is not Phase.TELLING else sorted({storyteller or 0, 2, 3})
    if phase is Phase.TELLING:
        return [storyteller or 0]
    return [seat for seat in range(PLAYERS) if seat != storyteller][-1:]


async def scene(
    server: RunningServer, code: str, phase: Phase, role: str
) -> tuple[list[Client], list[int]]:
    """A game in this phase in which all have chosen but the absent, who have just gone."""
    clients, gone = await awaited_scene(server, code, phase, role)
    for seat in gone:
        await clients[seat].close()
    return clients, gone


async def awaited_scene(
    server: RunningServer, code: str, phase: Phase, role: str
) -> tuple[list[Client], list[int]]:
    """A game in this phase in which all have chosen but some, who are here."""
    clients = await server.begin(code, PLAYERS)
    if phase is not Phase.RACING:
        opening = clients[1].choice(Random(0))
        assert opening is not None
        await clients[1].move(opening)
        for client in clients:
            await client.until(lambda view: stage(view) == (1, Phase.CHOOSING))
        if phase is not Phase.CHOOSING:
            await play_until(clients, phase, but=clients)
    view = clients[0].view
    assert view is not None
    assert view.table.game is not None
    assert stage(view)[1] is phase
    gone = absent_seats(phase, role, view.table.game.storyteller)
    if phase in (Phase.CHOOSING, Phase.VOTING):
        await play_until(clients, phase, but=[clients[seat] for seat in gone])
    return clients, gone


def is_held_by_person(seat: int, view: ViewMessage) -> bool:
    return view.table.chairs[seat].holder is Holder.PERSON


async def come_back_and_play_on(
    server: RunningServer, clients: list[Client], gone: list[int]
) -> None:
    """Each of the absent is back on another device, holds the seat again, and plays to the end."""
    for seat in gone:
        back = await server.enter(clients[seat].code, clients[seat].token)
        view = await back.until(partial(is_held_by_person, seat))
        assert view.you.seat == seat
        assert view.you.own is not None
        clients[seat] = back
    await play_to_the_end(clients)


@pytest.mark.parametrize("role", ["last", "host", "three"])
@pytest.mark.parametrize("phase", PHASES)
async def test_by_stand_in(phase: Phase, role: str, tmp_path: Path) -> None:
    """D1: others let stand-ins play for the absent, and the phase comes to its end."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients, gone = await scene(server, code, phase, role)
        present = next(c for seat, c in enumerate(clients) if seat not in gone)
        before = present.view
        assert before is not None
        for seat in gone:
            await until_it_is_allowed(present, seat)
        if phase is not Phase.RACING:
            awaited = await present.until(lambda view: only_present(view, gone))
            assert awaited is not None
        await come_back_and_play_on(server, clients, gone)


async def until_it_is_allowed(client: Client, seat: int) -> None:
    """A player who is not the host has to wait for the grace time."""
    while True:
        try:
            await client.move(CallStandIn(seat))
        except RefusedError as refused:
            if str(refused) == "handover_not_allowed":
                return
            if str(refused) not in {"grace_time", "not_absent"}:
                raise
            await client.changed_or(0.1)
        else:
            return


def only_present(view: ViewMessage, gone: list[int]) -> bool:
    """The game waits for nobody who is gone."""
    assert view.table.game is not None
    return not set(view.table.game.waiting_for) & set(gone)


@pytest.mark.parametrize("role", ["last", "host", "three"])
@pytest.mark.parametrize("phase", PHASES)
async def test_by_timer(phase: Phase, role: str, tmp_path: Path) -> None:
    """D3: when the timer runs out, stand-ins choose for the absent, and the phase ends."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(Settings(timer=1))
        clients, gone = await scene(server, code, phase, role)
        present = next(c for seat, c in enumerate(clients) if seat not in gone)
        before = present.view
        assert before is not None
        await present.until(lambda view: stage(view) != stage(before))
        await come_back_and_play_on(server, clients, gone)


async def test_by_itself(tmp_path: Path) -> None:
    """D1: a table that is set so seats stand-ins after the grace time, without being asked."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(Settings(stand_ins=StandIns.ALWAYS))
        clients, gone = await scene(server, code, Phase.VOTING, "three")
        await clients[-1].until(lambda view: stage(view) != (1, Phase.VOTING))
        await come_back_and_play_on(server, clients, gone)


WAYS = ("host", "two", "one")
IDLE = [
    (phase, role, way)
    for phase in PHASES
    for role in ("last", "host", "three")
    for way in WAYS
    if way != "host" or role == "last"
]


async def test_idle_people_stop_no_phase(tmp_path: Path) -> None:
    """D7: idle, host or storyteller, one or three of them: the host, two others, or one go on."""
    async with running_server(tmp_path / "db", IMPATIENT) as server:
        await asyncio.gather(*(goes_on_without_the_idle(server, *case) for case in IDLE))


async def goes_on_without_the_idle(
    server: RunningServer, phase: Phase, role: str, way: str
) -> None:
    clients, idle = await awaited_scene(server, await server.open_table(), phase, role)
    if phase is Phase.TELLING:  # the host, and the storyteller whom the game waits for
        assert clients[0].view.table.game is not None
        idle = sorted({*idle, *clients[0].view.table.game.waiting_for})
    hosts = [HOST] if way == "host" else []
    others = [seat for seat in range(PLAYERS) if seat not in (*idle, HOST)]
    actors = [clients[seat] for seat in (hosts or others[: 2 if way == "two" else 1])]
    await until_it_goes_on(actors, idle)
    for client in clients:
        view = await client.until(lambda view: stage(view) != (1, Phase.RACING))
        assert {chair.holder for chair in view.table.chairs} == {Holder.PERSON}, (phase, role, way)
        assert view.you.own is not None
    await turn_is_played(clients)


async def until_it_goes_on(actors: list[Client], idle: list[int]) -> None:
    """These people nudge, and let stand-ins choose, as soon and as often as they may."""
    before = stage(actors[0].view)
    async with asyncio.timeout(PATIENCE):
        while stage(actors[0].view) == before:
            for actor in actors:
                await try_to(actor, Nudge())
                for seat in idle:
                    await try_to(actor, LetStandInChoose(seat))
            await actors[0].changed_or(0.05)


async def try_to(client: Client, move: TableMove) -> None:
    try:
        await client.move(move)
    except RefusedError as refused:
        if str(refused) not in {"too_early", "not_awaited"}:
            raise


async def turn_is_played(clients: list[Client]) -> None:
    """Everybody plays on, those who were idle too, until the next turn."""
    turn = stage(clients[0].view)[0]
    rng = Random(3)
    async with asyncio.timeout(PATIENCE):
        while all(stage(client.view)[0] == turn for client in clients):
            for client in clients:
                move = client.choice(rng)
                if move is not None:
                    with suppress(RefusedError):
                        await client.move(move)
            await clients[0].changed_or(0.02)


@pytest.mark.parametrize("people", [3, 2])
async def test_the_first_game_begins_without_an_idle_host(people: int, tmp_path: Path) -> None:
    """D9: all others are ready, two or one; all are told when it begins, and then it does."""
    config = replace(IMPATIENT, pace=replace(QUICK, minute=3.0))
    async with running_server(tmp_path / "db", config) as server:
        idle, *others = await server.sit_down(await server.open_table(), people)
        for _ in range(people, 3):
            await idle.move(AddBot())
        with pytest.raises(RefusedError, match="first_game"):
            await idle.move(BeReady())
        for other in others:
            await other.move(BeReady())
        clients = (idle, *others)
        for client in clients:
            await client.until(lambda view: view.table.next_game_in is not None)
        for client in clients:
            view = await client.until(lambda view: view.table.games == 1)
            assert view.you.own is not None


@pytest.mark.parametrize("phase", [Phase.TELLING, Phase.CHOOSING, Phase.VOTING])
async def test_one_person_goes_on_without_an_idle_host(phase: Phase, tmp_path: Path) -> None:
    """D7: two people and a bot; the host, storyteller or not, does nothing, and one is enough."""
    async with running_server(tmp_path / "db", IMPATIENT) as server:
        code = await server.open_table()
        idle, other = clients = await server.sit_down(code, 2)
        await idle.move(AddBot())
        await idle.move(Begin())
        rng = Random(4)

        def awaited(view: ViewMessage) -> bool:
            game = view.table.game
            return game is not None and game.phase is phase and game.waiting_for == (HOST,)

        async with asyncio.timeout(PATIENCE):
            while not awaited(other.view):
                for client in clients:
                    game = client.view.table.game
                    at_rest = game is not None and game.phase is phase and client is idle
                    move = None if at_rest else client.choice(rng)
                    if move is not None:
                        with suppress(RefusedError):
                            await client.move(move)
                await other.changed_or(0.02)
        needed = other.view.table.impatience
        assert needed is not None
        assert needed.needed == 1
        await until_it_goes_on([other], [HOST])


async def test_who_was_chosen_for_may_choose_otherwise(tmp_path: Path) -> None:
    """D7, D2: what a stand-in has chosen is changed like a choice of one's own."""
    async with running_server(tmp_path / "db", IMPATIENT) as server:
        clients, idle = await awaited_scene(
            server, await server.open_table(), Phase.CHOOSING, "three"
        )
        seat = idle[-1]
        person = clients[seat]
        while not person.view.you.own or not person.view.you.own.played:
            await try_to(clients[3], Nudge())
            await try_to(clients[3], LetStandInChoose(seat))
            await person.changed_or(0.05)
        own, game = person.view.you.own, person.view.table.game
        assert game is not None
        assert game.phase is Phase.CHOOSING
        other = next(card for card in own.hand if card not in own.played)
        await person.move(PlayCards(1, game.turn, (other,)))
        view = await person.until(lambda view: view.you.own.played == (other,))
        assert view.table.chairs[seat].holder is Holder.PERSON


async def test_late_but_here(tmp_path: Path) -> None:
    """D3: whoever is here but late is chosen for once, and has the seat for the next phase."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(Settings(timer=1))
        clients = await server.begin(code, 3)
        view = await clients[0].until(lambda view: stage(view)[1] is not Phase.RACING)
        view = await clients[0].until(lambda view: stage(view)[1] is Phase.VOTING)
        assert [chair.holder for chair in view.table.chairs] == [Holder.PERSON] * 3


async def test_the_host_role_passes_from_an_absent_host(tmp_path: Path) -> None:
    """An absent host is followed, after the grace time, by somebody who is here."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.sit_down(code, 3)
        await clients[0].close()
        view = await clients[2].until(lambda view: view.table.host != "p1")
        assert view.table.host == "p2"


async def test_everybody_gone_and_back(tmp_path: Path) -> None:
    """A table that nobody looks at leaves memory, and comes back as it was."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 4)
        await play_until(clients, Phase.VOTING, but=clients)
        seen = clients[0].view
        assert seen is not None
        for client in clients:
            await client.close()
        server.app.hall.close()
        assert code not in server.app.hall.tables
        clients = [await server.enter(code, client.token) for client in clients]
        view = clients[0].view
        assert view is not None
        assert (view.table.game, view.you) == (seen.table.game, seen.you)
        await play_to_the_end(clients)


async def test_a_leaver_is_followed_by_a_bot(tmp_path: Path) -> None:
    """D4: the storyteller leaves for good: a bot tells, and the socket is closed."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 4)
        await play_until(clients, Phase.TELLING, but=clients)
        view = clients[0].view
        assert view is not None
        assert view.table.game is not None
        leaver = view.table.game.storyteller or 0
        await clients[leaver].send_raw('{"id":"bye","move":{"move":"leave"}}')
        others = [client for seat, client in enumerate(clients) if seat != leaver]
        await others[0].until(lambda view: view.table.chairs[leaver].holder is Holder.BOT)
        await play_to_the_end(others)
        assert clients[leaver].close_code == 4403


async def test_a_leave_is_undone(tmp_path: Path) -> None:
    """D4: who comes back within the time, with the old token, plays on as the same person."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 4)
        hand = clients[0].view.you.own
        await clients[0].leave()
        await clients[1].until(lambda view: view.table.host == "p2")
        back = await server.enter(code, clients[0].token)
        assert back.view.you.person is None
        assert clients[0].token is not None
        await back.move(ComeBack(clients[0].token))
        view = await back.until(lambda view: view.you.person == "p1")
        assert (view.you.seat, view.table.host) == (0, "p1")
        if view.table.game and view.table.game.turn == 1:
            assert view.you.own is not None
            assert hand is not None
            assert set(view.you.own.hand) <= set(hand.hand)
        await play_to_the_end([back, *clients[1:]])


async def test_a_leave_is_not_undone_for_ever(tmp_path: Path) -> None:
    """D4: later the token is nobody's."""
    config = replace(IMPATIENT, pace=replace(QUICK, undo=0.0))
    async with running_server(tmp_path / "db", config) as server:
        code = await server.open_table()
        clients = await server.begin(code, 4)
        await clients[3].leave()
        back = await server.enter(code, clients[3].token)
        assert clients[3].token is not None
        with pytest.raises(RefusedError, match="too_late"):
            await back.move(ComeBack(clients[3].token))


async def test_a_newcomer_takes_over_a_bot(tmp_path: Path) -> None:
    """D5, D8: who comes in the middle watches, and takes over a bot's seat with the next turn."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.sit_down(code, 2)
        await clients[0].move(AddBot())
        await clients[0].move(Begin())
        newcomer = await (await server.enter(code)).join("Late")
        await newcomer.move(TakeOver(2))
        claimed = newcomer.view
        assert (claimed.you.seat, claimed.you.own) == (None, None)
        assert claimed.table.chairs[2].claimed_by == claimed.you.person
        await play_to_the_end([*clients, newcomer])
        assert newcomer.view.you.seat == 2


async def test_a_table_of_bots_is_no_trouble(tmp_path: Path) -> None:
    """One person and bots play a whole game."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.sit_down(code, 1)
        for _ in range(11):
            await clients[0].move(AddBot())
        await clients[0].move(Begin())
        await play_to_the_end(clients)
