"""Sheets of pieces, read back from the PDF that was written: sizes, places, marks, margins."""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from komagata.draw.sheet import PAPERS, Page, pdf
from komagata.errors import KomagataError, NotationError, UnknownName
from komagata.faces.shapes import Point
from komagata.faces.wedge import SIZES
from komagata.multiboard.rules import match_ids
from komagata.sets.items import Item
from komagata.sets.job import Game, Job, Looks, Sheet
from komagata.sets.paper import PAPER_METHODS, pages
from komagata.sets.paper.frame import RULER, frame
from komagata.sets.paper.leaf import Leaves
from komagata.sets.stock import stock
from komagata.text import Text
from komagata.variants.catalog import catalog
from tests.core.pages import read as read_page
from tests.core.pages import rows
from tests.core.sets.readback import Painted, pictures, sheets
from tests.core.sets.readback import Sheet as Read
from tests.core.sets.test_packing import distance

CROP, RULED = 0.15, 0.12
WHITE = (1.0, 1.0, 1.0)


def job_of(
    game: str, method: str = "duplex", *, scale: float = 1.0, looks: Looks | None = None, **sheet: object
) -> Job:
    on = replace(Sheet(), **sheet)  # type: ignore[arg-type]
    # Blank backs are there only if something is printed on them: with an outline, they would change what lies where.
    return Job((Game(game),), method=method, scale=scale, looks=looks or Looks(backs=False), sheet=on)


@cache
def made(job: Job) -> tuple[tuple[Item, ...], Leaves, list[Read]]:
    items = stock(job)
    leaves = pages(job, items)
    return items, leaves, sheets(pdf(leaves.pages))


def outlines(sheet: Read) -> list[Painted]:
    """Outlines of wedges that were printed: pentagons stroked by themselves."""
    found = [path for path in sheet.paths if path.stroked and not path.filled and len(path.parts) == 1]
    return [path for path in found if len(path.points) in (5, 6) and path.width == pytest.approx(CROP, abs=0.01)]


def size(path: Painted) -> tuple[float, float]:
    left, top, right, bottom = path.box
    return bottom - top, right - left


def crop_marks(sheet: Read) -> list[tuple[Point, Point]]:
    """Short black lines, painted together."""
    marks = [
        path
        for path in sheet.paths
        if path.stroked in ((0.0,), (0.0, 0.0, 0.0))
        and path.width == pytest.approx(CROP, abs=0.005)
        and all(len(part) == 2 for part in path.parts)
    ]
    return [(part[0], part[1]) for path in marks for part in path.parts]


# What is on every sheet


def hold(job: Job) -> None:
    """Everything that is true of every sheet of every method."""
    items, leaves, read = made(job)
    assert len(read) == len(leaves.pages) >= 1
    assert leaves.bound <= len(leaves.leaves)
    on = frame(job)
    for sheet in read:
        assert sheet.width == pytest.approx(on.paper.width, abs=0.01)
        assert sheet.height == pytest.approx(on.paper.height, abs=0.01)
        assert not sheet.fonts
        hold_margins(sheet, job)
        if job.sheet.ruler:
            hold_ruler(sheet)
    hold_marks(job, read)
    assert sum(item.count for item in items) > 0


def hold_margins(sheet: Read, job: Job) -> None:
    """Nothing outside of them; what is clipped is looked at in pixels."""
    margin = job.sheet.margin - 0.02
    for path in sheet.paths:
        if path.clipped or path.filled == WHITE or path.stroked == WHITE:
            continue
        left, top, right, bottom = path.box
        half = path.width / 2 if path.stroked else 0.0
        assert left - half >= margin, path
        assert top - half >= margin, path
        assert right + half <= sheet.width - margin, path
        assert bottom + half <= sheet.height - margin, path


def hold_ruler(sheet: Read) -> None:
    # A line with a tick at every millimetre, in one path.
    rulers = [path for path in sheet.paths if path.stroked and len(path.parts) == RULER + 2]
    base = [part for path in rulers for part in path.parts if abs(part[0][0] - part[1][0]) > 20]
    assert len(base) == 1
    assert math.dist(*base[0]) == pytest.approx(RULER, abs=0.005)
    ticks = sorted(part[0][0] for path in rulers for part in path.parts if abs(part[0][0] - part[1][0]) < 0.001)
    assert len(ticks) == 51
    assert [tick - ticks[0] for tick in ticks] == pytest.approx(list(range(51)), abs=0.005)


