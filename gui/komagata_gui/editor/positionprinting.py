"""Pages of problems through the system's printing: vectors at exact scale.

The only module here that needs QtPrintSupport; it is loaded when somebody prints.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from komagata.draw.sheet import Page
from komagata_gui.glyphs import paint

RESOLUTION = 1200
"""Dots to the inch."""


def layout_of(page: Page) -> QPageLayout:
    """A page as a printer is told it: full size, without margins."""
    width, height = page.paper.width, page.paper.height
    size = QPageSize(
        QSizeF(min(width, height), max(width, height)),
        QPageSize.Unit.Millimeter,
        page.paper.name,
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    lying = QPageLayout.Orientation.Landscape if width > height else QPageLayout.Orientation.Portrait
    return QPageLayout(size, lying, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


def make_printer(pages: Sequence[Page]) -> QPrinter:
    """A printer that is told all that the pages need."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setResolution(RESOLUTION)
    printer.setCreator("Komagata")
    printer.setDocName((pages[0].title if pages else "") or "Komagata")
    if pages:
        printer.setPageLayout(layout_of(pages[0]))
    printer.setFullPage(True)
    return printer


def print_pages(pages: Sequence[Page], printer: QPrinter) -> bool:
    """Print; False if the printer does not take it."""
    painter = QPainter()
    if not pages or not painter.begin(printer):
        return False
    for number, page in enumerate(pages):
        if number and not printer.newPage():
            painter.end()
            return False
        painter.resetTransform()
        painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4)
        paint(painter, tuple(page.shapes()))
    return bool(painter.end())


__all__ = ["layout_of", "make_printer", "print_pages"]
