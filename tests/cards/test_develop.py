"""What becomes of pictures in the darkroom, once they are let in."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageCms, ImageDraw

from reverie.cards import PictureError
from reverie.cards.darkroom.develop import develop, print_out, shrink
from reverie.cards.sketches import sketches
from tests.cards.pictures import (
    BLUE,
    GREEN,
    PAGE,
    RED,
    WHITE,
    corners,
    field,
    gif_of_many_frames,
    gifar,
    grainy,
    heic,
    jpeg_with_text,
    near,
    opened,
    pixel,
    png_of_rows,
    saved,
    scene,
)

TURNED_BACK = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def is_upright(card: Image.Image) -> bool:
    seen = [pixel(card, x, y) for x, y in ((0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8))]
    return all(near(one, other) for one, other in zip(seen, (RED, GREEN, BLUE, WHITE), strict=True))


@pytest.mark.parametrize("size", [(300, 450), (1200, 900), (4000, 3000), (640, 960), (200, 3000)])
def test_a_card_has_its_size(size: tuple[int, int]) -> None:
    """Whatever comes in, a card is 640 × 960 in 90 kB and 320 × 480 in 14 kB, both WebP."""
    card = develop(saved(scene(1, size)))
    for content, wanted, most in (
        (card.large, (640, 960), 90_000),
        (card.small, (320, 480), 14_000),
    ):
        picture = opened(content)
        assert (picture.format, picture.size) == ("WEBP", wanted)
        assert len(content) <= most


def test_even_noise_has_its_size() -> None:
    """A picture that can't be packed is blurred rather than let through too large."""
    card = develop(saved(grainy(), "PNG"))
    assert len(card.large) <= 90_000
    assert len(card.small) <= 14_000


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF", "AVIF", "HEIC"])
def test_every_kind_of_picture_is_developed(kind: str) -> None:
    """What phones and drawing programs save is read, whatever its file is called."""
    picture = corners()
    content = heic(picture) if kind == "HEIC" else saved(picture, kind)
    assert is_upright(opened(develop(content).large))


@pytest.mark.parametrize("held", range(1, 9))
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_camera_may_be_held_in_any_way(held: int, kind: str) -> None:
    """The card shows a photo upright, by the camera's note, for all eight notes there are."""
    turn = TURNED_BACK[held]
    lying = corners() if turn is None else corners().transpose(turn)
    exif = Image.Exif()
    exif[0x0112] = held
    assert is_upright(opened(develop(saved(lying, kind, exif=exif)).large))


@pytest.mark.filterwarnings("ignore:Corrupt EXIF")
def test_a_note_that_makes_no_sense_is_no_note() -> None:
    """A photo whose notes are broken is shown as it is."""
    content = saved(corners(), exif=b"Exif\0\0II*\0\xff\xff\xff\x7f" + b"\xff" * 40)
    assert is_upright(opened(develop(content).large))


def test_nothing_but_pixels_is_left() -> None:
    """Place, camera, comments, profiles, thumbnails and whatever hangs behind are gone."""
    exif = Image.Exif()
    exif[0x010F] = "Secret Camera"
    exif.get_ifd(0x8825).update({1: "N", 2: (48.0, 51.0, 30.0), 3: "E", 4: (2.0, 17.0, 40.0)})
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    content = saved(
        scene(3), exif=exif, icc_profile=profile, comment=b"Secret comment", xmp=b"<x>Secret</x>"
    )
    assert content.count(b"Secret") == 3
    card = develop(content + b"Secret tail")
    for made in (card.large, card.small):
        assert made[12:16] == b"VP8 "
        assert int.from_bytes(made[4:8], "little") + 8 == len(made)
        assert b"Secret" not in made
        assert not opened(made).getexif()
        assert not {"icc_profile", "exif", "xmp"} & set(opened(made).info)


@pytest.mark.parametrize("content", [jpeg_with_text(PAGE), gifar()], ids=["page", "archive"])
def test_a_picture_that_is_something_else_too_is_only_a_picture(content: bytes) -> None:
    """Of a file that is a picture and a page or an archive, the picture alone is left."""
    card = develop(content)
    for made in (card.large, card.small):
        assert not any(word in made for word in (b"script", b"PK", b"html", b"evil"))


def test_of_many_frames_the_first_is_taken() -> None:
    """An animation with a hundred thousand frames costs no more than its first."""
    content = gif_of_many_frames(100_000)
    assert develop(content).large == develop(saved(scene(5).quantize(16), "GIF")).large


def test_colours_are_those_that_were_meant() -> None:
    """A photo in another colour space has the colours it has on its own phone."""
    swapped = _profile_with_red_and_green_swapped()
    plain = develop(saved(field(colour=RED), "PNG"))
    other = develop(saved(field(colour=RED), "PNG", icc_profile=swapped))
    assert near(pixel(opened(plain.large), 0.5, 0.5), RED)
    red, green, _ = pixel(opened(other.large), 0.5, 0.5)
    assert green > red + 60


def _profile_with_red_and_green_swapped() -> bytes:
    """An sRGB profile whose entries for red and for green have changed places."""
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    red, green = profile.index(b"rXYZ"), profile.index(b"gXYZ")
    profile[red : red + 4], profile[green : green + 4] = b"gXYZ", b"rXYZ"
    return bytes(profile)


def test_a_broken_profile_is_none() -> None:
    """Colours that are described by nonsense are taken as they are."""
    content = saved(field(colour=GREEN), "PNG", icc_profile=b"nonsense" * 20)
    assert near(pixel(opened(develop(content).large), 0.5, 0.5), GREEN)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16"])
