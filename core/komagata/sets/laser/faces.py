"""Faces as one area without overlaps: what a laser engraves, or whose outline it follows."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from komagata.faces.shapes import Drawing, Path
from komagata.sets.art import art
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.solid.areas import areas
from komagata.sets.solid.kit import kit
from komagata.sets.solid.layout import grounds


def engraving(item: Item, job: Job, *, back: bool = False) -> Path:
    """All that stands on a side, in millimetres about the middle of the thing, y downward; empty for a blank side.

    Whatever its colour, it is one area: a laser knows no second colour, and would engrave twice what overlaps.
    """
    plain = replace(job, looks=replace(job.looks, ink="full", outline=False))
    return _joined(art(item, plain, back=back), grounds(item, job, back=back))


@lru_cache(maxsize=1024)
def _joined(drawing: Drawing, bare: frozenset[str]) -> Path:
    manifold = kit().manifold
    found = list(areas(drawing, bare).values())
    if not found:
        return ()
    whole = manifold.CrossSection.batch_boolean(found, manifold.OpType.Add).simplify(0.002)
    return outlined(whole)


def outlined(area: Any) -> Path:
    """The outline of an area (a `CrossSection`), y downward."""
    path: list[tuple[str, *tuple[float, ...]]] = []
    for line in area.to_polygons():
        points = [(float(x), -float(y)) for x, y in line]
        path += [("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",)]
    return tuple(path)


__all__ = ["engraving", "outlined"]
