"""What the page has in its head for an address: what chats show of a link, and a first picture.

A chat shows a title, a sentence and a picture, which are written into the page that it asks for.

The words come with the page, in all its languages; a robot that names none gets English. Only the
name of whoever invites to a table is not the same for everybody: docs/security.md says when it is
said, and why that tells nobody more than the table itself would.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec
from aiohttp import web
from msgspec import Struct

from reverie.server.answers import ASK_EACH_TIME, TEXTS, File
from reverie.server.screens import screen_at
from reverie.words import ENGLISH

WORDS = "previews.json"
PAGE = "index.html"
BARE = '<html lang="en">', "<title>Reverie</title>"
"""what a preview takes the place of"""
PICTURE = "/preview.jpg"
PICTURE_SIZE = 1200, 630
REGIONS = {"da": "da_DK", "el": "el_GR", "en": "en_GB", "fr": "fr_FR", "ja": "ja_JP"}
"""of languages that chats know by a country alone"""
FOR_OTHERS = frozenset({"table", "screen"})
"""screens whose addresses are between friends, and in no search"""
WITH_PAINTING = frozenset({"home", "table"})
"""screens that begin with a painting: the first page, and the one to join a table on"""
KEPT = 200

_HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[\da-fA-F:.]{2,45}\](:\d{1,5})?", re.ASCII)

Inviter = Callable[[web.Request, str], str | None]
"""who invites to the table with this code, if that may be said to whoever asks"""


class Lines(Struct, frozen=True):
    """What is said of a link."""

    title: str
    about: str


class Words(Struct, frozen=True):
    """What is said of all links, in one language."""

    home: Lines
    how: Lines
    gallery: Lines
    table: Lines
    host: Lines
    """of a table whose host is known, with `{name}`"""
    picture: str


class Wanted(NamedTuple):
    """What a page depends on."""

    screen: str
    language: str
    origin: str | None
    """ours, as whoever asks knows it"""
    name: str | None
    """of whoever invites, if that is said"""
    painting: str | None
    """the address of the picture that is seen first, which is fetched before any script asks"""


class Previews:
    """The page as it is sent: with a preview of what is at an address."""

    def __init__(self, folder: Path, inviter: Inviter, painting: Callable[[], str]) -> None:
        self._page = (folder / PAGE).read_text("utf-8")
        self._words = msgspec.json.decode((folder / WORDS).read_bytes(), type=dict[str, Words])
        self._inviter = inviter
        self._painting = painting
        self._file = lru_cache(KEPT)(self._written)

    def page(self, request: web.Request, origin: str | None) -> File:
        """The page for this request; the origin is ours, as whoever asks knows it."""
        language = language_asked(request.headers.get("Accept-Language", ""), self._words)
        screen, code = screen_at(request.path)
        name = self._inviter(request, code) if screen == "table" else None
        painting = self._painting() if screen in WITH_PAINTING else None
        return self._file(Wanted(screen, language, origin, name, painting))

    def _written(self, wanted: "Wanted") -> File:
        language = wanted.language
        head = "\n    ".join(_tags(wanted, self._words[language]))
        page = self._page.replace(BARE[0], f'<html lang="{escape(language)}">', 1)
        page = page.replace(BARE[1], head, 1)
        return File.of(page.encode(), TEXTS["html"], ASK_EACH_TIME, gzipped=True)


def _lines(wanted: Wanted, words: Words) -> Lines:
    match wanted.screen:
        case "table" if wanted.name is not None:
            return Lines(words.host.title.replace("{name}", wanted.name), words.host.about)
        case "table":
            return words.table
        case "how":
            return words.how
        case "gallery" | "deck" | "new-pack":
            return words.gallery
        case _:
            return words.home


def _tags(wanted: Wanted, words: Words) -> Iterable[str]:
    lines, language = _lines(wanted, words), wanted.language
    yield f"<title>{escape(lines.title)}</title>"
    yield _named("description", lines.about)
    if wanted.painting is not None:
        address = escape(wanted.painting)
        yield f'<link rel="preload" as="image" href="{address}" fetchpriority="high" />'
    if wanted.screen in FOR_OTHERS:
        yield _named("robots", "noindex")
    yield _property("og:site_name", "Reverie")
    yield _property("og:type", "website")
    yield _property("og:locale", REGIONS.get(language, language.replace("-", "_")))
    yield _property("og:title", lines.title)
    yield _property("og:description", lines.about)
    if wanted.origin is not None:
        width, height = PICTURE_SIZE
        yield _property("og:image", f"{wanted.origin}{PICTURE}")
        yield _property("og:image:type", "image/jpeg")
        yield _property("og:image:width", str(width))
        yield _property("og:image:height", str(height))
        yield _property("og:image:alt", words.picture)
        yield _named("twitter:card", "summary_large_image")


def _named(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{escape(content)}" />'


def _property(name: str, content: str) -> str:
    return f'<meta property="{name}" content="{escape(content)}" />'


def language_asked(header: str, known: Mapping[str, object]) -> str:
    """The language that a browser would rather read than any other we have, or English."""
    wishes = [_wish(part) for part in header.split(",")]
    for _, tag in sorted(wishes, key=lambda wish: -wish[0]):
        tongue = tag.partition("-")[0]
        kin = [has for has in known if has.lower().partition("-")[0] == tongue]
        exact = [has for has in kin if has.lower() == tag]
        if kin and tongue:
            return (exact or kin)[0]
    return ENGLISH


def _wish(part: str) -> tuple[float, str]:
    """How much a language is wished for, and its tag; what is not understood comes last."""
    tag, _, rest = part.partition(";")
    found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", rest)
    return (float(found[1]) if found else float(not rest)), tag.strip().lower()


def origin_of(request: web.Request, *, behind_proxy: bool) -> str | None:
    """Our own address, as whoever asks knows it; None for what could be none.

    Whether a proxy is asked over TLS only the proxy knows, and says in X-Forwarded-Proto.
    """
    if not _HOST.fullmatch(request.host):
        return None
    said = request.headers.get("X-Forwarded-Proto", "") if behind_proxy else ""
    return f"{said if said in ('http', 'https') else request.scheme}://{request.host}"
