"""The words of the terminal, from the same Fluent files as the page's.

They are plain sentences with values in them; whatever needs a choice is said by the page.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).parent
ENGLISH = "en"

Words = Callable[..., str]


def words_in(language: str) -> Words:
    """What says a message in this language, given its id and its values."""
    messages = _messages(language)

    def say(id_: str, **values: object) -> str:
        return "".join(_said(element, values) for element in messages[id_].elements)

    return say


def _said(element: ast.TextElement | ast.Placeable, values: Mapping[str, object]) -> str:
    match element:
        case ast.TextElement(value=text):
            return text
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return str(values[name])
        case _:
            raise TypeError(element)


def languages() -> list[str]:
    """All that there is a file of."""
    return sorted(path.stem for path in FOLDER.glob("*.ftl"))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal's settings ask for, or English."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((environment[name] for name in names if environment.get(name)), "")
    for choice in wanted.split(":"):
        tag = choice.partition(".")[0].partition("@")[0].replace("_", "-")
        kin = [has for has in languages() if has.partition("-")[0] == tag.partition("-")[0]]
        if kin:
            return tag if tag in kin else kin[0]
    return ENGLISH


@cache
def _messages(language: str) -> dict[str, ast.Pattern]:
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    return {
        entry.id.name: entry.value
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }
