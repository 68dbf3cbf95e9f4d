"""Who may read the embedded log: our own user. It holds names, clues and hands."""

import os
from contextlib import suppress
from pathlib import Path

ONLY_OURS = 0o600
BESIDE_IT = ("-wal", "-shm")
"""the ends of names of files that SQLite keeps there; new ones get the same rights"""


def make_private(path: Path) -> None:
    """Let nobody else read the file, whatever the umask; it is made if it is not there."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, ONLY_OURS))
    for end in ("", *BESIDE_IT):
        # What an earlier version has left over; another user's file is theirs to lock up.
        with suppress(FileNotFoundError, PermissionError):
            path.with_name(f"{path.name}{end}").chmod(ONLY_OURS)
