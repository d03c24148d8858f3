"""What one needs to make a set: paper, card, sheets of material, plastic."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from komagata.sets.job import Job
from komagata.sets.laser.runs import CUT, Sheets
from komagata.sets.laser.sheets import PIN
from komagata.sets.paper import Leaf
from komagata.sets.solid.areas import flattened
from komagata.text import Text, text

PLA = 1.24
"""Grams to a cubic centimetre of the commonest plastic of 3D printers."""
FILAMENT = 1.75
"""Diameter of what such printers are fed with, in millimetres."""

_KINDS: dict[str, Text] = {
    "duplex": text("card of 250 to 300 g/m², printed on both sides"),
    "gutter": text("paper of 120 g/m², folded round card of half its size"),
    "label": text("paper or label paper; the last ones are patterns for the cores"),
    "sticker": text("label paper"),
    "hollow": text("paper of 160 to 200 g/m²"),
    "board": text("paper or card for boards"),
    "card": text("paper for piece cards"),
    "legend": text("paper for legends"),
    "booklet": text("paper for booklets, printed on both sides, turned over the short edge"),
}


def of_paper(kind: str, leaves: Sequence[Leaf]) -> Iterator[Text]:
    """Sheets of a part or, for pieces, of a method."""
    if leaves:
        yield text("{what} × {count}: {kind}", what=leaves[0].front.paper.name, count=len(leaves), kind=_KINDS[kind])


def of_laser(job: Job, runs: Sheets) -> Iterator[Text]:
    """Sheets of material, and what the backs need."""
    width, height = (f"{edge:g}" for edge in job.laser.material)
    kind = text("plywood, acrylic or card")
    yield text("{what} × {count}: {kind}", what=f"{width} mm × {height} mm", count=runs.count, kind=kind)
    if any(run.kind == "frame" for run in runs.sheets):
        yield text("one more sheet for the frame, and four pins of {pin} mm", pin=f"{PIN:g}")
    yield text("{length} m to be cut", length=f"{_cut(runs) / 1000:.1f}")


def _cut(runs: Sheets) -> float:
    """The length of all cuts, in millimetres."""
    lines = (
        (line, closed)
        for run in runs.sheets
        for shape in run.page.shapes([CUT])
        for line, closed in flattened(shape.path, shape.matrix)
    )
    return sum(math.dist(*ends) for line, closed in lines for ends in pairwise([*line, *line[:closed]]))


def of_solids(volume: float) -> Iterator[Text]:
    """Plastic; `volume` is in cubic millimetres."""
    cubic = volume / 1000
    yield text(
        "{volume} cm³ of plastic: {mass} g of PLA if printed solid",
        volume=f"{cubic:.0f}",
        mass=f"{cubic * PLA:.0f}",
    )
    length = volume / (math.pi * FILAMENT**2 / 4) / 1000
    yield text("{length} m of filament of {width} mm", length=f"{length:.0f}", width=f"{FILAMENT:g}")


__all__ = ["FILAMENT", "PLA", "of_laser", "of_paper", "of_solids"]
