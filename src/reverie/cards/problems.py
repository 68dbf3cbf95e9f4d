"""What can be wrong with a pack. Whoever made it is told which pack, which card and why."""

from enum import StrEnum


class PackCode(StrEnum):
    """Why a pack can't be used. `MEANINGS` puts each into words."""

    NO_MANIFEST = "no_manifest"
    BROKEN_MANIFEST = "broken_manifest"
    CARD_TWICE = "card_twice"
    NO_PICTURE = "no_picture"
    NOT_A_PICTURE = "not_a_picture"
    PACK_TWICE = "pack_twice"


MEANINGS: dict[PackCode, str] = {
    PackCode.NO_MANIFEST: "there is no pack.json that can be read",
    PackCode.BROKEN_MANIFEST: "pack.json is not what the format says",
    PackCode.CARD_TWICE: "two cards have the same id",
    PackCode.NO_PICTURE: "the picture is not in the pack's folder",
    PackCode.NOT_A_PICTURE: "the file is no SVG, WebP, AVIF, PNG or JPEG",
    PackCode.PACK_TWICE: "two packs have the same id",
}


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
        super().__init__(f"{place}: {why}")
