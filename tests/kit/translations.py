"""Whether each translation has followed the English it is a translation of. `make words` asks.

`tests/data/translations.txt` has a line for each message: its id, a hash of the English text, and
a hash of every translation as it was then. When the English of a message changes, its line is no
longer true until each translation has changed too, or somebody says that it still holds.
Git keeps the lines of both sides of a merge (`.gitattributes`), so any of several lines will do.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from reverie.words import ENGLISH, FOLDER

FILE = Path(__file__).parent.parent / "data" / "translations.txt"

Texts = Mapping[str, Mapping[str, str]]
"""by message, then by language: a hash of what it says there"""
Lines = Mapping[str, Sequence[Mapping[str, str]]]
"""by message: what its lines say, by language"""


def texts_in(folder: Path) -> Texts:
    """What the files of a folder say."""
    serializer = FluentSerializer()
    found: dict[str, dict[str, str]] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                entry.comment = None
                words = serializer.serialize_entry(entry).split()
                hashed = sha256(" ".join(words).encode()).hexdigest()[:8]
                found.setdefault(entry.id.name, {})[file.stem] = hashed
    return {id_: texts for id_, texts in found.items() if ENGLISH in texts}


def read(file: Path) -> Lines:
    """What was written down when the translations were last said to be right."""
    lines: dict[str, list[Mapping[str, str]]] = {}
    for line in file.read_text("utf-8").splitlines():
        id_, *hashes = line.split()
        lines.setdefault(id_, []).append(dict(each.split("=", 1) for each in hashes))
    return lines


def write(file: Path, texts: Texts) -> None:
    rows = ([id_, *(f"{tag}={texts[id_][tag]}" for tag in sorted(texts[id_]))] for id_ in texts)
    file.write_text("".join(f"{' '.join(row)}\n" for row in sorted(rows)), "utf-8")


def changed(texts: Texts, lines: Lines) -> list[str]:
    """The messages that say something else in English than when they were written down."""
    return sorted(
        id_
        for id_, now in texts.items()
        if all(line.get(ENGLISH) != now[ENGLISH] for line in lines.get(id_, ()))
    )


def behind(texts: Texts, lines: Lines) -> dict[str, list[str]]:
    """Of these, those with a translation that is as it was, and in which languages."""
    found = {
        id_: [
            tag
            for tag, text in sorted(texts[id_].items())
            if any(line.get(tag) == text for line in lines.get(id_, ()))
        ]
        for id_ in changed(texts, lines)
    }
    return {id_: tags for id_, tags in found.items() if tags}


def follow(folder: Path, file: Path, still: Iterable[str] = ()) -> dict[str, list[str]]:
    """Write down what has followed, or still holds; answers with what is behind."""
    texts, lines = texts_in(folder), read(file)
    late = {id_: tags for id_, tags in behind(texts, lines).items() if id_ not in still}
    write(file, {id_: lines[id_][-1] if id_ in late else now for id_, now in texts.items()})
    return late


def advice(late: Mapping[str, Sequence[str]]) -> str:
    names = "\n".join(f"  {id_}: {', '.join(tags)}" for id_, tags in late.items())
    ids = " ".join(late)
    return (
        f"The English of these messages has changed, and these translations have not:\n{names}\n"
        f"Change them too, then run: make words\n"
        f'If they still say what the English says: make words STILL="{ids}"'
    )


def main(arguments: Sequence[str]) -> str | None:
    """Write it down, or with `check` only look; answers with what is wrong."""
    if arguments == ["check"]:
        texts, lines = texts_in(FOLDER), read(FILE)
        if late := behind(texts, lines):
            return advice(late)
        if new := changed(texts, lines):
            return (
                f"These messages are new or changed everywhere; run: make words\n  {' '.join(new)}"
            )
        return None
    late = follow(FOLDER, FILE, arguments)
    return advice(late) if late else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
