"""The `reverie` command: what it prints, and how it answers mistakes."""

import argparse
import io
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from reverie.cli import main, parser
from reverie.game.record import write_record
from reverie.server import Config
from reverie.server.options import add_options, config_of, options
from reverie.simulate import random_game

GOOD = write_record(random_game(4, Random(1)))
BROKEN = GOOD.replace(b'"winners":[', b'"winners":[0,1,2,', 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games"


def test_a_good_record_holds_every_rule(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`record check` of a good record says so and exits with 0."""
    file.write_bytes(GOOD)
    assert main(["record", "check", str(file)]) == 0
    assert capsys.readouterr().out == "1 of 1 records hold every rule\n"


def test_a_broken_record_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`record check` names file, line, rule, turn and reason, and exits with 1."""
    file.write_bytes(GOOD + b"\n\n" + BROKEN + b"\n" + GOOD)
    assert main(["record", "check", str(file)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{file}, line 3: R18, turn ")
    assert last == "2 of 3 records hold every rule"


def test_a_record_may_be_spread_over_lines(file: Path) -> None:
    """A record that somebody has formatted for reading is one record still."""
    for spread in (
        GOOD.replace(b",", b",\n").replace(b"{", b"{\n"),
        GOOD.replace(b"},{", b"},\n{"),
    ):
        file.write_bytes(spread)
        assert main(["record", "check", str(file)]) == 0


def test_a_record_may_come_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """`-` reads the record from standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD)))
    assert main(["record", "check", "-"]) == 0


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"hello\nthere", b"{}\n{}", b"\x00" * 50, b"\xff\n{}", b"[" * 9999 + b"\n{}"],
)
def test_what_is_no_record_is_a_broken_one(content: bytes, file: Path) -> None:
    """A file without a record is answered, not crashed on."""
    file.write_bytes(content)
    assert main(["record", "check", str(file)]) == 1


def test_a_missing_file_is_said_to_be_missing(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that can't be read is named, and the exit code is 2."""
    assert main(["record", "check", str(file)]) == 2
    assert f"No such file or directory: '{file}'" in capsys.readouterr().err


def test_a_faulty_pack_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server does not start with a faulty pack of cards; it says which it is and exits with 2."""
    assert main(["serve", "--data", str(tmp_path / "db"), "--pack", str(tmp_path)]) == 2
    assert f"reverie: pack {tmp_path.name}: there is no pack.json" in capsys.readouterr().err


def test_a_line_cut_short_is_one_broken_record(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record that was cut short is named by its line, and the others are checked all the same."""
    file.write_bytes(GOOD[:300] + b"\n" + GOOD + b"\n")
    assert main(["record", "check", str(file)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{file}, line 1: format")
    assert last == "1 of 2 records hold every rule"


def test_a_line_of_nonsense_is_one_broken_record(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nonsense between two records is named by its line, and the records are checked."""
    file.write_bytes(GOOD + b"\nhello\n" + GOOD.replace(b'{"format"', b'{ "format"') + b"\n")
    assert main(["record", "check", str(file)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{file}, line 2: format")
    assert last == "2 of 3 records hold every rule"


def test_a_full_disk_is_said_to_be_full() -> None:
    """Output that can't be written ends the command with 2 and the system's own words."""
    command = f"{sys.executable} -m reverie simulate > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, check=False)  # noqa: S602  a redirection
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == b"reverie: [Errno 28] No space left on device"


def test_replay_prints_every_event(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`record replay` prints the game event by event, from the start to the victory."""
    file.write_bytes(GOOD)
    assert main(["record", "replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith('{"event":"game_started"')
    assert lines[-1].startswith('{"event":"game_won"')


def test_replay_stops_where_a_rule_is_broken(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`record replay` plays up to the broken rule and says which it was."""
    file.write_bytes(BROKEN)
    assert main(["record", "replay", str(file)]) == 1
    assert "R18" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "--players", "2"], "must be from 3 to 12, not 2"),
        (["simulate", "--players", "many"], "must be a whole number, not 'many'"),
        (["simulate", "--games", "-1"], "must be at least 0, not -1"),
        (["simulate", "--jobs", "0"], "must be at least 1, not 0"),
        (["serve", "--port", "70000"], "must be from 0 to 65535, not 70000"),
        (["serve", "--tables-per-hour", "0"], "must be at least 1, not 0"),
        (["serve", "--keep-days", "0"], "must be more than 0, not 0"),
        (["serve", "--keep-days", "nan"], "must be more than 0, not nan"),
        (["serve", "--packs-gigabytes", "all"], "must be a number, not 'all'"),
        (["simulate", "--players", "12", "--cards", "83"], "12 players need at least 84 cards"),
        (["record"], "COMMAND"),
        (["dance"], "invalid choice"),
    ],
)
def test_a_wrong_option_is_explained(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong option ends the command with 2 and a sentence that says what is right."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert words in capsys.readouterr().err


def test_a_reader_may_stop_reading() -> None:
    """`reverie simulate | head` ends quietly."""
    command = f"{sys.executable} -m reverie simulate --games 200 | head -c 10"
    done = subprocess.run(command, shell=True, capture_output=True, check=True)  # noqa: S602  a pipe
    assert b"Traceback" not in done.stderr


def test_a_server_is_set_up_by_its_options() -> None:
    """Without options a server has the defaults; each option sets the field of its name."""
    assert config_of(parser().parse_args(["serve"])) == Config()
    line = "serve --port 80 --data x.db --pack a --pack b.zip --origin https://x.example"
    more = "--behind-proxy --keep-days 0.5 --packs-per-hour 0"
    assert config_of(parser().parse_args(f"{line} {more}".split())) == Config(
        port=80,
        data=Path("x.db"),
        packs=(Path("a"), Path("b.zip")),
        origins=("https://x.example",),
        behind_proxy=True,
        keep_days=0.5,
        packs_per_hour=0,
    )


def config_from(environment: dict[str, str], *arguments: str) -> Config:
    command = argparse.ArgumentParser()
    add_options(command, environment)
    return config_of(command.parse_args(arguments))


def test_every_option_may_be_in_the_environment() -> None:
    """What the command line does not say is taken from variables of the same names."""
    environment = {
        "REVERIE_PORT": "80",
        "REVERIE_LOG": "postgresql://db/reverie",
        "REVERIE_RELAY": "nats://relay",
        "REVERIE_PACK": "a, b.zip",
        "REVERIE_BEHIND_PROXY": "on",
        "REVERIE_KEEP_DAYS": "",
    }
    there = Config(
        port=80,
        log="postgresql://db/reverie",
        relay="nats://relay",
        packs=(Path("a"), Path("b.zip")),
        behind_proxy=True,
    )
    assert config_from(environment) == there
    assert config_from(environment, "--port", "81", "--pack", "c") == replace(
        there, port=81, packs=(Path("c"),)
    )
    assert {option.variable for option in options()} >= set(environment)


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"REVERIE_PORT": "x"}, "REVERIE_PORT: must be a whole number, not 'x'"),
        ({"REVERIE_LIGHT_BOTS": "perhaps"}, "REVERIE_LIGHT_BOTS: must be on or off"),
        ({"REVERIE_LOG": "mysql://x"}, "--log must begin with postgresql://"),
        ({"REVERIE_RELAY": "nats://x"}, "--relay is for nodes that share a --log"),
        ({"REVERIE_LOG": "postgresql://x", "REVERIE_RELAY": "x"}, "--relay must begin with nats"),
    ],
)
def test_nonsense_in_the_environment_is_refused(
    environment: dict[str, str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A variable that can't be understood is named, and nothing is started."""
    with pytest.raises(SystemExit):
        config_from(environment)
    assert words in capsys.readouterr().err


def test_a_database_needs_its_driver() -> None:
    """Without the extra `cluster` all else works, and whoever wants --log is told what to do."""
    hidden = "import sys; sys.modules['asyncpg'] = sys.modules['nats'] = None\n"
    program = f"{hidden}from reverie.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program]
    asked = ["serve", "--log", "postgresql://127.0.0.1/x"]
    refused = subprocess.run([*command, *asked], capture_output=True, text=True, check=False)  # noqa: S603  ours
    assert refused.returncode == 2
    assert "pip install 'reverie[cluster]'" in refused.stderr
    done = subprocess.run([*command, "simulate"], capture_output=True, check=True)  # noqa: S603  ours
    assert done.stdout
