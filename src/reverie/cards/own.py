"""People's own packs: what they are, and how they lie in a folder.

Each has a folder of its own, which is a pack by the format, so it can be printed, copied and served
elsewhere like any other. Beside the manifest lies the hash of its maker's key. Every file is there
as a whole or not at all; a pack appears and disappears by one renaming, and a picture belongs to it
once the manifest says so. Whatever a crash has left over is swept up at the next start.
"""

import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import choice, token_hex, token_urlsafe
from string import ascii_lowercase

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.cards.darkroom import Developed
from reverie.cards.folder import Folder, sync_folder, write
from reverie.cards.load import read_manifest
from reverie.cards.pack import Card, Manifest, Shades
from reverie.cards.problems import PackError
from reverie.cards.source import MANIFEST

MAKER, HEARD = "maker.json", "heard.json"
AUTHOR, LICENCE = "unknown", "private"
OWN = "own-"
"""how the id of an own pack begins"""
LETTERS = f"{ascii_lowercase}234567"
LETTERS_IN_ID = 20
BYTES_OF_KEY = 32
HALF_MADE, HALF_GONE = ".new-", ".gone-"
MOST_CLUES = 12
"""that are kept for a card, the newest"""
SIZE_OF_NOTHING = 16_000
"""bytes that an empty pack is counted with, so that nobody makes them without end"""

FOLDER_OF_OURS, FILE_OF_OURS = 0o700, 0o600
"""for nobody else on this machine: the pictures are people's own"""

_ID = re.compile(rf"{OWN}[a-z2-7]{{{LETTERS_IN_ID}}}")


class OwnCard(Struct, frozen=True):
    """A card by the hash of its picture."""

    id: str
    shades: Shades
    clues: tuple[str, ...] = ()
    """that people have told for it, and everybody has heard"""
    things: tuple[str, ...] | None = None
    """that were made out on it, in English; None if nobody has looked"""


class OwnPack(Struct, frozen=True):
    """A pack that somebody made here."""

    id: str
    name: str
    language: str
    """of the name"""
    key_hash: str
    cards: tuple[OwnCard, ...] = ()

    @property
    def card_ids(self) -> tuple[str, ...]:
        """What its cards are called in a game."""
        return tuple(f"{self.id}/{card.id}" for card in self.cards)

    @property
    def manifest(self) -> Manifest:
        """The pack by the format. Nobody has told what one sees, so cards have a number only."""
        cards = (
            Card(
                id=card.id,
                picture=large_file(card.id),
                small=small_file(card.id),
                title={self.language: f"{self.name} {number}"},
                alt={self.language: f"{self.name} {number}"},
                shades=card.shades,
            )
            for number, card in enumerate(self.cards, start=1)
        )
        name = {self.language: self.name}
        return Manifest(id=self.id, name=name, author=AUTHOR, licence=LICENCE, cards=tuple(cards))

    def opens_with(self, key: str) -> bool:
        """Whether this is its maker's key."""
        return compare_digest(self.key_hash, hashed(key))

    def holds(self, card: str) -> bool:
        """Whether it has a card with this id."""
        return any(own.id == card for own in self.cards)

    def with_card(self, card: OwnCard) -> "OwnPack":
        """The pack with one card more."""
        return replace(self, cards=(*self.cards, card))

    def with_words(self, card: OwnCard) -> "OwnPack":
        """The pack with more known of a card, if it still has it."""
        return replace(self, cards=tuple(card if own.id == card.id else own for own in self.cards))

    def without_card(self, card: str) -> "OwnPack":
        """The pack with one card less."""
        return replace(self, cards=tuple(own for own in self.cards if own.id != card))


def new_pack(name: str, language: str) -> tuple[OwnPack, str]:
    """An empty pack under an id that nobody can guess, and the key to it."""
    key = token_urlsafe(BYTES_OF_KEY)
    letters = "".join(choice(LETTERS) for _ in range(LETTERS_IN_ID))
    return OwnPack(f"{OWN}{letters}", name, language, hashed(key)), key


def own_card(developed: Developed) -> OwnCard:
    """The card that came from the darkroom. The same picture is the same card."""
    return OwnCard(sha256(developed.large).hexdigest()[:32], developed.shades)


def is_own(name: str) -> bool:
    """Whether an own pack could have this id."""
    return _ID.fullmatch(name) is not None


