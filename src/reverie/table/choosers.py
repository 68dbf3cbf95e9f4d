"""Choosers: who has made which choice in a game, so that each is theirs after they have left.

A game knows seats. A seat may pass to a bot and to somebody else, even within a turn, and a
stand-in may choose for its person; so who plays it now does not say whose an earlier clue was. All
of this was open at the table when it happened: whose move it is, and who plays which seat.
"""

from msgspec.structs import replace

from reverie import game as rules
from reverie.game import CardsPlayed, ClueTold, Holder, Seat, VotesCast
from reverie.table.state import ByWhom, Chooser, Choosers, PersonId, Table, person_of


def nobody_yet(players: int) -> Choosers:
    """A game of so many in which nobody has chosen anything."""
    return Choosers(turn=_nobody(players))


def with_chooser(table: Table, event: ClueTold | CardsPlayed | VotesCast) -> Table:
    """The same, knowing whose choice this is; of one that was taken back (T3) it is nobody's."""
    choosers, place = _place_of(table.choosers, chooser_at(table, event.seat))
    turn = choosers.turn
    match event:
        case ClueTold():
            turn = replace(turn, clue=place)
            if event.card is not None:
                turn = replace(turn, cards=rules.set_at(turn.cards, event.seat, place))
        case CardsPlayed():
            given = place if event.cards else None
            turn = replace(turn, cards=rules.set_at(turn.cards, event.seat, given))
        case VotesCast():
            turn = replace(turn, votes=rules.set_at(turn.votes, event.seat, place))
    return replace(table, choosers=replace(choosers, turn=turn))


def with_turn_over(table: Table) -> Table:
    """The same, where the turn was revealed."""
    choosers = table.choosers
    turns = (*choosers.turns, choosers.turn)
    turn = _nobody(len(table.players))
    return replace(table, choosers=replace(choosers, turn=turn, turns=turns))


def with_name(table: Table, person: PersonId, name: str) -> Table:
    """The same, where this person goes by another name, in what they chose before as well."""
    people = tuple(replace(one, name=name) if one.id == person else one for one in table.people)
    choosers = table.choosers
    every = tuple(
        replace(chooser, name=name) if chooser.person == person else chooser
        for chooser in choosers.all
    )
    return replace(table, people=people, choosers=replace(choosers, all=every))


def with_those_at_the_end(table: Table) -> Choosers:
    """All who have chosen in a game that is over, and who sits there at its end."""
    choosers, places = table.choosers, list[int]()
    for seat in range(len(table.players)):
        held = replace(chooser_at(table, seat), stand_in=False)
        choosers, place = _place_of(choosers, held)
        places.append(place)
    return replace(choosers, at_end=tuple(places))


def chooser_at(table: Table, seat: Seat) -> Chooser:
    """Who chooses for this seat of the game now."""
    player = table.players[seat]
    person = person_of(table, player.person)
    return Chooser(
        seat=seat,
        person=player.person,
        name=player.name if person is None else person.name,
        bot=player.person is None or (person is not None and person.bot),
        stand_in=table.game.holders[seat] is Holder.STAND_IN,
        secret="" if person is None else person.secret,
    )


def _place_of(choosers: Choosers, chooser: Chooser) -> tuple[Choosers, int]:
    """Where this one stands among all, and the same with them."""
    if chooser in choosers.all:
        return choosers, choosers.all.index(chooser)
    return replace(choosers, all=(*choosers.all, chooser)), len(choosers.all)


def _nobody(players: int) -> ByWhom:
    nobody = (None,) * players
    return ByWhom(cards=nobody, votes=nobody)
