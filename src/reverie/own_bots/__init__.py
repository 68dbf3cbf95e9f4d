"""Bots that people write themselves: asked in plain JSON, at a table of a server or in a trial.

docs/own-bots.md tells how to write one.
"""

from reverie.own_bots.bot import OwnBot, source_of
from reverie.own_bots.join import join_table, table_of
from reverie.own_bots.trial import trial

__all__ = ["OwnBot", "join_table", "source_of", "table_of", "trial"]
