"""Bots know the cards of a game before it begins, so that nobody waits for their first look."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from reverie.bots import Lexical, Sight
from reverie.cards import shipped
from reverie.server.bots import Bots
from reverie.server.collection import Collection

PAINTED, SKETCHES = shipped()


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The cards that bots get to know, in their order."""
    cards: list[str] = []

    def prepare(_: Lexical, sights: Iterable[Sight]) -> None:
        cards.extend(sight.card for sight in sights)

    monkeypatch.setattr(Lexical, "prepare", prepare)
    monkeypatch.setattr("reverie.server.bots.PAUSE", 0.0)
    return cards


@pytest.fixture
def bots(tmp_path: Path) -> Bots:
    return Bots((PAINTED, SKETCHES), Collection(tmp_path, 1e9, 0), light=True)


async def until(cards: list[str], count: int) -> None:
    async with asyncio.timeout(10):
        while len(cards) < count:  # noqa: ASYNC110  a thread has no event to set
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)


async def test_bots_look_at_the_packs_of_the_table(bots: Bots, looked_at: list[str]) -> None:
    """Bots look at the packs that are chosen at the table; one that is gone harms nobody."""
    bots.get_ready([SKETCHES.id, "a pack that is gone"])
    await until(looked_at, len(SKETCHES.card_ids))
    assert looked_at == list(SKETCHES.card_ids)
    bots.close()


async def test_bots_look_at_the_first_pack_unless_told(bots: Bots, looked_at: list[str]) -> None:
    """If no pack is chosen, bots look at the one that is played with unless told."""
    bots.get_ready(())
    await until(looked_at, len(PAINTED.card_ids))
    assert looked_at == list(PAINTED.card_ids)
    bots.close()


async def test_bots_look_at_each_card_once(bots: Bots, looked_at: list[str]) -> None:
    """However often they are told of a pack, bots look at each of its cards once."""
    for packs in ([PAINTED.id], [PAINTED.id, SKETCHES.id], [SKETCHES.id]):
        bots.get_ready(packs)
    await until(looked_at, len(PAINTED.card_ids) + len(SKETCHES.card_ids))
    bots.get_ready([PAINTED.id])
    await until(looked_at, 0)
    assert looked_at == [*PAINTED.card_ids, *SKETCHES.card_ids]
    bots.close()
