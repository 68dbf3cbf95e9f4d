"""The game as an environment of PettingZoo keeps PettingZoo's contract and our rules."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from reverie.bots.knowledge import bank
from reverie.game import Phase
from reverie.pettingzoo import Environment, env
from tests.bots.examples import example
from tests.other_world import other_world


def random_step(environment: Any, rng: np.random.Generator) -> None:  # noqa: ANN401  wrapped or bare
    observation, _, over, _, _ = environment.last()
    legal = np.flatnonzero(observation["action_mask"])
    environment.step(None if over else rng.choice(legal))


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize(
    ("game", "players"),
    [
        *(("odyssey", players) for players in (3, 6, 12)),
        ("odyssey-2011", 7),
        ("classic", 4),
        ("party", 7),
        ("pairs", 8),
    ],
)
def test_it_passes_the_tests_of_pettingzoo(game: str, players: int) -> None:
    """Agents come and go, are rewarded and see as PettingZoo says, in every game."""
    api_test(env(players, game=game), num_cycles=40)


def test_the_same_seed_gives_the_same_game() -> None:
    """Two environments with one seed agree in everything."""
    seed_test(lambda: env(4), num_cycles=40)


@pytest.mark.parametrize("players", [3, 5])
def test_a_game_ends_as_our_rules_say(players: int) -> None:
    """Rewards add up to the scores, and who has most of them has won."""
    environment, rng = Environment(players, goal=20), np.random.default_rng(1)
    environment.reset(seed=7)
    earned = dict.fromkeys(environment.possible_agents, 0)
    while environment.agents:
        random_step(environment, rng)
        for agent, reward in environment.rewards.items():
            earned[agent] += reward
    game = environment.game
    assert game.phase is Phase.OVER
    assert tuple(earned.values()) == game.scores
    best = max(game.scores)
    assert best >= 20
    assert game.winners == tuple(seat for seat in range(players) if game.scores[seat] == best)


@pytest.mark.parametrize(
    ("game", "players"),
    [("odyssey", 3), ("odyssey", 6), ("odyssey-2011", 7), ("party", 6), ("pairs", 6)],
)
def test_an_observation_says_what_the_seat_sees(game: str, players: int) -> None:
    """D6, P1, P4: with all that is hidden from a seat dealt anew, it observes the same."""
    environment, rng = Environment(players, game=game), np.random.default_rng(2)
    environment.reset(seed=3)
    for number in range(40):
        if environment.game.phase is Phase.OVER:
            break
        truth = environment.game
        for seat, agent in enumerate(environment.agents):
            seen = environment.observe(agent)
            environment.game = other_world(truth, seat, Random(number))
            for part, numbers in environment.observe(agent).items():
                assert np.array_equal(numbers, seen[part])
            environment.game = truth
        random_step(environment, rng)


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("party", 6), ("pairs", 8)])
def test_other_games_end_as_their_rules_say(game: str, players: int) -> None:
    """P7, T6: rewards add up to the scores in every game; partners have the same."""
    environment, rng = Environment(players, game=game), np.random.default_rng(6)
    environment.reset(seed=8)
    earned = dict.fromkeys(environment.possible_agents, 0)
    while environment.agents:
        random_step(environment, rng)
        for agent, reward in environment.rewards.items():
            earned[agent] += reward
    assert environment.game.phase is Phase.OVER
    assert environment.game.rules.variant == game
    assert tuple(earned.values()) == environment.game.scores


def test_a_clue_is_told_in_words_too() -> None:
    """What the storyteller said is in the infos of all, in the language that was asked for."""
    environment, rng = Environment(4, language="el"), np.random.default_rng(4)
    environment.reset(seed=5)
    assert {info["clue"] for info in environment.infos.values()} == {""}
    random_step(environment, rng)
    (clue,) = {info["clue"] for info in environment.infos.values()}
    assert clue in {phrase.words["el"] for phrase in bank()}


def test_a_table_of_two_is_refused() -> None:
    """R1: three to twelve play."""
    with pytest.raises(ValueError, match="not for 2"):
        env(players=2)


def test_the_example_in_the_docs_runs() -> None:
    """What docs/own-bots.md shows plays a whole game."""
    table: dict[str, Any] = {}
    exec(example("learn.py"), table)  # noqa: S102  our own page
    assert table["table"].unwrapped.game.phase is Phase.OVER
