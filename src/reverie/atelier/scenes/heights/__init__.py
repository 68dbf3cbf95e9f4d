"""Heights: what hangs, climbs, floats and is laid over the world from above."""
