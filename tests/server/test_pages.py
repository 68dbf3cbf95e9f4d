"""What a browser gets: the page, its files, and the pictures of cards."""

import base64
import gzip
import hashlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from multidict import CIMultiDictProxy
from yarl import URL

from reverie.server import Config
from reverie.server.screens import SCREENS
from reverie.server.security import HEADERS
from tests.server.running import running_server

INDEX = b"<!doctype html><title>Reverie</title>"
SCRIPT = b"console.log('dream');" * 50
FOR_EVER = "public, max-age=31536000, immutable"
EXAMPLES = {"code": "K4JJR", "pack": "sketches"}
WEB = Path(__file__).parents[2] / "web"
LIKE_A_BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


class Browser:
    """Fetches addresses of one server as they are written, and unpacks nothing."""

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session = session
        self._base = base

    async def get(
        self, path: str, method: str = "GET", **headers: str
    ) -> tuple[int, bytes, CIMultiDictProxy[str]]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        url = URL(self._base + path, encoded=True)
        async with self._session.request(method, url, headers=named) as response:
            return response.status, await response.read(), response.headers


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "index-Dx3k.js").write_bytes(SCRIPT)
    (folder / "assets" / "dream-9a.woff2").write_bytes(b"font")
    (folder / "sw.js").write_bytes(b"// worker")
    (folder / "manifest.en.webmanifest").write_bytes(b"{}")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.txt").write_bytes(b"nobody's business")
    return folder


@pytest.fixture
async def browser(page: Path, tmp_path: Path) -> AsyncIterator[Browser]:
    async with (
        running_server(tmp_path / "db", Config(page=page)) as server,
        aiohttp.ClientSession(
            auto_decompress=False, skip_auto_headers=["Accept-Encoding"]
        ) as session,
    ):
        yield Browser(session, server.base)


@pytest.mark.parametrize("path", ["/k4jjr", *(at.format_map(EXAMPLES) for at in SCREENS.values())])
async def test_every_screen_is_the_page(path: str, browser: Browser) -> None:
    """Each address of a screen answers with the page, which the browser asks for each time."""
    status, body, headers = await browser.get(path)
    assert (status, body) == (200, INDEX)
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/K4JJ", "/HELLO", "/tv", "/tv/x", "/gallery/No_Pack", "/gallery/-", "/a/b/c"],
)
async def test_an_unknown_address_is_the_page_with_404(path: str, browser: Browser) -> None:
    """A person who has lost the way gets the page, a program a code; both get 404."""
    status, body, _ = await browser.get(path, **LIKE_A_BROWSER)
    assert (status, body) == (404, INDEX)
    status, body, _ = await browser.get(path)
    assert (status, body) == (404, b'{"code":"no_such_page"}')


async def test_assets_are_kept_for_ever(browser: Browser) -> None:
    """Files whose name holds their hash may be kept, and have the right type."""
    _, body, headers = await browser.get("/assets/index-Dx3k.js")
    assert body == SCRIPT
    assert headers["Cache-Control"] == FOR_EVER
    assert headers["Content-Type"] == "text/javascript; charset=utf-8"
    _, _, headers = await browser.get("/assets/dream-9a.woff2")
    assert headers["Content-Type"] == "font/woff2"


@pytest.mark.parametrize(
    ("path", "content_type"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.en.webmanifest", "application/manifest+json"),
        ("/icon.png", "image/png"),
    ],
)
async def test_what_keeps_its_name_is_asked_for(
    path: str, content_type: str, browser: Browser
) -> None:
    """Service worker, manifest and icons are asked for each time; an unchanged one is a 304."""
    _, _, headers = await browser.get(path)
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Content-Type"] == content_type
    status, body, _ = await browser.get(path, If_None_Match=headers["ETag"])
    assert (status, body) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, br", "gzip"), ("GZIP;q=0.5", "gzip"), ("br, gzip;q=0", None), ("identity", None)],
)
async def test_text_is_gzipped_for_those_who_take_it(
    accepted: str, encoding: str | None, browser: Browser
) -> None:
    """Text goes out gzipped to whoever accepts it, and caches are told of the difference."""
    _, body, headers = await browser.get("/assets/index-Dx3k.js", Accept_Encoding=accepted)
    assert headers.get("Content-Encoding") == encoding
    assert headers["Vary"] == "Accept-Encoding"
    assert (gzip.decompress(body) if encoding else body) == SCRIPT


async def test_head_has_no_body(browser: Browser) -> None:
    """HEAD answers with the headers of GET and nothing else."""
    for path in ("/", "/assets/index-Dx3k.js"):
        status, body, headers = await browser.get(path, "HEAD")
        assert (status, body) == (200, b"")
        assert int(headers["Content-Length"]) > 0


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"]
)
async def test_no_path_leads_out_of_the_page(path: str, browser: Browser) -> None:
    """Only what lies in the page's folder is served, however a path is spelt."""
    status, body, _ = await browser.get(path)
    assert status == 404
    assert b"nobody" not in body


async def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    """Without a built page, the server says which command builds it; its data is there."""
    async with (
        running_server(tmp_path / "db", Config(page=tmp_path / "nowhere")) as server,
        aiohttp.ClientSession() as session,
    ):
        browser = Browser(session, server.base)
        status, body, headers = await browser.get("/", **LIKE_A_BROWSER)
        assert status == 503
        assert b"make play" in body
        assert headers["Content-Type"].startswith("text/plain")
        assert (await browser.get("/api/packs"))[0] == 200


async def test_the_page_runs_no_foreign_script(browser: Browser) -> None:
    """The page may run its own scripts and worker, and none that are written into it."""
    _, _, headers = await browser.get("/")
    policy = headers["Content-Security-Policy"]
    for rule in ("script-src 'self'", "worker-src 'self'", "manifest-src 'self'"):
        assert rule in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_the_page_has_its_colour_before_its_styles_are_there() -> None:
    """The policy allows one style in the page itself: that of an empty page, by night."""
    (style,) = re.findall("<style>(.*)</style>", (WEB / "index.html").read_text())
    night = re.search(r"--night: light-dark\(#\w+, (#\w+)\)", (WEB / "src/app.css").read_text())
    assert night is not None
    assert re.findall(r"background:(#\w+)", style) == [night[1]]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{digest}';" in HEADERS["Content-Security-Policy"]
