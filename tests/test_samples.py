"""What docs/protocol.md shows is what goes over the wire."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import fields

from reverie.game import Clue
from reverie.server.http_messages import ANSWERS, SeenPack
from reverie.server.messages import Message, Request
from reverie.server.uploads import WantedPack

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text("utf-8")
FRAMES = re.findall(r"^    ([<>]) (.+\n(?:      .+\n)*)", PAGE, re.MULTILINE)
BLOCKS = re.findall(r"^    (\{.+\n(?:     .+\n)*)", PAGE, re.MULTILINE)
REQUESTS = [
    *(text for sign, text in FRAMES if sign == ">"),
    *(text for text in BLOCKS if '"move"' in text),
]
IN_A_LINE = re.findall(r"`(\{\".+?\})`", PAGE)
SMALL = (*ANSWERS, Clue, WantedPack)


def sample(text: str) -> dict[str, Any]:
    """A sample as data; in the place of what it leaves out stands a word that says so."""
    joined = "".join(line.strip() for line in text.splitlines())
    whole = joined.replace(", …]", "]").replace(": …", ': "…"')
    found = json.loads(whole)
    assert isinstance(found, dict)
    return found


def again(value: dict[str, Any], type_: object) -> dict[str, Any]:
    """The same read by the type and written anew."""
    written = json.loads(msgspec.json.encode(msgspec.convert(value, type_)))
    assert isinstance(written, dict)
    return written


def pieces(value: object) -> str:
    """A value with the order of its fields."""
    return json.dumps(value, indent=1)


@pytest.mark.parametrize("text", [text for sign, text in FRAMES if sign == "<"])
def test_the_server_would_send_these(text: str) -> None:
    """Each message in the sample conversation is one of the server's, field by field, in order."""
    shown = sample(text)
    assert pieces(shown) == pieces(again(shown, Message))


@pytest.mark.parametrize("text", REQUESTS)
def test_the_server_would_understand_these(text: str) -> None:
    """Each request of the page is one, and what it says is read as it is written."""
    shown = sample(text)
    read = again(shown, Request)
    assert read["id"] == shown["id"]
    assert {field: read["move"][field] for field in shown["move"]} == shown["move"]


def test_the_pack_is_one() -> None:
    """The sample of a pack has the fields of a pack and of its cards."""
    (text,) = (text for text in BLOCKS if '"move"' not in text)
    assert again(sample(text), SeenPack) == sample(text)


@pytest.mark.parametrize("text", IN_A_LINE)
def test_what_stands_in_a_line_is_some_message(text: str) -> None:
    """Each short sample has the fields of one of the answers, or of what is asked for."""
    written = set(sample(text))
    assert any(
        {field.name for field in fields(type_) if field.default is not UNSET}
        <= written
        <= set(type_.__struct_fields__)
        for type_ in SMALL
    ), text


def test_all_samples_were_found() -> None:
    """There are samples of each kind to look at."""
    assert len(FRAMES) == 10
    assert len(BLOCKS) == 3
    assert len(IN_A_LINE) >= 5
