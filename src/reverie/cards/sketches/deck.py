"""What a sketch is, and how one is added to the deck."""

from collections.abc import Callable

from msgspec import Struct

from reverie.cards.sketches.ink import Palette, frame

Drawing = Callable[[Palette], list[str]]


class Sketch(Struct, frozen=True):
    """One picture: its words, its colours, and how it is drawn."""

    id: str
    title: str
    alt: str
    motifs: tuple[str, ...]
    moods: tuple[str, ...]
    palette: Palette
    drawing: Drawing

    def svg(self) -> bytes:
        """The picture."""
        return frame(self.palette, "".join(self.drawing(self.palette))).encode()


class Deck(list[Sketch]):
    """Sketches in their order."""

    def card(
        self, title: str, palette: Palette, motifs: str, moods: str
    ) -> Callable[[Drawing], Drawing]:
        """Add a sketch: the function's name is its id, and its docstring says what one sees."""

        def add(drawing: Drawing) -> Drawing:
            self.append(
                Sketch(
                    id=drawing.__name__.replace("_", "-"),
                    title=title,
                    alt=drawing.__doc__ or "",
                    motifs=tuple(motifs.split()),
                    moods=tuple(moods.split()),
                    palette=palette,
                    drawing=drawing,
                )
            )
            return drawing

        return add
