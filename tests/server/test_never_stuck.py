"""D1–D4: whoever is gone, in whatever phase and role, the game goes on, and they can come back."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from reverie.client import RefusedError
from reverie.game import Holder, Phase
from reverie.server.messages import ViewMessage
from reverie.table import Settings, StandIns
from reverie.table.moves import AddBot, Begin, CallStandIn, TakeOver
from tests.client import Client
from tests.server.running import RunningServer, play_to_the_end, play_until, running_server

PLAYERS = 5
HOST = 0
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
    for seat in gone:
        await clients[seat].close()
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
