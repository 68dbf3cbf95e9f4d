"""`reverie pack`: making packs of photos and drawings, checking them, printing them."""

import argparse
import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from reverie.cards.archive import save_archive
from reverie.cards.darkroom import Darkroom
from reverie.cards.folder import save_pack, write
from reverie.cards.load import load_pack
from reverie.cards.making import Label, make_pack, pictures_in
from reverie.cards.pack import Pack
from reverie.cards.printing import PAPERS, print_pack
from reverie.cards.problems import PictureError, printable
from reverie.cards.shipped import shipped
from reverie.cards.source import MANIFEST

GOOD, SOME_REFUSED = 0, 1


def add_pack_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words and options of `reverie pack`."""
    pack = commands.add_parser("pack", help="make, check and print packs of cards")
    tasks = pack.add_subparsers(title="commands", metavar="COMMAND", required=True)

    make = tasks.add_parser("make", help="make a pack of a folder of photos and drawings")
    make.add_argument("folder", type=Path, help="where the pictures are")
    make.add_argument("--out", type=Path, help="a zip, or a folder; the folder's name with .zip")
    make.add_argument("--name", help="what the pack is called; the folder's name")
    make.add_argument("--author", default="unknown", help="who made the pictures")
    make.add_argument("--licence", default="private", help="what others may do with them")
    make.add_argument("--language", default="en", help="of the name, such as fr")
    make.set_defaults(run=_make, refuse=make.error)

    check = tasks.add_parser("check", help="say what is wrong with a pack")
    check.add_argument("pack", type=Path, help="a folder or a zip")
    check.set_defaults(run=_check)

    paper = tasks.add_parser("print", help="write a PDF, nine cards a page, to be cut out")
    paper.add_argument("pack", help="a folder, a zip, or the id of a pack that is shipped")
    paper.add_argument("--out", type=Path, help="the PDF; the pack's id with .pdf")
    paper.add_argument("--paper", choices=PAPERS, default="a4")
    paper.set_defaults(run=_print)


def _make(options: argparse.Namespace) -> int:
    folder: Path = options.folder
    label = _label(options, folder)
    out: Path = options.out or Path(f"{folder.resolve().name}.zip")
    if out.suffix != ".zip" and _holds_something_else(out):
        options.refuse(f"{out} holds something that is no pack; name a new folder, or a zip")
    files = pictures_in(folder)
    outcome = asyncio.run(make_pack(files, label, _progress("pictures", len(files))))
    for file, why in outcome.refused.items():
        print(f"{printable(file)}: {why}", file=sys.stderr)
    if outcome.pack is None:
        print("There was no picture to make a card of.", file=sys.stderr)
        return SOME_REFUSED
    if out.suffix == ".zip":
        save_archive(outcome.pack, out)
    else:
        save_pack(outcome.pack, out)
    print(f"{out}: {len(outcome.pack.card_ids)} cards")
    return SOME_REFUSED if outcome.refused else GOOD


def _label(options: argparse.Namespace, folder: Path) -> Label:
    said = {
        "name": printable(options.name or folder.resolve().name),
        "author": options.author,
        "licence": options.licence,
        "language": options.language,
    }
    try:
        return msgspec.convert(said, Label)
    except msgspec.ValidationError as error:
        options.refuse(f"no pack can say that about itself: {error}")
        raise


def _holds_something_else(out: Path) -> bool:
    return out.exists() and not (out / MANIFEST).is_file() and any(out.iterdir())


def _check(options: argparse.Namespace) -> int:
    pack = load_pack(options.pack)
    faults = asyncio.run(_faults(pack))
    for card, why in faults:
        print(f"pack {pack.id}, card {card}: {why}")
    if faults:
        return SOME_REFUSED
    print(f"pack {pack.id}: {len(pack.card_ids)} cards, all good")
    return GOOD


async def _faults(pack: Pack) -> list[tuple[str, str]]:
    """The pictures that can't be shown, though they begin like pictures."""
    tell = _progress("cards", len(pack.card_ids))

    async def fault(card_id: str, content: bytes) -> tuple[str, str] | None:
        try:
            await darkroom.print_out(content)
        except PictureError as error:
            return card_id, str(error)
        finally:
            tell(card_id)
        return None

    with Darkroom(os.cpu_count()) as darkroom:
        looks = (fault(card.id, pack.large(card).content) for card in pack.manifest.cards)
        return [found for found in await asyncio.gather(*looks) if found]


def _print(options: argparse.Namespace) -> int:
    by_id = {pack.id: pack for pack in shipped()}
    pack = by_id.get(options.pack) or load_pack(Path(options.pack))
    out: Path = options.out or Path(f"{pack.id}.pdf")
    tell = _progress("cards", len(pack.card_ids))
    write(out, asyncio.run(print_pack(pack, PAPERS[options.paper], tell)))
    print(f"{out}: print it on both sides, flipped along the long edge")
    return GOOD


def _progress(what: str, total: int) -> Callable[[str], None]:
    """Says on standard error how far we are; on a terminal always in the same line."""
    done = 0
    end = "\r" if sys.stderr.isatty() else "\n"

    def tell(name: str) -> None:
        nonlocal done
        done += 1
        last = "\n" if done == total else end
        print(
            f"{done} of {total} {what}: {printable(name):.40}", " " * 40, end=last, file=sys.stderr
        )

    return tell
