"""Packs on paper."""

import io
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader

from reverie.cards import Card, Manifest, Pack, Picture
from reverie.cards.back import back, sign
from reverie.cards.printing import CARDS_A_PAGE, PAPERS, pages, print_pack
from tests.cards.pictures import saved, scene

MM = 72 / 25.4
FRONT, REAR = saved(scene(1, (64, 96))), saved(scene(2, (64, 96)))


def pdf(fronts: int, paper: str = "a4") -> PdfReader:
    content = pages([FRONT] * fronts, REAR, PAPERS[paper], "Summer", "Ada")
    return PdfReader(io.BytesIO(content), strict=True)


@pytest.mark.parametrize(("cards", "expected"), [(1, 2), (9, 2), (10, 4), (84, 20)])
def test_nine_cards_a_page_and_backs_behind(cards: int, expected: int) -> None:
    """Each nine cards take a page of fronts and one of backs."""
    assert len(pdf(cards).pages) == expected


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_pages_have_the_size_of_the_paper(paper: str, width: float, height: float) -> None:
    """A page is as large as the sheet, and nine cards with their marks fit on it."""
    box = pdf(1, paper).pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(
        (width * MM, height * MM), abs=0.1
    )
    sheet = PAPERS[paper]
    assert sheet.left > 5 * MM
    assert sheet.bottom > 5 * MM


@pytest.mark.parametrize("paper", PAPERS)
def test_every_card_lies_on_its_back(paper: str) -> None:
    """Turned round its long edge, a page of backs covers the page of fronts place by place."""
    sheet = PAPERS[paper]
    for place in range(CARDS_A_PAGE):
        x, y = sheet.corner(place, mirrored=False)
        back_x, back_y = sheet.corner(place, mirrored=True)
        assert sheet.width - (x + sheet.card) == pytest.approx(back_x)
        assert y == back_y


def test_the_same_pack_gives_the_same_paper() -> None:
    """A PDF holds no time and no chance, and its title and author are the pack's."""
    first = pages([FRONT], REAR, PAPERS["a4"], "Summer", "Ada")
    assert first == pages([FRONT], REAR, PAPERS["a4"], "Summer", "Ada")
    about = PdfReader(io.BytesIO(first)).metadata
    assert about is not None
    assert (about.title, about.author) == ("Summer", "Ada")


def test_pictures_are_in_it_as_they_are() -> None:
    """A picture is put in without being packed anew, and a back that is used often only once."""
    content = pages([FRONT] * 9, REAR, PAPERS["a4"], "Summer", "Ada")
    assert FRONT in content
    assert content.count(REAR) == 1


async def test_a_pack_is_printed() -> None:
    """Drawings and photos both go on paper, and progress is told card by card."""
    pictures = {"a": Picture(back(), "svg"), "b": Picture(saved(scene(3), "WEBP"), "webp")}
    cards = tuple(
        Card(id=name, picture=name, title={"en": name}, alt={"en": name}, shades=("#000000",) * 2)
        for name in pictures
    )
    manifest = Manifest(id="box", name={"en": "Box"}, author="Ada", licence="CC0", cards=cards)
    told: list[str] = []
    content = await print_pack(Pack(manifest, pictures), PAPERS["letter"], told.append)
    assert len(PdfReader(io.BytesIO(content)).pages) == 2
    assert sorted(told) == ["a", "b"]


def test_a_back_is_the_same_from_both_ends() -> None:
    """The back tells nothing of how a card is held: each star has one across the middle."""
    root = ET.fromstring(back())  # noqa: S314  our own
    stars = next(g for g in root if g.get("opacity") == "0.8")
    places = {(int(star.get("cx", 0)), int(star.get("cy", 0))) for star in stars}
    for x, y in places:
        assert any(abs(640 - x - a) <= 1 and abs(960 - y - b) <= 1 for a, b in places)


def test_the_page_shows_the_same_back() -> None:
    """Cards on the screen have the back that is printed, and the icon is of the same drawing."""
    web = Path(__file__).parents[2] / "web"
    assert (web / "src/room/back.svg").read_bytes() == back()
    assert (web / "public/icon.svg").read_bytes() == sign()
