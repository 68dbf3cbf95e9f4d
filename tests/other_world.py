"""Another game that one seat can't tell from this one: everything hidden from it is different.

This is the yardstick of non-interference. It knows the rules of hiding from the specification
(D6), not from `view`: other hands, the draw pile, who played which card, and votes.
"""

from random import Random

from msgspec.structs import replace

from reverie.game import Card, Draw, Game, Phase, Seat


def other_world(game: Game, seat: Seat | None, rng: Random) -> Game:
    """The same game to this seat (None is a spectator), with all its secrets dealt anew."""
    others = [other for other in range(game.players) if other != seat]
    hands, pile = _deal_anew(game, others, rng)
    played = _play_anew(game, hands, others, rng)
    return replace(
        game,
        hands=hands,
        draw_pile=pile,
        played=played,
        votes=_vote_anew(game, played, others, rng),
        draws=tuple(
            Draw(
                tuple(
                    tuple(rng.sample(game.deck, len(cards))) if drawer in others else cards
                    for drawer, cards in enumerate(draw.cards)
                ),
                draw.reshuffled,
            )
            for draw in game.draws
        ),
    )


def _deal_anew(
    game: Game, others: list[Seat], rng: Random
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    hidden = [*game.draw_pile, *(card for other in others for card in game.hands[other])]
    rng.shuffle(hidden)
    hands = list(game.hands)
    for other in others:
        size = len(hands[other])
        hands[other] = tuple(hidden[:size])
        del hidden[:size]
    return tuple(hands), tuple(sorted(hidden))


def _play_anew(
    game: Game, hands: tuple[tuple[Card, ...], ...], others: list[Seat], rng: Random
) -> tuple[tuple[Card, ...], ...]:
    played = list(game.played)
    if game.phase is Phase.VOTING:
        laid = [card for other in others for card in played[other]]
        rng.shuffle(laid)
        for other in others:
            count = len(played[other])
            played[other] = tuple(laid[:count])
            del laid[:count]
    else:
        for other in others:
            played[other] = tuple(rng.sample(hands[other], len(played[other])))
    return tuple(played)


def _vote_anew(
    game: Game, played: tuple[tuple[Card, ...], ...], others: list[Seat], rng: Random
) -> tuple[tuple[int, ...], ...]:
    votes = list(game.votes)
    for other in others:
        allowed = [n for n, card in enumerate(game.board, start=1) if card not in played[other]]
        votes[other] = tuple(rng.choices(allowed, k=len(votes[other]))) if votes[other] else ()
    return tuple(votes)
