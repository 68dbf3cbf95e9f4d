"""D8: whoever changes seats sees no secret by it. Two ways in which that was done, by socket."""

from pathlib import Path
from random import Random

import msgspec

from reverie.game import Phase
from reverie.server.messages import Message, ViewMessage
from reverie.table.moves import AddBot, Begin, RemovePerson, TakeOver, Unlock
from tests.client import Client
from tests.server.running import RunningServer, play_to_the_end, running_server


async def told(client: Client, teller: int) -> None:
    """The clue of the first turn is told by this seat, and cards are being chosen."""
    await client.until(lambda view: phase_of(view) is Phase.CHOOSING)
    assert client.view.table.game is not None
    assert client.view.table.game.storyteller == teller


def phase_of(view: ViewMessage) -> Phase | None:
    return None if view.table.game is None else view.table.game.phase


def secrets_seen(client: Client, turn: int) -> bool:
    """Whether this device has seen any hand in a turn, or what was played from it."""
    messages = [msgspec.json.decode(frame, type=Message) for frame in client.frames]
    views = [message for message in messages if isinstance(message, ViewMessage)]
    return any(view.you.own and view.table.game and view.table.game.turn == turn for view in views)


async def test_removing_the_storyteller_shows_nobody_the_card(tmp_path: Path) -> None:
    """D8: a second tab of the host, who has sent the storyteller away, does not see the card."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        host, teller, other = await server.begin(code, 3)
        clue = teller.choice(Random(0))
        assert clue is not None
        await teller.move(clue)
        await told(host, 1)
        await host.move(RemovePerson("p2"))
        await host.move(Unlock())
        tab = await claim(server, code, 1)
        assert tab.view.you.own is None
        await play_to_the_end([host, other, tab])
        assert not secrets_seen(tab, 1)
        assert secrets_seen(tab, 2), "from the next turn on the seat is the newcomer's"


async def test_hopping_to_a_bot_and_back_shows_nobody_its_card(tmp_path: Path) -> None:
    """D8: a player leaves, takes over the bot that tells, leaves, comes back: all in one turn."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        ada, ben = await server.sit_down(code, 2)
        await ada.move(AddBot())
        await ada.move(AddBot())
        await ada.move(Begin())
        await ada.until(lambda view: phase_of(view) is Phase.CHOOSING)
        assert ada.view.table.game is not None
        teller = ada.view.table.game.storyteller
        assert teller in (2, 3)
        await ada.leave()
        hopping = await claim(server, code, teller)
        assert hopping.view.you.own is None
        await hopping.leave()
        back = await claim(server, code, 0)
        assert back.view.you.own is None
        await play_to_the_end([ben, back])
        assert secrets_seen(ada, 1)
        assert not secrets_seen(hopping, 1)
        assert not secrets_seen(back, 1)
        assert back.view.you.own is not None
        assert back.view.you.own.seat == 0


async def claim(server: RunningServer, code: str, seat: int) -> Client:
    """Somebody new, who wants to play a bot's seat."""
    newcomer = await (await server.enter(code)).join("New")
    await newcomer.move(TakeOver(seat))
    return newcomer
