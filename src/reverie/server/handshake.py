"""The opening handshake of a WebSocket (RFC 6455, section 4): checked here, answered by aiohttp."""

import asyncio
from base64 import b64decode, b64encode
from hashlib import sha1
from typing import TYPE_CHECKING, NamedTuple, cast

from aiohttp import HttpVersion11, hdrs, web

if TYPE_CHECKING:
    from aiohttp.http_websocket import WebSocketReader

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""of the protocol; the proof that a server understands it is a hash of the key and this"""
BYTES_OF_KEY = 16
VERSION = "13"


class Upgraded(NamedTuple):
    """A connection that is a WebSocket's from now on."""

    answer: web.StreamResponse
    transport: asyncio.Transport
    early: bytes
    """what came right behind the request, before it was answered"""


async def accept(request: web.Request) -> Upgraded:
    """Answer a request for a WebSocket; raise an answer if it is not a proper one."""
    proof = b64encode(sha1(_key(request) + GUID).digest())  # noqa: S324  the standard's
    headers = {
        hdrs.UPGRADE: "websocket",
        hdrs.CONNECTION: "Upgrade",
        hdrs.SEC_WEBSOCKET_ACCEPT: proof.decode(),
    }
    answer = web.StreamResponse(status=101, headers=headers)
    answer.force_close()
    await answer.prepare(request)
    if request.transport is None:
        raise ConnectionResetError
    early = _Early()
    # The way by which aiohttp's own WebSocket gets what comes behind a request.
    request.protocol.set_parser(cast("WebSocketReader", early))
    return Upgraded(answer, request.transport, early.data)


def _key(request: web.Request) -> bytes:
    """The key of a request, if it asks for a WebSocket as it should."""
    key = request.headers.get(hdrs.SEC_WEBSOCKET_KEY, "")
    if (
        request.version < HttpVersion11
        or "websocket" not in _tokens(request, hdrs.UPGRADE)
        or "upgrade" not in _tokens(request, hdrs.CONNECTION)
        or not _is_key(key)
    ):
        raise web.HTTPBadRequest
    if request.headers.get(hdrs.SEC_WEBSOCKET_VERSION) != VERSION:
        known = {hdrs.SEC_WEBSOCKET_VERSION: VERSION, hdrs.UPGRADE: "websocket"}
        raise web.HTTPUpgradeRequired(headers=known)
    return key.encode()


def _tokens(request: web.Request, name: str) -> set[str]:
    """The words of a header that is a list, in however many lines."""
    lines = request.headers.getall(name, [])
    return {token.strip().lower() for line in lines for token in line.split(",")}


def _is_key(key: str) -> bool:
    try:
        return len(b64decode(key, validate=True)) == BYTES_OF_KEY
    except ValueError:
        return False


class _Early:
    """Takes the place of a parser of frames for as long as aiohttp has data to hand over."""

    def __init__(self) -> None:
        self.data = b""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Keep it."""
        self.data += data
        return False, b""

    def feed_eof(self) -> None:
        """The connection is lost; whoever has it by now knows already."""
