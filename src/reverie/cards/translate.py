"""What a pack says, in further languages: a file each, so that a translator needs only that one."""

from collections.abc import Mapping

from msgspec.structs import replace

from reverie.cards.pack import Card, Manifest, Translation


def in_languages(manifest: Manifest, translations: Mapping[str, Translation]) -> Manifest:
    """The manifest with all that is known of it in these languages, and no more files to read."""
    names = {language: translation.name for language, translation in translations.items()}
    return replace(
        manifest,
        name=manifest.name | names,
        words={},
        cards=tuple(_card_in(card, translations) for card in manifest.cards),
    )


def strangers(manifest: Manifest, translation: Translation) -> list[str]:
    """The cards that a translation speaks of and the pack does not have."""
    known = {card.id for card in manifest.cards}
    return [card for card in translation.cards if card not in known]


def _card_in(card: Card, translations: Mapping[str, Translation]) -> Card:
    known = {
        language: translation.cards[card.id]
        for language, translation in translations.items()
        if card.id in translation.cards
    }
    return replace(
        card,
        title=card.title | {language: words.title for language, words in known.items()},
        alt=card.alt | {language: words.alt for language, words in known.items()},
    )
