"""What took long to make, kept by content: the name says all that went into it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[Any]]


def folder() -> Path:
    """Where it is kept: `REVERIE_ATELIER_CACHE`, or the user's cache."""
    base = os.environ.get("REVERIE_ATELIER_CACHE")
    return Path(base) if base else Path.home() / ".cache" / "reverie" / "atelier"


def cached(room: str, name: str, make: Callable[[], Arrays]) -> Arrays:
    """The arrays of this name, made if they are not there."""
    path = folder() / room / f"{name}.npz"
    try:
        with np.load(path) as kept:
            return dict(kept)
    except FileNotFoundError:
        pass
    arrays = make()
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(f".{os.getpid()}.npz")
    np.savez_compressed(unfinished, **arrays)
    unfinished.replace(path)
    return arrays
