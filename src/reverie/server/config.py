"""Everything that can be set about a server. docs/hosting.md explains each."""

from pathlib import Path

from msgspec import Struct

from reverie.table import Pace

PAGE = Path(__file__).parent / "page"


class Config(Struct, frozen=True):
    """How a server runs. The command line sets it; see `reverie serve --help`."""

    host: str = "0.0.0.0"  # noqa: S104  the family's phones must reach it
    port: int = 8000
    data: Path = Path("reverie.db")
    packs: tuple[Path, ...] = ()
    """folders or zips with further packs of cards"""
    page: Path = PAGE
    """the folder with the built browser client"""
    origins: tuple[str, ...] = ()
    """other sites whose pages may connect"""
    behind_proxy: bool = False
    """trust the last address in X-Forwarded-For"""
    keep_days: float = 30
    """how long a table is kept after its last move"""
    sockets_per_address: int = 100
    tables_per_hour: int = 60
    """from one address"""
    packs_per_hour: int = 30
    """own packs that can be made from one address; 0 means none at all"""
    packs_gigabytes: float = 5
    """what all own packs together may take of the disk"""
    light_bots: bool = False
    """let bots understand clues by word lists alone, which takes less memory"""
    messages_per_second: float = 20
    """from one socket; three seconds' worth may come at once"""
    pace: Pace = Pace()

    @property
    def own_packs(self) -> Path:
        """The folder with people's own packs, beside the file with all tables."""
        return self.data.with_name(f"{self.data.stem}-packs")

    @property
    def miniatures(self) -> Path:
        """The folder with small pictures of packs that came without."""
        return self.data.with_name(f"{self.data.stem}-small")


LARGEST_MESSAGE = 16 * 1024
"""bytes; far more than the longest clue anyone tells"""
