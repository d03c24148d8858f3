"""About the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

import komagata
from komagata_gui.chrome import scaled
from komagata_gui.i18n import tr


class TextDialog(QDialog):
    """A heading and paragraphs."""

    def __init__(self, title: str, heading: str, paragraphs: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        head = QLabel(heading, self)
        head.setFont(scaled(self.font(), 1.6, bold=True))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 22, 24, 16)
        layout.setSpacing(12)
        layout.addWidget(head)
        for words in paragraphs:
            label = QLabel(words, self)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(label)
        layout.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 66)


def about_program(parent: QWidget | None = None) -> TextDialog:
    paragraphs = [
        tr("Chess games of directional, wedge-shaped pieces: to be played, set up and printed."),
        tr("Version {version}", version=komagata.__version__),
        tr("Free software under the GNU General Public License, version 3 or later. It comes without any warranty."),
        tr("Characters: Zen Antique and Yuji Boku; figures: Noto Sans Symbols 2; all under the Open Font License."),
    ]
    return TextDialog(tr("About Komagata"), "Komagata  駒形", paragraphs, parent)


__all__ = ["TextDialog", "about_program"]
