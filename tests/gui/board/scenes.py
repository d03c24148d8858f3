"""Scenes for the tests of the board view: made by hand, because the view knows no rules."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from komagata.pieces import Look, Side, Symbol
from komagata_gui.board.state import BoardState, Grid, HandSlot, PieceView, Spot
from komagata_gui.board.widget import BoardView

KNIGHT = Look(Symbol(("桂馬", "桂"), "knight", "N"), "minor")
ROOK = Look(Symbol(("飛車", "飛"), "rook", "R"), "major")
PAWN = Look(Symbol(("歩兵", "歩"), "pawn", "P"), "pawn")
QUEEN = Look(Symbol(("奔王", "奔"), "queen", "Q"), "great", promoted=True, was=PAWN.symbol)

ORIGIN, QUIET, VICTIM, OTHER = 6, 23, 21, 0
"""A Knight on g1 that may go to h3 or take on f3, and a Rook on a1 that may go to a2."""


def first_hand(rooks: int = 1, pawns: int = 3) -> tuple[HandSlot, ...]:
    return HandSlot(0, ROOK, rooks, "Rook"), HandSlot(1, PAWN, pawns, "Pawn")


def scene(**changes: object) -> BoardState:
    state = BoardState(
        grid=Grid(8, 8),
        pieces={
            ORIGIN: PieceView(KNIGHT, Side.FIRST, "Knight", "White Knight"),
            OTHER: PieceView(ROOK, Side.FIRST, "Rook", "White Rook"),
            VICTIM: PieceView(PAWN, Side.SECOND, "Pawn", "Black Pawn"),
        },
        hands=(first_hand(), first_hand(0, 0)),
        interactive=frozenset({Side.FIRST}),
        destinations={ORIGIN: frozenset({QUIET, VICTIM}), OTHER: frozenset({8})},
        drops={0: frozenset({30, 31}), 1: frozenset({40})},
    )
    return replace(state, **changes)  # type: ignore[arg-type]  # names and types of the fields


def hand(slot: int, side: Side = Side.FIRST) -> Spot:
    return Spot(side=side, slot=slot)


class User:
    """Does with a board view what a person does: with the mouse and the keys, in pixels."""

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self.heard: list[tuple[object, ...]] = []
        for name in SIGNALS:
            getattr(view, name).connect(lambda *values, name=name: self.heard.append((name, *values)))

    def at(self, spot: Spot | int) -> QPoint:
        return self.view.centre(Spot(spot) if isinstance(spot, int) else spot)

    def click(self, spot: Spot | int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseMove(self.view, self.at(spot))
        QTest.mouseClick(self.view, button, pos=self.at(spot))

    def double_click(self, spot: Spot | int) -> None:
        self.click(spot)
        QTest.mouseDClick(self.view, Qt.MouseButton.LeftButton, pos=self.at(spot))
        QTest.mouseRelease(self.view, Qt.MouseButton.LeftButton, pos=self.at(spot))

    def choose(self, index: int) -> None:
        place = self.view.choice_centre(index)
        QTest.mouseMove(self.view, place)
        QTest.mouseClick(self.view, Qt.MouseButton.LeftButton, pos=place)

    def lift(self, spot: Spot | int, to: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Press on a place and move away from it, holding the button."""
        start = self.at(spot)
        QTest.mousePress(self.view, button, pos=start)
        for share in (0.2, 0.6, 1.0):
            way = start + (to - start) * share
            move(self.view, way, button)

    def drag(self, spot: Spot | int, to: Spot | int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.lift(spot, self.at(to), button)
        QTest.mouseRelease(self.view, button, pos=self.at(to))

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)


SIGNALS = (
    "move_intent",
    "drop_intent",
    "move_refused",
    "drop_refused",
    "step_intent",
    "end_intent",
    "promotion_chosen",
    "cancelled",
)


def move(view: BoardView, to: QPoint, button: Qt.MouseButton) -> None:
    """A move of the mouse with a button held: QTest.mouseMove tells of none."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    where = QPointF(to), QPointF(view.mapToGlobal(to))
    event = QMouseEvent(QEvent.Type.MouseMove, *where, Qt.MouseButton.NoButton, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
