"""Rooms: a storm in a cup, a sky in a cage, a tide in the attic, and an eye at the window."""
