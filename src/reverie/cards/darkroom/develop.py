"""Pictures in, pictures out: what a worker makes of bytes that a stranger has sent.

Pure but for being slow. Only the decoder of the one format that the first bytes tell is ever asked,
sizes are looked at before anything is decoded, and what is made is made of pixels alone: no name,
place, comment or other stowaway of the original can be in it.
"""

import io
import struct
from collections.abc import Callable

import pillow_heif
import resvg_py
from PIL import (
    AvifImagePlugin,
    ExifTags,
    Image,
    ImageCms,
    ImageFilter,
    MpoImagePlugin,
    TiffImagePlugin,
    WebPImagePlugin,
)

from reverie.cards.darkroom.crop import best_card, card_size
from reverie.cards.darkroom.limits import (
    CARD,
    LARGEST_CARD,
    LARGEST_FILE,
    LARGEST_SMALL_CARD,
    LONGEST_SIDE,
    MOST_PIXELS,
    PRINTED_CARD,
    SMALL_CARD,
    SMALLEST_CARD,
)
from reverie.cards.darkroom.png import is_whole
from reverie.cards.darkroom.work import Developed, Job, Made
from reverie.cards.kinds import kind_of
from reverie.cards.problems import PictureCode, PictureError

READABLE = {
    "jpg": "JPEG",
    "png": "PNG",
    "webp": "WEBP",
    "gif": "GIF",
    "avif": "AVIF",
    "heic": "HEIF",
}
"""Pillow's name for each kind that is developed"""
PLUGINS = (AvifImagePlugin, MpoImagePlugin, TiffImagePlugin, WebPImagePlugin)
"""Loaded now, since a worker can open no file later. TIFF's reads the notes of a camera."""
BEST_QUALITY, WORST_QUALITY, CLOSE_ENOUGH = 86, 18, 4
PRINT_QUALITY = 92
SHADES = 3
PAPER = "white"
"""behind a drawing that is see-through"""
KEPT = ("exif", "icc_profile", "xmp")
"""what is still needed of a picture that was put on paper"""
TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
"""by what a camera notes about how it was held"""
SRGB = ImageCms.createProfile("sRGB")

Image.preinit()
pillow_heif.register_heif_opener(thumbnails=False)
pillow_heif.options.DECODE_THREADS = 1
AvifImagePlugin.DEFAULT_MAX_THREADS = 1
Image.MAX_IMAGE_PIXELS = None  # our own limits are lower, and refuse instead of warning


def develop(content: bytes) -> Developed:
    """A card of whatever somebody has on their phone."""
    picture = _open(content)
    _check_not_small(picture)
    card = _in_srgb(_cut(_ready(picture, CARD)).resize(CARD, Image.Resampling.LANCZOS))
    return Developed(_webp(card, LARGEST_CARD), _shrunk(card), _shades(card))


def shrink(content: bytes) -> Made:
    """The small form of a card's picture."""
    return Made(_shrunk(_in_srgb(_cut(_ready(_open(content), SMALL_CARD)))))


def print_out(content: bytes) -> Made:
    """A card's picture for paper."""
    picture = _open(_drawn(content) if kind_of(content) == "svg" else content)
    card = _in_srgb(_cut(_ready(picture, PRINTED_CARD)))
    card.thumbnail(PRINTED_CARD, Image.Resampling.LANCZOS)
    made = io.BytesIO()
    card.save(made, "JPEG", quality=PRINT_QUALITY, subsampling=0, optimize=True)
    return Made(made.getvalue())


JOBS: dict[Job, Callable[[bytes], Developed | Made]] = {
    Job.DEVELOP: develop,
    Job.SHRINK: shrink,
    Job.PRINT: print_out,
}


def _open(content: bytes) -> Image.Image:
    """The picture, of which only the head has been read, if it is one and not too large."""
    kind = kind_of(content)
    if kind not in READABLE:
        detail = f"it is {kind.upper()}" if kind else ""
        raise PictureError(PictureCode.NOT_A_PICTURE, detail)
    if len(content) > LARGEST_FILE:
        raise PictureError(PictureCode.PICTURE_TOO_LARGE)
    if kind == "webp":
        _check_size(*_webp_size(content))
    picture = Image.open(io.BytesIO(content), formats=[READABLE[kind]])
    _check_size(*picture.size)
    if kind == "png" and not is_whole(content):
        raise PictureError(PictureCode.PICTURE_BROKEN)
    return picture


def _check_size(width: int, height: int) -> None:
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:
        raise PictureError(PictureCode.TOO_MANY_PIXELS, f"{width} × {height}")


def _check_not_small(picture: Image.Image) -> None:
    # Whether it lies on its side is not known yet, so the better of both ways counts.
    width, height = picture.size
    if max(card_size(width, height)[0], card_size(height, width)[0]) < SMALLEST_CARD[0]:
        raise PictureError(PictureCode.PICTURE_TOO_SMALL, f"{width} × {height}")