def hold_marks(job: Job, read: list[Read]) -> None:
    """No crop mark is on a piece, nor on the bleed of another one than its own."""
    with_lines = replace(job, looks=replace(job.looks, outline=True))
    _, _, outlined = made(with_lines)
    for sheet, other in zip(read, outlined, strict=True):
        marks = crop_marks(sheet)
        bodies = [path.points for path in outlines(other)]
        for start, end in marks:
            # Two that are nearest are enough: the rest is farther away than they are.
            near = sorted(bodies, key=lambda points: min(math.dist(point, start) for point in points))[:4]
            away = sorted(distance([start, end], list(points)) for points in near)
            # Its own piece is the nearest one.
            assert all(apart > 0.3 for apart in away[:1])
            assert all(apart > job.sheet.bleed + 0.05 for apart in away[1:])


METHODS = tuple(PAPER_METHODS)


@pytest.mark.parametrize("method", METHODS)
def test_every_method(method: str) -> None:
    hold(job_of("yari-shogi", method))


@pytest.mark.parametrize(
    ("game", "method"),
    [
        ("cannibal-bishogi", "label"),
        ("wildebishogi", "gutter"),
        ("xiangqi", "hollow"),
        ("xiangqi", "duplex"),
        ("sekishogi", "sticker"),
        ("easterhouse", "duplex"),
        ("chu-shogi", "duplex"),
    ],
)
def test_games_of_every_kind(game: str, method: str) -> None:
    hold(job_of(game, method, scale=0.7))


@pytest.mark.parametrize(("paper", "landscape"), [("A5", True), ("A3", False), ("Letter", False), ("Legal", True)])
def test_papers(paper: str, landscape: bool) -> None:
    hold(job_of("yari-shogi", scale=0.8, paper=paper, landscape=landscape))


@pytest.mark.soak
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("game", [*catalog().ids(), *match_ids()])
def test_every_game_by_every_method_on_every_paper(game: str, method: str, paper: str, landscape: bool) -> None:
    job = job_of(game, method, scale=0.7, paper=paper, landscape=landscape)
    try:
        hold(job)
    finally:
        made.cache_clear()


@pytest.mark.parametrize("method", METHODS)
def test_the_margins_stay_white(method: str) -> None:
    """The same in pixels, with a theme that prints grounds: what is clipped, too."""
    job = job_of("cannibal-bishogi", method, looks=Looks(theme="wood", style="fide"))
    pages_of = made(job)[1].pages
    for page, picture in zip(pages_of, pictures(pdf(pages_of), 100), strict=True):
        edge = int(job.sheet.margin / 25.4 * 100) - 1
        across, down = picture.size
        for box in (
            (0, 0, across, edge),
            (0, down - edge, across, down),
            (0, 0, edge, down),
            (across - edge, 0, across, down),
        ):
            assert picture.crop(box).getextrema() == (255, 255), page.title
        assert min(picture.tobytes()) < 100


# Pieces


@pytest.mark.parametrize("scale", [1.0, 0.7])
def test_pieces_have_their_sizes(scale: float) -> None:
    job = job_of("chu-shogi", scale=scale, looks=Looks(outline=True))
    items, leaves, read = made(job)
    wanted = sorted((item.body.height, item.body.width) for item in items for _ in range(item.count))
    for back in (False, True):
        found = sorted(
            size(path)
            for leaf, front in zip(leaves.leaves, read[back::2], strict=True)
            for path in outlines(front)
            if leaf.back
        )
        assert len(found) == len(wanted) == 92
        for one, other in zip(found, wanted, strict=True):
            assert one == pytest.approx(other, abs=0.05)
        king = SIZES["king"]
        assert found[-1] == pytest.approx((king[0] * scale, king[1] * scale), abs=0.1)


@pytest.mark.parametrize(
    ("game", "heights"),
    [
        ("shogi", {32.0: 2, 31.0: 4, 30.0: 8, 29.0: 4, 28.0: 4, 27.0: 18}),
        ("chu-shogi", {32.0: 6, 31.0: 22, 30.0: 20, 29.0: 8, 28.0: 8, 27.0: 28}),
        ("bishogi", {32.0: 2, 31.0: 2, 30.0: 8, 29.0: 4, 27.0: 16}),
    ],
)
def test_sizes_are_those_of_a_full_size_set(game: str, heights: dict[float, int]) -> None:
    """King, Rook, Gold, Knight, Lance and Pawn of a Shogi set, and what of other games is as large as they are."""
    counted: Counter[float] = Counter()
    for item in made(job_of(game))[0]:
        counted[item.body.height] += item.count
    assert counted == heights


