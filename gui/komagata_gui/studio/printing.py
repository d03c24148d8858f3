"""Sheets through the system's printing: vectors at exact scale, page by page, nothing fitted or centred.

The only module that needs QtPrintSupport, which is loaded when somebody prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from komagata.errors import KomagataError
from komagata.text import Text, text
from komagata_gui.studio.painting import Picture, Spread
from komagata_gui.work import Progress

RESOLUTION = 1200
"""Dots to the inch: a tenth of the thinnest line that is drawn."""
NEAR = 1.0
"""Millimetres by which a paper may differ from the one that the sheets are made for."""


class Run(Enum):
    """What is printed in one go."""

    BOTH = "both"
    """Fronts and backs; the printer turns the sheets."""
    FRONTS = "fronts"
    BACKS = "backs"


def pictures(spreads: Iterable[Spread], run: Run) -> Iterator[Picture]:
    """The pages of a run in the order in which they are printed: front, back, front, back."""
    for spread in spreads:
        if run is not Run.BACKS:
            yield spread.front
        if run is not Run.FRONTS and spread.back is not None:
            yield spread.back


def layout_of(picture: Picture) -> QPageLayout:
    """The page as a printer is told it: full size, without margins."""
    width, height = picture.paper.width(), picture.paper.height()
    size = QPageSize(
        QSizeF(min(width, height), max(width, height)),
        QPageSize.Unit.Millimeter,
        picture.page.paper.name,
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    lying = QPageLayout.Orientation.Landscape if width > height else QPageLayout.Orientation.Portrait
    return QPageLayout(size, lying, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


def printer_names() -> list[str]:
    """The printers that the system knows."""
    return list(QPrinterInfo.availablePrinterNames())


def make_printer(spreads: Sequence[Spread], run: Run, flip: str, name: str = "", title: str = "") -> QPrinter:
    """A printer that is told all that the sheets need: the one called `name`, or the system's usual one."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if name in printer_names():
        printer.setPrinterName(name)
    printer.setResolution(RESOLUTION)
    printer.setCreator("Komagata")
    printer.setDocName(title or "Komagata")
    printer.setDuplex(duplex(spreads, run, flip))
    prepare(printer, spreads, run)
    return printer


def duplex(spreads: Iterable[Spread], run: Run, flip: str) -> QPrinter.DuplexMode:
    """How the printer is to turn the sheets; `flip` is the edge, `long` or `short`."""
    if run is not Run.BOTH or all(spread.back is None for spread in spreads):
        return QPrinter.DuplexMode.DuplexNone
    return QPrinter.DuplexMode.DuplexLongSide if flip == "long" else QPrinter.DuplexMode.DuplexShortSide


def prepare(printer: QPrinter, spreads: Sequence[Spread], run: Run) -> None:
    """Set the first page; a dialog may have changed more than it should."""
    first = next(pictures(spreads, run), None)
    if first is not None:
        printer.setPageLayout(layout_of(first))
    printer.setFullPage(True)


def warnings(printer: QPrinter, spreads: Sequence[Spread], run: Run) -> list[Text]:
    """What would come out otherwise than it is shown, with the paper and the margins that the printer has now."""
    found: list[Text] = []
    layout = printer.pageLayout()
    full = layout.fullRect(QPageLayout.Unit.Millimeter)
    pages = list(pictures(spreads, run))
    first = pages[0] if pages else None
    if first is not None:
        wide, high = first.paper.width(), first.paper.height()
        if abs(full.width() - wide) > NEAR or abs(full.height() - high) > NEAR:
            found.append(
                text(
                    "The printer has paper of {width} × {height} mm, and the sheets are made for {wide} × {high} mm.",
                    width=f"{full.width():.0f}",
                    height=f"{full.height():.0f}",
                    wide=f"{wide:.0f}",
                    high=f"{high:.0f}",
                )
            )
    least = QPageLayout(layout)
    least.setUnits(QPageLayout.Unit.Millimeter)
    margins = least.minimumMargins()
    cut = [page for page in pages if _is_cut(page, margins)]
    if cut:
        widest = max(margins.left(), margins.top(), margins.right(), margins.bottom())
        found.append(
            text(
                "The printer leaves up to {margin} mm white at the edges, and something would be printed there: make "
                "the margins wider.",
                margin=f"{widest:.1f}",
            )
        )
    return found


def _is_cut(page: Picture, margins: QMarginsF) -> bool:
    return not page.ink.isEmpty() and not page.paper.marginsRemoved(margins).contains(page.ink)


def run_printer(printer: QPrinter, spreads: Sequence[Spread], run: Run, progress: Progress | None = None) -> int:
    """Print; returns how many pages. `progress` is told after each page, and may raise to stop: nothing is printed
    then. Raises KomagataError if the printer does not take it."""
    pages = list(pictures(spreads, run))
    prepare(printer, spreads, run)
    painter = QPainter()
    if not pages or not painter.begin(printer):
        raise KomagataError(text("the printer does not take the sheets"))
    try:
        for number, page in enumerate(pages):
            if number:
                printer.setPageLayout(layout_of(page))
                printer.setFullPage(True)
                if not printer.newPage():
                    raise KomagataError(text("the printer does not take the sheets"))
            painter.resetTransform()
            painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4)
            page.paint(painter)
            if progress:
                progress(number + 1, len(pages))
    except BaseException:
        printer.abort()
        raise
    finally:
        painter.end()
    return len(pages)


__all__ = [
    "NEAR",
    "RESOLUTION",
    "Run",
    "duplex",
    "layout_of",
    "make_printer",
    "pictures",
    "prepare",
    "printer_names",
    "run_printer",
    "warnings",
]
