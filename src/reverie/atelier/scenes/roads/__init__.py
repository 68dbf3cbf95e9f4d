"""Roads and stars: pilgrim chairs, rails to the moon, an hourglass of seasons, a road in a knot."""
