"""Packs that are read from a folder."""

import json
from pathlib import Path

import pytest

from reverie.cards import MEANINGS, PICTURE_MEANINGS, PackCode, PackError, PictureCode, load_pack
from reverie.cards.kinds import kind_of
from reverie.cards.limits import LARGEST_PICTURE, MOST_CARDS, MOST_ENTRIES
from tests.cards.boxes import PNG, SVG, card, write_pack


def test_a_pack_is_a_folder_with_a_manifest(tmp_path: Path) -> None:
    """A folder's pictures become the pictures of its cards; a small one is optional."""
    pack = load_pack(write_pack(tmp_path / "box"))
    moon, sun = pack.manifest.cards
    assert pack.card_ids == ("box/moon", "box/sun")
    assert (pack.large(moon).content, pack.small(moon).content) == (SVG, PNG)
    assert pack.small(sun) == pack.large(sun)


def test_a_translation_is_a_file_of_its_own(tmp_path: Path) -> None:
    """Words in another language are added to those of the manifest, as far as there are any."""
    folder = write_pack(tmp_path / "box", words={"fr": "fr.json"})
    words = {"name": "Une boîte", "cards": {"moon": {"title": "La lune", "alt": "Une lune."}}}
    (folder / "fr.json").write_text(json.dumps(words))
    manifest = load_pack(folder).manifest
    moon, sun = manifest.cards
    assert manifest.name == {"en": "A box", "fr": "Une boîte"}
    assert moon.title == {"en": "The moon", "fr": "La lune"}
    assert moon.alt == {"en": "A moon in the sky.", "fr": "Une lune."}
    assert sun.title == {"en": "The sun"}
    words["cards"] = {"star": {"title": "L'étoile", "alt": "Une étoile."}}
    (folder / "fr.json").write_text(json.dumps(words))
    with pytest.raises(PackError, match="pack box, card star: ") as caught:
        load_pack(folder)
    assert caught.value.code is PackCode.BROKEN_WORDS


def test_a_picture_is_named_by_its_content(tmp_path: Path) -> None:
    """The same content has the same address in every pack and under any file name."""
    pack = load_pack(write_pack(tmp_path / "box"))
    moon, sun = pack.manifest.cards
    assert pack.large(moon).address == pack.large(sun).address
    assert pack.small(moon).address != pack.large(moon).address
    assert pack.small(moon).address.endswith(".png")


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({"cards": [card("moon"), card("moon")]}, "card_twice", "pack box, card moon: "),
        ({"cards": [card("star")]}, "no_picture", "pack box, card star: .*star.svg"),
        ({"cards": [card("moon", small="x.png")]}, "no_picture", "card moon: .*x.png"),
        ({"cards": [card("moon", picture="../key")]}, "no_picture", "card moon: .*../key"),
        ({"cards": [card("moon", picture="/etc/hostname")]}, "no_picture", "/etc/hostname"),
        ({"cards": [card("moon", picture="")]}, "no_picture", "card moon"),
        ({"cards": [card("moon", picture="pack.json")]}, "not_a_picture", "pack.json"),
        ({"cards": [card("moon", shades=["#123"])]}, "broken_manifest", r"cards\[0\]\.shades"),
        ({"cards": [card("The Moon")]}, "broken_manifest", r"cards\[0\]\.id"),
        ({"cards": [card("moon", alt={})]}, "broken_manifest", r"cards\[0\]\.alt"),
        ({"cards": [card("moon"), 7]}, "broken_manifest", "card number 2: "),
        ({"cards": [card("moon"), card("sun", alt={"en": ""})]}, "broken_manifest", "card sun: "),
        ({"cards": [card("moon")] * (MOST_CARDS + 1)}, "broken_manifest", r"\$\.cards"),
        ({"cards": []}, "no_cards", "pack box: "),
        ({"id": "a/b"}, "broken_manifest", r"pack box: .*\$\.id"),
        ({"id": "box\n"}, "broken_manifest", r"pack box: .*\$\.id"),
        ({"cards": [card("moon\n")]}, "broken_manifest", r"cards\[0\]\.id"),
        ({"cards": [card("moon", shades=["#123456\n"] * 2)]}, "broken_manifest", "shades"),
        ({"cards": [card("moon", picture="\x1b[2J")]}, "no_picture", r"\(\\x1b\[2J\)"),
        ({"$.cards[9]": 1}, "broken_manifest", r"pack box: .*cards\[9\]"),
        ({"\x1b]0;\x07": 1}, "broken_manifest", r"`\\x1b]0;\\x07`"),
        ({"words": {"fr": "fr.json"}}, "no_words", r"pack box: .*\(fr.json\)"),
        ({"words": {"fr": "moon.svg"}}, "broken_words", r"pack box: .*moon.svg"),
        ({"words": {"Fr": "fr.json"}}, "broken_manifest", r"\$\.words"),
        ({"licence": ""}, "broken_manifest", r"\$\.licence"),
        ({"colour": "red"}, "broken_manifest", "colour"),
    ],
)
def test_a_fault_is_named(fields: dict[str, object], code: str, words: str, tmp_path: Path) -> None:
    """What is wrong with a pack is said with a code, the pack, and the card if it is a card's."""
    (tmp_path / "key").write_bytes(SVG)
    with pytest.raises(PackError, match=words) as caught:
        load_pack(write_pack(tmp_path / "box", **fields))
    assert caught.value.code == code


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    """A pack can't make the server hand out a file from elsewhere."""
    folder = write_pack(tmp_path / "box")
    (tmp_path / "key.svg").write_bytes(SVG)
    (folder / "sun.svg").unlink()
    (folder / "sun.svg").symlink_to(tmp_path / "key.svg")
    with pytest.raises(PackError, match="card sun") as caught:
        load_pack(folder)
    assert caught.value.code is PackCode.NO_PICTURE


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    """A missing or unreadable manifest is said to be that."""
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path)
    assert caught.value.code is PackCode.NO_MANIFEST
    (tmp_path / "pack.json").write_bytes(b"\xff{")
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path)
    assert caught.value.code is PackCode.BROKEN_MANIFEST


