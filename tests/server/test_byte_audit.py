"""D5, D6: every byte that anybody was sent in whole evenings, held against a fresh encode.

There are people, bots, a program and stand-ins at the table, and every kind of viewer looks on: a
seat, a second device of it, somebody who joined and only watches, a big screen (a socket without a
token), a stranger who comes late, somebody removed. What a socket may know is worked out from the
log and from who that socket is, and never from what it was sent.
"""

import asyncio
import json
import re
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from reverie.client import RefusedError
from reverie.game import ClueKind, Colour, Game, Variant, turns_of
from reverie.server.messages import CLOSE_CODES, Close, Hello, ViewMessage
from reverie.table import Settings, StandIns, TableMove
from reverie.table.apply import replay
from reverie.table.entry import TableEntry
from reverie.table.events import TableEvent
from reverie.table.moves import (
    AddBot,
    Begin,
    BeReady,
    CallStandIn,
    CastVotes,
    Join,
    LeaveChair,
    PlayCards,
    Say,
    StrictClue,
    TakeChair,
    TakeOver,
    TellClue,
)
from reverie.table.state import PersonId, Table, game_seat_of, seat_of
from reverie.table.tokens import hashed
from tests.client import TOO_LATE, Client
from tests.log.kinds import read
from tests.other_world import hides_own_hand, other_world
from tests.patience import PATIENCE
from tests.plain_view import plain_view
from tests.server.running import RunningServer, get, play_to_the_end, running_server

COLOURS = tuple(Colour)
LONG_ENOUGH = 12
"""frames, for a viewer to have seen a turn; of several nodes, one may tell two moves in one"""


class Past(Struct):
    """A table as it was after each entry of its log, and all tokens that were shown to it."""

    states: list[tuple[Table, TableEntry]]
    tokens: list[str]
    nodes: int

    def at(self, seq: int) -> Table:
        return self.states[seq - 1][0]

    def happened(self, seq: int, number: int) -> tuple[TableEvent, ...]:
        """What is told with a view that tells so much: the entry's events.

        A node that hears of several entries of another at once tells all of them together.
        """
        events = self.states[seq - 1][1].events
        while self.nodes > 1 and len(events) < number:
            seq -= 1
            events = (*self.states[seq - 1][1].events, *events)
        return events


class Viewer(Struct):
    """A socket, and who it has been since which number: nobody, until it joined."""

    client: Client
    person: PersonId | None
    since: int

    def person_at(self, seq: int) -> PersonId | None:
        return self.person if seq >= self.since else None


async def past_of(server: RunningServer, code: str, tokens: list[str]) -> Past:
    table = Table()
    states = []
    for entry in await read(server.app.log, code):
        logged = msgspec.json.decode(entry.body, type=TableEntry)
        table = replay(logged.events, table, logged.at)
        states.append((table, logged))
    return Past(states, tokens, len(server.nodes))


def viewer(client: Client, past: Past) -> Viewer:
    """Who looks here, by the token that the test gave to this device."""
    if client.token is None:
        return Viewer(client, None, 0)
    secret = hashed(client.token)
    for seq, (table, _) in enumerate(past.states, start=1):
        for person in table.people:
            if person.secret == secret:
                return Viewer(client, person.id, seq)
    raise AssertionError("nobody has this token")


