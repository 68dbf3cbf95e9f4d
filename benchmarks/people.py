"""People at tables of our server, who make legal moves at random."""

import urllib.request
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import Struct

from benchmarks.load import Room, connect

SEATS = 6
COLOURS = ("pink", "purple", "green", "blue", "orange", "red")
HELLO = b'{"id":"hello","move":{"move":"hello"}}'


class Own(Struct):
    """What a mover needs to know of his own seat."""

    seat: int
    hand: tuple[str, ...]
    slots: tuple[int, ...]


class You(Struct):
    """His part of a view."""

    own: Own | None


class Game(Struct):
    """What a mover needs to know of the game."""

    phase: str
    turn: int
    board: tuple[str, ...]
    waiting_for: tuple[int, ...]


class Table(Struct):
    """And of the table."""

    games: int
    game: Game | None


class Seen(Struct):
    """A view, as far as the load client reads it."""

    seq: int
    table: Table
    you: You


read_view = msgspec.json.Decoder(Seen).decode


def new_table(port: int, language: str = "en") -> str:
    """Ask for a table."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables?language={language}", method="POST"
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        code: str = msgspec.json.decode(answer.read())["code"]
        return code


def join(name: str, token: str, colour: str) -> bytes:
    """The request with which somebody sits down."""
    move = {"move": "join", "name": name, "token": token.ljust(40, "x"), "colour": colour}
    return msgspec.json.encode({"id": "join", "move": move})


def any_move(seen: Seen, number: int, clue: str, rng: Random) -> bytes:
    """The request for a legal move of whoever sees this, in a running game or before the next."""
    game, own = seen.table.game, seen.you.own
    if game is None or game.phase == "over":
        return b'{"id":"%d","move":{"move":"begin"}}' % number
    assert own is not None
    head = b'{"id":"%d","move":{"game":%d,"turn":%d,' % (number, seen.table.games, game.turn)
    card = rng.choice(own.hand).encode()
    match game.phase:
        case "choosing":
            return head + b'"move":"play_cards","cards":["%s"]}}' % card
        case "voting":
            open_slots = [n for n in range(1, len(game.board) + 1) if n not in own.slots]
            slots = tuple(rng.choices(open_slots, k=2))
            return head + b'"move":"cast_votes","slots":[%d,%d]}}' % slots
        case _:
            told = b'{"kind":"text","text":%s}' % msgspec.json.encode(clue)
            return head + b'"move":"tell_clue","card":"%s","clue":%s}}' % (card, told)


def player(rng: Random) -> Callable[[Room], tuple[int, bytes]]:
    """Chooses the next legal move of a room at random."""
    number = 0

    def next_move(room: Room) -> tuple[int, bytes]:
        nonlocal number
        number += 1
        game = read_view(room.latest[0]).table.game
        seat = game.waiting_for[0] if game is not None and game.phase != "over" else 0
        return seat, any_move(read_view(room.latest[seat]), number, "a clue for everyone", rng)

    return next_move


async def game_room(port: int, seed: int) -> Room:
    """Six people at a table of ours."""
    room = Room(SEATS, player(Random(seed)))
    path = f"/api/tables/{new_table(port)}/socket"
    for seat, colour in enumerate(COLOURS):
        device = await connect(port, path, room.ear(seat))
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
