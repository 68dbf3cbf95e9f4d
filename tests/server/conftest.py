"""Tests of the server run on the loop that it is made for."""

import asyncio
from collections.abc import Callable

import uvloop


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loop for every test in this folder."""
    return {"uvloop": uvloop.new_event_loop}
