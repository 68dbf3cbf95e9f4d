"""The hall: codes of tables, and the way to them."""

import asyncio
from random import Random

import pytest

from reverie.table import LETTERS, Hall, Pace, Question, Services, Settings, is_code
from reverie.table.hall import letters_in_code
from tests.kit import virtual_time
from tests.kit.memory_log import MemoryLog
from tests.tables.at import PACKS
from tests.tables.onlooker import Onlooker


async def nobody(_: Question) -> None:
    """No bot plays here."""


@pytest.mark.parametrize(
    ("tables", "letters"),
    [
        (0, 5),
        (99, 5),
        (100, 6),
        (2_399, 6),
        (2_400, 7),
        (57_599, 7),
        (57_600, 8),
        (10**9, 8),
    ],
)
def test_codes_grow_with_the_tables(tables: int, letters: int) -> None:
    """F2: the more tables there are, the longer is a code, up to eight letters."""
    assert letters_in_code(tables) == letters


def test_a_guess_seldom_hits() -> None:
    """F2: up to 1.3 million tables, fewer than one guess in 79,000 is the code of a table."""
    for tables in (*range(200), *range(2_000, 3_000), *range(57_000, 58_000), 1_382_400):
        before = tables - 1
        assert tables / len(LETTERS) ** letters_in_code(before) < 1 / 79_000


async def test_a_full_hall_has_longer_codes() -> None:
    """F2: the hundred and first table has a code of six letters, and is found like the others."""
    hall = Hall(Services(MemoryLog(), PACKS, nobody, Pace(), Random(1)))
    codes = [(await hall.create(Settings())).code for _ in range(102)]
    assert [len(code) for code in codes] == [5] * 100 + [6] * 2
    hall.close()
    for code in (codes[0], codes[-1]):
        assert is_code(code)
        live = await hall.find(code)
        assert live is not None
        assert live.code == code
    hall.close()


def test_a_table_leaves_memory_a_while_after_the_last_one_has_gone() -> None:
    """However often people came and went before: it is counted from the last of them."""

    async def come_and_go() -> None:
        hall = Hall(Services(MemoryLog(), PACKS, nobody, Pace(linger=60), Random(1)))
        live = await hall.create(Settings())
        for _ in range(3):
            await asyncio.sleep(40)
            assert hall.tables == {live.code: live}
            somebody = Onlooker()
            live.enter(somebody)
            await live.exit(somebody)
            hall.leave(live)
        await asyncio.sleep(59)
        assert hall.tables == {live.code: live}
        await asyncio.sleep(2)
        assert hall.tables == {}
        hall.close()

    virtual_time.run(come_and_go())
