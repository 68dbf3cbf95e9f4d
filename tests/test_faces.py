"""The letters of the page: every sign of its words is in its faces, and these stay small."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fontTools.ttLib import TTFont

import reverie

FONTS = Path(__file__).parents[1] / "web/src/fonts"
WORDS = Path(reverie.__file__).parent / "words"
HEAVIEST = 110_000
"""bytes of everything that somebody needs who reads Latin letters"""
WITH_FACES = ("da", "el", "en", "fr", "pt-BR")
"""Japanese is set in the faces of the device."""
IN_TITLES = {"●"}
"""the sign of a tab, which browsers set in faces of their own"""


class Rule(NamedTuple):
    """What one @font-face says."""

    family: str
    style: str
    weight: str
    file: str
    letters: frozenset[int]


def rules() -> Iterator[Rule]:
    css = (FONTS / "faces.css").read_text("utf-8")
    for block in re.findall(r"@font-face {(.*?)}", css, re.DOTALL):
        said = dict(re.findall(r"([\w-]+): (.*);", block))
        url = re.match(r"url\('\./(.*?)'\)", said["src"])
        if url:
            ranges = [each.removeprefix("U+") for each in said["unicode-range"].split(", ")]
            ends = [(each.partition("-")[0], each.rpartition("-")[2]) for each in ranges]
            letters = frozenset(n for a, b in ends for n in range(int(a, 16), int(b, 16) + 1))
            family = said["font-family"].strip("'")
            yield Rule(family, said["font-style"], said["font-weight"], url[1], letters)


RULES = [each for each in rules() if not each.family.endswith(" ja")]
FACES = sorted({each[:3] for each in RULES})


@pytest.mark.parametrize("language", WITH_FACES)
@pytest.mark.parametrize("face", FACES)
def test_every_sign_of_the_words_is_in_the_faces(face: tuple[str, str, str], language: str) -> None:
    """No word of the page is set in two faces, whatever it is set in."""
    letters = {ord(each) for each in (WORDS / f"{language}.ftl").read_text("utf-8")}
    has = set().union(*(rule.letters for rule in RULES if rule[:3] == face))
    missing = {chr(each) for each in letters - has if not chr(each).isspace() or each > 0x7F}
    assert missing <= IN_TITLES


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.file)
def test_a_file_has_the_letters_that_a_browser_fetches_it_for(rule: Rule) -> None:
    """Nobody waits for a letter that isn't there, and Greek is fetched by those who read it."""
    with TTFont(FONTS / rule.file) as font:
        assert frozenset(font.getBestCmap()) == rule.letters
        assert str(font["name"].getDebugName(1)).startswith("Reverie ")
        assert "SIL Open Font License" in str(font["name"].getDebugName(13))
    greek = {each for each in rule.letters if 0x370 <= each < 0x400}
    assert bool(greek) == ("-greek" in rule.file)


@pytest.mark.parametrize("face", FACES)
def test_figures_can_stand_in_columns(face: tuple[str, str, str]) -> None:
    """Every face has figures of one width."""
    (file,) = {rule.file for rule in RULES if rule[:3] == face and ord("0") in rule.letters}
    with TTFont(FONTS / file) as font:
        tables = font["GSUB"].table
        lookups = {
            at
            for each in tables.FeatureList.FeatureRecord
            if each.FeatureTag == "tnum"
            for at in each.Feature.LookupListIndex
        }
        placed: dict[str, str] = {}
        for at in lookups:
            for sub in tables.LookupList.Lookup[at].SubTable:
                placed |= sub.mapping
        names = font.getBestCmap()
        assert len({font["hmtx"][placed[names[ord(figure)]]][0] for figure in "0123456789"}) == 1


def test_the_faces_are_light() -> None:
    """All that Latin letters need is small, and nothing lies there that no rule names."""
    files = {path.name for path in FONTS.glob("*.woff2")}
    assert files == {rule.file for rule in RULES}
    assert sum((FONTS / file).stat().st_size for file in files if "-latin" in file) <= HEAVIEST


def test_every_face_came_with_its_licence() -> None:
    """The Open Font License of each lies beside what was cut from it."""
    licences = sorted(FONTS.glob("OFL-*.txt"))
    assert len(licences) == 3
    assert all("SIL OPEN FONT LICENSE Version 1.1" in path.read_text("utf-8") for path in licences)
