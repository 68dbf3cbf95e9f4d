"""Bots of people's own at a real server: they come through the door, play, and are marked."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from reverie.client import ClosedError
from reverie.game import Colour, Variant
from reverie.own_bots import OwnBot, join_table, source_of, table_of
from reverie.server.messages import ViewMessage
from reverie.table import Settings
from reverie.table.moves import AddBot, Begin, RemovePerson
from tests.bots.examples import example, install, points_in_the_docs, saved
from tests.client import Client
from tests.server.running import RunningServer, play_to_the_end, running_server

SHORT = Settings(goal=5)


@pytest.fixture(autouse=True)
def _dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Python bot of the docs is installed."""
    monkeypatch.syspath_prepend(tmp_path)
    install(tmp_path, example("dice.py"), points_in_the_docs())
    yield
    sys.modules.pop("dice", None)


@asynccontextmanager
async def at_table(
    server: RunningServer, code: str, name: str, bot: str, arguments: Sequence[str] = ()
) -> AsyncIterator[tuple[asyncio.Task[None], list[str]]]:
    """A bot at a table, as `reverie bots join` would bring it there, and what it has reported."""
    reported: list[str] = []
    own_bot = OwnBot(source_of(bot, arguments))
    table = table_of(f"{server.base}/{code}")
    playing = asyncio.create_task(join_table(table, own_bot, name, Colour.GREEN, reported.append))
    try:
        yield playing, reported
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError, ClosedError):
            await playing
        own_bot.close()


async def host_of(server: RunningServer, code: str) -> Client:
    return await (await server.enter(code)).join("Ada")


def won(view: ViewMessage, game: int) -> bool:
    table = view.table
    return table.games == game and table.game is not None and bool(table.game.winners)


@pytest.mark.parametrize(
    ("variant", "bots"),
    [
        (Variant.ODYSSEY, 1),
        (Variant.ODYSSEY_2011, 4),
        (Variant.CLASSIC, 1),
        (Variant.PARTY, 3),
        (Variant.PAIRS, 5),
    ],
)
async def test_own_bots_play_whole_games(variant: Variant, bots: int, tmp_path: Path) -> None:
    """One in Python, a program and one over the wire play with bots of the server's, and again."""
    lines = [str(saved("lines.py", tmp_path))]
    async with running_server(tmp_path / "db") as server, AsyncExitStack() as stay:
        code = await server.open_table(replace(SHORT, variant=variant))
        _, of_dice = await stay.enter_async_context(at_table(server, code, "Dice", "dice"))
        _, of_lines = await stay.enter_async_context(
            at_table(server, code, "Lines", sys.executable, lines)
        )
        wire = await asyncio.create_subprocess_exec(
            sys.executable, str(saved("wire.py", tmp_path)), server.base, code, "black"
        )
        host = await host_of(server, code)
        view = await host.until(lambda view: len(view.table.chairs) == 3)
        assert view.table.host == view.you.person
        assert len(view.table.people) == 4
        assert [person.name for person in view.table.people if not person.bot] == ["Ada"]
        for _ in range(bots):
            await host.move(AddBot())
        for game in (1, 2):
            await host.move(Begin())
            await host.until(lambda view, game=game: won(view, game))
        wire.kill()
        await wire.wait()
        assert of_dice == [f"at table {code} as Dice"]
        assert of_lines == [f"at table {code} as Lines"]
        await stay.aclose()
        await host.until(lambda view: len(view.table.people) == 2)
        await host.until(lambda view: len(view.table.chairs) == bots + 1)


async def test_a_hopeless_bot_holds_nobody_up(tmp_path: Path) -> None:
    """Where a program says nonsense or dies, one of our bots moves, and it is reported."""
    nonsense = tmp_path / "nonsense.py"
    nonsense.write_text("input(); print('[7, 7]', flush=True)", "utf-8")
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(Settings(goal=20))
        host = await host_of(server, code)
        program = at_table(server, code, "Tin", sys.executable, [str(nonsense)])
        async with program as (_, reported):
            await host.until(lambda view: len(view.table.chairs) == 1)
            for _ in range(2):
                await host.move(AddBot())
            await host.move(Begin())
            await host.until(lambda view: won(view, 1))
        assert any("the program ended" in line for line in reported)
        assert any("no_such_slot" in line or "is wanted" in line for line in reported)


async def test_whoever_comes_late_plays_the_next_game(tmp_path: Path) -> None:
    """A bot that comes while a game is on watches, and sits down when it is over."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(SHORT)
        people = await server.begin(code, 3)
        async with at_table(server, code, "Dice", "dice"):
            view = await people[0].until(lambda view: len(view.table.people) == 4)
            assert len(view.table.chairs) == 3
            await play_to_the_end(people)
            await people[0].until(lambda view: len(view.table.chairs) == 4)


async def test_a_host_can_send_a_bot_away(tmp_path: Path) -> None:
    """Then it is over, and says so."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(SHORT)
        host = await host_of(server, code)
        async with at_table(server, code, "Dice", "dice") as (playing, _):
            view = await host.until(lambda view: len(view.table.chairs) == 1)
            assert view.table.chairs[0].colour is Colour.GREEN
            bot = view.table.chairs[0].person
            assert bot is not None
            await host.move(RemovePerson(bot))
            with pytest.raises(ClosedError, match="removed"):
                await playing


async def test_a_wrong_code_is_no_table(tmp_path: Path) -> None:
    """Where there is no such table, it is over at once."""
    async with (
        running_server(tmp_path / "db") as server,
        at_table(server, "BBBBB", "Dice", "dice") as joined,
    ):
        with pytest.raises(ClosedError, match="no_such_table"):
            await joined[0]