def test_a_picture_has_a_limit(tmp_path: Path) -> None:
    """A picture that is too large is not read to its end, and said to be that."""
    folder = write_pack(tmp_path / "box")
    (folder / "sun.svg").write_bytes(SVG + b" " * LARGEST_PICTURE)
    with pytest.raises(PackError, match=r"card sun: .*5 MB") as caught:
        load_pack(folder)
    assert caught.value.code is PackCode.PICTURE_TOO_LARGE


@pytest.mark.parametrize("more", [b',"cards":[]', b',"cards":7', b',"x":' + b"[" * 100_000])
def test_a_fault_may_have_others_behind_it(more: bytes, tmp_path: Path) -> None:
    """A manifest that goes on as nonsense after a bad card is refused for that card."""
    folder = write_pack(tmp_path / "box", cards=[card("moon", shades=[])])
    manifest = folder / "pack.json"
    manifest.write_bytes(manifest.read_bytes().rstrip().removesuffix(b"}") + more + b"}")
    with pytest.raises(PackError, match="card number 1: ") as caught:
        load_pack(folder)
    assert caught.value.code is PackCode.BROKEN_MANIFEST


def test_a_manifest_may_be_nested_without_end(tmp_path: Path) -> None:
    """A manifest that goes deeper than anyone could read is a broken one."""
    (tmp_path / "pack.json").write_bytes(b'{"cards":' * 100_000)
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path)
    assert caught.value.code is PackCode.BROKEN_MANIFEST


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (SVG, "svg"),
        (b'<?xml version="1.0"?><svg/>', "svg"),
        (b"\xef\xbb\xbf  <!-- hi --><SVG/>", "svg"),
        (PNG, "png"),
        (b"\xff\xd8\xff\xe0", "jpg"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "webp"),
        (b"\0\0\0\x1cftypavif\0\0\0\0", "avif"),
        (b"\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf", "avif"),
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic"),
        (b"\0\0\0\x18ftypisom\0\0\0\0isommp42", None),
        (b"GIF89a", "gif"),
        (b"<html>", "html"),
        (b"\n<!DOCTYPE html>", "html"),
        (b"%PDF-1.7", "pdf"),
        (b"PK\x03\x04", "zip"),
        (b"MZ\x90", None),
        (b"", None),
    ],
)
def test_a_file_is_known_by_its_content(content: bytes, kind: str | None) -> None:
    """What kind a file is shows in its first bytes; its name does not matter."""
    assert kind_of(content) == kind


def test_every_fault_has_a_meaning() -> None:
    """Every code of a pack's or a picture's fault is put into words, with the true limits."""
    assert list(MEANINGS) == list(PackCode)
    assert list(PICTURE_MEANINGS) == list(PictureCode)
    assert f"{MOST_ENTRIES:,} files" in MEANINGS[PackCode.PACK_TOO_LARGE]
    assert f"{LARGEST_PICTURE // 10**6} MB" in MEANINGS[PackCode.PICTURE_TOO_LARGE]
