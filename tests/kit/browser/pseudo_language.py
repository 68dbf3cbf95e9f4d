"""A language that nobody speaks: English with an accent on every letter, and 40 % longer.

Its one file is put beside copies of the others; what the page then says without an accent is said
in code, and what doesn't fit would not fit in some language that is still to come.
"""

import asyncio
import os
import re
import shutil
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from reverie.words import ENGLISH, FOLDER

PSEUDO = "en-XA"  # what Unicode calls it
ROOT = Path(__file__).parents[3]
LONGER = 0.4
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓṔɊŔŠŤÚṼŴẊÝŽáƀçđéƒĝĥíĵķĺṁñóṕɋŕšťúṽŵẋýž"
_ACCENTS = str.maketrans(PLAIN, ACCENTED)


def accented(text: str) -> str:
    """The same text in accents; each word ends in more letters, so that the whole is longer."""
    owed = 0.0

    def longer(word: re.Match[str]) -> str:
        nonlocal owed
        owed += LONGER * len(word[0])
        more = int(owed)
        owed -= more
        return word[0].translate(_ACCENTS) + "ö" * more

    return re.sub(r"[A-Za-z]+", longer, text)


class _Accents(Transformer):
    """Changes what people read, and neither variables nor choices."""

    def visit_TextElement(self, element: ast.TextElement) -> ast.TextElement:  # noqa: N802  fluent's
        return ast.TextElement(accented(element.value))


def add_pseudo_language(folder: Path) -> Path:
    """All languages and this one; the file of this one."""
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    english = FluentParser().parse((folder / f"{ENGLISH}.ftl").read_text("utf-8"))
    file = folder / f"{PSEUDO}.ftl"
    file.write_text(FluentSerializer().serialize(_Accents().visit(english)), "utf-8")
    return file


async def build_page(words: Path, page: Path) -> None:
    """What `make page` does, with the languages of another folder, into another folder."""
    npm = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "tools/npm"), "run", "build", "--"),
        *("--outDir", str(page), "--emptyOutDir"),
        env=os.environ | {"REVERIE_WORDS": str(words)},
        stdout=asyncio.subprocess.DEVNULL,
    )
    assert await npm.wait() == 0
