"""Where everything lies, in whole device pixels: squares, hands, margins. Pure arithmetic; knows no Qt.

Every size is an integer number of device pixels, so that no edge is blurred at any scaling of the screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import NamedTuple

from komagata.geometry import Board
from komagata.pieces import Side
from komagata_gui.board.state import Grid, Spot

MARGIN = 0.42
"""Width of the frame that holds the coordinates, in cells; without coordinates it is `EDGE`."""
EDGE = 0.16
GAP = 0.2
"""Between the frame and a hand, and between everything and the edge of the widget, in cells."""
PAD = 0.12
"""Between the edge of a hand and its tiles, in cells."""


class Box(NamedTuple):
    """A rectangle in device pixels, y downward."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond it."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: int) -> Box:
        """The same rectangle with every edge `by` pixels further out."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True)
class Geometry:
    """The places of one arrangement of board and hands."""

    board: Board
    flipped: bool
    cell: tuple[int, int]
    """Width and height of a square."""
    margin: int
    """Width of the frame round the squares."""
    field: Box
    """The squares all together."""
    trays: tuple[Box, Box] | None
    """The hands of the first and the second player, if the game has hands."""
    tiles: Mapping[Spot, Box]
    """The places of the hand slots."""

    @property
    def frame(self) -> Box:
        """The squares with the frame round them."""
        return self.field.grown(self.margin)

    def square(self, square: int) -> Box:
        """The rectangle of a square."""
        column, row = square % self.board.files, square // self.board.files
        if self.flipped:
            column = self.board.files - 1 - column
        else:
            row = self.board.ranks - 1 - row
        width, height = self.cell
        return Box(self.field.x + column * width, self.field.y + row * height, width, height)

    def box(self, spot: Spot) -> Box:
        """The rectangle of a place; an empty one for a slot that is not shown."""
        if spot.on_board:
            return self.square(spot.square)
        return self.tiles.get(spot, Box(0, 0, 0, 0))

    def square_at(self, x: float, y: float) -> int | None:
        """The square at a point."""
        if not self.field.holds(x, y):
            return None
        column, row = int(x - self.field.x) // self.cell[0], int(y - self.field.y) // self.cell[1]
        if self.flipped:
            return self.board.square(self.board.files - 1 - column, row)
        return self.board.square(column, self.board.ranks - 1 - row)

    def spot_at(self, x: float, y: float) -> Spot | None:
        """The square or hand slot at a point."""
        square = self.square_at(x, y)
        if square is not None:
            return Spot(square)
        return next((spot for spot, tile in self.tiles.items() if tile.holds(x, y)), None)

    def squares_in(self, area: Box) -> list[int]:
        """The squares that an area touches."""
        width, height = self.cell
        columns = range(max(0, (area.x - self.field.x) // width), -(-(area.right - self.field.x) // width))
        rows = range(max(0, (area.y - self.field.y) // height), -(-(area.bottom - self.field.y) // height))
        files, ranks = self.board.files, self.board.ranks
        found = [(c, r) for r in rows if r < ranks for c in columns if c < files]
        if self.flipped:
            return [r * files + files - 1 - c for c, r in found]
        return [(ranks - 1 - r) * files + c for c, r in found]

    def neighbour(self, spot: Spot, right: int, down: int) -> Spot:
        """The next place in a direction of the screen; the same one where there is none."""
        x, y = self.box(spot).centre
        if spot.on_board:
            inside = self.square_at(x + right * self.cell[0], y + down * self.cell[1])
            if inside is not None:
                return Spot(inside)

        def cost(other: Spot) -> float:
            u, v = self.box(other).centre
            along = (u - x) * right + (v - y) * down
            across = abs(u - x) * abs(down) + abs(v - y) * abs(right)
            # Less than half a cell ahead counts as beside, not ahead.
            return along + 2 * across if along > min(self.cell) / 2 else float("inf")

        others = [other for other in self._places if not (spot.on_board and other.on_board)]
        best = min(others, key=cost, default=spot)
        return best if cost(best) < float("inf") else spot

    @cached_property
    def _places(self) -> list[Spot]:
        return [*map(Spot, range(self.board.squares)), *self.tiles]


Slots = tuple[Sequence[int], Sequence[int]]
"""Slot numbers of both hands, in their order."""


def arrange(
    grid: Grid, slots: Slots, size: tuple[int, int], *, flipped: bool, coordinates: bool, hands_at: str = ""
) -> Geometry:
    """The largest board that fits into `size` device pixels, with its hands beside it or above and below it; with
    `hands_at` both on its `left` or `right` side."""
    plan = _Plan(grid, slots, MARGIN if coordinates else EDGE, hands_at)
    beside, stacked = plan.largest(size, True), 0 if hands_at else plan.largest(size, False)
    return plan.place(size, max(beside, stacked), beside >= stacked, flipped)


def preferred_size(grid: Grid, slots: Slots, cell: int, *, coordinates: bool, hands_at: str = "") -> tuple[int, int]:
    """What a board with squares of `cell` pixels takes, with its hands beside it."""
    return _Plan(grid, slots, MARGIN if coordinates else EDGE, hands_at).extent(cell, True)


class _Plan:
    """Sizes as functions of the width of a square."""

    def __init__(self, grid: Grid, slots: Slots, margin: float, hands_at: str) -> None:
        self.grid, self.slots, self.margin, self.hands_at = grid, slots, margin, hands_at

    def height(self, cell: int) -> int:
        return max(1, round(cell * self.grid.cell))

    def tray(self, cell: int, beside: bool) -> tuple[int, int]:
        """Extent of the larger hand."""
        longest = max(map(len, self.slots))
        if not longest:
            return 0, 0
        lines, length = self.lines(longest, beside)
        pad = 2 * round(PAD * cell)
        across, along = (cell, self.height(cell)) if beside else (self.height(cell), cell)
        thick, long = lines * across + pad, length * along + pad
        return (thick, long) if beside else (long, thick)

    def lines(self, slots: int, beside: bool) -> tuple[int, int]:
        """How many columns (beside) or rows a hand needs, and how many tiles the longest of them has."""
        most = max(1, self.grid.ranks if beside else self.grid.files)
        if self.hands_at:
            # Both hands share one side, and a gap lies between them.
            most = max(1, (most - 1) // 2)
        lines = max(1, ceil(slots / most))
        return lines, ceil(slots / lines)

    def extent(self, cell: int, beside: bool) -> tuple[int, int]:
        """What everything takes."""
        margin, gap = round(self.margin * cell), round(GAP * cell)
        width = self.grid.files * cell + 2 * margin
        height = self.grid.ranks * self.height(cell) + 2 * margin
        across, down = self.tray(cell, beside)
        if across and self.hands_at:
            width, height = width + across + gap, max(height, 2 * down + gap)
        elif across and beside:
            width, height = width + 2 * (across + gap), max(height, down)
        elif across:
            width, height = max(width, across), height + 2 * (down + gap)
        return width + 2 * round(GAP * cell / 2), height + 2 * round(GAP * cell / 2)

    def largest(self, size: tuple[int, int], beside: bool) -> int:
        """The widest square with which everything fits; at least 1."""
        low, high = 1, max(2, size[0], size[1])
        while high - low > 1:
            middle = (low + high) // 2
            width, height = self.extent(middle, beside)
            low, high = (middle, high) if width <= size[0] and height <= size[1] else (low, middle)
        return low

    def place(self, size: tuple[int, int], cell: int, beside: bool, flipped: bool) -> Geometry:
        width, height = self.extent(cell, beside)
        margin, gap, inner = round(self.margin * cell), round(GAP * cell), round(GAP * cell / 2)
        across, down = self.tray(cell, beside)
        field = Box(0, 0, self.grid.files * cell, self.grid.ranks * self.height(cell))
        aside = (across + gap) // 2 if across and self.hands_at else 0
        x, y = (size[0] - field.width) // 2, (size[1] - field.height) // 2
        x += aside if self.hands_at == "left" else -aside
        field = Box(x, y, field.width, field.height)
        left, top = (size[0] - width) // 2 + inner, (size[1] - height) // 2 + inner
        right, bottom = size[0] - left, size[1] - top
        frame = field.grown(margin)
        trays: tuple[Box, Box] | None = None
        if across:
            near, far = Box(0, 0, across, down), Box(0, 0, across, down)
            if self.hands_at:
                column = frame.x - gap - across if self.hands_at == "left" else frame.right + gap
                near = Box(column, max(top, frame.bottom - down), across, down)
                far = Box(column, min(frame.y, bottom - down), across, down)
            elif beside:
                near = Box(frame.right + gap, max(top, frame.bottom - down), across, down)
                far = Box(frame.x - gap - across, min(frame.y, bottom - down), across, down)
            else:
                near = Box(min(right - across, frame.right - across), frame.bottom + gap, across, down)
                far = Box(max(left, frame.x), frame.y - gap - down, across, down)
            trays = (far, near) if flipped else (near, far)
        tiles = {} if trays is None else self._tiles(trays, cell, beside, flipped)
        board = Board(self.grid.files, self.grid.ranks)
        return Geometry(board, flipped, (cell, self.height(cell)), margin, field, trays, tiles)

    def _tiles(self, trays: tuple[Box, Box], cell: int, beside: bool, flipped: bool) -> dict[Spot, Box]:
        """The near hand is read from its top left; the far one is the same picture turned round."""
        pad, height = round(PAD * cell), self.height(cell)
        tiles: dict[Spot, Box] = {}
        for side in Side:
            tray, slots, turned = trays[side], self.slots[side], (side is Side.FIRST) == flipped
            lines, _ = self.lines(max(map(len, self.slots)), beside)
            for index, slot in enumerate(slots):
                # Across first: where slots come in pairs, the two of a pair lie side by side.
                place, line = divmod(index, lines)
                column, row = (line, place) if beside else (place, line)
                x, y = pad + column * cell, pad + row * height
                if turned:
                    x, y = tray.width - x - cell, tray.height - y - height
                tiles[Spot(side=side, slot=slot)] = Box(tray.x + x, tray.y + y, cell, height)
        return tiles


__all__ = ["EDGE", "GAP", "MARGIN", "PAD", "Box", "Geometry", "Slots", "arrange", "preferred_size"]
