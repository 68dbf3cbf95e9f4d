"""Which game a table plays: what the host sets, and whether it is for as many as sit there."""

import asyncio
import json

import msgspec
import pytest
from msgspec.structs import astuple, replace

from reverie.game import Code, End, EndKind, Range, Variant, may_play
from reverie.table import Pace, Settings
from reverie.table.apply import replay
from reverie.table.beginning import obstacle
from reverie.table.events import OwnEvent, TableOpened
from reverie.table.moves import AddBot, Begin, BeReady, ChangeSettings, RemoveBot
from reverie.table.seen import SeenTable, Times, seen_table
from reverie.table.settings import end_to_play
from reverie.table.state import Table
from tests.kit import virtual_time
from tests.tables.at import PACKS, after, answer, opened, playing, refused, seated, turn_played
from tests.tables.test_rematch import NEVER, after_a_game

PARTY, PAIRS, CLASSIC = Variant.PARTY, Variant.PAIRS, Variant.CLASSIC


def seen(table: Table) -> SeenTable:
    return seen_table(table, frozenset(), Times())


def faults(players: int) -> dict[Variant, Code | None]:
    return {each.variant: each.fault for each in seen(seated(players)).variants}


# --- what may be set ---------------------------------------------------------------------


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", range(1, 13))
def test_a_game_begins_if_so_many_may_play_it(variant: Variant, players: int) -> None:
    """R1, C1, P2, T1: `begin` says why the chosen game is not for as many as sit there."""
    table = seated(players, Settings(variant=variant))
    begun = answer(table, "p1", Begin())
    assert isinstance(begun, tuple) == may_play(variant, players)
    if isinstance(begun, tuple):
        assert replay(begun, table).game.rules.variant is variant
        assert obstacle(table, PACKS) is None
    else:
        assert begun.code == faults(players)[variant]
        assert obstacle(table, PACKS) == begun


def test_each_game_says_whom_it_is_for() -> None:
    """R1, C1, P2, T1: a lobby shows for each game whom it is for, and why not for those here."""
    goal, told = End(EndKind.GOAL, 30), End(EndKind.TELLINGS, 1)
    assert [astuple(each) for each in seen(seated(9)).variants] == [
        (Variant.ODYSSEY, Range(3, 12), False, 7, goal, None),
        (Variant.ODYSSEY_2011, Range(3, 12), False, 7, goal, None),
        (CLASSIC, Range(3, 8), False, 7, goal, Code.TOO_MANY_PLAYERS),
        (PARTY, Range(6, 12), False, 6, told, None),
        (PAIRS, Range(6, 12), True, 5, told, Code.NOT_IN_PAIRS),
    ]
    assert set(faults(0).values()) == {Code.TOO_FEW_PLAYERS}
    assert faults(5)[PAIRS] is faults(5)[PARTY] is Code.TOO_FEW_PLAYERS
    assert set(faults(8).values()) == {None}


def test_while_a_game_is_on_there_is_nothing_to_choose() -> None:
    """D4: the games to choose from are shown before a game, and again after it."""
    table = playing(6, Settings(variant=PARTY))
    assert seen(table).variants == ()
    while table.playing:
        table = turn_played(table)
    assert len(seen(table).variants) == len(Variant)


@pytest.mark.parametrize("tellings", [0, 6])
def test_everyone_tells_one_to_five_times(tellings: int) -> None:
    """R18: a table may agree that everyone tells so often, but not never and not for ever."""
    settings = Settings(end=EndKind.TELLINGS, tellings=tellings)
    assert refused(seated(3), "p1", ChangeSettings(settings)) == "setting_not_possible"


@pytest.mark.parametrize(
    "settings",
    [
        Settings(variant=CLASSIC),
        Settings(end=EndKind.PILE),
        Settings(tellings=2),
        Settings(three_pays_four=True),
    ],
)
def test_a_running_game_keeps_its_rules(settings: Settings) -> None:
    """D4, R18: which game it is and what ends it stays until it is over; a timer may be set."""
    table = playing(3)
    assert refused(table, "p1", ChangeSettings(settings)) == "game_running"
    begun = after(after(seated(3), "p1", ChangeSettings(settings)), "p1", Begin())
    timed = ChangeSettings(replace(settings, timer=60))
    assert after(begun, "p1", timed).settings.timer == 60


