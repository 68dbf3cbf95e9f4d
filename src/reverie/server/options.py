"""The options of `reverie serve`, made from the fields of `Config`, and how they are read."""

import argparse
from collections.abc import Callable, Iterator
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


def add_options(command: argparse.ArgumentParser) -> None:
    """Let a command take every option."""
    for option in options():
        if option.is_switch:
            command.add_argument(
                option.name, dest=option.field, help=option.help, action="store_true"
            )
        else:
            command.add_argument(
                option.name,
                dest=option.field,
                help=option.help,
                metavar=option.name.removeprefix("--").replace("-", "_").upper(),
                type=option.read,
                action="append" if option.is_list else "store",
                default=[] if option.is_list else option.default,
            )


def config_of(given: argparse.Namespace) -> Config:
    """The configuration that somebody asked for."""
    fields = {option.field: getattr(given, option.field) for option in options()}
    lists = {field: tuple(value) for field, value in fields.items() if isinstance(value, list)}
    return Config(**fields | lists)


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
