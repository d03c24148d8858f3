"""Words of the library in another language, for sheets that no window makes: from the translations that are shipped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from komagata import assets
from komagata.faces.glyphs import glyph
from komagata.text import Say, Text


def say_in(language: str) -> Say:
    """Puts texts into a language as far as it is known, and in English what could not be printed in it."""
    if language == "en":
        return str

    def say(words: Text) -> str:
        known = _messages(language)
        said = words.render(lambda template, comment: known.get((template, comment), template), language)
        return said if all(_drawable(char) for char in said) else str(words)

    return say


@cache
def _messages(language: str) -> Mapping[tuple[str, str], str]:
    """English text and comment -> translation; nothing for a language without a translation."""
    path = assets.translations().get(language)
    if path is None:
        return {}
    found: dict[tuple[str, str], str] = {}
    for message in ElementTree.fromstring(assets.read_text(path)).iter("message"):
        source, comment = message.findtext("source") or "", message.findtext("comment") or ""
        translation = message.findtext("translation")
        if translation and translation.strip():
            found[source, comment] = translation
    return found


@cache
def _drawable(char: str) -> bool:
    return char.isascii() or any(glyph(group, char) for group in ("letters", "antique", "symbols"))


__all__ = ["say_in"]