@pytest.mark.parametrize(
    ("variant", "players"),
    [
        *((Variant.ODYSSEY, players) for players in (3, 4, 6, 12)),
        (Variant.ODYSSEY_2011, 7),
        (Variant.CLASSIC, 8),
        *((Variant.PARTY, players) for players in (6, 7, 12)),
        *((Variant.PAIRS, players) for players in (6, 12)),
    ],
)
async def test_among_people(variant: Variant, players: int, tmp_path: Path) -> None:
    """D5, D6, P1, P4, T3: nothing sent to any socket depends on what that socket may not know."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(Settings(variant=variant))
        screen = await server.enter(code, screen=True)
        clients = await server.begin(code, players)
        watcher = await (await server.enter(code)).join("Looker-on")
        await play_to_the_end(clients)
        await clients[0].move(LeaveChair())
        await settled(server, code, [*clients, watcher, screen])
        await audit_all(server, code, [*clients, watcher, screen])


@pytest.mark.parametrize(
    ("variant", "bots"),
    [
        (Variant.ODYSSEY, 1),
        (Variant.ODYSSEY, 4),
        (Variant.ODYSSEY_2011, 4),
        (Variant.CLASSIC, 3),
        (Variant.PARTY, 3),
        (Variant.PAIRS, 4),
    ],
)
async def test_with_bots_stand_ins_and_all_kinds_of_viewers(
    variant: Variant, bots: int, tmp_path: Path
) -> None:
    """D1, D5, D6, P1, P4, T3: the same where bots choose, and people come, go and take over."""
    async with running_server(tmp_path / "db") as server:
        await audited_evening(server, bots, variant)


async def audited_evening(
    server: RunningServer, bots: int, variant: Variant = Variant.ODYSSEY
) -> None:
    """Everybody whom a table can have, and every kind of viewer; then all bytes are audited."""
    settings = Settings(stand_ins=StandIns.ALWAYS, goal=60, variant=variant)
    code = await server.open_table(settings)
    screen = await server.enter(code, screen=True)
    ada, ben, cem = await server.sit_down(code, 3)
    program = await (await server.enter(code)).join("Pro", COLOURS[3], bot=True)
    watcher = await (await server.enter(code)).join("Looker-on")
    second = await server.enter(code, ada.token)
    for colour in COLOURS[4 : 4 + bots]:
        await ada.move(AddBot(colour))
    await ada.move(Say("the lobby is audited too"))
    await ada.move(Begin())
    all_clients = [screen, ada, ben, cem, program, watcher, second]
    playing = [ada, ben, cem, program]
    await turns_are_scored(playing, 1)
    stranger = await server.enter(code)
    for client in (ada, stranger):
        await client.until(lambda view: view.table.screen)
    for curious in (stranger, watcher, ada):
        await pry(curious)
    await no_secret_over_http(server, code, [None, watcher.token, ben.token])
    # Ben's line is cut: a stand-in plays for him, until he is back on another device.
    await ben.close()
    playing.remove(ben)
    await turns_are_scored(playing, 3)
    back = await server.enter(code, ben.token)
    playing.append(back)
    # Cem leaves for good: a bot follows him, and the looker-on takes over from it.
    await cem.leave()
    assert cem.close_code == CLOSE_CODES[Close.SENT_AWAY]
    playing.remove(cem)
    await turns_are_scored(playing, 5)
    await watcher.move(TakeOver(2))
    assert watcher.view.you.own is None
    playing.append(watcher)
    await play_to_the_end(playing)
    assert watcher.view.you.seat == 2
    await ada.move(LeaveChair())
    await ada.move(Say("after the game"))
    await ada.move(TakeChair(COLOURS[11]))
    for client in (ada, back, watcher):
        await client.move(BeReady())
    await turns_are_scored([ada, back, program, watcher], 1, game=2)
    all_clients += [stranger, back]
    await settled(server, code, [screen, ada, back, program, watcher, second, stranger])
    await audit_all(server, code, all_clients)


async def turns_are_scored(clients: Iterable[Client], turns: int, game: int = 1) -> None:
    """People play on until so many turns of a game are scored, or it is over."""

    def reached(view: ViewMessage) -> bool:
        seen = view.table.game
        begun = view.table.games == game and seen is not None
        return begun and seen is not None and (seen.turn > turns or bool(seen.winners))

    async def play(client: Client, rng: Random) -> None:
        while not reached(client.view):
            move = client.choice(rng)
            if move is None:
                await client.changed_or(1)
                continue
            try:
                await client.move(move)
            except RefusedError as refused:
                if str(refused) not in TOO_LATE:
                    raise

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(play(client, Random(n)) for n, client in enumerate(clients)))


async def pry(client: Client) -> None:
    """Ask for what is not one's own; each is refused, and the refusals are audited as well."""
    game = client.view.table.game
    assert game is not None
    now, card = (client.view.table.games, game.turn), "daydreams/moon-swing"
    moves: tuple[TableMove, ...] = (
        TellClue(*now, card, StrictClue(ClueKind.TEXT, "?")),
        PlayCards(*now, (card,) * 9),
        CastVotes(*now, (0,)),
        TakeOver(0),
        CallStandIn(99),
        Join("Ada", "short"),
        Hello(),  # type: ignore[assignment]  # the client has said it, and should not again
    )
    for move in moves:
        with pytest.raises(RefusedError):
            await client.move(move)
    await client.send_raw('{"id":"alive?","move":{"move":"ping"}}')
    await client.send_raw('{"id":"not understood","move":{"move":"look_at","seat":0}}')


