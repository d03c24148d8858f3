"""What is exported and printed: the right files, nothing written over unasked, nothing half done, exact sizes."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pypdf
import pytest
from PIL import Image
from pypdf.generic import DictionaryObject
from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from komagata.draw.sheet import Page, paper
from komagata_gui.studio.exports import formats
from komagata_gui.studio.painting import Picture, Spread
from komagata_gui.studio.paperwork import WhatToPrint
from komagata_gui.studio.printing import Run, duplex, layout_of, make_printer, pictures, run_printer, warnings
from komagata_gui.work import Stopped
from tests.gui.studio.maker import Maker, press

LINE = 0.12
"""Width of the lines of the ruler, in millimetres."""
METHODS = ["duplex", "gutter", "label", "sticker", "hollow", "laser", "solid"]


def goes_to(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_a, **_k: str(path))


def told(maker: Maker) -> str:
    return maker.studio.window.statusBar().currentMessage()


def left_over(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("."))


# Export


@pytest.mark.parametrize("method", METHODS)
def test_every_format_of_every_method(
    maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    maker.makes("method", method)
    possible = formats(maker.studio.shown.plan)
    assert possible
    for ending in possible:
        folder = tmp_path / (ending or "all")
        folder.mkdir()
        goes_to(monkeypatch, folder / f"set{ending}" if ending else folder)
        maker.acts(f"export-{ending.removeprefix('.') or 'folder'}")
        maker.waits()
        files = [path for path in folder.iterdir() if path.is_file()]
        assert files
        assert all(path.stat().st_size > 200 for path in files)
        assert str(folder) in told(maker)
        assert left_over(folder) == []
    actions = maker.studio.window.actions_
    assert actions["export-stl"].isEnabled() is (method == "solid")
    assert actions["print"].isEnabled() is (method not in ("laser", "solid"))


def test_a_name_without_its_ending_gets_it(maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_to(monkeypatch, tmp_path / "my set")
    maker.acts("export-pdf")
    maker.waits()
    assert (tmp_path / "my set.pdf").read_bytes().startswith(b"%PDF")


def test_nothing_is_written_over_without_a_question(
    maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_to(monkeypatch, tmp_path / "set.svg")
    maker.acts("export-svg")
    maker.waits()
    files = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(files) == 2
    maker.makes("looks.style", "fide")
    maker.in_dialog(lambda: exported(maker, "svg"), lambda dialog: press(dialog, "Cancel"))
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == files
    assert told(maker) == "Nothing was written."
    maker.in_dialog(lambda: exported(maker, "svg"), lambda dialog: press(dialog, "Replace"))
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in files}
    assert all(path.read_bytes() != before for path, before in files.items())


def exported(maker: Maker, kind: str) -> None:
    maker.acts(f"export-{kind}")
    maker.waits()


def test_cancelled_in_the_middle_nothing_is_left(maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from komagata_gui.studio import exports

    real = exports.stage

    def slow(plan: object, target: Path, progress: Callable[[int, int], None]) -> object:
        def tell(done: int, total: int) -> None:
            maker.bot  # noqa: B018
            while maker.studio.exports.writer.busy:
                pass
            progress(done, total)

        return real(plan, target, tell)  # type: ignore[arg-type]

    monkeypatch.setattr(exports, "stage", slow)
    goes_to(monkeypatch, tmp_path / "set.svg")
    maker.acts("export-svg")
    assert maker.studio.window.working.isVisible()
    maker.studio.window.working.stop.click()
    maker.waits()
    maker.studio.exports.writer.close()
    assert list(tmp_path.iterdir()) == []
    assert not maker.studio.window.working.isVisible()


def test_where_nothing_can_be_written_the_reason_is_said(
    maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    goes_to(monkeypatch, tmp_path / "file" / "set.pdf")
    said: list[str] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(dialog.informativeText())
        dialog.accept()

    maker.in_dialog(lambda: exported(maker, "pdf"), read)
    assert "set.pdf" in said[0]


def test_what_is_not_what_the_form_says_cannot_be_written(maker: Maker) -> None:
    maker.sets("sheet.margin", 9.0)
    actions = maker.studio.window.actions_
    assert not actions["print"].isEnabled()
    assert not actions["export"].isEnabled()
    maker.waits()
    assert actions["print"].isEnabled()
    maker.makes("sheet.margin", -4.0)
    assert not actions["print"].isEnabled()


# Printing


@pytest.fixture
def printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Whatever is printed lands in files."""
    files: list[Path] = []

    def accept(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        files.append(tmp_path / f"{len(files)}.pdf")
        printer.setOutputFileName(str(files[-1]))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    return files


def ruler(path: Path, page: int = 1) -> float:
    """The length of the ruler on a printed page, in millimetres, measured on a picture of its lower left: from the
    middle of the line at one end to that at the other."""
    dots, (wide, high), top = 600, (110, 40), 257
    box = [str(round(edge * dots / 25.4)) for edge in (0, top, wide, high)]
    area = [word for pair in zip(("-x", "-y", "-W", "-H"), box, strict=True) for word in pair]
    command = ["pdftocairo", "-png", "-gray", "-singlefile", "-r", str(dots), "-f", str(page), "-l", str(page), *area]
    subprocess.run([*command, path, path.with_suffix("")], check=True, timeout=60)
    with Image.open(path.with_suffix(".png")) as picture:
        dark = picture.convert("L").point([255] * 150 + [0] * 106)
        rows = (dark.crop((0, y, dark.width, y + 1)).tobytes() for y in range(dark.height))
        return max(len(run) for row in rows for run in re.findall(b"\xff+", row)) * 25.4 / dots - LINE


def fonts(page: pypdf.PageObject) -> object:
    resources = page["/Resources"].get_object()
    assert isinstance(resources, DictionaryObject)
    return resources.get("/Font", {})


def test_sheets_are_printed_at_exact_scale(maker: Maker, printed: list[Path]) -> None:
    maker.in_dialog(lambda: maker.acts("print"), lambda dialog: dialog.accept())
    assert len(printed) == 1
    pages = pypdf.PdfReader(printed[0]).pages
    assert len(pages) == 2
    for page in pages:
        assert float(page.mediabox.width) == pytest.approx(210 / 25.4 * 72, abs=0.6)
        assert float(page.mediabox.height) == pytest.approx(297 / 25.4 * 72, abs=0.6)
        assert not fonts(page)
    assert ruler(printed[0]) == pytest.approx(50.0, abs=0.1)
    assert told(maker) == "Sent to the printer. Pages: 2"


def test_fronts_and_backs_are_printed_apart_where_the_printer_cannot_turn_sheets(
    maker: Maker, printed: list[Path]
) -> None:
    def only(run: Run) -> Callable[[QDialog], None]:
        def choose(dialog: QDialog) -> None:
            assert isinstance(dialog, WhatToPrint)
            dialog.runs[run].click()
            dialog.accept()

        return choose

    for run in (Run.FRONTS, Run.BACKS):
        maker.in_dialog(lambda: maker.acts("print"), only(run))
    assert [len(pypdf.PdfReader(path).pages) for path in printed] == [1, 1]
    assert printed[0].read_bytes() != printed[1].read_bytes()


def test_the_calibration_page_is_printed(maker: Maker, printed: list[Path]) -> None:
    maker.in_dialog(lambda: maker.acts("calibration"), lambda dialog: dialog.accept())
    assert len(pypdf.PdfReader(printed[0]).pages) == 2


def test_parts_are_printed_one_by_one(maker: Maker, printed: list[Path]) -> None:
    maker.makes("parts", ("pieces", "board", "booklet"))

    def booklet(dialog: QDialog) -> None:
        assert isinstance(dialog, WhatToPrint)
        # Booklets are turned over the other edge: not everything can be printed at once.
        assert dialog.part.findData("") < 0
        dialog.part.setCurrentIndex(dialog.part.findData("booklet"))
        dialog.accept()

    maker.in_dialog(lambda: maker.acts("print"), booklet)
    pages = pypdf.PdfReader(printed[0]).pages
    assert len(pages) == sum(2 for spread in maker.studio.shown.spreads if spread.part == "booklet")
    assert float(pages[0].mediabox.width) > float(pages[0].mediabox.height)


def spread(width: float = 210.0, height: float = 297.0) -> Spread:
    front, back = Page(paper(f"{width}x{height}")), Page(paper(f"{width}x{height}"))
    front.line((4, 10), (100, 10))
    back.line((20, 20), (50, 20))
    return Spread(Picture(front), Picture(back))


@pytest.mark.parametrize(
    ("flip", "run", "turned"),
    [
        ("long", Run.BOTH, QPrinter.DuplexMode.DuplexLongSide),
        ("short", Run.BOTH, QPrinter.DuplexMode.DuplexShortSide),
        ("long", Run.FRONTS, QPrinter.DuplexMode.DuplexNone),
        ("long", Run.BACKS, QPrinter.DuplexMode.DuplexNone),
    ],
)
def test_the_printer_is_told_how_to_turn_the_sheets(flip: str, run: Run, turned: QPrinter.DuplexMode) -> None:
    assert duplex([spread()], run, flip) == turned
    assert duplex([replace(spread(), back=None)], run, flip) == QPrinter.DuplexMode.DuplexNone
    printer = make_printer([spread()], run, flip)
    assert printer.fullPage()
    layout = printer.pageLayout()
    assert layout.margins() == QMarginsF(0, 0, 0, 0)
    assert layout.orientation() == QPageLayout.Orientation.Portrait
    assert layout.pageSize().id() == QPageSize.PageSizeId.A4


def test_pages_of_any_size_lie_as_they_should() -> None:
    lying = layout_of(Picture(Page(paper("A3", landscape=True))))
    assert lying.orientation() == QPageLayout.Orientation.Landscape
    assert lying.pageSize().id() == QPageSize.PageSizeId.A3
    own = layout_of(Picture(Page(paper("123x456"))))
    assert own.fullRect(QPageLayout.Unit.Millimeter).width() == pytest.approx(123, abs=0.2)
    assert own.fullRect(QPageLayout.Unit.Millimeter).height() == pytest.approx(456, abs=0.2)


def test_another_paper_and_wide_margins_are_warned_of() -> None:
    spreads = [spread()]
    printer = make_printer(spreads, Run.BOTH, "long")
    assert warnings(printer, spreads, Run.BOTH) == []
    letter = QPageLayout(QPageSize(QPageSize.PageSizeId.Letter), QPageLayout.Orientation.Portrait, QMarginsF())
    printer.setPageLayout(letter)
    assert "216 × 279" in str(warnings(printer, spreads, Run.BOTH)[0])
    narrow = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(6, 6, 6, 6),
        QPageLayout.Unit.Millimeter,
        QMarginsF(6, 6, 6, 6),
    )

    class Narrow:
        def pageLayout(self) -> QPageLayout:
            return narrow

    assert "6.0 mm" in str(warnings(Narrow(), spreads, Run.BOTH)[0])  # type: ignore[arg-type]
    assert warnings(Narrow(), spreads, Run.BACKS) == []  # type: ignore[arg-type]


