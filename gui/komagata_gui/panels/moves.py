"""The move list: the tree of the game as a page that is clicked, with the move shown always in sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from komagata.tree import Node
from komagata_gui.chrome import RADIUS, scaled, tones
from komagata_gui.i18n import tr
from komagata_gui.panels.movelayout import Item, Layout, Measures, MoveListLayout, Role

_SMALL = {Role.VARIATION, Role.SMALL_NUMBER, Role.BRACKET, Role.COMMENT, Role.RESULT}
_MUTED = {Role.NUMBER, Role.SMALL_NUMBER, Role.BRACKET, Role.ABSENT}


class MoveList(QAbstractScrollArea):
    """Shows the tree below a root. It is told what moves are called, and tells which one the user wants to see."""

    chosen = Signal(object)
    """The `Node` that was clicked."""
    stepped = Signal(int)
    """The wheel asks for the next (1) or the previous (-1) move."""
    menu_wanted = Signal(object, QPoint)
    """The context menu of a `Node`, at a place of the screen."""

    def __init__(self, move_text: Callable[[Node], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._move_text = move_text
        self._root: Node | None = None
        self._current: Node | None = None
        self._live: Node | None = None
        self._result = ""
        self._by_ply = False
        self._texts: dict[Node, str] = {}
        self._layout = Layout()
        self._laid: object = None
        """What the layout was made of: going through a long game changes nothing of it."""
        self._wide = -1
        """Width of the page that it was made for."""
        self._hovered: Node | None = None
        self._wheel = 0
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setFont(scaled(self.font(), 1.08))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.retranslate()

    def retranslate(self) -> None:
        # What moves are called may depend on the language.
        self.forget_texts()
        self.setAccessibleName(tr("Moves"))
        self.viewport().update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 36, metrics.height() * 14)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 22, self.fontMetrics().height() * 3)

    def forget_texts(self) -> None:
        """Moves are called by other names from now on."""
        self._texts.clear()
        self._laid = None

    def show_game(
        self, root: Node, current: Node, live: Node | None, result: str, *, by_ply: bool, revision: int
    ) -> None:
        """Show a game, or its changes, told by `revision`; `live` is where play stands, None where nobody plays."""
        if root is not self._root:
            self._texts.clear()
        self._root, self._current, self._live, self._result, self._by_ply = root, current, live, result, by_ply
        shown = (root, result, by_ply, revision)
        if shown != self._laid:
            self._lay_out()
            self._laid = shown
        self.viewport().update()
        self._reveal(current)
        self.setAccessibleDescription(self._text(current) if current.parent else tr("Start position"))

    def layout_of_moves(self) -> Layout:
        return self._layout

    def item_rect(self, node: Node) -> QRectF | None:
        """Where a move is in the viewport."""
        item = self._layout.of(node)
        return None if item is None else QRectF(item.x, item.y - self._offset, item.width, item.height)

    # Layout

    @property
    def _offset(self) -> int:
        return self.verticalScrollBar().value()

    def _text(self, node: Node) -> str:
        found = self._texts.get(node)
        if found is None:
            found = self._texts[node] = self._move_text(node)
        return found

    def _font(self, role: Role) -> QFont:
        font = scaled(self.font(), 0.93) if role in _SMALL else QFont(self.font())
        font.setItalic(role is Role.COMMENT)
        if role is Role.RESULT:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def _lay_out(self) -> None:
        if self._root is None:
            return
        metrics = {role: QFontMetricsF(self._font(role)) for role in Role}
        height = metrics[Role.MOVE].height()
        last = self._root.last().ply
        measures = Measures(
            width=float(self.viewport().width()),
            row=round(height * 1.55),
            line=round(height * 1.3),
            number=metrics[Role.NUMBER].horizontalAdvance("0" * max(2, len(str(last)))) + 18,
            indent=18.0,
            text_width=lambda words, role: metrics[role].horizontalAdvance(words),
        )
        self._layout = MoveListLayout(measures, self._text, self._by_ply).lay_out(self._root, self._result)
        self._wide = self.viewport().width()
        self.verticalScrollBar().setSingleStep(int(measures.row))
        self._fit_bar()

    def _fit_bar(self) -> None:
        bar, page = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(page)
        bar.setRange(0, self._last_page(page))
        self.viewport().update()

    def _last_page(self, page: int) -> int:
        """Where the last page begins: at the top of a line, so that none is cut in two."""
        rest = self._layout.height - page
        if rest <= 0:
            return 0
        return int(min((item.y for item in self._layout.items if item.y >= rest), default=rest))

    def _reveal(self, node: Node) -> None:
        """Scroll so that a move is in sight, with a row to spare."""
        item = self._layout.of(node)
        bar = self.verticalScrollBar()
        if item is None:
            bar.setValue(0)
            return
        top, bottom = item.y - item.height, item.y + 2 * item.height
        if node is self._live and not node.children:
            bottom = self._layout.height
        if top < self._offset:
            bar.setValue(int(top))
        elif bottom > self._offset + self.viewport().height():
            rest = bottom - self.viewport().height()
            bar.setValue(int(min((item.y for item in self._layout.items if item.y >= rest), default=rest)))

    # Events

    def resizeEvent(self, _event: object) -> None:
        if self.viewport().width() != self._wide:
            self._lay_out()
        else:
            self._fit_bar()
        if self._current is not None:
            self._reveal(self._current)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self._offset)
        top, bottom = self._offset + event.rect().top(), self._offset + event.rect().bottom()
        for item in self._layout.items:
            if item.y + item.height >= top and item.y <= bottom:
                self._paint(painter, item)

    def _paint(self, painter: QPainter, item: Item) -> None:
        colours = tones(self.palette())
        box = QRectF(item.x, item.y, item.width, item.height)
        flowing = item.role in _SMALL
        inner = box.adjusted(-4, 1, 4, -1) if flowing else box.adjusted(1, 1, -3, -1)
        current = item.node is not None and item.node is self._current
        if current or (item.node is not None and item.node is self._hovered):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent if current else colours.accent_soft)
            painter.drawRoundedRect(inner, RADIUS - 3, RADIUS - 3)
        elif item.node is not None and item.node is self._live:
            painter.setPen(colours.accent)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inner.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS - 3, RADIUS - 3)
        font = self._font(item.role)
        if current:
            painter.setPen(self.palette().base().color() if colours.accent.lightness() < 140 else Qt.GlobalColor.black)
        else:
            painter.setPen(colours.muted if item.role in _MUTED else colours.text)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        if item.role is Role.NUMBER:
            painter.drawText(box.adjusted(0, 0, -10, 0), flags | Qt.AlignmentFlag.AlignRight, item.text)
        else:
            painter.drawText(box.adjusted(0 if flowing else 9, 0, 40, 0), flags | Qt.AlignmentFlag.AlignLeft, item.text)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._layout.at(event.position().x(), event.position().y() + self._offset))

    def leaveEvent(self, _event: object) -> None:
        self._hover(None)

    def _hover(self, node: Node | None) -> None:
        if node is not self._hovered:
            self._hovered = node
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if node else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self._layout.at(event.position().x(), event.position().y() + self._offset)
        if node is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(node)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        node = self._layout.at(event.pos().x(), event.pos().y() + self._offset)
        if node is not None:
            self.menu_wanted.emit(node, event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel walks through the moves; fine wheels and touchpads send parts of a notch."""
        self._wheel += event.angleDelta().y()
        while abs(self._wheel) >= 120:
            step = -1 if self._wheel > 0 else 1
            self._wheel += 120 * step
            self.stepped.emit(step)
        event.accept()


__all__ = ["MoveList"]
