"""The sheets as they are seen: sides, scales, places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from komagata.draw.sheet import Page, paper
from komagata.faces.shapes import rectangle
from komagata_gui.studio.painting import Picture, Spread
from komagata_gui.studio.placing import CAPTION, GAP, Row, fitting, place
from komagata_gui.studio.sheets import Fit, SheetView, Sides
from tests.gui.studio.conftest import Opens
from tests.gui.studio.maker import Maker


def test_a_set_is_there_as_soon_as_the_studio_opens(maker: Maker) -> None:
    assert maker.figures["pieces"] == "32"
    assert maker.sheets == 1
    assert not maker.troubles
    picture = maker.studio.window.sheets.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name() for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)
    }
    assert "#ffffff" in colours
    assert len(colours) > 20


def test_sides(maker: Maker) -> None:
    view = maker.studio.window.sheets
    seen = {}
    for sides in Sides:
        maker.acts(f"sides-{sides.value}")
        assert view.sides is sides
        seen[sides] = bytes(view.grab().toImage().constBits())
    assert len(set(seen.values())) == len(Sides)


def test_scales(maker: Maker) -> None:
    view, bar = maker.studio.window.sheets, maker.studio.window.bar
    maker.acts("true-size")
    assert view.fit is Fit.FREE
    assert view.percent == pytest.approx(100)
    assert bar.percent.text() == "100 %"
    whole = view.scale
    maker.acts("larger")
    assert view.scale > whole
    maker.acts("smaller")
    assert view.scale == pytest.approx(whole)
    maker.acts("fit-width")
    wide = view.scale
    maker.acts("fit-page")
    assert view.scale <= wide


def test_the_wheel_enlarges_what_is_under_it(maker: Maker) -> None:
    view = maker.studio.window.sheets
    at = QPointF(200, 180)
    box = view._table.boxes[0]
    before = (at.x() + view.horizontalScrollBar().value() - box.x) / box.width
    event = QWheelEvent(
        at,
        view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, 960),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    scale = view.scale
    QApplication.sendEvent(view.viewport(), event)
    assert view.scale > scale * 2
    box = view._table.boxes[0]
    assert (at.x() + view.horizontalScrollBar().value() - box.x) / box.width == pytest.approx(before, abs=0.01)


def test_sheets_are_walked_through_by_keys(opens: Opens) -> None:
    maker = opens("chu-shogi")
    view, bar = maker.studio.window.sheets, maker.studio.window.bar
    assert maker.sheets > 1
    assert bar.page.text() == f"1 of {maker.sheets}"
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.current == 1
    assert bar.page.text() == f"2 of {maker.sheets}"
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.current == maker.sheets - 1
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.current == 0


def test_a_drag_moves_the_table(maker: Maker) -> None:
    view = maker.studio.window.sheets
    view.zoom_to(view.scale * 6)
    bar = view.verticalScrollBar()
    start = bar.value()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    QTest.mouseMove(view.viewport(), QPoint(200, 120))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 120))
    assert bar.value() == start + 80


def test_huge_scales_are_painted_without_a_picture_of_the_whole(maker: Maker) -> None:
    view = maker.studio.window.sheets
    view.zoom_to(1e9)
    view.grab()
    assert view._cache.picture(view.spreads[0].front, view.scale, frozenset(), hurried=False) is None
    view.zoom_to(0)
    view.grab()
    assert view.scale > 0


def test_rows_lie_in_the_middle_and_beneath_each_other() -> None:
    rows = [Row(0, (False, True), 100, 50), Row(1, (False,), 100, 50)]
    table = place(rows, 2.0, 600)
    first, second, third = table.boxes
    assert (first.width, first.height) == (200, 100)
    assert second.x == first.x + 200 + GAP
    assert first.x + second.x + second.width == 600
    assert third.y == first.y + 100 + CAPTION + GAP
    assert third.x == 200
    scale = fitting(rows[0], 600, 400)
    assert place(rows, scale, 600).width == 600


@pytest.mark.parametrize("short_edge", [False, True])
@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("shift", [(0.0, 0.0), (6.0, -4.0)])
def test_against_the_light_the_back_lies_where_it_will_be_printed(
    qtbot: QtBot, short_edge: bool, lying: bool, shift: tuple[float, float]
) -> None:
    sheet = paper("A4", landscape=lying)
    wide, high = sheet.width, sheet.height
    front, back = Page(sheet), Page(sheet)
    front.fill(rectangle(20, 30, 60, 40), "#000000")
    sideways = short_edge is lying
    x, y = (wide - 80, 30.0) if sideways else (20.0, high - 70)
    # As sheets are made for a printer that shifts the back: as much the other way.
    back.fill(rectangle(x - shift[0], y - shift[1], 60, 40), "#000000")
    view = SheetView()
    qtbot.addWidget(view)
    view.resize(320, 320)
    view.set_sides(Sides.LIGHT)
    view.show_spreads([Spread(Picture(front), Picture(back), short_edge=short_edge, shift=shift)])
    picture = view.grab().toImage()
    box = view._table.boxes[0]
    scale = box.width / wide
    inside = [
        (column, row)
        for column in range(picture.width())
        for row in range(picture.height())
        if box.x + 2 < column < box.x + box.width - 2 and box.y + 2 < row < box.y + box.height - 2
    ]
    dark = [(column, row) for column, row in inside if picture.pixelColor(column, row).lightness() < 200]
    left, top = box.x + 20 * scale, box.y + 30 * scale
    assert len(dark) == pytest.approx(60 * 40 * scale * scale, rel=0.1)
    for column, row in dark:
        assert left - 2 <= column <= left + 60 * scale + 2
        assert top - 2 <= row <= top + 40 * scale + 2
