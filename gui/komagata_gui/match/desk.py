"""Puts the window of a match together, and does what its actions ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from komagata.errors import KomagataError
from komagata.multiboard.game import MatchGame
from komagata.records.matches import EXTENSIONS, save_match, write_match
from komagata_gui.i18n import tr
from komagata_gui.match.actions import STYLES
from komagata_gui.match.agreement import MatchAgreement
from komagata_gui.match.clocks import MatchClocks
from komagata_gui.match.controller import MatchController
from komagata_gui.match.journal import MatchSnapshot, match_folder, write_snapshot
from komagata_gui.match.link import MatchLink
from komagata_gui.match.picture import match_subject
from komagata_gui.match.presenter import MatchPresenter
from komagata_gui.match.session import MatchSession
from komagata_gui.match.thinker import SeatThinker
from komagata_gui.match.window import MatchWindow
from komagata_gui.match.words import match_name, team_name
from komagata_gui.play.autosave import Journal, keep
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.reach import Promotion
from komagata_gui.play.scene import Display
from komagata_gui.settings import ANIMATION, COORDINATES, NOTATION, PROMOTION, SHOW_TARGETS, STYLE, THEME, Settings

GEOMETRY = "match.geometry"
SUFFIX = ".kmg"


@dataclass(frozen=True)
class Doors:
    """Ways from the window of a match to the rest of the program."""

    new: Callable[[], object]
    open: Callable[[], object]
    print_set: Callable[[str, Mapping[str, str]], object]
    """Opens the print studio for a game with its options."""


class MatchDesk(QObject):
    """All that a window with a match consists of."""

    def __init__(self, game: MatchGame, agreement: MatchAgreement, settings: Settings, doors: Doors) -> None:
        self.window = MatchWindow()
        super().__init__(self.window)
        self.settings = settings
        self.path: Path | None = None
        self.session = MatchSession(game, agreement, self)
        self.clocks = MatchClocks(self)
        self.controller = MatchController(self.session, self.clocks, SeatThinker(self), self)
        boards = self.window.table.boards
        self.links = (
            MatchLink(boards[0], 0, self.controller, self),
            MatchLink(boards[1], 1, self.controller, self),
        )
        self.presenter = MatchPresenter(self.window, self.controller, self.links)
        self.journal = Journal(self, match_folder())
        self._doors = doors
        self._connect()

    def _connect(self) -> None:
        handlers = {**self._file_handlers(), **self._play_handlers(), **self._view_handlers()}
        self.window.actions_.bind(handlers)
        self.presenter.bind(handlers)
        self.window.closing.connect(self._close)
        self.session.changed.connect(self._put_by)
        self.journal.failed.connect(
            lambda words: self.controller.noticed.emit(
                Notice(tr("The game cannot be kept safe: {reason}", reason=words), Tone.TROUBLE)
            )
        )
        # A method, not a lambda: Qt forgets it with the window, while the settings live on.
        self.settings.changed.connect(self._setting_changed)

    def open(self, *, playing: bool = True, snapshot: MatchSnapshot | None = None) -> None:
        """Show the window and begin."""
        self.apply()
        clocks = list(snapshot.clocks) if snapshot is not None else None
        self._recall()
        self.window.show()
        self.controller.begin(self.session.game, self.session.agreement, playing=playing, clocks=clocks)

    def _recall(self) -> None:
        from PySide6.QtCore import QByteArray

        stored = self.settings.stored(GEOMETRY)
        if not (isinstance(stored, str) and self.window.restoreGeometry(QByteArray.fromBase64(stored.encode()))):
            self.window.resize(self.window.sizeHint().boundedTo(self.window.screen().availableSize()))

    def _setting_changed(self, _key: str) -> None:
        self.apply()

    def apply(self) -> None:
        """Put all settings in force."""
        get = self.settings.get
        for board in self.window.table.boards:
            board.set_animation(get(ANIMATION))
        for link in self.links:
            link.promotion = Promotion.of(get(PROMOTION))
        self.presenter.notation = get(NOTATION)
        action = f"style-{get(STYLE)}"
        if get(STYLE) in STYLES:
            self.window.actions_[action].setChecked(True)
        self.presenter.set_display(
            Display(style=get(STYLE), theme=get(THEME), coordinates=get(COORDINATES), show_targets=get(SHOW_TARGETS))
        )

    # What the actions do

    def _file_handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "new": self._doors.new,
            "open": self._doors.open,
            "print-studio": self.print_studio,
            "save": self.save,
            "save-as": self.save_as,
            "copy-position": lambda: self._copy(str(self.session.moment), tr("The position was copied.")),
            "copy-record": lambda: self._copy(write_match(self.session.game), tr("The game was copied.")),
            "picture": self.save_picture,
            "close": self.window.close,
        }

    def print_studio(self) -> None:
        """A piece set of this match."""
        rules = self.session.game.rules
        self._doors.print_set(rules.id, rules.options)

    def _play_handlers(self) -> dict[str, Callable[[], object]]:
        session = self.session
        return {
            "take-back": self.controller.take_back,
            "offer-draw": self.controller.agree_draw,
            "resign": self.resign,
            "pause": self.controller.pause,
            "go-on": self.go_on,
            "edit": self.edit,
            "first": lambda: session.show(0),
            "previous": lambda: session.show(session.place - 1),
            "next": lambda: session.show(session.place + 1),
            "last": lambda: session.show(session.count),
        }

    def _view_handlers(self) -> dict[str, Callable[[], object]]:
        presenter = self.presenter
        found: dict[str, Callable[[], object]] = {
            "flip": lambda: presenter.turned(flipped=not presenter.layout_.flipped),
            "swap": lambda: presenter.turned(swapped=not presenter.layout_.swapped),
        }
        for style in STYLES:
            found[f"style-{style}"] = lambda style=style: self._choose_style(style)  # type: ignore[misc]
        return found

    def _choose_style(self, style: str) -> None:
        try:
            self.settings.set(STYLE, style)
        except KomagataError as error:
            words = tr("This holds until the program ends; it could not be kept: {reason}", reason=error)
            self.controller.noticed.emit(Notice(words, Tone.TROUBLE))

    def resign(self) -> None:
        """Give up for a team; asked which, where both have persons."""
        teams = self.controller.people_teams()
        if len(teams) == 1:
            self.controller.resign(teams[0])
            return
        box = QMessageBox(self.window)
        box.setObjectName("resign")
        box.setWindowTitle(tr("Resign"))
        box.setText(tr("Which team gives up?"))
        rules = self.session.game.rules
        buttons = {box.addButton(team_name(rules, team), QMessageBox.ButtonRole.AcceptRole): team for team in teams}
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        for button, team in buttons.items():
            if box.clickedButton() is button:
                self.controller.resign(team)
        box.deleteLater()

    def go_on(self) -> None:
        """Play on from the moment shown. What was played after it is kept as a record of its own."""
        if self.session.place < self.session.count:
            self._keep()
        self.controller.go_on_from_here()

    def edit(self) -> None:
        """Set up a position, and play from there. What was played is kept as a record of its own."""
        from komagata_gui.match.editor import MatchEditor

        presenter, rules = self.presenter, self.session.game.rules
        self.controller.stop()
        editor = MatchEditor(self.session.moment, presenter.display, presenter.layout_, self.window)
        if editor.exec():
            self._keep()
            position = str(editor.setup)
            agreement = replace(self.session.agreement, position=position)
            game = MatchGame(rules, position)
            game.control, game.tags = self.session.game.control, dict(self.session.game.tags)
            self.path = None
            self.controller.begin(game, agreement)
        else:
            self.controller.proceed()
        editor.deleteLater()

    def _copy(self, words: str, said: str) -> None:
        QGuiApplication.clipboard().setText(words)
        self.controller.noticed.emit(Notice(said))

    # Files

    def save(self) -> bool:
        return self._write(self.path) if self.path is not None else self.save_as()

    def save_as(self) -> bool:
        folder = self.path.parent if self.path is not None else Path.home()
        suggestion = self.path or folder / f"{match_name(self.session.game.rules)}{SUFFIX}"
        names = f"{tr('Games of Komagata')} ({' '.join(f'*{suffix}' for suffix in EXTENSIONS)})"
        chosen, _ = QFileDialog.getSaveFileName(self.window, tr("Save the game"), str(suggestion), names)
        if not chosen:
            return False
        path = Path(chosen)
        return self._write(path if path.suffix.lower() in EXTENSIONS else path.with_name(path.name + SUFFIX))

    def _write(self, path: Path) -> bool:
        try:
            save_match(self.session.game, path)
        except KomagataError as error:
            words = tr("The game could not be saved; it is still on the board")
            self.controller.noticed.emit(Notice(f"{words}:\n{error}", Tone.TROUBLE))
            return False
        self.path = path
        self.session.mark_saved()
        self.controller.noticed.emit(Notice(tr("Saved as {name}.", name=path.name)))
        return True

    def save_picture(self) -> None:
        """Both boards as they are shown, or the whole match, as a file."""
        from komagata_gui.panels.export import ExportDialog

        subject = match_subject(self.session, match_name(self.session.game.rules))
        display = replace(self.presenter.display, flipped=self.presenter.layout_.flipped)
        dialog = ExportDialog(subject, display, self.path.parent if self.path else Path.home(), self.window)
        dialog.saved.connect(lambda path: self.tell(Notice(tr("Saved as {name}.", name=path.name))))
        dialog.exec()
        dialog.deleteLater()

    def _put_by(self) -> None:
        """Keep the match safe, whatever happens next."""
        session = self.session
        if session.count and session.playing:
            clocks = tuple(self.clocks.standing()) if self.clocks.shown else ()
            self.journal.write(write_snapshot(MatchSnapshot(session.game, session.agreement, clocks)))

    def _keep(self) -> None:
        if self.session.count and self.session.modified:
            try:
                name = match_name(self.session.game.rules).replace("/", "-")
                keep(write_match(self.session.game), name)
            except KomagataError as error:
                self.controller.noticed.emit(Notice(str(error), Tone.TROUBLE))

    def _close(self, event: QCloseEvent) -> None:
        """A match in play waits for the next start; one that has ended is kept among the games played."""
        self.controller.close()
        self.clocks.stop()
        if not self.session.in_play:
            self._keep()
            self.journal.clear()
        self.journal.close()
        words = bytes(self.window.saveGeometry().toBase64().data()).decode()
        with suppress(KomagataError):  # only the size of the next window depends on it
            self.settings.store(GEOMETRY, words)
        event.accept()

    def tell(self, notice: Notice) -> None:
        self.controller.noticed.emit(notice)

    def turn(self, *, flipped: bool) -> None:
        """Let the other team sit at the bottom."""
        self.presenter.layout_ = replace(self.presenter.layout_, flipped=flipped)


__all__ = ["Doors", "MatchDesk"]
