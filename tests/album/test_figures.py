"""The last page of an album: figures that people smile at, each from what they chose themselves."""

from reverie.album import By, Lie, Split, Understanding, Verdict, without
from reverie.album.upshot import upshot_of
from reverie.game import CastVotes, Game, Variant, turns_of
from reverie.table.state import ByWhom, Chooser
from tests.album.at import bound, start
from tests.tabletop import after, slot_of, voted, voting

ALL_BUT_THREE = {1: (0, 0), 2: (0, 1), 3: (1, 1)}


def party_turn(slots: tuple[int, ...], red: int) -> Game:
    """A turn of Party in which seat after seat votes for these slots."""
    game = voting(start(Variant.PARTY))
    for seat, slot in enumerate(slots):
        forbidden = red if seat == game.storyteller else None
        game = after(game, CastVotes(seat, game.turn, (slot,), red=forbidden))
    return game


def test_who_understands_whom() -> None:
    """Each cell has the turns in which one voted on the other's clue, and those that one found."""
    game = voted(voting(start()), ALL_BUT_THREE)
    game = voted(voting(game, 1), {0: (1, 2), 2: (0, 0), 3: (0, 0)})
    assert bound(game).figures.understanding == (
        Understanding(0, 1, 1, 1),
        Understanding(1, 0, 1, 1),
        Understanding(2, 0, 1, 1),
        Understanding(2, 1, 0, 1),
        Understanding(3, 0, 0, 1),
        Understanding(3, 1, 0, 1),
    )


def test_what_a_stand_in_understands_is_nobodys() -> None:
    """D1: neither a vote nor a clue of a stand-in says how well two people know each other."""
    game = voted(voting(start()), ALL_BUT_THREE)
    stand_ins = tuple(
        Chooser(s, f"p{s + 1}", f"N{s + 1}", bot=False, stand_in=True) for s in (0, 2)
    )
    voter = ByWhom(0, (0, 1, 2, 3), (None, 1, 5, 3))
    assert [
        (cell.reader, cell.teller)
        for cell in bound(game, voter, others=stand_ins).figures.understanding
    ] == [(1, 0), (3, 0)]
    teller = ByWhom(4, (4, 1, 2, 3), (None, 1, 2, 3))
    assert bound(game, teller, others=stand_ins).figures.understanding == ()


def test_who_took_over_understands_anew() -> None:
    """D8: what was understood on the same seat before was understood by somebody else."""
    game = voted(voting(start()), ALL_BUT_THREE)
    newcomer = (Chooser(1, "p5", "New", bot=False),)
    album = bound(game, ByWhom(0, (0, 1, 2, 3), (None, 4, 2, 3)), others=newcomer)
    cells = {
        (album.cover.people[c.reader].name, album.cover.people[c.teller].name): c.understood
        for c in album.figures.understanding
    }
    assert cells == {("New", "N1"): 1, ("N3", "N1"): 1, ("N4", "N1"): 0}


def test_in_pairs_who_votes_understands_who_told() -> None:
    """T3: whoever gave their pair's card has not voted, and a pair does not read itself."""
    game = voted(voting(start(Variant.PAIRS)))
    turn = turns_of(game)[-1]
    voters = {seat for seat, slots in enumerate(turn.votes) if slots}
    cells = bound(game).figures.understanding
    assert {(cell.reader, cell.teller) for cell in cells} == {
        (seat, turn.storyteller) for seat in voters
    }


def test_in_party_one_understands_by_the_same_card() -> None:
    """P3, P5: where no card is to be found, the storyteller's own vote says what was meant."""
    game = party_turn((1, 1, 2, 1, 3, 3), red=4)
    understood = {cell.reader: cell.understood for cell in bound(game).figures.understanding}
    assert understood == {1: 1, 2: 0, 3: 1, 4: 0, 5: 0}


def test_the_clue_that_split_the_table() -> None:
    """It is the one that nearest to half of the votes were right about, the first of several."""
    game = voted(voting(start()), {1: (0, 0), 2: (0, 0), 3: (0, 1)})
    game = voted(voting(game, 1), {0: (1, 2), 2: (1, 1), 3: (2, 2)})
    game = voted(voting(game, 2), {0: (2, 2), 1: (2, 0), 3: (0, 0)})
    assert bound(game).figures.split == Split(2, 3, 6)


