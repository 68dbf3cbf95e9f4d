"""`make cluster`: three nodes, a primary with a synchronous standby and NATS, on this machine.

`python -m tests.kit.cluster` says where to play, and the numbers of all processes: kill what you
like. Nothing is kept when it is stopped.
"""

import asyncio
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from reverie.server.network import network_address
from reverie.server.welcome import Terminal, welcome
from reverie.words import ENGLISH, words_in
from tests.kit.front import Front
from tests.kit.nats import nats
from tests.kit.ports import free_port
from tests.kit.postgres import pair, room

NODES = 3
PORT = 8000


async def main() -> None:
    """Start all of it, and stop it when told to."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(room())
        primary, standby = stack.enter_context(pair(fsync="on"))
        relay = stack.enter_context(nats())
        hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
        log = f"postgresql://postgres@{hosts}/postgres"
        nodes = [
            await start_node(stack, folder / f"node{number}.db", log, relay.url)
            for number in range(NODES)
        ]
        front = Front([port for port, _ in nodes])
        stack.push_async_callback(front.close)
        port = await front.start("0.0.0.0", PORT)  # noqa: S104  the family's phones must reach it
        terminal = Terminal(words_in(ENGLISH), blocks=True, colours=sys.stdout.isatty())
        sys.stdout.write(f"{welcome(terminal, port, PORT, network_address())}\n")
        sys.stdout.write(f"nodes {[pid for _, pid in nodes]}, PostgreSQL {primary.pid}, ")
        sys.stdout.write(f"its standby {standby.pid}\n")
        sys.stdout.flush()
        await stopped.wait()


async def start_node(stack: AsyncExitStack, data: Path, log: str, relay: str) -> tuple[int, int]:
    """A node, until the stack is left: its port and its process."""
    port = free_port()
    options = ("--host", "127.0.0.1", "--port", str(port), "--data", str(data), "--log", log)
    node = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "reverie", "serve", *options, "--relay", relay,
        "--sockets-per-address", "1000", start_new_session=True,
    )  # fmt: skip
    stack.push_async_callback(_stop, node)
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            assert node.returncode is None, "a node has not started"
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return port, node.pid


async def _stop(node: asyncio.subprocess.Process) -> None:
    if node.returncode is None:
        node.terminate()
    await node.wait()


if __name__ == "__main__":
    asyncio.run(main())
