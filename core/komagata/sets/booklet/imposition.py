"""Pages of a booklet on sheets: printed on both sides, folded once, stapled in the fold."""

from __future__ import annotations

from collections.abc import Sequence

from komagata.draw.sheet.page import Page
from komagata.draw.sheet.paper import Paper
from komagata.faces.shapes import multiply, translation

TICK = 4.0
"""Length of the marks at both ends of the fold, in millimetres."""
LEAST_SHEET = (180.0, 120.0)
"""On less, in millimetres, words and pictures of a page would run over its edge."""


def leaf_of(sheet: Paper) -> Paper:
    """Half of a sheet: one page of a booklet, upright."""
    short, tall = sorted((sheet.width, sheet.height))
    return Paper(f"{sheet.name}/2", tall / 2, short)


def order(count: int) -> list[tuple[int, int]]:
    """Numbers of the left and the right page (from 0) of each side of each sheet, front and back in turn.

    `count` is rounded up to a multiple of four: numbers from `count` on are blank pages.
    """
    whole = -(-count // 4) * 4
    sides: list[tuple[int, int]] = []
    for sheet in range(whole // 4):
        sides.append((whole - 1 - 2 * sheet, 2 * sheet))
        sides.append((2 * sheet + 1, whole - 2 - 2 * sheet))
    return sides


def imposed(pages: Sequence[Page], sheet: Paper) -> list[Page]:
    """Sheets of paper lying on their long edge, front and back in turn: to be turned over the short edge."""
    leaf = leaf_of(sheet)
    wide = Paper(sheet.name, leaf.width * 2, leaf.height)
    sides: list[Page] = []
    for numbers in order(len(pages)):
        side = Page(wide, pages[0].title)
        for half, number in enumerate(numbers):
            if number < len(pages):
                for group in pages[number].groups:
                    shifted = translation(half * leaf.width, 0.0)
                    side.draw(group.drawing, multiply(shifted, group.matrix), layer=group.layer)
        for top, end in ((0.0, TICK), (wide.height - TICK, wide.height)):
            side.line((leaf.width, top), (leaf.width, end), "#9a9a9a", layer="marks")
        sides.append(side)
    return sides


__all__ = ["LEAST_SHEET", "TICK", "imposed", "leaf_of", "order"]