def test_a_clue_that_all_understood_has_split_nobody() -> None:
    """Nor has one that nobody did."""
    game = voted(voting(start()), {1: (0, 0), 2: (0, 0), 3: (0, 0)})
    game = voted(voting(game, 1), {0: (2, 2), 2: (3, 3), 3: (0, 0)})
    assert bound(game).figures.split is None


def test_the_best_lie() -> None:
    """It is the wrong card that most votes of one turn were for, and whose it was."""
    game = voted(voting(start()), ALL_BUT_THREE)
    game = voted(voting(game, 1), {0: (2, 2), 2: (1, 1), 3: (2, 2)})
    slot = game.turns[-1].board.index(game.turns[-1].played[2][0]) + 1
    assert bound(game).figures.lie == Lie(2, slot, 4, By(2))


def test_two_lies_at_once_are_none() -> None:
    """Of two wrong cards of a turn with as many votes neither is the best; one vote is no lie."""
    game = voted(voting(start()), {1: (2, 2), 2: (1, 1), 3: (0, 0)})
    assert bound(game).figures.lie is None
    game = voted(voting(start()), {1: (0, 0), 2: (0, 0), 3: (0, 1)})
    assert bound(game).figures.lie is None


def test_a_lie_of_who_has_left_is_theirs() -> None:
    """D4: though a bot plays the seat by then."""
    game = voted(voting(start()), ALL_BUT_THREE)
    leaver = (Chooser(1, "p5", "Gone", bot=False),)
    album = bound(game, ByWhom(0, (0, 4, 2, 3), (None, 1, 2, 3)), others=leaver)
    lie = album.figures.lie
    assert lie is not None
    assert album.cover.people[lie.by.who].name == "Gone"


def test_the_rabbit_race() -> None:
    """There is a lane for each rabbit, with its score after each turn; a pair has one (T1)."""
    game = voted(voting(voted(voting(start(), 0), ALL_BUT_THREE), 1))
    race = bound(game).figures.race
    assert [lane.rabbit for lane in race] == [0, 1, 2, 3]
    assert [lane.scores for lane in race] == [
        tuple(turn.scores[seat] for turn in game.turns) for seat in range(4)
    ]
    pairs = voted(voting(start(Variant.PAIRS)))
    assert [lane.scores for lane in bound(pairs).figures.race] == [
        (score,) for score in pairs.scores[:3]
    ]


def test_what_a_turn_of_party_came_to() -> None:
    """P5: whether most met on one card, as many on several, on the forbidden one, or none did."""
    for slots, red, verdict, main, count in (
        ((1, 1, 1, 2, 2, 3), 4, Verdict.TOGETHER, (1,), 3),
        ((1, 1, 2, 2, 3, 4), 5, Verdict.TIED, (1, 2), 2),
        ((1, 1, 1, 2, 2, 3), 1, Verdict.CAUGHT, (1,), 3),
        ((1, 2, 3, 4, 5, 6), 1, Verdict.SCATTERED, (), 1),
        ((1, 1, 2, 2, 3, 4), 1, Verdict.TOGETHER, (2,), 2),
    ):
        upshot = upshot_of(turns_of(party_turn(slots, red))[-1])
        assert (upshot.verdict, upshot.slots, upshot.count) == (verdict, main, count)


def test_what_a_riddle_came_to() -> None:
    """R10–R12: whether all, some or none have found the card, and where it lay."""
    for votes, verdict, count in (
        ({1: (0, 0), 2: (0, 0), 3: (0, 0)}, Verdict.ALL, 6),
        (ALL_BUT_THREE, Verdict.SOME, 3),
        ({1: (2, 2), 2: (1, 1), 3: (1, 1)}, Verdict.NONE, 0),
    ):
        before = voting(start())
        upshot = upshot_of(turns_of(voted(before, votes))[-1])
        assert upshot.verdict is verdict
        assert upshot.slots == (slot_of(before, 0),)
        assert upshot.count == count


def test_a_hidden_turn_is_in_no_figure() -> None:
    """Nothing on the last page tells of a turn that somebody has hidden."""
    game = voted(voting(start()), ALL_BUT_THREE)
    album = bound(voted(voting(game, 1), {0: (2, 2), 2: (1, 1), 3: (2, 2)}))
    only = bound(game)
    hidden = without(album, {2})
    assert [spread.number for spread in hidden.spreads] == [1]
    assert (hidden.honours, hidden.figures) == (only.honours, only.figures)
    assert without(album, {1, 2}).figures.lie is None
    assert without(album, ()) == album