def hashed(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def large_file(card: str) -> str:
    """The file with a card's picture."""
    return f"{card}.webp"


def small_file(card: str) -> str:
    """The file with its small picture."""
    return f"{card}-small.webp"


class _Maker(Struct, frozen=True):
    key_hash: str


class _Heard(Struct, frozen=True, omit_defaults=True):
    """What is known of a card beside its picture."""

    clues: tuple[str, ...] = ()
    things: tuple[str, ...] | None = None


class OwnPacks:
    """The folder with all own packs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read_all(self) -> tuple[list[OwnPack], list[str]]:
        """All packs, and the ids of those that can't be read; leftovers are swept up."""
        good, broken = [], []
        # A folder of an earlier version; one of another user's is theirs to lock up.
        with suppress(FileNotFoundError, PermissionError):
            self._folder.chmod(FOLDER_OF_OURS)
        for path in sorted(self._folder.glob("*")) if self._folder.is_dir() else ():
            if not path.is_dir():
                continue
            if path.name.startswith((HALF_MADE, HALF_GONE)):
                shutil.rmtree(path)
            elif is_own(path.name):
                try:
                    pack = _read(path)
                except (PackError, OSError, msgspec.DecodeError, UnicodeDecodeError):
                    broken.append(path.name)
                else:
                    good.append(pack)
                    _sweep(path, pack)
        return good, broken

    def add(self, pack: OwnPack) -> None:
        """Write a new pack."""
        self._folder.mkdir(mode=FOLDER_OF_OURS, parents=True, exist_ok=True)
        half_made = self._folder / f"{HALF_MADE}{token_hex(8)}"
        half_made.mkdir(mode=FOLDER_OF_OURS)
        try:
            _write(half_made / MAKER, msgspec.json.encode(_Maker(pack.key_hash)))
            _write(half_made / MANIFEST, _manifest_text(pack))
            half_made.rename(self._folder / pack.id)
        except OSError:
            shutil.rmtree(half_made, ignore_errors=True)
            raise
        sync_folder(self._folder)

    def add_card(self, pack: OwnPack, card: OwnCard, developed: Developed) -> None:
        """Write the pictures of a card, and then the pack that has it."""
        folder = self._folder / pack.id
        try:
            _write(folder / large_file(card.id), developed.large)
            _write(folder / small_file(card.id), developed.small)
            self.change(pack)
        except OSError:
            self._unlink(pack.id, card.id)
            raise

    def change(self, pack: OwnPack) -> None:
        """Write what a pack is now."""
        _write(self._folder / pack.id / MANIFEST, _manifest_text(pack))

    def change_words(self, pack: OwnPack) -> None:
        """Write what is known of a pack's cards."""
        heard = {card.id: _Heard(card.clues, card.things) for card in pack.cards}
        _write(self._folder / pack.id / HEARD, msgspec.json.encode(heard))

    def remove_card(self, pack: OwnPack, card: str) -> None:
        """Write the pack that lacks a card, and then remove its pictures."""
        self.change(pack)
        self.change_words(pack)
        self._unlink(pack.id, card)

    def remove(self, pack: OwnPack) -> None:
        """Remove a pack with everything in it."""
        half_gone = self._folder / f"{HALF_GONE}{pack.id}"
        # It is there already if a disk has failed in the middle, and somebody tries again.
        if not half_gone.exists():
            (self._folder / pack.id).rename(half_gone)
            sync_folder(self._folder)
        shutil.rmtree(half_gone)

    def picture(self, pack: str, file: str) -> bytes | None:
        """A picture of a pack; both names have to be ones that are known."""
        try:
            return (self._folder / pack / file).read_bytes()
        except FileNotFoundError:
            return None

    def size(self, pack: OwnPack) -> int:
        """How many bytes a pack takes."""
        files = (self._folder / pack.id).iterdir()
        return SIZE_OF_NOTHING + sum(file.stat().st_size for file in files)

    def _unlink(self, pack: str, card: str) -> None:
        for file in (large_file(card), small_file(card)):
            (self._folder / pack / file).unlink(missing_ok=True)


def _write(path: Path, content: bytes) -> None:
    write(path, content, mode=FILE_OF_OURS)


def _read(path: Path) -> OwnPack:
    manifest = read_manifest(Folder(path))
    maker = msgspec.json.decode((path / MAKER).read_bytes(), type=_Maker)
    ((language, name),) = list(manifest.name.items())[:1]
    heard = _read_heard(path)
    cards = tuple(
        OwnCard(card.id, card.shades, known.clues, known.things)
        for card in manifest.cards
        for known in (heard.get(card.id, _Heard()),)
    )
    return OwnPack(path.name, name, language, maker.key_hash, cards)


def _read_heard(path: Path) -> dict[str, _Heard]:
    try:
        return msgspec.json.decode((path / HEARD).read_bytes(), type=dict[str, _Heard])
    except (OSError, msgspec.DecodeError):
        return {}  # a pack is whole without it


def _sweep(path: Path, pack: OwnPack) -> None:
    known = {MANIFEST, MAKER, HEARD, *_pictures(pack)}
    for file in path.iterdir():
        # A folder is none of ours: some systems put one into every folder.
        if file.name not in known and not file.is_dir():
            file.unlink()


def _pictures(pack: OwnPack) -> Iterator[str]:
    for card in pack.cards:
        yield large_file(card.id)
        yield small_file(card.id)


def _manifest_text(pack: OwnPack) -> bytes:
    return msgspec.json.format(msgspec.json.encode(pack.manifest))
