"""The rules of the chess games of wedge-shaped pieces, usable without any window.

    >>> import komagata
    >>> start = komagata.variant("chess").start()
    >>> start.play("e2e4").san(start.play("e2e4").parse("e7e5"))
    'e5'

Everything but the errors is loaded on first use, so that importing costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from komagata.errors import (
    EngineError,
    Fault,
    FileError,
    IllegalMove,
    KomagataError,
    NotationError,
    PositionError,
    UnknownName,
    VariantError,
)

if TYPE_CHECKING:
    from komagata import draw
    from komagata.game import Game
    from komagata.moves import Move
    from komagata.multiboard.match import Match
    from komagata.outcome import Outcome
    from komagata.pieces import Hand, Piece, Side
    from komagata.position import Position, Rules

__version__ = "0.1.0"


def variant(name: str, /, **options: str | bool | int) -> Rules:
    """The rules of a game, with options by keyword. Raises UnknownName with what there is to choose from."""
    from komagata.position import load_rules

    return load_rules(name, options)


def match(name: str, start: str | None = None, /, **options: str | bool | int) -> Match:
    """A match on two boards, from its opening or from a match string. Raises UnknownName, NotationError."""
    from komagata.multiboard.match import Match
    from komagata.multiboard.rules import match_rules

    return Match(match_rules(name, options), start)


_HOMES = {
    "Game": "komagata.game",
    "Hand": "komagata.pieces",
    "Match": "komagata.multiboard.match",
    "Move": "komagata.moves",
    "Outcome": "komagata.outcome",
    "Piece": "komagata.pieces",
    "Position": "komagata.position",
    "Rules": "komagata.position",
    "Side": "komagata.pieces",
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "draw":
        return import_module("komagata.draw")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES, "draw"})


__all__ = [
    "EngineError",
    "Fault",
    "FileError",
    "Game",
    "Hand",
    "IllegalMove",
    "KomagataError",
    "Match",
    "Move",
    "NotationError",
    "Outcome",
    "Piece",
    "Position",
    "PositionError",
    "Rules",
    "Side",
    "UnknownName",
    "VariantError",
    "__version__",
    "draw",
    "match",
    "variant",
]