def _webp_size(content: bytes) -> tuple[int, int]:
    """A WebP's size by its head: Pillow makes room for the whole picture as soon as it opens it."""
    try:
        match content[12:16]:
            case b"VP8X":
                width = int.from_bytes(content[24:27], "little") + 1
                return width, int.from_bytes(content[27:30], "little") + 1
            case b"VP8L":
                (bits,) = struct.unpack_from("<I", content, 21)
                return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
            case _:
                width, height = struct.unpack_from("<HH", content, 26)
                return width & 0x3FFF, height & 0x3FFF
    except struct.error:
        raise PictureError(PictureCode.PICTURE_BROKEN) from None


def _ready(picture: Image.Image, wanted: tuple[int, int]) -> Image.Image:
    """The whole picture, upright, opaque, and not much larger than is wanted of a card."""
    picture.draft(None, _enough(picture, wanted))
    picture.load()
    return _upright(_opaque(_reduced(_deep_to_eight_bits(picture), wanted)))


def _enough(picture: Image.Image, wanted: tuple[int, int]) -> tuple[int, int]:
    """How small the picture may become so that such a card can be cut from it, turned or not."""
    width, height = picture.size
    narrow = min(card_size(width, height)[0], card_size(height, width)[0])
    scale = min(1.0, wanted[0] / narrow)
    return max(1, int(width * scale)), max(1, int(height * scale))


def _deep_to_eight_bits(picture: Image.Image) -> Image.Image:
    """A picture with 16 bits a pixel with the upper eight of them; any other as it is."""
    if picture.mode.startswith("I"):
        return picture.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    return picture


def _reduced(picture: Image.Image, wanted: tuple[int, int]) -> Image.Image:
    """The picture in a fraction of its size, as long as that is enough."""
    if picture.mode in ("1", "P", "PA"):
        picture = picture.convert("RGBA" if picture.has_transparency_data else "RGB")
    factor = picture.width // _enough(picture, wanted)[0]
    return picture.reduce(factor) if factor > 1 else picture


def _opaque(picture: Image.Image) -> Image.Image:
    """The picture on paper where it is see-through."""
    if not picture.has_transparency_data:
        return picture
    seen = picture.convert("RGBA")
    paper = Image.new("RGBA", picture.size, PAPER)
    made = Image.alpha_composite(paper, seen).convert("RGB")
    made.info = {name: value for name, value in picture.info.items() if name in KEPT}
    return made


def _upright(picture: Image.Image) -> Image.Image:
    """The picture as it was meant to be seen; a note about it that can't be read is no note."""
    try:
        turned = TURNS.get(picture.getexif().get(ExifTags.Base.Orientation, 1))
    except (OSError, SyntaxError, TypeError, ValueError, struct.error):
        return picture
    return picture if turned is None else picture.transpose(turned)


def _cut(picture: Image.Image) -> Image.Image:
    return picture.crop(best_card(picture.convert("RGB")))


def _in_srgb(picture: Image.Image) -> Image.Image:
    """The pixels alone, in the colours that every screen shows; a broken profile is none."""
    profile = picture.info.get("icc_profile")
    if profile:
        try:
            known = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            converted = ImageCms.profileToProfile(picture, known, SRGB, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError, TypeError, ValueError):
            converted = None
        picture = converted or picture
    plain = Image.new("RGB", picture.size)
    plain.paste(picture.convert("RGB"))
    return plain


def _shrunk(card: Image.Image) -> bytes:
    small = card.resize(SMALL_CARD, Image.Resampling.LANCZOS, reducing_gap=3.0)
    return _webp(small, LARGEST_SMALL_CARD)


def _webp(picture: Image.Image, largest: int) -> bytes:
    """The picture in at most so many bytes, as good as they allow; mere noise is blurred first."""
    best = _encode(picture, BEST_QUALITY)
    if len(best) <= largest:
        return best
    blur = 0
    while len(best := _encode(picture, WORST_QUALITY)) > largest:
        blur += 1
        picture = picture.filter(ImageFilter.GaussianBlur(blur))
    low, high = WORST_QUALITY, BEST_QUALITY
    while high - low > CLOSE_ENOUGH:
        middle = (low + high) // 2
        tried = _encode(picture, middle)
        if len(tried) <= largest:
            low, best = middle, tried
        else:
            high = middle
    return best


def _encode(picture: Image.Image, quality: int) -> bytes:
    made = io.BytesIO()
    picture.save(made, "WEBP", quality=quality, method=4)
    return made.getvalue()


def _shades(card: Image.Image) -> tuple[str, ...]:
    bands = card.resize((1, SHADES), Image.Resampling.BOX).tobytes()
    return tuple(f"#{bands[3 * at : 3 * at + 3].hex()}" for at in range(SHADES))


def _drawn(svg: bytes) -> bytes:
    """A drawing as PNG. It can name no file and no font of this machine."""
    try:
        return resvg_py.svg_to_bytes(
            svg.decode(), width=PRINTED_CARD[0], height=PRINTED_CARD[1], skip_system_fonts=True
        )
    except (ValueError, UnicodeDecodeError) as error:
        raise PictureError(PictureCode.PICTURE_BROKEN) from error
