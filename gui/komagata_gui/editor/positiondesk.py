"""The position editor at work: what gestures, fields and texts do to the arrangement, and what is shown of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication

from komagata.errors import KomagataError
from komagata.game import Game
from komagata.pieces import Side
from komagata.position import Position, Rules, load_rules
from komagata.setup import Setup
from komagata.tree import Node
from komagata_gui.board.palette import TILE
from komagata_gui.board.state import Mark, MarkKind, Spot
from komagata_gui.editor import positiontexts
from komagata_gui.editor.positiondrafts import Draft, DraftKeeper, Task, drafts, forget
from komagata_gui.editor.positionfiles import ProblemFiles
from komagata_gui.editor.positionmodel import PositionModel
from komagata_gui.editor.positiontextrow import TextRow
from komagata_gui.editor.positionwindow import PositionWindow
from komagata_gui.i18n import tr
from komagata_gui.play.legs import Offers
from komagata_gui.play.scene import Display, Situation, make_scene
from komagata_gui.play.stamps import aspect_of, stamp_of
from komagata_gui.play.words import game_name

PROBLEM_TAB = 2


class PositionDesk(QObject):
    """One window of the editor with what it edits."""

    use_asked = Signal(object)
    """The `Position` is to be used: whoever knows the game on the table asks how."""
    record_asked = Signal(object)
    """A `Game` is to be opened as a record."""
    closed = Signal()

    def __init__(
        self, rules: Rules, position: Position | None, display: Display, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        setup = rules.setup() if position is None else position.setup()
        self.model = PositionModel(rules, setup)
        self.display = replace(display, show_targets=True)
        self.window = PositionWindow(self.model)
        self.files = ProblemFiles(self.window, self.window.problem)
        self.text = TextRow(self.model, self.window.form, self.window.written, self)
        self.keeper = DraftKeeper(self)
        self.model.changed = self._changed
        self._picked: Spot | None = None
        self._pointed: tuple[int, ...] = ()
        self._node: Node | None = None
        """The place of a solution that is shown instead of the arrangement."""
        self._connect()
        self._tool_changed()
        self.refresh()

    def open(self, *, problem: bool = False) -> None:
        """Show the window."""
        if problem:
            self.window.tabs.setCurrentIndex(PROBLEM_TAB)
        window = self.window
        window.resize(window.sizeHint().boundedTo(window.screen().availableSize() * 0.96))
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _connect(self) -> None:
        window, model, board = self.window, self.model, self.window.board
        board.stamped.connect(self._stamped)
        board.carried.connect(self._carried)
        board.turned.connect(lambda spot, keys: self._edit(lambda: model.turn(spot, aspect_of(keys))))
        board.wiped.connect(lambda spot: self._edit(lambda: model.wipe(spot)))
        board.typed.connect(self._typed)
        for palette in window.palette_.palettes:
            palette.dragged.connect(self._dragged)
            palette.dropped.connect(self._dropped)
        window.palette_.group.buttonToggled.connect(lambda _button, _on: self._tool_changed())
        window.state.game_chosen.connect(self._choose_game)
        window.set.filled.connect(model.fill)
        window.faults.pointed.connect(self._point)
        self.text.noticed.connect(self.say)
        window.problem.edited.connect(self._task_edited)
        window.problem.shown.connect(self._show_node)
        window.problem.opened.connect(self.record_asked)
        window.tabs.currentChanged.connect(lambda _index: self._compose())
        self.files.loaded.connect(self._load)
        self.files.noticed.connect(self.say)
        self.keeper.failed.connect(self.say)
        window.colours_changed.connect(self.refresh)
        window.closing.connect(self._close)
        window.dropped.connect(self.take_file)
        window.dropped_text.connect(self.take_text)
        window.drafts.aboutToShow.connect(self._fill_drafts)
        window.actions_.bind(
            {
                "undo": model.undo,
                "redo": model.redo,
                "start": model.start,
                "clear": model.clear,
                "mirror": model.mirror,
                "rotate": model.rotate,
                "swap": model.swap,
                "flip": self.flip,
                "copy": self.copy,
                "paste": self.paste,
                "use": self.use,
                "close": window.close,
            }
        )

    # Gestures

    @property
    def token(self) -> str | None:
        """The piece that a click puts."""
        return self.window.palette_.token()

    def _stamped(self, spot: Spot) -> None:
        if self._leave_solution():
            return
        palette = self.window.palette_
        if self.token is not None:
            self.model.stamp(spot, self.token)
        elif palette.eraser.isChecked():
            self.model.wipe(spot)
        elif not spot.on_board and self._picked is None:
            self.model.stamp(spot, "")
        else:
            self._move(spot)

    def _move(self, spot: Spot) -> None:
        """Without a piece of the palette two clicks move one: its place, then where it goes."""
        picked, self._picked = self._picked, None
        if picked is None:
            self._picked = spot if self.window.board.scene().piece_at(spot) else None
            self.window.board.shows_moves = self._picked is None
            self.window.board.hold(self._picked)
        else:
            self.window.board.shows_moves = True
            self.window.board.hold(None)
            if picked != spot:
                self.model.carry(picked, spot)

    def _carried(self, origin: Spot, target: Spot | None) -> None:
        self._picked = None
        self._edit(lambda: self.model.carry(origin, target))

    def _typed(self, spot: Spot, character: str) -> None:
        if not self._leave_solution() and not self.model.type(spot, character):
            self.say(tr("“{key}” is no piece of this game.", key=character))

    def _dragged(self, token: str, place: QPoint) -> None:
        board, display = self.window.board, self.display
        spot = board.spot_under(place)
        board.aim(spot)
        up = Side.SECOND if display.flipped else Side.FIRST
        palette = self.window.palette_.palettes[0]
        size = TILE if spot is None else max(TILE, round(board.square_size()))
        picture = palette.picture(stamp_of(self.model.now.rules, token), display.style, display.theme, up, size)
        self.window.ghost.follow(place, picture)

    def _dropped(self, token: str, place: QPoint) -> None:
        self.window.ghost.hide()
        spot = self.window.board.spot_under(place)
        if spot is not None:
            self._edit(lambda: self.model.put(spot, token))

    def _tool_changed(self) -> None:
        moving = self.window.palette_.mover.isChecked()
        self.window.board.brush = not moving
        self.window.board.shows_moves = moving
        self._picked = None
        self.window.board.hold(None)

    def _edit(self, change: Callable[[], None]) -> None:
        """Change the arrangement, unless a solution stands on the board: that is left first."""
        if not self._leave_solution():
            change()

    # Commands

    def flip(self) -> None:
        self.display = replace(self.display, flipped=not self.display.flipped)
        self.refresh()

    def set_display(self, display: Display) -> None:
        """Show boards in another way; which way round stays as it is here."""
        self.display = replace(display, flipped=self.display.flipped, show_targets=True)
        self.refresh()

    def copy(self) -> None:
        """Copy the form that is chosen."""
        if self.window.written.hasSelectedText() and self.window.written.hasFocus():
            self.window.written.copy()
            return
        form = self.text.form()
        QGuiApplication.clipboard().setText(form.written)
        self.say(tr("Copied: {form}.", form=tr(form.label)))

    def paste(self) -> None:
        self.take_text(QGuiApplication.clipboard().text())

    def take_text(self, source: str) -> bool:
        """Take a position or the place at which a record stands; what is wrong with the text is said."""
        try:
            pasted = positiontexts.read(source, self.model.now.rules)
        except KomagataError as error:
            self.say(" ".join(tr(fault.text) for fault in error.faults[:3]))
            return False
        self._leave_solution()
        self.model.take(pasted.rules, pasted.setup)
        if pasted.game is not None:
            self.files.take_game(pasted.game)
        return True

    def take_file(self, path: Path) -> bool:
        """The same for a file in any encoding."""
        from komagata import assets, records

        try:
            source = records.decode(assets.read_bytes(path))
        except KomagataError as error:
            self.say(" ".join(tr(fault.text) for fault in error.faults[:3]))
            return False
        return self.take_text(source)

    def use(self) -> None:
        position = self.model.position()
        if position is not None:
            self.use_asked.emit(position)

    def used(self) -> None:
        """The arrangement has become something elsewhere: it need not be kept here."""
        self.model.mark_used()

    def _choose_game(self, name: str) -> None:
        if name == self.model.now.rules.id:
            return  # the same game, perhaps with other options than the usual ones
        try:
            rules = load_rules(name)
        except KomagataError as error:
            self.say(" ".join(tr(fault.text) for fault in error.faults[:3]))
            self.refresh()
            return
        self.model.change_game(rules)
        if self.model.lost:
            self.say(tr("Not everything fits into {game}: see the list.", game=game_name(rules)))

    def _load(self, rules: Rules, setup: Setup, task: Task) -> None:
        """A problem of a file."""
        self.window.tabs.setCurrentIndex(PROBLEM_TAB)
        self._leave_solution()
        self.model.take(rules, setup)
        self.window.problem.set_task(task)
        self.model.mark_used()

    # Drafts

    def _fill_drafts(self) -> None:
        menu = self.window.drafts
        menu.clear()
        for draft in drafts():
            rules = draft.arrangement.rules
            pieces = sum(map(bool, draft.arrangement.setup.state.board))
            title = draft.task.title if draft.task and draft.task.title else tr("{count} pieces", count=pieces)
            action = menu.addAction(f"{game_name(rules)}: {title}".replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, draft=draft: self.take_draft(draft))
        if menu.isEmpty():
            menu.addAction(tr("Nothing yet")).setEnabled(False)

    def take_draft(self, draft: Draft) -> None:
        """Go on with an arrangement that was put by."""
        self._leave_solution()
        self.model.take(draft.arrangement.rules, draft.arrangement.setup)
        if draft.task is not None:
            self.window.problem.set_task(draft.task)
        self.keeper.write(self.model.now, draft.task)
        if self.keeper.flush():
            forget(draft)

    # What is shown

    def _changed(self) -> None:
        self._node = None
        self._pointed = ()
        self._picked = None
        self.keeper.write(self.model.now, self._task())
        self.say("")
        self.refresh()

    def _task(self) -> Task | None:
        """What is known of the problem, if this is one."""
        task = self.window.problem.task()
        return task if self.model.composed or task != Task() else None

    def _task_edited(self) -> None:
        self.files.changed()
        self.keeper.write(self.model.now, self._task())

    def _compose(self) -> None:
        """A problem needs no King of whoever is to mate; a game does."""
        self.model.composed = self.window.tabs.currentIndex() == PROBLEM_TAB
        self.refresh()

    def refresh(self) -> None:
        """Show everything anew."""
        window, model = self.window, self.model
        window.show_game(model, self.display)
        window.state.show_model()
        window.set.show_model(self.display)
        faults, position = model.faults(), model.position()
        moves = None if position is None else position.legal_moves()
        window.faults.show_faults(faults, model.notes(), model.lost, None if moves is None else len(moves))
        window.problem.show_position(position if model.composed else self._composed())
        window.actions_.enable(
            {
                "undo": model.history.can_undo,
                "redo": model.history.can_redo,
                "use": position is not None,
            }
        )
        self.text.show()
        self._show_board()

    def _composed(self) -> Position | None:
        setup = self.model.setup
        if setup.validate(composed=setup.has_royal(setup.side.other)):
            return None
        return self.model.now.rules.play_from(setup, composed=True)

    def _show_board(self) -> None:
        if self._node is not None:
            situation = Situation(last=self._node.move)
            scene = make_scene(self._node.position, self.display, situation)
            self.window.board.set_scene(scene)
            return
        position = self.model.position()
        offers = None
        if position is not None:
            offers = Offers(tuple(position.legal_moves()), lambda _move: ())
        guilty = {square for fault in self.model.faults() for square in fault.squares}
        marks = [Mark(square, MarkKind.GUILTY) for square in sorted(guilty - set(self._pointed))]
        marks += [Mark(square, MarkKind.HINT) for square in self._pointed]
        situation = Situation(offers=offers, interactive=frozenset(Side), marks=tuple(marks))
        scene = make_scene(self.model.now.position(), self.display, situation)
        self.window.board.set_scene(scene)
        if self._picked is not None:
            self.window.board.hold(self._picked)

    def _point(self, squares: tuple[int, ...]) -> None:
        self._pointed = squares
        self._show_board()

    def _show_node(self, node: Node | None) -> None:
        self._node = node
        self._picked = None
        if node is not None:
            self.say(tr("The solution is shown. A click on the board goes back to the position."))
        self._show_board()

    def _leave_solution(self) -> bool:
        """Show the arrangement again; whether something else was shown."""
        if self._node is None:
            return False
        self._node = None
        self.say("")
        self.window.problem.leave_solution()
        self._show_board()
        return True

    def say(self, words: str) -> None:
        """One line at the bottom."""
        self.window.told.setText(words)
        self.window.told.setToolTip(words)

    # The end

    def _close(self, event: QCloseEvent) -> None:
        self.window.problem.solver.close()
        self.keeper.close(keep=self.model.unused or self.files.unsaved)
        event.accept()
        self.closed.emit()

    def lay(self, game: Game) -> None:
        """Begin with the problem that a record holds."""
        self.files.take_game(game)


__all__ = ["PROBLEM_TAB", "PositionDesk"]
