"""What all tables of a server share."""

from collections.abc import Callable, Mapping
from random import Random

from msgspec import Struct

from reverie.game import Card
from reverie.log.interface import Log
from reverie.table.change import Change
from reverie.table.choosing import Brain, GetReady
from reverie.table.neighbours import Alone, Neighbours
from reverie.table.pace import Pace
from reverie.table.state import Table


class Services(Struct, frozen=True):
    """Where tables are kept, what is played with, who plays for those who don't."""

    log: Log
    packs: Mapping[str, tuple[Card, ...]]
    brain: Brain
    pace: Pace
    rng: Random
    get_ready: GetReady = lambda _: None
    listeners: tuple[Callable[[Change], None], ...] = ()
    """who wants to know what happens at tables by this node, once everybody there was shown it"""
    loaded: Callable[[Table], None] = lambda _: None
    """who wants to know that a table has come back from the log"""
    neighbours: Neighbours = Alone()
