"""A bare aiohttp server that sends a frame of a fixed size to everyone in a room. No game, no log.

python -m benchmarks.bare_server PORT BYTES
"""

import asyncio
import sys
from collections import defaultdict

import uvloop
from aiohttp import WSMsgType, web

rooms: defaultdict[str, set[web.WebSocketResponse]] = defaultdict(set)


async def socket(request: web.Request) -> web.WebSocketResponse:
    """Each message that comes in goes out to the whole room as one frame each."""
    answer = web.WebSocketResponse(compress=False)
    await answer.prepare(request)
    room = rooms[request.match_info["code"]]
    room.add(answer)
    frame = b"x" * int(sys.argv[2])
    async for message in answer:
        if message.type is WSMsgType.TEXT:
            for member in room:
                await member.send_frame(frame, WSMsgType.TEXT)
    return answer


async def ready(_: web.Request) -> web.Response:
    """Answer when asked."""
    return web.Response(text="ready")


async def main() -> None:
    """Serve until killed."""
    app = web.Application()
    app.router.add_get("/api/tables/{code}/socket", socket)
    app.router.add_get("/readyz", ready)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", int(sys.argv[1])).start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(main())
