"""What a browser gets: the page, its files, the pictures of cards, and what a chat shows of it."""

import base64
import gzip
import hashlib
import html
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from multidict import CIMultiDictProxy
from PIL import Image
from yarl import URL

from reverie.game import Colour
from reverie.server import Config
from reverie.server.guesses import WRONG_CODES_PER_MINUTE
from reverie.server.previews import BARE, PICTURE, PICTURE_SIZE, language_asked
from reverie.server.screens import SCREENS
from reverie.server.security import HEADERS
from reverie.table.moves import Lock
from tests.server.running import RunningServer, running_server

INDEX = (
    '<!doctype html><html lang="en"><head><title>Reverie</title></head><body>{name}</body></html>'
)
LINKS = ("home", "how", "gallery", "table", "host")
PREVIEWS: dict[str, dict[str, object]] = {
    tag: {
        **{link: {"title": f"{tag} {link}", "about": f"about {link}, {tag}"} for link in LINKS},
        "host": {"title": f"{tag} {{name}} invites", "about": f"about table, {tag}"},
        "picture": f"cards & moon, {tag}",
    }
    for tag in ("en", "fr", "pt-BR")
}
SCRIPT = b"console.log('dream');" * 50
FOR_EVER = "public, max-age=31536000, immutable"
EXAMPLES = {"code": "K4JJR", "pack": "sketches"}
WEB = Path(__file__).parents[2] / "web"
LIKE_A_BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def is_page(body: bytes) -> bool:
    return body.startswith(b"<!doctype html><html lang=") and body.endswith(b"</html>")


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
    (folder / "index.html").write_text(INDEX)
    (folder / "previews.json").write_text(json.dumps(PREVIEWS))
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
    assert (status, is_page(body)) == (200, True)
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/K4JJ", "/HELLO", "/tv", "/tv/x", "/gallery/No_Pack", "/gallery/-", "/a/b/c"],
)
async def test_an_unknown_address_is_the_page_with_404(path: str, browser: Browser) -> None:
    """A person who has lost the way gets the page, a program a code; both get 404."""
    status, body, _ = await browser.get(path, **LIKE_A_BROWSER)
    assert (status, is_page(body)) == (404, True)
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


# --- what a chat shows of a link -------------------------------------------------------------


@pytest.fixture
async def server(page: Path, tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with running_server(tmp_path / "db", Config(page=page)) as server:
        yield server


async def seen(base: str, path: str, **headers: str) -> dict[str, str]:
    """What a chat reads in the page: by the name of each tag, and the title."""
    async with aiohttp.ClientSession() as session:
        text = (await Browser(session, base).get(path, **headers))[1].decode()
    tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    (title,) = re.findall("<title>(.*)</title>", text)
    (language,) = re.findall('<html lang="(.*?)">', text)
    return {"title": title, "lang": language, **dict(tags)}


@pytest.mark.parametrize(
    ("path", "link"),
    [
        ("/", "home"),
        ("/how", "how"),
        ("/gallery", "gallery"),
        ("/gallery/daydreams", "gallery"),
        ("/gallery/own-aaaaaaaaaaaaaaaaaaaa", "gallery"),
        ("/K4JJR", "table"),
        ("/tv/K4JJR", "home"),
        ("/no/where", "home"),
    ],
)
async def test_a_link_has_a_preview(path: str, link: str, server: RunningServer) -> None:
    """A chat finds a title, a sentence and a picture at the address of every screen."""
    found = await seen(server.base, path, **LIKE_A_BROWSER)
    assert found["title"] == found["og:title"] == f"en {link}"
    assert found["description"] == found["og:description"] == f"about {link}, en"
    assert (found["og:type"], found["og:locale"], found["lang"]) == ("website", "en_GB", "en")
    assert found["og:image"] == f"{server.base}{PICTURE}"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["og:image:alt"] == "cards &amp; moon, en"
    assert found["twitter:card"] == "summary_large_image"
    assert ("robots" in found) == (path in ("/K4JJR", "/tv/K4JJR"))


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "fr"),
        ("de-DE,de;q=0.9,pt;q=0.4,en;q=0.3", "pt-BR"),
        ("en;q=0.1, PT-br;q=0.2", "pt-BR"),
        ("*", "en"),
        ("fr;q=2, en", "en"),
        ("zz, fr;q=high", "fr"),
        (",;q=,-,\t", "en"),
    ],
)
async def test_a_preview_is_in_the_language_that_is_asked_for(asked: str, language: str) -> None:
    """Of the languages we have, the one that is wished for most; English where none is named."""
    assert language_asked(asked, PREVIEWS) == language