async def no_secret_over_http(
    server: RunningServer, code: str, tokens: Sequence[str | None]
) -> None:
    """What is asked for over HTTP while a game runs names no card that is not open."""
    for node, token in product(server.nodes, tokens):
        live = node.app.hall.tables[code]
        for path in ("", "/turns", "/ended", "/record"):
            turns = live.table.game.turns
            status, body = await get(f"{node.base}/api/tables/{code}{path}", token)
            open_cards = {card for turn in live.table.game.turns for card in turn.board}
            assert cards_in(body) <= open_cards
            if path == "/record":
                assert status == (409 if token else 401)
            if path == "/turns" and turns == live.table.game.turns:
                assert body == msgspec.json.encode(turns_of(live.table.game))


async def settled(server: RunningServer, code: str, clients: Iterable[Client]) -> None:
    """Everybody has been shown the newest that there is."""
    lives = [node.app.hall.tables[code] for node in server.nodes]
    for client in clients:
        await client.until(lambda view: view.seq >= max(live.seq for live in lives) - 1)


async def audit_all(server: RunningServer, code: str, clients: list[Client]) -> None:
    past = await past_of(server, code, [client.token for client in clients if client.token])
    for client in clients:
        assert len(client.frames) > LONG_ENOUGH / len(server.nodes)
        for frame in client.frames:
            audit(frame, viewer(client, past), past)


def audit(frame: bytes, viewer: Viewer, past: Past) -> None:
    for token in past.tokens:
        assert token.encode() not in frame
        assert hashed(token).encode() not in frame
    message = json.loads(frame)
    if message["type"] != "view":
        assert set(message) <= {"type", "id", "code", "person", "seat", "reaction"}
        assert not cards_in(frame)
        return
    assert set(message) <= {"type", "seq", "table", "happened", "you", "done"}
    for happening in message["happened"]:
        assert set(happening) <= {"event", "seat", "person"}
    seen = msgspec.json.decode(frame, type=ViewMessage)
    table, events = past.at(seen.seq), past.happened(seen.seq, len(seen.happened))
    person = person_shown(seen, viewer)
    own_seat = owned_seat(table, person)
    for game in (table.game, *other_worlds(table, own_seat, len(frame))):
        # What was sent is what this table would have sent, and what the other one would.
        assert frame == plain_view(replace(table, game=game), person, events, seen)
    assert_only_open_cards(frame, table.game, own_seat)


def person_shown(seen: ViewMessage, viewer: Viewer) -> PersonId | None:
    """Who this socket is: itself or, before it has said who it is, nobody; and never another."""
    person = viewer.person_at(seen.seq)
    assert seen.you.person in (None, person)
    return seen.you.person


def owned_seat(table: Table, person: PersonId | None) -> int | None:
    """The seat of the game whose secrets are this person's, worked out apart from the view."""
    return seat_of(table, person) if table.playing else game_seat_of(table, person)


def other_worlds(table: Table, seat: int | None, seed: int) -> Iterable[Game]:
    return (other_world(table.game, seat, Random(seed)),) if table.games else ()


def assert_only_open_cards(frame: bytes, game: Game, seat: int | None) -> None:
    """Cards are named in a frame only if they lie open or are this seat's own."""
    last = game.turns[-1].board if game.turns else ()
    allowed = {*game.board, *last}
    if seat is not None and not hides_own_hand(game, seat):
        allowed |= {*game.hands[seat], *game.played[seat]}
    assert cards_in(frame) <= allowed


def cards_in(text: bytes) -> set[str]:
    return {card.decode() for card in re.findall(rb'"(daydreams/[^"]+)"', text)}
