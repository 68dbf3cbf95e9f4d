"""HTTP and WebSocket: the way in and out of the house."""

from reverie.server.config import Config
from reverie.server.run import run

__all__ = ["Config", "run"]
