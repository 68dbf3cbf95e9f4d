"""`python -m reverie.cards.daydreams` makes the small pictures, so that no server has to."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from reverie.cards.darkroom.develop import shrink
from reverie.cards.daydreams import FOLDER, SMALL


def make_small(large: Path) -> None:
    """Make the small form of a picture; it is our own, and needs no process without rights."""
    (SMALL / large.name).write_bytes(shrink(large.read_bytes()).content)


if __name__ == "__main__":
    SMALL.mkdir(exist_ok=True)
    with ProcessPoolExecutor() as pool:
        list(pool.map(make_small, sorted(FOLDER.glob("*.webp")), chunksize=8))
