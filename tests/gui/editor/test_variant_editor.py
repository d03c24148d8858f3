"""Making a game of one's own: form and text, faults, saving, drafts, playing and reporting on it."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QLineEdit, QMessageBox, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from komagata import Game, assets
from komagata.position import load_rules
from komagata.variants.arrays import Array
from komagata.variants.catalog import catalog
from komagata.variants.cloning import blank, heir, whole
from komagata.variants.fields import FIELDS
from komagata.variants.schema import OptionPart, PiecePart, VariantFile
from komagata_gui.board.state import Spot
from komagata_gui.editor.variant import VariantWindow
from komagata_gui.editor.variant_array import ArrayPage
from komagata_gui.editor.variant_desk import PAGES, page_of
from komagata_gui.editor.variant_fields import CheckField, ChoiceField, LineField, NamesField, NumberField, PickField
from komagata_gui.editor.variant_files import kept_drafts
from komagata_gui.editor.variant_form import PartForm
from komagata_gui.editor.variant_glyphs import GlyphPicker
from komagata_gui.editor.variant_new import Beginning, NewVariantDialog
from komagata_gui.editor.variant_options import OptionsPage
from komagata_gui.editor.variant_pages import FormPage
from komagata_gui.editor.variant_pieces import PiecesPage
from komagata_gui.editor.variant_report import ReportDialog
from komagata_gui.editor.variant_zones import ZonesPage
from komagata_gui.i18n import install_language
from komagata_gui.play.scene import Display

GAMES = catalog().ids()
LANCERS = (Path(__file__).resolve().parents[3] / "examples" / "lancers.toml").read_text(encoding="utf-8")
MINE = LANCERS.replace('id = "lancers"', 'id = "mine"')

Opener = Callable[..., VariantWindow]


@pytest.fixture
def edit(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Opens windows, and closes them without a question."""
    install_language("en")
    opened: list[VariantWindow] = []

    def begin(source: str = MINE, path: Path | None = None) -> VariantWindow:
        window = VariantWindow(Beginning(source, path), Display())
        opened.append(window)
        with qtbot.waitExposed(window):
            window.show()
        window.model.check()
        return window

    yield begin
    for window in filter(isValid, opened):
        window._on_disk = window.model.source
        window.close()
    qapp.processEvents()


def page(window: VariantWindow, name: str) -> object:
    window.desk.show_page(name)
    return window.desk.pages[name]


def pieces(window: VariantWindow, kind: str = "") -> PiecesPage:
    found = page(window, "pieces")
    assert isinstance(found, PiecesPage)
    if kind:
        found.choose(kind)
        assert found.kind == kind
    return found


def write(line: QLineEdit | QPlainTextEdit, words: str) -> None:
    line.setFocus()
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    if words.isascii():
        QTest.keyClicks(line, words)
    else:  # QTest has keys for ASCII only
        assert isinstance(line, QLineEdit)
        line.setText(words)
        line.textEdited.emit(words)


def line_of(form: PartForm, name: str) -> QLineEdit:
    field = form.fields[name]
    assert isinstance(field, LineField)
    return field.line


def answer(does: Callable[[QDialog], object]) -> None:
    """Do something in the dialog that opens next."""

    def now() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            does(dialog)
        finally:
            if dialog.isVisible():  # an answer that failed must not leave it waiting
                dialog.reject()

    QTimer.singleShot(0, now)


def typed(words: str) -> Callable[[QDialog], object]:
    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, QInputDialog)
        dialog.setTextValue(words)
        dialog.accept()

    return fill


def pressed(*labels: str) -> Callable[[QDialog], object]:
    def press(dialog: QDialog) -> None:
        buttons = {button.text().replace("&", ""): button for button in dialog.findChildren(QPushButton)}
        label = next(label for label in labels if label in buttons)
        buttons[label].click()

    return press


def said(window: VariantWindow) -> list[str]:
    window.model.check()
    return [str(fault) for fault in window.model.faults]


def play_at_random(game: str, seed: int = 1) -> Game:
    played, chance = Game(load_rules(game)), random.Random(seed)
    while played.outcome() is None and len(played.moves) < 200:
        played.play(chance.choice(played.legal_moves()))
    return played


