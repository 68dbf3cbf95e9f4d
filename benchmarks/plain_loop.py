"""The random game of six as one plain loop over lists: no events, no checks, no history.

It asks its random source exactly what `benchmarks.core` asks, in the same order, so both play
the same game, card for card. That makes it the yardstick for what the core costs.
"""

from random import Random

PLAYERS = 6
HAND = 6
GOAL = 30
ALL_VOTES = 2 * (PLAYERS - 1)


def play_plainly(deck: list[str], rng: Random) -> list[int]:
    """Play one game and return the final scores."""
    dealt = rng.sample(deck, HAND * PLAYERS)
    hands = [dealt[HAND * i : HAND * (i + 1)] for i in range(PLAYERS)]
    pile = sorted(set(deck) - set(dealt))
    discard: list[str] = []
    scores = [0] * PLAYERS
    teller = rng.randrange(PLAYERS)

    while True:
        others = [seat for seat in range(PLAYERS) if seat != teller]
        played = [""] * PLAYERS
        told = played[teller] = rng.choice(hands[teller])
        for seat in others:
            played[seat] = rng.choice(hands[seat])
        board = played[:]
        rng.shuffle(board)

        total = 0
        points = [0] * PLAYERS
        found = [0] * PLAYERS
        for seat in others:
            for card in rng.choices([card for card in board if card != played[seat]], k=2):
                if card == told:
                    total += 1
                    found[seat] += 1
                else:
                    points[played.index(card)] += 1
        if total == ALL_VOTES:
            for seat in others:
                points[seat] += 4
        elif total == 0:
            for seat in others:
                points[seat] += 2
        else:
            points[teller] = 3
            for seat in others:
                points[seat] += 3 * found[seat]
        for seat in range(PLAYERS):
            scores[seat] += points[seat]
            hands[seat].remove(played[seat])
        discard += board
        if max(scores) >= GOAL:
            return scores

        if len(pile) < PLAYERS:
            pile = sorted(pile + discard)
            discard = []
        for seat, card in enumerate(rng.sample(pile, PLAYERS)):
            hands[seat].append(card)
            pile.remove(card)
        teller = (teller + 1) % PLAYERS
