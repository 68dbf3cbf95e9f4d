"""`python -m reverie` is the `reverie` command."""

import sys

from reverie.cli import main

sys.exit(main())
