"""D6: what not everybody at the table could see gets into no album."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.album import (
    Album,
    By,
    Cover,
    Figures,
    Honour,
    HonourName,
    Lane,
    Lie,
    Somebody,
    Split,
    Spread,
    Understanding,
    Upshot,
    Verdict,
    album_of,
    without,
)
from reverie.game import Colour, EndKind, Finding, Game, Holder, SeatPassed, Variant, Why
from reverie.table.apply import replay
from reverie.table.events import LineSaid, PersonRenamed
from reverie.table.moves import Join, Leave, TakeOver
from reverie.table.settings import Settings
from reverie.table.state import Ended, Table
from tests.album.at import DAY, PLAYERS, over, playing
from tests.other_world import other_world
from tests.tables.at import after, token, turn_played

FIELDS = {
    Album: {"cover", "spreads", "honours", "figures"},
    Cover: {
        "table",
        "day",
        "variant",
        "end",
        "people",
        "seats",
        "rabbits",
        "scores",
        "winners",
    },
    Somebody: {"seat", "colour", "name", "bot"},
    Spread: {"number", "turn", "upshot", "clue_by", "cards_by", "votes_by"},
    Upshot: {"verdict", "slots", "count"},
    By: {"who", "stand_in"},
    Honour: {"name", "crews", "count"},
    Figures: {"understanding", "split", "lie", "race"},
    Understanding: {"reader", "teller", "understood", "turns"},
    Split: {"number", "votes", "of"},
    Lie: {"number", "slot", "votes", "by"},
    Lane: {"rabbit", "scores"},
}
WORDS = {str(word) for kind in (Variant, EndKind, Colour, Finding, Why) for word in kind}
WORDS |= {str(word) for kind in (Verdict, HonourName) for word in kind}
EVERY_GAME = pytest.mark.parametrize("variant", Variant)


def evening(variant: Variant, seed: int = 0) -> Table:
    """A game in which people leave, come, chat, are stood in for and go by other names."""
    rng = Random(seed)
    ends = Settings(variant=variant, end=EndKind.TELLINGS, tellings=1)
    players = PLAYERS[variant]
    table = after(playing(players, ends), None, Join("Watcher", token("w")))
    watcher, leaver = f"p{players + 1}", f"p{rng.randint(2, players)}"
    for step in rng.sample(range(5), 5):
        if not table.playing:
            break
        match step:
            case 0:
                table = after(table, leaver, Leave())
            case 1:
                table = replay([PersonRenamed("p1", "Ada")], table)
            case 2:
                table = replay([LineSaid("p1", "a secret of the chat")], table)
            case 3:
                bots = [s for s, held in enumerate(table.game.holders) if held is Holder.BOT]
                table = after(table, watcher, TakeOver(bots[0])) if bots else table
            case _:
                seat = rng.randrange(players)
                if table.game.holders[seat] is Holder.PERSON:
                    table = replay([SeatPassed(seat, Holder.STAND_IN)], table)
        table = turn_played(table)
    over(table)
    while table.playing:
        table = turn_played(table)
    return table


def ended(table: Table) -> Ended:
    assert table.ended is not None
    return table.ended


def unseen_dealt_anew(game: Game, rng: Random) -> Game:
    """The same game to everybody, with another deal; and other cards for those that never lay."""
    seen = {card for turn in game.turns for card in turn.board}
    other = other_world(game, None, rng)
    named = {card: card if card in seen else f"never seen {rng.random()}" for card in game.deck}
    return replace(
        other,
        deck=tuple(sorted(named.values())),
        hands=tuple(tuple(named[card] for card in hand) for hand in other.hands),
        draw_pile=tuple(named[card] for card in other.draw_pile),
        draws=tuple(
            replace(draw, cards=tuple(tuple(named[card] for card in row) for row in draw.cards))
            for draw in other.draws
        ),
    )


def strings(value: object) -> Iterator[str]:
    """All that is written in an album, but for the names of its fields."""
    match value:
        case str():
            yield value
        case list():
            for each in value:
                yield from strings(each)
        case dict():
            for each in value.values():
                yield from strings(each)


@EVERY_GAME
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_no_two_worlds_can_be_told_apart(variant: Variant, seed: int) -> None:
    """D6: games that differ only in what was never open become the same album, to the byte."""
    game = ended(evening(variant, seed))
    other = replace(game, game=unseen_dealt_anew(game.game, Random(seed)))
    assert other.game != game.game
    written = msgspec.json.encode(album_of("BCDFG", DAY, game))
    assert msgspec.json.encode(album_of("BCDFG", DAY, other)) == written


@EVERY_GAME
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_every_word_in_it_was_open(variant: Variant, seed: int) -> None:
    """D6: an album holds names, colours, clues and cards that lay on a board, and no other words.

    So there is no public id of a person in it, no hash of a token, nothing of the chat.
    """
    table = evening(variant, seed)
    game = ended(table).game
    allowed = WORDS | {"BCDFG", DAY.isoformat(), "Ada", "Watcher"}
    allowed |= {f"N{number}" for number in range(1, 13)}
    allowed |= {card for turn in game.turns for card in turn.board}
    allowed |= {turn.clue.kind for turn in game.turns} | {turn.clue.text for turn in game.turns}
    written = msgspec.json.encode(album_of("BCDFG", DAY, ended(table)))
    assert set(strings(msgspec.json.decode(written))) <= allowed
    for person in table.people:
        assert person.secret.encode() not in written
        assert f'"{person.id}"'.encode() not in written


@EVERY_GAME
def test_what_happens_at_the_table_later_is_in_no_album(variant: Variant) -> None:
    """D9: an album is of its game alone, whoever comes, goes or chats afterwards."""
    table = evening(variant)
    before = album_of("BCDFG", DAY, ended(table))
    later = replay([LineSaid("p1", "later"), PersonRenamed("p1", "Later")], table)
    later = after(later, None, Join("Another", token("another")))
    assert album_of("BCDFG", DAY, ended(later)) == before


@EVERY_GAME
def test_nothing_is_left_of_a_hidden_turn(variant: Variant) -> None:
    """Of a turn that is hidden no card, clue or vote is in what is told of the album."""
    game = ended(evening(variant))
    turns = len(game.game.turns)
    for number in range(1, turns + 1):
        others = [turn for at, turn in enumerate(game.game.turns, 1) if at != number]
        hidden = without(album_of("BCDFG", DAY, game), {number})
        cards = {card for turn in others for card in turn.board}
        gone = set(game.game.turns[number - 1].board) - cards
        told = set(strings(msgspec.json.decode(msgspec.json.encode(hidden))))
        assert not told & gone
        assert len(hidden.spreads) == turns - 1
        assert hidden.figures.lie is None or hidden.figures.lie.number != number
        assert hidden.figures.split is None or hidden.figures.split.number != number


def test_an_album_has_no_other_fields() -> None:
    """D6: a field added to an album must be thought about here first."""
    assert {kind: set(kind.__struct_fields__) for kind in FIELDS} == FIELDS
