"""The docs say what the code does. `python -m tests.test_docs` prints the tables they hold."""

import argparse
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest

from reverie.cards import MEANINGS as PACK_MEANINGS
from reverie.cards import PICTURE_MEANINGS, Card, Manifest
from reverie.cards.darkroom.limits import LARGEST_FILE, SECONDS_OF_WAITING, SECONDS_OF_WORK
from reverie.cli import parser
from reverie.game import MEANINGS, Code, Event, Move
from reverie.game.handovers import HANDOVERS, RUNNING
from reverie.game.phases import PHASES
from reverie.game.record import Player, Record, RecordedTurn
from reverie.server.addresses import NEIGHBOURS
from reverie.server.config import LARGEST_MESSAGE, Config
from reverie.server.gate import (
    DESCRIPTORS_FOR_FILES,
    MOST_DESCRIPTORS,
    PART_FOR_SOCKETS,
    SECONDS_OF_REQUESTS_AT_ONCE,
    SECONDS_TO_ASK,
)
from reverie.server.guesses import WRONG_CODES_PER_MINUTE
from reverie.server.http_messages import STATUS
from reverie.server.logs import SECONDS_BETWEEN_LINES
from reverie.server.messages import CLOSE_CODES
from reverie.server.messages import MEANINGS as WIRE_MEANINGS
from reverie.server.options import options
from reverie.server.schema import schema
from reverie.server.sockets import (
    SECONDS_AT_ONCE,
    SECONDS_FOR_HELLO,
    SOCKETS_AT_ONCE,
    SOCKETS_FOR_LONG,
)
from reverie.server.tables import BYTES_A_SECOND, BYTES_AT_ONCE
from reverie.server.uploads import (
    KEPT_FOR_NEWCOMERS,
    MOST_AT_ONCE,
    MOST_AT_ONCE_PER_ADDRESS,
    SECONDS_FOR_WORDS,
    SECONDS_TO_BEGIN,
    SECONDS_TO_SEND,
    SLOWEST,
)
from reverie.table import MEANINGS as TABLE_MEANINGS
from reverie.table import TableCode
from reverie.table.crowd import FOR_OTHERS, MOST_OF_A_HOUSEHOLD, MOST_ONLOOKERS
from reverie.table.growth import BREATHS_BETWEEN_JOINS, JOINS_AT_ONCE
from reverie.table.hall import (
    LETTERS,
    LONGEST_CODE,
    SHORTEST_CODE,
    TABLES_WITH_SHORTEST_CODE,
)
from reverie.table.pace import Pace
from reverie.table.showing import SECONDS_OF_VIEWS
from reverie.table.state import LINES_KEPT
from reverie.table.words import LONGEST_LINE

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *DOCS.glob("*.md")]


def phases_as_markdown() -> str:
    lines = ["| phase | waits for | move | closes | then | rules |", "| --- " * 6 + "|"]
    for phase, row in PHASES.items():
        move = f"`{row.move.__name__}`" if row.move else "–"
        then = " or ".join(f"`{following}`" for following in row.leads_to) or "–"
        lines.append(f"| `{phase}` | {row.actors} | {move} | {row.closes} | {then} | {row.rules} |")
    return "\n".join(lines)


def handovers_as_markdown() -> str:
    lines = ["| move | held before by | held after by | in | rules |", "| --- " * 5 + "|"]
    for move, handover in HANDOVERS.items():
        before = " or ".join(f"`{holder}`" for holder in handover.before)
        phases = " or ".join(f"`{phase}`" for phase in handover.phases)
        when = "any phase" if handover.phases == RUNNING else phases
        move_and_after = f"| `{move.__name__}` | {before} | `{handover.after}`"
        lines.append(f"{move_and_after} | {when} | {handover.rules} |")
    return "\n".join(lines)


def codes_as_markdown() -> str:
    rows = [f"| `{code}` | {meaning.text} | {meaning.rule} |" for code, meaning in MEANINGS.items()]
    return "\n".join(["| code | meaning | rule |", "| --- | --- | --- |", *rows])


