"""The game as an environment of PettingZoo, for players that learn (extra `pettingzoo`).

Each seat is an agent. Where all choose at once, agents choose one after the other and see nothing
of it until the last has chosen, as at a table. The race for the first clue is won by lot.

An action is one number, the same numbers in every phase: first a card of the hand with a phrase of
the bank as its clue, then cards of the hand to play, then two slots to vote for. An observation
says what the view of the seat says, with cards as places in the sorted deck and clues as places in
the bank; what the clue says in words is in `infos`. A reward is what a turn has given in points.
"""

from collections.abc import Iterable, Sequence
from itertools import chain, combinations, combinations_with_replacement, product
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from reverie.bots.knowledge import ENGLISH, bank
from reverie.game import (
    Clue,
    ClueKind,
    Colour,
    End,
    EndKind,
    Game,
    Holder,
    Phase,
    Rules,
    StartGame,
    Turn,
    TurnMove,
    Variant,
    View,
    may_play,
    play,
    rules_of,
    view,
)
from reverie.game.moves import CastVotes, PlayCards, TellClue
from reverie.game.pieces import MOST_PLAYERS, Card, Seat
from reverie.game.rules import Givers
from reverie.game.state import awaited

CARDS = 84
NOTHING = -1
"""an empty place in an observation"""
LARGEST = int(np.iinfo(np.int16).max)
PHASES = (Phase.RACING, Phase.TELLING, Phase.CHOOSING, Phase.VOTING, Phase.OVER)
TELLING = (Phase.RACING, Phase.TELLING)

Observation: TypeAlias = dict[str, NDArray[Any]]


