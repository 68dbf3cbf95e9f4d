"""Messages as text, there and back."""

import msgspec

from reverie.server.config import LARGEST_MESSAGE
from reverie.server.messages import Message, Request, request_decoder

read_frame = msgspec.json.Decoder(Message).decode


def frame_of(request: Request) -> str:
    """The message as text. `ValueError`: the server could not read it, nor say which it was."""
    try:
        frame = msgspec.json.encode(request)
        request_decoder.decode(frame)
    except (msgspec.MsgspecError, ValueError, OverflowError) as error:
        raise ValueError(f"the move can't be sent: {error}") from None
    if len(frame) >= LARGEST_MESSAGE:
        raise ValueError("the move is too long")
    return frame.decode()
