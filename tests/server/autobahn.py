"""The cases of the Autobahn test suite for servers, groups 1 to 7, 9 and 10, as data.

Our server is no echo. A request whose hello comes too late is refused with its own id, so an id
comes back as an echo would; longer messages are filled up with spaces. What is no request at all is
refused too, and that shows that it arrived. The suite's numbers are kept.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tests.server.frames import BINARY, CLOSE, CONT, FIN, PING, PONG, TEXT, closing, frame

Answer = tuple[str, bytes] | tuple[str, int | None]
"""an echo or a pong with its payload, a refusal with its code, or a close frame with its code"""

LARGEST = 16 * 1024 - 1
CLEAN: Answer = ("close", 1000)
TOO_LONG: Answer = ("close", 1009)
REFUSED: Answer = ("refused", b"not_understood")


class Case(NamedTuple):
    """What is sent, frame by frame, and what comes back."""

    number: str
    frames: list[bytes]
    answers: list[Answer]
    chop: int | None = None
    """how many bytes are sent at once; None sends all in one"""


def request(payload: bytes, size: int = 0) -> bytes:
    """A message that comes back, of at least so many bytes."""
    return (b'{"id":"%b","move":{"move":"hello"}}' % payload).ljust(size)


def echo(payload: bytes) -> Answer:
    return ("echo", payload)


def text(payload: bytes = b"x", size: int = 0) -> bytes:
    return frame(FIN | TEXT, request(payload, size))


def fragments(message: bytes, *ends: int, kind: int = TEXT) -> list[bytes]:
    """A message cut at these places."""
    edges = [0, *ends, len(message)]
    parts = [message[a:b] for a, b in pairwise(edges)]
    return [
        frame((FIN if at == len(parts) - 1 else 0) | (CONT if at else kind), part)
        for at, part in enumerate(parts)
    ]


def in_pieces(message: bytes, size: int, kind: int = TEXT) -> list[bytes]:
    return fragments(message, *range(size, len(message), size), kind=kind)


GOODBYE = closing(1000)
PINGED = frame(FIN | PING)


def framing() -> Iterator[Case]:
    """1: text and binary messages of all lengths."""
    sizes = (0, 125, 126, 127, 128, 65_535, 65_536, 65_536)
    for at, size in enumerate(sizes, 1):
        chop = 997 if at == len(sizes) else None
        fits = size <= LARGEST
        sent = text(size=size) if size else frame(FIN | TEXT)
        answer = echo(b"x") if size else REFUSED
        kept = [answer, CLEAN] if fits else [TOO_LONG]
        yield Case(f"1.1.{at}", [sent, GOODBYE], kept, chop)
        sent = frame(FIN | BINARY, b"\xfe" * size)
        kept = [REFUSED, CLEAN] if fits else [TOO_LONG]
        yield Case(f"1.2.{at}", [sent, GOODBYE], kept, chop)


def pings() -> Iterator[Case]:
    """2: pings and pongs."""
    binary, long = b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125
    ten = [b"payload-%d" % number for number in range(10)]
    for number, payload in (("2.1", b""), ("2.2", b"Hello"), ("2.3", binary), ("2.4", long)):
        yield Case(number, [frame(FIN | PING, payload), GOODBYE], [("pong", payload), CLEAN])
    yield Case("2.5", [frame(FIN | PING, b"\xfe" * 126)], [("close", 1002)])
    yield Case("2.6", [frame(FIN | PING, long), GOODBYE], [("pong", long), CLEAN], 1)
    yield Case("2.7", [frame(FIN | PONG), GOODBYE], [CLEAN])
    unasked = frame(FIN | PONG, b"unasked")
    yield Case("2.8", [unasked, GOODBYE], [CLEAN])
    yield Case("2.9", [unasked, frame(FIN | PING, b"p"), GOODBYE], [("pong", b"p"), CLEAN])
    pinged = [frame(FIN | PING, payload) for payload in ten]
    ponged: list[Answer] = [("pong", payload) for payload in ten]
    yield Case("2.10", [*pinged, GOODBYE], [*ponged, CLEAN])
    yield Case("2.11", [*pinged, GOODBYE], [*ponged, CLEAN], 1)


def reserved_bits() -> Iterator[Case]:
    """3: a reserved bit without an extension."""
    broken: Answer = ("close", 1002)
    yield Case("3.1", [frame(FIN | 0x10 | TEXT, request(b"x"))], [broken])
    for number, bits, chop in (("3.2", 0x20, None), ("3.3", 0x30, 50), ("3.4", 0x40, 1)):
        sent = [text(), frame(FIN | bits | TEXT, request(b"y")), PINGED]
        yield Case(number, sent, [echo(b"x"), broken], chop)
    yield Case("3.5", [frame(FIN | 0x50 | BINARY, b"\x00")], [broken])
    yield Case("3.6", [frame(FIN | 0x60 | PING, b"p")], [broken])
    yield Case("3.7", [frame(FIN | 0x70 | CLOSE, b"\x03\xe8")], [broken])


def opcodes() -> Iterator[Case]:
    """4: opcodes that are reserved."""
    broken: Answer = ("close", 1002)
    for group, first in ((1, 3), (2, 11)):
        for at in range(5):
            payload = b"" if at in {0, 2} else b"reserved opcode"
            unknown = frame(FIN | first + at, payload)
            number, chop = f"4.{group}.{at + 1}", 1 if at == 4 else None
            if at < 2:
                yield Case(number, [unknown, PINGED], [broken], chop)
            else:
                yield Case(number, [text(), unknown, PINGED], [echo(b"x"), broken], chop)


def fragmentation() -> Iterator[Case]:
    """5: fragments in order and out of it, with control frames in between."""
    broken: Answer = ("close", 1002)
    whole = request(b"whole")
    first, last = fragments(whole, 10)
    ping, pong = frame(FIN | PING, b"between"), ("pong", b"between")
    nothing_more, nothing = frame(FIN | CONT, b"of nothing"), frame(CONT, b"of nothing")
    yield Case("5.1", [frame(PING, b"1"), frame(FIN | CONT, b"2")], [broken])
    yield Case("5.2", [frame(PONG, b"1"), frame(FIN | CONT, b"2")], [broken])
    for at, chop in enumerate((None, 25, 1)):
        yield Case(f"5.{3 + at}", [first, last, GOODBYE], [echo(b"whole"), CLEAN], chop)
        sent = [first, ping, last, GOODBYE]
        yield Case(f"5.{6 + at}", sent, [pong, echo(b"whole"), CLEAN], chop)
        yield Case(f"5.{9 + at}", [nothing_more, text()], [broken], chop)
        yield Case(f"5.{12 + at}", [nothing, text()], [broken], chop)
    yield Case("5.15", [first, last, nothing, text()], [echo(b"whole"), broken])
    for number, stray in (("5.16", nothing), ("5.17", nothing_more)):
        yield Case(number, [stray, first, last] * 2, [broken])
    yield Case("5.18", [first, frame(FIN | TEXT, b"anew")], [broken])
    parts = fragments(whole, 5, 10, 15, 20)
    sent = [*parts[:2], ping, *parts[2:4], frame(FIN | PING, b"again"), parts[4], GOODBYE]
    twice = [pong, ("pong", b"again")]
    for number, chop in (("5.19", None), ("5.20", 1)):
        yield Case(number, sent, [*twice, echo(b"whole"), CLEAN], chop)


KOSME = b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5"
SENTENCE = "Hello-µ@ßöäüàá-UTF-8!!".encode()
OVERLONG_SLASH = (b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf")
MISSING = (
    *(b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xf8\x80\x80\x80", b"\xfc\x80\x80\x80\x80"),
    *(b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf", b"\xfb\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf"),
)
SURROGATES = (b"\xed\xa0\x80", b"\xed\xad\xbf", b"\xed\xae\x80", b"\xed\xaf\xbf")
LOW_SURROGATES = (b"\xed\xb0\x80", b"\xed\xbe\x80", b"\xed\xbf\xbf")

SEQUENCES: dict[int, tuple[bytes, ...]] = {
    5: (*(f"hello{letter}world".encode() for letter in "$¢€𤭢"), KOSME),
    6: tuple(KOSME[:size] for size in range(1, len(KOSME) + 1)),
    7: (b"\x00", b"\xc2\x80", b"\xe0\xa0\x80", b"\xf0\x90\x80\x80"),
    8: (b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80"),
    9: (b"\x7f", b"\xdf\xbf", b"\xef\xbf\xbf", b"\xf4\x8f\xbf\xbf"),
    10: (b"\xf7\xbf\xbf\xbf", b"\xfb\xbf\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf\xbf"),
    11: (
        b"\xed\x9f\xbf",
        b"\xee\x80\x80",
        b"\xef\xbf\xbd",
        b"\xf4\x8f\xbf\xbf",
        b"\xf4\x90\x80\x80",
    ),
    12: (
        *(b"\x80", b"\xbf", *((b"\x80\xbf" * 3)[:size] for size in range(2, 7))),
        bytes(range(0x80, 0xC0)),
    ),
    13: tuple(
        b"".join(bytes([byte]) + b" " for byte in range(first, last))
        for first, last in ((0xC0, 0xE0), (0xE0, 0xF0), (0xF0, 0xF8), (0xF8, 0xFC), (0xFC, 0xFE))
    ),
    14: MISSING,
    15: (b"".join(MISSING),),
    16: (b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"),
    17: (*OVERLONG_SLASH, b"\xfc\x80\x80\x80\x80\xaf"),
    18: (
        *(b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf"),
        *(b"\xf8\x87\xbf\xbf\xbf", b"\xfc\x83\xbf\xbf\xbf\xbf"),
    ),
    19: tuple(
        lead + b"\x80" * more
        for more, lead in enumerate((b"\xc0", b"\xe0", b"\xf0", b"\xf8", b"\xfc"), 1)
    ),
    20: (*SURROGATES, *LOW_SURROGATES),
    21: tuple(high + low for high in SURROGATES for low in (LOW_SURROGATES[0], LOW_SURROGATES[2])),
    22: tuple(chr(plane << 16 | low).encode() for plane in range(17) for low in (0xFFFE, 0xFFFF)),
    23: tuple(chr(letter).encode() for letter in range(0xFFF9, 0x10000)),
}
"""6.5 to 6.23: sequences of bytes that are UTF-8 or not; Python's decoder says which"""


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def utf8() -> Iterator[Case]:
    """6: text that is UTF-8 and text that is not."""
    broken: Answer = ("close", 1007)
    empty, nothing = frame(TEXT), frame(CONT)
    yield Case("6.1.1", [frame(FIN | TEXT), GOODBYE], [REFUSED, CLEAN])
    yield Case("6.1.2", [empty, nothing, frame(FIN | CONT), GOODBYE], [REFUSED, CLEAN])
    middle = frame(CONT, request(b"middle"))
    yield Case("6.1.3", [empty, middle, frame(FIN | CONT), GOODBYE], [echo(b"middle"), CLEAN])
    for at, payload in ((1, SENTENCE), (3, SENTENCE), (4, KOSME)):
        whole = request(payload)
        start = whole.index(payload)
        edges = range(start, start + len(payload)) if at > 1 else ()
        yield Case(f"6.2.{at}", [*fragments(whole, *edges), GOODBYE], [echo(payload), CLEAN])
    whole = request(SENTENCE)
    edge = whole.index("ß".encode())
    yield Case("6.2.2", [*fragments(whole, edge), GOODBYE], [echo(SENTENCE), CLEAN])
    wrong = KOSME + b"\xed\xa0\x80edited"
    yield Case("6.3.1", [frame(FIN | TEXT, wrong)], [broken])
    yield Case("6.3.2", in_pieces(wrong, 1), [broken])
    good, bad, rest = KOSME + b"\xf4", b"\x90", b"\x80\x80edited"
    yield Case("6.4.1", [frame(TEXT, good[:-1]), frame(CONT, b"\xf4\x90\x80\x80")], [broken])
    yield Case("6.4.2", [frame(TEXT, good), frame(CONT, bad)], [broken])
    yield Case("6.4.3", [frame(FIN | TEXT, good[:-1] + b"\xf4\x90\x80\x80edited")], [broken], 18)
    yield Case("6.4.4", [frame(FIN | TEXT, good + bad + rest)], [broken], 18)
    for group, sequences in SEQUENCES.items():
        for at, payload in enumerate(sequences, 1):
            answer = [echo(payload) if payload >= b" " else REFUSED, CLEAN]
            fits = is_utf8(payload)
            yield Case(f"6.{group}.{at}", [text(payload), GOODBYE], answer if fits else [broken])