def env(
    players: int = 6,
    goal: int | None = None,
    deck: Sequence[Card] | None = None,
    language: str = ENGLISH,
    game: str = Variant.ODYSSEY,
) -> Any:  # noqa: ANN401  PettingZoo's wrappers have no types
    """The environment in PettingZoo's usual wrappers: misuse is reported, an illegal move loses."""
    bare = Environment(players, goal, deck, language, game)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class Actions:
    """What each number means, for so many players."""

    def __init__(self, rules: Rules, players: int) -> None:
        hand = range(rules.hand)
        slots = range(1, places_on_board(rules, players) + 1)
        phrases = range(len(bank()))
        self.tellings = list(product(hand if rules.clue_for_card else (None,), phrases))
        self.plays = list(combinations(hand, rules.cards))
        choose = combinations_with_replacement if rules.same_card else combinations
        chosen = [
            some
            for count in range(rules.votes.fewest, rules.votes.most + 1)
            for some in choose(slots, count)
        ]
        self.votes: list[tuple[tuple[int, ...], int | None]] = [(some, None) for some in chosen]
        if rules.red_vote:
            self.votes += product(chosen, slots)
        self.count = len(self.tellings) + len(self.plays) + len(self.votes)

    def move(self, number: int, seen: View, language: str) -> TurnMove:
        """The move that this number is for the seat with this view."""
        game, own = seen.open, seen.own
        assert own is not None
        if number < len(self.tellings):
            at, phrase = self.tellings[number]
            words = bank()[phrase].words
            clue = Clue(ClueKind.TEXT, words.get(language, words[ENGLISH]))
            card = None if at is None else own.hand[at]
            return TellClue(own.seat, game.turn, card, clue, Holder.BOT)
        number -= len(self.tellings)
        if number < len(self.plays):
            cards = tuple(own.hand[at] for at in self.plays[number])
            return PlayCards(own.seat, game.turn, cards, Holder.BOT)
        chosen, red = self.votes[number - len(self.plays)]
        return CastVotes(own.seat, game.turn, chosen, Holder.BOT, red)

    def mask(self, seen: View) -> NDArray[np.int8]:
        """Which of them are legal for the seat with this view: 1 for each."""
        game, own = seen.open, seen.own
        assert own is not None
        mask = np.zeros(self.count, np.int8)
        if own.seat not in game.waiting_for:
            return mask
        plays = len(self.tellings)
        votes = plays + len(self.plays)
        if game.phase in TELLING:
            mask[:plays] = 1
        elif game.phase is Phase.CHOOSING:
            mask[plays:votes] = 1
        else:
            assert own.wanted is not None
            allowed, wanted = set(own.wanted.slots), own.wanted
            mask[votes:] = [
                allowed.issuperset(chosen) and (red is not None) is wanted.red
                for chosen, red in self.votes
            ]
        return mask


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The bare environment. `game` is the whole truth, for those who look on."""

    metadata = {"name": "reverie_v0", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012  PettingZoo's form

    def __init__(
        self,
        players: int = 6,
        goal: int | None = None,
        deck: Sequence[Card] | None = None,
        language: str = ENGLISH,
        game: str = Variant.ODYSSEY,
    ) -> None:
        fitting = [n for n in range(1, MOST_PLAYERS + 1) if may_play(Variant(game), n)]
        if players not in fitting:
            raise ValueError(f"{game} is for {', '.join(map(str, fitting))}, not for {players}")
        super().__init__()
        self.game = Game()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.render_mode = None
        self._deck = tuple(sorted(deck or (f"card-{n:03}" for n in range(1, CARDS + 1))))
        self._places = {card: at for at, card in enumerate(self._deck)}
        self._end = None if goal is None else End(EndKind.GOAL, goal)
        self._language = language
        self._phrases = {
            phrase.words.get(language, phrase.words[ENGLISH]): at
            for at, phrase in enumerate(bank())
        }
        self._rules = rules_of(players, Variant(game), self._end)
        self._actions = Actions(self._rules, players)
        self._rng = Random()  # noqa: S311  a game, not a secret
        self._action_spaces = {agent: Discrete(self._actions.count) for agent in self._names()}
        self._observation_spaces = {agent: self._space() for agent in self._names()}

    def observation_space(self, agent: str) -> Dict:
        """What an observation of this agent is like, always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Which numbers there are, always the same object."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo's form
        """Deal a new game; the same seed deals the same."""
        if seed is not None:
            self._rng = Random(seed)  # noqa: S311  repeatable
        self.game = self._deal()
        self.agents = self._names()
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell_all()
        self.agent_selection = self._next()

    def step(self, action: int | None) -> None:
        """Do what the agent chose whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        turns = len(self.game.turns)
        move = self._actions.move(int(action), view(self.game, self._seat(agent)), self._language)
        self.game, _ = play(self.game, move, self._rng)
        self._cumulative_rewards[agent] = 0
        scored = self.game.turns[turns:]
        for each in self.agents:
            self.rewards[each] = sum(turn.points[self._seat(each)] for turn in scored)
        self._accumulate_rewards()
        if self.game.phase is Phase.OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next()
        self._tell_all()

    def observe(self, agent: str) -> Observation:
        """What this agent's seat sees, and what it may do."""
        seen = view(self.game, self._seat(agent))
        return {"observation": self._numbers(seen), "action_mask": self._actions.mask(seen)}

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self) -> Game:
        players = len(self.possible_agents)
        colours = tuple(Colour)[:players]
        start = StartGame(
            colours,
            self._deck,
            self._end,
            bots=tuple(range(players)),
            variant=self._rules.variant,
        )
        return play(Game(), start, self._rng)[0]

    def _names(self) -> list[str]:
        return list(self.possible_agents)

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _next(self) -> str:
        """Whose turn it is; in the race, and in a pair of givers, that is a matter of luck."""
        seats, *_ = awaited(self.game)
        seat = self._rng.choice(seats) if len(seats) > 1 else seats[0]
        return self.possible_agents[seat]

    def _tell_all(self) -> None:
        clue = self.game.clue.text if self.game.clue else ""
        self.infos = {agent: {"clue": clue} for agent in self.agents}

    def _space(self) -> Dict:
        length = len(self._numbers(view(self._deal(), 0)))
        return Dict(
            {
                "observation": Box(NOTHING, LARGEST, (length,), np.int16),
                "action_mask": Box(0, 1, (self._actions.count,), np.int8),
            }
        )

    # --- a view in numbers ---------------------------------------------------------------

    def _numbers(self, seen: View) -> NDArray[np.int16]:
        game, own = seen.open, seen.own
        assert own is not None
        players = len(game.colours)
        board, played = places_on_board(self._rules, players), self._rules.cards
        rows = (
            (PHASES.index(game.phase), game.turn, game.goal, game.draw_pile, game.discard_pile),
            (_or_nothing(game.storyteller), self._phrase(game.clue)),
            game.scores,
            (seat in game.waiting_for for seat in range(players)),
            _filled(self._cards(game.board), board),
            self._turn(game.last_turn, players),
            (own.seat,),
            _filled(self._cards(own.hand), self._rules.hand),
            _filled(self._cards(own.played), played),
            _filled(own.slots, played),
            _filled(own.votes, self._rules.votes.most),
            (_or_nothing(own.red),) if self._rules.red_vote else (),
        )
        return np.fromiter(chain.from_iterable(rows), np.int16)

    def _turn(self, turn: Turn | None, players: int) -> list[int]:
        """A turn that is over: who told what, whose cards lay there, the votes and the points."""
        board, most_votes = places_on_board(self._rules, players), self._rules.votes.most
        reds = int(self._rules.red_vote)
        if turn is None:
            return [NOTHING] * (2 + 2 * board + players * (most_votes + 1) + reds)
        owners = {card: seat for seat, cards in enumerate(turn.played) for card in cards}
        return [
            turn.storyteller,
            self._phrase(turn.clue),
            *self._cards(turn.board),
            *(owners[card] for card in turn.board),
            *chain.from_iterable(_filled(votes, most_votes) for votes in turn.votes),
            *turn.points,
            *[_or_nothing(turn.red)] * reds,
        ]

    def _cards(self, cards: Iterable[Card]) -> list[int]:
        return [self._places[card] for card in cards]

    def _phrase(self, clue: Clue | None) -> int:
        return NOTHING if clue is None else self._phrases[clue.text]


def places_on_board(rules: Rules, players: int) -> int:
    """How many cards lie on the board."""
    match rules.givers:
        case Givers.OTHERS:
            return 1 + (players - 1) * rules.cards
        case Givers.EVERYONE:
            return players
        case Givers.PAIRS:
            return players // 2


def _filled(numbers: Sequence[int], length: int) -> list[int]:
    return [*numbers, *[NOTHING] * (length - len(numbers))]


def _or_nothing(number: int | None) -> int:
    return NOTHING if number is None else number
