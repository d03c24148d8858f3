"""The board as a widget that shows scenes and tells intents; `widget.BoardView` adds what mouse and keys do."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from komagata.moves import Transition
from komagata_gui.board import chooser, speech
from komagata_gui.board.animation import Glide, motions
from komagata_gui.board.frame import Frame
from komagata_gui.board.geometry import Box, Geometry, arrange, preferred_size
from komagata_gui.board.gestures import Cancelled, Chosen, Drawn, End, Gestures, Go, Intent, Step
from komagata_gui.board.paint import Canvas, dirty
from komagata_gui.board.state import Arrow, BoardState, Continuation, Preview, Question, Spot
from komagata_gui.glyphs import PieceCache
from komagata_gui.i18n import tr
from komagata_gui.theme import board_theme


class BoardDisplay(QWidget):
    """Shows one `BoardState` at a time.

    After `move_intent`, `drop_intent` and `step_intent` the owner either plays the move and calls `set_scene`, or asks
    how it goes on with `ask` (which form the piece takes) or `go_on` (further legs). `cancelled` says that the user has
    given up such a half-made move; the view has then forgotten it already.
    """

    move_intent = Signal(int, int)
    """Origin and target, the target among the origin's destinations. Origin equal to target is a pass."""
    drop_intent = Signal(int, int)
    """Hand slot of the side to move, and target among its drops."""
    move_refused = Signal(int, int)
    """Origin and a target that is not among its destinations: the owner may say why, or plan the move."""
    drop_refused = Signal(int, int)
    """Hand slot and a target that is not among its drops."""
    step_intent = Signal(int)
    """Next square of the move that `go_on` continues."""
    end_intent = Signal()
    """The move that `go_on` continues is to end where the piece is."""
    promotion_chosen = Signal(int)
    """`value` of the choice taken of the question that `ask` put."""
    cancelled = Signal()
    """The user gave up a question or a continuation."""
    square_clicked = Signal(int)
    """A square was clicked with the left button, whatever else that meant."""
    selection_changed = Signal()
    """`selection` is another one now."""
    hovered = Signal(object)
    """The `Spot` under the pointer, or None. Answer with `set_preview`."""
    drawings_changed = Signal()
    """The user drew or removed an arrow or a circle."""
    animation_finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gestures = Gestures(self._emit)
        self._canvas, self._cache = Canvas(), PieceCache()
        self._preview: Preview | None = None
        self._drawings: tuple[Arrow, ...] = ()
        self._pointer: tuple[float, float] | None = None
        self._standing: tuple[Spot, Spot] | None = None
        """Where the moving piece comes from, and where the user sees it already: it need not glide there."""
        self._glide = Glide()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=180)
        self._clock.valueChanged.connect(self._refresh)
        self._clock.finished.connect(self._arrived)
        self._settling = QTimer(self, singleShot=True, interval=150)
        self._settling.timeout.connect(self._settle)
        self._shown = self._frame()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 120)
        self.setAccessibleName(tr("Board"))

    # What the owner says

    def set_scene(self, state: BoardState, transition: Transition | None = None, *, backwards: bool = False) -> None:
        """Show `state`; with the `transition` that led to it, or `backwards` from it, pieces glide to their places."""
        old, standing, self._standing = self.scene(), self._standing, None
        self._clock.stop()
        self._glide, self._preview = Glide(), None
        self._gestures.show(state)
        if transition and self._clock.duration() and self.isVisible() and old.grid == state.grid:
            self._glide = Glide(motions(old, state, transition, backwards=backwards)).without(standing)
        if self._glide.motions:
            self._clock.start()
        self._refresh()

    def scene(self) -> BoardState:
        """The scene that is shown."""
        return self._gestures.state

    def ask(self, question: Question) -> None:
        """Offer choices at a square; answered by `promotion_chosen` or `cancelled`.

        A single choice is taken at once.
        """
        if len(question.choices) > 1:
            self._standing = question.spot, Spot(question.square)
        self._gestures.ask(question)
        self._refresh()

    def go_on(self, continuation: Continuation) -> None:
        """Show how a begun move may go on; answered by `step_intent`, `end_intent` or `cancelled`."""
        self._standing = Spot(continuation.path[0]), Spot(continuation.path[-1])
        self._gestures.go_on(continuation)
        self._refresh()

    def cancel(self) -> bool:
        """Forget selection, question, continuation and drag; False if there was nothing to forget."""
        done = self._gestures.cancel()
        self._refresh()
        return done

    def selection(self) -> Spot | None:
        """The piece that the user has picked."""
        return self._gestures.now.selected

    def set_preview(self, preview: Preview | None) -> None:
        """Show what the move under the pointer would do."""
        self._preview = preview
        self._refresh()

    def set_animation(self, milliseconds: int) -> None:
        """Duration of a glide; 0: pieces jump."""
        self._clock.setDuration(max(0, milliseconds))

    def drawings(self) -> tuple[Arrow, ...]:
        """Arrows and circles that the user has drawn."""
        return self._drawings

    def set_drawings(self, drawings: tuple[Arrow, ...]) -> None:
        """Show these instead of what the user has drawn."""
        self._drawings = drawings
        self._refresh()

    def centre(self, spot: Spot) -> QPoint:
        """The middle of a square or hand slot in the widget's coordinates."""
        x, y = self._shown.geometry.box(spot).centre
        return QPoint(round(x / self._shown.ratio), round(y / self._shown.ratio))

    def choice_centre(self, index: int) -> QPoint:
        """The middle of a choice of the open question in the widget's coordinates."""
        x, y = self._choices()[index].centre
        return QPoint(round(x / self._shown.ratio), round(y / self._shown.ratio))

    # What the user wants

    def _emit(self, intent: Intent) -> None:
        """Tell the owner, whose answer may come before this returns."""
        match intent:
            case Go(origin, target, allowed, dragged):
                self._standing = (origin, Spot(target)) if allowed and dragged else None
                if origin.on_board:
                    (self.move_intent if allowed else self.move_refused).emit(origin.square, target)
                else:
                    (self.drop_intent if allowed else self.drop_refused).emit(origin.slot, target)
            case Step(square, dragged):
                if dragged and self._standing:
                    self._standing = self._standing[0], Spot(square)
                self.step_intent.emit(square)
            case End():
                self.end_intent.emit()
            case Chosen(value):
                self.promotion_chosen.emit(value)
            case Cancelled():
                self._standing = None
                self.cancelled.emit()
            case Drawn(arrow):
                self._toggle(arrow)

    def _toggle(self, arrow: Arrow) -> None:
        """Draw an arrow; the same one again removes it, another colour replaces it."""
        ends = arrow.origin, arrow.target, arrow.slot
        kept = tuple(old for old in self._drawings if (old.origin, old.target, old.slot) != ends)
        self._drawings = kept if arrow in self._drawings else (*kept, arrow)
        self.drawings_changed.emit()

    # Frames

    def _frame(self) -> Frame:
        state, ratio = self.scene(), self.devicePixelRatioF()
        geometry = self._arranged(state)
        progress = float(self._clock.currentValue() or 0.0)
        glide = self._glide if self._clock.state() is QVariantAnimation.State.Running else Glide()
        return Frame(
            state,
            self._gestures.now,
            geometry,
            board_theme(state.theme),
            self._cache,
            ratio,
            self.hasFocus(),
            self._pointer,
            self._preview,
            self._drawings,
            glide.pieces(progress, geometry),
            glide.hidden,
            glide.awaited,
        )

    def _arranged(self, state: BoardState) -> Geometry:
        slots, coordinates = speech.hand_order(state), state.coordinates != "none"
        size, place = self._device_size(), state.hands_at
        return arrange(state.grid, slots, size, flipped=state.flipped, coordinates=coordinates, hands_at=place)

    def _device_size(self) -> tuple[int, int]:
        ratio = self.devicePixelRatioF()
        return floor(self.width() * ratio), floor(self.height() * ratio)

    def _refresh(self) -> None:
        """Paint what has changed since the last frame."""
        old, self._shown = self._shown, self._frame()
        areas = dirty(old, self._shown)
        if areas is None:
            self.update()
        for area in areas or ():
            self.update(self._desktop(area))
        if old.now.selected != self._shown.now.selected:
            self.selection_changed.emit()
        if self._shown.now.cursor:
            self._announce(self._shown.now.cursor)

    def _desktop(self, area: Box) -> QRect:
        """An area in the widget's coordinates, rounded outwards."""
        ratio = self._shown.ratio
        left, top = floor(area.x / ratio), floor(area.y / ratio)
        return QRect(left, top, ceil(area.right / ratio) - left + 1, ceil(area.bottom / ratio) - top + 1)

    def _arrived(self) -> None:
        self._glide = Glide()
        self._refresh()
        self.animation_finished.emit()

    def _announce(self, spot: Spot) -> None:
        words = speech.describe(self.scene(), self._gestures.now, spot)
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self._shown.ratio
        painter.scale(1 / ratio, 1 / ratio)
        # At fractional scalings the widget itself may begin between two device pixels.
        device = painter.deviceTransform()
        painter.translate(round(device.dx()) - device.dx(), round(device.dy()) - device.dy())
        areas = [self._device(part) for part in event.region()]  # type: ignore[attr-defined]  # QRegion is iterable
        # Rounded up: where the widget ends within a device pixel, that pixel is painted too.
        size = ceil(self.width() * ratio), ceil(self.height() * ratio)
        self._canvas.paint(painter, self._shown, areas, size)
        painter.end()

    def _device(self, part: QRect) -> Box:
        ratio = self._shown.ratio
        left, top = floor(part.x() * ratio) - 1, floor(part.y() * ratio) - 1
        right, bottom = ceil((part.x() + part.width()) * ratio) + 1, ceil((part.y() + part.height()) * ratio) + 1
        return Box(left, top, right - left, bottom - top)

    def _choices(self) -> list[Box]:
        question = self._gestures.now.question
        return chooser.tiles(self._shown.geometry, question, self._device_size()) if question else []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setAccessibleName(tr("Board"))
        super().changeEvent(event)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cache.hurried = True
        self._settling.start()
        self._refresh()

    def _settle(self) -> None:
        """The window keeps its size: paint everything as finely as it can be."""
        self._cache.hurried = False
        self.update()

    def sizeHint(self) -> QSize:
        state = self.scene()
        slots, coordinates = speech.hand_order(state), state.coordinates != "none"
        return QSize(*preferred_size(state.grid, slots, 60, coordinates=coordinates, hands_at=state.hands_at))


__all__ = ["BoardDisplay"]
