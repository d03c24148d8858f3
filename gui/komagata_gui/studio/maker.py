"""The core's side of the studio: from a job to what the window shows. Nothing here needs a window."""

from __future__ import annotations

from komagata.errors import Fault
from komagata.sets.job import Job
from komagata_gui.i18n import tr
from komagata_gui.studio.painting import Picture, Spread
from komagata_gui.studio.plans import Count, Figure, Shown
from komagata_gui.studio.work import Progress


def faults(job: Job) -> tuple[Fault, ...]:
    """What is wrong with a job, field by field."""
    del job
    return ()


def show(job: Job, progress: Progress) -> Shown:
    """Plan a job. Raises KomagataError with all that is wrong with it."""
    from komagata.sets.paper import pages
    from komagata.sets.stock import stock

    items = stock(job, tr)
    progress(0, 1)
    leaves = pages(job, items, tr)
    sideways = _sideways(job)
    spreads = tuple(
        Spread(
            Picture(leaf.front),
            Picture(leaf.back) if leaf.back else None,
            tr("Sheet {number}", number=number),
            sideways,
            job.sheet.offset,
        )
        for number, leaf in enumerate(leaves.leaves, 1)
    )
    figures = (
        Figure(str(sum(item.count for item in items)), tr("pieces")),
        Figure(str(len(spreads)), tr("sheets"), tr("At least {count} by their area", count=leaves.bound)),
    )
    counts = tuple(Count(item.game, item.name, item.count) for item in items)
    return Shown(spreads, figures, counts, plan=leaves)


def _sideways(job: Job) -> bool:
    """Whether the sheet is turned over like the page of a book."""
    return (job.sheet.flip == "long") != job.sheet.landscape


__all__ = ["faults", "show"]
