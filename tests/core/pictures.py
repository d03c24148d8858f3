"""Looks and scenes that the tests of drawings share."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from komagata.assets import resources
from komagata.draw import Arrow, Grid, Held, Placed, Scene
from komagata.pieces import Look, Side, Symbol

KING = Symbol(("王将", "王"), "king", "K")
QUEEN = Symbol(("奔王", "奔"), "queen", "Q")
KNIGHT = Symbol(("騎馬", "騎"), "knight", "N")
PAWN = Symbol(("石刃", "石"), "pawn", "P")
STEPS = tuple((x, y, "step") for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
JUMPS = tuple((x, y, "jump") for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y))
SLIDES = tuple((x, y, "slide") for x, y, _ in STEPS)


@cache
def shipped_pieces() -> tuple[tuple[str, dict[str, Any]], ...]:
    """Every piece that a variant file states, as written there, with `game/piece` as its name."""
    found: list[tuple[str, dict[str, Any]]] = []
    for path in resources("variants", "*.toml"):
        pieces = tomllib.loads(path.read_text("utf-8")).get("pieces", {})
        found.extend((f"{path.stem}/{name}", piece) for name, piece in pieces.items() if piece.get("glyph"))
    return tuple(found)


def shipped_looks() -> Iterator[tuple[str, Look]]:
    """A look of every such piece."""
    for name, piece in shipped_pieces():
        kanji = piece.get("kanji") or ["", ""]
        letters = piece.get("letters") or piece.get("letter") or "X"
        symbol = Symbol((kanji[0], kanji[-1]), piece["glyph"], letters)
        marks = (STEPS, JUMPS, SLIDES)[len(name) % 3]
        yield name, Look(symbol, piece.get("size", "minor"), shape=piece.get("shape", "wedge"), marks=marks)


def promoted(army: Side | None = None) -> Look:
    """A Queen that was a Knight."""
    return Look(QUEEN, "minor", True, KNIGHT, army, SLIDES)


def scene(style: str = "chequered") -> Scene:
    """A board with some of everything on it."""
    grid = Grid(9, 10, style, 1.0 if style != "lined" else 1.1, (20, 23), 5 if style == "points" else 0, ((3, 23),))
    pieces = (
        Placed(4, Look(KING, "king"), Side.FIRST),
        Placed(85, Look(KING, "king"), Side.SECOND),
        Placed(12, Look(PAWN, "pawn"), Side.FIRST),
        Placed(40, promoted(Side.FIRST), Side.SECOND),
        Placed(42, promoted(Side.SECOND), Side.FIRST),
        Placed(50, Look(Symbol(("兵", "兵"), "pawn", "P"), "king", shape="disc"), Side.SECOND),
    )
    hands = ((Held(Look(PAWN, "pawn"), 3), Held(Look(KNIGHT, "minor", army=Side.SECOND), 1)), ())
    arrows = tuple(Arrow(10 + n, 30 + 2 * n, n) for n in range(4)) + tuple(Arrow(60 + n, 60 + n, n) for n in range(4))
    return Scene(grid, pieces, hands, Side.SECOND, (13, 42), (85,), arrows, (43, 40), ((70, 1),))
