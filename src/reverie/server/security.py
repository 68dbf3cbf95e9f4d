"""What every answer carries, and whom we answer: headers, origins and addresses."""

from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web, web_response

from reverie.server.addresses import household
from reverie.server.config import Config

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

# Else aiohttp tells its version, and Python's, in every answer, to broken requests too.
web_response.SERVER_SOFTWARE = "reverie"  # type: ignore[attr-defined]  # it has no other way

PAPER = "sha256-Fes04aDyX+2Mvhs9KW3v6kfcXyoKgLd1UP9YrFWWkHg="
"""of the one style in the page itself: the colour of the night, before anything else"""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "font-src 'self'; img-src 'self' data: blob:; object-src 'none'; script-src 'self'; "
        f"style-src 'self' '{PAPER}'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


async def add_headers(_: web.Request, response: web.StreamResponse) -> None:
    """A signal handler: every answer carries the strict headers."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)


def origin_allowed(request: web.Request, config: Config) -> bool:
    """Whether the page that sends this is one of ours; programs send no origin at all."""
    origin = request.headers.get("Origin")
    if origin is None or origin in config.origins:
        return True
    try:
        return urlsplit(origin).netloc == request.host
    except ValueError:
        return False


def host_allowed(request: web.Request, config: Config) -> bool:
    """Whether a request is meant for us, if we know our names.

    Else a page of another site could give its own name our address, and be taken for one of ours.
    A number is no name, and localhost is nobody's but ours.
    """
    if not config.names:
        return True
    try:
        name = urlsplit(f"//{request.host}").hostname or ""
    except ValueError:
        return False
    if name == "localhost" or name in map(str.lower, config.names):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def bearer(request: web.Request) -> str:
    """The secret that a request shows; empty if it shows none."""
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else ""


def address_of(request: web.Request, config: Config) -> str:
    """Where a request comes from, as far as limits are concerned."""
    if config.behind_proxy:
        forwarded = request.headers.getall("X-Forwarded-For", [])
        if forwarded:
            return household(forwarded[-1].rpartition(",")[2].strip())
    return household(request.remote or "")
