"""Signs stand as printers set them: in the page's words, the cards' and the bots' phrases."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie

SOURCE = Path(reverie.__file__).parent
FAULTS = {
    "fr": r" [:;!?»](?=\s|\"|$)|« ",
    "da": r"\w …",
    "ja": r"[\uff01\uff1f](?=[ぁ-んァ-ヶ一-龥])|[ぁ-んァ-ヶ一-龥][!?,:]",
    "el": r"[\u037e\u0387?]|[\u03b1-\u03c9]'",
}
"""by language: an ordinary space where a line must not break, no space, or a sign of elsewhere"""
RULES = {
    "fr": "U+202F before ; ! ?, and U+00A0 before : and », and after «",
    "da": "U+00A0 before …",
    "ja": "U+3000 after a full-width ! or ? within a line, and no half-width signs",
    "el": "the Greek question mark is an ordinary semicolon, the apostrophe is typographic",
}


def lines_of(language: str) -> Iterator[tuple[Path, int, str]]:
    for file in sorted(SOURCE.rglob(f"words/**/{language}.*")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            text = line.partition(" = ")[2] if re.match(r"[a-z0-9-]+ =", line) else line
            said = text.strip() if file.suffix == ".ftl" else text.partition('": "')[2]
            if said and not line.startswith("#"):
                yield file, number, said


PLANTED = {"fr": "Vraiment ?", "da": "Engang …", "ja": "本当\uff1fはい", "el": "Αλήθεια?"}


def test_a_fault_would_be_noticed() -> None:
    """Each kind is found in a line that has it."""
    assert all(re.search(FAULTS[language], line) for language, line in PLANTED.items())


@pytest.mark.parametrize("language", FAULTS)
def test_signs_stand_as_printers_set_them(language: str) -> None:
    """No sign begins a line, or stands where readers of the language don't expect it."""
    lines = list(lines_of(language))
    assert len({file for file, _, _ in lines}) == 4
    faults = [
        f"{file.relative_to(SOURCE)}, line {number}: {line}"
        for file, number, line in lines
        if re.search(FAULTS[language], line)
    ]
    assert not faults, "\n".join([f"Needed: {RULES[language]}.", *faults])
