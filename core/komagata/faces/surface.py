"""The bare board: wood, squares, lines, star points, river and palaces, in cells from its top left corner.

`x` grows to the right and `y` downward; a cell is 1 wide and `grid.cell` high. Pieces stand in the middle of cells in
every style: on a board of crossings the lines run through the middles.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Protocol

from komagata.faces.lettering import lettering
from komagata.faces.shapes import Drawing, Path, Point, Shape, circle, moved, polyline, rectangle, rotation, translation
from komagata.faces.theme import Theme

BOARD_STYLES = ("lined", "chequered", "points")

_LINE = 0.022
_BORDER = 0.04
_STAR = 0.062


class GridLike(Protocol):
    """What a drawing must know of a board."""

    @property
    def files(self) -> int: ...
    @property
    def ranks(self) -> int: ...
    @property
    def style(self) -> str:
        """One of `BOARD_STYLES`."""
        ...

    @property
    def cell(self) -> float:
        """Height of a square over its width."""
        ...

    @property
    def stars(self) -> tuple[int, ...]:
        """Squares at whose upper right corner (as the first player sees it) a dot is printed; on a board of
        crossings, the crossings that carry a mark."""
        ...

    @property
    def river(self) -> int:
        """Number of the rank above which a river flows, counted from 1; 0 for none."""
        ...

    @property
    def palaces(self) -> tuple[tuple[int, int], ...]:
        """Two opposite corner squares of every palace."""
        ...


@lru_cache(maxsize=64)
def surface(grid: GridLike, theme: Theme, flipped: bool = False, flat: bool = False) -> Drawing:
    """The board without pieces and coordinates. `flipped` shows it from the second player's side; `flat` leaves out
    the wood. The grid must be hashable."""
    width, height = float(grid.files), grid.ranks * grid.cell
    shapes = [Shape(rectangle(0.0, 0.0, width, height), fill=theme.board.ground)]
    if grid.style == "chequered":
        shapes.append(Shape(_dark_squares(grid), fill=theme.board.dark))
    if theme.grain and not flat:
        shapes.append(_grain(width, height, theme))
    if grid.style == "lined":
        shapes.extend(_lined(grid, theme))
    elif grid.style == "points":
        shapes.extend(_points(grid, theme, flipped))
    if grid.style != "points":
        shapes.append(Shape(rectangle(0.0, 0.0, width, height), stroke=theme.board.line, width=_BORDER))
    return tuple(shapes)


def centre(grid: GridLike, square: int, flipped: bool = False) -> Point:
    """The middle of a square on the surface."""
    rank, file = divmod(square, grid.files)
    if flipped:
        file, rank = grid.files - 1 - file, grid.ranks - 1 - rank
    return file + 0.5, (grid.ranks - rank - 0.5) * grid.cell


def _dark_squares(grid: GridLike) -> Path:
    # a1 is dark; a board of odd size looks the same from both sides, one of even size as well.
    return tuple(
        command
        for rank in range(grid.ranks)
        for file in range(grid.files)
        if (file + rank) % 2 == 0
        for command in rectangle(float(file), (grid.ranks - 1 - rank) * grid.cell, 1.0, grid.cell)
    )


def _lined(grid: GridLike, theme: Theme) -> Iterator[Shape]:
    width, height = float(grid.files), grid.ranks * grid.cell
    lines = [polyline([(float(n), 0.0), (float(n), height)]) for n in range(1, grid.files)]
    lines += [polyline([(0.0, n * grid.cell), (width, n * grid.cell)]) for n in range(1, grid.ranks)]
    yield Shape(_joined(lines), stroke=theme.board.line, width=_LINE)
    stars: list[Path] = []
    for square in grid.stars:
        x, y = centre(grid, square)
        stars.append(circle(x + 0.5, y - grid.cell / 2, _STAR))
    if stars:
        yield Shape(_joined(stars), fill=theme.board.line)


def _points(grid: GridLike, theme: Theme, flipped: bool) -> Iterator[Shape]:
    last = grid.ranks - 1
    gap = last - grid.river if grid.river else -1
    lines: list[Path] = [_line(grid, 0, row, grid.files - 1, row) for row in range(grid.ranks)]
    for column in range(grid.files):
        if 0 < column < grid.files - 1 and grid.river:
            lines += [_line(grid, column, 0, column, gap), _line(grid, column, gap + 1, column, last)]
        else:
            lines.append(_line(grid, column, 0, column, last))
    for one, other in grid.palaces:
        (a, b), (c, d) = centre(grid, one), centre(grid, other)
        lines += [polyline([(a, b), (c, d)]), polyline([(a, d), (c, b)])]
    for square in grid.stars:
        lines += _ticks(grid, square)
    yield Shape(_joined(lines), stroke=theme.board.line, width=_LINE)
    frame = rectangle(0.5 - 0.09, 0.5 * grid.cell - 0.09, grid.files - 0.82, (grid.ranks - 1) * grid.cell + 0.18)
    yield Shape(frame, stroke=theme.board.line, width=_BORDER)
    if grid.river and grid.files >= 7:
        yield from _river(grid, gap, theme, flipped)


def _line(grid: GridLike, file: int, row: int, to_file: int, to_row: int) -> Path:
    return polyline([(file + 0.5, (row + 0.5) * grid.cell), (to_file + 0.5, (to_row + 0.5) * grid.cell)])


def _ticks(grid: GridLike, square: int) -> list[Path]:
    """The four small angles round a crossing, without those that would hang over the edge."""
    x, y = centre(grid, square)
    near, far = 0.07, 0.2
    sides = [(s, t) for s in (-1, 1) for t in (-1, 1) if 0.5 < x + s < grid.files and x + s > 0]
    return [
        polyline([(x + s * far, y + t * near), (x + s * near, y + t * near), (x + s * near, y + t * far)])
        for s, t in sides
    ]


def _river(grid: GridLike, gap: int, theme: Theme, flipped: bool) -> Iterator[Shape]:
    """The names of the two banks, each read by the player who sits nearer."""
    middle = (gap + 1) * grid.cell
    for x, words, turn in ((grid.files * 0.27, "楚河", 0.0), (grid.files * 0.73, "漢界", 180.0)):
        line = moved(lettering(words, 0.36, theme.board.label, kanji=theme.kanji), rotation(turn))
        if flipped:
            line = moved(line, rotation(180.0))
        yield from moved(line, translation(grid.files - x if flipped else x, middle))


def _grain(width: float, height: float, theme: Theme) -> Shape:
    """Long, slightly bent lines along the board, always the same ones."""
    lines: list[Path] = []
    x = 0.0
    step = 7
    while x < width:
        step = (step * 1103515245 + 12345) % (1 << 31)
        x += 0.06 + (step >> 16) % 100 / 460
        bend = 0.05 * math.sin(x * 1.9) + 0.03 * math.sin(x * 5.3)
        if x + min(bend, 0.0) > 0.06 and x + max(bend, 0.0) < width - 0.06:
            lines.append((("M", x, 0.0), ("Q", x + bend, height * (0.3 + (step >> 8) % 40 / 100), x, height)))
    return Shape(_joined(lines), stroke=theme.board.grain, width=0.016, opacity=round(theme.grain * 0.7, 3))


def _joined(paths: list[Path]) -> Path:
    return tuple(command for path in paths for command in path)


__all__ = ["BOARD_STYLES", "GridLike", "centre", "surface"]