def limits_as_markdown() -> str:
    config, pace = Config(), Pace()
    between_joins = pace.breath * BREATHS_BETWEEN_JOINS
    letters = ", ".join(
        f"{SHORTEST_CODE + more} from {TABLES_WITH_SHORTEST_CODE * len(LETTERS) ** (more - 1):,}"
        for more in range(1, LONGEST_CODE - SHORTEST_CODE + 1)
    )
    rate, burst = config.messages_per_second, config.messages_per_second * SECONDS_AT_ONCE
    networks = ", ".join(
        f"{households} for an IPv{version} /{bits}"
        for version, around in NEIGHBOURS.items()
        for bits, households in around.items()
    )
    rows = {
        "the head of a request": f"{SECONDS_TO_ASK} seconds",
        "connections that are not at a table": f"{config.strangers_per_address}",
        "requests and new connections": f"{config.requests_per_second} a second, "
        f"{config.requests_per_second * SECONDS_OF_REQUESTS_AT_ONCE:,} at once",
        "games that were played, as they are told over HTTP; albums likewise": (
            f"{BYTES_AT_ONCE:,} bytes at once, then {BYTES_A_SECOND:,} a second; one at a time"
        ),
        "connections in all": f"{MOST_DESCRIPTORS:,}, or what the system allows, less "
        f"{DESCRIPTORS_FOR_FILES}; of these at tables {PART_FOR_SOCKETS:.0%}",
        "sockets (`--sockets-per-address`)": f"{config.sockets_per_address}",
        "until a socket says hello": f"{SECONDS_FOR_HELLO} seconds",
        "messages of a socket (`--messages-per-second`)": f"{rate} a second, {burst} at once",
        "messages of all sockets": f"{rate * SOCKETS_FOR_LONG} a second, "
        f"{burst * SOCKETS_AT_ONCE} at once",
        "joining one table": f"{JOINS_AT_ONCE} people at once, "
        f"then one in {between_joins:g} seconds",
        "watching one table as nobody": f"{MOST_OF_A_HOUSEHOLD}; {MOST_ONLOOKERS} in all, "
        f"{FOR_OTHERS} of them for addresses that have none there",
        "views of one table": f"{pace.views:,} at once to all together, and again in "
        f"{SECONDS_OF_VIEWS} seconds",
        "moves on the disk (`--megabytes-per-hour`)": f"{config.megabytes_per_hour} MB an hour",
        "size of a message": f"{LARGEST_MESSAGE:,} bytes",
        "wrong codes; wrong ids of albums likewise": (
            f"{WRONG_CODES_PER_MINUTE} a minute; one look-up at a time"
        ),
        "letters of a code": f"{SHORTEST_CODE}; {letters} tables on",
        "new tables (`--tables-per-hour`)": f"{config.tables_per_hour} an hour",
        "new own packs (`--packs-per-hour`)": f"{config.packs_per_hour} an hour",
        "a picture": f"{LARGEST_FILE:,} bytes in {SECONDS_TO_SEND} seconds; {SLOWEST:,} bytes a "
        f"second from second {SECONDS_TO_BEGIN} on",
        "pictures at once": f"{MOST_AT_ONCE_PER_ADDRESS} sent, 1 developed; {MOST_AT_ONCE} in all, "
        f"{KEPT_FOR_NEWCOMERS} of them for addresses that send none yet",
        "work on a picture": f"{SECONDS_OF_WORK} seconds of the processor, "
        f"{SECONDS_OF_WAITING} on the clock",
        "words of an own pack": f"{SECONDS_FOR_WORDS} seconds to be sent",
        "households that neighbours are worth": networks,
        "lines of a kind that strangers cause in the log": f"1 in {SECONDS_BETWEEN_LINES} seconds",
    }
    lines = [f"| {what} | {limit} |" for what, limit in rows.items()]
    return "\n".join(["| what | limit |", "| --- | --- |", *lines])


TABLES = {
    "phases": phases_as_markdown,
    "handovers": handovers_as_markdown,
    "refusals": codes_as_markdown,
}


@pytest.mark.parametrize("name", TABLES)
def test_tables_are_those_the_code_runs_on(name: str) -> None:
    """docs/game.md prints the tables of phases, handovers and refusals as they are."""
    assert TABLES[name]() in (DOCS / "game.md").read_text()


def test_limits_are_those_of_the_code() -> None:
    """docs/security.md has all limits in one place, with the numbers that the server runs on."""
    assert limits_as_markdown() in (DOCS / "security.md").read_text()


