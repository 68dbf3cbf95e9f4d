"""A backup: all tables as one SQLite file and all own packs as folders, in one tar file.

It is the same whether it comes from a server's file or from the database of many nodes, and may be
restored to either. It is made while the server runs: of the file by SQLite's own backup, of the
packs so that each is as it was at one moment.
"""

import os
import shutil
import sqlite3
import tarfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from reverie.cards.own import FOLDER_OF_OURS, is_own
from reverie.cards.source import MANIFEST
from reverie.log.rights import ONLY_OURS, make_private
from reverie.server.config import Config

TABLES, PACKS = "tables.db", "packs"
TRIES = 100
"""to copy a pack that is changed while it is copied"""


class BackupError(Exception):
    """A backup that can't be made or restored; the reason is in words."""


def back_up(config: Config, file: Path) -> None:
    """Write a backup of all there is; raises BackupError, OSError or LogUnavailableError."""
    with _beside(file) as folder:
        if config.log:
            from reverie.server.cluster_backup import copy_from  # noqa: PLC0415  as in foundation

            copy_from(config.log, folder)
        else:
            _copy_tables(config.data, folder / TABLES)
            _copy_packs(config.own_packs, folder / PACKS)
        unfinished = folder / "backup.tar"
        with (
            os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT, ONLY_OURS), "wb") as opened,
            tarfile.open(fileobj=opened, mode="w") as archive,
        ):
            for name in (TABLES, PACKS):
                if (folder / name).exists():
                    archive.add(folder / name, name)
        unfinished.replace(file)


def restore(config: Config, file: Path) -> None:
    """Put a backup where nothing is yet; raises as `back_up` does."""
    with _beside(config.data) as folder:
        try:
            with tarfile.open(file) as archive:
                _unpack(archive, folder)
        except tarfile.TarError as error:
            raise BackupError(f"{file} is no backup: {error}") from error
        if not (folder / TABLES).is_file():
            raise BackupError(f"{file} is no backup: it has no tables")
        if config.log:
            from reverie.server.cluster_backup import copy_to  # noqa: PLC0415  as in foundation

            copy_to(config.log, folder)
            return
        for there in (config.data, config.own_packs):
            if there.exists():
                raise BackupError(f"{there} is there already; move it away first")
        if (folder / PACKS).exists():
            (folder / PACKS).replace(config.own_packs)
        (folder / TABLES).replace(config.data)
        make_private(config.data)


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A folder on the same disk, so that what is ready can be put in its place at once."""
    with TemporaryDirectory(dir=file.absolute().parent, prefix=".reverie-") as folder:
        yield Path(folder)


def _unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """Write the files that a backup has; whatever else is in an archive is none of ours."""
    for member in archive:
        parts = Path(member.name).parts
        content = archive.extractfile(member) if member.isreg() else None
        if content is None or ".." in parts or parts[0] not in {TABLES, PACKS}:
            continue
        target = folder.joinpath(*parts)
        target.parent.mkdir(mode=FOLDER_OF_OURS, parents=True, exist_ok=True)
        with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT, ONLY_OURS), "wb") as file:
            shutil.copyfileobj(content, file)


def _copy_tables(source: Path, target: Path) -> None:
    if not source.is_file():
        raise BackupError(f"{source} is not there")
    with (
        closing(sqlite3.connect(source.absolute().as_uri() + "?mode=ro", uri=True)) as tables,
        closing(sqlite3.connect(target)) as copy,
    ):
        tables.backup(copy)


def _copy_packs(source: Path, target: Path) -> None:
    for pack in sorted(source.glob("*")):
        if is_own(pack.name):
            for _ in range(TRIES):
                try:
                    if _copy_pack(pack, target / pack.name):
                        break
                except FileNotFoundError:
                    shutil.rmtree(target / pack.name, ignore_errors=True)
                    if not pack.exists():
                        break  # somebody has just deleted it
            else:
                raise BackupError(f"{pack} is being changed all the time; try again")


def _copy_pack(source: Path, target: Path) -> bool:
    """Copy a pack; False if it was changed meanwhile."""
    shutil.rmtree(target, ignore_errors=True)
    before = (source / MANIFEST).read_bytes()
    shutil.copytree(source, target, ignore=shutil.ignore_patterns(".*"))
    copied = (target / MANIFEST).read_bytes()
    return copied == before == (source / MANIFEST).read_bytes()
