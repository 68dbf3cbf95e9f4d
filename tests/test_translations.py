"""A translation follows its English."""

from pathlib import Path

import pytest

from tests.kit.translations import behind, changed, follow, main, read, texts_in


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A folder with two languages, written down as they are."""
    (tmp_path / "en.ftl").write_text("hello = Good evening\nbye = Good night\n")
    (tmp_path / "fr.ftl").write_text("hello = Bonsoir\nbye = Bonne nuit\n")
    (tmp_path / "lines.txt").touch()
    assert not follow(tmp_path, tmp_path / "lines.txt")
    return tmp_path


def state(words: Path) -> tuple[list[str], dict[str, list[str]]]:
    texts, lines = texts_in(words), read(words / "lines.txt")
    return changed(texts, lines), behind(texts, lines)


def test_every_translation_has_followed() -> None:
    """No message of ours has changed in English alone."""
    assert main(["check"]) is None


def test_a_translation_is_behind(words: Path) -> None:
    """Changed English is noticed until the translation changes, too, and is written down."""
    (words / "en.ftl").write_text("hello = Hi\nbye = Good night\n")
    assert state(words) == (["hello"], {"hello": ["fr"]})
    assert follow(words, words / "lines.txt") == {"hello": ["fr"]}
    assert state(words) == (["hello"], {"hello": ["fr"]})
    (words / "fr.ftl").write_text("hello = Salut\nbye = Bonne nuit\n")
    assert state(words) == (["hello"], {})
    assert not follow(words, words / "lines.txt")
    assert state(words) == ([], {})


def test_a_translation_may_still_hold(words: Path) -> None:
    """Somebody who knows may say so."""
    (words / "en.ftl").write_text("hello = Good evening!\nbye = Good night\n")
    assert not follow(words, words / "lines.txt", ["hello"])
    assert state(words) == ([], {})


def test_a_better_translation_needs_nothing(words: Path) -> None:
    """Nor do comments, the order of messages, and how lines are broken."""
    (words / "fr.ftl").write_text("hello = Bien le bonsoir\nbye = Bonne nuit\n")
    (words / "en.ftl").write_text(
        "# At the door\nbye = Good night\nhello =\n    Good\n    evening\n"
    )
    assert state(words) == ([], {})


def test_new_messages_are_written_down(words: Path) -> None:
    """And those that are gone are not any more."""
    (words / "en.ftl").write_text("hello = Good evening\nmoon = Moon\n")
    (words / "fr.ftl").write_text("hello = Bonsoir\nmoon = Lune\n")
    assert state(words) == (["moon"], {})
    assert not follow(words, words / "lines.txt")
    assert sorted(read(words / "lines.txt")) == ["hello", "moon"]


def test_a_merge_keeps_lines_of_both_sides(words: Path) -> None:
    """Any line that is true will do, and the others go."""
    lines = words / "lines.txt"
    before = lines.read_text()
    lines.write_text(before + "hello en=00000000 fr=00000000\n" + before)
    assert state(words) == ([], {})
    assert not follow(words, lines)
    assert lines.read_text() == before
