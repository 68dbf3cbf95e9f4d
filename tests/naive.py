"""The rules a second time, as naively as they can be written, to count with.

It shares no code with the game: a position is a dict of lists, a move is a tuple, and legality
is asked of every thinkable move. Chance is left out: cards are dealt, laid and drawn in order.

    ("clue", seat, card)   ("play", seat, cards)   ("vote", seat, slots)
"""

from copy import deepcopy
from itertools import combinations, combinations_with_replacement
from typing import Any

Position = dict[str, Any]
NaiveMove = tuple[str, int, Any]


def start(players: int, cards: int, goal: int) -> Position:
    deck = [f"c{number:03}" for number in range(cards)]
    size = 7 if players == 3 else 6
    return {
        "players": players,
        "goal": goal,
        "deck": deck,
        "hands": [deck[size * seat : size * (seat + 1)] for seat in range(players)],
        "pile": deck[size * players :],
        "discard": [],
        "scores": [0] * players,
        "turn": 1,
        "teller": None,
        "told": False,
        "picks": {},
        "board": [],
        "ballots": {},
        "history": [],
        "over": False,
    }


def thinkable(position: Position) -> list[NaiveMove]:
    """Every clue, card and vote that anyone could think of, legal or not."""
    seats = range(position["players"])
    deck = position["deck"]
    moves: list[NaiveMove] = [("clue", seat, card) for seat in seats for card in deck]
    for count in (1, 2) if position["players"] == 3 else (1,):
        moves += [("play", seat, cards) for seat in seats for cards in combinations(deck, count)]
    slots = range(len(position["board"]) + 2)
    moves += [
        ("vote", seat, pair) for seat in seats for pair in combinations_with_replacement(slots, 2)
    ]
    return moves


def legal(position: Position, move: NaiveMove) -> bool:
    what, seat, choice = move
    if position["over"]:
        return False
    if what == "clue":
        my_turn = position["teller"] is None or position["teller"] == seat
        return not position["told"] and my_turn and choice in position["hands"][seat]
    if not position["told"] or seat == position["teller"]:
        return False
    if what == "play":
        wanted = 2 if position["players"] == 3 else 1
        mine = all(card in position["hands"][seat] for card in choice)
        return not position["board"] and len(choice) == wanted and mine
    board, own = position["board"], position["picks"][seat] if position["board"] else []
    return all(1 <= slot <= len(board) and board[slot - 1] not in own for slot in choice)


def play(position: Position, move: NaiveMove) -> Position:
    what, seat, choice = move
    after = deepcopy(position)
    if what == "clue":
        after.update(teller=seat, told=True, picks={seat: [choice]})
    elif what == "play":
        after["picks"][seat] = list(choice)
        if len(after["picks"]) == after["players"]:
            lay(after)
    else:
        after["ballots"][seat] = list(choice)
        if len(after["ballots"]) == after["players"] - 1:
            finish_turn(after)
    return after


def lay(position: Position) -> None:
    for seat in range(position["players"]):
        for card in position["picks"][seat]:
            position["hands"][seat].remove(card)
            position["board"].append(card)


def finish_turn(position: Position) -> None:
    players, teller = position["players"], position["teller"]
    owner = {card: seat for seat, cards in position["picks"].items() for card in cards}
    voted_for = {
        seat: [owner[position["board"][slot - 1]] for slot in slots]
        for seat, slots in position["ballots"].items()
    }
    hits = sum(seats.count(teller) for seats in voted_for.values())
    for seat in range(players):
        if hits in (0, 2 * players - 2):
            gain = 0 if seat == teller else 4 if hits else 2
        else:
            gain = 3 if seat == teller else 3 * voted_for[seat].count(teller)
        if seat != teller:
            gain += sum(seats.count(seat) for seats in voted_for.values())
        position["scores"][seat] += gain
    position["history"].append([teller, position["picks"], position["board"], position["ballots"]])
    position["discard"] += position["board"]
    position.update(board=[], picks={}, ballots={}, told=False)
    if max(position["scores"]) >= position["goal"]:
        position["over"] = True
        return
    draw(position)
    position["teller"] = (teller + 1) % players
    position["turn"] += 1


def draw(position: Position) -> None:
    size = 7 if position["players"] == 3 else 6
    missing = sum(size - len(hand) for hand in position["hands"])
    if missing > len(position["pile"]):
        position["pile"] = sorted(position["pile"] + position["discard"])
        position["discard"] = []
    for hand in position["hands"]:
        while len(hand) < size:
            hand.append(position["pile"].pop(0))
