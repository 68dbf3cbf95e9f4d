"""An evening: guests do what their pages ask of them, phase by phase, until the game is over.

Chance decides what they choose.
"""

import asyncio
from collections.abc import Sequence
from random import Random

from tests.browser.guest import Guest

CLUES = ("moonlight", "the last train", "a lie", "home", "…and then it rained", "たそがれ", "🌊")


async def tell(guests: Sequence[Guest], clue: str) -> tuple[Guest, list[Guest]]:
    """Whoever may tell does; in the race that is the first. Who it was, and the others."""
    tasks = await asyncio.gather(*(guest.task() for guest in guests))
    teller = guests[0] if "race" in tasks else guests[tasks.index("tell")]
    await teller.tell(clue)
    others = [guest for guest in guests if guest is not teller]
    await asyncio.gather(*(other.asked("choose") for other in others))
    return teller, others


async def choose(others: Sequence[Guest], rng: Random) -> None:
    """All but the storyteller choose; if three play, two cards each."""
    needed = 2 if len(others) == 2 else 1
    await asyncio.gather(*(other.choose(*rng.sample(range(6), needed)) for other in others))
    await asyncio.gather(*(other.asked("vote") for other in others))


async def vote(guests: Sequence[Guest], others: Sequence[Guest], rng: Random) -> None:
    """All but the storyteller vote for two different cards: few can't win by that in one turn."""

    async def cast(other: Guest) -> None:
        first, second = rng.sample(await other.others(), 2)
        await other.vote(first, second)

    await asyncio.gather(*(cast(other) for other in others))
    await asyncio.gather(*(guest.asked("look") for guest in guests))


async def look(guests: Sequence[Guest]) -> bool:
    """All see the reveal and go on; whether the game goes on too."""
    await asyncio.gather(*(guest.look() for guest in guests))
    return "over" not in [await guest.task() for guest in guests]


async def agree(guests: Sequence[Guest], others: Sequence[Guest]) -> None:
    """All vote twice for the first card they may, so that somebody gets many points at once."""

    async def cast(other: Guest) -> None:
        slot = (await other.others())[0]
        await other.vote(slot, slot)

    await asyncio.gather(*(cast(other) for other in others))
    await asyncio.gather(*(guest.asked("look") for guest in guests))


async def play_turn(guests: Sequence[Guest], rng: Random) -> None:
    """A whole first turn."""
    _, others = await tell(guests, rng.choice(CLUES))
    await choose(others, rng)
    await vote(guests, others, rng)
    assert await look(guests)


async def play_to_the_end(guests: Sequence[Guest], rng: Random) -> None:
    going_on = True
    while going_on:
        _, others = await tell(guests, rng.choice(CLUES))
        await choose(others, rng)
        await agree(guests, others)
        going_on = await look(guests)


async def play_beside_bots(guest: Guest, rng: Random) -> None:
    """To the end, where not everyone is a guest: do what one's own page asks, and nothing else."""
    while (task := await guest.asked("race", "tell", "choose", "vote", "look", "over")) != "over":
        match task:
            case "race" | "tell":
                await guest.tell(rng.choice(CLUES))
            case "choose":
                needed = 2 if "2" in await guest.headline() else 1
                await guest.choose(*rng.sample(range(6), needed))
            case "vote":
                slots = await guest.others()
                await guest.vote(rng.choice(slots), rng.choice(slots))
            case _:
                await guest.look()
        await guest.done_with(task)
