"""What the nodes of a cluster share. It needs the extra `cluster`, so it is imported late."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from reverie.database import Database, DatabaseError
from reverie.log import LogUnavailableError
from reverie.log.postgres import PostgresLog
from reverie.nodes import Node
from reverie.relay import LocalRelay, Relay
from reverie.relay.nats import NatsRelay
from reverie.server.config import Config
from reverie.server.foundation import Foundation
from reverie.server.logs import name_node
from reverie.server.metrics import Metrics
from reverie.server.permits import Permits
from reverie.server.shared_albums import SharedAlbums
from reverie.server.shared_packs import SharedPacks


@asynccontextmanager
async def shared(config: Config, metrics: Metrics) -> AsyncIterator[Foundation]:
    """Be a node for a while; raises LogUnavailableError if the database can't be used."""
    async with AsyncExitStack() as stack:
        database = Database(config.log)
        stack.push_async_callback(database.close)
        relay: Relay = NatsRelay(config.relay) if config.relay else LocalRelay()
        stack.push_async_callback(relay.close)
        log = await PostgresLog.open(database)
        log.observe = metrics.written
        stack.push_async_callback(log.close)
        # Beats have connections of their own: whoever waits for the log does not hold them up.
        beats = Database(config.log)
        stack.push_async_callback(beats.close)
        try:
            node = await Node.start(beats, relay, metrics.observe)
        except DatabaseError as error:
            raise LogUnavailableError(str(error), "the database") from error
        stack.push_async_callback(node.close)
        name_node(node.name)
        packs = SharedPacks(database, config.own_packs)
        albums = SharedAlbums(database)
        yield Foundation(log, node, albums, packs, Permits(database).take, node.name)
