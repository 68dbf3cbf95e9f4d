"""A server with another page than its own: `python -m tests.server.other_page PORT DATA PAGE`."""

import sys
from pathlib import Path

from reverie.server import Config, run

if __name__ == "__main__":
    port, data, page = sys.argv[1:]
    place = ("127.0.0.1", int(port), Path(data))
    run(Config(*place, page=Path(page), sockets_per_address=1000, light_bots=True))
