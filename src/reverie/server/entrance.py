"""Whom a table does not show itself to, and why."""

from reverie.server.messages import Close
from reverie.table import LiveTable
from reverie.table.crowd import has_room
from reverie.table.lock import admits, was_removed


def shut_out(live: LiveTable, token: str | None, household: str) -> Close | None:
    """Why whoever says hello with this token does not get in; None if they do."""
    if was_removed(live.table, token):
        return Close.REMOVED
    if not admits(live.table, token, live.just_left()):
        return Close.LOCKED
    known = token is not None and live.recognise(token) is not None
    return None if known or has_room(live.watchers, household) else Close.CROWDED
