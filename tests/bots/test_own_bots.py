"""Bots of people's own are asked like a browser is shown, and can do a table no harm."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import dedent

import msgspec
import pytest

from reverie.cli import main
from reverie.game import (
    CastVotes,
    Game,
    Phase,
    PlayCards,
    TellClue,
    Variant,
    open_game,
    own_seat,
    turns_of,
    view,
)
from reverie.game import waiting_for as seats_waited_for
from reverie.own_bots import OwnBot, source_of, table_of, trial
from reverie.own_bots.bot import Program
from reverie.own_bots.question import AnswerError, Ask, CardWords, Question, our_move, question
from tests.bots.at import PACK, positions
from tests.bots.examples import example, install, points_in_the_docs, saved
from tests.other_world import other_world

WORDS = {name: CardWords(card.title, card.alt) for name, card in PACK.cards.items()}


def asked(game: Game, seed: str = "seed", seat: int | None = None) -> Question:
    seat = seats_waited_for(game)[0] if seat is None else seat
    found = question(view(game, seat), turns_of(game), WORDS, "en", seed)
    assert found is not None
    return found


def a_question(ask: Ask) -> Question:
    return next(found for found in map(asked, positions(4)[:-1]) if found.ask is ask)


class Says:
    """A source that always says the same."""

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def answer(self, _: Question) -> object:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer

    def begin_anew(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture
def dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnBot]:
    """The Python bot of the docs, installed as they say."""
    monkeypatch.syspath_prepend(tmp_path)
    install(tmp_path, example("dice.py"), points_in_the_docs())
    yield OwnBot(source_of("dice", ()))
    sys.modules.pop("dice", None)


def program(tmp_path: Path, code: str, deadline: float = 10.0) -> OwnBot:
    file = tmp_path / "program.py"
    file.write_text(dedent(code), "utf-8")
    return OwnBot(Program((sys.executable, str(file))), deadline)


def faults(own_bot: OwnBot, games: int = 2, variant: Variant = Variant.ODYSSEY) -> list[str]:
    """What is wrong with an own bot's answers in so many games."""
    reported: list[str] = []
    found = trial(own_bot, PACK, games, variant, reported.append)
    assert found.games == games
    assert found.wrong.total() == len(reported) or len(reported) == 20
    return reported


def test_a_bot_is_told_what_the_browser_is_told() -> None:
    """The view in a question is the game and the own part just as they go over the wire."""
    for game in positions(4)[:-1]:
        found = asked(game)
        seen = msgspec.json.decode(msgspec.json.encode(found))["view"]
        assert seen["game"] == msgspec.json.decode(msgspec.json.encode(open_game(game)))
        own = own_seat(game, found.view.own.seat)
        assert seen["own"] == msgspec.json.decode(msgspec.json.encode(own))
        assert set(seen["cards"]) == {*own.hand, *game.board}


def test_a_question_holds_no_secrets() -> None:
    """D6: with all that is hidden from a seat dealt anew, its bot is asked the same."""
    for number, game in enumerate(positions(6)[:-1]):
        for seat in seats_waited_for(game):
            other = other_world(game, seat, Random(number))
            assert asked(game, seat=seat) == asked(other, seat=seat)


def test_who_has_nothing_to_do_is_not_asked() -> None:
    """While others choose there is no question."""
    game = next(game for game in positions(4) if game.phase is Phase.CHOOSING)
    assert game.storyteller is not None
    assert question(view(game, game.storyteller), (), WORDS, "en", "seed") is None


@pytest.mark.parametrize("variant", Variant)
def test_the_python_bot_of_the_docs_plays(variant: Variant, dice: OwnBot) -> None:
    """Whole games of every kind, at two tables each, without one wrong answer."""
    assert faults(dice, variant=variant) == []


@pytest.mark.parametrize("variant", Variant)
def test_the_program_of_the_docs_plays(variant: Variant, tmp_path: Path) -> None:
    """Whole games, line by line, without one wrong answer; and it ends with us."""
    own_bot = OwnBot(source_of(sys.executable, [str(saved("lines.py", tmp_path))]))
    assert faults(own_bot, variant=variant) == []
    own_bot.close()


def test_the_same_seed_gives_the_same_games(dice: OwnBot) -> None:
    """A trial plays the same in every run."""
    first, second = (trial(dice, PACK, 2, Variant.ODYSSEY, print) for _ in range(2))
    assert list(first.lines())[3:] == list(second.lines())[3:]


