"""Packs that are read from a zip, which may come from somebody who means no good."""

import io
import stat
import struct
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.cards import PackCode, PackError, load_pack, save_archive, save_pack, sketches
from tests.cards.boxes import SVG, card, files, write_pack, write_zip


def refused(path: Path) -> PackCode:
    with pytest.raises(PackError) as caught:
        load_pack(path)
    return caught.value.code


def test_a_pack_is_a_zip_too(tmp_path: Path) -> None:
    """The same files give the same pack, be they in a folder or in a zip."""
    folder = load_pack(write_pack(tmp_path / "box"))
    assert load_pack(write_zip(tmp_path / "box.zip")) == folder


def test_a_zip_may_hold_the_folder_itself(tmp_path: Path) -> None:
    """A zip that was made of a folder has it at its top, and macOS' notes beside it."""
    entries = {f"box/{name}": content for name, content in files().items()}
    path = write_zip(tmp_path / "x.zip", entries | {"__MACOSX/box/._pack.json": b"?", "box/": b""})
    assert load_pack(path) == load_pack(write_pack(tmp_path / "box"))


def test_a_pack_survives_being_written(tmp_path: Path) -> None:
    """A pack that was saved as a zip, or as a folder, is the same when it is loaded."""
    save_archive(sketches(), tmp_path / "sketches.zip")
    assert load_pack(tmp_path / "sketches.zip") == sketches()
    save_archive(sketches(), tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == (tmp_path / "sketches.zip").read_bytes()
    save_pack(sketches(), tmp_path / "folder")
    assert load_pack(tmp_path / "folder") == sketches()


@pytest.mark.parametrize(
    "name",
    [
        "/etc/passwd",
        "../outside.svg",
        "a/../../outside.svg",
        "a/./b.svg",
        "a//b.svg",
        "..\\outside.svg",
        "C:\\Windows\\x.svg",
        "C:x.svg",
        "\\\\server\\share.svg",
        "..",
        "nul\0.svg",
    ],
)
def test_a_name_that_leads_elsewhere_spoils_a_zip(name: str, tmp_path: Path) -> None:
    """Absolute paths, `..`, backslashes, drives and NULs are refused, whether used or not."""
    path = write_zip(tmp_path / "x.zip", files())
    with zipfile.ZipFile(path, "a") as archive:
        entry = zipfile.ZipInfo("placeholder")
        entry.filename = name
        archive.writestr(entry, SVG)
    assert refused(path) is PackCode.UNSAFE_ARCHIVE


def test_a_link_spoils_a_zip(tmp_path: Path) -> None:
    """A symbolic link is refused, wherever it leads."""
    path = write_zip(tmp_path / "x.zip", files())
    with zipfile.ZipFile(path, "a") as archive:
        entry = zipfile.ZipInfo("link.svg")
        entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(entry, "/etc/passwd")
    assert refused(path) is PackCode.UNSAFE_ARCHIVE


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_that_is_there_twice_spoils_a_zip(tmp_path: Path) -> None:
    """Two entries of one name would be another pack for another reader."""
    path = write_zip(tmp_path / "x.zip", files())
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("moon.svg", SVG)
    assert refused(path) is PackCode.UNSAFE_ARCHIVE


@pytest.mark.parametrize("entries", [2_501, 10_000, 60_000])
def test_too_many_entries_are_refused(entries: int, tmp_path: Path) -> None:
    """A zip with thousands of entries is refused, by their number or by the size of their list."""
    named = {f"{number}.svg": b"" for number in range(entries)}
    assert refused(write_zip(tmp_path / "x.zip", files() | named)) is PackCode.PACK_TOO_LARGE


def test_a_bomb_that_tells_its_size_is_refused(tmp_path: Path) -> None:
    """A picture of a gigabyte that packs to a megabyte is refused by what the zip says of it."""
    entries = files() | {"sun.svg": SVG + bytes(60_000_000)}
    assert refused(write_zip(tmp_path / "x.zip", entries)) is PackCode.PICTURE_TOO_LARGE


def test_a_bomb_that_hides_its_size_is_refused(tmp_path: Path) -> None:
    """A zip that says less of an entry than there is gets no more than it says, and is refused."""
    entries = files() | {"sun.svg": SVG + bytes(60_000_000)}
    content = write_zip(tmp_path / "x.zip", entries).read_bytes()
    told, true = struct.pack("<I", 900), struct.pack("<I", len(SVG) + 60_000_000)
    assert content.count(true) == 2
    (tmp_path / "x.zip").write_bytes(content.replace(true, told))
    assert refused(tmp_path / "x.zip") is PackCode.BROKEN_ARCHIVE


def test_many_bombs_are_refused_together(tmp_path: Path) -> None:
    """Pictures that are each small enough are refused when they are too much together."""
    cards = [card(f"c{number}", picture=f"{number}.svg") for number in range(60)]
    entries = files(cards=cards)
    entries |= {f"{number}.svg": SVG + bytes(4_000_000) for number in range(60)}
    assert refused(write_zip(tmp_path / "x.zip", entries)) is PackCode.PACK_TOO_LARGE


def test_a_manifest_that_is_a_bomb_is_refused(tmp_path: Path) -> None:
    """A manifest beyond any pack's is not read."""
    entries = files() | {"pack.json": b" " * 30_000_000}
    assert refused(write_zip(tmp_path / "x.zip", entries)) is PackCode.BROKEN_MANIFEST


def test_an_unusual_packing_is_refused(tmp_path: Path) -> None:
    """Only what can be unpacked little by little is unpacked."""
    for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        path = tmp_path / f"{method}.zip"
        with zipfile.ZipFile(path, "w", method) as archive:
            for name, content in files().items():
                archive.writestr(name, content)
        assert refused(path) is PackCode.BROKEN_ARCHIVE


@pytest.mark.parametrize("content", [b"", b"PK", b"\x89PNG\r\n\x1a\n", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_zip_is_said_to_be_none(content: bytes, tmp_path: Path) -> None:
    """A file that is no zip, or an empty one, is no pack."""
    (tmp_path / "x.zip").write_bytes(content)
    assert refused(tmp_path / "x.zip") in {PackCode.BROKEN_ARCHIVE, PackCode.NO_MANIFEST}


GOOD = io.BytesIO()
with zipfile.ZipFile(GOOD, "w", zipfile.ZIP_DEFLATED) as good:
    for file, its_content in files().items():
        good.writestr(file, its_content)


@given(st.data())
def test_a_damaged_zip_is_a_pack_or_a_fault(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Bytes turned or cut off anywhere give a pack or a `PackError`, and nothing else."""
    content = bytearray(GOOD.getvalue())
    for at in data.draw(st.lists(st.integers(0, len(content) - 1), max_size=5)):
        content[at] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.mktemp("zip") / "x.zip"
    path.write_bytes(content[: data.draw(st.integers(0, len(content)))])
    try:
        load_pack(path)
    except PackError as error:
        assert error.code in PackCode  # noqa: PT017  a pack is just as well