def test_pages_come_in_the_order_in_which_sheets_are_printed() -> None:
    spreads = [spread(), spread()]
    for run, expected in (
        (Run.BOTH, [spreads[0].front, spreads[0].back, spreads[1].front, spreads[1].back]),
        (Run.FRONTS, [spreads[0].front, spreads[1].front]),
        (Run.BACKS, [spreads[0].back, spreads[1].back]),
    ):
        assert list(pictures(spreads, run)) == expected


def test_every_page_has_its_own_size(tmp_path: Path) -> None:
    spreads = [spread(), spread(100, 60)]
    printer = make_printer(spreads, Run.FRONTS, "long")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "two.pdf"))
    assert run_printer(printer, spreads, Run.FRONTS) == 2
    boxes = [page.mediabox for page in pypdf.PdfReader(tmp_path / "two.pdf").pages]
    size = QSizeF(float(boxes[1].width), float(boxes[1].height)) * (25.4 / 72)
    assert size.width() == pytest.approx(100, abs=0.3)
    assert size.height() == pytest.approx(60, abs=0.3)


def test_printing_can_be_stopped(tmp_path: Path) -> None:
    printer = make_printer([spread()], Run.BOTH, "long")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "stopped.pdf"))

    def stop(_done: int, _total: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        run_printer(printer, [spread()], Run.BOTH, stop)


# Printers


def test_the_offset_is_kept_for_each_printer(maker: Maker) -> None:
    box = maker.studio.printers.box

    def choose(name: str) -> None:
        if box.findData(name) < 0:
            box.addItem(name, name)
        box.setCurrentIndex(box.findData(name))
        box.activated.emit(box.currentIndex())

    choose("Upstairs")
    maker.makes("sheet.offset", (0.5, -0.3))
    choose("Downstairs")
    maker.makes("sheet.offset", (1.0, 0.0))
    choose("Upstairs")
    maker.waits()
    assert maker.studio.job.sheet.offset == (0.5, -0.3)
    assert maker.studio.shown.spreads[0].shift == (0.5, -0.3)
    maker.studio.window.presets.box.setCurrentIndex(maker.studio.window.presets.box.findData("duplex-a4"))
    maker.studio.window.presets.box.activated.emit(0)
    maker.waits()
    # A preset says how a set is made, not what this printer does.
    assert maker.studio.job.sheet.offset == (0.5, -0.3)
    assert not maker.studio.shelf.changed
