"""What the page has to know of the wire, as TypeScript: one truth for both sides.

Types of the messages come from the JSON Schema, numbers and words from `constants.py`.
"""

import json
from collections.abc import Mapping
from typing import Any

from reverie.server.constants import CONSTANTS, Constant
from reverie.server.schema import schema

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
FIRST_LINE = "// Made by `make protocol` from schema.py and constants.py in src/reverie/server.\n"


def typescript() -> str:
    """A module that exports a type for every message and everything in it, and the constants."""
    document = schema()
    named = document["$defs"] | {"Message": document["properties"]["message"]}
    declarations = (_declaration(name, type_) for name, type_ in named.items())
    constants = (_constant(name, about, value) for name, (about, value) in CONSTANTS.items())
    return "\n".join([FIRST_LINE, *constants, *declarations])


def _constant(name: str, about: str, value: Constant) -> str:
    as_const = " as const" if isinstance(value, Mapping) else ""
    return f"/** {about} */\nexport const {name} = {json.dumps(value, indent=2)}{as_const};\n"


def _declaration(name: str, type_: dict[str, Any]) -> str:
    comment = f"/** {type_['description']} */\n" if "description" in type_ else ""
    return f"{comment}export type {name} = {_type(type_)};\n"


def _type(type_: dict[str, Any]) -> str:
    if "$ref" in type_:
        return str(type_["$ref"]).rpartition("/")[2]
    if "enum" in type_:
        return " | ".join(json.dumps(value) for value in type_["enum"])
    if "anyOf" in type_:
        return " | ".join(_type(option) for option in type_["anyOf"])
    if type_["type"] == "array":
        return f"readonly ({_type(type_['items'])})[]"
    if "additionalProperties" in type_ and "properties" not in type_:
        return f"Readonly<Record<string, {_type(type_['additionalProperties'])}>>"
    if type_["type"] == "object":
        fields = "".join(
            f"  readonly {field}{'' if field in type_['required'] else '?'}: {_type(value)};\n"
            for field, value in type_["properties"].items()
        )
        return f"{{\n{fields}}}"
    return PLAIN[type_["type"]]
