"""The user's settings as a form made from their table. Every change is in force at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from komagata.errors import KomagataError
from komagata_gui.i18n import tr
from komagata_gui.panels.choices import choices_of
from komagata_gui.settings import LANGUAGE, SETTINGS, Setting, Settings

AnySetting = Setting[Any]


class PreferencesDialog(QDialog):
    failed = Signal(str)
    """A choice is in force, but could not be kept for the next start."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(tr("Preferences"))
        self._settings = settings
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(24)
        self._form.setVerticalSpacing(10)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for setting in SETTINGS:
            self._add(setting)
        self._trouble = QLabel(self)
        self._trouble.setWordWrap(True)
        self._trouble.setProperty("role", "danger")
        self._trouble.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(self._form)
        layout.addStretch(1)
        layout.addWidget(self._trouble)
        layout.addWidget(buttons)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 68)

    def _add(self, setting: AnySetting) -> None:
        field = self._check(setting) if isinstance(setting.default, bool) else self._combo(setting)
        field.setObjectName(setting.key)
        label = QLabel(tr(setting.label), self)
        label.setBuddy(field)
        if isinstance(field, QCheckBox):
            label.hide()
            field.setText(tr(setting.label))
            self._form.addRow("", field)
        else:
            self._form.addRow(label, field)
        if setting.help is not None and setting is not LANGUAGE:
            words = QLabel(tr(setting.help), self)
            words.setWordWrap(True)
            words.setProperty("role", "muted")
            self._form.addRow("", words)

    def _check(self, setting: AnySetting) -> QCheckBox:
        box = QCheckBox(self)
        box.setChecked(bool(self._settings.get(setting)))
        box.toggled.connect(lambda on: self._keep(setting, on))
        return box

    def _combo(self, setting: AnySetting) -> QComboBox:
        box = QComboBox(self)
        for value, words in choices_of(setting):
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(self._settings.get(setting))))
        box.activated.connect(lambda _index: self._keep(setting, box.currentData()))
        return box

    def _keep(self, setting: AnySetting, value: Any) -> None:
        try:
            self._settings.set(setting, value)
            self._trouble.hide()
        except KomagataError as error:
            self._trouble.setText(tr("This holds until the program ends; it could not be kept: {reason}", reason=error))
            self._trouble.show()


__all__ = ["PreferencesDialog"]
