"""Bots at a table, with the sketches to play with."""

from random import Random

from reverie.bots import PERSONALITIES, Bot, Lexical, bots_move, sights_of
from reverie.cards import sketches
from reverie.game import Colour, Game, Phase, StartGame, Variant, play, turns_of, view, waiting_for

PACK = sketches()
SIGHTS = sights_of([PACK])
ENGINE = Lexical()


def bots(count: int, language: str = "en") -> list[Bot]:
    return [Bot(each, ENGINE, SIGHTS, language) for each in PERSONALITIES[:count]]


def deal(players: int, seed: int, variant: Variant = Variant.ODYSSEY) -> Game:
    start = StartGame(
        tuple(Colour)[:players], PACK.card_ids, bots=tuple(range(players)), variant=variant
    )
    return play(Game(), start, Random(seed))[0]


def moved(game: Game, players: list[Bot], seed: int) -> Game:
    """The game after one more move of whoever is waited for."""
    seat = waiting_for(game)[0]
    move = bots_move(players[seat], view(game, seat), turns_of(game), f"{seed}/{seat}")
    assert move is not None
    return play(game, move, Random(seed))[0]


def positions(
    players: int, language: str = "en", turns: int = 2, variant: Variant = Variant.ODYSSEY
) -> list[Game]:
    """A game between bots, move by move."""
    people = bots(players, language)
    games = [deal(players, 1, variant)]
    while games[-1].phase is not Phase.OVER and len(games[-1].turns) < turns:
        games.append(moved(games[-1], people, seed=len(games)))
    return games