def test_every_mode_of_a_picture_is_developed(mode: str) -> None:
    """Black and white, grey, palettes, see-through, for print, deep: all become cards."""
    grey = Image.new("L", (600, 900), 200)
    ImageDraw.Draw(grey).rectangle((0, 0, 600, 450), fill=30)
    if mode == "I;16":
        picture = grey.convert("I").point(lambda value: value * 256.0).convert("I;16")
    elif mode == "P":
        picture = grey.convert("RGB").quantize(8)
    else:
        picture = grey.convert("RGB").convert(mode)
    card = opened(develop(saved(picture, "JPEG" if mode == "CMYK" else "PNG")).large)
    dark, light = pixel(card, 0.5, 0.2), pixel(card, 0.5, 0.8)
    if mode != "1":
        assert near(dark, (30, 30, 30))
        assert near(light, (200, 200, 200))
    assert max(dark) < min(light)


# A type of colour, with how many channels it has and how many bits each may have.
KINDS_OF_PNG = [
    (colour, channels, depth)
    for colour, channels, depths in (
        (0, 1, (1, 2, 4, 8, 16)),
        (2, 3, (8, 16)),
        (3, 1, (1, 2, 4, 8)),
        (4, 2, (8, 16)),
        (6, 4, (8, 16)),
    )
    for depth in depths
]


@pytest.mark.parametrize(("colour", "channels", "depth"), KINDS_OF_PNG)
def test_a_png_that_ends_too_early_is_refused(colour: int, channels: int, depth: int) -> None:
    """A PNG of any kind is developed if it has all its rows, and refused if the last is missing."""
    size = 301, 452
    row = bytes(1 + (size[0] * channels * depth + 7) // 8)
    assert develop(png_of_rows(size, depth, colour, row * size[1])).large
    with pytest.raises(PictureError, match="ends too early"):
        develop(png_of_rows(size, depth, colour, row * (size[1] - 1)))


@pytest.mark.parametrize("size", [(301, 452), (304, 456), (307, 461)])
def test_an_interlaced_png_has_to_be_whole_too(size: tuple[int, int]) -> None:
    """A PNG that comes in seven passes is developed if they are all there, and refused if not."""
    width, height = size
    passes = [(8, 8, 0, 0), (8, 8, 4, 0), (4, 8, 0, 4), (4, 4, 2, 0), (2, 4, 0, 2), (2, 2, 1, 0)]
    rows = b""
    for across, down, left, top in (*passes, (1, 2, 0, 1)):
        rows += bytes(1 + 3 * len(range(left, width, across))) * len(range(top, height, down))
    assert develop(png_of_rows(size, 8, 2, rows, interlaced=True)).large
    with pytest.raises(PictureError, match="ends too early"):
        develop(png_of_rows(size, 8, 2, rows[:-1], interlaced=True))


def test_behind_a_drawing_is_paper() -> None:
    """Where a drawing is see-through, the card is white."""
    drawing = Image.new("RGBA", (600, 900), (0, 0, 0, 0))
    ImageDraw.Draw(drawing).ellipse((200, 350, 400, 550), fill=RED)
    card = opened(develop(saved(drawing, "PNG")).large)
    assert near(pixel(card, 0.1, 0.1), WHITE)
    assert near(pixel(card, 0.5, 0.5), RED)


def test_shades_go_from_top_to_bottom() -> None:
    """A card's colours are those of its upper, middle and lower part."""
    picture = field((600, 900), BLUE)
    ImageDraw.Draw(picture).rectangle((0, 600, 600, 900), fill=RED)
    upper, middle, lower = develop(saved(picture, "PNG")).shades
    assert upper == middle == "#2850a0"
    assert lower == "#dc281e"


def test_the_same_picture_gives_the_same_card() -> None:
    """Developing has no chance in it."""
    content = saved(scene(9, (1500, 900)))
    assert develop(content) == develop(content)


def test_a_card_is_shrunk_and_printed() -> None:
    """A card that has no small picture gets one; for paper it is a JPEG of the same shape."""
    card = saved(scene(4, (640, 960)), "WEBP")
    assert opened(shrink(card).content).size == (320, 480)
    printed = opened(print_out(card).content)
    assert (printed.format, printed.size) == ("JPEG", (640, 960))


def test_a_drawing_is_printed_as_it_is_drawn() -> None:
    """An SVG card is drawn with dots enough for paper."""
    drawing = next(iter(sketches().pictures.values())).content
    printed = opened(print_out(drawing).content)
    assert (printed.format, printed.size) == ("JPEG", (960, 1440))


@pytest.mark.filterwarnings("ignore")
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(["JPEG", "PNG", "WEBP", "GIF"]), st.data())
def test_a_damaged_picture_is_refused_or_developed(kind: str, data: st.DataObject) -> None:
    """Bytes turned anywhere end in a card, a refusal or an error, never in a hang or a crash."""
    content = bytearray(saved(scene(2, (240, 360)).quantize(16).convert("RGB"), kind))
    for at in data.draw(st.lists(st.integers(0, len(content) - 1), min_size=1, max_size=6)):
        content[at] = data.draw(st.integers(0, 255))
    try:
        card = develop(bytes(content))
    except PictureError:
        return
    except Exception:  # noqa: BLE001  a worker calls all of them "broken"
        return
    assert opened(card.large).size == (640, 960)
