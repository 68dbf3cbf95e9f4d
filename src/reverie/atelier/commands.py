"""`reverie atelier`: paint cards, paint the deck, look at it as a whole."""

import argparse
import os
from pathlib import Path

from PIL import Image as Pillow

from reverie.atelier.pack import pictures_of, write_pack
from reverie.atelier.picture import contact_sheet, encode, likenesses, to_points
from reverie.atelier.press import CARD, PREVIEW, Painting, paintings
from reverie.atelier.scene import deck

GOOD, UNKNOWN = 0, 2
CLOSEST = 10
COLUMNS = 12


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the atelier's commands."""
    paint = commands.add_parser("paint", help="paint some cards as WebP files")
    paint.add_argument("scenes", nargs="+", metavar="SCENE")
    paint.add_argument("--preview", action="store_true", help="small and rough, in seconds")
    paint.set_defaults(run=_paint)
    whole = commands.add_parser("all", help="paint the deck, as a pack that can be played with")
    whole.set_defaults(run=_all)
    for each in (paint, whole):
        each.add_argument("--out", type=Path, default=Path("painted"), metavar="FOLDER")
        each.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cards at once")
    sheet = commands.add_parser("sheet", help="all cards of a painted deck on one contact sheet")
    sheet.add_argument("--width", type=int, default=300, help="of a card, in points")
    sheet.add_argument("--out", type=Path, default=Path("sheet.webp"), metavar="FILE")
    alike = commands.add_parser("alike", help="the cards of a painted deck that are most alike")
    for each, command in ((sheet, _sheet), (alike, _alike)):
        each.add_argument("pack", type=Path, metavar="FOLDER")
        each.set_defaults(run=command)


def _paint(options: argparse.Namespace) -> int:
    cards = deck()
    unknown = [name for name in options.scenes if name not in cards]
    if unknown:
        print(f"reverie: no such scene: {', '.join(unknown)}. There are: {', '.join(cards)}")
        return UNKNOWN
    finish = PREVIEW if options.preview else CARD
    options.out.mkdir(parents=True, exist_ok=True)
    for at, painted in enumerate(paintings(options.scenes, finish, options.jobs), 1):
        content = encode(painted.image)
        path = options.out / f"{painted.name}.webp"
        path.write_bytes(content)
        _tell(painted, content, at, len(options.scenes))
    return GOOD


def _all(options: argparse.Namespace) -> int:
    cards = deck()
    finished: dict[str, tuple[Painting, bytes]] = {}
    for painted in paintings(cards, CARD, options.jobs):
        content = encode(painted.image)
        finished[painted.name] = (painted, content)
        _tell(painted, content, len(finished), len(cards))
    write_pack(options.out, [(cards[name], *finished[name]) for name in cards])
    return GOOD


def _sheet(options: argparse.Namespace) -> int:
    images = pictures_of(options.pack)
    sheet = contact_sheet(list(images.values()), COLUMNS, options.width)
    Pillow.fromarray(to_points(sheet)).save(options.out)
    print(f"{len(images)} cards: {options.out}")
    return GOOD


def _alike(options: argparse.Namespace) -> int:
    for pair in likenesses(pictures_of(options.pack))[:CLOSEST]:
        print(
            f"{pair.distance:.2f}  drawing {pair.drawing:2} of 64, colours {pair.colours:.2f}"
            f"  {pair.one}, {pair.other}"
        )
    return GOOD


def _tell(painted: Painting, content: bytes, at: int, count: int) -> None:
    weight = f"{len(content) / 1000:.0f} kB"
    print(f"{at:3}/{count} {painted.name}: {painted.seconds:.0f} s, {weight}", flush=True)
    for fault in painted.faults:
        print(f"        {fault}", flush=True)
