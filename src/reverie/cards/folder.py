"""A pack as a folder that holds `pack.json` and the pictures it names."""

import os
from pathlib import Path

import msgspec

from reverie.cards.pack import Pack
from reverie.cards.source import MANIFEST, TooLargeError


class Folder:
    """The files of a pack, in a folder."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self._path = path.resolve()

    def read(self, file: str, most: int) -> bytes | None:
        """A file, unless it is not there or not in the folder."""
        try:
            path = (self._path / file).resolve()
            # A pack comes from somebody else: it must not make us hand out our own files.
            if not path.is_relative_to(self._path) or not path.is_file():
                return None
            with path.open("rb") as opened:
                content = opened.read(most + 1)
        except (OSError, ValueError):
            return None
        if len(content) > most:
            raise TooLargeError(file)
        return content


def save_pack(pack: Pack, folder: Path) -> None:
    """Write a pack into a folder, from which it can be loaded again."""
    folder.mkdir(parents=True, exist_ok=True)
    for file, picture in pack.pictures.items():
        write(folder / file, picture.content)
    write(folder / MANIFEST, manifest_text(pack))


def manifest_text(pack: Pack) -> bytes:
    """`pack.json`, laid out for people to read and change."""
    return msgspec.json.format(msgspec.json.encode(pack.manifest))


def write(path: Path, content: bytes, mode: int = 0o666) -> None:
    """Write a file so that after a crash it is there as a whole or not at all.

    The mode says who may read it, as far as the system's umask lets them.
    """
    unfinished = path.with_name(f".{path.name}.part")
    try:
        made = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(made, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make durable which files a folder has."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
