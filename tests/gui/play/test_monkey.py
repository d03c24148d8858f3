"""Somebody who knows nothing clicks and types at random: nothing may break, and the record stays whole."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from komagata import records
from komagata_gui.play.agreement import Seat
from tests.gui.play.person import Person

ACTIONS = (
    "take-back", "offer-draw", "resign", "pause", "move-now", "first", "previous", "next", "last", "variation-up",
    "variation-down", "live", "comment", "promote-variation", "remove-variation", "flip", "style-fide", "style-kanji",
    "copy-position", "copy-record", "colours-dark", "colours-light", "rematch",
)  # fmt: skip
KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Tab, Qt.Key.Key_Space)
STEPS = 120


@pytest.mark.parametrize("game", ["bishogi", "chu-shogi", "cannibal-bishogi", "sekishogi", "xiangqi", "shogi"])
def test_a_monkey_at_the_board(person: Person, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    random = Random(game)
    monkeypatch.setattr(person.desk.files, "may_leave", lambda: True)
    person.agree(game, seats=random.choice([(Seat(), Seat()), (Seat(), Seat(1)), (Seat(1), Seat())]), time="600+5")
    for _ in range(STEPS):
        step(person, random)
        assert_whole(person)
    person.desk.controller.close()


def step(person: Person, random: Random) -> None:
    """One thing that somebody may do."""
    session, board = person.desk.session, person.board
    match random.randrange(8):
        case 0 | 1:
            moves = session.legal_moves()
            if moves and session.position.side in person.desk.controller.movers:
                person.write(session.position.uci(random.choice(moves)))
        case 2 | 3 | 4:
            spots = [*session.position.rules.compiled.slot_tokens, *map(session.position.board.name, range(60))]
            place = person.at(random.choice(spots))
            button = random.choice([Qt.MouseButton.LeftButton] * 5 + [Qt.MouseButton.RightButton])
            random.choice([QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick])(board, button, pos=place)
        case 5:
            QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=anywhere(person, random))
            QTest.mouseMove(board, anywhere(person, random))
            QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=anywhere(person, random))
        case 6:
            QTest.keyClick(random.choice([board, person.desk.window]), random.choice(KEYS))
        case _:
            action = person.desk.window.actions_[random.choice(ACTIONS)]
            if action.isEnabled():
                action.trigger()
    person.bot.wait(1)


def anywhere(person: Person, random: Random) -> QPoint:
    return QPoint(random.randrange(person.board.width()), random.randrange(person.board.height()))


def assert_whole(person: Person) -> None:
    """What is shown is what the record says, and the record can be read again."""
    session = person.desk.session
    scene = person.board.scene()
    standing = {square for square, code in enumerate(session.position.state.board) if code}
    assert set(scene.pieces) == standing
    assert session.live in (session.game.root, *session.game.root.walk())
    written = records.write(session.game)
    assert records.write(records.read(written)) == written
