"""How large a pack and its parts may be. What is beyond is refused, not read."""

KB, MB = 1_000, 1_000_000

MOST_CARDS = 1_000
"""in one pack"""
MOST_OWN_CARDS = 300
"""in a pack that somebody makes in the browser"""
LARGEST_MANIFEST = 4 * MB
LARGEST_PICTURE = 5 * MB
"""in a pack; a photo that is made into a card may be larger"""
LARGEST_PACK = 200 * MB
"""all its pictures together"""
MOST_ENTRIES = 2_500
"""in a zip: two pictures a card, and some room for what else lies in a folder"""
LARGEST_DIRECTORY = 1 * MB
"""a zip's list of its entries, before any of them is looked at"""
