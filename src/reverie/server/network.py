"""Where in its network this machine is found, so that "localhost" need not be sent to anybody."""

import ipaddress
import socket

from aiohttp import web

from reverie.server.config import Config

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  what a server that listens everywhere is set to


def network_address() -> str | None:
    """This machine's address in its network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: it only makes the system choose the way it would take.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith(("127.", "0.")) else address


def address_for_others(request: web.Request, config: Config) -> str | None:
    """Where others reach this server; told only to the machine itself."""
    asked_from_here = ipaddress.ip_address(request.remote or "192.0.2.1").is_loopback
    if config.behind_proxy or config.host not in EVERYWHERE or not asked_from_here:
        return None
    address = network_address()
    if address is None or request.transport is None:
        return None
    port = request.transport.get_extra_info("sockname")[1]
    return f"http://{address}:{port}"
