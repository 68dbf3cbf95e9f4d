"""Everything that can be set about a server. docs/hosting.md explains each."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from reverie.table import Pace

STRANGERS_PER_SOCKET = 3
"""connections of an address for each socket that it may have: a browser opens up to six at once"""
REQUESTS_PER_SOCKET = 2
"""that an address may make in a second for each socket that it may have; twelve phones that load
the page and its pictures make a thousand at once, and then few"""
PAGE = Path(__file__).parent / "page"


class Config(Struct, frozen=True):
    """How a server runs. What has a description is an option of `reverie serve`."""

    host: Annotated[str, Meta(description="the address to listen at")] = "0.0.0.0"  # noqa: S104  the family's phones must reach it
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen at")] = 8000
    data: Annotated[Path, Meta(description="the file with all tables")] = Path("reverie.db")
    log: Annotated[
        str, Meta(description="the address of a PostgreSQL with all tables, which nodes share")
    ] = ""
    relay: Annotated[
        str, Meta(description="the address of a NATS by which nodes hear of moves more quickly")
    ] = ""
    packs: Annotated[
        tuple[Path, ...], Meta(description="a folder or zip with a further pack of cards")
    ] = ()
    page: Path = PAGE
    """the folder with the built browser client"""
    names: Annotated[
        tuple[str, ...], Meta(description="a name by which this server is found, and no others are")
    ] = ()
    origins: Annotated[
        tuple[str, ...], Meta(description="another site whose pages may connect")
    ] = ()
    behind_proxy: Annotated[
        bool, Meta(description="take the client's address from X-Forwarded-For")
    ] = False
    light_bots: Annotated[
        bool, Meta(description="let bots understand clues by word lists alone, with less memory")
    ] = False
    keep_days: Annotated[
        float, Meta(gt=0, description="how many days a table is kept after its last move")
    ] = 30
    keep_albums: Annotated[
        int, Meta(ge=0, description="how many days an album is kept; 0 is for good")
    ] = 0
    sockets_per_address: Annotated[
        int, Meta(ge=1, description="how many sockets one address may have open")
    ] = 100
    tables_per_hour: Annotated[
        int, Meta(ge=1, description="how many tables one address may make in an hour")
    ] = 60
    packs_per_hour: Annotated[
        int, Meta(ge=0, description="how many own packs one address may make in an hour")
    ] = 30
    packs_gigabytes: Annotated[
        float, Meta(gt=0, description="how much of the disk all own packs together may take")
    ] = 5
    messages_per_second: Annotated[
        int, Meta(ge=1, description="how many messages one socket may send")
    ] = 20
    megabytes_per_hour: Annotated[
        int, Meta(ge=1, description="how much of the disk one address may fill by moves in an hour")
    ] = 100
    pace: Pace = Pace()

    @property
    def strangers_per_address(self) -> int | None:
        """How many connections without a socket one address may have; a proxy may have any."""
        return None if self.behind_proxy else STRANGERS_PER_SOCKET * self.sockets_per_address

    @property
    def requests_per_second(self) -> int:
        """How many requests, and connections, one address may make for long."""
        return REQUESTS_PER_SOCKET * self.sockets_per_address

    @property
    def own_packs(self) -> Path:
        """The folder with people's own packs, beside the file with all tables."""
        return self.data.with_name(f"{self.data.stem}-packs")

    @property
    def albums(self) -> Path:
        """The file with all albums, beside the file with all tables."""
        return self.data.with_name(f"{self.data.stem}-albums.db")

    @property
    def miniatures(self) -> Path:
        """The folder with small pictures of packs that came without."""
        return self.data.with_name(f"{self.data.stem}-small")


LARGEST_MESSAGE = 16 * 1024
"""bytes; far more than the longest clue anyone tells"""
