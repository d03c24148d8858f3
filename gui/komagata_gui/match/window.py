"""The window of a match: arranges boards, record and messages. It decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QSlider,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata_gui.actions import Actions
from komagata_gui.chrome import GAP, style_sheet
from komagata_gui.i18n import tr
from komagata_gui.match.actions import ACTIONS, MENUS, TOOLBAR
from komagata_gui.match.table import MatchTable
from komagata_gui.match.timeline import Timeline
from komagata_gui.panels.info import InfoPanel

NAVIGATION = ("first", "previous", "next", "last")


class RecordCard(QFrame):
    """The timeline, and beneath it a slider that moves both boards through the match."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.timeline = Timeline(self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout()
        row.setSpacing(2)
        for name in NAVIGATION:
            button = QToolButton(self)
            button.setDefaultAction(actions[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.slider, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 10, 4)
        layout.setSpacing(2)
        layout.addWidget(self.timeline, 1)
        layout.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        self.slider.setAccessibleName(tr("Moment of the match"))


class MatchWindow(QMainWindow):
    closing = Signal(QCloseEvent)
    language_changed = Signal()
    colours_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("match")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.actions_ = Actions(self, ACTIONS)
        self.table = MatchTable(self)
        self.info = InfoPanel(self)
        self.record = RecordCard(self.actions_, self)
        below = QHBoxLayout()
        below.setContentsMargins(GAP, GAP, GAP, GAP)
        below.setSpacing(GAP)
        below.addWidget(self.info, 2)
        below.addWidget(self.record, 5)
        centre = QWidget(self)
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table, 1)
        layout.addLayout(below)
        self.setCentralWidget(centre)
        self.told, self.pointed = QLabel(self), QLabel(self)
        for label in (self.told, self.pointed):
            label.setProperty("role", "muted")
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setContentsMargins(GAP, 0, GAP, 0)
        self.statusBar().addWidget(self.told, 1)
        self.statusBar().addPermanentWidget(self.pointed)
        self._menus = [self.menuBar().addMenu("") for _ in MENUS]
        self._fill_menus()
        self._sheet = ""
        self._dress()
        self.table.boards[0].setFocus()

    def sizeHint(self) -> QSize:
        return QSize(1360, 900)

    def _fill_menus(self) -> None:
        for menu, target in zip(MENUS, self._menus, strict=True):
            for name in menu.entries:
                if name:
                    target.addAction(self.actions_[name])
                else:
                    target.addSeparator()
        bar = QToolBar(self)
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setIconSize(QSize(22, 22))
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for name in TOOLBAR:
            if name:
                bar.addAction(self.actions_[name])
            else:
                bar.addSeparator()
        self.addToolBar(bar)
        self._retranslate()

    def _retranslate(self) -> None:
        for menu, target in zip(MENUS, self._menus, strict=True):
            target.setTitle(tr(menu.label))
        self.record.retranslate()

    def _dress(self) -> None:
        sheet = style_sheet(self.palette())
        if sheet != self._sheet:
            self._sheet = sheet
            self.setStyleSheet(sheet)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.actions_.retranslate()
            self._retranslate()
            self.language_changed.emit()
        elif event.type() is QEvent.Type.PaletteChange:
            self._dress()
            self.colours_changed.emit()


__all__ = ["MatchWindow", "RecordCard"]
