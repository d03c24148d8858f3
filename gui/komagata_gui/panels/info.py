"""The card that says how things stand: whose turn, check, what the engine does, why a move was refused, who has won.

It replaces message boxes: nothing that it says has to be clicked away.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from komagata_gui.chrome import Tones, scaled, tones
from komagata_gui.icons import draw_icon


class Mood(Enum):
    """How a message is meant: decides icon colour and emphasis."""

    CALM = auto()
    ALERT = auto()
    REFUSAL = auto()
    TROUBLE = auto()
    RESULT = auto()


@dataclass(frozen=True, slots=True)
class Button:
    id: str
    label: str
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """All that the card shows."""

    headline: str
    body: str = ""
    icon: str = "info"
    mood: Mood = Mood.CALM
    buttons: tuple[Button, ...] = ()


class _Icon(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self.colour = "info", QColor()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.6)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_icon(painter, QRectF(self.rect()), self.name, self.colour)


class InfoPanel(QFrame):
    pressed = Signal(str)
    """The id of a button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._message = Message("")
        self._icon = _Icon(self)
        self._headline, self._body = QLabel(self), QLabel(self)
        for label in (self._headline, self._body):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._headline.setFont(scaled(self.font(), 1.0, bold=True))
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        texts = QVBoxLayout()
        texts.setSpacing(4)
        texts.addStretch(1)
        texts.addWidget(self._headline)
        texts.addWidget(self._body)
        texts.addLayout(self._buttons)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 11, 14, 11)
        row.setSpacing(12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)
        # Room for a sentence or two, so that the list above does not jump with every word.
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * 4 + 26)

    def message(self) -> Message:
        return self._message

    def show_message(self, message: Message) -> None:
        if message == self._message:
            return
        changed = message.buttons != self._message.buttons
        self._message = message
        self._headline.setText(message.headline)
        self._body.setText(message.body)
        self._body.setVisible(bool(message.body))
        self._icon.name = message.icon
        if changed:
            self._make_buttons(message.buttons)
        self._paint_moods()
        self.setAccessibleName(" ".join(part for part in (message.headline, message.body) if part))
        self.updateGeometry()

    def changeEvent(self, event: object) -> None:
        super().changeEvent(event)  # type: ignore[arg-type]
        if hasattr(self, "_headline"):
            self._paint_moods()

    def _make_buttons(self, buttons: tuple[Button, ...]) -> None:
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for button in buttons:
            widget = QPushButton(button.label, self)
            widget.setObjectName(button.id)
            widget.setAutoDefault(False)
            widget.setDefault(button.primary)
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            widget.clicked.connect(lambda _checked=False, name=button.id: self.pressed.emit(name))
            self._buttons.addWidget(widget)
        if buttons:
            self._buttons.addStretch(1)

    def _paint_moods(self) -> None:
        colours = tones(self.palette())
        self._icon.colour = _mood_colour(self._message.mood, colours)
        self._icon.update()
        palette = QPalette(self._headline.palette())
        strong = self._message.mood in {Mood.ALERT, Mood.REFUSAL, Mood.TROUBLE}
        palette.setColor(QPalette.ColorRole.WindowText, self._icon.colour if strong else colours.text)
        if palette != self._headline.palette():
            self._headline.setPalette(palette)


def _mood_colour(mood: Mood, colours: Tones) -> QColor:
    return {
        Mood.CALM: colours.muted,
        Mood.ALERT: colours.danger,
        Mood.REFUSAL: colours.warning,
        Mood.TROUBLE: colours.danger,
        Mood.RESULT: colours.accent,
    }[mood]


__all__ = ["Button", "InfoPanel", "Message", "Mood"]
