"""Which format a text is in, by its content and never by the name of its file."""

from __future__ import annotations

import re

from komagata.errors import NotationError
from komagata.text import text

_TAG = re.compile(r'^\s*\[\s*[A-Za-z][A-Za-z0-9_]*\s+"', re.MULTILINE)
_HEAD = 100_000
"""A record says within its first characters what it is."""


def detect(source: str) -> str:
    """The id of the format of a record; raises NotationError if it is none that is known."""
    if _TAG.search(source[:_HEAD]):
        return "kmg"
    raise NotationError(
        text('this is no record of a game: expected tags such as [Variant "..."] at its beginning'), offset=0
    )


__all__ = ["detect"]
