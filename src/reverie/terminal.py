"""A game in the terminal: you against random players, with cards made of words.

It plays through views and moves alone, as every client does.
"""

from collections.abc import Callable
from random import Random

from reverie.bots import random_move
from reverie.game import (
    MEANINGS,
    Card,
    CastVotes,
    Clue,
    ClueKind,
    Colour,
    Game,
    Phase,
    PlayCards,
    Refusal,
    StartGame,
    TellClue,
    Turn,
    TurnMove,
    View,
    cards_to_play,
    decide,
    play,
    replay,
    view,
    waiting_for,
)

WHO = (
    "a fox",
    "an old clock",
    "two shadows",
    "a paper boat",
    "the last lamp",
    "a sleeping giant",
    "a key without a door",
    "the tailor's bird",
    "a choir of snails",
    "someone's left shoe",
    "the mayor of the moths",
    "a staircase",
)
WHERE = (
    "at the bottom of the sea",
    "in a suitcase",
    "on the wrong side of the moon",
    "waiting for the rain",
    "inside a teapot",
    "on a very long thread",
    "at somebody else's wedding",
)
DECK = tuple(f"{who} {where}" for who in WHO for where in WHERE)

YOU = 0
PLAYERS = 4

WELCOME = """
Reverie, in words. You are {you}; {others} play at random.
Each turn a storyteller gives a clue to one of their cards. The others add a card of
their own, all are shuffled, and everyone else has two votes to find the storyteller's.
A vote that finds it earns 3 points, a vote on your own card 1. If all votes find it, or
none, the storyteller gets nothing. The game ends when someone reaches 30 points.
Type q to leave.
"""

Ask = Callable[[str], str]
Say = Callable[[str], None]


class Quit(Exception):  # noqa: N818  no error: the player has had enough
    """The player wants to leave."""


def play_in_terminal(ask: Ask, say: Say, rng: Random) -> None:
    """Play one game; `ask` puts a question to the player and `say` tells him something."""
    colours = tuple(Colour)[:PLAYERS]
    start = StartGame(colours, DECK, bots=tuple(s for s in range(PLAYERS) if s != YOU))
    game, _ = play(Game(), start, rng)
    names = _names(view(game, YOU))
    say(WELCOME.format(you=colours[YOU], others=", ".join(names[1:])))
    try:
        while game.phase is not Phase.OVER:
            game = _next_choice(game, ask, say, rng)
    except (Quit, EOFError, KeyboardInterrupt):
        say("\nGood night.")
        return
    winners = " and ".join(names[seat] for seat in game.winners)
    say(f"\nThe game is over. {'Winners' if len(game.winners) > 1 else 'Winner'}: {winners}.")


def _next_choice(game: Game, ask: Ask, say: Say, rng: Random) -> Game:
    waiting = waiting_for(game)
    move = _your_move(view(game, YOU), ask, say) if YOU in waiting else None
    if move is None:
        seat = rng.choice([seat for seat in waiting if seat != YOU])
        move = random_move(view(game, seat), rng)
        assert move is not None
    decision = decide(game, move, rng)
    if isinstance(decision, Refusal):
        say(f"  That can't be: {MEANINGS[decision.code].text}.")
        return game
    after = replay(decision, game)
    _tell(view(game, YOU), view(after, YOU), say)
    return after


def _your_move(seen: View, ask: Ask, say: Say) -> TurnMove | None:
    """Ask for your choice; None lets another player begin the race."""
    assert seen.own is not None
    turn = seen.open.turn
    match seen.open.phase:
        case Phase.RACING:
            _list(seen.own.hand, "Your hand:", say)
            say("Whoever finds a clue first is the storyteller.")
            return _tell_clue(seen, ask, say, "Your card, or Enter to let someone else begin: ")
        case Phase.TELLING:
            say("\nYou are the storyteller.")
            _list(seen.own.hand, "Your hand:", say)
            return _tell_clue(seen, ask, say, "Your card: ")
        case Phase.CHOOSING:
            _list(seen.own.hand, "Your hand:", say)
            count = cards_to_play(PLAYERS)
            one = range(count, count + 1)
            picked = _numbers("Which card fits the clue? ", one, len(seen.own.hand), ask, say)
            return PlayCards(YOU, turn, tuple(seen.own.hand[n - 1] for n in picked))
        case _:
            clue = seen.open.clue
            _list(seen.open.board, f"On the table, for {clue.text if clue else ''}", say)
            question = f"Your two votes (not {seen.own.slots[0]}, it is yours), such as 2 2: "
            return CastVotes(
                YOU, turn, _numbers(question, range(2, 3), len(seen.open.board), ask, say)
            )


def _tell_clue(seen: View, ask: Ask, say: Say, question: str) -> TellClue | None:
    assert seen.own is not None
    hand = seen.own.hand
    fewest = 0 if seen.open.phase is Phase.RACING else 1
    picked = _numbers(question, range(fewest, 2), len(hand), ask, say)
    if not picked:
        return None
    clue = ""
    while not clue:
        clue = _answer("Your clue: ", ask)
    card = hand[picked[0] - 1]
    return TellClue(YOU, seen.open.turn, card, Clue(ClueKind.TEXT, clue))


def _answer(question: str, ask: Ask) -> str:
    answer = ask(question).strip()
    if answer.lower() in {"q", "quit", "exit"}:
        raise Quit
    return answer


def _numbers(question: str, counts: range, highest: int, ask: Ask, say: Say) -> tuple[int, ...]:
    """Ask until so many numbers are typed, each from 1 to the highest."""
    while True:
        words = _answer(question, ask).replace(",", " ").split()
        if len(words) in counts and all(w.isdecimal() and 1 <= int(w) <= highest for w in words):
            return tuple(map(int, words))
        amount = "one number" if counts[-1] == 1 else f"{counts[-1]} numbers"
        say(f"  Please type {amount} from 1 to {highest}, or q to leave.")


def _tell(before: View, after: View, say: Say) -> None:
    """Say what happened between two views."""
    names = _names(after)
    table = after.open
    if table.clue is not None and before.open.clue is None:
        teller = table.storyteller
        whose = "Your" if teller == YOU else f"{names[teller or 0].capitalize()}'s"
        say(f"\nTurn {table.turn}. {whose} clue: {table.clue.text}")
    if table.last_turn is not None and table.last_turn != before.open.last_turn:
        _tell_turn(table.last_turn, names, say)


def _tell_turn(turn: Turn, names: list[str], say: Say) -> None:
    owners: dict[Card, int] = {card: s for s, cards in enumerate(turn.played) for card in cards}
    say("")
    for slot, card in enumerate(turn.board, start=1):
        mark = "★" if owners[card] == turn.storyteller else " "
        counts = [(names[s], slots.count(slot)) for s, slots in enumerate(turn.votes)]
        votes = [f"{count} of {name}" if count > 1 else name for name, count in counts if count]
        found = f" ← {', '.join(votes)}" if votes else ""
        say(f" {mark} {slot}. {card} ({names[owners[card]]}){found}")
    ranking = sorted(range(len(names)), key=lambda seat: -turn.scores[seat])
    say("  " + ", ".join(f"{names[s]} {turn.scores[s]} (+{turn.points[s]})" for s in ranking))


def _list(cards: tuple[Card, ...], title: str, say: Say) -> None:
    say(f"\n{title}")
    for number, card in enumerate(cards, start=1):
        say(f"   {number}. {card}")


def _names(seen: View) -> list[str]:
    return ["you" if s == YOU else colour.value for s, colour in enumerate(seen.open.colours)]
