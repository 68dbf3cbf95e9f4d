"""`reverie bots check`: whole games of an own bot with our bots, the same in every run.

Said at the end: whether its answers were legal, how long they took, how often it won, and how often
some found its card but not all.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from msgspec import Struct, field

from reverie.bots import PERSONALITIES, Bot, Lexical, bots_move, sights_of
from reverie.bots.knowledge import LANGUAGES
from reverie.cards import Pack
from reverie.game import (
    Game,
    Refusal,
    Seat,
    StartGame,
    TurnMove,
    Variant,
    decide,
    may_play,
    play,
    play_out,
    rabbits_of,
    turns_of,
    view,
    waiting_for,
)
from reverie.own_bots.bot import OwnBot
from reverie.own_bots.question import AnswerError, CardWords, Question, our_move, question

SEATS = (3, 4, 6, 8)
"""how many play, one number after the other, as far as the game allows"""
REPORTED = 20
"""wrong answers that are told of one by one"""


class Trial(Struct):
    """What came of the games."""

    games: int = 0
    seconds: list[float] = field(default_factory=list)
    """for each answer"""
    wrong: Counter[str] = field(default_factory=Counter)
    """answers that one of our bots had to give instead, by what was asked"""
    wins: float = 0.0
    fair_share: float = 0.0
    tellings: int = 0
    told_well: int = 0

    def lines(self) -> Iterator[str]:
        """All of it in words."""
        answers, wrong = len(self.seconds), self.wrong.total()
        yield f"{self.games} games, {answers} answers"
        yield f"  legal: {_share(answers - wrong, answers)}{_counted(self.wrong)}"
        slowest = max(self.seconds, default=0.0)
        mean = sum(self.seconds) / max(1, answers)
        yield f"  time an answer: {1000 * mean:.1f} ms, the slowest {1000 * slowest:.1f} ms"
        fair = _share(self.fair_share, self.games)
        yield f"  wins: {_share(self.wins, self.games)} (a fair share: {fair})"
        well = _share(self.told_well, self.tellings)
        yield f"  turns told for points, as when some find the card but not all: {well}"


def trial(
    own_bot: OwnBot, pack: Pack, games: int, variant: Variant, report: Callable[[str], None]
) -> Trial:
    """Play so many games; what is wrong with an answer is reported at once."""
    found = Trial()
    seats = [n for n in SEATS if may_play(variant, n)]
    sights, engine = sights_of([pack]), Lexical()
    words = {name: CardWords(card.title, card.alt) for name, card in pack.cards.items()}

    def play_game(number: int) -> None:
        rng = Random(f"trial/{number}")  # noqa: S311  repeatable
        people = rng.sample(PERSONALITIES, seats[number % len(seats)])
        language = LANGUAGES[number % len(LANGUAGES)]
        bots = [Bot(who, engine, sights, language) for who in people]
        seat = rng.randrange(len(people))
        start = StartGame(
            tuple(who.colour for who in people),
            pack.card_ids,
            bots=tuple(range(len(people))),
            variant=variant,
        )

        def choose(game: Game) -> TurnMove:
            mover = rng.choice(waiting_for(game))
            seen, seed = view(game, mover), str(rng.random())
            if mover == seat:
                asked = question(seen, turns_of(game), words, language, seed)
                assert asked is not None
                began = perf_counter()
                move, fault = _answer(game, asked, own_bot)
                found.seconds.append(perf_counter() - began)
                if fault is not None:
                    found.wrong[asked.ask] += 1
                    if found.wrong.total() <= REPORTED:
                        report(f"game {number + 1}, turn {game.turn}, {asked.ask}: {fault}")
                    move = our_move(asked)
            else:
                move = bots_move(bots[mover], seen, turns_of(game), seed)
            assert move is not None
            return move

        _count(found, play_out(play(Game(), start, rng)[0], choose, rng), seat)

    for number in range(games):
        play_game(number)
    return found


def _answer(game: Game, asked: Question, own_bot: OwnBot) -> tuple[TurnMove | None, str | None]:
    """What an own bot does, or what is wrong with it."""
    try:
        move = own_bot.move(asked)
    except AnswerError as error:
        return None, str(error)
    decision = decide(game, move, Random(0))  # noqa: S311  thrown away
    return (None, decision.code.value) if isinstance(decision, Refusal) else (move, None)


def _count(found: Trial, game: Game, seat: Seat) -> None:
    found.games += 1
    rabbits = rabbits_of(game)
    found.wins += (seat in game.winners) / len({rabbits[winner] for winner in game.winners})
    found.fair_share += 1 / len(set(rabbits))
    told = [turn for turn in game.turns if turn.storyteller == seat]
    found.tellings += len(told)
    found.told_well += sum(turn.points[seat] > 0 for turn in told)


def _share(part: float, whole: int) -> str:
    return f"{part / whole:.2f}" if whole else "none"


def _counted(wrong: Counter[str]) -> str:
    counts = ", ".join(f"{ask} {count}" for ask, count in wrong.items())
    return f" (wrong: {counts})" if counts else ""
