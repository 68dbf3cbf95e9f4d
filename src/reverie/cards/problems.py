"""What can be wrong with a pack or a picture. Whoever made it is told which one and why."""

from enum import StrEnum


class PackCode(StrEnum):
    """Why a pack can't be used. `MEANINGS` puts each into words."""

    NO_MANIFEST = "no_manifest"
    BROKEN_MANIFEST = "broken_manifest"
    NO_CARDS = "no_cards"
    CARD_TWICE = "card_twice"
    NO_WORDS = "no_words"
    BROKEN_WORDS = "broken_words"
    NO_PICTURE = "no_picture"
    NOT_A_PICTURE = "not_a_picture"
    PICTURE_TOO_LARGE = "picture_too_large"
    PACK_TOO_LARGE = "pack_too_large"
    PACK_TWICE = "pack_twice"
    BROKEN_ARCHIVE = "broken_archive"
    UNSAFE_ARCHIVE = "unsafe_archive"


MEANINGS: dict[PackCode, str] = {
    PackCode.NO_MANIFEST: "there is no pack.json that can be read",
    PackCode.BROKEN_MANIFEST: "pack.json is not what the format says",
    PackCode.NO_CARDS: "there is no card in it",
    PackCode.CARD_TWICE: "two cards have the same id",
    PackCode.NO_WORDS: "a file with its words in another language is not in the pack",
    PackCode.BROKEN_WORDS: "a file with its words in another language is not what the format says",
    PackCode.NO_PICTURE: "the picture is not in the pack",
    PackCode.NOT_A_PICTURE: "the file is not an SVG, WebP, AVIF, PNG or JPEG",
    PackCode.PICTURE_TOO_LARGE: "the picture has more than 5 MB",
    PackCode.PACK_TOO_LARGE: "the pack has more than 2,500 files or 200 MB",
    PackCode.PACK_TWICE: "two packs have the same id",
    PackCode.BROKEN_ARCHIVE: "it is not a zip that can be read",
    PackCode.UNSAFE_ARCHIVE: "the zip has a name that leads elsewhere, or one that is there twice",
}


def printable(text: str) -> str:
    """A text that may quote a stranger, with nothing in it that would steer a terminal."""
    return "".join(mark if mark.isprintable() else ascii(mark)[1:-1] for mark in text)


class PackError(Exception):
    """A pack that can't be used, with a code and the place of the fault."""

    def __init__(
        self, code: PackCode, pack: str, card: str | None = None, detail: str = ""
    ) -> None:
        self.code = code
        self.pack = pack
        self.card = card
        place = f"pack {pack}" if card is None else f"pack {pack}, card {card}"
        why = f"{MEANINGS[code]} ({detail})" if detail else MEANINGS[code]
        super().__init__(printable(f"{place}: {why}"))


class PictureCode(StrEnum):
    """Why a file can't be made into a card. `PICTURE_MEANINGS` puts each into words."""

    NOT_A_PICTURE = "not_a_picture"
    PICTURE_TOO_LARGE = "picture_too_large"
    TOO_MANY_PIXELS = "too_many_pixels"
    PICTURE_TOO_SMALL = "picture_too_small"
    PICTURE_BROKEN = "picture_broken"
    PICTURE_TOOK_TOO_LONG = "picture_took_too_long"
    PICTURE_TWICE = "picture_twice"


PICTURE_MEANINGS: dict[PictureCode, str] = {
    PictureCode.NOT_A_PICTURE: "the file is not a JPEG, PNG, WebP, GIF, AVIF or HEIC",
    PictureCode.PICTURE_TOO_LARGE: "the file has more than 25 MB",
    PictureCode.TOO_MANY_PIXELS: "it has more than 60 million pixels, or a side over 16,000",
    PictureCode.PICTURE_TOO_SMALL: "a card cut from it would have less than 200 × 300 pixels",
    PictureCode.PICTURE_BROKEN: "the file is damaged or ends too early",
    PictureCode.PICTURE_TOOK_TOO_LONG: "the file takes too long to read",
    PictureCode.PICTURE_TWICE: "this picture is in the pack already",
}


class PictureError(Exception):
    """A file that can't be made into a card."""

    def __init__(self, code: PictureCode, detail: str = "") -> None:
        self.code = code
        self.detail = detail
        super().__init__(
            f"{PICTURE_MEANINGS[code]} ({detail})" if detail else PICTURE_MEANINGS[code]
        )
