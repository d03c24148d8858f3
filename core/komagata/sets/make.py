"""From a job to everything that is made of it: what a window shows of it, and the files that it is written to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from komagata.draw.sheet import Page, paper
from komagata.draw.sheet.pdf import Progress
from komagata.errors import Fault, KomagataError
from komagata.sets import laser, needs, solid
from komagata.sets.boards import boards
from komagata.sets.booklet import book, imposed
from komagata.sets.booklet.imposition import LEAST_SHEET, leaf_of
from komagata.sets.convex import box
from komagata.sets.games import load
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.limits import MOST_THINGS, check
from komagata.sets.output import check_target, document, write
from komagata.sets.paper import Leaf, Leaves, pages
from komagata.sets.paper.calibration import calibration
from komagata.sets.paper.cards import cards, legends
from komagata.sets.paper.duplex import shifted
from komagata.sets.plans import PART_NAMES, Part, Plan, listing
from komagata.sets.room import check_room
from komagata.sets.signs import KINDS
from komagata.sets.stock import stock
from komagata.text import Say, Text, text


@dataclass(slots=True)
class _Making:
    """A plan in the making."""

    job: Job
    say: Say
    tell: Progress
    items: tuple[Item, ...] = ()
    parts: list[Part] = field(default_factory=list[Part])
    materials: list[Text] = field(default_factory=list[Text])
    notes: list[Text] = field(default_factory=list[Text])
    solids: solid.Layout | None = None
    runs: laser.Sheets | None = None


def plan(job: Job, say: Say = str, progress: Progress | None = None) -> Plan:
    """Work a job out. `progress` is told after each part, and may raise to stop.

    Raises KomagataError with everything that is wrong with the job, with its paths, or with what does not fit.
    """
    faults = check(job)
    if faults:
        raise KomagataError(faults)
    making = _Making(job, say, progress or _silent)
    steps = [step for kinds, step in _STEPS if kinds & set(job.parts)]
    for done, step in enumerate(steps, 1):
        step(making)
        making.tell(done, len(steps))
    title = ", ".join(dict.fromkeys(say(load(game).name) for game in job.games))
    return Plan(
        job,
        title,
        making.items,
        tuple(making.parts),
        tuple(making.materials),
        tuple(making.notes),
        making.solids,
        making.runs,
    )


def calibration_pages(job: Job, say: Say = str) -> tuple[Page, ...]:
    """Both sides of the calibration sheet of a job's paper."""
    return Leaves((calibration(job, say),)).pages


def _silent(done: int, total: int) -> None:
    del done, total


# Parts


def _pieces(making: _Making) -> None:
    job, say = making.job, making.say
    items = tuple(item for item in stock(job, say) if "pieces" in job.parts or item.kind in KINDS)
    count = sum(item.count for item in items)
    if count > MOST_THINGS:
        wrong = text("these are {count} things; one job makes {most} at most", count=count, most=MOST_THINGS)
        raise KomagataError(Fault(wrong, "games"))
    making.items = items
    {"laser": _laser, "solid": _solid}.get(job.method, _paper)(making)


def _paper(making: _Making) -> None:
    found = pages(making.job, making.items, making.say)
    making.parts.append(Part("pieces", found.leaves, len(found.leaves), found.bound))
    making.materials += needs.of_paper(making.job.method, found.leaves)


def _laser(making: _Making) -> None:
    making.runs = laser.sheets(making.job, making.items, making.say)
    _add_runs(making, "pieces", making.runs)


def _add_runs(making: _Making, kind: str, runs: laser.Sheets) -> None:
    leaves = tuple(Leaf(run.page) for run in runs.sheets)
    making.parts.append(Part(kind, leaves, runs.count, runs.bound, tuple(run.name for run in runs.sheets)))
    making.materials += needs.of_laser(making.job, runs)


def _solid(making: _Making) -> None:
    found = solid.layout(making.job, making.items, making.say)
    leaves = tuple(Leaf(page) for page in solid.pages(found, making.job))
    making.parts.append(Part("pieces", leaves, len(found.plates), found.bound))
    making.solids = found
    making.notes += found.notes
    making.materials += needs.of_solids(found.volume)


def _board(making: _Making) -> None:
    if making.job.method == "laser":
        _add_runs(making, "board", laser.boards(making.job, making.say))
    else:
        _add(making, "board", boards(making.job, making.say))


def _card(making: _Making) -> None:
    _add(making, "card", cards(making.job, making.say))


def _legend(making: _Making) -> None:
    _add(making, "legend", legends(making.job, making.say))


def _booklet(making: _Making) -> None:
    """One booklet a game, each on sheets of its own: they are folded one by one."""
    job = making.job
    sheet = paper(job.sheet.paper)
    needed = [(making.say(PART_NAMES["booklet"]), box(*LEAST_SHEET))]
    check_room(needed, (sheet.width, sheet.height), sheet.name, "sheet.paper")
    leaves: list[Leaf] = []
    for game in job.games:
        source = load(game)
        rules = source.match or source.boards[0]
        sides = imposed(book(rules, job.looks, leaf_of(sheet), making.say), sheet)
        leaves += [
            Leaf(front, shifted(back, job.sheet.offset)) for front, back in zip(sides[::2], sides[1::2], strict=True)
        ]
    making.parts.append(Part("booklet", tuple(leaves), len(leaves)))
    making.materials += needs.of_paper("booklet", leaves)


def _add(making: _Making, kind: str, found: Leaves) -> None:
    making.parts.append(Part(kind, found.leaves, len(found.leaves)))
    making.materials += needs.of_paper(kind, found.leaves)


_STEPS: tuple[tuple[frozenset[str], Callable[[_Making], None]], ...] = (
    (frozenset({"pieces", "extras"}), _pieces),
    (frozenset({"board"}), _board),
    (frozenset({"card"}), _card),
    (frozenset({"legend"}), _legend),
    (frozenset({"booklet"}), _booklet),
)


__all__ = ["Part", "Plan", "calibration_pages", "check_target", "document", "listing", "plan", "write"]
