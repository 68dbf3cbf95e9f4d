"""A pack as a folder that holds `pack.json` and the pictures it names."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from reverie.cards.pack import Card, Manifest, Pack, Picture
from reverie.cards.problems import PackCode, PackError

MANIFEST = "pack.json"


def load_pack(folder: Path) -> Pack:
    """The pack in this folder, or a `PackError` that says what is wrong with it."""
    manifest = _manifest(folder)
    pictures: dict[str, Picture] = {}
    for card in _each_once(manifest):
        for file in {card.picture, card.small or card.picture} - set(pictures):
            pictures[file] = _picture(folder, file, manifest, card)
    return Pack(manifest, pictures)


def save_pack(pack: Pack, folder: Path) -> None:
    """Write a pack into a folder, from which it can be loaded again."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(pack.manifest)))
    for file, picture in pack.pictures.items():
        (folder / file).write_bytes(picture.content)


def _manifest(folder: Path) -> Manifest:
    try:
        text = (folder / MANIFEST).read_bytes()
    except OSError as error:
        detail = f"{folder / MANIFEST}: {error.strerror}"
        raise PackError(PackCode.NO_MANIFEST, folder.name, detail=detail) from None
    try:
        return msgspec.json.decode(text, type=Manifest)
    except msgspec.DecodeError as error:
        raise PackError(PackCode.BROKEN_MANIFEST, folder.name, detail=str(error)) from None


def _each_once(manifest: Manifest) -> Iterable[Card]:
    seen = set()
    for card in manifest.cards:
        if card.id in seen:
            raise PackError(PackCode.CARD_TWICE, manifest.id, card.id)
        seen.add(card.id)
        yield card


def _picture(folder: Path, file: str, manifest: Manifest, card: Card) -> Picture:
    path = (folder / file).resolve()
    # A pack comes from somebody else: it must not make us hand out our own files.
    if not path.is_relative_to(folder.resolve()) or not path.is_file():
        raise PackError(PackCode.NO_PICTURE, manifest.id, card.id, file)
    content = path.read_bytes()
    kind = picture_kind(content)
    if kind is None:
        raise PackError(PackCode.NOT_A_PICTURE, manifest.id, card.id, file)
    return Picture(content, kind)


def picture_kind(content: bytes) -> str | None:
    """What kind of picture this is by its first bytes, whatever its file is called."""
    head = content[:16]
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if head.startswith(b"\xff\xd8\xff"):
        return "jpg"
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    if head[4:12] == b"ftypavif":
        return "avif"
    if head.lstrip().startswith((b"<svg", b"<?xml")):
        return "svg"
    return None
