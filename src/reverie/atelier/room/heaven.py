"""The sky behind the first page: stars over a sea of clouds; by day clouds in a mild morning."""

import numpy as np

from reverie.atelier.develop import NOTHING, Air, Developed, Layers, develop
from reverie.atelier.room.hour import Hour
from reverie.atelier.sky import Clouds, Glow, Sky

NIGHT = Sky(
    stops=((0.0, "#080d30"), (0.4, "#16235e"), (0.72, "#2f3f88"), (1.0, "#5a5ca8")),
    clouds=(
        Clouds("#6f80cf", "#1c2a66", 0.52, 1.5, 0.2, 0.86, 0.6, 0.2, 3.0),
        Clouds("#9aa4ee", "#26347c", 0.68, 1.9, 0.6, 1.3, 0.95, 0.8, 1.7),
        Clouds("#b3b8ff", "#333f92", 0.78, 1.3, 0.76, 1.5, 1.0, 1.0, 1.5),
    ),
    stars=260,
    glow=Glow(0.5, 0.14, 0.4, "#8fa2ee", 0.5),
    seed=4,
)
DAY = Sky(
    stops=((0.0, "#3f7fb8"), (0.4, "#7fb2cc"), (0.72, "#e8c98e"), (1.0, "#d98e5c")),
    clouds=(
        Clouds("#fff6e4", "#7fa0b8", 0.52, 1.5, 0.2, 0.86, 0.7, 0.25, 3.0),
        Clouds("#fff4dc", "#b57f68", 0.68, 1.9, 0.6, 1.3, 0.95, 0.8, 1.7),
        Clouds("#ffeccb", "#b9663f", 0.78, 1.3, 0.76, 1.5, 1.0, 1.0, 1.5),
    ),
    glow=Glow(0.5, 0.14, 0.4, "#fff3c4", 0.7),
    seed=4,
)
SKIES: dict[Hour, Sky] = {"night": NIGHT, "day": DAY}


def heaven(width: int, height: int, hour: Hour, seed: int) -> Developed:
    """The sky alone."""
    empty = np.zeros((height, width), np.float32)
    layers = Layers(
        colour=np.zeros((height, width, 3), np.float32),
        alpha=empty,
        depth=np.full((height, width), NOTHING, np.float32),
        normal=np.zeros((height, width, 3), np.float32),
        index=np.zeros((height, width), np.int32),
        motifs={},
    )
    return develop(layers, SKIES[hour], Air(vignette=0.12), seed)
