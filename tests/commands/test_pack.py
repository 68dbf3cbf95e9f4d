"""`reverie pack`: making, checking and printing packs of cards."""

import os
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from reverie.cards import load_pack
from reverie.cli import main
from tests.cards.boxes import write_pack
from tests.cards.pictures import PAGE, opened, png_of_zeros, saved, scene


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    folder = tmp_path / "Été 2026"
    folder.mkdir()
    for number in (1, 2, 10):
        (folder / f"IMG_{number}.JPG").write_bytes(saved(scene(number, (900, 700))))
    (folder / ".DS_Store").write_bytes(b"Bud1")
    return folder


def test_a_folder_of_photos_becomes_a_pack(
    photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`pack make` makes a zip that can be played with, in the order that people expect."""
    out = tmp_path / "summer.zip"
    assert main(["pack", "make", str(photos), "--out", str(out), "--author", "Ada"]) == 0
    pack = load_pack(out)
    assert pack.card_ids == ("ete-2026/img-1", "ete-2026/img-2", "ete-2026/img-10")
    manifest = pack.manifest
    assert (manifest.name, manifest.author) == ({"en": "Été 2026"}, "Ada")
    assert manifest.cards[0].title == {"en": "IMG 1"}
    assert opened(pack.large(manifest.cards[0]).content).size == (640, 960)
    assert opened(pack.small(manifest.cards[0]).content).size == (320, 480)
    said = capsys.readouterr()
    assert said.out == f"{out}: 3 cards\n"
    assert "3 of 3 pictures" in said.err


def test_a_bad_file_is_named_and_the_rest_go_on(
    photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each file that is no good picture is named with the reason, and the exit code is 1."""
    (photos / "page.jpg").write_bytes(PAGE)
    (photos / "notes.txt").write_text("buy milk")
    (photos / "bomb.png").write_bytes(png_of_zeros(50_000, 50_000, honest=False))
    (photos / "copy.jpg").write_bytes((photos / "IMG_1.JPG").read_bytes())
    out = tmp_path / "folder"
    assert main(["pack", "make", str(photos), "--out", str(out), "--name", "A"]) == 1
    assert len(load_pack(out).card_ids) == 3
    errors = capsys.readouterr().err
    assert "page.jpg: the file is not a JPEG, PNG, WebP, GIF, AVIF or HEIC (it is HTML)" in errors
    assert "notes.txt: the file is not a JPEG" in errors
    assert "bomb.png: it has more than 60 million pixels" in errors
    assert "already (copy.jpg)" in errors


@pytest.mark.skipif(sys.platform == "darwin", reason="its files have names that are text")
def test_a_file_may_be_called_anything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Names that are no text, or would steer a terminal, are shown by codes and become titles."""
    folder = os.fsencode(tmp_path / "in")
    os.mkdir(folder)  # noqa: PTH102  names that are no text have to be bytes
    for seed, name in enumerate((b"\xff.jpg", b"a\x1b[2Jb.jpg", b"c\x07.txt")):
        with open(os.path.join(folder, name), "wb") as file:  # noqa: PTH118, PTH123  the same
            file.write(saved(scene(seed)) if name.endswith(b"jpg") else b"no")
    out = tmp_path / "out.zip"
    assert main(["pack", "make", str(tmp_path / "in"), "--out", str(out)]) == 1
    titles = {card.title["en"] for card in load_pack(out).manifest.cards}
    assert titles == {"\\udcff", "a\\x1b[2Jb"}
    errors = capsys.readouterr().err
    assert "c\\x07.txt: the file is not a JPEG" in errors
    assert not {"\x1b", "\x07", "\udcff"} & set(errors)


@pytest.mark.parametrize(
    ("option", "value"),
    [("--author", ""), ("--licence", "x" * 301), ("--name", "x" * 301), ("--language", "Elvish!")],
)
def test_no_pack_is_made_that_can_not_be_read(
    option: str, value: str, photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the format does not allow a pack to say is refused before any work is done."""
    out = tmp_path / "out.zip"
    with pytest.raises(SystemExit) as ended:
        main(["pack", "make", str(photos), "--out", str(out), option, value])
    assert ended.value.code == 2
    assert f"$.{option.removeprefix('--')}" in capsys.readouterr().err
    assert not out.exists()


def test_a_pack_may_be_made_again(photos: Path, tmp_path: Path) -> None:
    """A pack is written over an older one, but never into a folder with something else."""
    out = tmp_path / "out"
    assert main(["pack", "make", str(photos), "--out", str(out)]) == 0
    assert main(["pack", "make", str(photos), "--out", str(out), "--name", "B"]) == 0
    assert load_pack(out).id == "b"
    with pytest.raises(SystemExit):
        main(["pack", "make", str(photos), "--out", str(photos)])
    assert not (photos / "pack.json").exists()


def test_nothing_is_made_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder without a picture gives no pack; one that is not there is said to be missing."""
    (tmp_path / "empty").mkdir()
    out = tmp_path / "x.zip"
    assert main(["pack", "make", str(tmp_path / "empty"), "--out", str(out)]) == 1
    assert not out.exists()
    assert main(["pack", "make", str(tmp_path / "nowhere"), "--out", str(out)]) == 2
    assert "No such file" in capsys.readouterr().err


def test_a_pack_is_checked(
    photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`pack check` says that all is good, or which card's picture is damaged."""
    out = tmp_path / "out"
    main(["pack", "make", str(photos), "--out", str(out), "--name", "Box"])
    capsys.readouterr()
    assert main(["pack", "check", str(out)]) == 0
    assert capsys.readouterr().out == "pack box: 3 cards, all good\n"
    picture = out / "img-2.webp"
    picture.write_bytes(picture.read_bytes()[:400])
    assert main(["pack", "check", str(out)]) == 1
    assert capsys.readouterr().out == (
        "pack box, card img-2: the file is damaged or ends too early\n"
    )


def test_a_faulty_pack_is_said_to_be_faulty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`pack check` of what can't be loaded says why and exits with 2."""
    assert main(["pack", "check", str(write_pack(tmp_path / "box", id="A/B"))]) == 2
    assert "pack box: pack.json is not what the format says" in capsys.readouterr().err
    assert main(["pack", "check", str(tmp_path / "nowhere")]) == 2


def test_a_pack_is_printed(photos: Path, tmp_path: Path) -> None:
    """`pack print` writes a PDF with fronts and backs."""
    pack, paper = tmp_path / "a.zip", tmp_path / "a.pdf"
    main(["pack", "make", str(photos), "--out", str(pack)])
    assert main(["pack", "print", str(pack), "--out", str(paper), "--paper", "letter"]) == 0
    assert len(PdfReader(paper).pages) == 2


def test_a_damaged_card_is_not_printed(
    photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`pack print` of a damaged picture says so and writes nothing."""
    out, paper = tmp_path / "out", tmp_path / "a.pdf"
    main(["pack", "make", str(photos), "--out", str(out)])
    (out / "img-1.webp").write_bytes((out / "img-1.webp").read_bytes()[:300])
    assert main(["pack", "print", str(out), "--out", str(paper)]) == 2
    assert "damaged" in capsys.readouterr().err
    assert not paper.exists()
