"""What may import what, beyond the contract that import-linter checks."""

import ast
import sys
from pathlib import Path

import reverie

GAME = Path(reverie.__file__).parent / "game"
BOTS = Path(reverie.__file__).parent / "bots"
CARDS = Path(reverie.__file__).parent / "cards"
ALBUM = Path(reverie.__file__).parent / "album"
OPEN = {"Colour", "End", "Finding", "Seat", "Slot", "Turn", "Variant", "Why"}
OPEN |= {"open_game", "turns_of"}


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
    allowed = {"collections.abc", "enum", "functools", "itertools", "operator", "random"}
    allowed |= {"typing", "unicodedata"}
    for module in GAME.glob("*.py"):
        standard = {
            name for name in imported(module) if name.partition(".")[0] in sys.stdlib_module_names
        }
        assert standard <= allowed, f"{module.name} imports {standard - allowed}"


def test_chance_is_handed_in() -> None:
    """Only `retrace` makes a random source, one whose outcomes it throws away."""
    users = {module.name for module in GAME.glob("*.py") if "random" in imported(module)}
    assert users == {"retrace.py"}


def test_bots_see_a_view_and_answer_with_a_move() -> None:
    """Of the game, bots import views, moves and pieces: no state, no events, no rules to ask."""
    open_to_bots = {"reverie.game.view", "reverie.game.moves", "reverie.game.pieces"}
    for module in BOTS.glob("**/*.py"):
        ours = {name for name in imported(module) if name.startswith("reverie")}
        assert {name for name in ours if not name.startswith("reverie.bots")} <= open_to_bots


def test_cards_know_nothing_of_the_game() -> None:
    """The room of the cards imports none of our other rooms, so a pack tells nothing of a game."""
    for module in CARDS.glob("**/*.py"):
        ours = {name for name in imported(module) if name.startswith("reverie")}
        assert all(name.startswith("reverie.cards") for name in ours), module


def test_an_album_sees_what_lies_open() -> None:
    """D6: of a game an album imports nothing that could tell it more than everybody was shown."""
    for module in ALBUM.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("reverie"):
                names = {alias.name for alias in node.names}
                assert node.module != "reverie.game" or names <= OPEN, module
                assert (node.module or "").startswith("reverie.album") or node.module in {
                    "reverie.game",
                    "reverie.table.state",
                }, module
