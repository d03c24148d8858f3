"""Laser sheets are read back from their SVG and measured."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from komagata.assets import user_data
from komagata.errors import FileError, KomagataError, UnknownName
from komagata.faces.shapes import Point, moved
from komagata.faces.wedge import SIZES
from komagata.multiboard.rules import match_ids
from komagata.sets import laser
from komagata.sets.boards import board
from komagata.sets.games import load, named_boards
from komagata.sets.items import Item
from komagata.sets.job import Game, Job, Laser
from komagata.sets.laser.preset import WIDEST, preset, presets, read
from komagata.sets.laser.sheets import PIN
from komagata.sets.make import plan
from komagata.sets.output import write
from komagata.sets.solid.areas import flattened
from komagata.sets.stock import stock
from tests.core.games import GAMES
from tests.core.sets.test_packing import distance

FEW = ("sekishogi", "cannibal-bishogi", "easterhouse")
SVG = "{http://www.w3.org/2000/svg}"
LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"

every_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game in FEW else pytest.mark.soak) for game in (*GAMES, *match_ids())],
)


def job(game: str, scale: float = 1.0, extras: tuple[str, ...] = (), **settings: Any) -> Job:
    return Job((Game(game),), "laser", scale=scale, extras=extras, laser=Laser(**settings))


@cache
def items(game: str) -> tuple[Item, ...]:
    return stock(job(game))


def made(game: str, **settings: Any) -> laser.Sheets:
    return laser.sheets(job(game, **settings), items(game))


@dataclass(frozen=True)
class Line:
    """A path of a file."""

    layer: str
    fill: str
    stroke: str | None
    width: float | None
    lines: tuple[tuple[Point, ...], ...]

    @property
    def points(self) -> list[Point]:
        return [point for line in self.lines for point in line]

    @property
    def box(self) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def middle(self) -> Point:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2


def parsed(svg: str) -> tuple[tuple[float, float], list[Line]]:
    """Size in millimetres, and every path in the order in which it is drawn."""
    root = ET.fromstring(svg)
    width, height = (float(re.fullmatch(r"([\d.]+)mm", root.get(edge, ""))[1]) for edge in ("width", "height"))  # type: ignore[index]
    assert root.get("viewBox") == f"0 0 {width:g} {height:g}"
    found: list[Line] = []
    for group in root.findall(f"{SVG}g"):
        layer = group.get("id", "")
        assert group.get(LABEL) == layer
        for path in group.iter(f"{SVG}path"):
            assert path.get("transform") is None or layer == "engrave"
            stroke = path.get("stroke-width")
            found.append(
                Line(
                    layer,
                    path.get("fill", ""),
                    path.get("stroke"),
                    float(stroke) if stroke else None,
                    tuple(_lines(path.get("d", ""))) if path.get("transform") is None else (),
                )
            )
    return (width, height), found


def _lines(data: str) -> Iterator[tuple[Point, ...]]:
    """The lines of a path, curves as eight pieces."""
    line: list[Point] = []
    for letter, rest in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        numbers = [float(number) for number in rest.split()]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if letter == "M":
            if line:
                yield tuple(line)
            line = points
        elif letter == "L":
            line += points
        elif letter == "C":
            start, (one, two, end) = line[-1], points
            for step in range(1, 9):
                t = step / 8
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                line.append(
                    (
                        sum(w * p[0] for w, p in zip(weights, (start, one, two, end), strict=True)),
                        sum(w * p[1] for w, p in zip(weights, (start, one, two, end), strict=True)),
                    )
                )
    if line:
        yield tuple(line)


def of(sheets: laser.Sheets, kind: str) -> list[list[Line]]:
    return [parsed(laser.svg(sheet.page))[1] for sheet in sheets.sheets if sheet.kind == kind]


@every_game
def test_files_are_in_millimetres_and_layers(game: str) -> None:
    sheets = made(game, material=(310.0, 205.0))
    colours = preset("hairline")
    for sheet in sheets.sheets:
        size, lines = parsed(laser.svg(sheet.page))
        assert size == (310.0, 205.0)
        layers = list(dict.fromkeys(line.layer for line in lines))
        assert layers == [layer for layer in laser.LAYERS if layer in layers]
        for line in lines:
            if line.layer == "engrave":
                assert (line.fill, line.stroke) == (colours.engrave, None)
            else:
                assert line.fill == "none"
                assert line.stroke in ({colours.inner, colours.outer} if line.layer == "cut" else {colours.score})
                assert line.width == colours.width
            for x, y in line.points:
                assert 0 <= x <= 310
                assert 0 <= y <= 205


@every_game
def test_everything_is_cut_out_once_and_inner_cuts_come_first(game: str) -> None:
    sheets = made(game, gap=2.0)
    colours = preset("hairline")
    outer = 0
    for lines in of(sheets, "front"):
        cuts = [line for line in lines if line.layer == "cut"]
        order = [line.stroke == colours.outer for line in cuts]
        assert order == sorted(order)
        outlines = [line for line in cuts if line.stroke == colours.outer]
        outer += len(outlines)
        for number, one in enumerate(outlines):
            for other in outlines[:number]:
                if math.dist(one.middle, other.middle) < 80:
                    apart = distance(list(one.lines[0]), list(other.lines[0]))
                    assert apart >= 2.0 - 0.02  # circles are measured as polygons
    assert outer == sum(item.count for item in items(game))
    assert sheets.bound <= sheets.count == len(of(sheets, "front"))


@every_game
def test_what_is_engraved_lies_on_its_piece(game: str) -> None:
    """On fronts as they lie, on backs when the sheet is turned over like a page."""
    sheets = made(game)
    colours = preset("hairline")
    fronts, backs = of(sheets, "front"), of(sheets, "back")
    assert len(backs) in (0, len(fronts))
    for number, lines in enumerate(fronts):
        outlines = [list(line.lines[0]) for line in lines if line.stroke == colours.outer]
        for line in lines:
            if line.layer == "engrave":
                assert any(all(_inside(outline, point) for point in line.points) for outline in outlines)
        if backs:
            for line in backs[number]:
                if line.layer == "engrave":
                    mirrored = [(300.0 - x, y) for x, y in line.points]
                    assert any(all(_inside(outline, point) for point in mirrored) for outline in outlines)


def _inside(polygon: list[Point], point: Point) -> bool:
    """Whether a convex polygon holds a point."""
    turns = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
        for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


@pytest.mark.parametrize("kerf", [0.0, 0.15, 0.3])
def test_outlines_grow_and_holes_shrink_by_half_the_kerf(kerf: float) -> None:
    sheets = made("shogi", kerf=kerf)
    colours = preset("hairline")
    (front,), (back,), (frame,) = (of(sheets, kind) for kind in ("front", "back", "frame"))
    cut = (line for line in front if line.stroke == colours.outer)
    king = max(cut, key=lambda line: line.box[3] - line.box[1])
    height, width, _ = SIZES["king"]
    left, top, right, bottom = king.box
    # Parallel to the base by half the kerf; slanted edges move by half the kerf at right angles to themselves.
    half = kerf / 2
    apex = half / math.sin(math.radians(72))
    sides = half / math.sin(math.radians(81)) + half / math.tan(math.radians(81))
    assert bottom - top == pytest.approx(height + half + apex, abs=2e-3)
    assert right - left == pytest.approx(width + 2 * sides, abs=2e-3)
    holes = [line for line in back if line.layer == "cut"]
    assert len(holes) == 4
    for line in holes:
        left, top, right, bottom = line.box
        assert right - left == pytest.approx(PIN - kerf, abs=2e-3)
        assert bottom - top == pytest.approx(PIN - kerf, abs=2e-3)
    window = max((line for line in frame if line.layer == "cut"), key=lambda line: line.box[2] - line.box[0])
    left, top, right, bottom = window.box
    assert right - left == pytest.approx(300 - 18 - kerf)
    assert bottom - top == pytest.approx(200 - 18 - kerf)


def test_a_sheet_fits_on_the_pins_only_when_it_is_turned_over() -> None:
    sheets = made("shogi")
    (back,), (frame,) = (of(sheets, kind) for kind in ("back", "frame"))
    holes, pins = (
        {
            (round(x, 3), round(y, 3))
            for line in lines
            if line.layer == "cut" and line.box[2] - line.box[0] < 4
            for x, y in [line.middle]
        }
        for lines in (back, frame)
    )
    assert holes == pins
    assert {(300 - x, y) for x, y in holes} == holes
    assert {(300 - x, 200 - y) for x, y in holes} != holes
    assert {(x, 200 - y) for x, y in holes} != holes
    assert [sheet.kind for sheet in sheets.sheets] == ["back", "frame", "front"]


def test_without_backs_there_is_no_frame() -> None:
    assert [sheet.kind for sheet in made("shogi", double=False).sheets] == ["front"]
    assert {sheet.kind for sheet in made("chess").sheets} == {"front"}


def test_glyphs_can_be_lines() -> None:
    (front,), (areas,) = (of(made("shogi", glyphs=way, double=False), "front") for way in ("score", "engrave"))
    scored = [line for line in front if line.layer == "score"]
    assert not [line for line in front if line.layer == "engrave"]
    assert [line.lines for line in scored] == [line.lines for line in areas if line.layer == "engrave"]
    assert all(line.fill == "none" for line in scored)


def test_men_are_engraved_on_both_sides() -> None:
    backs = of(made("sekishogi"), "back")
    assert sum(line.layer == "engrave" for lines in backs for line in lines) == sum(
        item.count for item in items("sekishogi")
    )


def test_each_material_has_sheets_of_its_own() -> None:
    """Men of two colours are cut from two boards."""
    with_men = replace(job("sekishogi"), looks=replace(job("sekishogi").looks, men="crowned"))
    sheets = laser.sheets(with_men, stock(with_men))
    assert sheets.count == 2


def test_slits_are_cut_before_outlines() -> None:
    with_card = job("bishogi", extras=("collars", "caps"))
    sheets = laser.sheets(with_card, stock(with_card))
    colours = preset("hairline")
    slits = [line for lines in of(sheets, "front") for line in lines if line.stroke == colours.inner]
    count = sum(item.count * (2 if item.kind == "collar" else 1) for item in stock(with_card) if item.kind != "piece")
    assert sum(len(line.lines) for line in slits) == count


def test_what_is_larger_than_the_material_is_named() -> None:
    with pytest.raises(
        KomagataError, match=r"King.*: 28.9 x 32.2 mm are needed, and a sheet of material has 30.0 x 20.0 mm"
    ):
        made("shogi", material=(40.0, 30.0), double=False)


# Presets


@pytest.mark.parametrize("name", presets())
def test_presets_name_their_colours(name: str) -> None:
    found = preset(name)
    assert found.name("ja")
    assert found.name("en") == found.name("xx")
    assert 0 < found.width < WIDEST
    assert len({found.engrave, found.score, found.inner, found.outer}) == 4
    assert {line.stroke for lines in of(made("shogi", preset=name), "front") for line in lines} == {None, found.outer}


def test_an_unknown_preset_names_those_that_exist() -> None:
    with pytest.raises(UnknownName, match="there is no laser preset torch; there are epilog, glowforge, hairline"):
        made("shogi", preset="torch")


def test_every_fault_of_a_preset_is_listed(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('width = 0.5\nspeed = 3\n[names]\nja = ""\n[colour]\nengrave = "black"\nscore = "#00ff00"\nx = 1\n')
    with pytest.raises(FileError) as caught:
        read(file)
    places = [fault.path.removeprefix("own.toml: ") for fault in caught.value.faults]
    assert places == ["speed", "width", "names", "colour.engrave", "colour.inner", "colour.outer", "colour.x"]
    file.write_text("width = ")
    with pytest.raises(FileError, match="this is not TOML"):
        read(file)


def test_a_preset_of_the_user_replaces_a_shipped_one() -> None:
    folder = user_data("laser")
    folder.mkdir(parents=True)
    own = folder / "trotec.toml"
    try:
        own.write_text(presets()["trotec"].read_text(encoding="utf-8").replace("0.01", "0.05"), encoding="utf-8")
        preset.cache_clear()
        assert preset("trotec").width == 0.05
    finally:
        own.unlink()
        folder.rmdir()
        preset.cache_clear()


# Boards


@every_game
@pytest.mark.parametrize("material", [(300.0, 200.0), (500.0, 520.0)])
def test_boards_are_cut_in_panels_that_make_the_whole(game: str, material: tuple[float, float]) -> None:
    kerf = 0.2
    found = laser.boards(job(game, material=material, kerf=kerf))
    colours = preset("hairline")
    cut, scored = 0.0, 0.0
    for sheet in found.sheets:
        size, lines = parsed(laser.svg(sheet.page))
        assert size == material
        for line in lines:
            assert (line.fill == "none") == (line.layer != "engrave")
            left, top, right, bottom = line.box
            assert left >= 0
            assert top >= 0
            assert right <= material[0]
            assert bottom <= material[1]
            if line.layer == "cut":
                assert line.stroke == colours.outer
                cut += (right - left - kerf) * (bottom - top - kerf)
            elif line.layer == "score":
                scored += sum(math.dist(a, b) for run in line.lines for a, b in pairwise(run))
    plain = [board(job(game), rules, name, 1.0) for rules, name in named_boards(load(Game(game)), str)]
    assert cut == pytest.approx(sum(one.width * one.height for one in plain), rel=1e-3)
    assert scored == pytest.approx(
        sum(
            math.dist(a, b)
            for one in plain
            for shape in moved(one.drawing, one.matrix)[1:]
            if shape.stroke
            for line, closed in flattened(shape.path, shape.matrix)
            for a, b in pairwise([*line, line[0]] if closed else line)
        ),
        rel=1e-3,
    )
    if material[0] >= 500:
        assert len(found.sheets) <= len(plain)


def test_a_plan_holds_laser_boards_as_files_of_their_own(tmp_path: Path) -> None:
    both = replace(job("xiangqi"), parts=("pieces", "board"))
    made = plan(both)
    assert [part.kind for part in made.parts] == ["pieces", "board"]
    names = {path.name for path in write(made, tmp_path / "set.svg")}
    assert names == {"set-pieces-front-1.svg", *(f"set-board-{n}.svg" for n in (1, 2, 3, 4))}
    assert {path.name for path in write(made, tmp_path / "all")} == {
        "pieces-front-1.svg",
        *(f"board-{n}.svg" for n in (1, 2, 3, 4)),
        "set.toml",
    }


@pytest.mark.parametrize(("edge", "margin"), [(50.0, 100.0), (50.0, 25.0), (50.0, 24.0), (50.0, 24.9), (50.0, 16.0)])
def test_material_without_room_for_a_board_is_refused(edge: float, margin: float) -> None:
    with pytest.raises(KomagataError, match=r"laser\.material: a sheet of material has no room"):
        laser.boards(job("bishogi", material=(edge, edge), margin=margin, kerf=2.0))


def test_without_kerf_too_slits_are_cut_once() -> None:
    for kerf in (0.0, 0.15):
        sheets = plan(job("bishogi", extras=("collars", "caps"), kerf=kerf)).laser
        assert sheets is not None
        for sheet in sheets.sheets:
            if sheet.kind == "front":
                outer = [shape for shape in sheet.page.shapes(["cut"]) if shape.stroke == preset("hairline").outer]
                assert all(len(shape.path) in (5, 6, 7) for shape in outer), kerf


def test_what_the_frame_says_stays_between_its_holes() -> None:
    sheets = made("yari-shogi", material=(60.0, 400.0))
    (page,) = [sheet.page for sheet in sheets.sheets if sheet.kind == "frame"]
    lines = [line for shape in page.shapes(["engrave"]) for line, _ in flattened(shape.path, shape.matrix)]
    across = [x for line in lines for x, _ in line]
    assert min(across) >= 7.4
    assert max(across) <= 52.6
