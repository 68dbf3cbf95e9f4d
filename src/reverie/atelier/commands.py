"""`reverie atelier`: its words and options. The work itself needs the `atelier` extra."""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

UNUSABLE = 2


def add_atelier_commands(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
) -> None:
    """Enter the atelier's commands."""
    atelier = commands.add_parser("atelier", help="paint the cards")
    tasks = atelier.add_subparsers(title="commands", metavar="COMMAND", required=True)
    paint = tasks.add_parser("paint", help="paint some cards as WebP files")
    paint.add_argument("scenes", nargs="+", metavar="SCENE")
    paint.add_argument(
        "--rehearse", action="store_true", help="small and rough, in a second, without Blender"
    )
    whole = tasks.add_parser("all", help="paint the deck, as a pack that can be played with")
    for each, task in ((paint, "paint"), (whole, "paint_all")):
        each.add_argument("--out", type=Path, default=Path("painted"), metavar="FOLDER")
        each.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cards at once")
        each.set_defaults(run=_at_work(task))
    room = tasks.add_parser("room", help="paint what stands behind the cards on the page")
    room.add_argument("names", nargs="*", metavar="NAME", help="only these")
    room.add_argument("--rehearse", action="store_true", help="a third as wide, for a look")
    room.add_argument("--out", type=Path, default=Path("web/src/room"), metavar="FOLDER")
    room.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="pictures at once")
    room.set_defaults(run=_at_work("room"))
    sheet = tasks.add_parser("sheet", help="all cards of a painted deck on one contact sheet")
    sheet.add_argument("--width", type=int, default=300, help="of a card, in points")
    sheet.add_argument("--out", type=Path, default=Path("sheet.webp"), metavar="FILE")
    alike = tasks.add_parser("alike", help="the cards of a painted deck that are most alike")
    for each, task in ((sheet, "sheet"), (alike, "alike")):
        each.add_argument("pack", type=Path, metavar="FOLDER")
        each.set_defaults(run=_at_work(task))


def _at_work(task: str) -> Callable[[argparse.Namespace], int]:
    def run(options: argparse.Namespace) -> int:
        try:
            work = import_module("reverie.atelier.work")
        except ModuleNotFoundError as missing:
            sys.stderr.write(
                f"reverie: the atelier needs {missing.name}; install reverie[atelier]\n"
            )
            return UNUSABLE
        done: int = getattr(work, task)(options)
        return done

    return run
