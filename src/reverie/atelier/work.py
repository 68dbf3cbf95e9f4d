"""What `reverie atelier` does: paint cards, the deck and the room, look at the deck as a whole."""

import argparse

from PIL import Image as Pillow

from reverie.atelier.pack import pictures_of, write_pack
from reverie.atelier.picture import contact_sheet, encode, likenesses, to_points
from reverie.atelier.press import CARD, REHEARSAL, Painting, paintings
from reverie.atelier.room.backdrop import ROOM, hangings
from reverie.atelier.scene import deck

GOOD, UNKNOWN = 0, 2
CLOSEST = 10
COLUMNS = 12


def paint(options: argparse.Namespace) -> int:
    """Paint some cards as WebP files."""
    cards = deck()
    unknown = [name for name in options.scenes if name not in cards]
    if unknown:
        print(f"reverie: no such scene: {', '.join(unknown)}. There are: {', '.join(cards)}")
        return UNKNOWN
    finish = REHEARSAL if options.rehearse else CARD
    options.out.mkdir(parents=True, exist_ok=True)
    for at, painted in enumerate(paintings(options.scenes, finish, options.jobs), 1):
        content = encode(painted.image)
        path = options.out / f"{painted.name}.webp"
        path.write_bytes(content)
        _tell(painted, content, at, len(options.scenes))
    return GOOD


def paint_all(options: argparse.Namespace) -> int:
    """Paint the deck, as a pack."""
    cards = deck()
    finished: dict[str, tuple[Painting, bytes]] = {}
    for painted in paintings(cards, CARD, options.jobs):
        content = encode(painted.image)
        finished[painted.name] = (painted, content)
        _tell(painted, content, len(finished), len(cards))
    write_pack(options.out, [(cards[name], *finished[name]) for name in cards])
    return GOOD


def room(options: argparse.Namespace) -> int:
    """Paint what stands behind the cards on the page."""
    unknown = [name for name in options.names if name not in ROOM]
    if unknown:
        print(f"reverie: no such picture: {', '.join(unknown)}. There are: {', '.join(ROOM)}")
        return UNKNOWN
    options.out.mkdir(parents=True, exist_ok=True)
    chosen = options.names or list(ROOM)
    for name, content in hangings(chosen, options.jobs, rehearsed=options.rehearse):
        (options.out / f"{name}.webp").write_bytes(content)
        print(f"{name}: {len(content) / 1000:.0f} kB", flush=True)
    return GOOD


def sheet(options: argparse.Namespace) -> int:
    """Put all cards of a painted deck on one contact sheet."""
    images = pictures_of(options.pack)
    whole = contact_sheet(list(images.values()), COLUMNS, options.width)
    Pillow.fromarray(to_points(whole)).save(options.out)
    print(f"{len(images)} cards: {options.out}")
    return GOOD


def alike(options: argparse.Namespace) -> int:
    """Name the cards of a painted deck that are most alike."""
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
