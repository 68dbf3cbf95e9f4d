"""The `reverie` command: play, serve, simulate, check records, measure bots, make packs, paint."""

import argparse
import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

import msgspec

from reverie.atelier.commands import add_atelier_commands
from reverie.cards import PackError, PictureError, shipped
from reverie.cards.commands import add_pack_commands
from reverie.cards.darkroom import DarkroomError
from reverie.evaluate import report, report_on_game
from reverie.game import Colour, Variant, may_play
from reverie.game.pieces import CARDS_PER_PLAYER, FEWEST_PLAYERS, MOST_PLAYERS
from reverie.game.record import BrokenRecordError, read_record
from reverie.game.retrace import rebuild, retrace
from reverie.log import LogUnavailableError
from reverie.own_bots import OwnBot, join_table, source_of, table_of, trial
from reverie.server import Config, run
from reverie.server.backup import BackupError, back_up, restore
from reverie.server.logs import set_up_logs, warn_of_root
from reverie.server.network import network_address
from reverie.server.options import add_options, config_of, count
from reverie.server.typescript import typescript
from reverie.server.welcome import Terminal, welcome
from reverie.simulate import CARDS, simulate
from reverie.table.words import LONGEST_NAME
from reverie.words import ENGLISH, language_of, words_in

GOOD, BROKEN, UNUSABLE, INTERRUPTED = 0, 1, 2, 130
PORTS_TO_TRY = 100
UNUSABLE_ERRORS = (
    BackupError,
    DarkroomError,
    LogUnavailableError,
    OSError,
    PackError,
    PictureError,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    options = parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.run
    try:
        return command(options)
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not flush into the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except UNUSABLE_ERRORS as error:
        sys.stderr.write(f"reverie: {error}\n")
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED


def parser() -> argparse.ArgumentParser:
    """The words and options of the command."""
    reverie = argparse.ArgumentParser(
        prog="reverie",
        description="Without a command: start a server to play on, and say where it is.",
    )
    reverie.set_defaults(run=_play)
    reverie.add_argument("--version", action="version", version=f"reverie {version('reverie')}")
    commands = reverie.add_subparsers(title="commands", metavar="COMMAND")

    serve = commands.add_parser("serve", help="run a server")
    add_options(serve)
    serve.set_defaults(run=_serve)

    _add_backups(commands)

    protocol = commands.add_parser("protocol", help="print the messages as TypeScript types")
    protocol.set_defaults(run=_protocol)

    games = commands.add_parser("simulate", help="print records of games between random players")
    games.add_argument(
        "--game", type=Variant, choices=list(Variant), default=Variant.ODYSSEY, help="to play"
    )
    games.add_argument("--players", type=count(FEWEST_PLAYERS, MOST_PLAYERS), default=6)
    games.add_argument("--games", type=count(0), default=1)
    games.add_argument("--seed", type=int, default=1, help="same seed, same bytes")
    games.add_argument("--cards", type=count(1), default=CARDS, help="cards in the deck")
    games.add_argument("--jobs", type=count(1), default=1, help="processes to use")
    games.set_defaults(run=_simulate, refuse=games.error)

    record = commands.add_parser("record", help="look into records of games")
    tasks = record.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, command, text in (
        ("check", _check, "name the first broken rule of each record"),
        ("replay", _replay, "print a record's events, one a line"),
    ):
        task = tasks.add_parser(name, help=text)
        task.add_argument("file", help="a record, or records one a line; - is standard input")
        task.set_defaults(run=command)

    bots = commands.add_parser("bots", help="look at the computer players")
    tasks = bots.add_subparsers(title="commands", metavar="COMMAND", required=True)
    evaluate = tasks.add_parser("evaluate", help="measure how well they understand, tell and play")
    evaluate.add_argument("--games", type=count(1), default=1000, help="of the tournament")
    evaluate.add_argument("--tellings", type=count(1), default=300, help="turns to look at")
    evaluate.add_argument("--first", type=count(1), default=6000, help="first clues to look at")
    evaluate.add_argument(
        "--game", type=Variant, choices=list(Variant), help="only this one, against chance"
    )
    evaluate.set_defaults(run=_evaluate)
    _add_own_bots(tasks)

    add_pack_commands(commands)
    add_atelier_commands(commands)
    return reverie


def _add_backups(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    for name, run_, text in (
        ("backup", _back_up, "write all tables and own packs into one file, while servers run"),
        ("restore", _restore, "put a backup where no tables are yet"),
    ):
        command = commands.add_parser(name, help=text)
        add_options(command, only=("data", "log"))
        command.add_argument("file", type=Path, help="the backup, a tar file")
        command.set_defaults(run=run_)


def _add_own_bots(tasks: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    join = tasks.add_parser("join", help="let a bot of your own play at a table")
    join.add_argument("address", type=_table, metavar="ADDRESS", help="the link to the table")
    join.add_argument("--name", help="what it is called there")
    join.add_argument("--colour", type=Colour, choices=list(Colour), help="of its rabbit")
    join.set_defaults(run=_join_bot)
    check = tasks.add_parser("check", help="try a bot of your own out in games with our bots")
    check.add_argument("--games", type=count(1), default=100)
    check.add_argument("--game", type=Variant, choices=list(Variant), default=Variant.ODYSSEY)
    check.set_defaults(run=_check_bot)
    for task in (join, check):
        task.add_argument("bot", metavar="BOT", help="the name of an installed bot, or a program")
        task.add_argument("arguments", metavar="ARGS", nargs="*", help="the bot's own")


def _table(text: str) -> tuple[str, str]:
    try:
        return table_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _serve(options: argparse.Namespace) -> int:
    set_up_logs()
    warn_of_root()
    run(config_of(options))
    return GOOD


def _back_up(options: argparse.Namespace) -> int:
    back_up(config_of(options), options.file)
    return GOOD


def _restore(options: argparse.Namespace) -> int:
    restore(config_of(options), options.file)
    return GOOD


def _play(_: argparse.Namespace) -> int:
    set_up_logs(logging.WARNING)
    config = Config()

    def greet(port: int) -> None:
        blocks = sys.stdout.encoding.lower().startswith("utf")
        words = words_in(language_of(os.environ) if blocks else ENGLISH)
        terminal = Terminal(words, blocks, colours=sys.stdout.isatty())
        print(welcome(terminal, port, config.port, network_address()), flush=True)

    run(config, greet, ports=PORTS_TO_TRY)
    return GOOD


def _protocol(_: argparse.Namespace) -> int:
    print(typescript(), end="")
    return GOOD


def _evaluate(options: argparse.Namespace) -> int:
    everything = options.game is None
    lines = (
        report(options.games, options.tellings, options.first)
        if everything
        else report_on_game(options.game, options.games)
    )
    for line in lines:
        print(line, flush=True)
    return GOOD


def _join_bot(options: argparse.Namespace) -> int:
    bot = OwnBot(source_of(options.bot, options.arguments))
    name = options.name or Path(options.bot).stem[:LONGEST_NAME]
    try:
        asyncio.run(join_table(options.address, bot, name, options.colour, _report))
    finally:
        bot.close()
    return GOOD


def _check_bot(options: argparse.Namespace) -> int:
    bot = OwnBot(source_of(options.bot, options.arguments))
    try:
        found = trial(bot, shipped()[0], options.games, options.game, _report)
    finally:
        bot.close()
    for line in found.lines():
        print(line)
    return BROKEN if found.wrong else GOOD


def _report(text: str) -> None:
    sys.stderr.write(f"{text}\n")


def _simulate(options: argparse.Namespace) -> int:
    needed = CARDS_PER_PLAYER * options.players
    if options.cards < needed:
        options.refuse(f"{options.players} players need at least {needed} cards")
    if not may_play(options.game, options.players):
        options.refuse(f"{options.players} can't play {options.game}")
    records = simulate(
        options.players, options.games, options.seed, options.cards, options.jobs, options.game
    )
    for line in _with_progress(records, options.games):
        sys.stdout.buffer.write(line + b"\n")
    sys.stdout.flush()
    return GOOD


def _with_progress(records: Iterable[bytes], total: int) -> Iterator[bytes]:
    start = reported = time.monotonic()
    done = 0
    for done, record in enumerate(records, start=1):
        yield record
        if time.monotonic() - reported > 1:
            reported = time.monotonic()
            sys.stderr.write(f"{done} of {total} games\n")
    sys.stderr.write(f"{done} games in {time.monotonic() - start:.1f} s\n")


def _check(options: argparse.Namespace) -> int:
    good = broken = 0
    for place, document in _documents(options.file):
        try:
            rebuild(read_record(document))
        except BrokenRecordError as error:
            broken += 1
            print(f"{place}: {error}")
        else:
            good += 1
    print(f"{good} of {good + broken} records hold every rule")
    return BROKEN if broken else GOOD


def _replay(options: argparse.Namespace) -> int:
    for place, document in _documents(options.file):
        try:
            for event, _ in retrace(read_record(document)):
                print(msgspec.json.encode(event).decode())
        except BrokenRecordError as error:
            print(f"{place}: {error}", file=sys.stderr)
            return BROKEN
    return GOOD


def _documents(file: str) -> Iterator[tuple[str, bytes]]:
    """Each record in a file, be it one document or one a line, and where it stands."""
    content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    lines = [(n, line) for n, line in enumerate(content.splitlines(), start=1) if line.strip()]
    if not _is_json(content) and any(_is_json(line) for _, line in lines):
        for number, line in lines:
            yield f"{file}, line {number}", line
    else:
        yield file, content


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
