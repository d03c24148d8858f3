"""Coordinates of a board, in a margin or in the corners of its squares."""

from __future__ import annotations

from komagata.draw.scene import Grid
from komagata.faces.lettering import file_label, lettering, rank_label, seated
from komagata.faces.shapes import Drawing, Shape, moved, translation
from komagata.faces.theme import Theme

BAND, BARE = 0.5, 0.24
"""Width of the margin of a board with and without coordinates, in cells."""
_LABEL = 0.25


def labels(grid: Grid, theme: Theme, style: str, flipped: bool, inside: bool) -> Drawing:
    """The coordinates of a style, from the top left corner of the squares."""
    framed = grid.style == "chequered" and not inside
    colour = theme.board.frame_label if framed else theme.board.label
    size = 0.15 if inside else _LABEL * (0.9 if style in ("algebraic", "usi") else 1.0)
    shapes: list[Shape] = []
    for file in range(grid.files):
        column = grid.files - 1 - file if flipped else file
        across = _file_place(grid.ranks * grid.cell, column, style, inside)
        shapes.extend(moved(lettering(file_label(style, file, grid.files), size, colour), translation(*across)))
    for rank in range(grid.ranks):
        row = rank if flipped else grid.ranks - 1 - rank
        down = _rank_place(float(grid.files), row, grid.cell, style, inside)
        label = rank_label(style, rank, grid.ranks)
        # Eleven and more have two characters in kanji, which are wider than the margin.
        narrow = size * 0.66 if style in ("japanese", "zodiac") and len(label) > 1 else size
        shapes.extend(moved(lettering(label, narrow, colour), translation(*down)))
    return tuple(shapes)


def _file_place(height: float, column: int, style: str, inside: bool) -> tuple[float, float]:
    if inside:
        return (column + 0.12, 0.14) if seated(style) else (column + 0.89, height - 0.13)
    return column + 0.5, -BAND / 2 if seated(style) else height + BAND / 2


def _rank_place(width: float, row: int, cell: float, style: str, inside: bool) -> tuple[float, float]:
    if inside:
        return (width - 0.12, (row + 1) * cell - 0.14) if seated(style) else (0.11, row * cell + 0.14)
    return width + BAND / 2 if seated(style) else -BAND / 2, (row + 0.5) * cell


__all__ = ["BAND", "BARE", "labels"]
