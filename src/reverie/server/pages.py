"""The page, its assets and the pictures of cards.

All are read once, when the server starts, and found by their exact address; no path that somebody
sends ever reaches the disk.
"""

from pathlib import Path

from aiohttp import web

from reverie.cards.pack import PICTURE_KINDS
from reverie.server.answers import (
    ASK_EACH_TIME,
    FOR_EVER,
    PICTURE_POLICY,
    TEXTS,
    File,
    problem,
)
from reverie.server.config import Config
from reverie.server.http_messages import HttpCode
from reverie.server.previews import PAGE, WORDS, Inviter, Previews, origin_of
from reverie.server.screens import shows_something
from reverie.server.shelf import Shelf

TYPES = {
    **PICTURE_KINDS,
    **TEXTS,
    "ico": "image/x-icon",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "woff2": "font/woff2",
}
NOT_BUILT = """\
The server runs, but its page has not been built.

In a copy of the repository, stop the server and run this instead; it builds the page and starts:

    make play
"""


class Pages:
    """Whatever a browser may ask for that isn't data."""

    def __init__(self, config: Config, shelf: Shelf, inviter: Inviter) -> None:
        folder = config.page
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _page_file(path)
            for path in folder.rglob("*")
            if path.is_file()
        }
        built = {f"/{PAGE}", f"/{WORDS}"} <= self._files.keys()  # and not by an older version
        self._files.pop(f"/{PAGE}", None)
        self._previews = Previews(folder, inviter, shelf.picture_of_the_day) if built else None
        self._behind_proxy = config.behind_proxy
        self._shelf = shelf

    def add_to(self, app: web.Application) -> None:
        """Answer for pictures, and for every address that nobody else answers for."""
        app.router.add_get("/cards/{picture}", self.picture)
        app.router.add_get("/{path:.*}", self.page)

    async def picture(self, request: web.Request) -> web.Response:
        """A card's picture, by its content."""
        file = self._shelf.picture(request.match_info["picture"])
        if file is None:
            return problem(HttpCode.NO_SUCH_PAGE)
        response = file.answer(request)
        response.headers["Content-Security-Policy"] = PICTURE_POLICY
        return response

    async def page(self, request: web.Request) -> web.Response:
        """A file of the page, or the page itself, which knows what to show at an address."""
        file = self._files.get(request.path)
        if file is not None:
            return file.answer(request)
        known = shows_something(request.path)
        if not known and "text/html" not in request.headers.get("Accept", ""):
            return problem(HttpCode.NO_SUCH_PAGE)
        if self._previews is None:
            return web.Response(status=503, text=NOT_BUILT, headers={"Cache-Control": "no-store"})
        page = self._previews.page(request, origin_of(request, behind_proxy=self._behind_proxy))
        response = page.answer(request, 200 if known else 404)
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response


def _page_file(path: Path) -> File:
    ending = path.suffix.removeprefix(".")
    # Names in `assets` hold a hash of the content; all others stay the same from build to build.
    caching = FOR_EVER if path.parent.name == "assets" else ASK_EACH_TIME
    content_type = TYPES.get(ending, "application/octet-stream")
    return File.of(path.read_bytes(), content_type, caching, gzipped=ending in TEXTS)
