"""The main window: arranges board, players, move list and messages. It decides nothing and knows no game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPlainTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata.tree import Node
from komagata_gui.actions import Actions
from komagata_gui.board.widget import BoardView
from komagata_gui.chrome import GAP, style_sheet
from komagata_gui.i18n import tr
from komagata_gui.panels.clocks import PlayerCard
from komagata_gui.panels.entry import MoveEntry
from komagata_gui.panels.info import InfoPanel
from komagata_gui.panels.moves import MoveList

NAVIGATION = ("first", "previous", "next", "last", "live")


class MovesCard(QFrame):
    """The move list with what belongs to it: comment, ways through the game, a field to type a move."""

    def __init__(self, move_text: Callable[[Node], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.list = MoveList(move_text, self)
        self.comment = QPlainTextEdit(self)
        self.comment.setTabChangesFocus(True)
        self.comment.hide()
        self.entry = MoveEntry(self)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addLayout(self._buttons)
        row.addWidget(self.entry, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.comment)
        layout.addLayout(row)
        self.retranslate()

    def add_buttons(self, actions: Actions) -> None:
        for name in NAVIGATION:
            button = QToolButton(self)
            button.setDefaultAction(actions[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._buttons.addWidget(button)

    def retranslate(self) -> None:
        self.comment.setPlaceholderText(tr("A comment on the move shown"))
        self.comment.setAccessibleName(tr("Comment"))
        self.comment.setFixedHeight(self.fontMetrics().lineSpacing() * 4 + 12)
        self.list.retranslate()
        self.entry.retranslate()


class Table(QWidget):
    """The board with the column beside it, or below it where the window is higher than wide."""

    def __init__(self, move_text: Callable[[Node], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._ground: QColor | None = None
        self.board = BoardView(self)
        self.top, self.bottom = PlayerCard(self), PlayerCard(self)
        self.moves = MovesCard(move_text, self)
        self.info = InfoPanel(self)
        self.side = QWidget(self)
        column = QVBoxLayout(self.side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.top)
        column.addWidget(self.moves, 1)
        column.addWidget(self.info)
        column.addWidget(self.bottom)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(GAP, GAP, GAP, GAP)
        self._row.setSpacing(GAP)
        self._row.addWidget(self.board, 1)
        self._row.addWidget(self.side, 0)
        self._fit()

    def set_ground(self, colour: QColor) -> None:
        """The colour of the table that the board lies on, which goes on around it."""
        self._ground = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground is not None:
            QPainter(self).fillRect(event.rect(), self._ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the column what its texts need, and the board the rest."""
        letter = self.fontMetrics().averageCharWidth()
        wide = self.width() >= self.height() * 0.95
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        if wide:
            best = max(letter * 44, round(self.width() * 0.27))
            self.side.setFixedWidth(min(best, letter * 62, round(self.width() * 0.42)))
            self.side.setMaximumHeight(16777215)
        else:
            self.side.setMinimumWidth(0)
            self.side.setMaximumWidth(16777215)
            self.side.setMaximumHeight(max(260, round(self.height() * 0.42)))


class MainWindow(QMainWindow):
    closing = Signal(QCloseEvent)
    """The window is about to close; `ignore` the event to keep it open."""
    dropped = Signal(QMimeData)
    """Files or text were let fall on the window."""
    language_changed = Signal()
    colours_changed = Signal()

    def __init__(self, move_text: Callable[[Node], str]) -> None:
        super().__init__()
        self.setObjectName("main")
        self.setAcceptDrops(True)
        self.actions_ = Actions(self)
        self.table = Table(move_text, self)
        self.table.moves.add_buttons(self.actions_)
        self.setCentralWidget(self.table)
        self.told = QLabel(self)
        self.told.setProperty("role", "muted")
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setContentsMargins(GAP, 0, GAP, 0)
        self.pointed = QLabel(self)
        self.pointed.setProperty("role", "muted")
        self.statusBar().addWidget(self.told, 1)
        self.statusBar().addPermanentWidget(self.pointed)
        self._dark: str = ""
        self._dress()
        self.table.board.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(1180, 820)

    def remember(self) -> str:
        """Size and place as text that `recall` takes."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def recall(self, geometry: object) -> None:
        if not (isinstance(geometry, str) and self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))):
            self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))

    def _dress(self) -> None:
        sheet = style_sheet(self.palette())
        if sheet != self._dark:
            self._dark = sheet
            self.setStyleSheet(sheet)

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.actions_.retranslate()
            self.table.moves.retranslate()
            self.language_changed.emit()
        elif event.type() is QEvent.Type.PaletteChange:
            self._dress()
            self.colours_changed.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if openable(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if openable(event.mimeData()):
            event.acceptProposedAction()
            self.dropped.emit(event.mimeData())


def openable(data: QMimeData) -> bool:
    """Whether something that is held over the window may be opened."""
    return any(url.isLocalFile() for url in data.urls()) or (data.hasText() and bool(data.text().strip()))


__all__ = ["MainWindow", "MovesCard", "Table", "openable"]