def closes() -> Iterator[Case]:
    """7: closing handshakes, proper and improper ones."""
    broken: Answer = ("close", 1002)
    first, last = fragments(request(b"whole"), 10)
    yield Case("7.1.1", [text(), GOODBYE], [echo(b"x"), CLEAN])
    yield Case("7.1.2", [GOODBYE, GOODBYE], [CLEAN])
    yield Case("7.1.3", [GOODBYE, PINGED], [CLEAN])
    yield Case("7.1.4", [GOODBYE, text()], [CLEAN])
    yield Case("7.1.5", [first, GOODBYE, last], [broken])  # the suite wants 1000; see the test
    yield Case(
        "7.1.6", [text(size=LARGEST), text(b"y"), GOODBYE, PINGED], [echo(b"x"), echo(b"y"), CLEAN]
    )
    yield Case("7.3.1", [frame(FIN | CLOSE)], [("close", None)])
    yield Case("7.3.2", [frame(FIN | CLOSE, b"a")], [broken])
    yield Case("7.3.3", [GOODBYE], [CLEAN])
    yield Case("7.3.4", [closing(1000, b"Hello World!")], [CLEAN])
    yield Case("7.3.5", [closing(1000, b"*" * 123)], [CLEAN])
    yield Case("7.3.6", [closing(1000, b"*" * 124)], [broken])
    yield Case("7.5.1", [closing(1000, KOSME + b"\xed\xa0\x80edited")], [("close", 1007)])
    proper = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
    for at, code in enumerate(proper, 1):
        yield Case(f"7.7.{at}", [closing(code)], [("close", code)])
    for at, code in enumerate((0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999), 1):
        yield Case(f"7.9.{at}", [closing(code)], [broken])
    for at, code in enumerate((5000, 65_535), 1):
        yield Case(f"7.13.{at}", [closing(code)], [broken])


