"""Why a move is refused: a code that the client can put into words, and the rule behind it."""

from enum import StrEnum

from msgspec import Struct


class Code(StrEnum):
    """Every reason to refuse a move. `MEANINGS` names the rule each one guards."""

    TOO_FEW_PLAYERS = "too_few_players"
    TOO_MANY_PLAYERS = "too_many_players"
    NOT_IN_PAIRS = "not_in_pairs"
    UNKNOWN_COLOUR = "unknown_colour"
    COLOUR_TAKEN = "colour_taken"
    DECK_TOO_SMALL = "deck_too_small"
    CARD_TWICE_IN_DECK = "card_twice_in_deck"
    GOAL_TOO_LOW = "goal_too_low"
    NO_SUCH_END = "no_such_end"
    GAME_NOT_STARTED = "game_not_started"
    GAME_ALREADY_STARTED = "game_already_started"
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    WRONG_TURN = "wrong_turn"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_HELD_BY_ANOTHER = "seat_held_by_another"
    RACE_LOST = "race_lost"
    NOT_STORYTELLER = "not_storyteller"
    CLUE_EMPTY = "clue_empty"
    CLUE_NOT_READABLE = "clue_not_readable"
    CLUE_NOT_WRITTEN = "clue_not_written"
    CLUE_NEEDS_CARD = "clue_needs_card"
    CLUE_HAS_NO_CARD = "clue_has_no_card"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    STORYTELLER_HAS_PLAYED = "storyteller_has_played"
    PARTNER_GIVES = "partner_gives"
    PARTNER_HAS_GIVEN = "partner_has_given"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    SAME_CARD_TWICE = "same_card_twice"
    STORYTELLER_HAS_NO_VOTE = "storyteller_has_no_vote"
    GIVER_HAS_NO_VOTE = "giver_has_no_vote"
    WRONG_NUMBER_OF_VOTES = "wrong_number_of_votes"
    NO_SUCH_SLOT = "no_such_slot"
    OWN_CARD = "own_card"
    SAME_SLOT_TWICE = "same_slot_twice"
    RED_VOTE_MISSING = "red_vote_missing"
    NO_RED_VOTE = "no_red_vote"
    HANDOVER_NOT_ALLOWED = "handover_not_allowed"
    TURN_NOT_OVER = "turn_not_over"


class Meaning(Struct, frozen=True):
    """What a refusal code stands for."""

    rule: str
    text: str


MEANINGS: dict[Code, Meaning] = {
    Code.TOO_FEW_PLAYERS: Meaning("R1", "the game needs more players"),
    Code.TOO_MANY_PLAYERS: Meaning("R1", "the game is for fewer players"),
    Code.NOT_IN_PAIRS: Meaning("T1", "pairs need an even number of players"),
    Code.UNKNOWN_COLOUR: Meaning("R1", "the colour is none of the twelve"),
    Code.COLOUR_TAKEN: Meaning("R1", "two players have the same colour"),
    Code.DECK_TOO_SMALL: Meaning("R3", "the deck has too few cards for so many players"),
    Code.CARD_TWICE_IN_DECK: Meaning("R3", "a card is in the deck twice"),
    Code.GOAL_TOO_LOW: Meaning("R18", "the score that ends the game must be at least 1"),
    Code.NO_SUCH_END: Meaning("R18", "everyone tells one to five times"),
    Code.GAME_NOT_STARTED: Meaning("R3", "the cards have not been dealt yet"),
    Code.GAME_ALREADY_STARTED: Meaning("R3", "the cards have been dealt already"),
    Code.GAME_OVER: Meaning("R18", "the game has ended"),
    Code.WRONG_PHASE: Meaning("R4–R9", "this is not the moment for that move"),
    Code.WRONG_TURN: Meaning("R4–R9", "the move was meant for another turn"),
    Code.NO_SUCH_SEAT: Meaning("R1", "nobody sits there"),
    Code.SEAT_HELD_BY_ANOTHER: Meaning("D1", "somebody else plays this seat now"),
    Code.RACE_LOST: Meaning("R4", "another player was first with a clue"),
    Code.NOT_STORYTELLER: Meaning("R17", "another player is the storyteller of this turn"),
    Code.CLUE_EMPTY: Meaning("R5", "a written clue needs at least one visible character"),
    Code.CLUE_NOT_READABLE: Meaning("R5", "the clue holds characters that can't be shown"),
    Code.CLUE_NOT_WRITTEN: Meaning("R5", "only a written clue has a text, and it has no caption"),
    Code.CLUE_NEEDS_CARD: Meaning("R5", "the clue needs a card"),
    Code.CLUE_HAS_NO_CARD: Meaning("P1, T2", "the clue comes without a card"),
    Code.CARD_NOT_IN_HAND: Meaning("R5, R6", "the card is not in this player's hand"),
    Code.STORYTELLER_HAS_PLAYED: Meaning("R6", "the storyteller's card is on the table already"),
    Code.PARTNER_GIVES: Meaning("T2", "the partner picks the card for the clue"),
    Code.PARTNER_HAS_GIVEN: Meaning("T3", "the partner has given the pair's card"),
    Code.WRONG_NUMBER_OF_CARDS: Meaning("R6", "the view says how many cards are to be played"),
    Code.SAME_CARD_TWICE: Meaning("R6", "the two cards must be different ones"),
    Code.STORYTELLER_HAS_NO_VOTE: Meaning("R8", "the storyteller does not vote"),
    Code.GIVER_HAS_NO_VOTE: Meaning("T3", "of a pair, whoever has not given a card votes"),
    Code.WRONG_NUMBER_OF_VOTES: Meaning("R8", "the view says how many votes are to be cast"),
    Code.NO_SUCH_SLOT: Meaning("R8", "there is no card on that slot"),
    Code.OWN_CARD: Meaning("R8", "nobody may vote for their own card"),
    Code.SAME_SLOT_TWICE: Meaning("O2", "the second vote is for another card"),
    Code.RED_VOTE_MISSING: Meaning("P4", "the storyteller casts a red vote as well"),
    Code.NO_RED_VOTE: Meaning("P4", "only the storyteller has a red vote, in Party"),
    Code.HANDOVER_NOT_ALLOWED: Meaning(
        "D1–D5", "whoever holds the seat now, it can't pass on this way"
    ),
    Code.TURN_NOT_OVER: Meaning("D8", "a bot plays a turn to its end before its seat passes on"),
}


class Refusal(Struct, frozen=True):
    """The answer to a move that the rules forbid. Nothing has changed."""

    code: Code


class Refused(Exception):  # noqa: N818  it names what happened, not an error of ours
    """Raised by `play` for callers to whom a refusal is a mistake of their own."""

    def __init__(self, refusal: Refusal) -> None:
        meaning = MEANINGS[refusal.code]
        super().__init__(f"{refusal.code}: {meaning.text} ({meaning.rule})")
        self.refusal = refusal