def test_the_odds_of_a_guess_are_right() -> None:
    """docs/security.md says how seldom a guess hits, and how long one address needs for a hit."""
    page = (DOCS / "security.md").read_text()
    guesses = len(LETTERS) ** SHORTEST_CODE / TABLES_WITH_SHORTEST_CODE
    hours = guesses / WRONG_CODES_PER_MINUTE / 60
    assert f"one guess in {guesses:,.0f} is" in page
    assert f"a table in {hours:.0f} hours" in page
    assert f"{hours * 60 / NEIGHBOURS[4][24]:.0f} minutes" in page


def test_what_is_measured_is_said_alike() -> None:
    """docs/architecture.md and hosting.md give the same figures for how fast the server is."""
    pages = [
        " ".join((DOCS / page).read_text().split()) for page in ("architecture.md", "hosting.md")
    ]
    (reached,) = re.findall(r"it reaches ([\d.]+) of the bare one's frames", pages[0])
    (times,) = re.findall(r"sends ([\d.]+) times as many", pages[1])
    assert float(times) == round(1 / float(reached), 1)
    moves = [re.findall(r"([\d,]+) durable moves a second", page) for page in pages]
    assert moves[0] == moves[1]


def test_every_code_has_a_meaning() -> None:
    """Every refusal code has a rule and a meaning."""
    assert list(MEANINGS) == list(Code)


