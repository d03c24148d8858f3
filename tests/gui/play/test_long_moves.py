"""Moves of several legs: the Lion of Chu Shogi, chains of jumps, and what the pointer tells beforehand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from komagata.pieces import Side
from tests.gui.play.person import Person

LION = "6k5/12/12/12/4p7/5p6/5N6/12/12/12/12/6K5 b - 1"
"""A Lion on 7g with Pawns on 7f and 8e."""


def uci(person: Person) -> str:
    node = person.desk.session.node
    assert node.parent is not None
    assert node.move is not None
    return node.parent.position.usi(node.move)


def at(person: Person, usi: str) -> str:
    board = person.desk.session.position.board
    square = board.parse_usi(usi)
    assert square is not None
    return board.name(square)


def click(person: Person, *squares: str) -> None:
    for square in squares:
        person.click(at(person, square))


def begin(person: Person) -> None:
    person.agree("chu-shogi")
    person.in_position(LION)


def test_a_lion_takes_twice(person: Person) -> None:
    begin(person)
    click(person, "7g", "7f")
    assert person.desk.session.node.ply == 0
    click(person, "8e")
    assert uci(person) == "7g7f8e"


def test_a_lion_stops_after_its_first_capture(person: Person) -> None:
    begin(person)
    click(person, "7g", "7f", "7f")
    assert uci(person) == "7g7f"


def test_a_lion_takes_without_moving(person: Person) -> None:
    begin(person)
    click(person, "7g", "7f", "7g")
    assert uci(person) == "7g7f7g"


def test_a_lion_passes_by_a_double_click(person: Person) -> None:
    begin(person)
    QTest.mouseDClick(person.board, Qt.MouseButton.LeftButton, pos=person.at(at(person, "7g")))
    assert person.desk.session.node.ply == 1
    assert person.desk.session.position.side is Side.SECOND
    assert person.piece(at(person, "7g")) == "Lion"


def test_a_begun_lion_move_is_given_up_by_a_click_elsewhere_or_escape(person: Person) -> None:
    begin(person)
    click(person, "7g", "7f", "1a")
    assert person.desk.session.node.ply == 0
    click(person, "7g", "7f")
    QTest.keyClick(person.board, Qt.Key.Key_Escape)
    click(person, "8e")
    assert person.desk.session.node.ply == 0
    assert person.piece(at(person, "7g")) == "Lion"


def test_a_step_to_an_empty_square_is_made_at_once(person: Person) -> None:
    begin(person)
    click(person, "7g", "6g")
    assert uci(person) == "7g6g"


def test_a_chain_of_jumps_is_clicked_landing_by_landing(person: Person) -> None:
    person.agree("sekishogi")
    session = person.desk.session
    chain = find_chain(person)
    board = session.position.board
    for square in chain:
        person.click(board.name(square))
    assert session.node.move is not None
    assert (session.node.move.origin, *session.node.move.via, session.node.move.target) == tuple(chain)


def find_chain(person: Person) -> tuple[int, ...]:
    """Play until a jump with several landings is possible, and say which."""
    session = person.desk.session
    for _ in range(200):
        moves = session.legal_moves()
        for move in moves:
            if move.via:
                return (move.origin, *move.via, move.target)
        assert moves
        person.desk.controller.play(moves[(session.node.ply * 7) % len(moves)])
    raise AssertionError("no chain came up")


def test_words_under_the_pointer(person: Person) -> None:
    person.agree("bishogi")
    person.in_position("4k3/8/8/8/8/8/8/+N3K3[] w - 0 1")
    QTest.mouseMove(person.board, person.at("a1"))
    assert person.desk.window.pointed.text() == "Queen, was Knight"


def test_the_army_that_a_piece_began_in_is_said(person: Person) -> None:
    person.agree("cannibal-bishogi")
    person.in_position("4k3/8/8/8/8/8/8/R'3K3[] w - 0 1")
    assert person.piece("a1").endswith("began in Black’s army")


def test_a_bent_way_is_shown_under_the_pointer(person: Person) -> None:
    person.agree("cannibal-bishogi")
    person.in_position("4k3/8/8/8/8/8/8/R'3K3[] w - 0 1")
    session = person.desk.session
    origin = session.position.board.parse("a1")
    assert origin is not None
    person.click("a1")
    far = max(
        person.board.scene().destinations[origin], key=lambda square: session.position.board.distance(origin, square)
    )
    QTest.mouseMove(person.board, person.at(session.position.board.name(far)))
    preview = person.board._preview
    assert preview is not None
    assert len(preview.path) > 2
    assert preview.path[0] == origin
    assert preview.path[-1] == far