# Every game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", [heir, whole])
def test_a_clone_of_every_game_is_changed_saved_and_played(edit: Opener, game: str, how: object) -> None:
    make = heir if how is heir else whole
    window = edit(make(game, "my-clone", {"en": "My clone"}, catalog()))
    for name, _, _ in PAGES:
        page(window, name)
    assert said(window) == []
    form = pieces(window)
    kind = next(kind for kind, part in catalog().load(game).pieces.items() if not part.royal)
    form.choose(kind)
    write(line_of(form.form, "move"), "KAD")
    assert window.desk.movement.phrases()[0].startswith("One step in all eight directions; a jump of 2 squares")
    assert said(window) == []
    assert window.save()
    assert "my-clone" in catalog().ids(), "it is in every menu"
    assert catalog(fresh=True).load("my-clone").pieces[kind].move == "KAD"
    assert catalog().load(game).pieces[kind].move != "KAD", "the original is as it was"
    assert len(play_at_random("my-clone").moves) > 5


@pytest.mark.parametrize("game", GAMES)
def test_showing_every_page_changes_nothing(edit: Opener, game: str) -> None:
    source = whole(game, "mine", {"en": "Mine"}, catalog())
    window = edit(source)
    for name, _, _ in PAGES:
        shown = page(window, name)
        if isinstance(shown, PiecesPage):
            for kind in catalog().load(game).pieces:
                shown.choose(kind)
        if isinstance(shown, OptionsPage):
            for path in shown._paths():
                shown.choose(path)
        if isinstance(shown, ZonesPage):
            for zone in catalog().load(game).zones:
                shown.choose(zone)
    assert window.model.source == source
    assert not window.model.can_undo


def test_every_field_of_the_schema_can_be_reached(edit: Opener) -> None:
    window = edit()
    shown: dict[type, set[str]] = {}
    for form in window.findChildren(PartForm):
        shown.setdefault(form.part, set()).update(form.fields)
    own_pages = {"board", "zones", "pieces", "promotion", "rules", "repetition", "notation", "options"}
    for part, words in FIELDS.items():
        wanted = set(words) - (own_pages if part is VariantFile else {"choices"} if part is OptionPart else set())
        if part.__name__ != "CastlingPart":
            assert shown[part] == wanted, part
    assert shown[PiecePart] == set(FIELDS[PiecePart])
    assert all(page_of(name) != "general" for name in own_pages)


# One kind of field after the other


def test_the_form_changes_the_text_and_nothing_else_of_it(edit: Opener) -> None:
    window = edit()
    form = pieces(window, "jester").form
    write(line_of(form, "move"), "FfW")
    before, after = MINE.splitlines(), window.model.source.splitlines()
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert changed == [('move = "F"', 'move = "FfW"')]
    assert window.desk.page.toPlainText() == window.model.source
    window.model.undo()
    assert window.model.source == MINE, "typing is one step"


def test_kinds_of_fields(edit: Opener) -> None:
    window = edit()
    form = pieces(window, "jester").form

    def stands() -> dict[str, object]:
        found: dict[str, object] = tomllib.loads(window.model.source)["pieces"]["jester"]
        return found

    names, royal, value = form.fields["names"], form.fields["royal"], form.fields["value"]
    assert isinstance(names, NamesField)
    line = names.line("en")
    write(line, "Fool")
    assert stands()["names"] == {"en": "Fool", "ja": "狂人"}
    assert isinstance(royal, CheckField)
    royal.box.click()
    assert stands()["royal"] is True
    royal.box.click()
    assert "royal" not in stands(), "the default need not be said"
    value.edited.emit(2.5)
    assert stands()["value"] == 2.5
    size, promotes = form.fields["size"], form.fields["promotes"]
    assert isinstance(size, ChoiceField)
    size.box.setCurrentIndex(size.box.findData("great"))
    size.box.activated.emit(size.box.currentIndex())
    assert stands()["size"] == "great"
    assert isinstance(promotes, PickField)
    promotes._fill()
    action = next(action for action in promotes.menu.actions() if action.text() == "Lancer")
    action.trigger()
    assert stands()["promotes"] == ["champion", "rook", "lancer"]
    write(line_of(form, "kanji"), "狂, 人")
    assert stands()["kanji"] == ["狂", "人"]
    assert said(window) == []


