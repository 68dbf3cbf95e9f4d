"""Another game that one seat can't tell from this one: everything hidden from it is different.

This is the yardstick of non-interference. It knows the rules of hiding from the specification
(D6), not from `view`: other hands, the draw pile, who played which card, and votes; the own hand
before the clue, and the red vote (P1, P4). Of a pair, whoever votes knows the pair's card (T4).
"""

from random import Random

from msgspec.structs import replace

from reverie.game import Card, Draw, Game, Phase, Seat, Variant


def other_world(game: Game, seat: Seat | None, rng: Random) -> Game:
    """The same game to this seat (None is a spectator), with all its secrets dealt anew."""
    others = [other for other in range(game.players) if other != seat]
    unseen = [*others, seat] if seat is not None and hides_own_hand(game, seat) else others
    hands, pile = _deal_anew(game, unseen, rng)
    played = _play_anew(game, hands, _whose_cards_are_secret(game, seat), rng)
    red = game.red
    if red is not None and seat != game.storyteller:
        red = rng.randint(1, len(game.board))
    return replace(
        game,
        hands=hands,
        draw_pile=pile,
        played=played,
        red=red,
        votes=_vote_anew(game, played, others, rng),
        draws=tuple(
            Draw(
                tuple(
                    tuple(rng.sample(game.deck, len(cards))) if drawer in unseen else cards
                    for drawer, cards in enumerate(draw.cards)
                ),
                draw.reshuffled,
            )
            for draw in game.draws
        ),
    )


def hides_own_hand(game: Game, seat: Seat) -> bool:
    """P1: in Party, whoever may tell has not seen their hand yet."""
    if game.rules.variant is not Variant.PARTY:
        return False
    return game.phase is Phase.RACING or (game.phase is Phase.TELLING and game.storyteller == seat)


def _whose_cards_are_secret(game: Game, seat: Seat | None) -> list[Seat]:
    others = [other for other in range(game.players) if other != seat]
    if seat is None or game.rules.variant is not Variant.PAIRS or game.phase is not Phase.VOTING:
        return others
    partner = (seat + game.players // 2) % game.players
    if seat != game.storyteller and game.played[partner]:
        others.remove(partner)
    return others


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
        votes[other] = tuple(rng.sample(allowed * 2, k=len(votes[other]))) if votes[other] else ()
    return tuple(votes)
