"""A server that is set as no option can: `python -m tests.server.launch CONFIG`, in JSON."""

import sys

import msgspec

from reverie.server import Config, run

if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1], type=Config, dec_hook=lambda kind, value: kind(value)))