def test_the_figure_is_picked_from_all(edit: Opener) -> None:
    window = edit()
    form = pieces(window, "jester").form
    field = form.fields["glyph"]

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, GlyphPicker)
        dialog.search.setText("camel")
        shown = [item for n in range(dialog.list.count()) if not (item := dialog.list.item(n)).isHidden()]
        dialog.list.itemClicked.emit(shown[0])

    answer(choose)
    field.button.click()  # type: ignore[attr-defined]
    assert "camel" in str(tomllib.loads(window.model.source)["pieces"]["jester"]["glyph"])


def test_pieces_are_added_duplicated_renamed_and_removed(edit: Opener) -> None:
    window = edit()
    form = pieces(window)
    form.add.click()
    assert form.kind == "piece"
    assert said(window) == []
    write(line_of(form.form, "letter"), "W")
    form.choose("rook")
    form.duplicate.click()
    assert form.kind == "rook_2"
    assert said(window) == []
    answer(typed("Tower"))
    form.rename.click()
    assert form.kind == "tower"
    form.choose("rook")
    form.remove.click()
    values = tomllib.loads(window.model.source)
    assert "rook" not in values["pieces"]
    assert values["array"] == "1lkjl1/pppppp/6/6/PPPPPP/1LJKL1[]"
    assert values["pieces"]["jester"]["promotes"] == ["champion"]
    assert values["notation"]["hand_order"] == "LJP"
    assert said(window) == []
    window.model.undo()
    assert "rook" in tomllib.loads(window.model.source)["pieces"]


def test_another_letter_goes_into_the_array(edit: Opener) -> None:
    window = edit()
    form = pieces(window, "jester")
    write(line_of(form.form, "letter"), "X")
    values = tomllib.loads(window.model.source)
    assert values["array"] == "rlkxlr/pppppp/6/6/PPPPPP/RLXKLR[]"
    assert values["notation"]["hand_order"] == "RLXP"
    assert said(window) == []
    write(line_of(form.form, "letter"), "K")
    assert any("stands for two pieces" in fault for fault in said(window))


def test_the_board_takes_its_array_along(edit: Opener) -> None:
    window = edit()
    board = page(window, "board")
    assert isinstance(board, FormPage)
    field = next(form for _, form in board.forms if "ranks" in form.fields).fields["ranks"]
    assert isinstance(field, NumberField)
    field.box.setValue(8)
    assert tomllib.loads(window.model.source)["array"] == "rlkjlr/pppppp/6/6/6/6/PPPPPP/RLJKLR[]"
    assert said(window) == []
    field.box.setValue(2)
    assert tomllib.loads(window.model.source)["array"] == "rlkjlr/RLJKLR[]"


def test_the_array_is_stamped(edit: Opener) -> None:
    window = edit()
    found = page(window, "array")
    assert isinstance(found, ArrayPage)
    board = found.board

    def click(square: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        number = board.scene().grid.board.parse(square)
        assert number is not None
        QTest.mouseClick(board, button, pos=board.centre(Spot(number)))

    found.palette_.choose("J")
    click("a3")
    click("b3")
    click("a3")
    click("f1", Qt.MouseButton.RightButton)
    assert tomllib.loads(window.model.source)["array"] == "rlkjlr/pppppp/6/1J4/PPPPPP/RLJKL1[]"
    found.copy.click()
    assert tomllib.loads(window.model.source)["array"] == "1lkjlr/pppppp/4j1/1J4/PPPPPP/RLJKL1[]"
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.centre(Spot(slot=0)))
    assert Array.read(tomllib.loads(window.model.source)["array"], 6, 6).hands[0] == {"R": 1}
    assert said(window) == []
    found.clear.click()
    assert any("over before its first move" in fault for fault in said(window))
    found.clear.setFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert "J" in tomllib.loads(window.model.source)["array"]


def test_zones_are_painted(edit: Opener) -> None:
    window = edit()
    found = page(window, "zones")
    assert isinstance(found, ZonesPage)
    found.choose("centre")
    board = found.board
    number = board.scene().grid.board.parse("c5")
    assert number is not None
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.centre(Spot(number)))
    assert tomllib.loads(window.model.source)["zones"]["centre"] == "c3 d3 c4 d4 c5"
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.centre(Spot(number)))
    assert tomllib.loads(window.model.source)["zones"]["centre"] == "files c-d rank 3-4"
    write(found.words.line, "rank 9")
    assert any("names no squares" in fault for fault in said(window))
    write(found.words.line, "light")
    assert said(window) == []
    answer(typed("Temple"))
    found.rename.click()
    assert tomllib.loads(window.model.source)["pieces"]["jester"]["move_in"] == {"temple": "W"}
    answer(typed("new one"))
    found.add.click()
    assert tomllib.loads(window.model.source)["zones"]["new_one"] == "rank 6"
    found.choose("temple")
    found.remove.click()
    assert any("there is no zone 'temple'" in fault for fault in said(window))