async def test_each_language_is_a_page_of_its_own(browser: Browser) -> None:
    """Caches are told that it differs, and what one has in one language is no 304 in another."""
    _, body, headers = await browser.get("/", Accept_Language="fr")
    assert b'<html lang="fr">' in body
    assert b'"fr_FR"' in body
    assert headers["Vary"] == "Accept-Encoding, Accept-Language"
    same = {"If_None_Match": headers["ETag"]}
    assert (await browser.get("/", Accept_Language="fr", **same))[0] == 304
    assert (await browser.get("/", Accept_Language="pt", **same))[0] == 200


@pytest.mark.parametrize("path", ["/", "/K4JJR"])
async def test_the_door_begins_with_a_painting(path: str, browser: Browser) -> None:
    """Its address is in the head of home and of a table, before any script; and it is there."""
    _, body, _ = await browser.get(path)
    (address,) = re.findall(rb'<link rel="preload" as="image" href="([^"]+)"', body)
    status, _, headers = await browser.get(address.decode())
    assert (status, headers["Content-Type"]) == (200, "image/webp")
    assert b"preload" not in (await browser.get("/how"))[1]


async def test_whoever_invites_is_named_and_escaped(server: RunningServer) -> None:
    """A host may be called what they like: it stays text. It may be a word of ours, too."""
    for name in ("Ana", '<b>"O\'Neil" & {name}', "<title>Reverie</title>"):
        code = await server.open_table()
        await (await server.enter(code)).join(name, Colour.BLUE)
        found = await seen(server.base, f"/{code.lower()}")
        escaped = html.escape(name)
        assert found["title"] == found["og:title"] == f"en {escaped} invites"
        assert (await seen(server.base, f"/tv/{code}"))["title"] == "en home"


async def test_a_preview_tells_no_more_than_the_table(server: RunningServer) -> None:
    """A table that is locked, that nobody is at, or that there is not: all are the same."""
    code, empty = await server.open_table(), await server.open_table()
    ana = await server.enter(code)
    await ana.join("Ana", Colour.BLUE)
    assert (await seen(server.base, f"/{code}"))["title"] == "en Ana invites"
    await ana.move(Lock())
    for address in (code, empty, "BCDFG"):
        assert (await seen(server.base, f"/{address}"))["title"] == "en table"


async def test_a_preview_loads_nothing(server: RunningServer) -> None:
    """A robot that knows a code brings no table into memory."""
    code = await server.open_table()
    server.app.hall.close()
    assert (await seen(server.base, f"/{code}"))["title"] == "en table"
    assert not server.app.hall.tables


async def test_previews_are_no_free_guesses(server: RunningServer) -> None:
    """F2: a code that leads to no name is a wrong one; after too many, names are not said."""
    code = await server.open_table()
    await (await server.enter(code)).join("Ana", Colour.BLUE)
    async with aiohttp.ClientSession() as session:
        for _ in range(2 * WRONG_CODES_PER_MINUTE):
            assert (await seen(server.base, f"/{code}"))["title"] == "en Ana invites"
        browser = Browser(session, server.base)
        for _ in range(WRONG_CODES_PER_MINUTE + 10):
            assert (await browser.get("/BCDFG"))[0] == 200
        assert (await browser.get("/api/tables/BCDFH"))[0] == 429
        assert (await seen(server.base, f"/{code}"))["title"] == "en table"


@pytest.mark.parametrize("behind_proxy", [True, False])
async def test_the_picture_has_the_address_that_was_asked(
    behind_proxy: bool,  # noqa: FBT001  a case
    page: Path,
    tmp_path: Path,
) -> None:
    """Chats want whole addresses. A proxy says how it was asked, and nobody else is believed."""
    config = Config(page=page, behind_proxy=behind_proxy)
    secure = "https" if behind_proxy else "http"
    async with running_server(tmp_path / "db", config) as server:
        for host, proto, origin in (
            ("play.example.org", "https", f"{secure}://play.example.org"),
            ("play.example.org:8000", "ftp", "http://play.example.org:8000"),
            ("[fd00::1]:8000", "", "http://[fd00::1]:8000"),
        ):
            found = await seen(server.base, "/", Host=host, X_Forwarded_Proto=proto)
            assert found["og:image"] == f"{origin}{PICTURE}"
        for host in ('"><script>', "a/b?c"):
            assert "og:image" not in await seen(server.base, "/", Host=host)


def test_the_picture_is_one_that_chats_show() -> None:
    """Large, and not heavy; it is the size that the tags say."""
    file = WEB / "public" / PICTURE.removeprefix("/")
    assert file.stat().st_size <= 300_000
    with Image.open(file) as picture:
        assert (picture.format, picture.size) == ("JPEG", PICTURE_SIZE)


def test_the_page_has_what_a_preview_takes_the_place_of() -> None:
    """The server looks for these in the page that is built, each once."""
    index = (WEB / "index.html").read_text()
    assert [index.count(bare) for bare in BARE] == [1, 1]
