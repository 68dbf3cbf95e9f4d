"""The page's words in any language, so that a sentence may be reworded without a change here."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from reverie.words import ENGLISH, FOLDER


class Words:
    """The messages of one file, named by the tag of its language."""

    def __init__(self, file: Path) -> None:
        self.language = file.stem
        self.messages = {
            entry.id.name: entry.value
            for entry in FluentParser().parse(file.read_text("utf-8")).body
            if isinstance(entry, ast.Message) and entry.value is not None
        }

    def pattern(self, *messages: str, **values: object) -> re.Pattern[str]:
        """What these messages look like as a whole, with these values and any others."""
        texts = [self._text(self.messages[each], values) for each in messages]
        return re.compile(f"^(?:{'|'.join(texts)})$")

    def _text(self, pattern: ast.Pattern, values: dict[str, object]) -> str:
        return "".join(self._part(element, values) for element in pattern.elements)

    def _part(self, element: ast.TextElement | ast.Placeable, values: dict[str, object]) -> str:
        match element:
            case ast.TextElement(value=text):
                return _spaced(text)
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                return _spaced(str(values[name])) if name in values else ".*"
            case ast.Placeable(expression=ast.MessageReference(id=ast.Identifier(name=name))):
                return self._text(self.messages[name], values)
            case ast.Placeable(expression=ast.SelectExpression() as choice):
                variants = [self._text(each.value, values) for each in _possible(choice, values)]
                return f"(?:{'|'.join(variants)})"
            case _:
                raise TypeError(element)


def _possible(choice: ast.SelectExpression, values: dict[str, object]) -> list[ast.Variant]:
    """The variants that these values leave: the one that a value names, or all."""
    name = choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""
    value = values.get(name)
    keys = _keys_of_number(value) if isinstance(value, int) else (value,)
    for key in keys:
        named = [variant for variant in choice.variants if _key(variant) == key]
        if named:
            return named
    return choice.variants


def _keys_of_number(number: int) -> tuple[str, ...]:
    """What a number may be called, the first that there is; so it is in all of our languages."""
    return (str(number), "one", "other") if number == 1 else (str(number), "other")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _spaced(text: str) -> str:
    """A page may show any space as any other."""
    return r"\s+".join(re.escape(part) for part in re.split(r"\s+", text))


@cache
def words_of(language: str) -> Words:
    """The words of a language that Reverie speaks."""
    return Words(FOLDER / f"{language}.ftl")


IN_ENGLISH = words_of(ENGLISH)
