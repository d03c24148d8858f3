"""User-visible texts of the library: an English template that is also the message id, with named arguments.

`str()` prints English; the window looks the template up in its translations and fills in the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Translate: TypeAlias = Callable[[str, str], str]
"""Template and comment -> template in another language."""


@dataclass(frozen=True, slots=True)
class Text:
    """`template` holds `{name}` places; an argument may itself be a Text."""

    template: str
    arguments: dict[str, object] = field(default_factory=dict[str, object])
    comment: str = ""
    """Tells apart what is one word in English and two in other languages."""
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    """Language code -> the text, where a variant file states it; it needs no translation then."""

    def __str__(self) -> str:
        return self.render(lambda template, _: template)

    def render(self, translate: Translate, language: str = "en") -> str:
        """The text in the language of `translate`, whose code is `language`."""
        if language in self.names:
            return self.names[language]
        filled = {
            name: value.render(translate, language) if isinstance(value, Text) else str(value)
            for name, value in self.arguments.items()
        }
        return translate(self.template, self.comment).format_map(filled)


Say: TypeAlias = Callable[[Text], str]
"""Puts a text into words: `str` for English, the window's translation for other languages."""


def text(template: str, **arguments: object) -> Text:
    """Mark a template as user-visible: the translation tools collect the first argument of this call."""
    return Text(template, arguments)


def named(names: Mapping[str, str]) -> Text:
    """A name that a variant file states by language."""
    return Text(names.get("en", "").replace("{", "{{").replace("}", "}}"), names=names)


def shortened(word: str, most: int = 60) -> str:
    """What somebody wrote, short enough to be repeated in a sentence."""
    return word if len(word) <= most else f"{word[:most]}…"


__all__ = ["Say", "Text", "Translate", "named", "shortened", "text"]
