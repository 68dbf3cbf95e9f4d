"""What a worker of the darkroom is given, and what it makes."""

from reverie.cards.limits import KB, MB

LARGEST_FILE = 25 * MB
MOST_PIXELS = 60_000_000
LONGEST_SIDE = 16_000
SMALLEST_CARD = (200, 300)
"""what is left of a picture when it has been cut to a card's shape"""

CARD = (640, 960)
LARGEST_CARD = 90 * KB
SMALL_CARD = (320, 480)
LARGEST_SMALL_CARD = 14 * KB
PRINTED_CARD = (960, 1440)
"""at most; some 390 dots an inch"""

SECONDS_OF_WORK = 10
"""of the processor"""
SECONDS_OF_WAITING = 30
"""on the clock: a busy machine takes longer"""
MEMORY = 1_024 * 1_024 * 1_024
LARGEST_ANSWER = 3 * MB
"""bytes; a card to be printed is the largest thing that comes back"""
