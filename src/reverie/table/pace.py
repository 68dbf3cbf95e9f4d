"""How long things take at a table."""

from msgspec import Struct


class Pace(Struct, frozen=True):
    """How long things take, in seconds."""

    thinking: tuple[float, float] = (2.0, 7.0)
    """a bot's choice, while people choose too"""
    hurry: tuple[float, float] = (0.4, 1.4)
    """a bot's choice, once nobody else is waited for"""
    room: tuple[float, float] = (4.0, 8.0)
    """all choices of the bots together, which come in one by one when a person tells"""
    race: float = 75.0
    """how long bots leave the first clue to people: also to those who have six pictures read out"""
    grace: float = 20.0
    """how long somebody may be gone before others may act for them"""
    points: float = 8.2
    """from the last vote until every screen shows the points of a turn"""
    reaction: tuple[float, float] = (1.0, 3.0)
    """from then on, until a bot shows what it thinks of the turn"""
    look: float = 20.0
    """after a reveal, until a bot tells though fewer than half of the people have looked at it"""
    longest_look: float = 60.0
    """likewise, until the clock of a phase runs"""
    nudge: float = 45.0
    """how long a phase lasts before anyone may nudge those it waits for"""
    stand_in: float = 30.0
    """from the first nudge on, until a stand-in may be let choose for them"""
    alone: float = 30.0
    """after that, until one person is enough for it"""
    minute: float = 60.0
    """what somebody takes who needs longer"""
    rematch: float = 15.0
    """until the next game begins, once most of the people are ready for it"""
    undo: float = 30.0
    """how long somebody who has left a game may come back as who they were"""
    breath: float = 1.0
    """until somebody may make one more move that no game waits for, after many in a row"""
    views: int = 4000
    """that a table may send at once, to all who look at it together; and again in two seconds"""
    linger: float = 60.0
    """how long a table stays in memory when nobody looks"""
