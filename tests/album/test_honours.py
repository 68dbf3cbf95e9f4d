"""The honours of an evening: for what people chose themselves, and only if they earned it."""

from reverie.album import Album, HonourName
from reverie.game import CastVotes, Variant
from reverie.table.state import ByWhom, Chooser
from tests.album.at import bound, start
from tests.tabletop import after, slot_of, voted, voting

ALL_BUT_THREE = {1: (0, 0), 2: (0, 1), 3: (1, 1)}


def honours(album: Album) -> dict[str, tuple[list[str], int]]:
    """Who has which honour, by name; of pairs, both."""
    people = album.cover.people
    return {
        honour.name: (
            ["+".join(str(people[who].name) for who in crew) for crew in honour.crews],
            honour.count,
        )
        for honour in album.honours
    }


def test_honours_of_riddles() -> None:
    """R10–R13: for lies, for finding, for both votes on it, for telling, for the best turn."""
    game = voted(voting(start()), ALL_BUT_THREE)
    assert honours(bound(game)) == {
        "liar": (["N2"], 3),
        "reader": (["N2"], 2),
        "bold": (["N2"], 1),
        "teller": (["N1"], 1),
        "finish": (["N2"], 9),
    }


def test_an_honour_for_one_vote() -> None:
    """O3: where two votes were allowed, for finding the card with one."""
    game = voting(start(Variant.ODYSSEY_2011))
    for seat in range(1, 7):
        whose = (0, 5) if seat == 2 else (0,) if seat == 1 else (1 + seat % 2,)
        slots = tuple(slot_of(game, other) for other in whose)
        game = after(game, CastVotes(seat, game.turn, slots))
    assert honours(bound(game))["sure"] == (["N2"], 1)


def test_honours_of_company() -> None:
    """P4, P5: for meeting others, for liked cards, for forbidding well, for being alone."""
    game = voting(start(Variant.PARTY))
    for seat, slot in enumerate((1, 1, 1, 2, 2, 3)):
        red = 2 if seat == game.storyteller else None
        game = after(game, CastVotes(seat, game.turn, (slot,), red=red))
    found = honours(bound(game))
    assert found["darling"] == (["N1"], 3)
    assert found["censor"] == (["N1"], 2)
    assert found["loner"] == (["N6"], 1)
    assert "kindred" not in found, "three share it"
    assert "liar" not in found


def test_a_pair_has_its_honours_together() -> None:
    """T1: what one of two found is an honour of both."""
    game = voted(voting(start(Variant.PAIRS)))
    for names, _ in honours(bound(game)).values():
        assert all(name in {"N1+N4", "N2+N5", "N3+N6"} for name in names)


def test_what_many_are_best_at_is_no_honour() -> None:
    """Two may share an honour, three may not, and nobody has one for nothing."""
    game = voted(voting(start()), {1: (0, 0), 2: (0, 0), 3: (0, 0)})
    assert "reader" not in honours(bound(game))
    game = voted(voting(start()), {1: (0, 2), 2: (0, 1), 3: (1, 2)})
    assert honours(bound(game))["reader"] == (["N2", "N3"], 1)
    assert "bold" not in honours(bound(game))


def test_who_has_left_keeps_their_honours() -> None:
    """D4: and whoever came after them has none for what they did not choose."""
    first = voted(voting(start()), ALL_BUT_THREE)
    game = voted(voting(first, 1), {0: (2, 3), 2: (3, 3), 3: (0, 2)})
    newcomer = (Chooser(1, "p5", "New", bot=False),)
    album = bound(
        game,
        ByWhom(0, (0, 1, 2, 3), (None, 1, 2, 3)),
        ByWhom(4, (0, 4, 2, 3), (0, None, 2, 3)),
        others=newcomer,
    )
    found = honours(album)
    assert found["liar"] == (["N2", "N4"], 3)
    assert found["reader"] == (["N2"], 2)


def test_within_a_turn_each_has_what_they_chose() -> None:
    """D4: who gave a card and left has the lie, and the bot that voted then has the find."""
    game = voted(voting(start()), ALL_BUT_THREE)
    bot = (Chooser(1, None, "purple", bot=True),)
    album = bound(game, ByWhom(0, (0, 1, 2, 3), (None, 4, 2, 3)), others=bot)
    crews = {honour.name: honour.crews for honour in album.honours}
    people = album.cover.people
    assert [people[who].name for who in crews[HonourName.LIAR][0]] == ["N2"]
    assert [people[who].bot for who in crews[HonourName.READER][0]] == [True]
