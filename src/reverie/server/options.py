"""The options of `reverie serve`, made from the fields of `Config`, and how they are read.

Each may be given on the command line or, instead, in the environment; the command line counts.
"""

import argparse
import os
from collections.abc import Callable, Container, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from reverie.server.config import Config


class Option(Struct, frozen=True):
    """What is said on the command line for one field of `Config`."""

    field: str
    name: str
    help: str
    default: Any
    read: Callable[[str], Any]

    @property
    def variable(self) -> str:
        """What it is called in the environment."""
        return f"REVERIE_{self.name.removeprefix('--').replace('-', '_').upper()}"

    @property
    def is_switch(self) -> bool:
        """Whether it is given without a value."""
        return isinstance(self.default, bool)

    @property
    def is_list(self) -> bool:
        """Whether it may be given more than once."""
        return isinstance(self.default, tuple)


def options() -> Iterator[Option]:
    """One for each field that has a description. A list is given one by one: packs by --pack."""
    info = inspect.type_info(Config)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if not isinstance(field.type, inspect.Metadata):
            continue
        about = (field.type.extra_json_schema or {})["description"]
        name = field.name.removesuffix("s") if isinstance(field.default, tuple) else field.name
        option = f"--{name.replace('_', '-')}"
        yield Option(field.name, option, about, field.default, _reader(field.type.type))


def add_options(
    command: argparse.ArgumentParser,
    environment: Mapping[str, str] = os.environ,
    *,
    only: Container[str] | None = None,
) -> None:
    """Let a command take options, and what the environment says where one is not given."""
    for option in options():
        if only is not None and option.field not in only:
            continue
        name, help_ = option.name, f"{option.help} (${option.variable})"
        default = _default(command, option, environment.get(option.variable, ""))
        if option.is_switch:
            command.add_argument(
                name, dest=option.field, help=help_, action="store_true", default=default
            )
        else:
            command.add_argument(
                name,
                dest=option.field,
                help=help_,
                metavar=name.removeprefix("--").replace("-", "_").upper(),
                type=option.read,
                action=_Further if option.is_list else "store",
                default=default,
            )
    command.set_defaults(refuse=command.error)


class _Further(argparse.Action):
    """Collects what is given one by one; then what the environment says does not count."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,  # noqa: ANN401  whatever the option reads
        option_string: str | None = None,
    ) -> None:
        del parser, option_string
        given = getattr(namespace, self.dest)
        setattr(namespace, self.dest, [*(() if isinstance(given, tuple) else given), values])


def _default(command: argparse.ArgumentParser, option: Option, text: str) -> Any:  # noqa: ANN401  likewise
    """What counts if an option is not given; empty in the environment is not there."""
    if not text:
        return option.default
    try:
        if option.is_switch:
            return _switch(text)
        if option.is_list:
            return tuple(option.read(part.strip()) for part in text.split(",") if part.strip())
        return option.read(text)
    except argparse.ArgumentTypeError as error:
        return _Wrong(command, f"{option.variable}: {error}")


class _Wrong:
    """Something in the environment that can't be understood; said when a server is wanted."""

    def __init__(self, command: argparse.ArgumentParser, error: str) -> None:
        self._command = command
        self._error = error

    def say(self) -> None:
        self._command.error(self._error)


def config_of(given: argparse.Namespace) -> Config:
    """The configuration that somebody asked for; ends the process if it is not possible."""
    fields = {option.field: getattr(given, option.field, option.default) for option in options()}
    for value in fields.values():
        if isinstance(value, _Wrong):
            value.say()
    lists = {field: tuple(value) for field, value in fields.items() if isinstance(value, list)}
    config = Config(**fields | lists)
    trouble = _trouble(config)
    if trouble:
        given.refuse(trouble)
    return config


def _trouble(config: Config) -> str:
    """What is wrong with a configuration as a whole."""
    if config.relay and not config.log:
        return "--relay is for nodes that share a --log"
    if config.log and not config.log.startswith(("postgresql://", "postgres://")):
        return "--log must begin with postgresql://"
    if config.relay and not config.relay.startswith(("nats://", "tls://")):
        return "--relay must begin with nats:// or tls://"
    if config.log and not (find_spec("asyncpg") and find_spec("nats")):
        return "--log needs more to be installed: pip install 'reverie[cluster]'"
    return ""


def _switch(text: str) -> bool:
    words = {"1": True, "true": True, "yes": True, "on": True}
    words |= {"0": False, "false": False, "no": False, "off": False}
    if text.lower() not in words:
        raise argparse.ArgumentTypeError(f"must be on or off, not {text!r}")
    return words[text.lower()]


def count(least: int | None, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within these limits."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"must be a whole number, not {text!r}") from None
        if (least is not None and number < least) or (most is not None and number > most):
            limits = f"at least {least}" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"must be {limits}, not {number}")
        return number

    return parse


def _amount(more_than: float | None) -> Callable[[str], float]:
    def parse(text: str) -> float:
        try:
            amount = float(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"must be a number, not {text!r}") from None
        if more_than is not None and not amount > more_than:
            raise argparse.ArgumentTypeError(f"must be more than {more_than:g}, not {text}")
        return amount

    return parse


def _reader(type_: inspect.Type) -> Callable[[str], Any]:
    match type_:
        case inspect.IntType(ge=least, le=most):
            return count(least, most)
        case inspect.FloatType(gt=more_than):
            return _amount(more_than)
        case inspect.VarTupleType(item_type=item):
            return _reader(item)
        case inspect.CustomType(cls=cls) if cls is Path:
            return Path
        case _:
            return str
