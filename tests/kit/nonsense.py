"""What no decent client sends: messages, frames and requests in bad faith."""

import json
from random import Random
from typing import Any

from reverie.cards import sketches
from reverie.game import Colour
from tests.server.frames import BINARY, CONT, FIN, PING, TEXT, closing, frame

KINDS_OF_NONSENSE = 14


def nonsense(rng: Random, token: str) -> str | bytes:
    """Something that no decent client sends."""
    good = {"id": f"k{rng.randrange(50)}", "move": {"move": "say", "text": "hi"}}
    wrong: list[Any] = [None, True, -1, 1e99, "", "x" * 500, [], {}, [[]], "\x00", 10**30]
    match rng.randrange(KINDS_OF_NONSENSE):
        case 0:
            return rng.randbytes(rng.randrange(1, 200))
        case 1:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(1, 100)))
        case 2:
            return json.dumps(good)[: rng.randrange(1, 40)]
        case 3:
            return "[" * rng.randrange(1, 16_000)
        case 4:
            return '{"id":"a","move":' + '{"move":' * rng.randrange(1, 1500)
        case 5:
            return json.dumps(rng.choice(wrong))
        case 6:
            return json.dumps(good | {rng.choice(["id", "move", "seat"]): rng.choice(wrong)})
        case 7:
            move = rng.choice(["tell_clue", "play_cards", "cast_votes", "join", "nope", "hello"])
            return json.dumps({"id": "b", "move": {"move": move, "turn": rng.choice(wrong)}})
        case 8:
            slots = [rng.randrange(-5, 20) for _ in range(rng.randrange(5))]
            vote = {"move": "cast_votes", "game": 1, "turn": rng.randrange(3), "slots": slots}
            return json.dumps({"id": "c", "move": vote})
        case 9:
            cards = rng.choices(["nowhere", *sketches().card_ids], k=rng.randrange(4))
            play = {"move": "play_cards", "game": 1, "turn": 1, "cards": cards, "seat": 0}
            return json.dumps({"id": "d", "move": play})
        case 10:
            move = rng.choice(["begin", "add_bot", "leave_chair", "take_over", "remove_person"])
            fields = {"seat": rng.randrange(-2, 14), "person": rng.choice(["p1", "p99", ""])}
            return json.dumps({"id": "e", "move": {"move": move} | fields})
        case 11:
            return json.dumps({"id": "f", "move": {"move": "join", "name": "Eve", "token": token}})
        case 12:
            settings = {"goal": rng.choice(wrong), "timer": rng.choice(wrong)}
            return json.dumps(
                {"id": "g", "move": {"move": "change_settings", "settings": settings}}
            )
        case _:
            length = rng.choice([10, 200, 201, 15_000, 20_000])
            return json.dumps({"id": "h", "move": {"move": "say", "text": "y" * length}})


NUMBERS = (-(10**20), -1, 0, 1, 2, 3, 5, 13, 2**31, 2**63, 10**20)
NAMES = (
    "",
    " ",
    "Eve",
    "x" * 25,
    "\u3164",
    "\u202eEve",
    "\ud800",
    "\x00",
    "🦊" * 24,
    "e\u0301" * 24,
)


def illegal_move(rng: Random, games: int, turn: int, cards: tuple[str, ...]) -> str:
    """A move that can be understood and is seldom legal; often it is for this game and turn."""
    number, name = rng.choice(NUMBERS), rng.choice(NAMES)
    small, person = rng.randrange(14), f"p{rng.randrange(9)}"
    now = {"game": rng.choice((games, games, number)), "turn": rng.choice((turn, turn, number))}
    hand = rng.choices(("nowhere", *cards), k=rng.randrange(4))
    clue = {"kind": rng.choice(("text", "voice", "mime", "aloud")), "text": name}
    colour = rng.choice((*Colour, None))
    settings = {"goal": number, "timer": rng.choice((None, number)), "packs": [name]}
    moves: tuple[dict[str, object], ...] = (
        {"move": "hello"},
        {"move": "join", "name": name, "token": "t" * small * 10, "colour": colour},
        {"move": "rename", "name": name},
        {"move": "take_chair", "colour": colour or "pink"},
        {"move": "leave_chair"},
        {"move": "change_settings", "settings": settings},
        {"move": "add_bot", "colour": colour},
        {"move": "remove_bot", "seat": rng.choice((small, number))},
        {"move": "remove_person", "person": person},
        {"move": "pass_host", "person": person},
        {"move": "begin"},
        {"move": "call_stand_in", "seat": rng.choice((small, number))},
        {"move": "take_over", "seat": rng.choice((small, number))},
        {"move": "withdraw_claim"},
        {"move": "say", "text": name * small},
        {"move": "react", "reaction": rng.choice(("clap", "cry"))},
        {"move": "tell_clue", **now, "card": rng.choice(("nowhere", *cards)), "clue": clue},
        {"move": "play_cards", **now, "cards": hand},
        {"move": "cast_votes", **now, "slots": [rng.randrange(-1, 9) for _ in range(small % 4)]},
    )
    return json.dumps({"id": f"i{rng.random()}", "move": rng.choice(moves)})


BAD_FRAMES = (
    frame(FIN | TEXT, b'{"id":"\xff"}'),
    frame(FIN | TEXT | 0x40, b"{}"),
    frame(FIN | 3, b"{}"),
    frame(FIN | CONT, b"{}"),
    frame(TEXT, b"{") + frame(FIN | TEXT, b"}"),
    frame(PING, b"in pieces"),
    frame(FIN | PING, b"x" * 126),
    frame(FIN | BINARY, b"\x00") * 40,
    frame(FIN | TEXT, b"x" * 20_000),
    bytes([FIN | TEXT, 0x80 | 127]) + b"\xff" * 8 + b"\0" * 4,
    bytes([FIN | TEXT, 2]) + b"{}" * 4,
    closing(999),
    closing(1000, b"\xff"),
    frame(FIN | 8, b"x"),
    frame(FIN | PING, b"") * 300,
)
BAD_REQUESTS = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    b"GET  /\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/own-packs HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n[[[[[",
    b"POST /api/own-packs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"a" * 9000),
    b"GET /api/tables/%ff%00/../.. HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /cards/own-x/..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/BCDFG/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
    b"BREW /api/tables HTTP/1.1\r\nHost: \xff\r\nOrigin: http://[\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200 + b"\r\n",
)
