"""Build plates as seen from above, as pages in millimetres."""

from __future__ import annotations

from collections.abc import Iterator

from komagata.draw.sheet import Page, Paper
from komagata.faces.shapes import Path, Shape, multiply, polygon, rotation, translation
from komagata.sets.art import art, outline
from komagata.sets.job import Job
from komagata.sets.solid import shapes
from komagata.sets.solid.layout import Kind, Layout, Place, footprint

_EDGE = "#6a6a6a"
_LINE = 0.2


def pages(layout: Layout, job: Job) -> Iterator[Page]:
    """One page a plate: what lies shows its front, what stands shows its edges."""
    width, depth = layout.settings.plate
    for number, plate in enumerate(layout.plates, 1):
        page = Page(Paper("plate", width, depth), f"{layout.title} {number}".strip())
        for place in plate:
            _thing(page, layout, place, job)
        yield page


def _thing(page: Page, layout: Layout, place: Place, job: Job) -> None:
    kind = layout.kinds[place.kind]
    at = multiply(translation(place.x, layout.settings.plate[1] - place.y), rotation(-place.turn))
    covered = footprint(kind.body, layout.settings)
    whole = outline(kind.body) if covered.radius else polygon(covered.corners)
    page.draw((Shape(whole, fill=kind.grounds[0]),), at)
    if layout.settings.lying or covered.radius:
        page.draw(art(kind.item, job), at)
    else:
        page.draw((Shape(_ridges(kind), stroke=_EDGE, width=_LINE),), at)
    page.draw((Shape(whole, stroke=_EDGE, width=_LINE),), at)


def _ridges(kind: Kind) -> Path:
    """Shoulders and apex of a wedge that stands, seen from above."""
    flat = [(x, -y) for x, y, _ in shapes.corners(kind.body)]
    middle = (min(y for _, y in flat) + max(y for _, y in flat)) / 2
    front, back = ([(x, y - middle) for x, y in flat[side::2]] for side in (0, 1))
    lines: list[Path] = [polygon([front[end], back[end], back[end + 1], front[end + 1]]) for end in range(4)]
    return tuple(command for line in lines for command in line)


__all__ = ["pages"]
