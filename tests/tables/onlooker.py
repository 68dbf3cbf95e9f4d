"""Somebody who looks at a table without a socket."""

import asyncio

import pytest

from reverie.server.messages import view_message
from reverie.table.reactions import Reacted
from reverie.table.view import Shown


class Onlooker:
    """A watcher that remembers what it was shown, and whose moves are all legal."""

    household = "home"
    dismissed = False
    removed = False

    def __init__(self) -> None:
        self.done = asyncio.Event()
        """is set when a move is made"""
        self.seen: list[bytes] = []

    def acknowledge(self, key: str) -> None:
        assert key
        self.done.set()

    def show(self, shown: Shown) -> None:
        self.seen.append(view_message(shown, ()))

    def flash(self, reacted: Reacted) -> None:
        pass

    def refuse(self, key: str, code: str) -> None:
        pytest.fail(f"{key}: {code}")

    def slow_down(self, key: str) -> None:
        pytest.fail(f"{key} came too fast")

    def fail(self, key: str, error: Exception) -> None:
        pytest.fail(f"{key}: {error}")

    def dismiss(self, *, removed: bool) -> None:
        self.dismissed, self.removed = True, removed