def test_options_are_added_and_set_values(edit: Opener) -> None:
    window = edit()
    found = page(window, "options")
    assert isinstance(found, OptionsPage)
    answer(typed("Wild"))
    found.add.click()
    assert found.path == ("options", "wild")
    found.choose(("options", "wild", "choices", "true"))
    table = found.choice.fields["set"]
    table.add.click()  # type: ignore[attr-defined]
    keys, line = table.row(0)  # type: ignore[attr-defined]
    keys.setEditText("pieces.pawn.move")
    write(line, '"fW2"')
    assert tomllib.loads(window.model.source)["options"]["wild"]["choices"]["true"]["set"] == {
        "pieces.pawn.move": "fW2"
    }
    assert said(window) == []
    write(line, '"fQQ!"')
    window.model.check()
    assert any("options.wild.choices.true" in fault for fault in said(window))
    answer(typed("maybe"))
    found.add_choice.click()
    answer(typed("perhaps"))
    found.rename.click()
    assert "perhaps" in tomllib.loads(window.model.source)["options"]["wild"]["choices"]
    found.choose(("options", "wild"))
    found.remove.click()
    assert "wild" not in tomllib.loads(window.model.source)["options"]
    assert said(window) == []


# Text and form


def test_the_text_changes_the_form(edit: Opener) -> None:
    window = edit()
    form = pieces(window, "jester").form
    text = window.desk.page
    text.setPlainText(MINE.replace('move = "F"', 'move = "FA"'))
    text.flush()
    assert line_of(form, "move").text() == "FA"
    assert window.desk.movement.phrases()[0] == "One step diagonally; a jump of 2 squares diagonally."
    window.model.undo()
    assert line_of(form, "move").text() == "F"
    assert text.toPlainText() == MINE
    window.model.redo()
    assert line_of(form, "move").text() == "FA"


def test_text_that_is_no_toml_leaves_the_form(edit: Opener) -> None:
    window = edit()
    form = pieces(window, "jester").form
    text = window.desk.page
    text.setPlainText(MINE.replace('move = "F"', 'move = "F'))
    text.flush()
    window.model.check()
    assert line_of(form, "move").text() == "F"
    line = next(number for number, words in enumerate(MINE.splitlines(), 1) if words == 'move = "F"')
    assert [fault.line for fault in window.model.faults] == [line]
    assert text._faulty == (line,)
    assert not window.desk.stack.isEnabled()
    assert not window.actions_["play"].isEnabled()
    window.desk.faults.chosen.emit(window.model.faults[0])
    assert text.textCursor().blockNumber() + 1 == line
    window.model.undo()
    window.model.check()
    assert window.desk.stack.isEnabled()
    assert said(window) == []


@pytest.mark.parametrize(
    "source",
    [
        "",
        "\x00",
        "[[[",
        "id = 1",
        "pieces = 3\nboard = []\nzones = 'x'\noptions = 7\nrules = true",
        "pieces = { a = 1, b = { names = 2, letter = 3, move = 4, promotes = 5, kanji = {} } }\narray = 9\n",
        "board = { files = 99999999999999999999, ranks = -1, cell = 1e308, stars = 4 }\n",
        "x = " + "9" * 5000,
        'array = "' + "9" * 5000 + '"',
        "a" * 2_000_000,
        "x = " + "[" * 5000,
        'inherit = "nowhere"',
        'inherit = 7\nremove = 8\n',
        'inherit = "mine"',
        "[options.a]\nchoices = 3\n[options.b.choices]\nx = 4\n[castling]\n",
    ],
)  # fmt: skip
def test_whatever_is_typed_the_editor_stands(edit: Opener, source: str) -> None:
    window = edit()
    window.desk.page.setPlainText(source)
    window.desk.page.flush()
    for name, _, _ in PAGES:
        page(window, name)
    assert said(window), "it says what is wrong"
    window.model.undo()
    assert window.model.source == MINE
    assert said(window) == []


