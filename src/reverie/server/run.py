"""Running a server until it is told to stop."""

import asyncio
import errno
import gc
import logging
import signal
import sys
from collections.abc import Callable

import uvloop
from aiohttp import web

from reverie.server.app import Server
from reverie.server.config import Config
from reverie.server.door import Site
from reverie.server.gate import ask_for_descriptors, patience

SECONDS_TO_FINISH = 5
"""for requests that are being answered when the server is told to stop"""
SECONDS_OF_A_THREAD = 0.001
"""that a thinking bot may keep the interpreter while people's moves wait for it"""

logger = logging.getLogger(__name__)


def log_port(port: int) -> None:
    """Say on standard error that the server serves."""
    logger.info("serving", extra={"figures": {"port": port}})


def run(config: Config, opened: Callable[[int], None] = log_port, *, ports: int = 1) -> None:
    """Serve until SIGINT or SIGTERM; clients are told to reconnect.

    Of so many ports, from the configured one on, the first that is free is taken; `opened` is told.
    """
    uvloop.run(_serve(config, opened, ports))


def runner_of(server: Server) -> web.AppRunner:
    """What answers requests. It decompresses no body: none of ours is compressed, and bombs are."""
    return web.AppRunner(
        server.app(),
        access_log=None,
        auto_decompress=False,
        keepalive_timeout=patience(server.config),
        shutdown_timeout=SECONDS_TO_FINISH,
    )


async def _serve(config: Config, opened: Callable[[int], None], ports: int) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    ask_for_descriptors()
    server = Server(config)
    runner = runner_of(server)
    try:
        await runner.setup()
        await _listen(runner, server, ports)
        _collect_rarely()
        sys.setswitchinterval(SECONDS_OF_A_THREAD)
        opened(runner.addresses[0][1])
        await stopped.wait()
        await server.drain()
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, server: Server, ports: int) -> None:
    config = server.config
    last = config.port + ports - 1
    for port in range(config.port, last + 1):
        try:
            await Site(runner, server.gate, config.host, port).start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == last:
                raise
        else:
            return


def _collect_rarely() -> None:
    """Look for cycles less often: tables are trees of frozen values, which have none.

    What has cycles is a socket that was closed, so the oldest are looked through after fewer
    rounds than is usual, lest dead ones pile up.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 5)
