"""Binding: an album is made of a game that has ended, or of an album of which some is hidden.

What an album tells of a game comes from `open_game` and `turns_of`, which tell everybody what lies
open, and from who chose what. The game itself is given to these two and looked at nowhere else.
"""

from collections.abc import Collection, Iterable
from datetime import date

from msgspec.structs import replace

from reverie.album.figures import figures_of
from reverie.album.honours import honours_of
from reverie.album.pages import Album, By, Cover, Somebody, Spread
from reverie.album.upshot import upshot_of
from reverie.game import Colour, Turn, open_game, turns_of
from reverie.table.state import ByWhom, Chooser, Choosers, Ended


def album_of(name: str, day: date, ended: Ended) -> Album:
    """The album of a game that has ended on this day, at a table with this name."""
    game, choosers = open_game(ended.game), ended.choosers
    people, by = _people(choosers, game.colours)
    cover = Cover(
        table=name,
        day=day,
        variant=game.variant,
        end=game.end,
        people=people,
        seats=tuple(by[place].who for place in choosers.at_end),
        rabbits=game.rabbits,
        scores=game.scores,
        winners=game.winners,
    )
    turns = zip(turns_of(ended.game), choosers.turns, strict=True)
    return _bound(cover, [_spread(number, *each, by) for number, each in enumerate(turns, start=1)])


def without(album: Album, hidden: Collection[int]) -> Album:
    """The same album in which these turns are not told, nor honours and figures made of them."""
    return _bound(album.cover, [each for each in album.spreads if each.number not in hidden])


def _bound(cover: Cover, spreads: Iterable[Spread]) -> Album:
    told = tuple(spreads)
    return Album(cover, told, honours_of(cover, told), figures_of(cover, told))


def _people(
    choosers: Choosers, colours: tuple[Colour, ...]
) -> tuple[tuple[Somebody, ...], list[By]]:
    """Everybody once, however they chose; and whose choice is meant by each place of a chooser.

    A stand-in is no person of its own.
    """
    themselves = [replace(chooser, stand_in=False) for chooser in choosers.all]
    once = sorted(dict.fromkeys(themselves), key=lambda chooser: chooser.seat)
    people = tuple(_somebody(chooser, colours) for chooser in once)
    by = [
        By(once.index(themselves[place]), chooser.stand_in)
        for place, chooser in enumerate(choosers.all)
    ]
    return people, by


def _somebody(chooser: Chooser, colours: tuple[Colour, ...]) -> Somebody:
    return Somebody(
        seat=chooser.seat,
        colour=colours[chooser.seat],
        name=None if chooser.person is None else chooser.name,
        bot=chooser.bot,
    )


def _spread(number: int, turn: Turn, by_whom: ByWhom, by: list[By]) -> Spread:
    assert by_whom.clue is not None, "a turn that was revealed has a clue"
    return Spread(
        number=number,
        turn=turn,
        upshot=upshot_of(turn),
        clue_by=by[by_whom.clue],
        cards_by=tuple(None if place is None else by[place] for place in by_whom.cards),
        votes_by=tuple(None if place is None else by[place] for place in by_whom.votes),
    )
