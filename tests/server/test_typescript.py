"""The TypeScript types that a browser client is checked against."""

from pathlib import Path

from reverie.server.constants import CONSTANTS
from reverie.server.schema import schema
from reverie.server.typescript import typescript

CLIENTS_COPY = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_browser_client_has_these_types() -> None:
    """The client is checked against the types of this server; `make protocol` writes them."""
    assert CLIENTS_COPY.read_text() == typescript()


def test_every_type_is_exported_once() -> None:
    """Each definition of the schema becomes one exported type, and so do messages as a whole."""
    lines = typescript().splitlines()
    for name in [*schema()["$defs"], "Message"]:
        assert sum(line.startswith(f"export type {name} = ") for line in lines) == 1


def test_numbers_and_words_are_exported_too() -> None:
    """What the page has to know beside the types is printed once, as the server has it."""
    lines = typescript()
    for name in CONSTANTS:
        assert lines.count(f"export const {name} = ") == 1
    assert "/** R1: in a game */\nexport const MOST_PLAYERS = 12;\n" in lines
    assert 'export const CODE_LETTERS = "BCDFGHJKMNPQRTVWXY346789";\n' in lines
    assert '  "sent_away": 4403,\n' in lines
    assert '  "screen": "/tv/{code}",\n' in lines


def test_types_say_what_the_schema_says() -> None:
    """Choices are unions, lists are read-only arrays, and what has a default may be left out."""
    types = typescript()
    assert 'export type Holder = "bot" | "person" | "stand_in";' in types
    assert "  readonly waiting_for: readonly (number)[];\n" in types
    assert "  readonly clue: Clue | null;\n" in types
    assert '  readonly move: "tell_clue";\n' in types
    assert "  readonly goal?: number;\n" in types
    assert "  readonly title: Readonly<Record<string, string>>;\n" in types
    assert "export type Message = ViewMessage | RefusedMessage | Reacted | Pong;" in types
