"""What can go wrong for a client: a move is refused, or the connection is closed for good."""

from reverie.server.messages import CLOSE_CODES, Close

FINAL = {1002, 1008, 1009} | {
    CLOSE_CODES[why]
    for why in (
        Close.SENT_AWAY,
        Close.REMOVED,
        Close.LOCKED,
        Close.CROWDED,
        Close.NO_SUCH_TABLE,
        Close.NOT_UNDERSTOOD,
    )
}
"""close codes after which the same again would end the same way"""
REASONS = {number: reason for reason, number in CLOSE_CODES.items()}


class RefusedError(Exception):
    """A move was refused, and nothing has changed; the code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class ClosedError(ConnectionError):
    """There is no connection any more, and there will be none."""

    def __init__(self, close_code: int | None) -> None:
        self.close_code = close_code
        self.reason = REASONS.get(close_code or 0)
        super().__init__(f"the connection is closed: {self.reason or close_code}")
