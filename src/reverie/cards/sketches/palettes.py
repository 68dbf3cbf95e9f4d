"""The palettes of the sketches, each a time of day or a place."""

from reverie.cards.sketches.ink import Palette

DUSK = Palette(
    "#2f2a63", "#8f4f86", "#f5a87c", "#9a5f8c", "#2a1d45", "#ffe2ac", "#e8553a", "#f7c59f"
)
NIGHT = Palette(
    "#0e1a44", "#214a80", "#5f93b8", "#35608f", "#0c1533", "#ffeeb5", "#f0a83c", "#9fd3e6"
)
VIOLET = Palette(
    "#241a4f", "#5a3d8f", "#b78fd0", "#6d55a3", "#1d143d", "#fff0c9", "#ff8a70", "#8fe3d4"
)
MORNING = Palette(
    "#6fb1bd", "#bfe0d3", "#fdebc8", "#93bfb4", "#2c5a60", "#fff8e1", "#e76f51", "#f4b860"
)
AUTUMN = Palette(
    "#d98a4a", "#f1c27d", "#fdebc6", "#cf955a", "#55331f", "#fff4d6", "#a92f22", "#6f7d4a"
)
ROSE = Palette(
    "#70507f", "#d88fa6", "#fcd9c6", "#b9789a", "#472848", "#fff1dc", "#f2704f", "#7fb8ad"
)
SNOW = Palette(
    "#7f96bf", "#c6d3e8", "#f7f3f2", "#d5deec", "#4a5a86", "#fffaf0", "#d1425a", "#f2b55f"
)
DEEP = Palette(
    "#2a9d9b", "#11697d", "#0a3f5c", "#1b6f83", "#06263d", "#d8fff0", "#ff8f5c", "#ffd166"
)
LAMP = Palette(
    "#4a2a1f", "#8a5130", "#d9994e", "#9c6238", "#2c1712", "#ffe6a6", "#c8442f", "#3f7f7a"
)
THEATRE = Palette(
    "#2a0a1c", "#6f1730", "#b83a4a", "#8f2740", "#22081a", "#ffe2b0", "#f2b23e", "#3f9aa0"
)
MINT = Palette(
    "#3f8f86", "#8fcdb4", "#eef3d3", "#8cc2a3", "#1f4f4a", "#fffbe6", "#ef6f5e", "#f6c453"
)
STORM = Palette(
    "#2b3247", "#56657f", "#b9c3c9", "#6d7c92", "#1c2233", "#fff3cf", "#ef8354", "#8fc1c9"
)
DESERT = Palette(
    "#3f7f8f", "#f2c48a", "#fbe3b5", "#eaa765", "#8a3f2c", "#fff6dc", "#d1493a", "#2f7f7a"
)
AURORA = Palette(
    "#0a1730", "#14605f", "#7fe0b8", "#2a7a78", "#08172b", "#eafff0", "#ff7f6b", "#b99cf0"
)
NOON = Palette(
    "#3f9bd6", "#93d2ea", "#fbf4dc", "#9cc9a0", "#2f6244", "#fffdf0", "#ef4a44", "#ffc23c"
)
GREY = Palette(
    "#767c8c", "#a9aeb8", "#dcdcd8", "#9a9fab", "#343a4a", "#fbf7ea", "#d8343c", "#70757f"
)
EMBER = Palette(
    "#3a1430", "#a8324a", "#ffb35c", "#9c3d52", "#260d24", "#fff0bf", "#ffd25e", "#5fb0b7"
)
