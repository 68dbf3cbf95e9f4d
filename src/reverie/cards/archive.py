"""A pack as a zip that holds `pack.json` and the pictures it names.

A zip comes from somebody else and may lie about itself. Nothing is ever unpacked to the disk; only
files that the manifest names are read, and of each no more than a picture may have. The list of
entries is held to a size before it is parsed, and a name that leads elsewhere spoils the whole zip,
since whoever made it meant no good or has a broken tool.
"""

import io
import stat
import struct
import zlib
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from reverie.cards.folder import manifest_text, write
from reverie.cards.limits import LARGEST_DIRECTORY, MOST_ENTRIES
from reverie.cards.pack import Pack
from reverie.cards.problems import PackCode, PackError
from reverie.cards.source import MANIFEST, TooLargeError

ENCRYPTED = 0x1
THE_SAME_DAY = (1980, 1, 1, 0, 0, 0)
"""so that the same pack is the same zip"""
BROKEN = (
    BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    ValueError,
)
"""what `zipfile` raises, depending on where a zip is broken"""


class Sipped(io.FileIO):
    """A file of which no more than so much is read at once, until it has proved harmless."""

    most: int | None = LARGEST_DIRECTORY

    def read(self, size: int | None = -1, /) -> bytes:
        """Some of it, or all the rest."""
        if self.most is None:
            return super().read(size) or b""
        wanted = self.most + 1 if size is None or size < 0 else min(size, self.most + 1)
        content = super().read(wanted) or b""
        if len(content) > self.most:
            raise TooLargeError
        return content


class Archive:
    """The files of a pack, in a zip."""

    def __init__(self, name: str, file: Sipped) -> None:
        self.name = name
        try:
            self._zip = ZipFile(file)
        except TooLargeError:
            raise PackError(PackCode.PACK_TOO_LARGE, self.name, detail="its list") from None
        except BROKEN as error:
            raise PackError(PackCode.BROKEN_ARCHIVE, self.name, detail=str(error)) from None
        file.most = None
        entries = self._zip.infolist()
        if len(entries) > MOST_ENTRIES:
            detail = f"{len(entries)} entries"
            raise PackError(PackCode.PACK_TOO_LARGE, self.name, detail=detail)
        self._entries: dict[str, ZipInfo] = {}
        for entry in entries:
            if not _is_plain(entry) or entry.filename in self._entries:
                detail = repr(entry.orig_filename[:80])
                raise PackError(PackCode.UNSAFE_ARCHIVE, self.name, detail=detail)
            self._entries[entry.filename] = entry
        self._top = self._top_folder()

    def read(self, file: str, most: int) -> bytes | None:
        """A file, unless it is not there."""
        entry = self._entries.get(self._top + file)
        if entry is None or entry.is_dir():
            return None
        if entry.file_size > most:
            raise TooLargeError(file)
        try:
            if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED) or entry.flag_bits & ENCRYPTED:
                raise BadZipFile("it is encrypted or packed in an unusual way")
            with self._zip.open(entry) as opened:
                content = opened.read(most + 1)
        except BROKEN as error:
            detail = f"{file}: {error}"
            raise PackError(PackCode.BROKEN_ARCHIVE, self.name, detail=detail) from None
        if len(content) > most:
            raise TooLargeError(file)
        return content

    def _top_folder(self) -> str:
        """Where `pack.json` lies: a zip that was made of a folder has that folder at its top."""
        if MANIFEST in self._entries:
            return ""
        tops = [name.removesuffix(MANIFEST) for name in self._entries if name.endswith(MANIFEST)]
        tops = [top for top in tops if top.count("/") == 1 and top.endswith("/")]
        return tops[0] if len(tops) == 1 else ""


def save_archive(pack: Pack, path: Path) -> None:
    """Write a pack as a zip, from which it can be loaded again."""
    made = io.BytesIO()
    with ZipFile(made, "w", ZIP_STORED) as archive:
        archive.writestr(ZipInfo(MANIFEST, THE_SAME_DAY), manifest_text(pack))
        for file, picture in pack.pictures.items():
            archive.writestr(ZipInfo(file, THE_SAME_DAY), picture.content)
    write(path, made.getvalue())


def _is_plain(entry: ZipInfo) -> bool:
    """Whether an entry is a file or folder inside, under a name that is the same everywhere."""
    name = entry.orig_filename
    kind = stat.S_IFMT(entry.external_attr >> 16)
    parts = name.removesuffix("/").split("/")
    return (
        kind in (0, stat.S_IFREG, stat.S_IFDIR)
        and not set(name) & set("\\:\0")
        and not {"", ".", ".."} & set(parts)
    )