def test_a_trial_from_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`reverie bots check` says how it went, and its exit code whether all answers were good."""
    monkeypatch.syspath_prepend(tmp_path)
    points = f"{points_in_the_docs()}bad = dice:Bad\n"
    bad = "class Bad:\n    def __init__(self, *arguments):\n        print(arguments)\n"
    install(tmp_path, f"{example('dice.py')}\n\n{bad}", points)
    assert main(["bots", "check", "dice", "--games", "1"]) == 0
    assert "legal: 1.00\n" in capsys.readouterr().out
    assert main(["bots", "check", "--games", "1", "--", "bad", "--level", "3"]) == 1
    told = capsys.readouterr()
    assert "('--level', '3')" in told.out
    assert "legal: 0.00 (wrong: " in told.out
    assert "AttributeError" in told.err


@pytest.mark.parametrize(
    ("ask", "answer", "kind"),
    [
        (Ask.TELL, ("card", "A dream"), TellClue),
        (Ask.PLAY, ["card"], PlayCards),
        (Ask.VOTE, [2, 2], CastVotes),
    ],
)
def test_an_answer_is_a_list(ask: Ask, answer: object, kind: type) -> None:
    """A card and a clue, cards, or slots: that makes a move."""
    assert isinstance(OwnBot(Says(answer)).move(a_question(ask)), kind)


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Ask.TELL, None),
        (Ask.TELL, ["card"]),
        (Ask.TELL, ["card", 3]),
        (Ask.PLAY, "card"),
        (Ask.PLAY, [1]),
        (Ask.VOTE, [1.5, 2]),
        (Ask.VOTE, {"slots": [1, 2]}),
        (Ask.VOTE, ["x" * 10_000]),
        (Ask.VOTE, ZeroDivisionError("oops")),
    ],
)
def test_what_can_not_be_read_is_told(ask: Ask, answer: object) -> None:
    """An answer of the wrong kind, or a bot that raises, is an error in one line."""
    with pytest.raises(AnswerError) as error:
        OwnBot(Says(answer)).move(a_question(ask))
    assert 0 < len(str(error.value)) < 200


def test_what_breaks_a_rule_is_told_and_replaced() -> None:
    """A card that is not in the hand, a slot that is not there: one of our bots moves instead."""
    reported = faults(OwnBot(Says(["nowhere/nothing", "A dream"])))
    assert "card_not_in_hand" in " ".join(reported)
    assert "a list of slots is wanted" in " ".join(reported)


def test_our_own_bot_stands_behind() -> None:
    """What it does instead is a move for the same seat and turn."""
    for game in positions(3)[:-1]:
        found = asked(game)
        move = our_move(found)
        assert (move.seat, move.turn) == (found.view.own.seat, game.turn)


def test_who_is_late_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the deadline there is no answer, and the next question goes to a new bot."""
    monkeypatch.syspath_prepend(tmp_path)
    code = """
    import time
    slow = [0.5, 0.0]
    class Slow:
        def __init__(self):
            self.pause = slow.pop(0)
        def vote(self, view, seed):
            time.sleep(self.pause)
            return [1, 1]
    """
    install(tmp_path, dedent(code), "[reverie.bots]\nslow = dice:Slow\n")
    own_bot, found = OwnBot(source_of("slow", ()), deadline=0.1), a_question(Ask.VOTE)
    with pytest.raises(AnswerError, match=r"no answer within 0\.1 s"):
        own_bot.move(found)
    assert isinstance(own_bot.move(found), CastVotes)


def test_a_late_program_is_started_anew(tmp_path: Path) -> None:
    """It can't answer yesterday's question today, even if it never reads nor writes."""
    own_bot = program(tmp_path, "import time\ntime.sleep(60)", deadline=0.3)
    began = time.monotonic()
    for _ in range(2):
        with pytest.raises(AnswerError, match="no answer within"):
            own_bot.move(a_question(Ask.PLAY))
    assert time.monotonic() - began < 10
    own_bot.close()


def test_a_program_that_died_is_started_anew(tmp_path: Path) -> None:
    """It answers once and ends, each time: every second question has an answer."""
    own_bot = program(tmp_path, "input(); print('[1, 1]', flush=True)")
    found = a_question(Ask.VOTE)
    for _ in range(2):
        assert isinstance(own_bot.move(found), CastVotes)
        with pytest.raises(AnswerError, match="the program ended"):
            own_bot.move(found)
    own_bot.close()


def test_a_program_that_writes_nonsense_is_told_so(tmp_path: Path) -> None:
    """A line has to be JSON."""
    own_bot = program(tmp_path, "input(); print('hello', flush=True); input()")
    with pytest.raises(AnswerError, match="no JSON"):
        own_bot.move(a_question(Ask.VOTE))
    own_bot.close()


def test_there_is_no_bot_of_that_name() -> None:
    """Neither installed nor a program: that is said at once."""
    with pytest.raises(FileNotFoundError, match="no bot xyzzy is installed"):
        source_of("xyzzy", ())


@pytest.mark.parametrize(
    ("address", "server"),
    [
        ("https://play.example.org/K4JJR", "https://play.example.org"),
        ("http://localhost:8000/k4jjr/", "http://localhost:8000"),
        ("localhost:8000/K4JJR", "http://localhost:8000"),
        ("http://192.168.1.20:8000/tv/K4JJR?x#y", "http://192.168.1.20:8000"),
    ],
)
def test_a_link_leads_to_a_table(address: str, server: str) -> None:
    """The link that people get will do, with or without its beginning."""
    assert table_of(address) == (server, "K4JJR")


@pytest.mark.parametrize("address", ["", "K4JJR", "http://localhost:8000", "ftp://a/K4JJR", "a/b"])
def test_other_links_do_not(address: str) -> None:
    """What names no table is refused before anything is sent."""
    with pytest.raises(ValueError, match="no link to a table"):
        table_of(address)
