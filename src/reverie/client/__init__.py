"""A client of the protocol for Python programs: bots, tests, and whatever you have in mind.

    async with Client("http://localhost:8000", "K4JJR") as client:
        await client.join("Ada", Colour.PINK)
        view = await client.until(lambda view: view.table.game is not None)
        await client.move(PlayCards(view.table.games, view.table.game.turn, (card,)))

Moves are the structs of `reverie.table.moves`, and `React`.
"""

from reverie.client.client import Client
from reverie.client.errors import ClosedError, RefusedError

__all__ = ["Client", "ClosedError", "RefusedError"]
