"""`view`: what one seat, or a spectator, may see of a game (D5, D6, P1).

This is the only way from a game to a player. Other hands and the draw pile are always hidden;
who played which card, and the votes, until the turn is scored. Where the clue comes before the
hand, so is the own hand of whoever may tell. In a pair, whoever votes sees which card is the
pair's, since it may not be voted for; nothing else passes between partners.

A view is built from what is open; nothing is taken from the state and then blanked. A `Turn` or a
`Clue` is open as a whole.

The open part is the same for everyone, so it can be encoded once for a whole table.

A view also says what is wanted and how points came about, so that nobody who sees one has to know
the rules.
"""

from msgspec import Struct
from msgspec.structs import asdict

from reverie.game.pieces import (
    Card,
    Clue,
    Colour,
    Holder,
    PastTurn,
    Phase,
    Range,
    Seat,
    Slot,
    Turn,
)
from reverie.game.rules import End, EndKind, Variant
from reverie.game.scoring import score
from reverie.game.state import Game, is_giver, is_voter, own_cards, partner_of, waiting_for

NO_VOTES = Range(0, 0)


class OpenGame(Struct, frozen=True):
    """What lies open, for players, spectators and the big screen alike."""

    phase: Phase
    variant: Variant
    turn: int
    goal: int
    """0 where it ends otherwise"""
    end: End
    cards_to_play: int
    """by each who gives"""
    votes_to_cast: Range
    """by each who votes"""
    colours: tuple[Colour, ...]
    holders: tuple[Holder, ...]
    scores: tuple[int, ...]
    rabbits: tuple[int, ...]
    """the rabbit of each seat; a pair has one (T1)"""
    storyteller: Seat | None
    clue: Clue | None
    board: tuple[Card, ...]
    given: tuple[Seat, ...]
    """who has put cards on the table in this turn"""
    waiting_for: tuple[Seat, ...]
    draw_pile: int
    discard_pile: int
    reshuffled: bool
    last_turn: Turn | None
    winners: tuple[Seat, ...]


class Wanted(Struct, frozen=True):
    """What a seat may choose in this phase, be it for the first time or anew (D2)."""

    cards: int
    """of the hand, to give or to tell a clue for; 0 where the clue belongs to no card"""
    take_back: bool
    """whether the given card may be taken back, so that the partner gives one (T3)"""
    votes: Range
    same_card: bool
    """whether several of them may be for one card"""
    slots: tuple[Slot, ...]
    """to vote for"""
    red: bool
    """whether a red vote is to be cast as well, for any slot (P4)"""


class OwnSeat(Struct, frozen=True):
    """What only the player of a seat sees: hand, choices, and on which slots their cards lie."""

    seat: Seat
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    slots: tuple[Slot, ...]
    votes: tuple[Slot, ...]
    red: Slot | None
    wanted: Wanted | None
    """None where there is nothing to choose"""


class View(Struct, frozen=True):
    """One seat's sight of the game; for a spectator there is no seat."""

    open: OpenGame
    own: OwnSeat | None


def view(game: Game, seat: Seat | None) -> View:
    """Return what this seat may see; None is a spectator."""
    return View(open_game(game), None if seat is None else own_seat(game, seat))


def open_game(game: Game) -> OpenGame:
    """Return what everyone may see."""
    return OpenGame(
        phase=game.phase,
        variant=game.rules.variant,
        turn=game.turn,
        goal=game.rules.end.number if game.rules.end.kind is EndKind.GOAL else 0,
        end=game.rules.end,
        cards_to_play=game.rules.cards,
        votes_to_cast=game.rules.votes,
        colours=game.colours,
        holders=game.holders,
        scores=game.scores,
        rabbits=rabbits_of(game),
        storyteller=game.storyteller,
        clue=game.clue,
        board=game.board,
        given=tuple([seat for seat, cards in enumerate(game.played) if cards]),
        waiting_for=waiting_for(game),
        draw_pile=len(game.draw_pile),
        discard_pile=len(game.discard_pile),
        reshuffled=bool(game.draws) and game.draws[-1].reshuffled,
        last_turn=_scored(game, game.turns[-1]) if game.turns else None,
        winners=game.winners,
    )


def turns_of(game: Game) -> tuple[Turn, ...]:
    """All turns that are over, as everyone may see them."""
    return tuple([_scored(game, turn) for turn in game.turns])


def _scored(game: Game, past: PastTurn) -> Turn:
    due = score(game.rules, past.storyteller, past.played, past.board, past.votes, past.red)
    return Turn(**asdict(past), score=due)


def own_seat(game: Game, seat: Seat) -> OwnSeat:
    """Return what the player of this seat sees beside what is open."""
    if not 0 <= seat < len(game.hands):
        raise ValueError(f"there is no seat {seat}")
    slots = _own_slots(game, seat) if game.board else ()
    teller = seat == game.storyteller
    return OwnSeat(
        seat=seat,
        hand=() if _hand_is_hidden(game, seat) else game.hands[seat],
        played=game.played[seat],
        slots=slots,
        votes=game.votes[seat],
        red=game.red if teller else None,
        wanted=_wanted(game, seat, slots),
    )


def _hand_is_hidden(game: Game, seat: Seat) -> bool:
    """P1: whether the clue of the turn has yet to come, and may come from this seat."""
    may_tell = game.phase is Phase.RACING or (
        game.phase is Phase.TELLING and seat == game.storyteller
    )
    return game.rules.hidden_until_clue and may_tell


def _own_slots(game: Game, seat: Seat) -> tuple[Slot, ...]:
    """Where one's own cards lie; for whoever votes in a pair, where the pair's card lies."""
    cards = own_cards(game, seat) if is_voter(game, seat) else game.played[seat]
    return tuple(sorted([game.board.index(card) + 1 for card in cards]))


def rabbits_of(game: Game) -> tuple[int, ...]:
    """The rabbit of each seat; of a pair both have one (T1)."""
    rabbits = game.players // 2 if game.rules.pairs else game.players
    return tuple([seat % rabbits for seat in range(game.players)])


def _wanted(game: Game, seat: Seat, own_slots: tuple[Slot, ...]) -> Wanted | None:
    rules = game.rules
    match game.phase:
        case Phase.RACING:
            return _cards_wanted(int(rules.clue_for_card))
        case Phase.TELLING if seat == game.storyteller:
            return _cards_wanted(int(rules.clue_for_card))
        case Phase.CHOOSING if is_giver(game, seat):
            may = rules.pairs and partner_of(game, seat) != game.storyteller
            return _cards_wanted(rules.cards, take_back=may and bool(game.played[seat]))
        case Phase.VOTING if is_voter(game, seat):
            forbidden = () if rules.own_card else own_slots
            allowed = [slot for slot in range(1, len(game.board) + 1) if slot not in forbidden]
            return Wanted(
                cards=0,
                take_back=False,
                votes=rules.votes,
                same_card=rules.same_card,
                slots=tuple(allowed),
                red=rules.red_vote and seat == game.storyteller,
            )
        case _:
            return None


def _cards_wanted(cards: int, *, take_back: bool = False) -> Wanted:
    return Wanted(cards, take_back, votes=NO_VOTES, same_card=False, slots=(), red=False)
