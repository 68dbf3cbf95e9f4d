"""How something that was asked of the database can fail: it was not done, or perhaps it was."""


class DatabaseError(Exception):
    """The database can't be used now; the reason is in words for operators."""


class NotDoneError(DatabaseError):
    """Nothing was done, and nothing will be."""


class InDoubtError(DatabaseError):
    """Perhaps it was done. What is asked next is answered after that has been settled."""
