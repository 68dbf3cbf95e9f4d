"""Futures that are settled once, whoever comes first."""

import asyncio
from typing import TypeVar

T = TypeVar("T")


def settle(future: "asyncio.Future[T]", outcome: T | Exception) -> None:
    """Give a future its outcome, unless it has one."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
