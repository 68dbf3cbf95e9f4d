"""Bots show now and then what they think of a turn."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from reverie.game import Clue, ClueKind, Phase, Turn, rules_of
from reverie.game.scoring import score
from reverie.server.config import Config
from reverie.table import Settings
from reverie.table.moves import AddBot, Begin
from reverie.table.reactions import Reacted, Reaction, bots_reaction
from tests.server.running import QUICK, play_to_the_end, play_until, running_server

CARDS = ("a", "b", "c", "d")


def turn(votes: tuple[tuple[int, ...], ...], points: tuple[int, ...]) -> Turn:
    """A turn in which seat 0 tells, and its card lies on the first slot."""
    played = tuple((card,) for card in CARDS)
    due = score(rules_of(len(CARDS)), 0, played, CARDS, votes)
    return Turn(0, Clue(ClueKind.TEXT, "dawn"), played, CARDS, votes, points, points, None, due)


@pytest.mark.parametrize(
    ("votes", "points", "seat", "shown"),
    [
        (((), (1, 1), (1, 2), (2, 3)), (3, 6, 3, 0), 1, {Reaction.CLAP, Reaction.HEART}),
        (((), (1, 1), (1, 2), (2, 3)), (3, 6, 3, 0), 3, {Reaction.WOW, Reaction.HMM}),
        (((), (1, 1), (1, 1), (1, 1)), (0, 4, 4, 4), 2, {Reaction.LAUGH}),
        (((), (3, 3), (2, 4), (2, 3)), (0, 3, 2, 3), 2, {Reaction.HMM}),
        (((), (3, 3), (2, 4), (2, 3)), (0, 3, 2, 3), 0, {Reaction.CRY}),
    ],
)
def test_a_reaction_goes_with_what_happened(
    votes: tuple[tuple[int, ...], ...], points: tuple[int, ...], seat: int, shown: set[Reaction]
) -> None:
    """Whoever found the card is glad of it; mostly a bot shows nothing."""
    seen = [bots_reaction(turn(votes, points), seat, Random(n)) for n in range(300)]
    assert set(seen) == {None, *shown}
    assert 0.6 < seen.count(None) / len(seen) < 0.8


@pytest.mark.parametrize("wanted", [True, False])
async def test_bots_react_unless_the_host_switched_it_off(*, wanted: bool, tmp_path: Path) -> None:
    """A reaction of a bot names its seat."""
    pace = msgspec.structs.replace(QUICK, points=0.0, reaction=(0.0, 0.0))
    config = Config(messages_per_second=10_000, pace=pace, sockets_per_address=100)
    async with running_server(tmp_path / "db", config) as server:
        code = await server.open_table(Settings(goal=30, reactions=wanted))
        (ada,) = await server.sit_down(code, 1)
        for _ in range(4):
            await ada.move(AddBot())
        await ada.move(Begin())
        await play_to_the_end([ada])
        frames = [frame for frame in ada.frames if b'"type":"reaction"' in frame]
    seats = {msgspec.json.decode(frame, type=Reacted).seat for frame in frames}
    assert seats <= {1, 2, 3, 4}
    assert bool(seats) is wanted


async def test_a_bot_that_sits_down_later_keeps_quiet_about_what_it_did_not_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes a seat in the middle of a turn shows nothing about the turns before."""
    monkeypatch.setattr("reverie.table.reactions.SELDOM", 1.0)
    pace = msgspec.structs.replace(QUICK, points=0.0, reaction=(0.0, 0.0))
    async with running_server(
        tmp_path / "db", Config(messages_per_second=10_000, pace=pace)
    ) as server:
        code = await server.open_table(Settings(goal=100))
        people = await server.begin(code, 4)
        await play_until(people, Phase.TELLING, but=people)
        await play_until(people, Phase.CHOOSING, but=people)
        await people[3].send_raw('{"id":"bye","move":{"move":"leave"}}')
        await people[0].until(lambda view: view.table.chairs[3].holder == "bot")
        await asyncio.sleep(0.1)
        assert not [frame for frame in people[0].frames if b'"type":"reaction"' in frame]
