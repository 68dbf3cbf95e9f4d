"""People at tables of our server, who make legal moves at random."""

from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from random import Random

import msgspec
from msgspec import Struct

from benchmarks.load import Room, connect
from reverie.game import ClueKind, Colour
from reverie.server.messages import Hello, Request
from reverie.table import TableMove
from reverie.table.moves import (
    Begin,
    BeReady,
    CastVotes,
    GameMove,
    Join,
    PlayCards,
    StrictClue,
    TellClue,
)

SEATS = 6
HOST = 0


def request(key: str, move: Hello | TableMove) -> bytes:
    """A move as it goes over the wire."""
    return msgspec.json.encode(Request(key, move))


HELLO = request("hello", Hello())


class Own(Struct):
    """What a mover needs to know of his own seat."""

    seat: int
    hand: tuple[str, ...]
    slots: tuple[int, ...]


class You(Struct):
    """His part of a view."""

    person: str | None
    own: Own | None


class Game(Struct):
    """What a mover needs to know of the game."""

    phase: str
    turn: int
    board: tuple[str, ...]
    waiting_for: tuple[int, ...]


class Table(Struct):
    """And of the table."""

    host: str | None
    ready: tuple[str, ...]
    games: int
    game: Game | None


class Seen(Struct):
    """A view, as far as the load client reads it."""

    seq: int
    table: Table
    you: You


read_view = msgspec.json.Decoder(Seen).decode


def new_table(port: int, language: str = "en", address: str = "127.0.0.1") -> str:
    """Ask for a table, from an address of this machine."""
    asking = HTTPConnection("127.0.0.1", port, source_address=(address, 0))
    with closing(asking):
        asking.request("POST", f"/api/tables?language={language}")
        code: str = msgspec.json.decode(asking.getresponse().read())["code"]
        return code


def join(name: str, token: str, colour: Colour) -> bytes:
    """The request with which somebody sits down."""
    return request("join", Join(name, token.ljust(40, "x"), colour))


def any_move(seen: Seen, number: int, clue: str, rng: Random) -> bytes:
    """The request for a legal move of whoever sees this, in a running game or before the next."""
    return request(str(number), _any_move(seen, clue, rng))


def _any_move(seen: Seen, clue: str, rng: Random) -> Begin | BeReady | GameMove:
    game, own = seen.table.game, seen.you.own
    if game is None or game.phase == "over":
        return Begin() if seen.you.person == seen.table.host else BeReady()
    assert own is not None
    now, card = (seen.table.games, game.turn), rng.choice(own.hand)
    match game.phase:
        case "choosing":
            return PlayCards(*now, (card,))
        case "voting":
            open_slots = [n for n in range(1, len(game.board) + 1) if n not in own.slots]
            return CastVotes(*now, tuple(rng.choices(open_slots, k=2)))
        case _:
            return TellClue(*now, card, StrictClue(ClueKind.TEXT, clue))


def player(rng: Random) -> Callable[[Room], tuple[int, bytes]]:
    """Chooses the next legal move of a room at random."""
    number = 0

    def next_move(room: Room) -> tuple[int, bytes]:
        nonlocal number
        number += 1
        table = read_view(room.latest[0]).table
        if table.game is None:
            seat = HOST
        elif table.game.phase == "over":
            # The host comes last: when the others are ready, the next game begins with that move.
            seat = (len(table.ready) + 1) % SEATS
        else:
            seat = table.game.waiting_for[0]
        return seat, any_move(read_view(room.latest[seat]), number, "a clue for everyone", rng)

    return next_move


async def game_room(port: int, seed: int, address: str = "127.0.0.1") -> Room:
    """Six people at a table of ours, who all come from this address."""
    room = Room(SEATS, player(Random(seed)))
    path = f"/api/tables/{new_table(port, address=address)}/socket"
    for seat, colour in zip(range(SEATS), Colour, strict=False):
        device = await connect(port, path, room.ear(seat), address)
        room.sockets.append(device)
        device.send(HELLO)
        device.send(join(f"Name {seat}", f"{seed}-{seat}", colour))
        while b'"done":["join"]' not in room.latest[seat]:
            room.arrived.clear()
            await room.arrived.wait()
    everybody_is_there = b'{"type":"view","seq":%d,' % (SEATS + 1)
    while not all(frame.startswith(everybody_is_there) for frame in room.latest):
        room.arrived.clear()
        await room.arrived.wait()
    return room
