"""`reverie` without a command: a server to play on, and where it is."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from reverie.server.network import network_address
from reverie.server.welcome import AS_BEFORE, WHITE_ON_BLACK, Terminal, welcome
from reverie.words import language_of, languages, words_in

ENGLISH = words_in("en")
PLAIN = Terminal(ENGLISH, blocks=False, colours=False)
BLOCKS = Terminal(ENGLISH, blocks=True, colours=False)
COLOURS = Terminal(ENGLISH, blocks=True, colours=True)


@contextmanager
def played(folder: Path) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """The running command, and all that it has said up to how to stop it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "reverie"],
        cwd=folder,
        env=os.environ | {"LC_ALL": "C.UTF-8", "LANGUAGE": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said: list[str] = []
    for line in process.stdout:
        said.append(line.rstrip("\n"))
        if said[-1] == ENGLISH("terminal-stop"):
            break
    try:
        yield process, said
    finally:
        process.kill()
        process.communicate()


def port_of(said: list[str]) -> int:
    found = re.search(r"http://localhost:(\d+)$", "\n".join(said), re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_reverie_says_where_to_play(tmp_path: Path) -> None:
    """`reverie` starts a server, says its address and how to stop it, and logs nothing else."""
    with played(tmp_path) as (process, said):
        with urllib.request.urlopen(f"http://localhost:{port_of(said)}/readyz") as response:
            assert response.read() == b"ready\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
        assert (process.returncode, errors) == (0, "")
    assert (tmp_path / "reverie.db").exists()


def test_a_port_in_use_is_passed_over(tmp_path: Path) -> None:
    """If the port is taken, the next free one is, and the greeting says so."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # then somebody else has it, which is just as well
            other.bind(("0.0.0.0", 8000))  # noqa: S104  as the server does
            other.listen()
        with played(tmp_path) as (_, said):
            port = port_of(said)
            assert port > 8000
            assert ENGLISH("terminal-port", wanted=8000, port=port) in said


def test_phones_find_the_server_by_a_picture() -> None:
    """The greeting has the address in the network, in letters and as a QR code."""
    greeting = welcome(BLOCKS, 8000, 8000, "192.168.1.7")
    assert "http://localhost:8000" in greeting
    assert "http://192.168.1.7:8000" in greeting
    assert "in use" not in greeting
    code = [line for line in greeting.splitlines() if line and set(line) <= set("█▀▄ ")]
    assert len({len(line) for line in code}) == 1
    assert len(code) == (len(code[0]) + 1) // 2


def test_a_coloured_picture_is_dark_on_light_in_every_terminal() -> None:
    """Where colours are possible, the QR code brings its own, so that any camera reads it."""
    greeting = welcome(COLOURS, 8000, 8000, "192.168.1.7")
    plain = welcome(BLOCKS, 8000, 8000, "192.168.1.7")
    assert re.sub(r"\x1b\[[0-9;]*m", "", greeting) == plain
    assert greeting.count(WHITE_ON_BLACK) == greeting.count(AS_BEFORE) > 10


def test_without_a_network_there_is_no_picture() -> None:
    """A machine in no network says so; a terminal without block letters gets the words alone."""
    assert ENGLISH("terminal-no-network") in welcome(COLOURS, 8000, 8000, None)
    assert "█" not in welcome(BLOCKS, 8000, 8000, None)
    plain = welcome(PLAIN, 8000, 8000, "10.0.0.2")
    assert "http://10.0.0.2:8000" in plain
    assert plain.isascii()


def test_the_address_in_the_network_is_one_of_this_machine() -> None:
    """The address that is told can be listened at, and is not the machine's own loop."""
    address = network_address()
    if address is not None:
        with socket.socket() as listener:
            listener.bind((address, 0))
        assert not address.startswith("127.")


@pytest.mark.parametrize("language", languages())
def test_the_greeting_is_said_in_every_language(language: str) -> None:
    """All that the terminal says can be said in each language, with its values in it."""
    words = words_in(language)
    terminal = Terminal(words, blocks=True, colours=False)
    greeting = welcome(terminal, 8001, 8000, "10.0.0.2")
    assert "8000" in greeting
    assert "http://10.0.0.2:8001" in greeting
    assert "{" not in greeting
    assert words("terminal-no-network") in welcome(terminal, 8000, 8000, None)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "el_GR.UTF-8"}, "el"),
        ({"LANG": "de_AT.UTF-8@euro", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_is_spoken_to_in_its_language(settings: dict[str, str], language: str) -> None:
    """The settings of the terminal say which language; English if there is no other."""
    assert language_of(settings) == language
