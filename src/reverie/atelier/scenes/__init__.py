"""The scenes of the first deck: a folder for each theme, a file for each card."""
