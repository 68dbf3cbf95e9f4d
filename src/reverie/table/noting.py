"""Noting: a table keeps when that has happened which clocks run from (`state.Moments`).

A clock of a table is no timer in some process: it is worked out from these moments and the log's
time now. So whoever loads the table, after a restart or on another node, reads the same from it.
"""

from msgspec.structs import replace

from reverie.table.settings import Settings
from reverie.table.state import GOT_UP_KEPT, Impatience, PersonId, Table


def noting(table: Table, **moments: float | tuple[object, ...]) -> Table:
    """The same with some moments more."""
    return replace(table, moments=replace(table.moments, **moments))


def in_next_stage(table: Table, *, same_turn: bool) -> Table:
    """The same, where nobody has lost patience yet; a minute is taken once a turn."""
    return replace(
        table,
        impatience=Impatience(),
        minutes=table.minutes if same_turn else (),
        moments=replace(
            table.moments,
            stage=table.at,
            called=None,
            first_nudge=0.0,
            newest_nudge=0.0,
            minutes=table.moments.minutes if same_turn else (),
        ),
    )


def with_settings(table: Table, settings: Settings) -> Table:
    """The same, set so; a timer that was changed starts anew."""
    if settings.timer != table.settings.timer:
        table = noting(table, timer=table.at)
    return replace(table, settings=settings)


def with_nudge(table: Table, person: PersonId) -> Table:
    """The same, where somebody has nudged."""
    before = table.impatience.nudged_by
    first = table.moments.first_nudge if before else table.at
    table = noting(table, first_nudge=first, newest_nudge=table.at)
    return replace(table, impatience=replace(table.impatience, nudged_by=(*before, person)))


def with_minute(table: Table, person: PersonId) -> Table:
    """The same, where somebody has taken one more minute."""
    table = noting(table, minutes=(*table.moments.minutes, table.at))
    return replace(table, minutes=(*table.minutes, person))


def with_choice(table: Table, person: PersonId | None) -> Table:
    """The same, knowing when this person has first chosen anything since the last reveal."""
    chose = table.moments.chose
    if person is None or not table.game.turns or any(who == person for who, _ in chose):
        return table
    return noting(table, chose=(*chose, (person, table.at)))


def with_ready(table: Table, person: PersonId) -> Table:
    """The same, where somebody is ready who was not."""
    table = noting(table, ready=(*table.moments.ready, table.at))
    return replace(table, ready=(*table.ready, person))


def without_ready(table: Table, person: PersonId | None) -> Table:
    """The same, where this person is not ready.

    What is noted is since when so many have been ready, whoever they are. So those who change
    their minds again and again make nobody wait anew, as long as enough are ready all the time.
    """
    if person not in table.ready:
        return table
    table = noting(table, ready=table.moments.ready[:-1])
    return replace(table, ready=tuple(other for other in table.ready if other != person))


def without_sitter(table: Table, person: PersonId | None) -> Table:
    """The same, where somebody, if it is one, no longer counts among those who want to play."""
    if person is None:
        return table
    others = (one for one in table.moments.got_up if one[0] != person)
    got_up = (*others, (person, table.at))[-GOT_UP_KEPT:]
    return noting(without_ready(table, person), got_up=got_up)