def test_pieces_have_their_angles() -> None:
    _, _, read = made(job_of("bishogi", looks=Looks(outline=True)))
    for path in outlines(read[0]):
        points = path.points[:5]
        turns: list[float] = []
        for number, at in enumerate(points):
            one, other = points[number - 1], points[(number + 1) % 5]
            first, second = (math.atan2(p[1] - at[1], p[0] - at[0]) for p in (one, other))
            turn = abs(math.degrees(first - second)) % 360
            turns.append(min(turn, 360 - turn))
        assert sorted(turns) == pytest.approx([81, 81, 117, 117, 144], abs=0.2)


# Backs


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("landscape", [False, True])
def test_backs_lie_behind_their_fronts(flip: str, landscape: bool) -> None:
    """The sheet is turned over its long or its short edge, whichever way it lies before one."""
    job = job_of("bishogi", looks=Looks(outline=True), flip=flip, landscape=landscape)
    _, _, (front, back) = made(job)
    page_is_wide = front.width > front.height
    about_upright = (flip == "long") != page_is_wide

    def behind(point: Point) -> Point:
        return (front.width - point[0], point[1]) if about_upright else (point[0], front.height - point[1])

    fronts, backs = outlines(front), outlines(back)
    assert len(fronts) == len(backs) == 32
    for path in fronts:
        # Each corner, not only the middle: the back points the same way.
        nearest = min(backs, key=lambda other: math.dist(other.middle, behind(path.middle)))
        assert math.dist(nearest.middle, behind(path.middle)) < 0.05
        for point in path.points:
            assert min(math.dist(behind(point), other) for other in nearest.points) < 0.05
    crosses = [
        [p.middle for p in side.paths if p.stroked and p.width == pytest.approx(0.1, abs=0.004)]
        for side in (front, back)
    ]
    assert math.dist(behind(crosses[0][0]), crosses[1][0]) < 0.05


def test_each_back_is_that_of_its_front() -> None:
    """Backs of one kind come where fronts of that kind are: told apart by their sizes."""
    job = job_of("bishogi", looks=Looks(outline=True))
    _, _, (front, back) = made(job)
    for path in outlines(front):
        x, y = front.width - path.middle[0], path.middle[1]
        nearest = min(outlines(back), key=lambda other: math.dist(other.middle, (x, y)))
        assert size(path) == pytest.approx(size(nearest), abs=0.01)


@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_offset_undoes_what_the_printer_does(flip: str) -> None:
    """A printer that shifts backs by so much to the right and down prints them in place once that is entered."""
    shift = (1.25, -0.75)
    job = job_of("bishogi", looks=Looks(outline=True), flip=flip)
    _, _, (_, straight) = made(job)
    entered = replace(job, sheet=replace(job.sheet, offset=shift))
    _, _, (front, back) = made(entered)
    printed = [(path.middle[0] + shift[0], path.middle[1] + shift[1]) for path in outlines(back)]
    assert len(printed) == 32
    for one, other in zip(printed, outlines(straight), strict=True):
        assert math.dist(one, other.middle) < 0.01
    assert [path.middle for path in outlines(front)] == [path.middle for path in outlines(made(job)[2][0])]


def test_pages_come_front_back_front_back() -> None:
    job = Job((Game("bishogi", sets=4),))
    leaves = pages(job, stock(job))
    assert len(leaves.leaves) > 1
    assert [("front" in page.title, "back" in page.title) for page in leaves.pages] == [
        (True, False),
        (False, True),
    ] * len(leaves.leaves)


def test_pieces_without_backs_are_printed_on_one_side() -> None:
    leaves = made(job_of("xiangqi", looks=Looks(backs=False)))[1]
    assert all(leaf.back is None for leaf in leaves.leaves)


def test_gutter_fold_brings_backs_behind_fronts() -> None:
    job = job_of("bishogi", "gutter", looks=Looks(outline=True))
    _, _, read = made(job)
    for sheet in read:
        middle = sheet.height / 2
        upper = [path for path in outlines(sheet) if path.middle[1] < middle]
        lower = [path for path in outlines(sheet) if path.middle[1] > middle]
        assert len(upper) == len(lower) > 0
        for path in upper:
            assert path.box[3] <= middle - job.sheet.gutter / 2 - job.sheet.bleed + 0.01
            points = [(x, 2 * middle - y) for x, y in path.points]
            nearest = min(
                lower, key=lambda other: math.dist(other.middle, (path.middle[0], 2 * middle - path.middle[1]))
            )
            for point in points:
                assert min(math.dist(point, other) for other in nearest.points) < 0.05


