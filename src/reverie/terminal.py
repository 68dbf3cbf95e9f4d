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
Reverie, in words. You are {you}; {others} are played by chance.
Each turn a storyteller gives a clue to one of his cards; the others add a card of
theirs, all are shuffled, and you have two votes to find the storyteller's.
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
    say(f"\nThe game is over. Winner: {winners}.")


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
    turn = seen.table.turn
    match seen.table.phase:
        case Phase.RACING:
            _list(seen.own.hand, "Your hand:", say)
            say("Whoever finds a clue first is the storyteller.")
            if not _answer("Do you have one? (y, or Enter to wait) ", ask).lower().startswith("y"):
                return None
            return _tell_clue(seen, ask, say)
        case Phase.TELLING:
            say("\nYou are the storyteller.")
            _list(seen.own.hand, "Your hand:", say)
            return _tell_clue(seen, ask, say)
        case Phase.CHOOSING:
            _list(seen.own.hand, "Your hand:", say)
            count = cards_to_play(PLAYERS)
            picked = _numbers("Which card fits the clue? ", count, len(seen.own.hand), ask, say)
            return PlayCards(YOU, turn, tuple(seen.own.hand[n - 1] for n in picked))
        case _:
            _list(seen.table.board, "On the table:", say)
            question = f"Your two votes (not {seen.own.slots[0]}, it is yours), such as 2 2: "
            return CastVotes(YOU, turn, _numbers(question, 2, len(seen.table.board), ask, say))


def _tell_clue(seen: View, ask: Ask, say: Say) -> TellClue:
    assert seen.own is not None
    (picked,) = _numbers("Your card: ", 1, len(seen.own.hand), ask, say)
    clue = ""
    while not clue:
        clue = _answer("Your clue: ", ask)
    card = seen.own.hand[picked - 1]
    return TellClue(YOU, seen.table.turn, card, Clue(ClueKind.TEXT, clue))


def _answer(question: str, ask: Ask) -> str:
    answer = ask(question).strip()
    if answer.lower() in {"q", "quit", "exit"}:
        raise Quit
    return answer


def _numbers(question: str, count: int, highest: int, ask: Ask, say: Say) -> tuple[int, ...]:
    while True:
        words = _answer(question, ask).replace(",", " ").split()
        if len(words) == count and all(w.isdecimal() and 1 <= int(w) <= highest for w in words):
            return tuple(map(int, words))
        amount = "one number" if count == 1 else f"{count} numbers"
        say(f"  Please type {amount} from 1 to {highest}, or q to leave.")


def _tell(before: View, after: View, say: Say) -> None:
    """Say what happened between two views."""
    names = _names(after)
    table = after.table
    if table.clue is not None and before.table.clue is None:
        say(f"\nTurn {table.turn}. The clue of {names[table.storyteller or 0]}: {table.clue.text}")
    if table.last_turn is not None and table.last_turn != before.table.last_turn:
        _tell_turn(table.last_turn, names, say)


def _tell_turn(turn: Turn, names: list[str], say: Say) -> None:
    owners: dict[Card, int] = {card: s for s, cards in enumerate(turn.played) for card in cards}
    say("")
    for slot, card in enumerate(turn.board, start=1):
        mark = "★" if owners[card] == turn.storyteller else " "
        voters = [names[s] for s, slots in enumerate(turn.votes) for n in slots if n == slot]
        votes = f", votes of {', '.join(voters)}" if voters else ""
        say(f" {mark} {slot}. {card} ({names[owners[card]]}{votes})")
    ranking = sorted(range(len(names)), key=lambda seat: -turn.scores[seat])
    say("  " + ", ".join(f"{names[s]} {turn.scores[s]} (+{turn.points[s]})" for s in ranking))


def _list(cards: tuple[Card, ...], title: str, say: Say) -> None:
    say(title)
    for number, card in enumerate(cards, start=1):
        say(f"   {number}. {card}")


def _names(seen: View) -> list[str]:
    return ["you" if s == YOU else colour.value for s, colour in enumerate(seen.table.colours)]
