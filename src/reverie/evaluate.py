"""`reverie bots evaluate`: how well bots understand people, how well they tell, and who wins.

Understanding is measured by clues that the bank and all tuning never saw, telling and winning by
games between bots.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import sqrt
from random import Random

import msgspec
from msgspec import Struct

from reverie.bots import (
    PERSONALITIES,
    Bot,
    Engine,
    Lexical,
    Sight,
    best_engine,
    bots_move,
    encoder_installed,
    random_move,
    sights_of,
)
from reverie.bots.knowledge import FOLDER, LANGUAGES, Phrase, bank, chosen
from reverie.bots.player import clues_for
from reverie.cards import Pack, shipped
from reverie.contest import report_on
from reverie.game import (
    Game,
    Phase,
    StartGame,
    Turn,
    TurnMove,
    Variant,
    play,
    play_out,
    turns_of,
    view,
    waiting_for,
)

BOARD = HAND = 6
FEW = 10
"""clues that are told most often"""
DRAWS = 200
"""of other cards, for each clue"""
SEATS = (3, 4, 6, 8, 12)
WORDS, ENCODER, NOBODY = "word lists", "encoder", "chance"
NO_ENCODER = "The encoder is not installed: `make play` does that, or the extra `bots`."

Engines = Mapping[str, Engine]
Sights = Mapping[str, Sight]


class HeldOutClue(Struct, frozen=True):
    """What a language model, asked to say what people might, said to a picture."""

    card: str
    language: str
    distance: str
    """near, middle or far"""
    clue: str


class Share(Struct, frozen=True):
    """A share, with the bounds within which it lies 19 times out of 20."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


class Player(Struct, frozen=True):
    """Who sits at a seat: one bot to tell, one to answer, as a rule the same; or chance."""

    name: str
    tells: Bot | None
    answers: Bot | None


class Variety(Struct, frozen=True):
    """What bots tell when they have told nothing yet."""

    clues: int
    """different ones"""
    foremost: float
    """the share of those that are told most often"""
    cards: int
    """different ones"""
    least: int
    """how often the card is told that is told least"""


class Exactness(Struct, frozen=True):
    """How much the clue of a bot tells whoever has its lists in hand, while they vote."""

    picked: Share
    """of turns in which it was picked by eye for the right card and for no other on the board"""
    possible: Share
    """of turns in which a bot may tell it for the right card and for no other on the board"""


Fits = Callable[[HeldOutClue], Mapping[str, float]]


def report(games: int, tellings: int, first: int) -> Iterator[str]:
    """All of it, line by line as it is measured."""
    pack = shipped()[0]
    sights = sights_of([pack])
    engines = _engines()
    if ENCODER not in engines:
        yield NO_ENCODER
    yield from _understanding(engines, sights)
    yield from _telling(pack, engines, tellings, first)
    yield "Turns in which some votes, but not all, find a bot's card"
    for (teller, tells), (voter, votes) in product(engines.items(), repeat=2):
        yield f"  told with {teller}, found with {voter}:"
        for seats in SEATS:
            yield f"    {seats:2} seats  {told_well(pack, (tells, votes), seats, tellings)}"
    yield f"Wins in {games} games of six, of which chance plays one (all alike: 0.17)"
    for name, share in tournament(pack, engines, games).items():
        yield f"  {name:12} {share}"


def report_on_game(variant: Variant, games: int) -> Iterator[str]:
    """How bots fare against chance in one of the games, line by line as it is measured."""
    engines = _engines()
    if ENCODER not in engines:
        yield NO_ENCODER
    yield from report_on(variant, shipped()[0], engines, games)


def _engines() -> Engines:
    if not encoder_installed():
        return {WORDS: Lexical()}
    return {WORDS: Lexical(), ENCODER: best_engine()}


