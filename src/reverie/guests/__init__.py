"""Bots that people write themselves: asked in plain JSON, at a table of a server or in a trial.

docs/own-bots.md tells how to write one.
"""

from reverie.guests.mind import Guest, mind_of
from reverie.guests.trial import trial
from reverie.guests.visit import Place, Visitor, place_of, visit

__all__ = ["Guest", "Place", "Visitor", "mind_of", "place_of", "trial", "visit"]
