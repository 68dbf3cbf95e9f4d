"""The hall: codes of tables, and the way to them."""

from random import Random

import pytest

from reverie.table import LETTERS, Hall, Pace, Question, Services, Settings, is_code
from reverie.table.hall import letters_in_code
from tests.kit.memory_log import MemoryLog
from tests.tables.at import PACKS


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
