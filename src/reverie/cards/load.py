"""Reading a pack and checking it. Whatever is wrong is said with a code, and with the card."""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from reverie.cards.archive import Archive, Sipped
from reverie.cards.folder import Folder
from reverie.cards.kinds import kind_of
from reverie.cards.limits import LARGEST_MANIFEST, LARGEST_PACK, LARGEST_PICTURE
from reverie.cards.pack import PICTURE_KINDS, Card, Manifest, Pack, Picture, Translation
from reverie.cards.problems import PackCode, PackError
from reverie.cards.source import MANIFEST, Source, TooLargeError
from reverie.cards.translate import in_languages, strangers

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_CARD = re.compile(r"(?:at|in) `\$\.cards\[(\d+)\][^`]*`\Z")


def load_pack(path: Path) -> Pack:
    """The pack in this folder or zip, or a `PackError` that says what is wrong with it."""
    if not path.is_file():
        return read_pack(Folder(path))
    with Sipped(path) as file:
        return read_pack(Archive(path.stem, file))


def read_pack(source: Source) -> Pack:
    """The pack that is made of these files."""
    manifest = read_manifest(source)
    if not manifest.cards:
        raise PackError(PackCode.NO_CARDS, manifest.id)
    manifest = in_languages(manifest, _translations(source, manifest))
    pictures: dict[str, Picture] = {}
    room = LARGEST_PACK
    for card in _each_once(manifest):
        for file in (card.picture, card.small or card.picture):
            if file not in pictures:
                pictures[file] = _picture(source, file, manifest, card)
                room -= len(pictures[file].content)
                if room < 0:
                    raise PackError(PackCode.PACK_TOO_LARGE, manifest.id, card.id)
    return Pack(manifest, pictures)


def read_manifest(source: Source) -> Manifest:
    """What the pack says about itself; its pictures have not been looked at."""
    try:
        text = source.read(MANIFEST, LARGEST_MANIFEST)
    except TooLargeError:
        raise PackError(PackCode.BROKEN_MANIFEST, source.name, detail="too large") from None
    if text is None:
        raise PackError(PackCode.NO_MANIFEST, source.name)
    try:
        return msgspec.json.decode(text, type=Manifest)
    except UNREADABLE as error:
        card = _card_at_fault(text, str(error))
        raise PackError(PackCode.BROKEN_MANIFEST, source.name, card, str(error)) from None


def _translations(source: Source, manifest: Manifest) -> dict[str, Translation]:
    translations = {}
    for language, file in manifest.words.items():
        try:
            text = source.read(file, LARGEST_MANIFEST)
            if text is None:
                raise PackError(PackCode.NO_WORDS, manifest.id, detail=file)
            translations[language] = msgspec.json.decode(text, type=Translation)
        except TooLargeError:
            raise PackError(PackCode.BROKEN_WORDS, manifest.id, detail=file) from None
        except UNREADABLE as error:
            detail = f"{file}: {error}"
            raise PackError(PackCode.BROKEN_WORDS, manifest.id, detail=detail) from None
        for card in strangers(manifest, translations[language]):
            raise PackError(PackCode.BROKEN_WORDS, manifest.id, card, f"{file}: no such card")
    return translations


def _card_at_fault(text: bytes, error: str) -> str | None:
    """What the card is called that an error of the decoder is about."""
    found = _CARD.search(error)
    if found is None:
        return None
    number = int(found[1])
    try:
        name = msgspec.json.decode(text)["cards"][number]["id"]
    except (*UNREADABLE, LookupError, TypeError):
        # It was read as far as the fault only, and may be stranger still behind it.
        name = None
    return name if isinstance(name, str) else f"number {number + 1}"


def _each_once(manifest: Manifest) -> Iterable[Card]:
    seen = set()
    for card in manifest.cards:
        if card.id in seen:
            raise PackError(PackCode.CARD_TWICE, manifest.id, card.id)
        seen.add(card.id)
        yield card


def _picture(source: Source, file: str, manifest: Manifest, card: Card) -> Picture:
    try:
        content = source.read(file, LARGEST_PICTURE)
    except TooLargeError:
        raise PackError(PackCode.PICTURE_TOO_LARGE, manifest.id, card.id, file) from None
    if content is None:
        raise PackError(PackCode.NO_PICTURE, manifest.id, card.id, file)
    kind = kind_of(content)
    if kind not in PICTURE_KINDS:
        raise PackError(PackCode.NOT_A_PICTURE, manifest.id, card.id, file)
    return Picture(content, kind)
