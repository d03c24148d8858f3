"""The errors of the library: one base, told apart by what a caller can do about them.

A fault carries a message id with named arguments, so that a window can translate it; its text is English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from komagata.text import Text


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, where it stands, and what was expected instead."""

    text: Text
    path: str = ""
    """Where in a structure: a dotted path of a variant file, a field of a position, a tag of a record."""
    line: int | None = None
    """Line of the text, counted from 1."""
    column: int | None = None
    """Column of the line, counted from 1."""
    squares: tuple[int, ...] = ()
    """Squares of the board that it is about."""

    def __str__(self) -> str:
        place = self.path
        if self.line is not None:
            at = f"line {self.line}" + (f", column {self.column}" if self.column is not None else "")
            place = f"{place} ({at})" if place else at
        return f"{place}: {self.text}" if place else str(self.text)


class KomagataError(Exception):
    """Base of every error that this library raises on input that it cannot use."""

    def __init__(
        self, faults: Fault | Text | str | Iterable[Fault], arguments: Mapping[str, object] | None = None
    ) -> None:
        """`faults` is one fault, several, a text, or an English template with named `arguments`."""
        if isinstance(faults, str):
            faults = Text(faults, dict(arguments or {}))
        if isinstance(faults, Text):
            faults = Fault(faults)
        self.faults: tuple[Fault, ...] = (faults,) if isinstance(faults, Fault) else tuple(faults)
        super().__init__("; ".join(str(fault) for fault in self.faults))


class UnknownName(KomagataError):
    """A game, option, choice, style or seat that does not exist; the message names those that do."""


class NotationError(KomagataError):
    """A text that does not parse as a move, a position or a record; `offset` is where it stops making sense."""

    def __init__(
        self,
        faults: Fault | Text | str | Iterable[Fault],
        arguments: Mapping[str, object] | None = None,
        *,
        offset: int | None = None,
    ) -> None:
        super().__init__(faults, arguments)
        self.offset = offset


class PositionError(NotationError):
    """A position that parses, but that cannot be played from; all its faults are listed."""


class IllegalMove(KomagataError):
    """A move that can be read, but that the rules refuse; `rule` says which."""

    def __init__(
        self,
        faults: Fault | Text | str | Iterable[Fault],
        arguments: Mapping[str, object] | None = None,
        *,
        rule: str = "",
        squares: Iterable[int] = (),
    ) -> None:
        super().__init__(faults, arguments)
        self.rule = rule
        self.squares = tuple(squares)


class VariantError(KomagataError):
    """A variant file with faults, each with its path and line."""


class EngineError(KomagataError):
    """An engine that failed, was killed, or answered with something that is not its protocol."""


class FileError(KomagataError):
    """A file that cannot be read or written."""


__all__ = [
    "EngineError",
    "Fault",
    "FileError",
    "IllegalMove",
    "KomagataError",
    "NotationError",
    "PositionError",
    "UnknownName",
    "VariantError",
]