# --- ends --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "end"),
    [
        (Settings(), End(EndKind.GOAL, 30)),
        (Settings(goal=20), End(EndKind.GOAL, 20)),
        (Settings(goal=20, variant=CLASSIC), End(EndKind.GOAL, 20)),
        (Settings(goal=20, variant=PARTY), End(EndKind.TELLINGS, 1)),
        (Settings(tellings=3, variant=PAIRS), End(EndKind.TELLINGS, 1)),
        (Settings(goal=20, variant=PAIRS, end=EndKind.GOAL), End(EndKind.GOAL, 20)),
        (Settings(tellings=3, variant=PARTY, end=EndKind.TELLINGS), End(EndKind.TELLINGS, 3)),
        (Settings(tellings=2, end=EndKind.TELLINGS), End(EndKind.TELLINGS, 2)),
        (Settings(end=EndKind.PILE), End(EndKind.PILE)),
    ],
)
def test_the_host_sets_the_end(settings: Settings, end: End) -> None:
    """R18, P7, T6: a game ends as it is printed, or as the host has set it, in any of the games."""
    assert end_to_play(settings) == end
    assert playing(6, settings).game.rules.end == end


def test_three_may_agree_on_four() -> None:
    """C1: the early edition is a setting."""
    early = Settings(variant=CLASSIC, three_pays_four=True)
    assert playing(3, early).game.rules.some_find == 4
    assert playing(4, early).game.rules.some_find == 3
    assert playing(3, replace(early, three_pays_four=False)).game.rules.some_find == 3


@pytest.mark.parametrize("variant", Variant)
def test_a_smaller_hand_needs_fewer_cards(variant: Variant) -> None:
    """R3: whether the packs have enough cards depends on the game."""
    (needed,) = (each.cards for each in seen(seated(6)).variants if each.variant is variant)
    for cards, enough in ((6 * needed - 1, False), (6 * needed, True)):
        packs = {"first": PACKS["first"][:cards]}
        refusal = obstacle(seated(6, Settings(variant=variant)), packs)
        assert (refusal is None) is enough
        assert enough or (refusal is not None and refusal.code == Code.DECK_TOO_SMALL)


# --- tables that were there before -------------------------------------------------------


def test_settings_of_an_old_table_are_read() -> None:
    """R18: a table from before there was a choice plays Odyssey, to the goal that it had."""
    old = {"packs": [], "goal": 12, "timer": None, "stand_ins": "asked", "chat": True}
    for kind in ("table_opened", "settings_changed"):
        event = {"event": kind, "code": "BCDFG", "settings": old}
        read = msgspec.json.decode(json.dumps(event), type=OwnEvent)
        table = replay([TableOpened("BCDFG", Settings()), read])
        assert end_to_play(table.settings) == End(EndKind.GOAL, 12)
        assert table.settings.variant is Variant.ODYSSEY


# --- D9 ----------------------------------------------------------------------------------


async def test_a_game_that_does_not_fit_does_not_begin_by_itself() -> None:
    """D9, P2: all are ready, but they are too few; all see why, and with enough it begins."""
    async with after_a_game(4, NEVER) as evening:
        evening.act(0, ChangeSettings(Settings(variant=PARTY)))
        for who in range(4):
            evening.act(who, BeReady())
        await evening.until(lambda: len(evening.live.table.ready) == 4)
        await evening.until(lambda: evening.seen(3).table.obstacle == "too_few_players")
        assert evening.seen(3).table.next_game_in is None
        evening.act(0, AddBot())
        await evening.until(lambda: len(evening.live.table.chairs) == 5)
        assert evening.live.table.games == 1
        evening.act(0, AddBot())
        await evening.until(lambda: evening.live.table.games == 2)
        await evening.until(lambda: evening.seen(3).table.obstacle is None)
        assert evening.live.table.game.rules.variant is PARTY


def test_nor_does_it_however_long_all_are_ready() -> None:
    """D9, T1: no clock runs before a game that is not for so many; with fewer it begins."""

    async def wait_in_vain() -> None:
        async with after_a_game(6, Pace()) as evening:
            evening.act(0, ChangeSettings(Settings(variant=PAIRS)))
            evening.act(0, AddBot())
            await evening.until(lambda: evening.seen(1).table.obstacle == "not_in_pairs")
            for who in range(6):
                evening.act(who, BeReady())
            await asyncio.sleep(300)
            assert evening.live.table.games == 1
            evening.act(0, RemoveBot(6))
            await evening.until(lambda: evening.live.table.games == 2)

    virtual_time.run(wait_in_vain())


def test_an_empty_table_says_what_is_missing() -> None:
    """R1: at a table without chairs no game can begin, and it says so."""
    refusal = obstacle(opened(), PACKS)
    assert refusal is not None
    assert refusal.code == Code.TOO_FEW_PLAYERS
