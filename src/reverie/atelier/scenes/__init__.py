"""The scenes of the first deck, a file for each theme."""