def test_huge_values_in_a_file_that_is_otherwise_sound(edit: Opener) -> None:
    window = edit(MINE.replace("files = 6", "files = 600"))
    assert any("board.files" in fault for fault in said(window))
    for number in ("9" * 5000, "1e999"):
        window.desk.page.setPlainText(MINE.replace("order = 900", f"order = {number}"))
        window.desk.page.flush()
        assert said(window)
    window.desk.page.setPlainText(MINE.replace('camp = "rank 5-6"', f'camp = "rank {"9" * 5000}"'))
    window.desk.page.flush()
    assert said(window)


def test_faults_lead_to_their_fields(edit: Opener) -> None:
    window = edit()
    form = pieces(window, "jester").form
    write(line_of(form, "move"), "FxQ")
    assert said(window)
    faults = [fault for fault in window.model.faults if fault.path == "pieces.jester.move"]
    assert faults
    assert "Character 2" in window.desk.movement.phrases()[0]
    window.desk.show_page("rules")
    pieces(window, "king")
    window.desk.show_page("rules")
    window.desk.go_to(faults[0])
    assert window.desk.current == "pieces"
    assert pieces(window).kind == "jester"
    assert line_of(form, "move").hasFocus()
    write(line_of(form, "move"), "F")
    assert said(window) == []


# Files


def test_saving_and_what_a_restart_sees(edit: Opener) -> None:
    window = edit()
    assert window.isWindowModified()
    assert window.save()
    assert not window.isWindowModified()
    path = assets.user_data("variants/mine.toml")
    assert window.path == path
    assert path.read_text(encoding="utf-8") == MINE
    assert "mine" in catalog(fresh=True).ids()
    assert list(kept_drafts()) == []
    again = edit(path.read_text(encoding="utf-8"), path)
    assert not again.modified


def test_shipped_games_are_never_written_over(edit: Opener) -> None:
    source = whole("bishogi", "bishogi", {"en": "Better"}, catalog())
    window = edit(source)
    assert any("comes with the program" in fault for fault in said(window))
    told: list[str] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        told.append(dialog.text())
        dialog.accept()

    answer(read)
    assert not window.save()
    assert "a game that comes with the program has the id 'bishogi'" in told[0]
    assert catalog(fresh=True).load("bishogi").names["en"] == "Bishogi"
    assert not assets.user_data("variants/bishogi.toml").exists()


def test_another_file_is_not_written_over_without_a_question(edit: Opener) -> None:
    path = assets.user_data("variants/mine.toml")
    path.parent.mkdir(parents=True)
    path.write_text("# precious\n", encoding="utf-8")
    window = edit()
    answer(pressed("Cancel"))
    assert not window.save()
    assert path.read_text(encoding="utf-8") == "# precious\n"
    answer(pressed("Write over it"))
    assert window.save()
    path.write_text("# changed elsewhere\n", encoding="utf-8")
    window.model.put(("order",), 5)
    answer(pressed("Cancel"))
    assert not window.save()
    assert path.read_text(encoding="utf-8") == "# changed elsewhere\n"


def test_save_as_makes_a_second_game(edit: Opener) -> None:
    window = edit()
    assert window.save()
    answer(typed("other-one"))
    assert window.save_as()
    assert {"mine", "other-one"} <= set(catalog().ids())

    def refuse(dialog: QDialog) -> None:
        answer(lambda told: told.accept())
        typed("../evil")(dialog)

    answer(refuse)
    assert not window.save_as()
    assert window.model.id == "other-one"


def test_a_folder_that_cannot_be_written(edit: Opener, home: Path) -> None:
    (home / "data" / "komagata").mkdir(parents=True)
    (home / "data" / "komagata" / "variants").write_text("a file in the way", encoding="utf-8")
    window = edit()
    answer(lambda dialog: dialog.accept())
    assert not window.save()
    assert window.modified


def test_what_is_not_saved_is_asked_about_and_kept(edit: Opener) -> None:
    window = edit()
    window.model.put(("order",), 7)
    answer(pressed("Cancel"))
    assert not window.close()
    answer(pressed("Do not save"))
    assert window.close()
    drafts = list(kept_drafts())
    assert [kept.names["en"] for kept in drafts] == ["Lancers"]
    assert "order = 7" in drafts[0].path.read_text(encoding="utf-8")
    assert "mine" not in catalog(fresh=True).ids()


