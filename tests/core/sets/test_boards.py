"""Boards, cards and the calibration sheet, on paper."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from komagata.draw.sheet import Page, pdf
from komagata.errors import NotationError
from komagata.faces.shapes import multiply, translation
from komagata.multiboard.rules import match_ids
from komagata.position import load_rules
from komagata.sets.boards import SQUARE, Tile, board, boards, origin, tiles
from komagata.sets.games import load
from komagata.sets.inks import INKS
from komagata.sets.job import Game, Job, Looks, Sheet
from komagata.sets.paper.calibration import HALF, calibration, stations, ways
from komagata.sets.paper.cards import cards, legends
from komagata.sets.paper.duplex import sideways
from komagata.sets.paper.frame import MARKS, frame
from komagata.variants.catalog import catalog
from tests.core.sets.readback import pictures, sheets
from tests.core.sets.test_sheets import hold_margins, hold_ruler

GAMES = (*catalog().ids(), *match_ids())
DPI = 100.0


def job_of(game: str, **others: object) -> Job:
    return replace(Job((Game(game),)), **others)  # type: ignore[arg-type]


# Tiles


def test_tiles_cover_the_board_and_overlap_by_as_much_as_is_asked() -> None:
    job = job_of("chu-shogi")
    found = board(job, load_rules("chu-shogi"), "", 1.0)
    parts = tiles(found, frame(job))
    assert len(parts) > 4
    last = parts[-1]
    assert last.left + last.width == pytest.approx(found.width)
    assert last.top + last.height == pytest.approx(found.height)
    by_place = {(part.row, part.column): part for part in parts}
    for part in parts:
        right, below = by_place.get((part.row, part.column + 1)), by_place.get((part.row + 1, part.column))
        if right:
            assert part.left + part.width - right.left == pytest.approx(job.sheet.overlap)
        if below:
            assert part.top + part.height - below.top == pytest.approx(job.sheet.overlap)
    assert [part.name for part in parts[:2]] == ["A1", "B1"]


@pytest.mark.parametrize("game", ["bishogi", "xiangqi"])
def test_tiles_join_exactly(game: str) -> None:
    """Glued together as the marks say, the printed sheets are the board."""
    job = job_of(game, looks=Looks(theme="wood"))
    rules = load_rules(game)
    found = board(job, rules, "", 1.0)
    leaves = boards(job)
    landscape = leaves.pages[0].paper.width > leaves.pages[0].paper.height
    on = frame(job, landscape=landscape)
    parts = tiles(found, on)
    assert len(parts) == len(leaves.pages) > 1
    # Without marks, which lie under the sheet that is glued on them.
    bare = [Page(page.paper, groups=[group for group in page.groups if group.layer != MARKS]) for page in leaves.pages]
    whole = Page(replace(on.paper, width=found.width, height=found.height))
    whole.draw(found.drawing, found.matrix)
    expected = pictures(pdf([whole]), DPI)[0]
    glued = Image.new("L", expected.size, 255)
    for part, picture in zip(parts, pictures(pdf(bare), DPI), strict=True):
        x, y = origin(part, on)
        cut = picture.crop((pixels(x), pixels(y), pixels(x + part.width), pixels(y + part.height)))
        glued.paste(cut, (pixels(part.left), pixels(part.top)))
    different = ImageChops.difference(glued, expected).point([255 if level > 96 else 0 for level in range(256)])
    # Lines may be a pixel off where a sheet does not begin on a whole one.
    wrong = sum(different.histogram()[255:])
    assert wrong < 0.004 * different.width * different.height
    shifted = ImageChops.difference(ImageChops.offset(glued, 4, 0), expected)
    assert sum(shifted.point([255 if level > 96 else 0 for level in range(256)]).histogram()[255:]) > 4 * wrong


def pixels(millimetres: float) -> int:
    return round(millimetres / 25.4 * DPI)


def test_tiles_lie_where_the_board_says() -> None:
    """The same in numbers: each sheet shows the board shifted by where its part begins."""
    job = job_of("bishogi")
    found = board(job, load_rules("bishogi"), "", 1.0)
    leaves = boards(job)
    on = frame(job, landscape=leaves.pages[0].paper.width > leaves.pages[0].paper.height)
    for part, page in zip(tiles(found, on), leaves.pages, strict=True):
        group = next(group for group in page.groups if group.clip is not None and group.layer != MARKS)
        x, y = origin(part, on)
        assert group.matrix == pytest.approx(multiply(translation(x - part.left, y - part.top), found.matrix))


def test_squares_have_the_size_of_the_pieces() -> None:
    job = job_of("shogi", scale=0.5)
    found = board(job, load_rules("shogi"), "", 0.5)
    # Nine squares and a margin.
    assert 9 * SQUARE * 0.5 < found.width < 10.1 * SQUARE * 0.5
    assert found.matrix[0] == pytest.approx(SQUARE * 0.5)


def test_a_board_on_one_sheet_is_as_large_as_it_can_be() -> None:
    job = job_of("bishogi", one_sheet_board=True)
    (page,) = boards(job).pages
    (read,) = sheets(pdf([page]))
    left, _, wide, _ = frame(job).area
    squares = [path for path in read.paths if path.filled and not path.stroked]
    assert min(path.box[0] for path in squares) >= left - 0.01
    scale = board(job, load_rules("bishogi"), "", 1.0).width
    assert f"{wide / scale * 100:.4g} %" in page.title


def test_both_boards_of_a_match() -> None:
    for game in match_ids():
        job = job_of(game, one_sheet_board=True)
        titles = [page.title for page in boards(job).pages]
        assert len(titles) == len(load(Game(game)).boards) == 2
        assert len(set(titles)) == 2


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("style", ["", "lined", "chequered", "points"])
def test_styles_and_inks(ink: str, style: str) -> None:
    job = job_of(
        "yari-shogi", one_sheet_board=True, looks=Looks(board=style, coordinates="none", ink=ink, theme="wood")
    )
    (page,) = boards(job).pages
    (read,) = sheets(pdf([page]))
    colours = {path.filled for path in read.paths if path.filled} | {
        path.stroked for path in read.paths if path.stroked
    }
    coloured = [colour for colour in colours if len(colour) == 3 and max(colour) - min(colour) > 0.01]
    assert not coloured if ink == "grey" else colours


def test_too_wide_an_overlap_says_so() -> None:
    job = job_of("chu-shogi", sheet=Sheet(overlap=175.0))
    with pytest.raises(NotationError, match="overlap"):
        boards(job)


# Cards and legends


@pytest.mark.parametrize("paper", ["A5", "A4"])
@pytest.mark.parametrize("game", ["bishogi", "chu-shogi", "easterhouse"])
def test_cards_break_over_sheets(game: str, paper: str) -> None:
    job = job_of(game, sheet=Sheet(paper=paper))
    for made in (cards(job), legends(job)):
        for read in sheets(pdf(made.pages)):
            hold_margins(read, job)
            hold_ruler(read)
    if game == "chu-shogi":
        assert len(cards(job).pages) > 1


def test_every_kind_is_on_a_card_once() -> None:
    job = job_of("chu-shogi", sheet=Sheet(paper="A5"))
    placed = [group for page in cards(job).pages for group in page.groups if group.layer != MARKS]
    # One group an entry, and what the marks mean.
    assert len(placed) == len({group.drawing for group in placed})
    assert len(placed) == 30 + 1


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", ["A5", "A4", "A3", "Letter"])
@pytest.mark.parametrize("whole", [False, True])
def test_boards_cards_and_legends_of_every_game(game: str, paper: str, whole: bool) -> None:
    job = job_of(game, scale=0.8, one_sheet_board=whole, sheet=Sheet(paper=paper))
    for made in (boards(job), cards(job), legends(job)):
        assert made.pages
        for page, read in zip(made.pages, sheets(pdf(made.pages)), strict=True):
            assert not read.fonts
            assert read.width == pytest.approx(page.paper.width, abs=0.01)
            hold_margins(read, job)
            hold_ruler(read)


# Calibration


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("shift", [(0.0, 0.0), (2.0, 1.0), (-1.5, 3.0)])
def test_what_is_read_is_what_has_to_be_entered(flip: str, landscape: bool, shift: tuple[float, float]) -> None:
    """A printer shifts the back; its lines then point at just that on the scales of the front."""
    job = job_of("bishogi", sheet=Sheet(flip=flip, landscape=landscape))
    on = frame(job)
    assert len(readings(job, shift)) == 4
    for read in readings(job, shift):
        assert read == pytest.approx(shift, abs=0.01)
    # Once it is entered, the lines meet the zeros.
    entered = replace(job, sheet=replace(job.sheet, offset=shift))
    for read in readings(entered, shift):
        assert read == pytest.approx((0.0, 0.0), abs=0.01)
    assert ways(on) in ((-1, 1), (1, -1))


def readings(job: Job, shift: tuple[float, float]) -> list[tuple[float, float]]:
    """What one reads at each grid with a sheet from such a printer against the light."""
    on, leaf = frame(job), calibration(job)
    assert leaf.back is not None
    _, back = sheets(pdf([leaf.front, leaf.back]))
    crosses = [path.middle for path in back.paths if path.stroked and path.width == pytest.approx(0.2, abs=0.004)]
    across, down = ways(on)
    found: list[tuple[float, float]] = []
    for x, y in crosses:
        # As it is on paper, then as one sees it through the front.
        u, v = x + shift[0], y + shift[1]
        seen = (on.paper.width - u, v) if sideways(on) else (u, on.paper.height - v)
        zero = min(stations(on), key=lambda at: math.dist(at, seen))
        found.append(((seen[0] - zero[0]) * across, (seen[1] - zero[1]) * down))
    return found


def test_the_calibration_sheet_has_scales_of_millimetres() -> None:
    job = job_of("bishogi")
    leaf = calibration(job)
    assert leaf.back is not None
    front, back = sheets(pdf([leaf.front, leaf.back]))
    for side in (front, back):
        hold_margins(side, job)
        hold_ruler(side)
    lines = [part for path in front.paths if path.stroked for part in path.parts if len(part) == 2]
    upright = [part for part in lines if abs(part[0][0] - part[1][0]) < 1e-4]
    for x, y in stations(frame(job)):
        places = sorted(part[0][0] - x for part in upright if math.dist(part[0], (x, y)) < 1.5 * HALF)
        assert places == pytest.approx([float(step) for step in range(-HALF, HALF + 1)], abs=0.005)


def test_the_calibration_sheet_needs_room() -> None:
    with pytest.raises(NotationError, match="too small for the calibration sheet"):
        calibration(job_of("bishogi", sheet=Sheet(paper="100x100")))
    assert Tile(1, 2, 0.0, 0.0, 1.0, 1.0).name == "C2"
