"""Settings are in force at once, and at the next start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog

from komagata.variants.catalog import catalog
from komagata_gui.app import build
from komagata_gui.board.state import Spot
from komagata_gui.dialogs.rules import BOARD, RulesDialog
from komagata_gui.settings import LANGUAGE, NOTATION, PROMOTION, STYLE, Settings
from tests.gui.play.person import Person, child, pick

KNIGHT = "4k3/8/8/4N3/8/8/8/4K3[] w - 0 1"


def prefer(person: Person, does: Callable[[QDialog], object]) -> None:
    person.in_dialog(lambda: person.act("preferences"), does)


def test_the_style_of_the_pieces(person: Person) -> None:
    prefer(person, lambda dialog: pick(child(dialog, QComboBox, "board.style"), "fide"))
    assert person.board.scene().style == "fide"
    assert person.desk.window.actions_["style-fide"].isChecked()
    assert Settings().get(STYLE) == "fide"


def test_coordinates_and_targets(person: Person) -> None:
    prefer(person, lambda dialog: pick(child(dialog, QComboBox, "board.coordinates"), "none"))
    assert person.board.scene().coordinates == "none"
    prefer(person, lambda dialog: child(dialog, QCheckBox, "board.show-targets").click())
    assert not person.board.scene().show_targets


def test_promotion_always(person: Person) -> None:
    prefer(person, lambda dialog: pick(child(dialog, QComboBox, "play.promotion"), "always"))
    person.agree("bishogi")
    person.in_position(KNIGHT)
    person.move("e5", "d7")
    assert person.piece("d7") == "Queen, was Knight"


def test_always_still_asks_where_there_are_two_promotions(person: Person) -> None:
    person.desk.settings.set(PROMOTION, "always")
    person.agree("wildebishogi")
    rules = person.desk.session.rules
    zone = next(row.zone for row in rules.tables.codes if row is not None and len(row.promotions) > 1 and row.side == 0)
    assert zone
    moves = promote_a_pawn(person)
    assert len(moves) == 2


def promote_a_pawn(person: Person) -> set[int]:
    """Play until a Pawn may promote in two ways; the choices offered then."""
    session = person.desk.session
    for _ in range(300):
        legal = session.legal_moves()
        assert legal
        for move in legal:
            forms = {other.promotion for other in legal if (other.origin, other.target) == (move.origin, move.target)}
            if not move.is_drop and len(forms - {0}) > 1:
                person.board.move_intent.emit(move.origin, move.target)
                question = person.board._gestures.now.question
                assert question is not None
                return {choice.value for choice in question.choices if choice.value}
        pawns = [move for move in legal if not move.is_drop and "Pawn" in name_at(person, move.origin)]
        person.desk.controller.play((pawns or legal)[0])
    raise AssertionError("no Pawn came so far")


def name_at(person: Person, square: int) -> str:
    found = person.board.scene().piece_at(Spot(square))
    return found.name if found else ""


def test_moves_are_written_as_wished(person: Person) -> None:
    person.agree("bishogi")
    person.write("g1f3")
    for notation, words in (("coordinates", "g1f3"), ("usi", "2h3f"), ("standard", "Nf3")):
        prefer(person, lambda dialog, notation=notation: pick(child(dialog, QComboBox, "play.notation"), notation))  # type: ignore[misc]
        assert person.moves == [words]


def test_the_language_changes_at_once(person: Person) -> None:
    person.agree("bishogi")
    try:
        prefer(person, lambda dialog: pick(child(dialog, QComboBox, "language"), "ja"))
        person.wait_for(lambda: "対局" in person.desk.window.menuBar().actions()[0].text())
        assert not person.desk.window.actions_["resign"].text().isascii()
        assert not person.reads.isascii()
    finally:
        person.desk.settings.set(LANGUAGE, "en")
    person.wait_for(lambda: "Game" in person.desk.window.menuBar().actions()[0].text())


def test_dark_and_light(person: Person) -> None:
    person.act("colours-dark")
    person.wait_for(lambda: person.desk.window.palette().window().color().lightness() < 100)
    person.act("colours-light")
    person.wait_for(lambda: person.desk.window.palette().window().color().lightness() > 150)


def test_every_action_does_something(person: Person) -> None:
    handlers = {
        **person.desk.files.handlers(),
        **person.desk.clipboard.handlers(),
        **person.desk.games.handlers(),
        **person.desk.moves.handlers(),
        **person.desk.view.handlers(),
    }
    from komagata_gui.actions import ACTIONS, MENUS, SUBMENUS, TOOLBAR

    assert {spec.id for spec in ACTIONS} - {"quit", "enter-move"} <= set(handlers)
    named = {entry for menu in (*MENUS, *SUBMENUS.values()) for entry in menu.entries} | set(TOOLBAR)
    known = {spec.id for spec in ACTIONS} | set(SUBMENUS)
    assert {entry for entry in named if entry} <= known | {"<recent>", "<style-button>", "<stretch>"}


def test_shortcuts_are_unique() -> None:
    from komagata_gui.actions import ACTIONS

    keys = [key for spec in ACTIONS for key in spec.keys]
    assert len(keys) == len(set(keys))


def test_size_and_place_of_the_window_are_remembered(person: Person) -> None:
    person.desk.window.resize(777, 555)
    person.desk.window.close()
    again = build(Settings())
    again.window.recall(again.settings.stored("window.geometry"))
    assert (again.window.width(), again.window.height()) == (777, 555)
    again.keeper.close(keep_journal=False)


def test_the_dialog_about_the_program_opens(person: Person) -> None:
    person.in_dialog(lambda: person.act("about"), lambda dialog: dialog.reject())


@pytest.mark.parametrize("game", catalog().ids())
def test_the_rules_of_a_game_are_read_beside_the_board(person: Person, game: str) -> None:
    person.agree(game)
    person.act("rules")
    dialog = child(person.desk.window, RulesDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    words = dialog.page.toPlainText()
    for option in person.desk.session.rules.variant.options.values():
        assert option.names["en"] in words
    assert dialog.page.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(BOARD))
    dialog.close()


@pytest.mark.parametrize(
    ("style", "moves", "copied"),
    [
        ("standard", ["P-7f", "P-3d", "Bx2b+"], "1. P-7f 2. P-3d 3. Bx2b+"),
        ("short", ["c4", "g6", "Bxh8+"], "1. c4 2. g6 3. Bxh8+"),
        ("coordinates", ["c3c4", "g7g6", "b2h8+"], "1. c3c4 2. g7g6 3. b2h8+"),
        ("usi", ["7g7f", "3c3d", "8h2b+"], "1. 7g7f 2. 3c3d 3. 8h2b+"),
        ("japanese", ["７六歩", "３四歩", "２二角成"], "▲７六歩 △３四歩 ▲２二角成"),
        ("western", ["P-7f", "P-3d", "Bx2b+"], "1. P-7f 2. P-3d 3. Bx2b+"),
        ("numeric", ["P-76", "P-34", "Bx22+"], "1. P-76 2. P-34 3. Bx22+"),
    ],
)
def test_moves_are_shown_as_the_user_likes(person: Person, style: str, moves: list[str], copied: str) -> None:
    person.agree("shogi")
    person.write_all("7g7f 3c3d 8h2b+")
    person.desk.settings.set(NOTATION, style)
    assert person.moves == moves
    assert person.page.accessibleDescription() == moves[-1]
    person.act("copy-moves")
    assert QGuiApplication.clipboard().text() == copied
    # What is shown can be read again, by the window as by its user.
    person.desk.session.mark_saved()
    person.act("paste")
    assert person.desk.session.rules.id == "shogi"
    assert person.moves == moves


def test_a_game_without_a_notation_has_its_usual_one(person: Person) -> None:
    person.agree("bishogi")
    person.write("g1f3")
    for style, shown in (("japanese", "Nf3"), ("numeric", "N-36"), ("western", "N-3f"), ("standard", "Nf3")):
        person.desk.settings.set(NOTATION, style)
        assert person.moves == [shown]


def test_the_usual_notation_goes_by_language(person: Person) -> None:
    person.agree("shogi")
    person.write_all("7g7f 3c3d")
    person.desk.settings.set(LANGUAGE, "ja")
    person.wait_for(lambda: person.moves == ["７六歩", "３四歩"])
    person.desk.settings.set(LANGUAGE, "en")
    person.wait_for(lambda: person.moves == ["P-7f", "P-3d"])
