"""Bots know the cards of a game before it begins, and nobody ever waits for one."""

import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import pytest

from reverie.bots import Sight
from reverie.bots.knowledge import Phrase
from reverie.cards import shipped
from reverie.game import Colour, Game, Holder, Refusal, StartGame, TellClue, decide, play, view
from reverie.server.bots import Bots
from reverie.server.collection import Collection
from reverie.table import Question
from tests.patience import PATIENCE

PAINTED, SKETCHES = shipped()


class Novice:
    """An engine that notes which cards it gets to know, and understands nothing."""

    def __init__(self) -> None:
        self.looked_at: list[str] = []

    def prepare(self, sights: Iterable[Sight]) -> None:
        """Note the cards."""
        self.looked_at.extend(sight.card for sight in sights)

    def fits(self, clue: str, language: str, sights: Sequence[Sight]) -> list[float]:
        """Be at a loss."""
        raise NotImplementedError

    def phrases_for(self, sight: Sight) -> Sequence[tuple[float, Phrase]]:
        """Be at a loss here too."""
        raise NotImplementedError


@pytest.fixture
def novice() -> Novice:
    return Novice()


@pytest.fixture
def bots(tmp_path: Path, novice: Novice) -> Bots:
    return Bots(novice, (PAINTED, SKETCHES), Collection(tmp_path, 1e9, 0), pause=0.0)


async def until(cards: list[str], count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(cards) < count:  # noqa: ASYNC110  a thread has no event to set
            await asyncio.sleep(0.01)


async def test_bots_look_at_the_packs_of_the_table(bots: Bots, novice: Novice) -> None:
    """Bots look at the packs that are chosen at the table; one that is gone harms nobody."""
    bots.get_ready([SKETCHES.id, "a pack that is gone"])
    await until(novice.looked_at, len(SKETCHES.card_ids))
    assert novice.looked_at == list(SKETCHES.card_ids)
    bots.close()


async def test_bots_look_at_the_first_pack_unless_told(bots: Bots, novice: Novice) -> None:
    """If no pack is chosen, bots look at the one that is played with unless told."""
    bots.get_ready(())
    await until(novice.looked_at, len(PAINTED.card_ids))
    assert novice.looked_at == list(PAINTED.card_ids)
    bots.close()


async def test_bots_look_at_each_card_once(bots: Bots, novice: Novice) -> None:
    """However often they are told of a pack, bots look at each of its cards once."""
    for packs in ([PAINTED.id], [PAINTED.id, SKETCHES.id], [SKETCHES.id]):
        bots.get_ready(packs)
    await until(novice.looked_at, len(PAINTED.card_ids) + len(SKETCHES.card_ids))
    bots.get_ready([PAINTED.id])
    await asyncio.sleep(0.05)
    assert novice.looked_at == [*PAINTED.card_ids, *SKETCHES.card_ids]
    bots.close()


async def test_a_bot_at_a_loss_plays_by_chance(bots: Bots) -> None:
    """If an engine fails, a table goes on: the bot makes a legal move all the same."""
    start = StartGame(tuple(Colour)[:3], PAINTED.card_ids, bots=(0, 1, 2))
    game, _ = play(Game(), start, Random(1))
    question = Question(view(game, 0), (), (), "en", "seed", Holder.BOT)
    move = await bots.think(question)
    assert isinstance(move, TellClue)
    assert not isinstance(decide(game, move, Random(1)), Refusal)
    bots.close()
