"""User-visible texts of the library: an English template that is also the message id, with named arguments.

`str()` prints English; the window looks the template up in its translations and fills in the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Text:
    """`template` holds `{name}` places; an argument may itself be a Text."""

    template: str
    arguments: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.render(lambda template: template)

    def render(self, translate: Callable[[str], str]) -> str:
        """The text in the language of `translate`, which maps templates to templates."""
        filled = {
            name: value.render(translate) if isinstance(value, Text) else str(value)
            for name, value in self.arguments.items()
        }
        return translate(self.template).format_map(filled)


def text(template: str, **arguments: object) -> Text:
    """Mark a template as user-visible: the translation tools collect the first argument of this call."""
    return Text(template, arguments)


__all__ = ["Text", "text"]
