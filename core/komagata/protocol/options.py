"""The settings an engine offers, typed. UCI and USI write them alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

EMPTY = "<empty>"
"""How protocols write the empty string as a default."""


class OptionKind(StrEnum):
    """The kinds of settings of UCI and USI."""

    CHECK = "check"
    SPIN = "spin"
    COMBO = "combo"
    STRING = "string"
    FILENAME = "filename"
    BUTTON = "button"


@dataclass(frozen=True, slots=True)
class EngineOption:
    """One setting of an engine, as it offers it."""

    name: str
    kind: OptionKind
    default: str = ""
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()

    def fitted(self, value: str) -> str | None:
        """`value` as it may be sent: numbers brought into range, None where it makes no sense.

        An unlisted choice passes: engines that load more games from a file do not list them again.
        """
        match self.kind:
            case OptionKind.CHECK:
                lowered = value.strip().lower()
                return lowered if lowered in {"true", "false"} else None
            case OptionKind.SPIN:
                number = whole(value)
                if number is None:
                    return None
                if self.least is not None:
                    number = max(number, self.least)
                if self.most is not None:
                    number = min(number, self.most)
                return str(number)
            case OptionKind.BUTTON:
                return ""
            case _:
                return value

    def line(self) -> str:
        """The `option` line by which an engine offers this setting."""
        words = ["option", "name", self.name, "type", str(self.kind)]
        if self.kind is not OptionKind.BUTTON:
            words += ["default", self.default or ("" if self.kind is OptionKind.COMBO else EMPTY)]
        if self.least is not None:
            words += ["min", str(self.least)]
        if self.most is not None:
            words += ["max", str(self.most)]
        for choice in self.choices:
            words += ["var", choice]
        return " ".join(words)


_KEYS = ("name", "type", "default", "min", "max", "var")


def read_option(words: Sequence[str]) -> EngineOption | None:
    """The setting that the words after `option` offer, or None if they offer none."""
    fields: dict[str, str] = {}
    choices: list[str] = []
    key = ""
    collected: list[str] = []

    def close() -> None:
        text = " ".join(collected)
        if key == "var":
            choices.append(text)
        elif key:
            fields.setdefault(key, text)

    for word in words:
        # Only `type` ends a name, which may hold any word; every other key counts once, but for `var`.
        if key == "name":
            is_key = word == "type"
        else:
            is_key = word == "var" or (word in _KEYS and word not in fields and word != key)
        if is_key:
            close()
            key, collected = word, []
        else:
            collected.append(word)
    close()
    try:
        kind = OptionKind(fields.get("type", ""))
    except ValueError:
        return None
    if not fields.get("name"):
        return None
    default = fields.get("default", "")
    return EngineOption(
        name=fields["name"],
        kind=kind,
        default="" if default == EMPTY else default,
        least=whole(fields.get("min", "")),
        most=whole(fields.get("max", "")),
        choices=tuple(choices),
    )


def whole(word: str) -> int | None:
    """The whole number that `word` writes, or None. No digits but ASCII's, and no more of them than 18."""
    digits = word.strip().removeprefix("-").removeprefix("+")
    if not digits.isdigit() or not digits.isascii() or len(digits) > 18:
        return None
    return int(word)


__all__ = ["EMPTY", "EngineOption", "OptionKind", "read_option", "whole"]
