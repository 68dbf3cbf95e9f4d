"""The rules a second time, as naively as they can be written, to count with.

It shares no code with the game: a position is a dict of lists, a move is a tuple, and legality
is asked of every thinkable move. Chance is left out: cards are dealt, laid and drawn in order.

    ("clue", seat, card)   ("play", seat, cards)   ("vote", seat, (slots, red))

Where a clue has no card, that is None; where there is no red vote, that is None.
"""

from copy import deepcopy
from itertools import combinations, combinations_with_replacement
from typing import Any

Position = dict[str, Any]
NaiveMove = tuple[str, int, Any]

HANDS = {"party": 5, "pairs": 4}
ENDS = {"party": ("tellings", 1), "pairs": ("tellings", 1)}


def start(
    players: int, cards: int, end: tuple[str, int] | None = None, variant: str = "odyssey"
) -> Position:
    deck = [f"c{number:03}" for number in range(cards)]
    size = HANDS.get(variant, 7 if players == 3 else 6)
    return {
        "variant": variant,
        "players": players,
        "end": list(end or ENDS.get(variant, ("goal", 30))),
        "deck": deck,
        "size": size,
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
    moves: list[NaiveMove] = [("clue", seat, card) for seat in seats for card in [*deck, None]]
    for count in (0, 1, 2) if position["players"] == 3 else (0, 1):
        moves += [("play", seat, cards) for seat in seats for cards in combinations(deck, count)]
    slots = range(len(position["board"]) + 2)
    reds = [None, *slots] if position["variant"] == "party" else [None]
    chosen = [some for count in (1, 2) for some in combinations_with_replacement(slots, count)]
    moves += [("vote", seat, (some, red)) for seat in seats for some in chosen for red in reds]
    return moves


def facing(position: Position, seat: int) -> int:
    half: int = position["players"] // 2
    return seat - half if seat >= half else seat + half


def legal(position: Position, move: NaiveMove) -> bool:
    what, seat, choice = move
    variant, teller = position["variant"], position["teller"]
    if position["over"]:
        return False
    if what == "clue":
        if position["told"] or teller not in (None, seat):
            return False
        if variant in ("party", "pairs"):
            return choice is None
        return choice in position["hands"][seat]
    if not position["told"]:
        return False
    if what == "play":
        return not position["board"] and may_play(position, seat, choice)
    return bool(position["board"]) and may_vote(position, seat, *choice)


def may_play(position: Position, seat: int, cards: tuple[str, ...]) -> bool:
    variant, teller, picks = position["variant"], position["teller"], position["picks"]
    if seat == teller and variant != "party":
        return False
    wanted = 2 if position["players"] == 3 else 1
    if variant == "pairs":
        if cards == () and facing(position, seat) != teller:
            return True
        if facing(position, seat) in picks:
            return False
    return len(cards) == wanted and all(card in position["hands"][seat] for card in cards)


def may_vote(position: Position, seat: int, slots: tuple[int, ...], red: int | None) -> bool:
    variant, teller, picks = position["variant"], position["teller"], position["picks"]
    board, own = position["board"], list(picks.get(seat, []))
    if variant == "pairs":
        if seat == teller or seat in picks:
            return False
        own = picks[facing(position, seat)]
    if variant == "party":
        own = []
        if (red is not None) != (seat == teller):
            return False
        if red is not None and not 1 <= red <= len(board):
            return False
    elif seat == teller:
        return False
    if variant == "odyssey":
        numbers = [2]
    elif variant == "odyssey-2011" and position["players"] >= 7:
        numbers = [1, 2]
    else:
        numbers = [1]
    twice = len(slots) == 2 and slots[0] == slots[1]
    if len(slots) not in numbers or (twice and variant != "odyssey"):
        return False
    return all(1 <= slot <= len(board) and board[slot - 1] not in own for slot in slots)


def play(position: Position, move: NaiveMove) -> Position:
    what, seat, choice = move
    after = deepcopy(position)
    picks, players = after["picks"], after["players"]
    if what == "clue":
        after.update(teller=seat, told=True)
        if choice is not None:
            picks[seat] = [choice]
    elif what == "play":
        if choice:
            picks[seat] = list(choice)
        else:
            picks.pop(seat, None)
        if len(picks) == (players // 2 if after["variant"] == "pairs" else players):
            lay(after)
    else:
        after["ballots"][seat] = [list(choice[0]), choice[1]]
        if len(after["ballots"]) == {"party": players, "pairs": players // 2 - 1}.get(
            after["variant"], players - 1
        ):
            finish_turn(after)
    return after


def lay(position: Position) -> None:
    for seat in range(position["players"]):
        for card in position["picks"].get(seat, []):
            position["hands"][seat].remove(card)
            position["board"].append(card)


def finish_turn(position: Position) -> None:
    for seat, gain in enumerate(gains(position)):
        position["scores"][seat] += gain
    teller = position["teller"]
    position["history"].append([teller, position["picks"], position["board"], position["ballots"]])
    position["discard"] += position["board"]
    position.update(board=[], picks={}, ballots={}, told=False)
    missing = sum(position["size"] - len(hand) for hand in position["hands"])
    kind, number = position["end"]
    if (
        (kind == "goal" and max(position["scores"]) >= number)
        or (kind == "tellings" and position["turn"] == number * position["players"])
        or (kind == "pile" and len(position["pile"]) < missing)
    ):
        position["over"] = True
        return
    draw(position, missing)
    if position["variant"] == "party":
        hands = position["hands"]
        position["hands"] = [hands[seat - 1] for seat in range(position["players"])]
    position["teller"] = (teller + 1) % position["players"]
    position["turn"] += 1


def gains(position: Position) -> list[int]:
    seats = range(position["players"])
    ballots = {seat: slots for seat, (slots, _) in position["ballots"].items()}
    teller, picks, board = position["teller"], position["picks"], position["board"]
    if position["variant"] == "party":
        red = position["ballots"][teller][1]
        lie = [slots[0] for slots in ballots.values()]
        return [
            0 if ballots[seat][0] == red or lie.count(ballots[seat][0]) < 2
            else min(5, lie.count(ballots[seat][0]))
            for seat in seats
        ]  # fmt: skip
    owner = {card: seat for seat, cards in picks.items() for card in cards}
    if position["variant"] == "pairs":
        half = position["players"] // 2
        owner = {card: seat % half for card, seat in owner.items()}
        ballots = {seat % half: slots for seat, slots in ballots.items()}
        per_pair = riddle(position, range(half), teller % half, owner, board, ballots)
        return per_pair + per_pair
    return riddle(position, seats, teller, owner, board, ballots)


def riddle(  # noqa: PLR0913, PLR0917  all that a turn is
    position: Position,
    seats: range,
    teller: int,
    owner: dict[str, int],
    board: list[str],
    ballots: dict[int, list[int]],
) -> list[int]:
    variant = position["variant"]
    voted_for = {
        seat: [owner[board[slot - 1]] for slot in slots] for seat, slots in ballots.items()
    }
    hits = sum(seats.count(teller) for seats in voted_for.values())
    if variant == "odyssey":
        all_hit, reward = hits == 2 * len(voted_for), 4
    else:
        all_hit, reward = all(teller in targets for targets in voted_for.values()), 2
    result = []
    for seat in seats:
        mine = voted_for.get(seat, [])
        if all_hit or hits == 0:
            gain = 0 if seat == teller else reward if all_hit else 2
        else:
            gain = 3 if seat == teller else 3 * mine.count(teller)
        if seat != teller:
            decoys = sum(targets.count(seat) for targets in voted_for.values())
            gain += min(3, decoys) if variant in ("odyssey-2011", "pairs") else decoys
            if variant == "odyssey-2011" and len(seats) >= 7 and mine == [teller]:
                gain += 1
        result.append(gain)
    return result


def draw(position: Position, missing: int) -> None:
    if missing > len(position["pile"]):
        position["pile"] = sorted(position["pile"] + position["discard"])
        position["discard"] = []
    for hand in position["hands"]:
        while len(hand) < position["size"]:
            hand.append(position["pile"].pop(0))
