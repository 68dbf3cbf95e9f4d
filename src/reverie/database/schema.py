"""What is in the database, and how one of an earlier version becomes one of this.

The log. `heads` holds the last number of each table; whoever is not in it is no table. An entry
belongs to a head by its id, so a table that has expired and one that has its code again are two.
`batch` is the id of the append that wrote it, by which that is found when its outcome is in doubt.
`expired` holds the heads of tables that were cut off and whose entries are being deleted.

The nodes. A node lives `until` a moment, a table's `attendance` is what each node says of its own
people there, and a lease is good while its node lives. All of it is worth seconds, so it is not
logged: it costs no flush, waits for no standby, and is empty after a crash or a failover.

Own packs, with their pictures; one that was removed stays for a while without an `about`, so that
all nodes hear of it. `permits` is how much an address may still make in this hour; instead of the
address it has a hash of it.

Albums. One that was deleted or has expired stays without a body, so that nobody keeps it once more.

A step that older programs can't live with sets `oldest` to its own number; those then refuse to
start, and whoever updates stops all nodes first. All others may be made under running nodes.
"""

from typing import Any

import asyncpg

from reverie.database.database import Database
from reverie.database.errors import NotDoneError

VERSION = 2
LOCK = 0x7265_7665_7269_65
"""of all that prepare a database, one at a time"""
SECONDS_TO_PREPARE = 60

ABOUT = """
CREATE TABLE IF NOT EXISTS about (
    version int NOT NULL,
    oldest int NOT NULL,
    cluster text NOT NULL DEFAULT gen_random_uuid()
)
"""
FIRST = """
CREATE TABLE heads (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tab text NOT NULL UNIQUE,
    seq int NOT NULL,
    at float8 NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE entries (
    head bigint NOT NULL,
    seq int NOT NULL,
    batch bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (head, seq)
);
CREATE TABLE snapshots (head bigint PRIMARY KEY, seq int NOT NULL, body bytea NOT NULL);
CREATE TABLE expired (head bigint PRIMARY KEY);

CREATE UNLOGGED TABLE nodes (node text PRIMARY KEY, until float8 NOT NULL);
CREATE UNLOGGED TABLE attendance (
    tab text NOT NULL,
    node text NOT NULL,
    body bytea,
    version bigint NOT NULL,
    at float8 NOT NULL,
    PRIMARY KEY (tab, node)
);
CREATE INDEX attendance_at ON attendance (at);
CREATE UNLOGGED TABLE leases (tab text PRIMARY KEY, node text NOT NULL);

CREATE TABLE own_packs (
    pack text PRIMARY KEY,
    about bytea,
    version bigint NOT NULL,
    at float8 NOT NULL
);
CREATE INDEX own_packs_at ON own_packs (at);
CREATE TABLE own_cards (
    pack text NOT NULL,
    card text NOT NULL,
    place bigint GENERATED ALWAYS AS IDENTITY,
    about bytea NOT NULL,
    large bytea NOT NULL,
    small bytea NOT NULL,
    PRIMARY KEY (pack, card)
);
ALTER TABLE own_cards ALTER large SET STORAGE EXTERNAL, ALTER small SET STORAGE EXTERNAL;
CREATE UNLOGGED TABLE permits (
    name bytea PRIMARY KEY,
    left_over float8 NOT NULL,
    at float8 NOT NULL
);
"""
WITH_ALBUMS = """
CREATE TABLE albums (album text PRIMARY KEY, at float8 NOT NULL, body bytea);
CREATE INDEX albums_at ON albums (at) WHERE body IS NOT NULL;
"""
STEPS = (FIRST, WITH_ALBUMS)
"""what each version lacks of the next"""


async def prepare(database: Database) -> None:
    """Bring a database to this version, once, whoever comes first; raises DatabaseError."""
    await database.do(_prepare, SECONDS_TO_PREPARE)


async def _prepare(connection: "asyncpg.Connection[Any]") -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        about = await connection.fetchval("SELECT to_regclass('about')")
        row = await connection.fetchrow("SELECT version, oldest FROM about") if about else None
        version = row["version"] if row else 0
        if row and row["oldest"] > VERSION:
            raise NotDoneError(f"the database is of a newer version, {version}")
        if version < VERSION:
            await connection.execute(ABOUT)
            for step in STEPS[version:]:
                await connection.execute(step)
            if row is None:
                await connection.execute("INSERT INTO about VALUES (0, 1)")
            await connection.execute("UPDATE about SET version = $1", VERSION)
