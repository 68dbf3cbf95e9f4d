"""People with awkward names and clues, who play through the protocol and need no browser."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from tests.client import Client

PEOPLE = (
    ("pink", "WWWWWWWWWWWWWWWWWWWWWWWW"),
    ("purple", "ありがとうございました夢見る兎の夜話会会長さま"),
    ("green", "🦊🐇🌙⭐🎩🌊🕯️🗝️🚂🎈"),
    ("blue", "عبد الرحمن بن محمد أمين"),
    ("orange", "Maximiliane-Konstanze II"),
    ("red", "Jo"),
    ("yellow", "iiiiiiiiiiiiiiiiiiiiiiii"),
    ("turquoise", "Donaudampfschifffahrtsge"),
    ("brown", "Đặng Thị Ngọc Ánh Nguyễn"),
    ("white", "Zoë"),
    ("grey", "Łukasz"),
)
CLUES = {
    "long": ("Somewhere between the last train home and the smell of rain, there was a door nobody "
    "remembered closing, and behind it my grandmother still hummed the song that she had never "
    "once sung for us all ").ljust(200, "."),
    "word": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgese",
    "japanese": "たそがれどきに誰かが忘れていった赤い傘と、まだ温かい一杯のお茶",
    "emoji": "🌊🕯️👁️‍🗨️🐇👨‍👩‍👧‍👦🇯🇵",
}  # fmt: skip


class Crowd:
    """They do one step at a time, when they are told to."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self.clients = clients
        self.rng = Random(1)

    @classmethod
    async def join(cls, base: str, code: str, stack: AsyncExitStack) -> "Crowd":
        """All eleven sit down at a table."""
        clients = [await stack.enter_async_context(Client(base, code)) for _ in PEOPLE]
        for client, (colour, name) in zip(clients, PEOPLE, strict=True):
            await client.join(name, colour)
        return cls(clients)

    async def begin(self) -> None:
        await self.clients[0].send({"move": "begin"})

    async def say(self, text: str) -> None:
        for client in self.clients[:6]:
            await client.send({"move": "say", "text": text})

    async def tell(self, clue: str) -> bool:
        """Whoever of them is the storyteller tells; in the race the last of them."""
        for client, move in reversed(await self._moves()):
            if move["move"] == "tell_clue":
                await client.send(move | {"clue": {"kind": "text", "text": clue}})
                return True
        return False

    async def go(self, count: int | None = None) -> None:
        """So many of them, or all, choose or vote."""
        moves = [(client, move) for client, move in await self._moves() if "clue" not in move]
        for client, move in moves[:count]:
            await client.send(move)

    async def agree(self, slot: int) -> None:
        """All give both votes to one slot."""
        for client, move in await self._moves():
            await client.send(move | {"slots": [slot, slot]})

    async def _moves(self) -> list[tuple[Client, dict[str, Any]]]:
        """What each could do now, once all have seen what the others did."""
        newest = max(client.view.seq for client in self.clients if client.view)
        for client in self.clients:
            await client.until(lambda view: view.seq >= newest)
        choices = [(client, client.choice(self.rng)) for client in self.clients]
        return [(client, move) for client, move in choices if move]
