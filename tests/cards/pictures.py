"""Pictures to test with, good ones and hostile ones."""

import io
import struct
import zlib
from collections.abc import Mapping
from random import Random

import pillow_heif
from PIL import Image, ImageDraw

Colour = tuple[int, int, int]

PALETTE = 3
"""a PNG's type of colour"""

BLUE, GREEN, RED, WHITE = (40, 80, 160), (30, 140, 60), (220, 40, 30), (255, 255, 255)


def field(size: tuple[int, int] = (600, 900), colour: Colour = BLUE) -> Image.Image:
    return Image.new("RGB", size, colour)


def scene(seed: int = 1, size: tuple[int, int] = (600, 900)) -> Image.Image:
    """Something like a drawing; another one for each seed."""
    rng = Random(seed)
    picture = field(size, (rng.randrange(256), rng.randrange(256), rng.randrange(256)))
    pen = ImageDraw.Draw(picture)
    for _ in range(12):
        x, y, r = rng.randrange(size[0]), rng.randrange(size[1]), rng.randrange(20, 120)
        colour = (rng.randrange(256), rng.randrange(256), rng.randrange(256))
        pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
    return picture


def grainy(size: tuple[int, int] = (600, 900)) -> Image.Image:
    """Something that does not pack well."""
    return Image.frombytes("RGB", size, Random(1).randbytes(3 * size[0] * size[1]))


def corners(size: tuple[int, int] = (600, 900)) -> Image.Image:
    """Four colours, clockwise from the upper left: red, green, blue, white."""
    picture = field(size)
    pen = ImageDraw.Draw(picture)
    wide, high = size[0] // 2, size[1] // 2
    pen.rectangle((0, 0, wide, high), fill=RED)
    pen.rectangle((wide, 0, size[0], high), fill=GREEN)
    pen.rectangle((0, high, wide, size[1]), fill=WHITE)
    return picture


def saved(picture: Image.Image, kind: str = "JPEG", **options: object) -> bytes:
    made = io.BytesIO()
    picture.save(made, kind, **options)
    return made.getvalue()


def opened(content: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(content))
    picture.load()
    return picture


def pixel(picture: Image.Image, x: float, y: float) -> Colour:
    """The colour at a fraction of the width and of the height."""
    at = picture.convert("RGB").getpixel((int(x * picture.width), int(y * picture.height)))
    assert isinstance(at, tuple)
    return at[0], at[1], at[2]


def near(one: Colour, other: Colour, within: int = 24) -> bool:
    return all(abs(a - b) <= within for a, b in zip(one, other, strict=True))


# --- hostile -----------------------------------------------------------------------------


def png_chunk(name: bytes, content: bytes) -> bytes:
    return (
        struct.pack(">I", len(content))
        + name
        + content
        + struct.pack(">I", zlib.crc32(name + content))
    )


def png_of_rows(
    size: tuple[int, int], depth: int, colour: int, rows: bytes, *, interlaced: bool = False
) -> bytes:
    """A PNG by its head and its rows, whatever these are."""
    head = struct.pack(">IIBBBBB", *size, depth, colour, 0, 0, interlaced)
    chunks = png_chunk(b"IHDR", head)
    if colour == PALETTE:
        chunks += png_chunk(b"PLTE", bytes(3 << depth))
    chunks += png_chunk(b"IDAT", zlib.compress(rows))
    return b"\x89PNG\r\n\x1a\n" + chunks + png_chunk(b"IEND", b"")


