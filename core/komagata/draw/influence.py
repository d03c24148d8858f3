"""Who attacks what: the influence of either side on every square, and pieces that hang."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from komagata.draw.scene import Grid, Influence, PositionLike, Scene
from komagata.errors import UnknownName
from komagata.faces.lettering import extent, lettering
from komagata.faces.shapes import Path, Shape, moved, polyline, rectangle, translation
from komagata.faces.surface import centre
from komagata.faces.theme import Theme
from komagata.pieces import Side
from komagata.text import text

INFLUENCES = ("own", "enemy", "both")
"""Of the side that is looked at, of its opponent, of both."""

_STEP = 0.2
_COUNT = 0.15


class AttackLike(PositionLike, Protocol):
    """A position that can say who attacks a square."""

    def attackers(self, square: int, side: int, /) -> tuple[int, ...]: ...


def influence(position: AttackLike, which: str, side: Side | None = None) -> tuple[Influence, ...]:
    """The influence of one side or both, as `side` (by default who is to move) sees it. Raises UnknownName."""
    if which not in INFLUENCES:
        known = ", ".join(INFLUENCES)
        raise UnknownName(text("there is no influence {name}; there are {names}", name=which, names=known))
    me = position.side if side is None else side
    owners = dict(position.pieces())
    found: list[Influence] = []
    for square in range(position.rules.board.squares):
        own = len(position.attackers(square, int(me)))
        enemy = len(position.attackers(square, int(me.other)))
        piece = owners.get(square)
        mine = piece is not None and piece.side is me
        taken = (own if not mine else enemy) if piece is not None and not piece.royal else 0
        hangs = bool(taken) and not (enemy if not mine else own) and which != ("own" if mine else "enemy")
        shown = Influence(square, own if which != "enemy" else 0, enemy if which != "own" else 0, hangs)
        if shown.own or shown.enemy:
            found.append(shown)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Kind:
    """How the influence of one side is shown: lines that rise or fall, and its number left or right."""

    name: str
    rising: bool
    colour: str
    corner: float


def shading(scene: Scene, theme: Theme, flipped: bool) -> Iterator[Shape]:
    """What lies under the pieces: rising lines for one side, falling ones for the other, a net for both."""
    for entry in scene.influence:
        x, y = centre(scene.grid, entry.square, flipped)
        for kind, count in zip(_kinds(theme), (entry.own, entry.enemy), strict=True):
            if count:
                yield _hatch(scene.grid, kind, x, y)
        if entry.hangs:
            yield Shape(_frame(scene.grid, x, y), stroke=theme.marks.check, width=0.08)


def counts(scene: Scene, theme: Theme, flipped: bool) -> Iterator[Shape]:
    """What lies over them: how many pieces of either side attack a square, and a sign on those that hang."""
    for entry in scene.influence:
        x, y = centre(scene.grid, entry.square, flipped)
        top = y - scene.grid.cell / 2 + 0.13
        for kind, count in zip(_kinds(theme), (entry.own, entry.enemy), strict=True):
            if count:
                yield from _number(str(count), x + kind.corner, top, kind.colour)
        if entry.hangs:
            yield from _number("!", x + 0.37, y + scene.grid.cell / 2 - 0.13, theme.marks.check)


def _kinds(theme: Theme) -> tuple[_Kind, _Kind]:
    return (
        _Kind("own", True, theme.marks.own, -0.37),
        _Kind("enemy", False, theme.marks.enemy, 0.37),
    )


def _number(words: str, x: float, y: float, colour: str) -> Iterator[Shape]:
    """White or black on the colour of the side, on a patch of its own: it is read over any piece."""
    wide = max(0.2, extent(words, _COUNT) + 0.04)
    yield Shape(rectangle(x - wide / 2, y - 0.115, wide, 0.23, 0.05), fill=colour)
    yield from moved(lettering(words, _COUNT, reading(colour)), translation(x, y))


def reading(colour: str) -> str:
    """Black or white, whichever is read better on a colour."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return "#000000" if 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2 > 0.18 else "#ffffff"


def _hatch(grid: Grid, kind: _Kind, x: float, y: float) -> Shape:
    return Shape(
        _lines(grid.cell, kind.rising),
        stroke=kind.colour,
        width=0.05,
        opacity=0.75,
        matrix=translation(x, y),
        name=f"hatch/{kind.name}/{grid.cell:g}",
    )


def _lines(cell: float, rising: bool) -> Path:
    """Slanting lines across a square, cut off at its edges."""
    lines: list[Path] = []
    for n in range(1, round(2 / _STEP)):
        total = n * _STEP
        low, high = max(0.0, total - 1), min(1.0, total)
        ends = [(u - 0.5, (0.5 - (total - u)) * cell) for u in (low, high)]
        lines.append(polyline(ends if not rising else [(u, -v) for u, v in ends]))
    return tuple(command for line in lines for command in line)


def _frame(grid: Grid, x: float, y: float) -> Path:
    """A frame of dashes, unlike that of a check, which is whole."""
    across, down = 0.45, grid.cell / 2 - 0.05
    corners = [(x - across, y - down), (x + across, y - down), (x + across, y + down), (x - across, y + down)]
    dashes: list[Path] = []
    for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
        for begin, end in ((0.0, 0.2), (0.4, 0.6), (0.8, 1.0)):
            dashes.append(
                polyline([(one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t) for t in (begin, end)])
            )
    return tuple(command for dash in dashes for command in dash)


__all__ = ["INFLUENCES", "AttackLike", "counts", "influence", "reading", "shading"]
