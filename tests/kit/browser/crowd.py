"""People with awkward names and clues, who play through the protocol and need no browser."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random

from msgspec.structs import replace

from reverie.game import ClueKind, Colour
from reverie.table.moves import Begin, CastVotes, GameMove, Say, StrictClue, TellClue
from tests.client import Client

PEOPLE = (
    (Colour.PINK, "WWWWWWWWWWWWWWWWWWWWWWWW"),
    (Colour.PURPLE, "ありがとうございました夢見る兎の夜話会会長さま"),
    (Colour.GREEN, "🦊🐇🌙⭐🎩🌊🕯️🗝️🚂🎈"),
    (Colour.BLUE, "عبد الرحمن بن محمد أمين"),
    (Colour.ORANGE, "Maximiliane-Konstanze II"),
    (Colour.RED, "Jo"),
    (Colour.YELLOW, "iiiiiiiiiiiiiiiiiiiiiiii"),
    (Colour.TURQUOISE, "Donaudampfschifffahrtsge"),
    (Colour.BROWN, "Đặng Thị Ngọc Ánh Nguyễn"),
    (Colour.WHITE, "Zoë"),
    (Colour.GREY, "Łukasz"),
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
        await self.clients[0].move(Begin())

    async def say(self, text: str) -> None:
        for client in self.clients[:6]:
            await client.move(Say(text))

    async def tell(self, clue: str) -> bool:
        """Whoever of them is the storyteller tells; in the race the last of them."""
        for client, move in reversed(await self._moves()):
            if isinstance(move, TellClue):
                await client.move(replace(move, clue=StrictClue(ClueKind.TEXT, clue)))
                return True
        return False

    async def go(self, count: int | None = None) -> None:
        """So many of them, or all, choose or vote."""
        moves = [
            (client, move) for client, move in await self._moves() if not isinstance(move, TellClue)
        ]
        for client, move in moves[:count]:
            await client.move(move)

    async def agree(self, slot: int) -> None:
        """All give both votes to one slot."""
        for client, move in await self._moves():
            assert isinstance(move, CastVotes)
            await client.move(replace(move, slots=(slot, slot)))

    async def _moves(self) -> list[tuple[Client, GameMove]]:
        """What each could do now, once all have seen what the others did."""
        newest = max(client.view.seq for client in self.clients)
        for client in self.clients:
            await client.until(lambda view: view.seq >= newest)
        choices = [(client, client.choice(self.rng)) for client in self.clients]
        return [(client, move) for client, move in choices if move]