def png_of_zeros(width: int, height: int, *, honest: bool = True) -> bytes:
    """A black picture that packs to nearly nothing; not honest: its pixels are left out."""
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    packer = zlib.compressobj(9)
    row = b"\0" * (1 + (width + 7) // 8)
    packed = b"".join(packer.compress(row) for _ in range(height if honest else 1))
    packed += packer.flush()
    return (
        b"\x89PNG\r\n\x1a\n"
        + png_chunk(b"IHDR", head)
        + png_chunk(b"IDAT", packed)
        + png_chunk(b"IEND", b"")
    )


def gif_of_many_frames(frames: int) -> bytes:
    """The first frame is a picture, and then come very many more."""
    first = saved(scene(5).quantize(16), "GIF").removesuffix(b";")
    frame = b"\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0"
    return first + frame * frames + b";"


def jpeg_with_text(text: bytes) -> bytes:
    """A JPEG that is a page for whoever believes its name: in a comment, and behind its end."""
    return saved(scene(6), "JPEG", comment=text) + text


PAGE = b"<html><script>alert(document.cookie)</script></html>"


def gifar() -> bytes:
    """A picture that is an archive too: one is read from the front, the other from the back."""
    archive = b"PK\x03\x04" + b"evil/Applet.class" * 9 + b"PK\x05\x06" + b"\0" * 18
    return saved(scene(7).quantize(32), "GIF") + archive


def riff_bomb() -> bytes:
    """A WebP of a few bytes whose head says that it is as large as one may be."""
    size = (16_382).to_bytes(3, "little")
    head = b"VP8X" + (10).to_bytes(4, "little") + b"\0\0\0\0" + size + size
    return b"RIFF" + (4 + len(head)).to_bytes(4, "little") + b"WEBP" + head


def jpeg_that_says(width: int, height: int) -> bytes:
    """A good JPEG whose head lies about its size."""
    content = saved(scene(8))
    at = content.index(b"\xff\xc0") + 5
    return content[:at] + struct.pack(">HH", height, width) + content[at + 4 :]


def jpeg_of_many_scans() -> bytes:
    """A picture in half a megabyte that is drawn over three thousand times, to no effect."""
    picture = saved(Image.new("L", (7_400, 8_000), 90), "JPEG", progressive=True)
    last_scan = picture[picture.rindex(b"\xff\xda") : -2]
    return picture[:-2] + last_scan * 3_000 + picture[-2:]


def heic(picture: Image.Image) -> bytes:
    made = io.BytesIO()
    pillow_heif.from_pillow(picture).save(made, quality=80)
    return made.getvalue()


def hostile() -> Mapping[str, tuple[bytes, str]]:
    """Files that nobody should send, by name, each with the code that refuses it."""
    good_jpeg, good_png = saved(scene(2)), saved(scene(3), "PNG")
    webp, gif = saved(scene(4), "WEBP"), saved(scene(4).quantize(64), "GIF")
    return {
        "svg.jpg": (b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "not_a_picture"),
        "svg-with-a-comment.png": (b"<!-- \x89PNG --><svg onload='x'/>", "not_a_picture"),
        "xml.jpg": (b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>', "not_a_picture"),
        "page.jpg": (PAGE, "not_a_picture"),
        "paper.png": (b"%PDF-1.7\n%\xe2\xe3", "not_a_picture"),
        "postscript.png": (b"%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run", "not_a_picture"),
        "program.jpg": (b"\x7fELF\x02\x01\x01" + b"\0" * 900, "not_a_picture"),
        "video.heic": (b"\0\0\0\x18ftypisom\0\0\0\0isommp42" + b"\0" * 99, "not_a_picture"),
        "empty.jpg": (b"", "not_a_picture"),
        "one-byte.jpg": (b"\xff", "not_a_picture"),
        "head-only.png": (good_png[:8], "picture_broken"),
        "half.jpg": (good_jpeg[: len(good_jpeg) // 2], "picture_broken"),
        "half.png": (good_png[: len(good_png) // 2], "picture_broken"),
        "early.png": (png_of_zeros(600, 900, honest=False), "picture_broken"),
        "half.webp": (webp[: len(webp) // 2], "picture_broken"),
        "half.gif": (gif[: len(gif) // 2], "picture_broken"),
        "half.avif": (saved(scene(4), "AVIF")[:700], "picture_broken"),
        "half.heic": (heic(scene(4))[:2_000], "picture_broken"),
        "png-inside-jpeg.jpg": (b"\xff\xd8\xff" + good_png, "picture_broken"),
        "bomb.png": (png_of_zeros(50_000, 50_000, honest=False), "too_many_pixels"),
        "bomb.webp": (riff_bomb(), "too_many_pixels"),
        "bomb.jpg": (jpeg_that_says(60_000, 60_000), "too_many_pixels"),
        "long.png": (png_of_zeros(20_000, 400), "too_many_pixels"),
        "wide.jpg": (jpeg_that_says(400, 20_000), "too_many_pixels"),
        "tiny.png": (saved(field((199, 300)), "PNG"), "picture_too_small"),
        "dot.gif": (saved(field((1, 1)), "GIF"), "picture_too_small"),
        "large.jpg": (good_jpeg + b"\0" * 25_000_000, "picture_too_large"),
    }
