"""The text of the file: TOML in colours, with line numbers, and a mark where it goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from komagata_gui.chrome import mix, tones
from komagata_gui.i18n import tr

WAIT = 250
"""Milliseconds after a keystroke until the text is read."""
LONGEST = 4000
"""Characters of a line that is shown in colours."""
_PARTS = re.compile(
    r"(?P<heading>^\s*\[.*?\]\s*(?=#|$))|(?P<text>\"(?:[^\"\\]|\\.)*\"|'[^']*')|(?P<remark>#.*$)"
    r"|(?P<key>(?:[\w.-]+|\"[^\"]*\")(?=\s*=))|(?P<value>\b(?:true|false|[-+]?\d[\d_.]*)\b)"
)


class _Colours(QSyntaxHighlighter):
    def __init__(self, document: QTextDocument, palette_of: QWidget) -> None:
        super().__init__(document)
        self._widget = palette_of
        self._formats: dict[str, QTextCharFormat] = {}
        self.dress()

    def dress(self) -> None:
        """Take the colours of the palette in force."""
        found = tones(self._widget.palette())
        colours = {"heading": found.accent, "text": found.good, "remark": found.muted, "value": found.warning}
        self._formats = {}
        for name, colour in colours.items():
            form = QTextCharFormat()
            form.setForeground(colour)
            if name == "heading":
                form.setFontWeight(600)
            self._formats[name] = form
        self.rehighlight()

    def highlightBlock(self, line: str) -> None:
        if len(line) > LONGEST:
            return
        for part in _PARTS.finditer(line):
            form = self._formats.get(part.lastgroup or "")
            if form is not None:
                self.setFormat(part.start(), part.end() - part.start(), form)


class _Numbers(QWidget):
    """The strip with the numbers of the lines."""

    def __init__(self, page: TomlView) -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(self) -> QSize:
        return QSize(self._page.strip_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._page.paint_numbers(self, event)


class TomlView(QPlainTextEdit):
    typed = Signal(str)
    """The text as it is after some keystrokes."""
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("The file as text"))
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        # Steps back lead over changes of the form, too: the model keeps them.
        self.setUndoRedoEnabled(False)
        self._faulty: tuple[int, ...] = ()
        self._colours = _Colours(self.document(), self)
        self._strip = _Numbers(self)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(WAIT)
        self._wait.timeout.connect(self.flush)
        self.textChanged.connect(self._wait.start)
        self.blockCountChanged.connect(lambda _count: self._fit())
        self.updateRequest.connect(self._scrolled)
        self.cursorPositionChanged.connect(self._mark)
        self._fit()

    def flush(self) -> None:
        """Tell of what was typed, if anything was."""
        self._wait.stop()
        self.typed.emit(self.toPlainText())

    def show_source(self, source: str) -> None:
        """Show a text, keeping the place that is looked at: only what differs is replaced."""
        now = self.toPlainText()
        if now == source:
            return
        begin = next(
            (n for n, (a, b) in enumerate(zip(now, source, strict=False)) if a != b), min(len(now), len(source))
        )
        end = 0
        while end < min(len(now), len(source)) - begin and now[-1 - end] == source[-1 - end]:
            end += 1
        with QSignalBlocker(self):
            cursor = QTextCursor(self.document())
            cursor.setPosition(_units(now[:begin]))
            cursor.setPosition(_units(now[: len(now) - end]), QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(source[begin : len(source) - end])
        self._wait.stop()
        self._fit()
        self._strip.update()

    def show_faults(self, lines: Iterable[int]) -> None:
        self._faulty = tuple(lines)
        self._mark()
        self._strip.update()

    def go_to_line(self, line: int, column: int = 1) -> None:
        block = self.document().findBlockByNumber(line - 1)
        if block.isValid():
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + min(max(0, column - 1), max(0, block.length() - 1)))
            self.setTextCursor(cursor)
            self.centerCursor()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _mark(self) -> None:
        colours = tones(self.palette())
        marks = [self._line(line - 1, mix(colours.card, colours.danger, 0.3)) for line in self._faulty]
        if self.hasFocus():
            marks.insert(0, self._line(self.textCursor().blockNumber(), mix(colours.card, colours.accent, 0.1)))
        self.setExtraSelections(marks)

    def _line(self, number: int, colour: QColor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(self.document().findBlockByNumber(max(0, number)))
        mark.format.setBackground(colour)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        return mark

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.flush()
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo_wanted.emit()
        else:
            super().keyPressEvent(event)

    # The strip

    def strip_width(self) -> int:
        return self.fontMetrics().horizontalAdvance("9" * max(3, len(str(self.blockCount())))) + 14

    def _fit(self) -> None:
        self.setViewportMargins(self.strip_width(), 0, 0, 0)

    def _scrolled(self, rect: QRect, by: int) -> None:
        if by:
            self._strip.scroll(0, by)
        else:
            self._strip.update(0, rect.y(), self._strip.width(), rect.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._strip.setGeometry(QRect(inside.left(), inside.top(), self.strip_width(), inside.height()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if hasattr(self, "_colours") and event.type() is QEvent.Type.PaletteChange:
            self._colours.dress()

    def paint_numbers(self, strip: QWidget, event: QPaintEvent) -> None:
        colours = tones(self.palette())
        painter = QPainter(strip)
        painter.fillRect(event.rect(), mix(colours.card, colours.line, 0.25))
        block = self.firstVisibleBlock()
        height = self.fontMetrics().height()
        while block.isValid():
            top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
            if top > event.rect().bottom():
                break
            number = block.blockNumber() + 1
            painter.setPen(colours.danger if number in self._faulty else colours.muted)
            area = QRect(0, round(top), strip.width() - 7, height)
            painter.drawText(area, Qt.AlignmentFlag.AlignRight, str(number))
            block = block.next()
        painter.end()


def _units(words: str) -> int:
    """How many of Qt's characters a text has: those beyond the first 65,536 count twice."""
    return len(words.encode("utf-16-le")) // 2


__all__ = ["TomlView"]
