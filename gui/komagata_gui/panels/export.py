"""A picture of a position or an animation of a game as a file: what, how large, how it looks, with a preview."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDrag, QMouseEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from komagata.errors import KomagataError
from komagata_gui.i18n import tr
from komagata_gui.panels.choices import choices_of
from komagata_gui.play.picture import image_of, picture_data, picture_options
from komagata_gui.play.scene import Display
from komagata_gui.play.subject import ANIMATIONS, PICTURES, Subject, Wish, made
from komagata_gui.settings import COORDINATES, STYLE, THEME
from komagata_gui.theme import board_theme
from komagata_gui.work import Progress, Worker

if TYPE_CHECKING:
    from komagata.draw import Options

POSITION, GAME = "position", "game"
LEAST_WIDTH, MOST_WIDTH, USUAL_WIDTH = 100, 4000, 640
PAUSE = 120
"""Milliseconds after the last change before the preview is drawn again."""


class Preview(QLabel):
    """A small picture that can be dragged into another program."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.svg = ""
        self.words = ""
        self._pressed: QPoint | None = None
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumSize(300, 300)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(tr("Drag the picture into another program"))
        self.setAccessibleName(tr("Preview"))

    def show_svg(self, svg: str, words: str) -> None:
        self.svg, self.words = svg, words
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        far = QApplication.startDragDistance()
        if self._pressed is None or (event.position().toPoint() - self._pressed).manhattanLength() < far:
            return
        self._pressed = None
        drag = QDrag(self)
        drag.setMimeData(picture_data(self.svg, self.words))
        drag.setPixmap(self.pixmap().scaledToWidth(160, Qt.TransformationMode.SmoothTransformation))
        drag.exec(Qt.DropAction.CopyAction)

    def _fit(self) -> None:
        if not self.svg:
            return
        ratio = self.devicePixelRatioF()
        image = image_of(self.svg, 1.0)
        room = self.size() * ratio
        scale = min(room.width() / image.width(), room.height() / image.height())
        picture = QPixmap.fromImage(image_of(self.svg, scale))
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)


