"""Every test states a fact and leaves nothing open; `pytest --rule R8` runs those of one rule."""

import gc
import os
import re
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import HealthCheck, settings

LONG = "tests/browser/"
"""what takes some workers long, while others go on with what is short"""
WAITING = ("tests/server/", "tests/cluster/", "tests/nodes/", "tests/log/")
"""what waits more than it works, and comes early, while there is much work beside it"""

TESTS = count(1)

settings.register_profile(
    "reverie", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("reverie")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests whose docstring names this rule")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores, for many tests wait for a server, a browser or a clock."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    silent = [item.nodeid for item in items if not fact(item)]
    if silent:
        raise pytest.UsageError(f"a test's docstring states its fact; missing: {silent}")
    rule = config.getoption("--rule")
    if rule:
        named = re.compile(rf"\b{rule}\b")
        items[:] = [item for item in items if named.search(fact(item))]
    items[:] = mixed(items)


def mixed(items: list[pytest.Item]) -> list[pytest.Item]:
    """Some short ones after each long one; the last quarter of the short ones ends the run.

    So both cores have work from beginning to end, and no worker is left alone with a long test.
    """
    long = [item for item in items if item.nodeid.startswith(LONG)]
    short = [item for item in items if not item.nodeid.startswith(LONG)]
    short.sort(key=lambda item: not item.nodeid.startswith(WAITING))
    if not long:
        return short
    each = 3 * len(short) // (4 * len(long))
    order: list[pytest.Item] = []
    for at, item in enumerate(long):
        order += [item, *short[at * each : (at + 1) * each]]
    return order + short[len(long) * each :]


def pytest_collection_finish() -> None:
    """What is there before the first test is left out of the search below, which makes it cheap."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    """What a test has forgotten to close is noticed now, and not during some innocent later test.

    Python warns of it when the garbage is collected, and a warning is an error here. What outlives
    its test belongs to the session, and is looked through once in a while only.
    """
    yield
    if next(TESTS) % 100 == 0:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


def fact(item: pytest.Item) -> str:
    function = getattr(item, "obj", None)
    return getattr(function, "__doc__", None) or ""
