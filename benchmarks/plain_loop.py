"""The random game of six as one plain loop over lists: no events, no checks, no history.

It asks its random source exactly what `benchmarks.core` asks, in the same order, so both play
the same game, card for card. That makes it the yardstick for what the core costs.
"""

from random import Random

PLAYERS = 6
HAND = 6
GOAL = 30


def play_plainly(deck: list[str], rng: Random) -> list[int]:  # noqa: PLR0912  one loop, as announced
    """Play one game and return the final scores."""
    dealt = rng.sample(deck, HAND * PLAYERS)
    hands = [dealt[HAND * i : HAND * (i + 1)] for i in range(PLAYERS)]
    left = set(deck) - set(dealt)
    pile = [card for card in deck if card in left]
    discard: list[str] = []
    scores = [0] * PLAYERS
    storyteller = rng.randrange(PLAYERS)

    while True:
        owners = {rng.choice(hands[storyteller]): storyteller}
        told = next(iter(owners))
        others = [seat for seat in range(PLAYERS) if seat != storyteller]
        picks = [rng.choice(hands[seat]) for seat in others]
        owners.update(zip(picks, others, strict=True))
        board = sorted(owners, key=owners.__getitem__)
        rng.shuffle(board)

        points = [0] * PLAYERS
        found = [0] * PLAYERS
        for seat, own in zip(others, picks, strict=True):
            open_cards = [card for card in board if card != own]
            for card in rng.choices(open_cards, k=2):
                if card == told:
                    found[seat] += 1
                else:
                    points[owners[card]] += 1
        total = sum(found)
        for seat in others:
            if total == 2 * (PLAYERS - 1):
                points[seat] += 4
            elif total == 0:
                points[seat] += 2
            else:
                points[seat] += 3 * found[seat]
        if 0 < total < 2 * (PLAYERS - 1):
            points[storyteller] += 3
        scores = [score + gain for score, gain in zip(scores, points, strict=True)]

        for card, seat in owners.items():
            hands[seat].remove(card)
        discard += board
        if max(scores) >= GOAL:
            return scores
        if len(pile) < PLAYERS:
            pile = sorted(pile + discard)
            discard = []
        for seat, card in enumerate(rng.sample(pile, PLAYERS)):
            hands[seat].append(card)
            pile.remove(card)
        storyteller = (storyteller + 1) % PLAYERS
