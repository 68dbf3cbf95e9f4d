"""What may import what, beyond the contract that import-linter checks."""

import ast
import sys
from pathlib import Path

import reverie.game

GAME = Path(reverie.game.__file__).parent


def imported(module: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports say where they come from"
            found.add(node.module or "")
    return found


def test_the_game_needs_the_standard_library_and_msgspec() -> None:
    """The core imports nothing but the standard library, msgspec and itself."""
    for module in GAME.glob("*.py"):
        for name in imported(module):
            root = name.partition(".")[0]
            assert (
                root in sys.stdlib_module_names
                or root == "msgspec"
                or (name.startswith("reverie.game"))
            ), f"{module.name} imports {name}"


def test_the_game_has_no_clock_and_no_io() -> None:
    """The core imports no module that reads a clock, a file, a socket or the machine."""
    allowed = {"collections.abc", "enum", "functools", "random", "typing"}
    for module in GAME.glob("*.py"):
        standard = {
            name for name in imported(module) if name.partition(".")[0] in sys.stdlib_module_names
        }
        assert standard <= allowed, f"{module.name} imports {standard - allowed}"


def test_chance_is_handed_in() -> None:
    """Only `retrace` makes a random source, one whose outcomes it throws away."""
    users = {module.name for module in GAME.glob("*.py") if "random" in imported(module)}
    assert users == {"retrace.py"}
