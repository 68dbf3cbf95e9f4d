"""`python -m reverie.cards.sketches FOLDER` writes the sketches out as a pack, to be looked at."""

import sys
from pathlib import Path

from reverie.cards.folder import save_pack
from reverie.cards.sketches import sketches

save_pack(sketches(), Path(sys.argv[1]))
