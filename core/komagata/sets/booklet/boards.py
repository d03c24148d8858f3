"""Boards beside each other on paper. Lengths are in millimetres."""

from __future__ import annotations

from collections.abc import Sequence

from komagata.draw.board import Options
from komagata.draw.collected import drawn
from komagata.draw.scene import Scene
from komagata.faces.shapes import Drawing, Shape, moved, multiply, scaling, translation

GAP = 0.5
"""Between two boards, in cells."""


def side_by_side(
    scenes: Sequence[Scene], options: Options, most: float, largest: float = 100.0
) -> tuple[Drawing, float, float]:
    """Boards from the top left corner, at most `most` wide and with squares at most `largest` wide; and how wide and
    how high that is."""
    parts = [drawn(one, options) for one in scenes]
    if not parts:
        return (), 0.0, 0.0
    across = sum(box[2] for _, box in parts) + GAP * (len(parts) - 1)
    scale = min(most / across, largest)
    shapes: list[Shape] = []
    x = 0.0
    for drawing, box in parts:
        shapes += moved(drawing, multiply(scaling(scale), translation(x - box[0], -box[1])))
        x += box[2] + GAP
    return tuple(shapes), across * scale, max(box[3] for _, box in parts) * scale


__all__ = ["side_by_side"]
