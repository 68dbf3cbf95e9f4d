"""The checker must be seen to fail: nodes with one weakness each, and it finds what they did.

A database with a weakness takes longer; `make torture` begins with it, and with these.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from tests.cluster.ensemble import Ensemble, Evening, ensemble
from tests.cluster.finding import MOVES, TABLES, disturb, finds
from tests.cluster.weak import HEAD, KEYS, POLL
from tests.kit.postgres import shared_postgres


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("weak")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def those(folder: Path) -> AsyncIterator[Ensemble]:
    """Two nodes without a relay, which are sound until a test says otherwise."""
    launch = ("tests.cluster.weak", str(folder))
    async with ensemble(folder, [shared_postgres()], launches=[launch] * 2) as made:
        yield made


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("weakness", [HEAD, POLL, KEYS])
async def test_a_weakness_is_found(weakness: str, those: Ensemble, folder: Path) -> None:
    """Without the head's condition moves are lost; without polls, unseen; without keys, doubled."""
    assert await finds(those, folder, weakness)


@pytest.mark.asyncio(loop_scope="module")
async def test_nothing_is_found_where_nothing_is_weak(those: Ensemble) -> None:
    """The same nodes, with all their safeguards, do nothing wrong in the same evening."""
    evening = Evening(those, Random(1))
    await evening.begin(TABLES)
    await disturb(those, evening)
    assert await evening.end() == []
    assert evening.figures["acknowledged"] >= MOVES
