"""How answers over HTTP are made: as JSON, as a problem with a code, or from a file in memory."""

import gzip
import re
from hashlib import sha256

import msgspec
from aiohttp import web
from msgspec import Struct

from reverie.server.http_messages import STATUS, HttpCode, Problem

TEXTS = {
    "css": "text/css; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
}
"""what gzip makes smaller"""
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""A picture from somebody else's pack, opened as a page of its own, can do nothing."""
SECONDS_WHEN_BUSY = 2
"""before one should try again"""
FOR_EVER = "public, max-age=31536000, immutable"
A_WEEK_AT_HOME = "private, max-age=604800, immutable"
"""Nobody on the way may keep it, since it can be deleted."""
ASK_EACH_TIME = "no-cache"

# Any mention of gzip will do, but `gzip;q=0` means: anything else, please.
_TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)


class File(Struct, frozen=True):
    """Something that is served as it is, and gzipped for those who take that."""

    content: bytes
    gzipped: bytes | None
    content_type: str
    caching: str
    tag: str

    @classmethod
    def of(cls, content: bytes, content_type: str, caching: str, *, gzipped: bool) -> "File":
        """A file that is ready to be sent many times."""
        tag = f'W/"{sha256(content).hexdigest()[:20]}"'
        return cls(
            content,
            gzip.compress(content, mtime=0) if gzipped else None,
            content_type,
            caching,
            tag,
        )

    def answer(self, request: web.Request, status: int = 200) -> web.Response:
        """The file, or word that the browser has it already."""
        headers = {"Cache-Control": self.caching, "Content-Type": self.content_type}
        headers["ETag"] = self.tag
        if self.gzipped is not None:
            headers["Vary"] = "Accept-Encoding"
        if status == web.HTTPOk.status_code and self.tag in request.headers.get(
            "If-None-Match", ""
        ):
            return web.Response(status=304, headers=headers)
        if self.gzipped is None or not _TAKES_GZIP.search(
            request.headers.get("Accept-Encoding", "")
        ):
            return web.Response(body=self.content, status=status, headers=headers)
        headers["Content-Encoding"] = "gzip"
        return web.Response(body=self.gzipped, status=status, headers=headers)


def json(value: object, status: int = 200) -> web.Response:
    """A value as it goes over the wire."""
    return document(msgspec.json.encode(value), status)


def problem(code: HttpCode) -> web.Response:
    """Why a request is refused."""
    response = json(Problem(code), STATUS[code])
    if code is HttpCode.TOO_BUSY:
        response.headers["Retry-After"] = str(SECONDS_WHEN_BUSY)
    return response


def document(body: bytes, status: int = 200) -> web.Response:
    """What is JSON already. It is of this moment, so nobody may keep it."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)