def test_a_faulty_game_can_be_saved_and_found_again(edit: Opener, qtbot: QtBot) -> None:
    window = edit(MINE.replace('move = "F"', 'move = "!"'))
    assert window.save()
    dialog = NewVariantDialog(catalog(fresh=True))
    qtbot.addWidget(dialog)
    texts = [dialog.list.item(row).text().strip() for row in range(dialog.list.count())]
    assert "Lancers" in texts or "mine.toml" in texts


# Beginning


def test_beginnings(qtbot: QtBot) -> None:
    dialog = NewVariantDialog(catalog(fresh=True), "chess")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.name.text() == "My Chess"
    dialog.inherit.click()
    beginning = dialog.beginning()
    assert tomllib.loads(beginning.source)["inherit"] == "chess"
    assert beginning.path is None
    dialog.whole.click()
    assert "inherit" not in tomllib.loads(dialog.beginning().source)
    dialog.choose("")
    write(dialog.name, "Tiny")
    dialog.files.setValue(5)
    dialog.ranks.setValue(6)
    made = tomllib.loads(dialog.beginning().source)
    assert (made["id"], made["board"]["files"], made["board"]["ranks"]) == ("tiny", 5, 6)


# Playing


def test_play_asks_for_a_game_of_what_was_saved(edit: Opener, qtbot: QtBot) -> None:
    window = edit()
    with qtbot.waitSignal(window.play_wanted) as heard:
        window.actions_["play"].trigger()
    assert heard.args == ["mine"]
    assert not window.modified


def test_a_game_in_play_keeps_its_rules(edit: Opener) -> None:
    window = edit()
    assert window.save()
    rules = load_rules("mine")
    game = Game(rules)
    game.play(game.legal_moves()[0])
    pieces(window, "rook")
    write(line_of(pieces(window).form, "move"), "W")
    assert window.save()
    assert load_rules("mine") is not rules
    assert rules.variant.pieces["rook"].move == "R3"
    game.play(game.legal_moves()[0])


def test_the_report_runs_beside_the_window(edit: Opener, qtbot: QtBot) -> None:
    window = edit()
    assert window.model.rules is not None
    dialog = ReportDialog(window.model.rules, window)
    dialog.show()
    dialog.games.setValue(4)
    dialog.nodes.setValue(30)
    with qtbot.waitSignal(dialog._reporter.done, timeout=60_000):
        dialog.start.click()
        assert dialog.cancel.isVisible()
    words = dialog.page.toPlainText()
    for part in ("4 games of Lancers", "Score of the first player", "How they ended", "Legal moves in a position"):
        assert part in words
    dialog.games.setValue(2000)
    dialog.nodes.setValue(2000)
    dialog.start.click()
    with qtbot.waitSignal(dialog._reporter.done, timeout=60_000):
        dialog.cancel.click()
    assert dialog.report is not None
    assert len(dialog.report.games) < 2000
    assert dialog.start.isEnabled()
    dialog.start.click()
    dialog.reject()
    assert not dialog._reporter.busy


def test_a_new_game_from_nothing(edit: Opener) -> None:
    window = edit(blank("tiny", {"en": "Tiny"}, 6, 6))
    assert said(window) == []
    form = pieces(window)
    form.add.click()
    names = form.form.fields["names"]
    assert isinstance(names, NamesField)
    write(names.line("en"), "Hopper")
    write(line_of(form.form, "letter"), "H")
    write(line_of(form.form, "move"), "fsWA")
    assert window.desk.movement.phrases() == [
        "One step sideways and straight forward; a jump of 2 squares diagonally.",
    ]
    board = page(window, "array")
    assert isinstance(board, ArrayPage)
    window.model.check()
    board.palette_.choose("H")
    for name in ("a2", "b2", "c2"):
        number = board.board.scene().grid.board.parse(name)
        assert number is not None
        QTest.mouseClick(board.board, Qt.MouseButton.LeftButton, pos=board.board.centre(Spot(number)))
    board.copy.click()
    assert said(window) == []
    assert window.save()
    game = play_at_random("tiny")
    assert len(game.moves) > 3


def test_another_language_and_colours(edit: Opener, qapp: QApplication) -> None:
    window = edit()
    window.desk.show_page("rules")
    install_language("ja")
    qapp.processEvents()
    assert window.desk.current == "rules"
    assert window.desk.menu.item(0).text() != "General"
    window.model.put(("order",), 3)
    assert "order = 3" in window.desk.page.toPlainText()
    install_language("en")
    qapp.processEvents()
