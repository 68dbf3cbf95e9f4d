"""Running a server until it is told to stop."""

import asyncio
import logging
import signal

import uvloop
from aiohttp import web

from reverie.server.app import Server
from reverie.server.config import Config

log = logging.getLogger(__name__)


def run(config: Config) -> None:
    """Serve until SIGINT or SIGTERM; clients are told to reconnect."""
    uvloop.run(_serve(config))


async def _serve(config: Config) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    runner = web.AppRunner(Server(config).app(), access_log=None)
    try:
        await runner.setup()
        await web.TCPSite(runner, config.host, config.port).start()
        log.info("serving", extra={"figures": {"port": runner.addresses[0][1]}})
        await stopped.wait()
    finally:
        await runner.cleanup()
