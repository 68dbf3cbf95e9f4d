"""Somebody at the table without a browser, who does the same steps as a `User`, by the protocol.

Tests about one page have friends beside it: a page of their own for everybody takes ten times as
long, and what it shows is the point of other tests.
"""

import asyncio
from random import Random
from typing import Self

from msgspec.structs import replace

from reverie.game import ClueKind, Colour, OpenGame, OwnSeat, Phase, Slot
from reverie.table.moves import BeReady, CastVotes, GameMove, PlayCards, StrictClue, TellClue
from tests.client import Client
from tests.kit.browser.user import Task
from tests.patience import PATIENCE


class Friend:
    """They choose by number, as a user does: the card at that place in the hand."""

    def __init__(self, name: str, client: Client) -> None:
        self.name = name
        self.client = client
        self._seen = (0, 0)
        """the newest turn whose end has been looked at: of which game, and which"""

    @classmethod
    async def sit_down(cls, base: str, code: str, name: str) -> Self:
        """Take a free chair at a table."""
        client = await Client(base, code).connect()
        taken = {chair.colour for chair in client.view.table.chairs}
        await client.join(name, next(colour for colour in Colour if colour not in taken))
        return cls(name, client)

    async def go_away(self) -> None:
        await self.client.close()

    # --- the turn ------------------------------------------------------------------------

    async def task(self) -> Task:
        """What is asked of this person now."""
        if (game := self.client.view.table.game) is None:
            return "wait"
        if game.last_turn is not None and self._seen < self._ended:
            return "look"
        if game.winners:
            return "over"
        own = self._own
        done = own.played if game.phase is Phase.CHOOSING else own.votes
        match game.phase:
            case _ if own.wanted is None:
                return "wait"
            case Phase.RACING:
                return "race"
            case Phase.TELLING:
                return "tell"
            case Phase.CHOOSING:
                return "chosen" if done else "choose"
            case _:
                return "voted" if done else "vote"

    async def asked(self, *tasks: Task) -> Task:
        """Wait until one of these is asked."""
        async with asyncio.timeout(PATIENCE):
            while (task := await self.task()) not in tasks:
                await self.client.changed()
        return task

    async def tell(self, clue: str, card: int | None = 0) -> None:
        """Give a clue to a card of the hand, or to none."""
        await self.asked("race", "tell")
        picked = None if card is None else self._own.hand[card]
        await self._move(TellClue(0, 0, picked, StrictClue(ClueKind.TEXT, clue)))

    async def choose(self, *cards: int) -> None:
        """Play cards of the hand, or others than before."""
        await self.asked("choose", "chosen")
        hand = self._own.hand
        await self._move(PlayCards(0, 0, tuple(hand[card] for card in cards)))

    async def vote(self, *slots: Slot) -> None:
        """Give all votes, by slot, or other votes than before."""
        await self.asked("vote", "voted")
        await self._move(CastVotes(0, 0, slots))

    async def look(self) -> None:
        """See how the turn ended; nobody has to wait for that."""
        await self.asked("look")
        self._seen = self._ended

    async def play_on(self, rng: Random) -> None:
        """To the end, whatever comes."""
        await self.client.play_on(rng)

    async def be_ready(self) -> None:
        """Play again."""
        await self.client.move(BeReady())

    # --- what one sees -------------------------------------------------------------------

    async def own(self) -> list[Slot]:
        """The slots where this person's cards lie."""
        return list(self._own.slots)

    async def others(self) -> list[Slot]:
        """The slots that this person may vote for."""
        await self.asked("vote", "voted")
        wanted = self._own.wanted
        assert wanted is not None
        return list(wanted.slots)

    @property
    def _ended(self) -> tuple[int, int]:
        """The newest turn that is over."""
        game = self._game
        return self.client.view.table.games, game.turn - (not game.winners)

    @property
    def _game(self) -> OpenGame:
        game = self.client.view.table.game
        assert game is not None
        return game

    @property
    def _own(self) -> OwnSeat:
        own = self.client.view.you.own
        assert own is not None
        return own

    async def _move(self, move: GameMove) -> None:
        games = self.client.view.table.games
        await self.client.move(replace(move, game=games, turn=self._game.turn))
