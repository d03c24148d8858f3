"""How the chosen piece moves: a diagram, its marks, and the movement read back in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from komagata.betza import BetzaError, parse
from komagata.describe import describe
from komagata.draw.diagram import Figure, figure, find, meanings, remarks
from komagata.errors import KomagataError
from komagata.faces import Drawing
from komagata.kernel import make_kernel
from komagata.position import Rules
from komagata.variants.cloning import alone
from komagata.variants.compiler import compile_variant
from komagata.variants.reader import structure
from komagata.variants.schema import VariantFile
from komagata_gui.chrome import scaled
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.glyphs import paint
from komagata_gui.i18n import pick, tr
from komagata_gui.play.scene import Display
from komagata_gui.theme import board_theme

KEY = 30
"""Width of a mark of the legend, in pixels."""
MOST = 330
"""Width of a diagram at most."""


class _Picture(QWidget):
    """A drawing in squares, as large as there is room."""

    def __init__(self, drawing: Drawing, squares: float, parent: QWidget, side: int = 0) -> None:
        super().__init__(parent)
        self._drawing, self._squares, self._centred = drawing, squares, bool(side)
        self._side = side
        policy = QSizePolicy.Policy.Fixed if side else QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)
        if side:
            self.setFixedSize(side, side)

    def resizeEvent(self, _event: object) -> None:
        if not self._side:
            self.setFixedHeight(max(120, min(self.width(), MOST)))

    def sizeHint(self) -> QSize:
        return QSize(self._side or MOST, self._side or MOST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 2
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter.translate(box.center() if self._centred else box.topLeft())
        painter.scale(side / self._squares, side / self._squares)
        paint(painter, self._drawing)
        painter.end()


class MovementPanel(QScrollArea):
    def __init__(self, model: VariantModel, display: Display, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._display = model, display
        self.kind = ""
        self._shown: object = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_kind(self, kind: str) -> None:
        self.kind = kind
        self.refresh()

    def refresh(self) -> None:
        """Show the piece as the file has it now, also if the file as a whole cannot be played."""
        values = self._model.text.values
        pieces = values.get("pieces")
        piece = pieces.get(self.kind) if isinstance(pieces, dict) else None
        shown = (self.kind, piece, values.get("zones"), values.get("board"), self.palette().cacheKey())
        if shown == self._shown:
            return
        self._shown = shown
        self.setWidget(self._page(piece if isinstance(piece, dict) else {}))

    def phrases(self) -> list[str]:
        """The movement in words, as it is shown."""
        page = self.widget()
        return [label.text() for label in page.findChildren(QLabel, "phrase")] if page else []

    def _page(self, piece: dict[str, object]) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        if not piece:
            column.addWidget(self._label(tr("Choose a piece to see how it moves."), page, muted=True))
            column.addStretch(1)
            return page
        foreign = piece.get("foreign")
        others = [foreign] if isinstance(foreign, str) and foreign and foreign != self.kind else []
        for kind in (self.kind, *others):
            part = self._model.value("pieces", kind)
            names = part.get("names") if isinstance(part, dict) else None
            words = pick({str(key): str(name) for key, name in names.items()}) if isinstance(names, dict) else kind
            if kind != self.kind:
                words = tr("While it serves the other army, it moves as {piece}", piece=words)
            title = self._label(words or kind, page)
            title.setFont(scaled(self.font(), 1.15, bold=True))
            column.addWidget(title)
            self._fill(column, page, kind, part if isinstance(part, dict) else {})
        column.addStretch(1)
        return page

    def _fill(self, column: QVBoxLayout, page: QWidget, kind: str, part: dict[str, object]) -> None:
        for words, good in _movements(part):
            label = self._label(words, page, role="" if good else "danger")
            label.setObjectName("phrase")
            column.addWidget(label)
        rules = self._rules(kind)
        if rules is None:
            return
        code = find(rules, kind)
        found: Figure = figure(rules, code, self._display.style, board_theme(self._display.theme))
        column.addWidget(_Picture(found.drawing, found.squares, page))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, (mark, meaning) in enumerate([*meanings(found.keys), *remarks(rules, code, found.keys)]):
            if mark:
                grid.addWidget(_Picture(mark, 1.15, page, KEY), row, 0)
            grid.addWidget(self._label(tr(meaning), page, muted=True), row, 1)
        column.addLayout(grid)

    def _label(self, words: str, page: QWidget, *, muted: bool = False, role: str = "") -> QLabel:
        label = QLabel(words, page)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        if muted or role:
            label.setProperty("role", role or "muted")
        return label

    def _rules(self, kind: str) -> Rules | None:
        """A game in which the piece can be looked at: nothing of the rest of the file matters for its movement."""
        try:
            compiled = compile_variant(structure(alone(self._model.text.values, [kind]), VariantFile))
        except KomagataError:
            return None
        return Rules(compiled, make_kernel(compiled.tables))


def _movements(part: dict[str, object]) -> Iterator[tuple[str, bool]]:
    """The movements of a piece in words; what is wrong with one that cannot be read, and False."""
    entries = part.get("move_in")
    zones = entries if isinstance(entries, dict) else {}
    for zone, move in (("", part.get("move", "")), *zones.items()):
        try:
            phrases = [tr(phrase) for phrase in describe(parse(str(move)))]
        except BetzaError as error:
            yield tr("Character {offset}: {why}", offset=error.offset + 1, why=tr(error.text)), False
            continue
        words = reduce(lambda one, other: tr("{one}; {other}", one=one, other=other), phrases) if phrases else ""
        words = tr("{words}.", words=words[:1].upper() + words[1:]) if words else tr("It does not move.")
        yield (tr("In {zone} also: {words}", zone=zone, words=words) if zone else words), True


__all__ = ["MovementPanel"]
