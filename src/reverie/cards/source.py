"""Where the files of a pack come from, be it a folder or a zip."""

from typing import Protocol

MANIFEST = "pack.json"


class TooLargeError(Exception):
    """A file is larger than whoever asked for it wants to read."""


class Source(Protocol):
    """The files of one pack, which may be a stranger's."""

    name: str
    """what to call the pack as long as its manifest has not been read"""

    def read(self, file: str, most: int) -> bytes | None:
        """A file of at most so many bytes, or `TooLargeError`; None if there is no such file."""
