"""Photos as people have them: of all shapes and colours, and no two alike."""

from io import BytesIO
from random import Random

from PIL import Image, ImageDraw
from playwright.async_api import FilePayload

SHAPES = ((1200, 900), (900, 1200), (1000, 1000), (2400, 1800), (600, 1000))


def photos(count: int, first: int = 1) -> list[FilePayload]:
    """So many files as a camera names them."""
    return [photo(number) for number in range(first, first + count)]


def photo(number: int) -> FilePayload:
    rng = Random(number)
    width, height = SHAPES[number % len(SHAPES)]
    picture = Image.new("RGB", (width, height), colour(rng))
    draw = ImageDraw.Draw(picture)
    for _ in range(14):
        x, y, size = rng.randrange(width), rng.randrange(height), rng.randrange(40, 400)
        draw.ellipse((x - size, y - size, x + size, y + size), fill=colour(rng))
    content = BytesIO()
    picture.save(content, "JPEG", quality=85)
    return {
        "name": f"IMG_{number:04}.jpg",
        "mimeType": "image/jpeg",
        "buffer": content.getvalue(),
    }


def no_photo(name: str) -> FilePayload:
    """A file that only claims to be a picture."""
    return {"name": name, "mimeType": "image/jpeg", "buffer": b"Dear diary, today it rained."}


def colour(rng: Random) -> tuple[int, int, int]:
    return (rng.randrange(256), rng.randrange(256), rng.randrange(256))