def test_labels_hold_front_spine_and_back() -> None:
    job = job_of("bishogi", "label", looks=Looks(outline=True), core=2.5)
    items, leaves, read = made(job)
    labels = [sheet for sheet, page in zip(read, leaves.pages, strict=True) if "labels" in page.title]
    pieces = [path for sheet in labels for path in outlines(sheet)]
    count = sum(item.count for item in items)
    assert len(pieces) == 2 * count
    for sheet in labels:
        found = outlines(sheet)
        for path in found:
            # The other side lies with its base 2.5 mm from this one's base.
            other = min(
                (one for one in found if one is not path),
                key=lambda one: (
                    abs(one.middle[0] - path.middle[0])
                    + abs(math.dist(one.middle, path.middle) - size(path)[0] - 2.5) * 5
                ),
            )
            assert math.dist(other.middle, path.middle) == pytest.approx(size(path)[0] + 2.5, abs=0.05)
    cores = [page for page in leaves.pages if "cores" in page.title]
    assert cores


def test_a_disc_has_a_hinge_and_a_rim() -> None:
    labels = made(job_of("xiangqi", "label"))[1]
    assert len(labels.leaves) >= 2
    hollow = made(job_of("xiangqi", "hollow"))[1]
    assert hollow.leaves


def test_a_sheet_of_discs_speaks_of_rims_and_not_of_numbers() -> None:
    said: list[str] = []

    def say(words: Text) -> str:
        said.append(str(words))
        return str(words)

    for game in ("xiangqi", "bishogi"):
        job = job_of(game, "hollow")
        pages(job, stock(job), say)
    discs, wedges = (words for words in said if "160 g" in words)
    assert "rim" in discs
    assert "numbers" not in discs
    assert "numbers" in wedges


# What cannot be


def test_a_sheet_that_is_too_small_says_so() -> None:
    with pytest.raises(KomagataError, match=r"King: 53\.5 x 79\.2 mm are needed, and 90x110 has .* mm") as caught:
        pages(job_of("bishogi", "hollow", paper="90x110"), stock(job_of("bishogi", "hollow")))
    # Everything that is too large is named.
    assert [str(fault).split(":")[0] for fault in caught.value.faults] == ["King", "Queen"]
    shifted = job_of("bishogi")
    shifted = replace(shifted, sheet=replace(shifted.sheet, offset=(0.0, -9.0)))
    with pytest.raises(KomagataError, match="as wide as the offset"):
        pages(shifted, stock(shifted))
    with pytest.raises(NotationError, match="no room between margins"):
        pages(job_of("bishogi", margin=90.0), stock(job_of("bishogi")))
    with pytest.raises(UnknownName, match="no method on paper"):
        pages(job_of("bishogi", "laser"), stock(job_of("bishogi")))


def test_a_heading_names_a_few_games() -> None:
    games = [name for name in catalog().ids() if "bishogi" in name][:6]
    job = Job(tuple(Game(name) for name in games), scale=0.3)
    leaves = pages(job, stock(job))
    title = leaves.pages[0].title
    assert title.count(",") == 4
    assert "…" in title
    hold_margins(sheets(pdf(leaves.pages[:1]))[0], job)


def test_nothing_is_no_sheet() -> None:
    assert pages(job_of("bishogi"), ()).pages == ()


def test_furniture_can_be_left_out() -> None:
    job = job_of("bishogi", crop_marks=False, crosses=False, ruler=False, header=False)
    _, _, read = made(job)
    assert not crop_marks(read[0])
    assert not [path for path in read[0].paths if path.width == pytest.approx(RULED, abs=0.004) and path.stroked]


def test_writing_a_page_twice_gives_the_same() -> None:
    job = job_of("bishogi")
    first = pages(job, stock(job)).pages
    assert all(isinstance(page, Page) for page in first)
    assert [page.groups for page in first] == [page.groups for page in pages(job, stock(job)).pages]


def test_the_guide_counts_sheets_rightly() -> None:
    """docs/printing.md says how many sheets of A4 the sets of three games take."""
    guide = read_page(Path(__file__).resolve().parents[3] / "docs" / "printing.md")
    said = {row["Method"].strip("`"): row for row in rows(guide)}
    for method in PAPER_METHODS:
        numbers = [int(number) for number in re.findall(r"\d+", list(said[method].values())[-1])]
        counts: list[int] = []
        cores = 0
        for game, scale in (("bishogi", 1.0), ("chu-shogi", 0.7), ("xiangqi", 1.0)):
            job = Job((Game(game),), method=method, scale=scale)
            titles = [leaf.front.title for leaf in pages(job, stock(job)).leaves]
            cores = sum("cores" in title for title in titles)
            counts.append(len(titles) - cores)
        assert numbers == [*counts, *([cores] if cores else [])], method
