"""The board view by the keyboard alone, and what it tells a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from komagata.pieces import Side
from komagata_gui.board.state import Choice, Continuation, Question, Spot
from komagata_gui.board.widget import BoardView
from tests.gui.board.scenes import ORIGIN, PAWN, QUEEN, QUIET, User, hand, scene

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def focus(view: BoardView) -> None:
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))


def told(view: BoardView) -> str:
    return view.accessibleDescription()


def test_move_by_keys(user: User, view: BoardView) -> None:
    focus(view)  # the cursor stands at a5
    user.key(*[DOWN] * 4, *[RIGHT] * 6)
    assert told(view) == "g1: White Knight"
    user.key(ENTER, UP, UP, RIGHT)
    assert told(view) == "h3: empty, can be reached"
    user.key(ENTER)
    assert user.heard == [("move_intent", ORIGIN, QUIET)]


def test_drop_by_keys(user: User, view: BoardView) -> None:
    user.click(ORIGIN)
    user.key(ESCAPE, UP, *[DOWN] * 8, *[RIGHT] * 8)
    assert told(view).startswith("near hand: ")
    user.key(UP)
    assert told(view) == "near hand: Rook, 1"
    user.key(ENTER)
    assert view.selection() == hand(0)
    user.key(DOWN, ENTER)
    assert view.selection() == hand(1)


def test_flipped_keys_go_where_they_point(user: User, view: BoardView) -> None:
    view.set_scene(scene(flipped=True))
    focus(view)
    user.key(LEFT, DOWN)
    assert told(view) == "b6: empty"


def test_enter_passes_ends_and_lets_go(user: User, view: BoardView) -> None:
    view.set_scene(scene(destinations={ORIGIN: frozenset({ORIGIN})}))
    user.click(ORIGIN)
    user.key(UP, ENTER)
    assert user.heard == [("move_intent", ORIGIN, ORIGIN)]
    view.go_on(Continuation((ORIGIN, QUIET), frozenset({30}), may_end=True))
    user.key(ENTER)
    assert user.heard[-1] == ("end_intent",)


def test_choice_by_keys(user: User, view: BoardView) -> None:
    question = Question(Spot(ORIGIN), QUIET, Side.FIRST, (Choice(1, QUEEN), Choice(0, PAWN)))
    view.ask(question)
    user.key(ENTER)
    view.ask(question)
    user.key(DOWN, ENTER)
    view.ask(question)
    user.key(RIGHT, LEFT, ENTER)
    assert [values for _, *values in user.heard] == [[1], [0], [1]]


def test_keys_belong_to_the_window_until_the_board_uses_them(user: User, view: BoardView) -> None:
    def taken(key: Qt.Key) -> bool:
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        QApplication.sendEvent(view, event)
        return event.isAccepted()

    assert not taken(LEFT)
    assert not taken(ESCAPE)
    user.click(ORIGIN)
    assert taken(ESCAPE)
    assert not taken(LEFT)
    focus(view)
    assert taken(LEFT)


def test_escape_is_left_to_the_window_if_there_is_nothing_to_cancel(user: User, view: BoardView) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ESCAPE, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()


def test_squares_are_named_as_the_coordinates_are(view: BoardView) -> None:
    for style, name in (("usi", "8d"), ("japanese", "8四"), ("numeric", "8-4"), ("zodiac", "未四"), ("none", "a5")):
        view.set_scene(scene(coordinates=style))
        focus(view)
        assert told(view) == f"{name}: empty", style