def limits() -> Iterator[Case]:
    """9 and 10: large messages. Ours end at 16 KiB, so each is sent at a thousandth of its size."""
    sizes = (64, 256, 1024, 4096, 8192, LARGEST)
    for at, size in enumerate(sizes, 1):
        yield Case(f"9.1.{at}", [text(size=size), GOODBYE], [echo(b"x"), CLEAN])
        yield Case(f"9.2.{at}", [frame(FIN | BINARY, b"\xfe" * size), GOODBYE], [REFUSED, CLEAN])
    for at, size in enumerate((64, 256, 1024, 2048, 4096, 8192, 10_000, 12_000, LARGEST), 1):
        sent = in_pieces(request(b"x", 4096), size)
        yield Case(f"9.3.{at}", [*sent, GOODBYE], [echo(b"x"), CLEAN])
        sent = in_pieces(b"\xfe" * 4096, size, BINARY)
        yield Case(f"9.4.{at}", [*sent, GOODBYE], [REFUSED, CLEAN])
    for at, chop in enumerate((64, 128, 256, 512, 1024, 2048), 1):
        yield Case(f"9.5.{at}", [text(size=LARGEST), GOODBYE], [echo(b"x"), CLEAN], chop)
        sent = [frame(FIN | BINARY, b"\xfe" * LARGEST), GOODBYE]
        yield Case(f"9.6.{at}", sent, [REFUSED, CLEAN], chop)
    yield Case("10.1.1", [*in_pieces(request(b"x", LARGEST), 1300), GOODBYE], [echo(b"x"), CLEAN])


CASES = [
    *framing(),
    *pings(),
    *reserved_bits(),
    *opcodes(),
    *fragmentation(),
    *utf8(),
    *closes(),
    *limits(),
]
