"""Windows of the position editor: opened from the game on the board, and what becomes of what they made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDialog, QWidget

from komagata.game import Game
from komagata.position import Position
from komagata_gui.commands.files import Files
from komagata_gui.i18n import tr
from komagata_gui.play.agreement import Agreement
from komagata_gui.play.controller import Controller
from komagata_gui.play.notices import Notice
from komagata_gui.play.opening import agreement_of, remembered_agreement
from komagata_gui.play.scene import Display
from komagata_gui.settings import Settings

if TYPE_CHECKING:
    from komagata_gui.editor.positiondesk import PositionDesk


class Setups(QObject):
    """The editors that are open. The game on the table stays as it is until a position is used."""

    def __init__(
        self,
        window: QWidget,
        controller: Controller,
        files: Files,
        settings: Settings,
        begin: Callable[[Agreement], bool],
        display: Callable[[], Display],
    ) -> None:
        """`begin` begins a game, `display` says how boards are shown."""
        super().__init__(window)
        self.desks: list[PositionDesk] = []
        self._window = window
        self._controller = controller
        self._files = files
        self._settings = settings
        self._begin = begin
        self._display = display
        # What settings mean for boards is worked out by others, who hear of them at the same time.
        settings.changed.connect(lambda _key: QTimer.singleShot(0, self, self._show_settings))

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"edit-position": self.edit, "problem": self.compose}

    def edit(self) -> PositionDesk:
        """Edit the position shown."""
        session = self._controller.session
        return self._open(session.position)

    def compose(self) -> PositionDesk:
        """Make a problem of the position shown, or go on with the one that the record holds."""
        session = self._controller.session
        desk = self._open(session.position, problem=True)
        desk.lay(session.game)
        return desk

    def _open(self, position: Position, *, problem: bool = False) -> PositionDesk:
        from komagata_gui.editor.positiondesk import PositionDesk

        desk = PositionDesk(position.rules, position, self._display(), self)
        desk.use_asked.connect(lambda position: self.use(desk, position))
        desk.record_asked.connect(self.show_record)
        desk.closed.connect(lambda: self._gone(desk))
        self.desks.append(desk)
        desk.open(problem=problem)
        return desk

    def _show_settings(self) -> None:
        for desk in self.desks:
            desk.set_display(self._display())

    def _gone(self, desk: PositionDesk) -> None:
        if desk in self.desks:
            self.desks.remove(desk)
        desk.window.deleteLater()
        desk.deleteLater()

    # What becomes of a position

    def use(self, desk: PositionDesk, position: Position) -> None:
        """Ask what is to become of it, and do that."""
        from komagata_gui.editor.positionuse import Use, UseDialog

        session = self._controller.session
        dialog = UseDialog(position, session.game, desk.window)
        dialog.exec()
        use, way = dialog.use, dialog.way
        dialog.deleteLater()
        done = False
        if use is Use.PLAY:
            done = self.play(position, desk.window)
        elif use is Use.RECORD:
            problem = desk.window.problem.problem() if desk.model.composed else None
            done = self.show_record(problem.game() if problem else Game(position.rules, position))
        elif use is Use.VARIATION and way is not None:
            done = self._controller.add_line(way)
        if done:
            desk.used()
            self._raise()

    def play(self, position: Position, parent: QWidget) -> bool:
        """Begin a game with a position: who plays is asked."""
        from komagata_gui.dialogs.play_on import PlayOnDialog

        rules = position.rules
        before = remembered_agreement(self._settings, rules.id)
        agreement = replace(before, options=dict(rules.options), position=str(position))
        dialog = PlayOnDialog(rules, agreement, parent, begins=True)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        agreement = dialog.agreement()
        dialog.deleteLater()
        return accepted and self._begin(agreement)

    def show_record(self, game: Game) -> bool:
        """Open a game to look at it and to move both sides; the one on the table is kept."""
        if not self._files.may_leave():
            return False
        self._files.path = None
        self._controller.review(game, agreement_of(game))
        self._controller.session.edited()
        self._controller.noticed.emit(Notice(tr("A position from the editor. Both sides can be moved.")))
        self._raise()
        return True

    def _raise(self) -> None:
        self._window.raise_()
        self._window.activateWindow()

    def close_all(self) -> None:
        """The program ends. What was not used is among the drafts at the next start."""
        for desk in list(self.desks):
            desk.window.close()


__all__ = ["Setups"]