class ExportDialog(QDialog):
    saved = Signal(Path)
    """A file was written."""

    def __init__(self, subject: Subject, display: Display, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("export-dialog")
        self.setWindowTitle(tr("Export a picture"))
        self._subject = subject
        self._display = display
        self._folder = folder
        self.worker = Worker(self)
        self.preview = Preview(self)
        self.what = self._combo([(POSITION, tr("This position"))], POSITION)
        if subject.plies:
            self.what.addItem(tr("The game, as an animation"), GAME)
        self.style_box = self._combo(choices_of(STYLE), display.style)
        self.theme = self._combo(choices_of(THEME), display.theme)
        self.coordinates = self._combo(choices_of(COORDINATES), display.coordinates)
        self.width_box = _whole(LEAST_WIDTH, MOST_WIDTH, USUAL_WIDTH)
        self.width_box.setSingleStep(20)
        self.width_box.setSuffix(tr(" pixels"))
        self.hands, self.last, self.flipped = (QCheckBox(words, self) for words in _checks())
        self.hands.setChecked(True)
        self.last.setChecked(True)
        self.flipped.setChecked(display.flipped)
        self.first_ply = _whole(0, subject.plies, 0)
        self.last_ply = _whole(0, subject.plies, subject.plies)
        self.pace, self.rest = _seconds(1.0), _seconds(4.0)
        self._trouble = QLabel(self)
        self._trouble.setWordWrap(True)
        self._trouble.setProperty("role", "danger")
        self.bar = QProgressBar(self)
        self.save = QPushButton(tr("&Save…"), self)
        self.stop = QPushButton(tr("&Stop"), self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._redraw = QTimer(self, interval=PAUSE, singleShot=True)
        self._redraw.timeout.connect(self.redraw)
        self._lay_out()
        self._connect()
        self._choose()
        self.redraw()

    # What is wanted

    @property
    def animated(self) -> bool:
        return bool(self.what.currentData() == GAME)

    def wish(self) -> Wish:
        from komagata.draw import Pace

        pace = Pace(round(1000 * self.pace.value()), round(1000 * self.rest.value()))
        wish = Wish(self._options(), self.width_box.value(), self.last.isChecked())
        if not self.animated:
            return wish
        return replace(wish, first_ply=self.first_ply.value(), last_ply=self.last_ply.value(), pace=pace)

    def _options(self) -> Options:
        display = replace(
            self._display,
            style=self.style_box.currentData(),
            coordinates=self.coordinates.currentData(),
            flipped=self.flipped.isChecked(),
        )
        options = picture_options(display)
        return replace(options, theme=board_theme(self.theme.currentData()), hands=self.hands.isChecked())

    # Making it

    def ask(self) -> None:
        """Ask for the name of the file, and make it."""
        suffixes = ANIMATIONS if self.animated else PICTURES
        names = ";;".join(f"{suffix.removeprefix('.').upper()} (*{suffix})" for suffix in suffixes)
        suggestion = self._folder / f"{self._subject.name.replace('/', '-')}{suffixes[0]}"
        chosen, form = QFileDialog.getSaveFileName(self, tr("Export a picture"), str(suggestion), names)
        if not chosen:
            return
        path = Path(chosen)
        if path.suffix.lower() not in suffixes:
            wanted = next((suffix for suffix in suffixes if f"*{suffix}" in form), suffixes[0])
            path = path.with_name(path.name + wanted)
        self.make(path)

    def make(self, path: Path) -> None:
        wish = self.wish()

        def work(progress: Progress) -> Path:
            # Left off in the middle, it closes what it has open at once.
            with closing(made(self._subject, wish, path)) as steps:
                for done, count in steps:
                    progress(done, count)
            return path

        self._trouble.clear()
        self.bar.setRange(0, 0)
        self._busy(on=True)
        self.worker.do(work)

    def _came(self, done: int, count: int) -> None:
        self.bar.setRange(0, count)
        self.bar.setValue(done)

    def _failed(self, error: Exception) -> None:
        faults = error.faults if isinstance(error, KomagataError) else ()
        self._trouble.setText("\n".join(tr(fault.text) for fault in faults) or str(error))

    def _made(self, path: Path) -> None:
        self.saved.emit(path)
        self.accept()

    def _busy(self, *, on: bool) -> None:
        self.bar.setVisible(on)
        self.stop.setVisible(on)
        self._form.setEnabled(not on)
        self.save.setEnabled(not on)

    def done(self, result: int) -> None:
        self.worker.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.worker.close()
        super().closeEvent(event)

    # The form

    def redraw(self) -> None:
        """Draw the preview: the last frame of an animation stands for all."""
        from komagata import draw

        wish = self.wish()
        if not self.animated:
            self.preview.show_svg(self._subject.svg(wish.options, None, wish.last), self._subject.words)
            return
        reel = self._subject.reel(wish.options, wish.last_ply or 0, wish.last_ply, draw.Marks(last=wish.last))
        table = draw.laid(reel.moment(0), reel.options, reel.names)
        self.preview.show_svg(table.svg(reel.moment(0), ground=True), self._subject.words)

    def _choose(self) -> None:
        for part in self._animated_parts:
            self._fields.setRowVisible(part, self.animated)
        self._redraw.start()

    def _connect(self) -> None:
        self.what.activated.connect(self._choose)
        for box in (self.style_box, self.theme, self.coordinates):
            box.activated.connect(self._redraw.start)
        for check in (self.hands, self.last, self.flipped):
            check.toggled.connect(self._redraw.start)
        self.first_ply.valueChanged.connect(self.last_ply.setMinimum)
        self.last_ply.valueChanged.connect(self.first_ply.setMaximum)
        self.last_ply.valueChanged.connect(self._redraw.start)
        self.save.clicked.connect(self.ask)
        self.stop.clicked.connect(self.worker.close)
        self.worker.came.connect(self._came)
        self.worker.failed.connect(self._failed)
        self.worker.done.connect(self._made)
        self.worker.ended.connect(lambda: self._busy(on=False))
        self._buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        self._form = QWidget(self)
        self._fields = fields = QFormLayout(self._form)
        fields.setContentsMargins(0, 0, 0, 0)
        fields.setHorizontalSpacing(16)
        fields.setVerticalSpacing(10)
        rows: Sequence[tuple[str, QWidget]] = (
            (tr("What"), self.what),
            (tr("From move"), self.first_ply),
            (tr("Up to move"), self.last_ply),
            (tr("Each move"), self.pace),
            (tr("The last one"), self.rest),
            (tr("Pieces"), self.style_box),
            (tr("Board"), self.theme),
            (tr("Coordinates"), self.coordinates),
            (tr("Width"), self.width_box),
        )
        for words, field in rows:
            fields.addRow(words, field)
        for check in (self.hands, self.last, self.flipped):
            fields.addRow("", check)
        self._animated_parts = (self.first_ply, self.last_ply, self.pace, self.rest)
        self.save.setDefault(True)
        self._buttons.addButton(self.save, QDialogButtonBox.ButtonRole.ActionRole)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self._form)
        left.addStretch(1)
        left.addWidget(self._trouble)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addLayout(left)
        columns.addWidget(self.preview, 1)
        below = QHBoxLayout()
        below.addWidget(self.bar, 1)
        below.addWidget(self.stop)
        below.addStretch(0)
        below.addWidget(self._buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(columns, 1)
        layout.addLayout(below)
        self._busy(on=False)
        self.resize(820, 520)

    def _combo(self, choices: Sequence[tuple[object, str]], chosen: object) -> QComboBox:
        box = QComboBox(self)
        for value, words in choices:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        return box


def _checks() -> tuple[str, str, str]:
    return tr("Pieces in hand"), tr("The last move"), tr("Seen from the other side")


def _whole(least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    return box


def _seconds(value: float) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(0.05, 60.0)
    box.setSingleStep(0.1)
    box.setDecimals(2)
    box.setValue(value)
    box.setSuffix(tr(" s"))
    return box


__all__ = ["GAME", "POSITION", "ExportDialog", "Preview"]
