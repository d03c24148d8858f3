"""The strip below the preview: what comes out in numbers, and on demand the list of everything that is made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata_gui.chrome import GAP, scaled
from komagata_gui.i18n import tr
from komagata_gui.studio.plans import Count, Figure


class FigureBox(QWidget):
    """A number above what it counts."""

    def __init__(self, figure: Figure, parent: QWidget) -> None:
        super().__init__(parent)
        value, words = QLabel(figure.value, self), QLabel(figure.words, self)
        value.setFont(scaled(self.font(), 1.3, bold=True))
        words.setProperty("role", "muted")
        words.setFont(scaled(self.font(), 0.88))
        self.setToolTip(figure.tip)
        self.setAccessibleName(f"{figure.value} {figure.words}")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(value)
        layout.addWidget(words)


class Notes(QLabel):
    """Remarks, each on a line of its own; what does not fit is in the tooltip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[str, ...] = ()
        self.setProperty("role", "muted")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[str]) -> None:
        self._lines = tuple(line[:1].upper() + line[1:] for line in lines)
        self.setToolTip("\n\n".join(self._lines))
        self.setVisible(bool(lines))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, width = self.fontMetrics(), max(40, self.width())
        self.setText("\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in self._lines))


class Totals(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("foot")
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.figures: tuple[Figure, ...] = ()
        self._boxes: list[FigureBox] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(2 * GAP)
        self._row.addStretch(1)
        self.toggle = QToolButton(self)
        self.toggle.setCheckable(True)
        self.toggle.setAutoRaise(True)
        self.toggle.setArrowType(Qt.ArrowType.UpArrow)
        self.toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggle.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggle.toggled.connect(self._open)
        self._row.addWidget(self.toggle)
        self._row.addLayout(self.buttons)
        self.notes = Notes(self)
        self.table = QTableWidget(0, 3, self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setShowGrid(False)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.table.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP + 4, 8, GAP, 8)
        layout.setSpacing(6)
        layout.addWidget(self.table)
        layout.addWidget(self.notes)
        layout.addLayout(self._row)
        self.retranslate()
        self.show_totals((), (), ())

    def retranslate(self) -> None:
        self.toggle.setText(tr("List"))
        self.toggle.setToolTip(tr("Everything that is made, by kind"))
        self.table.setHorizontalHeaderLabels([tr("Count"), tr("Piece"), tr("Game")])
        self.table.setAccessibleName(tr("Everything that is made, by kind"))

    def show_totals(self, figures: Sequence[Figure], counts: Sequence[Count], notes: Sequence[str]) -> None:
        self.figures = tuple(figures)
        for box in self._boxes:
            self._row.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._boxes = [FigureBox(figure, self) for figure in figures]
        for place, box in enumerate(self._boxes):
            self._row.insertWidget(place, box)
        self.notes.show_lines(notes)
        self.toggle.setEnabled(bool(counts))
        self.table.setRowCount(len(counts))
        for row, one in enumerate(counts):
            for column, words in enumerate((str(one.count), one.name, one.game)):
                item = QTableWidgetItem(words)
                if column == 0:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        self.table.resizeColumnsToContents()
        self.table.resizeRowsToContents()
        self.table.setFixedHeight(min(220, 34 + sum(self.table.rowHeight(row) for row in range(len(counts)))))

    def _open(self, wanted: bool) -> None:
        self.table.setVisible(wanted)
        self.toggle.setArrowType(Qt.ArrowType.DownArrow if wanted else Qt.ArrowType.UpArrow)


__all__ = ["FigureBox", "Totals"]