def test_the_library_example_runs() -> None:
    """The example in docs/game.md gives what it says."""
    failed, tried = doctest.testfile(str(DOCS / "game.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("struct", [Record, RecordedTurn, Player])
def test_every_field_of_a_record_is_documented(struct: type) -> None:
    """docs/record.md names every field of a record."""
    page = (DOCS / "record.md").read_text()
    for field in struct.__struct_fields__:  # type: ignore[attr-defined]  # a msgspec struct has it
        assert f"`{field}`" in page


@pytest.mark.parametrize("meanings", [TABLE_MEANINGS, WIRE_MEANINGS], ids=["table", "wire"])
def test_every_refusal_of_the_wire_is_documented(meanings: dict[StrEnum, str]) -> None:
    """docs/protocol.md lists every code of the table and the server, with its meaning."""
    page = (DOCS / "protocol.md").read_text()
    for code, meaning in meanings.items():
        assert f"| `{code}` | {meaning} |" in page


ELSEWHERE = {"Code", "Colour", "Phase"}
"""what docs/game.md lists"""


def test_every_message_is_documented() -> None:
    """docs/protocol.md names every move, every field of a message, and every way to be refused."""
    page = (DOCS / "protocol.md").read_text()
    for definition in schema()["$defs"].values():
        for field in definition.get("properties", {}):
            assert f"`{field}`" in page or f'"{field}"' in page, field
        for value in definition.get("enum", ()):
            assert f"`{value}`" in page or definition["title"] in ELSEWHERE, value
    for reason, number in CLOSE_CODES.items():
        assert f"| {number} | `{reason}` |" in page
    for refusal, status in STATUS.items():
        assert f"| `{refusal}` | {status} |" in page


def test_every_fault_of_a_pack_is_documented() -> None:
    """docs/packs.md lists every way a pack or picture can be wrong, and every field of a pack."""
    page = (DOCS / "packs.md").read_text()
    for code, meaning in (*PACK_MEANINGS.items(), *PICTURE_MEANINGS.items()):
        assert f"| `{code}` | {meaning} |" in page
    for field in (*Manifest.__struct_fields__, *Card.__struct_fields__):
        assert f'"{field}"' in page


def test_limits_of_the_chat_are_the_same_everywhere() -> None:
    """docs/protocol.md and the refusal say how long a line may be, and how many are kept."""
    page = (DOCS / "protocol.md").read_text()
    assert f"chat is treated likewise and has 1 to {LONGEST_LINE}." in page
    assert f"| `chat` | the last {LINES_KEPT} lines" in page
    assert f"| line of chat | {LONGEST_LINE} characters; the last {LINES_KEPT} are kept |" in page
    assert (
        TABLE_MEANINGS[TableCode.LINE_NOT_POSSIBLE] == f"a line has 1 to {LONGEST_LINE} characters"
    )


def test_every_rule_is_in_the_docs() -> None:
    """docs/rules.md has the rules of all games and D1 to D9, each once."""
    numbers = re.findall(r"^- \*\*([ROCPTD]\d+)\*\*", (DOCS / "rules.md").read_text(), re.MULTILINE)
    last = {"R": 18, "O": 4, "C": 1, "P": 7, "T": 6, "D": 9}
    assert numbers == [f"{letter}{n}" for letter, most in last.items() for n in range(1, most + 1)]


def test_every_option_is_in_the_docs() -> None:
    """README or docs name every command and every option of `reverie`."""
    text = "\n".join(page.read_text() for page in PAGES)
    for word in words_of(parser()):
        assert word in text, f"{word} is not documented"


def test_every_setting_is_in_the_docs_as_it_is() -> None:
    """docs/hosting.md lists all options of a server in their order, with default and meaning."""
    rows = re.findall(
        r"^\| `(--[a-z-]+)` \| (.*?) \| (.*) \|$", (DOCS / "hosting.md").read_text(), re.MULTILINE
    )
    assert [name for name, _, _ in rows] == [option.name for option in options()]
    for option, (_, default, meaning) in zip(options(), rows, strict=True):
        assert default == in_words(option.default)
        assert meaning.startswith(option.help), option.name


def in_words(default: object) -> str:
    if default in {(), ""}:
        return "none"
    if default is False:
        return "off"
    return str(default) if isinstance(default, int) else f"`{default}`"


def words_of(command: argparse.ArgumentParser, name: str = "reverie") -> Iterator[str]:
    for action in command._actions:  # noqa: SLF001  argparse has no other way to ask
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for sub, child in action.choices.items():
                yield f"{name} {sub}"
                yield from words_of(child, f"{name} {sub}")
        elif not isinstance(action, argparse._HelpAction):  # noqa: SLF001
            yield from action.option_strings


def test_the_commands_in_the_readme_run(tmp_path: Path) -> None:
    """Every `reverie` command that the README shows does what it says."""
    commands = re.findall(
        r"^    \.venv/bin/reverie (.+)$", (ROOT / "README.md").read_text(), re.MULTILINE
    )
    assert len(commands) >= 2
    for command in commands:
        line = f"{sys.executable} -m reverie {command}"
        subprocess.run(line, shell=True, check=True, cwd=tmp_path, capture_output=True)  # noqa: S602  our own line


def test_every_make_target_is_in_the_docs() -> None:
    """CONTRIBUTING lists every command of the Makefile."""
    targets = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE)
    page = (ROOT / "CONTRIBUTING.md").read_text()
    assert "test" in targets
    for target in set(targets) - {"help"}:
        assert f"`make {target}`" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """A link from one of our pages to a file of ours leads to that file, and to a heading of it."""
    for target, heading in re.findall(r"\]\(([^):#]*)(?:#([^)]+))?\)", page.read_text()):
        file = page.parent / target if target else page
        assert file.exists(), f"{page.name} links to {target}"
        assert not heading or heading in headings(file), f"{page.name} links to {target}#{heading}"


def headings(page: Path) -> set[str]:
    """The headings of a page as addresses name them."""
    found = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_prose_fits_a_window(page: Path) -> None:
    """No line of prose is longer than 110 characters; rows of tables and code may be."""
    for number, line in enumerate(page.read_text().splitlines(), start=1):
        if not line.startswith(("|", "    ")):
            assert len(line) <= 110, f"{page.name}, line {number}"


def test_a_word_is_explained_once() -> None:
    """docs/glossary.md has each word in one place."""
    rows = re.findall(r"^\| ([a-z].*?) \|", (DOCS / "glossary.md").read_text(), re.MULTILINE)
    words = [word for row in rows for word in row.split(", ") if row != "word"]
    assert len(words) > 50
    assert len(words) == len(set(words))


@pytest.mark.parametrize("family", [Move, Event], ids=["moves", "events"])
def test_moves_and_events_say_which_rule_they_serve(family: object) -> None:
    """The docstring of every move and event begins with its rules."""
    for member in family.__args__:  # type: ignore[attr-defined]  # a union has it
        assert re.match(r"[RPTD]\d+", member.__doc__), member


if __name__ == "__main__":
    for name, table in TABLES.items():
        print(f"{name}\n\n{table()}\n")  # noqa: T201  this is what it is for
    print(f"limits\n\n{limits_as_markdown()}\n")  # noqa: T201  likewise
