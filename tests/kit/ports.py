"""Ports for servers that are started again at the same one.

A port that the system gives away by itself may be given to somebody's outgoing connection while the
server is down, so these lie below that range.
"""

import errno
import socket
from pathlib import Path
from random import SystemRandom

LOWEST = 10_000
GIVEN_AWAY_FROM = 32_768
"""where Linux begins, unless it says otherwise"""
RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
CHOICE = SystemRandom()


def free_port() -> int:
    """A port that nobody listens at, and that nobody is given."""
    end = int(RANGE.read_text().split()[0]) if RANGE.exists() else GIVEN_AWAY_FROM
    while True:
        port = CHOICE.randrange(LOWEST, max(end, LOWEST + 1_000))
        with socket.socket() as asked:
            try:
                asked.bind(("127.0.0.1", port))
            except OSError as taken:
                if taken.errno != errno.EADDRINUSE:
                    raise
            else:
                return port
