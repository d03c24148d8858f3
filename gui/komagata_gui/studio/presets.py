"""The bar above the form: with which preset it began, whether that has been changed, and what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from komagata_gui.actions import Actions
from komagata_gui.chrome import GAP
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.studio.widgets import Choice


@dataclass(frozen=True, slots=True)
class Preset:
    """A preset in the list."""

    id: str
    name: str
    own: bool = False


class PresetBar(QFrame):
    chosen = Signal(str)

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._label = QLabel(self)
        self.box = Choice(self)
        self._label.setBuddy(self.box)
        self.box.activated.connect(lambda _index: self.chosen.emit(str(self.box.currentData())))
        self.mark = QLabel("•", self)
        self.mark.setProperty("role", "danger")
        self.save = QToolButton(self)
        self.save.setDefaultAction(actions["preset-save"])
        self.save.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.more = QToolButton(self)
        self.more.setIcon(icon("more"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.more)
        for name in ("save-as", "revert", "", "rename", "delete", "", "import", "export"):
            menu.addAction(actions[f"preset-{name}"]) if name else menu.addSeparator()
        self.more.setMenu(menu)
        self.more.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP + 2, 6, GAP, 6)
        row.setSpacing(6)
        row.addWidget(self._label)
        row.addWidget(self.box, 1)
        row.addWidget(self.mark)
        row.addWidget(self.save)
        row.addWidget(self.more)

    def retranslate(self) -> None:
        self._label.setText(tr("Preset"))
        self.mark.setToolTip(tr("Changed, and not saved"))
        self.mark.setAccessibleName(tr("Changed, and not saved"))
        self.more.setToolTip(tr("More for presets"))
        self.more.setAccessibleName(tr("More for presets"))

    def show_presets(
        self, presets: Sequence[Preset], current: str, abouts: Mapping[str, str], *, changed: bool
    ) -> None:
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItem(tr("None"), "")
            for own in (False, True):
                group = [preset for preset in presets if preset.own is own]
                if group:
                    self.box.insertSeparator(self.box.count())
                for preset in group:
                    self.box.addItem(preset.name, preset.id)
                    self.box.setItemData(self.box.count() - 1, abouts.get(preset.id, ""), Qt.ItemDataRole.ToolTipRole)
            self.box.setCurrentIndex(max(0, self.box.findData(current)))
        self.show_changed(changed)

    def show_changed(self, changed: bool) -> None:
        policy = self.mark.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.mark.setSizePolicy(policy)
        self.mark.setVisible(changed)


__all__ = ["Preset", "PresetBar"]
