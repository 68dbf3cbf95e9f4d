"""People's own packs in their folder, and what a crash may leave there."""

from pathlib import Path

import msgspec
import pytest

from reverie.cards import PackError, load_pack
from reverie.cards.darkroom import Developed
from reverie.cards.own import OwnPack, OwnPacks, is_own, new_pack, own_card

LARGE, SMALL = b"RIFF\0\0\0\0WEBPVP8 large", b"RIFF\0\0\0\0WEBPVP8 small"


def developed(number: int) -> Developed:
    return Developed(LARGE + bytes([number]), SMALL + bytes([number]), ("#102030", "#405060"))


def filled(store: OwnPacks, cards: int) -> OwnPack:
    pack, _ = new_pack("Summer", "en")
    store.add(pack)
    for number in range(cards):
        card = own_card(developed(number))
        pack = pack.with_card(card)
        store.add_card(pack, card, developed(number))
    return pack


def everything_in(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*")}


def test_an_id_can_not_be_guessed_and_a_key_opens() -> None:
    """A pack has a random id and a random key, of which only a hash is kept."""
    made = [new_pack("Summer", "en") for _ in range(100)]
    assert len({pack.id for pack, _ in made}) == len({key for _, key in made}) == 100
    for pack, key in made:
        assert is_own(pack.id)
        assert len(key) >= 32
        assert pack.opens_with(key)
        assert not pack.opens_with(key[:-1])
        assert not pack.opens_with("")
        assert key not in str(pack)


@pytest.mark.parametrize("name", ["", "own-", "sketches", "own-../../etc", "own-" + "a" * 21])
def test_no_other_name_is_that_of_an_own_pack(name: str) -> None:
    """What has not the form of an own pack's id is none."""
    assert not is_own(name)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    """After a restart all packs are there, with their names, cards and keys."""
    store = OwnPacks(tmp_path)
    packs = [filled(store, cards) for cards in (0, 1, 3)]
    read, broken = OwnPacks(tmp_path).read_all()
    assert sorted(read, key=lambda pack: len(pack.cards)) == packs
    assert broken == []


def test_an_own_pack_is_a_pack(tmp_path: Path) -> None:
    """The folder of an own pack is one by the format, so it can be printed or taken elsewhere."""
    pack = filled(OwnPacks(tmp_path), 2)
    loaded = load_pack(tmp_path / pack.id)
    assert loaded.card_ids == pack.card_ids
    first = loaded.manifest.cards[0]
    assert (loaded.large(first).content, first.title) == (LARGE + b"\0", {"en": "Summer 1"})


def test_a_card_that_is_taken_out_leaves_nothing(tmp_path: Path) -> None:
    """With a card its pictures go, and the others stay."""
    store = OwnPacks(tmp_path)
    pack = filled(store, 2)
    gone, kept = pack.cards
    store.remove_card(pack.without_card(gone.id), gone.id)
    assert not any(gone.id in name for name in everything_in(tmp_path))
    assert store.picture(pack.id, f"{kept.id}.webp") == LARGE + b"\1"
    assert store.picture(pack.id, f"{gone.id}.webp") is None


def test_a_deleted_pack_leaves_nothing(tmp_path: Path) -> None:
    """Everything of a deleted pack is off the disk, and nothing of any other."""
    store = OwnPacks(tmp_path)
    gone, kept = filled(store, 3), filled(store, 1)
    store.remove(gone)
    assert everything_in(tmp_path) == {
        kept.id,
        "pack.json",
        "maker.json",
        f"{kept.cards[0].id}.webp",
        f"{kept.cards[0].id}-small.webp",
    }


def test_a_pack_that_is_half_gone_can_be_deleted(tmp_path: Path) -> None:
    """When a disk fails in the middle of a deletion, whoever tries again succeeds."""
    store = OwnPacks(tmp_path)
    pack = filled(store, 1)
    (tmp_path / pack.id).rename(tmp_path / f".gone-{pack.id}")
    store.remove(pack)
    assert everything_in(tmp_path) == set()


def test_what_a_crash_left_is_swept_up(tmp_path: Path) -> None:
    """Half-made packs, half-deleted ones, and pictures no manifest knows are gone after a start."""
    store = OwnPacks(tmp_path)
    pack = filled(store, 1)
    before = everything_in(tmp_path)
    for leftover in (".new-ab", f".gone-{pack.id}"):
        (tmp_path / leftover).mkdir()
        (tmp_path / leftover / "x.webp").write_bytes(LARGE)
    (tmp_path / pack.id / "unknown.webp").write_bytes(LARGE)
    (tmp_path / pack.id / ".pack.json.part").write_bytes(b"{")
    assert OwnPacks(tmp_path).read_all() == ([pack], [])
    assert everything_in(tmp_path) == before


@pytest.mark.parametrize("content", [b"{", b'{"key_hash":"\xff"}', b""])
@pytest.mark.parametrize("file", ["pack.json", "maker.json"])
def test_a_pack_that_can_not_be_read_harms_no_other(
    file: str, content: bytes, tmp_path: Path
) -> None:
    """A broken pack is named and left as it is; the others are there."""
    store = OwnPacks(tmp_path)
    good, bad = filled(store, 1), filled(store, 1)
    (tmp_path / bad.id / file).write_bytes(content)
    assert OwnPacks(tmp_path).read_all() == ([good], [bad.id])
    assert (tmp_path / bad.id).is_dir()


def test_what_lies_beside_is_left_alone(tmp_path: Path) -> None:
    """Files and folders that are no own pack are not touched."""
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "holidays").mkdir()
    (tmp_path / ".gone-file").write_text("mine")
    pack = filled(OwnPacks(tmp_path), 0)
    (tmp_path / pack.id / "@eaDir").mkdir()
    assert OwnPacks(tmp_path).read_all() == ([pack], [])
    kept = {"notes.txt", "holidays", ".gone-file", pack.id, "@eaDir", "pack.json", "maker.json"}
    assert everything_in(tmp_path) == kept


def test_a_full_disk_leaves_no_half_of_a_card(tmp_path: Path) -> None:
    """When a card can't be written, none of its pictures stays, and the pack is as before."""
    store = OwnPacks(tmp_path)
    pack = filled(store, 1)
    card = own_card(developed(7))
    (tmp_path / pack.id / ".pack.json.part").mkdir()  # so that the manifest can't be written
    with pytest.raises(OSError, match="directory"):
        store.add_card(pack.with_card(card), card, developed(7))
    assert not any(card.id in name for name in everything_in(tmp_path))
    (tmp_path / pack.id / ".pack.json.part").rmdir()
    assert OwnPacks(tmp_path).read_all() == ([pack], [])


def test_an_empty_pack_is_not_yet_one_to_play(tmp_path: Path) -> None:
    """A pack without cards has a manifest that says so, and can't be loaded for a game."""
    pack = filled(OwnPacks(tmp_path), 0)
    assert msgspec.json.decode((tmp_path / pack.id / "pack.json").read_bytes())["cards"] == []
    with pytest.raises(PackError, match="no card"):
        load_pack(tmp_path / pack.id)
