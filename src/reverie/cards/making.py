"""Making a pack of a folder of pictures. A bad file is refused by name; the rest go on."""

import asyncio
import os
import re
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec import Struct

from reverie.cards.darkroom import Darkroom, DarkroomError, Developed
from reverie.cards.darkroom.limits import LARGEST_FILE
from reverie.cards.limits import MOST_CARDS
from reverie.cards.own import large_file, small_file
from reverie.cards.pack import Card, Language, Line, Manifest, Pack, Picture
from reverie.cards.problems import PictureCode, PictureError, printable

LONGEST_ID = 40

Tell = Callable[[str], None]
"""is told the name of each file that has been dealt with"""


class Label(Struct, frozen=True):
    """What a pack says about itself."""

    name: Line
    author: Line
    licence: Line
    language: Language


class Outcome(Struct, frozen=True):
    """The pack, if any picture was good, and why each of the others was not, by its file's name."""

    pack: Pack | None
    refused: dict[str, str]


def pictures_in(folder: Path) -> list[Path]:
    """The files of a folder as people would order them; hidden ones are no pictures."""
    files = [f for f in folder.iterdir() if f.is_file() and not f.name.startswith(".")]
    return sorted(files, key=lambda file: _natural(file.name))


async def make_pack(files: Iterable[Path], label: Label, tell: Tell) -> Outcome:
    """Develop all files into a pack."""
    workers = os.cpu_count() or 1
    hands = asyncio.Semaphore(workers + 1)

    async def develop(file: Path, darkroom: Darkroom) -> Developed | str:
        async with hands:
            try:
                return await darkroom.develop(await asyncio.to_thread(_content, file))
            except (PictureError, DarkroomError) as error:
                return str(error)
            except OSError as error:
                return error.strerror or type(error).__name__
            finally:
                tell(file.name)

    files = list(files)
    with Darkroom(workers) as darkroom:
        developed = await asyncio.gather(*(develop(file, darkroom) for file in files))
    return _outcome(dict(zip(files, developed, strict=True)), label)


def slug(text: str) -> str:
    """The text as an id: small letters, digits and hyphens; empty if it has none of them."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:LONGEST_ID].strip("-")


def _outcome(developed: dict[Path, Developed | str], label: Label) -> Outcome:
    cards: list[Card] = []
    pictures: dict[str, Picture] = {}
    refused: dict[str, str] = {}
    first: dict[bytes, str] = {}
    for file, made in developed.items():
        if isinstance(made, str):
            refused[file.name] = made
        elif made.large in first:
            twice = PictureError(PictureCode.PICTURE_TWICE, first[made.large])
            refused[file.name] = str(twice)
        elif len(cards) == MOST_CARDS:
            refused[file.name] = f"a pack has at most {MOST_CARDS} cards"
        else:
            first[made.large] = file.name
            card = _card(file, made, label, {card.id for card in cards})
            cards.append(card)
            pictures[large_file(card.id)] = Picture(made.large, "webp")
            pictures[small_file(card.id)] = Picture(made.small, "webp")
    if not cards:
        return Outcome(None, refused)
    manifest = Manifest(
        id=slug(label.name) or "pack",
        name={label.language: label.name},
        author=label.author,
        licence=label.licence,
        cards=tuple(cards),
    )
    return Outcome(Pack(manifest, pictures), refused)


def _card(file: Path, made: Developed, label: Label, taken: set[str]) -> Card:
    title = printable(" ".join(re.split(r"[\s_]+", file.stem)).strip() or file.name)[:100]
    stem = slug(file.stem)[: LONGEST_ID - 10].strip("-") or "picture"
    # `-small` at the end would be the name of another card's small picture.
    names = (stem, *(f"{stem}-{number}" for number in range(2, MOST_CARDS + 2)))
    name = next(n for n in names if n not in taken and not n.endswith("-small"))
    return Card(
        id=name,
        picture=large_file(name),
        small=small_file(name),
        title={label.language: title},
        alt={label.language: title},
        shades=made.shades,
    )


def _content(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(LARGEST_FILE + 1)


def _natural(name: str) -> list[tuple[bool, int, str]]:
    """Orders `img2` before `img10`."""
    return [
        (part.isdecimal(), int(part) if part.isdecimal() else 0, part)
        for part in re.split(r"(\d+)", name.casefold())
    ]
