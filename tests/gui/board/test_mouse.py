"""The board view under the mouse: what a person does, and what the view then says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from komagata.pieces import Side
from komagata_gui.board.state import Arrow, Choice, Continuation, PieceView, Question, Spot
from komagata_gui.board.widget import BoardView
from tests.gui.board.scenes import (
    KNIGHT,
    ORIGIN,
    OTHER,
    PAWN,
    QUEEN,
    QUIET,
    ROOK,
    VICTIM,
    User,
    first_hand,
    hand,
    move,
    scene,
)


def test_click_and_click(user: User) -> None:
    user.click(ORIGIN)
    assert user.view.selection() == Spot(ORIGIN)
    assert user.heard == []
    user.click(QUIET)
    assert user.heard == [("move_intent", ORIGIN, QUIET)]
    assert user.view.selection() is None


def test_drag(user: User) -> None:
    user.drag(ORIGIN, VICTIM)
    assert user.heard == [("move_intent", ORIGIN, VICTIM)]


def test_click_that_slips_a_little_is_no_drag(user: User) -> None:
    start = user.at(ORIGIN)
    QTest.mousePress(user.view, Qt.MouseButton.LeftButton, pos=start)
    move(user.view, start + QPoint(2, 1), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(user.view, Qt.MouseButton.LeftButton, pos=start + QPoint(2, 1))
    assert user.view.selection() == Spot(ORIGIN)


def test_piece_put_back_stays_selected(user: User) -> None:
    user.lift(ORIGIN, user.at(QUIET))
    move(user.view, user.at(ORIGIN), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(user.view, Qt.MouseButton.LeftButton, pos=user.at(ORIGIN))
    assert user.view.selection() == Spot(ORIGIN)
    assert user.heard == []


def test_drop_by_clicks_and_by_drag(user: User) -> None:
    user.click(hand(0))
    user.click(30)
    user.drag(hand(1), 40)
    assert user.heard == [("drop_intent", 0, 30), ("drop_intent", 1, 40)]


def test_another_own_piece_is_selected_instead(user: User) -> None:
    user.click(hand(0))
    user.click(ORIGIN)
    assert user.view.selection() == Spot(ORIGIN)
    user.click(hand(1))
    assert user.view.selection() == hand(1)
    user.click(OTHER)
    assert user.view.selection() == Spot(OTHER)
    assert user.heard == []


def test_same_piece_again_lets_go_of_it(user: User) -> None:
    user.click(ORIGIN)
    QTest.qWait(1)
    user.click(ORIGIN)
    assert user.view.selection() is None


def test_refused_target_is_told_and_cancels(user: User) -> None:
    user.click(ORIGIN)
    user.click(50)
    user.click(hand(0))
    user.click(50)
    user.drag(ORIGIN, 50)
    assert user.heard == [("move_refused", ORIGIN, 50), ("drop_refused", 0, 50), ("move_refused", ORIGIN, 50)]
    assert user.view.selection() is None


@pytest.mark.parametrize("way", ["outside", "escape", "right"])
def test_ways_to_cancel(user: User, way: str) -> None:
    user.click(hand(0))
    match way:
        case "outside":
            QTest.mouseClick(user.view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
        case "escape":
            user.key(Qt.Key.Key_Escape)
        case _:
            user.click(30, Qt.MouseButton.RightButton)
    assert user.view.selection() is None
    user.click(30)
    assert user.heard == []
    assert user.view.drawings() == ()


def test_drag_ends_outside_or_by_the_other_button(user: User) -> None:
    user.lift(ORIGIN, QPoint(3, 3))
    QTest.mouseRelease(user.view, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    user.lift(ORIGIN, user.at(QUIET))
    QTest.mousePress(user.view, Qt.MouseButton.RightButton, pos=user.at(QUIET))
    QTest.mouseRelease(user.view, Qt.MouseButton.RightButton, pos=user.at(QUIET))
    QTest.mouseRelease(user.view, Qt.MouseButton.LeftButton, pos=user.at(QUIET))
    assert user.heard == []
    assert user.view.selection() is None


def test_half_made_drop_does_not_survive_another_move(user: User) -> None:
    user.click(hand(0))
    user.view.set_scene(scene(pieces={**scene().pieces, 60: PieceView(PAWN, Side.SECOND)}))
    user.click(30)
    assert user.heard == []


def test_selected_piece_survives_what_does_not_concern_it(user: User) -> None:
    user.click(ORIGIN)
    user.view.set_scene(scene(pieces={**scene().pieces, 60: PieceView(PAWN, Side.SECOND)}))
    assert user.view.selection() == Spot(ORIGIN)
    user.view.set_scene(scene(pieces={OTHER: scene().pieces[OTHER]}))
    assert user.view.selection() is None


def test_pieces_of_others_and_empty_slots_stay_where_they_are(user: User) -> None:
    user.click(VICTIM)
    user.click(hand(0, Side.SECOND))
    user.view.set_scene(scene(hands=(first_hand(0, 0), first_hand(0, 0))))
    user.click(hand(0))
    assert user.view.selection() is None
    user.drag(VICTIM, 30)
    assert user.heard == []


def test_flipped_board(user: User) -> None:
    before = user.at(ORIGIN)
    user.view.set_scene(scene(flipped=True))
    assert user.at(ORIGIN) != before
    user.click(ORIGIN)
    user.click(QUIET)
    user.drag(hand(0), 30)
    assert user.heard == [("move_intent", ORIGIN, QUIET), ("drop_intent", 0, 30)]


QUESTION = Question(Spot(ORIGIN), QUIET, Side.FIRST, (Choice(1, QUEEN, "Queen"), Choice(0, PAWN, "Pawn")))


@pytest.mark.parametrize(("index", "value"), [(0, 1), (1, 0)])
def test_choice_by_click(user: User, index: int, value: int) -> None:
    user.view.ask(QUESTION)
    user.choose(index)
    assert user.heard == [("promotion_chosen", value)]


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("preferred", [0, 1])
@pytest.mark.parametrize("square", [0, 7, 27, 56, 63])
def test_preferred_choice_is_on_the_square_and_the_order_stays(
    user: User, flipped: bool, preferred: int, square: int
) -> None:
    user.view.set_scene(scene(flipped=flipped))
    user.view.ask(Question(Spot(ORIGIN), square, Side.FIRST, QUESTION.choices, preferred))
    places = [user.view.choice_centre(index) for index in (0, 1)]
    assert places[preferred] == user.at(square)
    assert (places[1].y(), places[1].x()) > (places[0].y(), places[0].x())
    assert all(user.view.rect().contains(place) for place in places)


def test_choice_after_a_drag(user: User, view: BoardView) -> None:
    view.move_intent.connect(lambda *_: view.ask(QUESTION))
    user.drag(ORIGIN, QUIET)
    user.choose(0)
    assert user.heard == [("move_intent", ORIGIN, QUIET), ("promotion_chosen", 1)]


def test_choice_is_given_up_by_escape_or_a_click_elsewhere(user: User) -> None:
    user.view.ask(QUESTION)
    user.key(Qt.Key.Key_Escape)
    user.view.ask(QUESTION)
    user.click(60)
    assert user.heard == [("cancelled",), ("cancelled",)]


def test_single_choice_is_not_asked(user: User) -> None:
    user.view.ask(Question(Spot(ORIGIN), QUIET, Side.FIRST, QUESTION.choices[:1]))
    assert user.heard == [("promotion_chosen", 1)]


LION = Continuation((ORIGIN, QUIET), frozenset({ORIGIN, 30}), frozenset(), may_end=True)


def test_second_leg_by_click_and_by_drag(user: User) -> None:
    user.view.go_on(LION)
    user.click(30)
    user.view.go_on(LION)
    user.drag(QUIET, 30)
    user.view.go_on(LION)
    user.click(ORIGIN)
    assert user.heard == [("step_intent", 30), ("step_intent", 30), ("step_intent", ORIGIN)]


def test_double_click_ends_a_begun_move(user: User, view: BoardView) -> None:
    view.move_intent.connect(lambda *_: view.go_on(LION))
    user.click(ORIGIN)
    user.double_click(QUIET)
    assert user.heard == [("move_intent", ORIGIN, QUIET), ("end_intent",)]


def test_double_click_passes_with_a_piece_that_may(user: User, view: BoardView) -> None:
    user.double_click(ORIGIN)
    assert user.heard == []
    view.set_scene(scene(destinations={ORIGIN: frozenset({ORIGIN, QUIET})}))
    user.double_click(ORIGIN)
    assert user.heard == [("move_intent", ORIGIN, ORIGIN)]


def test_begun_move_is_given_up_anywhere_else(user: User, view: BoardView) -> None:
    view.go_on(LION)
    user.click(50)
    view.go_on(Continuation(LION.path, LION.targets, may_end=False))
    user.click(QUIET)
    user.key(Qt.Key.Key_Escape)
    assert user.heard == [("cancelled",), ("cancelled",)]
    user.click(30)
    assert len(user.heard) == 2


def test_arrows_and_circles(user: User) -> None:
    right = Qt.MouseButton.RightButton
    user.drag(10, 26, right)
    user.click(30, right)
    assert user.view.drawings() == (Arrow(10, 26), Arrow(30, 30))
    user.drag(10, 26, right)
    assert user.view.drawings() == (Arrow(30, 30),)


def test_hovering_is_told_once_a_place(user: User, view: BoardView) -> None:
    seen: list[object] = []
    view.hovered.connect(seen.append)
    for spot in (ORIGIN, ORIGIN, QUIET):
        move(view, user.at(spot), Qt.MouseButton.NoButton)
    assert seen == [Spot(ORIGIN), Spot(QUIET)]


def test_clicks_are_told(user: User, qtbot: QtBot) -> None:
    with qtbot.waitSignal(user.view.square_clicked) as blocker:
        user.click(33)
    assert blocker.args == [33]


def test_a_move_that_glides_can_be_interrupted(user: User, view: BoardView, qtbot: QtBot) -> None:
    from komagata.moves import Transition

    view.set_animation(60)
    after = {QUIET: PieceView(KNIGHT, Side.FIRST), OTHER: PieceView(ROOK, Side.FIRST)}
    with qtbot.waitSignal(view.animation_finished):
        view.set_scene(
            scene(pieces=after, hands=(first_hand(1, 4), ())), Transition(((ORIGIN, QUIET),), (), ((21, 1),))
        )
    view.set_scene(scene(), Transition(((ORIGIN, QUIET),), (), ((21, 1),)), backwards=True)
    user.click(ORIGIN)
    assert view.selection() == Spot(ORIGIN)