def held_out_clues() -> tuple[HeldOutClue, ...]:
    """The clues that the bank and all tuning never saw."""
    lines = (FOLDER / "heldout.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=HeldOutClue) for line in lines)


# --- understanding -----------------------------------------------------------------------


def _understanding(engines: Engines, sights: Sights) -> Iterator[str]:
    clues = held_out_clues()
    fits = {name: fits_with(engine, sights) for name, engine in engines.items()}
    yield f"{len(clues)} clues like people's, one of {BOARD} cards (a guess: 0.17, with two 0.33)"
    for name, found in fits.items():
        for whose, decoys in {
            "chance": None,
            **{f"bots with {n}": f for n, f in fits.items()},
        }.items():
            yield f"  {name}, the other cards chosen by {whose}:"
            for group, some in _groups(clues):
                first, two = understanding(found, some, decoys)
                yield f"    {group:7} first {first}, with two {two}"


def fits_with(engine: Engine, sights: Sights) -> Fits:
    """How well a clue goes with every card, worked out once."""

    @cache
    def fits(clue: HeldOutClue) -> Mapping[str, float]:
        known = engine.fits(clue.clue, clue.language, list(sights.values()))
        return dict(zip(sights, known, strict=True))

    return fits


def understanding(
    fits: Fits, clues: Sequence[HeldOutClue], decoys: Fits | None
) -> tuple[Share, Share]:
    """How often a card is found among others by its clue, at the first guess and with two."""
    first, two = [], []
    for clue in clues:
        rng = Random(clue.clue)  # noqa: S311  repeatable
        found, better = fits(clue), [0] * BOARD
        for _ in range(DRAWS):
            others = _by_chance(clue, found, rng) if decoys is None else _by_bots(clue, decoys, rng)
            better[sum(found[card] >= found[clue.card] for card in others)] += 1
        first.append(better[0] / DRAWS)
        two.append((better[0] + better[1]) / DRAWS)
    return _mean(first), _mean(two)


def _by_chance(clue: HeldOutClue, cards: Mapping[str, float], rng: Random) -> list[str]:
    return rng.sample([card for card in cards if card != clue.card], BOARD - 1)


def _by_bots(clue: HeldOutClue, decoys: Fits, rng: Random) -> list[str]:
    """The cards that five bots would play to a clue, each out of a hand of its own."""
    fits = decoys(clue)
    cards = rng.sample([card for card in fits if card != clue.card], HAND * (BOARD - 1))
    chosen = []
    for at, personality in enumerate(rng.sample(PERSONALITIES, BOARD - 1)):
        hand = cards[at * HAND : (at + 1) * HAND]
        chosen.append(max(hand, key=lambda card: fits[card] + rng.gauss(0, personality.noise)))
    return chosen


def _groups(clues: Sequence[HeldOutClue]) -> Iterator[tuple[str, list[HeldOutClue]]]:
    yield "all", list(clues)
    for language in LANGUAGES:
        yield language, [clue for clue in clues if clue.language == language]
    for distance in ("near", "middle", "far"):
        yield distance, [clue for clue in clues if clue.distance == distance]


# --- telling and winning -----------------------------------------------------------------


def _telling(pack: Pack, engines: Engines, tellings: int, first: int) -> Iterator[str]:
    cards = len(pack.card_ids)
    yield f"{first} first clues of a game of {BOARD}, and what they tell those who know the lists"
    for name, engine in engines.items():
        told, exact = variety(pack, engine, first), exactness(pack, engine, tellings)
        yield f"  {name}:"
        yield f"    different clues {told.clues}, the {FEW} commonest make {told.foremost:.2f}"
        yield f"    cards told {told.cards} of {cards}, each at least {told.least} times"
        yield f"    picked for one card of the board alone {exact.picked}"
        yield f"    possible for one card of the board alone {exact.possible}"


def variety(pack: Pack, engine: Engine, tellings: int) -> Variety:
    """What bots tell for the hands of new games."""
    sights = sights_of([pack])
    clues: Counter[str] = Counter()
    cards = Counter(dict.fromkeys(pack.card_ids, 0))
    for number in range(tellings):
        rng = Random(f"first/{number}")  # noqa: S311  repeatable
        language = LANGUAGES[number % len(LANGUAGES)]
        who = rng.sample(PERSONALITIES, BOARD)
        start = StartGame(tuple(each.colour for each in who), pack.card_ids)
        game, _ = play(Game(), start, rng)
        bot = Bot(who[0], engine, sights, language)
        card, clue = bot.tell(view(game, 0), (), str(rng.random()))
        assert card is not None
        cards[card] += 1
        clues[_said()[language, clue].id] += 1
    foremost = sum(count for _, count in clues.most_common(FEW)) / tellings
    told = [count for count in cards.values() if count]
    return Variety(len(clues), foremost, len(told), min(cards.values()))


def exactness(pack: Pack, engine: Engine, tellings: int) -> Exactness:
    """How often the lists that bots tell from name one card of the board, the storyteller's."""
    sights = sights_of([pack])
    ranked = {card: engine.phrases_for(sight) for card, sight in sights.items()}
    possible = {card: clues_for(card, known).keys() for card, known in ranked.items()}
    picked = {card: set(phrases) for card, phrases in chosen().items()}
    by_eye, by_any = [], []
    for language, turn in _turns(pack, (engine, engine), BOARD, tellings):
        phrase, card = _said()[language, turn.clue.text], turn.played[turn.storyteller][0]
        by_eye.append(float([each for each in turn.board if phrase in picked[each]] == [card]))
        by_any.append(float([each for each in turn.board if phrase in possible[each]] == [card]))
    return Exactness(_mean(by_eye), _mean(by_any))


@cache
def _said() -> dict[tuple[str, str], Phrase]:
    """The phrases of the bank by language and words."""
    return {
        (language, phrase.words[language]): phrase for phrase in bank() for language in LANGUAGES
    }


def told_well(pack: Pack, engines: tuple[Engine, Engine], seats: int, tellings: int) -> Share:
    """The share of turns for which the storyteller gets points, who has the first engine."""
    turns = _turns(pack, engines, seats, tellings)
    return _mean([float(turn.points[turn.storyteller] > 0) for _, turn in turns])


def _turns(
    pack: Pack, engines: tuple[Engine, Engine], seats: int, tellings: int
) -> list[tuple[str, Turn]]:
    """At least so many turns of whole games, each with its language."""
    sights = sights_of([pack])
    turns: list[tuple[str, Turn]] = []
    number = 0
    while len(turns) < tellings:
        number += 1
        rng = Random(f"told/{seats}/{number}")  # noqa: S311  repeatable
        language = LANGUAGES[len(turns) * len(LANGUAGES) // tellings]
        players = [
            Player(who.name, *(Bot(who, engine, sights, language) for engine in engines))
            for who in rng.sample(PERSONALITIES, seats)
        ]
        turns += [(language, turn) for turn in turns_of(_played(pack, players, rng))]
    return turns


def tournament(pack: Pack, engines: Engines, games: int) -> dict[str, Share]:
    """The share of games won by each personality, each engine and chance, of those played in."""
    names = [*(personality.name for personality in PERSONALITIES), *engines, NOBODY]
    won: dict[str, list[float]] = {name: [] for name in names}
    sights = sights_of([pack])
    for number in range(games):
        rng = Random(f"tournament/{number}")  # noqa: S311  repeatable
        language = LANGUAGES[number * len(LANGUAGES) // games]
        players, minds = [Player(NOBODY, None, None)], [NOBODY]
        for who in rng.sample(PERSONALITIES, BOARD - 1):
            mind = rng.choice(list(engines))
            bot = Bot(who, engines[mind], sights, language)
            players.append(Player(who.name, bot, bot))
            minds.append(mind)
        game = _played(pack, players, rng)
        for seat, (player, mind) in enumerate(zip(players, minds, strict=True)):
            for name in {player.name, mind}:
                won[name].append((seat in game.winners) / len(game.winners))
    return {name: _mean(results) for name, results in won.items() if results}


def _played(pack: Pack, players: Sequence[Player], rng: Random) -> Game:
    """A whole game; who begins is left to chance."""
    colours = tuple(rng.sample([each.colour for each in PERSONALITIES], len(players)))
    everybody = tuple(range(len(players)))
    game, _ = play(Game(), StartGame(colours, pack.card_ids, bots=everybody), rng)

    def choose(game: Game) -> TurnMove:
        seat = rng.choice(waiting_for(game))
        seen, seed = view(game, seat), str(rng.random())
        telling = game.phase in {Phase.RACING, Phase.TELLING}
        bot = players[seat].tells if telling else players[seat].answers
        move = random_move(seen, rng) if bot is None else bots_move(bot, seen, turns_of(game), seed)
        assert move is not None
        return move

    return play_out(game, choose, rng)


def _mean(values: Sequence[float]) -> Share:
    mean = sum(values) / len(values)
    error = 1.96 * sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
    return Share(mean, max(0.0, mean - error), min(1.0, mean + error))
