"""Playing: people do what is asked of them, phase by phase, until the game is over.

Chance decides what they choose.
"""

import asyncio
from collections.abc import Sequence
from math import inf
from random import Random
from typing import Protocol

from tests.kit.browser.user import Task, User

CLUES = ("moonlight", "the last train", "a lie", "home", "…and then it rained", "たそがれ", "🌊")


class Player(Protocol):
    """Whoever plays: a `User` at a page, or a `Friend` without one."""

    name: str

    async def task(self) -> Task: ...
    async def asked(self, *tasks: Task) -> Task: ...
    async def tell(self, clue: str, card: int | None = 0) -> None: ...
    async def choose(self, *cards: int) -> None: ...
    async def vote(self, *slots: int) -> None: ...
    async def own(self) -> list[int]: ...
    async def others(self) -> list[int]: ...
    async def look(self) -> None: ...


async def tell(users: Sequence[Player], clue: str) -> tuple[Player, list[Player]]:
    """Whoever may tell does; in the race that is the first. Who it was, and the others."""
    tasks = await asyncio.gather(*(user.task() for user in users))
    teller = users[0] if "race" in tasks else users[tasks.index("tell")]
    await teller.tell(clue)
    others = [user for user in users if user is not teller]
    await asyncio.gather(*(other.asked("choose") for other in others))
    return teller, others


async def choose(others: Sequence[Player], rng: Random) -> None:
    """All but the storyteller choose; if three play, two cards each."""
    needed = 2 if len(others) == 2 else 1
    await asyncio.gather(*(other.choose(*rng.sample(range(6), needed)) for other in others))
    await asyncio.gather(*(other.asked("vote") for other in others))


async def vote(users: Sequence[Player], others: Sequence[Player], rng: Random) -> None:
    """All but the storyteller vote for two different cards: few can't win by that in one turn."""

    async def cast(other: Player) -> None:
        first, second = rng.sample(await other.others(), 2)
        await other.vote(first, second)

    await asyncio.gather(*(cast(other) for other in others))
    await asyncio.gather(*(user.asked("look") for user in users))


async def look(users: Sequence[Player]) -> bool:
    """All see the reveal and go on; whether the game goes on too."""
    await asyncio.gather(*(user.look() for user in users))
    return "over" not in [await user.task() for user in users]


async def agree(users: Sequence[Player], others: Sequence[Player]) -> None:
    """All vote twice for the first card they may, so that somebody gets many points at once."""

    async def cast(other: Player) -> None:
        slot = (await other.others())[0]
        await other.vote(slot, slot)

    await asyncio.gather(*(cast(other) for other in others))
    await asyncio.gather(*(user.asked("look") for user in users))


async def play_turn(users: Sequence[Player], rng: Random) -> None:
    """A whole first turn."""
    _, others = await tell(users, rng.choice(CLUES))
    await choose(others, rng)
    await vote(users, others, rng)
    assert await look(users)


async def play_to_the_end(users: Sequence[Player], rng: Random) -> None:
    going_on = True
    while going_on:
        _, others = await tell(users, rng.choice(CLUES))
        await choose(others, rng)
        await agree(users, others)
        going_on = await look(users)


async def play_beside_bots(user: User, rng: Random, turns: float = inf) -> None:
    """To the end or for so many turns: do what one's own page asks, and nothing else."""
    seen = 0
    while seen < turns:
        task = await user.asked("race", "tell", "choose", "vote", "look", "over")
        match task:
            case "race" | "tell":
                await user.tell(rng.choice(CLUES))
            case "choose":
                needed = 2 if "2" in await user.headline() else 1
                await user.choose(*rng.sample(range(6), needed))
            case "vote":
                slots = await user.others()
                await user.vote(rng.choice(slots), rng.choice(slots))
            case "look":
                await user.look()
                seen += 1
            case _:
                return
        await user.done_with(task)
