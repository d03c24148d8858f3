"""The core's side of the studio: from a job to what the window shows. Nothing here needs a window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from komagata.errors import Fault
from komagata.sets.job import Job
from komagata_gui.i18n import tr
from komagata_gui.studio.meshes import Solid
from komagata_gui.studio.painting import Picture, Spread, colours_of
from komagata_gui.studio.plans import Count, Figure, Shown
from komagata_gui.studio.solids import Plates, Standing
from komagata_gui.work import Progress

if TYPE_CHECKING:
    from komagata.sets.plans import Part, Plan
    from komagata.sets.solid import Layout


def faults(job: Job) -> tuple[Fault, ...]:
    """What is wrong with a job, field by field."""
    from komagata.sets.limits import check

    return check(job)


def show(job: Job, progress: Progress) -> Shown:
    """Plan a job. Raises KomagataError with all that is wrong with it."""
    from komagata.sets.make import plan
    from komagata.sets.speech import say_in

    # With one step there is nothing to tell of, but one may still stop.
    made = plan(job, say_in(job.looks.language), lambda done, total: progress(done, total if total > 1 else 0))
    spreads = tuple(spread for part in made.parts for spread in _spreads(made, part))
    runs = [leaf.front for part in made.parts if part.names for leaf in part.leaves]
    return Shown(
        spreads,
        tuple(_figures(made)),
        tuple(Count(item.game, item.name, item.count) for item in made.items),
        tuple(tr(words) for words in (*made.materials, *made.notes)),
        colours_of(runs),
        _plates(made.solids, progress) if made.solids else None,
        made,
    )


def show_calibration(job: Job) -> tuple[Spread, ...]:
    """The sheet by which a printer is measured. Raises KomagataError for paper that is too small."""
    from komagata.sets.make import calibration_pages
    from komagata.sets.speech import say_in

    front, back = calibration_pages(job, say_in(job.looks.language))
    short = job.sheet.flip == "short"
    return (Spread(Picture(front), Picture(back), tr("Calibration"), short, job.sheet.offset),)


def _spreads(made: Plan, part: Part) -> Iterator[Spread]:
    job = made.job
    # Sheets of a booklet lie on their long edge, and are folded: only so do their pages follow each other.
    short = part.kind == "booklet" or job.sheet.flip == "short"
    for number, leaf in enumerate(part.leaves, 1):
        yield Spread(
            Picture(leaf.front),
            Picture(leaf.back) if leaf.back else None,
            _title(made, part, number),
            short,
            job.sheet.offset,
            part.kind,
            printable=not made.is_solid(part) and not part.names,
        )


def _title(made: Plan, part: Part, number: int) -> str:
    if made.is_solid(part):
        return tr("Plate {number}", number=number)
    if part.names:
        kind, _, which = part.names[number - 1].partition("-")
        known = {"back": tr("backs"), "frame": tr("frame"), "front": tr("fronts and cut")}
        words = known.get(kind, tr("Board"))
        if not which:
            return tr("Run {number}: {what}", number=number, what=words)
        return tr("Run {number}: {what}, sheet {which}", number=number, what=words, which=which)
    names = {
        "pieces": tr("Pieces"),
        "board": tr("Board"),
        "card": tr("Piece card"),
        "booklet": tr("Booklet"),
        "legend": tr("Legend"),
    }
    return tr("{part} {number}", part=names.get(part.kind, part.kind), number=number)


def _figures(made: Plan) -> Iterator[Figure]:
    if made.count:
        yield Figure(f"{made.count}", tr("piece") if made.count == 1 else tr("pieces"))
    for part in made.parts:
        value = f"{part.sheets}"
        words = {
            "pieces": tr("sheet") if part.sheets == 1 else tr("sheets"),
            "board": tr("for boards"),
            "card": tr("for cards"),
            "booklet": tr("for booklets"),
            "legend": tr("for legends"),
        }
        if made.is_solid(part):
            words["pieces"] = tr("plate") if part.sheets == 1 else tr("plates")
        yield Figure(value, words.get(part.kind, part.kind))
        if part.bound:
            yield Figure(f"≥ {part.bound}", tr("by area"), tr("No arrangement takes fewer sheets or plates."))
        if part.kind == "pieces" and made.solids is None:
            yield Figure(_area(made), tr("of pieces"), tr("The area of all pieces, without what lies between them."))


def _area(made: Plan) -> str:
    from komagata.sets.paper.placing import outline_of

    area = sum(outline_of(item.body).area() * item.count for item in made.items)
    return f"{area / 100:.0f} cm²"


def _plates(made: Layout, progress: Progress) -> Plates:
    return Plates(
        made.settings.plate,
        tuple(_bodies(made, number, progress) for number in range(len(made.kinds))),
        tuple(tuple(Standing(one.kind, one.x, one.y, one.turn) for one in plate) for plate in made.plates),
    )


def _bodies(made: Layout, number: int, progress: Progress) -> tuple[Solid, ...]:
    """The bodies of one kind of thing, as they are written."""
    from komagata.sets.solid.files import parts

    inlaid = made.settings.relief == "inlay"
    found: list[Solid] = []
    for colour, mesh in parts(made, number, coloured=True):
        # Where front and back are of other colours each has half of the body, and carries itself.
        carrier = found[0] if found and colour not in made.kinds[number].grounds else None
        found.append(Solid(mesh.points, mesh.triangles, colour, carrier=carrier, flush=inlaid and carrier is not None))
        found[-1].prepare()
    progress(number + 1, len(made.kinds))
    return tuple(found)


__all__ = ["faults", "show", "show_calibration"]
