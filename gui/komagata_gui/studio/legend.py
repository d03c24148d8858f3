"""The layers of laser sheets with their colours; each can be hidden in the preview."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QWidget

from komagata_gui.chrome import GAP
from komagata_gui.i18n import tr


class LayerLegend(QFrame):
    hidden = Signal(frozenset)
    """The layers that are not to be seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.boxes: dict[str, QCheckBox] = {}
        self._shown: dict[str, tuple[str, ...]] = {}
        self._title = QLabel(self)
        self._title.setProperty("role", "muted")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(GAP + 4, 5, GAP, 5)
        self._row.setSpacing(GAP + 4)
        self._row.addWidget(self._title)
        self._row.addStretch(1)
        self.hide()

    def show_layers(self, layers: Mapping[str, tuple[str, ...]]) -> None:
        """Show layers with their colours; those that were hidden stay so."""
        self._shown = dict(layers)
        off = self.off()
        for box in self.boxes.values():
            self._row.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes = {}
        for place, (name, colours) in enumerate(layers.items(), 1):
            box = self.boxes[name] = QCheckBox(_words(name), self)
            box.setObjectName(f"layer-{name}")
            box.setIcon(_swatch(colours, self.devicePixelRatioF()))
            box.setChecked(name not in off)
            box.toggled.connect(lambda _on: self.hidden.emit(self.off()))
            self._row.insertWidget(place, box)
        self.setVisible(bool(layers))

    def off(self) -> frozenset[str]:
        return frozenset(name for name, box in self.boxes.items() if not box.isChecked())

    def retranslate(self) -> None:
        self._title.setText(tr("Layers"))
        self.show_layers(self._shown)


def _words(layer: str) -> str:
    known = {"engrave": tr("Engrave"), "score": tr("Score"), "cut": tr("Cut")}
    return known.get(layer, layer)


def _swatch(colours: tuple[str, ...], ratio: float) -> QIcon:
    """The colours of a layer side by side."""
    picture = QPixmap(round(14 * ratio), round(14 * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QPainterPath()
    frame.addRoundedRect(1, 1, 12, 12, 3, 3)
    painter.setClipPath(frame)
    for place, colour in enumerate(colours):
        painter.fillRect(QRectF(1 + 12 * place / len(colours), 1, 12 / len(colours), 12), QColor(colour))
    painter.end()
    return QIcon(picture)


__all__ = ["LayerLegend"]
