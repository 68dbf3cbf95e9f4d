"""Addresses as limits count them: the household somebody is in, and the networks around it.

A household is what one router stands for. Of IPv6 it has 2⁶⁴ addresses, and whoever rents a server
may have 2⁸⁰ of them; so a household's neighbours share a limit too, which is so much higher that
they notice nothing of each other, and which can't be passed by moving on to the next address.
"""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

BITS_OF_HOUSEHOLD = 64
NEIGHBOURS = {4: {24: 16}, 6: {56: 4, 48: 16}}
"""the networks that share a limit, by their bits, and how many households' worth they have"""


_WITH_PORT = re.compile(r"([\d.]+|\[.+\]):\d+")


class Network(NamedTuple):
    """A household, or a network around it, and how many households' worth of a limit it has."""

    name: str
    households: int


@lru_cache(1_000)
def household(address: str) -> str:
    """The address by which a household is known: of IPv6 it has 2⁶⁴, which are one to us.

    Some proxies report it with the port, which is another for each connection.
    """
    found = _WITH_PORT.fullmatch(address)
    alone = (found[1] if found else address).strip("[]")
    known = _known(alone)
    if known is None:
        return alone
    return _around(known, BITS_OF_HOUSEHOLD) if isinstance(known, IPv6Address) else str(known)


@lru_cache(1_000)
def networks(home: str) -> tuple[Network, ...]:
    """A household and the networks around it, the narrowest first."""
    itself = Network(home, 1)
    known = _known(home.partition("/")[0])
    if known is None:
        return (itself,)
    neighbours = NEIGHBOURS[known.version].items()
    return (itself, *(Network(_around(known, bits), many) for bits, many in neighbours))


def _around(address: IPv4Address | IPv6Address, bits: int) -> str:
    return str(ip_network(f"{address}/{bits}", strict=False))


def _known(address: str) -> IPv4Address | IPv6Address | None:
    """An address of the internet; None for one of a home network, or what is no address at all."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    if isinstance(known, IPv6Address) and known.ipv4_mapped:
        known = known.ipv4_mapped
    return known if known.is_global else None
