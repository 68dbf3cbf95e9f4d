"""The page's English words, so that a headline may be reworded without a change here."""

import re
from pathlib import Path

import reverie

_FILE = Path(reverie.__file__).parent / "words" / "en.ftl"
_MESSAGE = re.compile(r"^([\w-]+) =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
_VARIANT = re.compile(r"^\s*\*?\[\w+\] (.+)$", re.MULTILINE)
_VALUE = re.compile(r"\\\{.*?\\\}")
_MESSAGES = dict(_MESSAGE.findall(_FILE.read_text(encoding="utf-8")))


def pattern(*messages: str) -> re.Pattern[str]:
    """What these messages look like, in each of their variants and with any values."""
    texts = [
        text for each in messages for text in _VARIANT.findall(_MESSAGES[each]) or [_MESSAGES[each]]
    ]
    return re.compile("|".join(_VALUE.sub(".+", re.escape(text.strip())) for text in texts))
