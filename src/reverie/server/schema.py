"""The JSON Schema of all that goes over the wire; clients in any language can be made from it."""

from typing import Any

import msgspec

from reverie.game import Code
from reverie.server.http_messages import ANSWERS
from reverie.server.messages import Close, Message, Request, WireCode
from reverie.table import TableCode

CODES = (Code, TableCode, WireCode, Close)
"""what else a client has to have words for"""


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions, of the answers over HTTP, and of all codes."""
    (request, message, *_), definitions = msgspec.json.schema_components(
        (Request, Message, *ANSWERS, *CODES), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Reverie",
        "properties": {"request": request, "message": message},
        "$defs": definitions,
    }
