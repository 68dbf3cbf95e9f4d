"""Short words for tests of albums: games that have ended, and who had chosen what in them."""

from datetime import date

from reverie.album import Album, By, album_of
from reverie.game import End, EndKind, Game, Variant
from reverie.table.state import ByWhom, Chooser, Choosers, Ended, Player, Table
from tests.tables.at import playing, turn_played
from tests.tabletop import deal

DAY = date(2026, 11, 20)
PLAYERS = {
    Variant.ODYSSEY: 4,
    Variant.ODYSSEY_2011: 7,
    Variant.CLASSIC: 3,
    Variant.PARTY: 6,
    Variant.PAIRS: 6,
}


def start(variant: Variant = Variant.ODYSSEY, players: int | None = None) -> Game:
    """A game that goes on until a test has had enough of it."""
    return deal(
        PLAYERS[variant] if players is None else players,
        variant=variant,
        end=End(EndKind.TELLINGS, 5),
    )


def ended(game: Game, *bys: ByWhom, others: tuple[Chooser, ...] = ()) -> Ended:
    """This game as one that has ended, of N1, N2, … unless a turn says otherwise."""
    names = [f"N{seat + 1}" for seat in range(game.players)]
    own = tuple(Chooser(seat, f"p{seat + 1}", name, bot=False) for seat, name in enumerate(names))
    turns = tuple(
        ByWhom(
            turn.storyteller,
            tuple(seat if cards else None for seat, cards in enumerate(turn.played)),
            tuple(seat if slots else None for seat, slots in enumerate(turn.votes)),
        )
        for turn in game.turns
    )
    choosers = Choosers(
        (*own, *others), turns=(*bys, *turns[len(bys) :]), at_end=tuple(range(game.players))
    )
    return Ended(1, game, tuple(Player(one.person, one.name) for one in own), choosers)


def bound(game: Game, *bys: ByWhom, others: tuple[Chooser, ...] = ()) -> Album:
    """The album of such a game."""
    return album_of("BCDFG", DAY, ended(game, *bys, others=others))


def over(table: Table) -> Ended:
    """The game of a table as it ends, if all play on at random."""
    while table.playing:
        table = turn_played(table)
    assert table.ended is not None
    return table.ended


def named(album: Album, by: By | None) -> str | None:
    """Whose choice it was."""
    if by is None:
        return None
    somebody = album.cover.people[by.who]
    return f"{somebody.name or somebody.colour}{' (stand-in)' * by.stand_in}"


__all__ = ["DAY", "PLAYERS", "bound", "ended", "named", "over", "playing", "start"]
