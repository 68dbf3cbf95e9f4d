"""Telling other nodes of something, quickly and perhaps in vain.

A relay may lose anything, deliver it late, twice or in another order: whoever needs to be sure asks
the log. It makes things quick, and nothing right. One suite, tests/relay, runs on every kind.
"""

from reverie.relay.interface import Hear, Relay
from reverie.relay.local import Hub, LocalRelay

__all__ = ["Hear", "Hub", "LocalRelay", "Relay"]
