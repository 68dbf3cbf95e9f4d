"""The bots that docs/own-bots.md shows, as files to run."""

import re
import sys
from importlib import invalidate_caches
from pathlib import Path
from textwrap import dedent

PAGE = (Path(__file__).parent.parent.parent / "docs" / "own-bots.md").read_text("utf-8")


def example(name: str) -> str:
    """The code block of the page that begins with this name."""
    found = re.search(rf"^    # {re.escape(name)}\n((?:    .*\n|\n)+)", PAGE, re.MULTILINE)
    assert found is not None, name
    return dedent(found[1])


def saved(name: str, folder: Path) -> Path:
    """The same as a file."""
    file = folder / name
    file.write_text(example(name), "utf-8")
    return file


def install(folder: Path, code: str, points: str) -> None:
    """Install a module `dice` with these entry points, in a folder that is on the path."""
    (folder / "dice.py").write_text(code, "utf-8")
    about = folder / "dice-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: dice\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(points)
    sys.modules.pop("dice", None)
    invalidate_caches()


def points_in_the_docs() -> str:
    """How the page says that a package names its bot, as it is once installed."""
    found = re.search(
        r'^    \[project\.entry-points\."(.+)"\]\n    (\w+) = "(.+)"$', PAGE, re.MULTILINE
    )
    assert found is not None
    return f"[{found[1]}]\n{found[2]} = {found[3]}\n"
