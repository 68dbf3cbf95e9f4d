"""The game in the terminal, played by a person who types."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from reverie.terminal import DECK, play_in_terminal


class Typist:
    """Answers every question in turn, and remembers all that was said."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.answers = answers
        self.heard: list[str] = []

    def ask(self, question: str) -> str:
        self.heard.append(question)
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def say(self, text: str) -> None:
        self.heard.append(text)


def play(answers: Iterator[str], seed: int = 1) -> str:
    typist = Typist(answers)
    play_in_terminal(typist.ask, typist.say, Random(seed))
    return "\n".join(typist.heard)


def anything(seed: int) -> Iterator[str]:
    """Types whatever comes to mind; some of it is right."""
    rng = Random(seed)
    while True:
        yield rng.choice(
            ["y", "", "1", "2", "4", "9", "1 2", "3 3", "2 4", "hm, a clue", "-1", "²"]
        )


@pytest.mark.parametrize("seed", range(10))
def test_a_game_can_be_played_to_its_end(seed: int) -> None:
    """R18: whatever is typed, wrong answers are asked again and the game comes to its end."""
    told = play(anything(seed), seed)
    assert "The game is over. Winner" in told


def test_the_deck_is_a_full_one() -> None:
    """R3: the deck of words has 84 different cards."""
    assert len(set(DECK)) == 84


@pytest.mark.parametrize("answers", [["q"], ["x", "q"], ["1", "", "q"], ["", "1", "Q"], []])
def test_one_may_leave_at_any_time(answers: list[str]) -> None:
    """`q` at any question, or the end of the input, ends the game politely."""
    assert play(iter(answers)).endswith("Good night.")


def test_a_vote_for_ones_own_card_is_explained() -> None:
    """R8: a refusal reaches the player in words."""
    typist = Typist(iter(["", "1"]))

    def ask(question: str) -> str:
        own = re.search(r"not (\d), it is yours", question)
        return f"{own[1]} {own[1]}" if own and not explained() else typist.ask(question)

    def explained() -> bool:
        return any("nobody may vote for their own card" in text for text in typist.heard)

    play_in_terminal(ask, typist.say, Random(1))
    assert explained()
