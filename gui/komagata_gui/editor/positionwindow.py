"""The window of the position editor: board, palette and inspector. It works on a copy; nothing is touched by it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QTabWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata.pieces import Side
from komagata_gui.actions import Actions
from komagata_gui.board.editing import EditBoard
from komagata_gui.board.palette import REACH, TILE, Ghost, Palette
from komagata_gui.chrome import GAP, mix, style_sheet, tones
from komagata_gui.editor.positionactions import ACTIONS, TOOLBAR
from komagata_gui.editor.positionfaults import FaultPanel
from komagata_gui.editor.positionmodel import PositionModel
from komagata_gui.editor.positionproblem import ProblemPanel
from komagata_gui.editor.positionset import SetPanel
from komagata_gui.editor.positionstate import StatePanel
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.play.scene import Display
from komagata_gui.play.stamps import stamps
from komagata_gui.play.words import game_name, side_name
from komagata_gui.theme import board_theme

INSPECTOR = 322
"""Width of the column at the right, in pixels."""


class Ground(QWidget):
    """The table that the board lies on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour: QColor | None = None

    def set_colour(self, colour: QColor) -> None:
        self._colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._colour is not None:
            QPainter(self).fillRect(event.rect(), self._colour)


class PaletteCard(QFrame):
    """The pieces of both players, those of whoever sits at the top above, and between them what is no piece."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.group = QButtonGroup(self)
        self.palettes = (Palette(self, self.group), Palette(self, self.group))
        self.mover, self.eraser = self._tool("hand"), self._tool("eraser")
        self.names = (QLabel(self), QLabel(self))
        for name in self.names:
            name.setProperty("role", "muted")
        tools = QHBoxLayout()
        tools.setSpacing(4)
        tools.addWidget(self.mover)
        tools.addWidget(self.eraser)
        tools.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(6)
        self._tools = tools
        self._flipped: bool | None = None
        self.mover.setChecked(True)
        self.retranslate()

    def _tool(self, picture: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(picture))
        button.setIconSize(QSize(20, 20))
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.group.addButton(button)
        return button

    def retranslate(self) -> None:
        self.mover.setText(tr("Move"))
        self.mover.setToolTip(tr("Move pieces: click one, then its new place"))
        self.eraser.setText(tr("Remove"))
        self.eraser.setToolTip(tr("Remove pieces by a click"))

    def arrange(self, *, flipped: bool) -> None:
        """Put the palette of whoever sits at the top above."""
        if flipped == self._flipped:
            return
        self._flipped = flipped
        while self._column.count():
            self._column.takeAt(0)
        top, low = (Side.FIRST, Side.SECOND) if flipped else (Side.SECOND, Side.FIRST)
        self._column.addWidget(self.names[top])
        self._column.addWidget(self.palettes[top])
        self._column.addSpacing(4)
        self._column.addLayout(self._tools)
        self._column.addSpacing(4)
        self._column.addWidget(self.names[low])
        self._column.addWidget(self.palettes[low])
        self._column.addStretch(1)

    def token(self) -> str | None:
        """The piece that is chosen."""
        return next((token for palette in self.palettes if (token := palette.token()) is not None), None)


class PositionWindow(QMainWindow):
    closing = Signal(QCloseEvent)
    colours_changed = Signal()
    dropped = Signal(Path)
    """A file was let fall on the window."""
    dropped_text = Signal(str)

    def __init__(self, model: PositionModel) -> None:
        super().__init__()
        self.setObjectName("position-editor")
        self.setAcceptDrops(True)
        self.actions_ = Actions(self, ACTIONS)
        self.board, self.palette_ = EditBoard(self), PaletteCard(self)
        self.ghost = Ghost(self)
        self.state, self.set = StatePanel(model, self), SetPanel(model, self)
        self.problem, self.faults = ProblemPanel(self), FaultPanel(self)
        self.tabs = QTabWidget(self)
        self.form, self.written = QComboBox(self), QLineEdit(self)
        self.told = QLabel(self)
        self._ground = Ground(self)
        self.drafts = QMenu(self)
        self._shown: tuple[object, ...] = ()
        self._sheet = ""
        self._lay_out()
        self._dress()

    def sizeHint(self) -> QSize:
        return QSize(1240, 780)

    # Layout

    def _lay_out(self) -> None:
        self.tabs.addTab(self.state, tr("Position"))
        self.tabs.addTab(self.set, tr("Set and hands"))
        self.tabs.addTab(self.problem, tr("Problem"))
        self.tabs.setDocumentMode(True)
        card = QFrame(self)
        card.setObjectName("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.tabs)
        self.faults.setMinimumHeight(92)
        self.faults.setMaximumHeight(190)
        side = QVBoxLayout()
        side.setSpacing(GAP)
        side.addWidget(card, 4)
        side.addWidget(self.faults, 1)
        column = QWidget(self)
        column.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        column.setFixedWidth(INSPECTOR)
        palette = QVBoxLayout()
        palette.addWidget(self.palette_)
        palette.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.board, 1)
        left.addLayout(self._text_row())
        row = QHBoxLayout()
        row.setContentsMargins(GAP, GAP, GAP, GAP)
        row.setSpacing(GAP)
        row.addLayout(left, 1)
        row.addLayout(palette)
        row.addWidget(column)
        self._ground.setLayout(row)
        self.setCentralWidget(self._ground)
        self._fill_toolbar()
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setContentsMargins(GAP, 0, GAP, 0)
        self.told.setProperty("role", "muted")
        self.statusBar().addWidget(self.told, 1)
        self.board.setFocus()

    def _text_row(self) -> QHBoxLayout:
        self.written.setAccessibleName(tr("The position as text"))
        self.written.setToolTip(tr("Type or paste a position here: it is shown as soon as it can be read"))
        self.form.setToolTip(tr("The form in which the position is written and copied"))
        self.form.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.form)
        row.addWidget(self.written, 1)
        for name in ("copy", "paste"):
            button = QToolButton(self)
            button.setDefaultAction(self.actions_[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAutoRaise(True)
            row.addWidget(button)
        return row

    def _fill_toolbar(self) -> None:
        bar = QToolBar(self)
        bar.setWindowTitle(tr("Toolbar"))
        bar.setMovable(False)
        bar.setIconSize(QSize(22, 22))
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for name in TOOLBAR:
            if not name:
                bar.addSeparator()
            elif name == "<stretch>":
                filler = QWidget(bar)
                filler.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
                bar.addWidget(filler)
            else:
                bar.addAction(self.actions_[name])
        use = bar.widgetForAction(self.actions_["use"])
        if isinstance(use, QToolButton):
            use.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            use.setObjectName("primary")
        self.actions_["drafts"].setMenu(self.drafts)
        drafts = bar.widgetForAction(self.actions_["drafts"])
        if isinstance(drafts, QToolButton):
            drafts.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.addToolBar(bar)

    # What is shown

    def show_game(self, model: PositionModel, display: Display) -> None:
        """The palette of a game, in the way it is displayed."""
        rules = model.now.rules
        shown = (rules, display, self.devicePixelRatioF())
        if shown == self._shown:
            return
        self._shown = shown
        up = Side.SECOND if display.flipped else Side.FIRST
        rows = {side: stamps(rules, side) for side in Side}
        most = max(len(lines) for lines in rows.values())
        tile = TILE if most <= 4 else TILE - 2
        chosen = self.palette_.token()
        for side in Side:
            self.palette_.palettes[side].show_rows(rows[side], display.style, display.theme, up=up, tile=tile)
            self.palette_.names[side].setText(side_name(rules, side))
        self.palette_.arrange(flipped=display.flipped)
        widest = max(len(row) for lines in rows.values() for row in lines)
        reach = round(tile * REACH / TILE) + 3
        self.palette_.setFixedWidth(max(widest * reach + 18, 190))
        if chosen is None or self.palette_.token() is None:
            (self.palette_.eraser if self.palette_.eraser.isChecked() else self.palette_.mover).setChecked(True)
        self.setWindowTitle(tr("Position editor: {game}", game=game_name(rules)))
        self._ground.set_colour(QColor(board_theme(display.theme).board.table))

    def _dress(self) -> None:
        sheet = style_sheet(self.palette()) + _primary(self.palette())
        if sheet != self._sheet:
            self._sheet = sheet
            self.setStyleSheet(sheet)

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasText() or any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.dropped.emit(Path(files[0]))
        else:
            self.dropped_text.emit(event.mimeData().text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._dress()
            self.colours_changed.emit()


def _primary(palette: QPalette) -> str:
    """The one button that everything here leads to."""
    t = tones(palette)
    return f"""
    QToolBar QToolButton#primary {{ background: {t.accent_soft.name()}; border: 1px solid {t.accent.name()};
        padding: 5px 12px; }}
    QToolBar QToolButton#primary:hover {{ background: {mix(t.accent_soft, t.accent, 0.2).name()}; }}
    QToolBar QToolButton#primary:disabled {{ background: transparent; border-color: {t.line.name()}; }}
    """


__all__ = ["INSPECTOR", "PaletteCard", "PositionWindow"]
