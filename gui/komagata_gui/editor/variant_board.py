"""A board to be painted on: squares are told under the pointer and the cursor, pieces may or may not exist."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from komagata.geometry import Board
from komagata.pieces import Look, Side, Symbol
from komagata.position import Rules
from komagata.variants.arrays import Array
from komagata.variants.cloning import board_size
from komagata_gui.board.state import BoardState, Grid, HandSlot, PieceView
from komagata_gui.board.widget import BoardView
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.glyphs import PieceCache
from komagata_gui.i18n import tr
from komagata_gui.play.scene import Display
from komagata_gui.play.words import piece_name, piece_words
from komagata_gui.theme import board_theme

_AWAY = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_STAMP = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


STRIDE = 6
"""Pixels between the places of a stroke that are looked at."""


class StampBoard(BoardView):
    stamped = Signal(int, bool, bool)
    """A square; whether it is to be emptied; whether the stroke begins here."""
    held = Signal(Side, int, int)
    """A place in a hand, and by how much it is to change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stroke: set[int] | None = None
        self._last = QPointF()
        self.setMinimumSize(200, 200)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot, _ = self._at(event)
        self._gestures.put_cursor(None)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if spot is None:
            return
        away = event.button() is Qt.MouseButton.RightButton
        if spot.on_board:
            self._stroke, self._last = {spot.square}, event.position()
            self.stamped.emit(spot.square, away, True)
        else:
            self.held.emit(spot.side, spot.slot, -1 if away else 1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot, _ = self._at(event)
        self._hover(spot)
        if self._stroke is not None:
            self._draw_to(event.position(), away=bool(event.buttons() & Qt.MouseButton.RightButton))

    def _draw_to(self, point: QPointF, *, away: bool) -> None:
        """Tell of every square on the way: a quick hand leaves some out."""
        way = point - self._last
        steps = max(1, round(way.manhattanLength() / STRIDE))
        for step in range(1, steps + 1):
            x, y = ((self._last + way * (step / steps)) * self._shown.ratio).toTuple()
            spot = self._shown.geometry.spot_at(x, y)
            if self._stroke is not None and spot is not None and spot.on_board and spot.square not in self._stroke:
                self._stroke.add(spot.square)
                self.stamped.emit(spot.square, away, False)
        self._last = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._stroke = None
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cursor = self._gestures.now.cursor
        if cursor is None or event.key() not in (*_STAMP, *_AWAY):
            super().keyPressEvent(event)
        elif cursor.on_board:
            self.stamped.emit(cursor.square, event.key() in _AWAY, True)
        else:
            self.held.emit(cursor.side, cursor.slot, -1 if event.key() in _AWAY else 1)


def draft_grid(values: Mapping[str, object]) -> Grid:
    """The board that a game describes, as far as it makes sense."""
    files, ranks = board_size(dict(values))
    part = values.get("board")
    said = part if isinstance(part, dict) else {}
    board = Board(files, ranks)
    style, river, cell = said.get("style"), said.get("river"), said.get("cell")
    stars = said.get("stars")
    return Grid(
        files,
        ranks,
        style if style in ("lined", "chequered", "points") else "chequered",
        float(cell) if isinstance(cell, int | float) and 0.3 <= cell <= 3 else 1.0,
        stars=tuple(at for name in stars if (at := board.parse(str(name))) is not None)
        if isinstance(stars, list)
        else (),
        river=river if isinstance(river, int) and 0 <= river < ranks else 0,
        palaces=_palaces(board, said.get("palaces")),
    )


def _palaces(board: Board, said: object) -> tuple[tuple[int, int], ...]:
    found = []
    for words in said if isinstance(said, list) else ():
        word = str(words)
        cut = next((at for at in range(1, len(word)) if word[at].isalpha()), len(word))
        one, other = board.parse(word[:cut]), board.parse(word[cut:])
        if one is not None and other is not None:
            found.append((one, other))
    return tuple(found)


def draft_array(values: Mapping[str, object]) -> Array:
    """The start position as far as it fits the board."""
    return Array.read(str(values.get("array", "")), *board_size(dict(values)))


def look_of(rules: Rules | None, token: str) -> Look:
    """How a piece looks; one that does not exist shows its letter."""
    code = rules.compiled.codes.get(token, 0) if rules else 0
    if rules is not None and code:
        return rules.look(code)
    letters = token.lstrip("+").upper()[:2]
    return Look(Symbol((letters, letters), "", letters), "minor", promoted=token.startswith("+"))


def draft_scene(model: VariantModel, display: Display, *, hands: bool = True) -> BoardState:
    """The start position of a game that may have faults."""
    values, rules = model.text.values, model.rules
    array = draft_array(values)
    pieces = {square: view_of(rules, token) for square, token in array.squares.items()}
    slots = (_hand(rules, array, 0), _hand(rules, array, 1)) if hands and rules else ((), ())
    notation = values.get("notation")
    usual = notation.get("coordinates") if isinstance(notation, dict) else None
    coordinates = str(usual or "algebraic") if display.coordinates == "auto" else display.coordinates
    return BoardState(
        grid=draft_grid(values),
        pieces=pieces,
        hands=slots,
        coordinates=coordinates,
        style=display.style,
        theme=display.theme,
        show_targets=False,
    )


def view_of(rules: Rules | None, token: str) -> PieceView:
    """The piece that a token stands for."""
    side = Side.FIRST if token.lstrip("+")[:1].isupper() else Side.SECOND
    code = rules.compiled.codes.get(token, 0) if rules else 0
    if rules is None or not code:
        name = tr("A piece that there is not: {token}", token=token)
        return PieceView(look_of(rules, token), side, name, name)
    return PieceView(rules.look(code), side, piece_name(rules, code), piece_words(rules, code))


def _hand(rules: Rules, array: Array, side: int) -> tuple[HandSlot, ...]:
    slots = []
    for number, token in enumerate(rules.compiled.slot_tokens):
        code = rules.tables.slots[number].codes[side]
        count = array.hands[side].get(token, 0)
        slots.append(HandSlot(number, rules.look(code), count, piece_name(rules, code), piece_words(rules, code)))
    return tuple(slots)


def piece_icon(cache: PieceCache, rules: Rules | None, token: str, display: Display, size: int, ratio: float) -> QIcon:
    """The picture of a piece for buttons and lists."""
    view = view_of(rules, token)
    look = replace(view.look, stand_ins=()) if view.look.stand_ins and display.style != "shogi-set" else view.look
    theme, up = board_theme(display.theme), view.side is Side.FIRST
    picture = cache.picture(look, display.style, theme, view.side, up, round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    result = QIcon(picture)
    # Qt would tint the piece in the line that is chosen.
    result.addPixmap(picture, QIcon.Mode.Selected)
    return result


__all__ = ["StampBoard", "draft_array", "draft_grid", "draft_scene", "look_of", "piece_icon", "view_of"]
