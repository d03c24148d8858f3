"""Opening, saving, copying and pasting games, and the question before something unsaved would be lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from komagata.errors import Fault, KomagataError
from komagata.game import Game
from komagata_gui.commands.loading import is_large, read_beside
from komagata_gui.i18n import tr
from komagata_gui.menus import fill_recent
from komagata_gui.play.autosave import keep, kept_folder, kept_games
from komagata_gui.play.controller import Controller
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.opening import agreement_of, load_anything
from komagata_gui.play.words import game_name
from komagata_gui.settings import Settings

SUFFIX = ".kmg"
POSITIONS = (".fen", ".txt")
"""Endings under which positions are found."""
MOST_RECENT = 10
MOST_FAULTS = 6


class Files(QObject):
    """The file of the record on the table."""

    def __init__(self, window: QWidget, controller: Controller, settings: Settings) -> None:
        super().__init__(window)
        self.path: Path | None = None
        """Where the record was read from or saved to."""
        self.elsewhere: Callable[[Path], bool] = lambda _path: False
        """Opens a file that belongs in another window, and says whether it did."""
        self.elsewhere_text: Callable[[str], bool] = lambda _source: False
        """The same for a text that was pasted."""
        self._window = window
        self._controller = controller
        self._session = controller.session
        self._settings = settings

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "open": self.open,
            "save": self.save,
            "save-as": self.save_as,
        }

    # Opening

    def open(self) -> None:
        from komagata import records

        suffixes = " ".join(f"*{suffix}" for suffix in (*records.EXTENSIONS, *POSITIONS))
        names = f"{tr('Games and positions')} ({suffixes});;{tr('All files')} (*)"
        chosen, _ = QFileDialog.getOpenFileName(self._window, tr("Open a game"), str(self.folder()), names)
        if chosen:
            self.open_path(Path(chosen))

    def open_paths(self, paths: Sequence[Path]) -> bool:
        """Open the first of several files; the others are listed, and stand under the recent ones."""
        files = [path for path in paths if not os.path.isdir(path)]  # noqa: PTH112 -- never raises
        if not files:
            self._controller.noticed.emit(Notice(tr("Folders are not opened; choose the files in them."), Tone.TROUBLE))
            return False
        first, *others = files
        for other in reversed(others):
            self._remember(other)
        opened = self.open_path(first)
        if opened and others:
            names = ", ".join(path.name for path in others[:MOST_FAULTS])
            more = ", …" if len(others) > MOST_FAULTS else ""
            told = tr("{name} was opened. Under “Open recent” you find: {others}", name=first.name, others=names + more)
            self._controller.noticed.emit(Notice("\n".join([told, *self._complaints()])))
        return opened

    def open_path(self, path: Path) -> bool:
        """Open a file. One that cannot be read changes nothing; the reason is said beside the board."""
        try:
            if self.elsewhere(path):
                self._remember(path)
                return True
            game = self._load(path)
        except (KomagataError, RecursionError) as error:
            self.complain(tr("{name} cannot be opened", name=path.name), error)
            return False
        return game is not None and self.show(
            game, path, tr("Not everything in {name} could be understood:", name=path.name)
        )

    def _load(self, path: Path) -> Game | None:
        """The game of a file; None if the user did not wait for it."""
        rules = self._session.rules
        if not is_large(path):
            return load_anything(path, rules)
        return read_beside(self._window, path.name, lambda: load_anything(path, rules))

    def show(self, game: Game, path: Path | None, headline: str) -> bool:
        """Put a game that was read on the board, unless the one there is to stay. `headline` goes before the list of
        what could not be read."""
        if not self.may_leave():
            return False
        game.to_end()
        self._controller.review(game, agreement_of(game))
        # A game that was kept for a while is to be saved where the user wants it, and not in the program's own folder.
        self.path = None if path is None or path.parent == kept_folder() else path
        if self.path is not None:
            self._remember(self.path)
        self._session.edited()
        if game.faults:
            self._controller.noticed.emit(Notice("\n".join([headline, *self._complaints()]), Tone.TROUBLE))
        return True

    def _complaints(self) -> list[str]:
        """What could not be read of the game on the board, each with its place, as far as there is room for it."""
        faults = self._session.game.faults
        words = [located(fault) for fault in faults[:MOST_FAULTS]]
        left = len(faults) - len(words)
        return [*words, tr("{count} more", count=left)] if left > 0 else words

    # Saving

    def save(self) -> bool:
        return self._write(self.path) if self.path is not None else self.save_as()

    def save_as(self) -> bool:
        """Save under a name, whose ending chooses the format. What that format does not hold is said before."""
        from komagata import records

        suggestion = self.path or self.folder() / f"{game_name(self._session.rules)}{SUFFIX}"
        names = {suffix: file_kind(suffix) for suffix in (SUFFIX, *records.EXTENSIONS)}
        chosen, kind = QFileDialog.getSaveFileName(
            self._window, tr("Save the game"), str(suggestion), ";;".join(names.values())
        )
        if not chosen:
            return False
        path = Path(chosen)
        if path.suffix.lower() not in records.EXTENSIONS:
            # Whoever writes no ending has chosen the kind in the dialog.
            path = path.with_name(path.name + next((suffix for suffix in names if names[suffix] == kind), SUFFIX))
        return self._write(path)

    def _write(self, path: Path) -> bool:
        from komagata import records

        game = self._session.game
        try:
            losses = records.check_saving(game, path)
            if losses and not self._accepts([tr(loss.text) for loss in losses], path):
                return False
            records.save(game, path)
        except KomagataError as error:
            self.complain(tr("The game could not be saved; it is still on the board"), error)
            return False
        self._remember(path)
        if not losses:
            # A file that holds only part of the game is a copy: the game itself is still to be saved.
            self.path = path
            self._session.mark_saved()
        self._controller.noticed.emit(Notice(tr("Saved as {name}.", name=path.name)))
        return True

    def _accepts(self, losses: list[str], path: Path) -> bool:
        """Ask whether a game is to be saved in a format that does not hold all of it."""
        box = QMessageBox(self._window)
        box.setObjectName("losses")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(tr("Save the game"))
        box.setText(tr("{name} would not hold all of this game:", name=path.name))
        box.setInformativeText("\n".join(f"• {loss}" for loss in losses[:MOST_FAULTS]))
        save = box.addButton(tr("&Save a copy"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        box.exec()
        return box.clickedButton() is save

    # Before something would be lost

    def may_leave(self) -> bool:
        """Whether another game may take the place of this one: asks if it is in play or belongs to a file."""
        session = self._session
        precious = session.in_play or self.path is not None
        if session.modified and session.begun and precious and not self._ask():
            return False
        self.put_by()
        return True

    def may_quit(self) -> bool:
        """Whether the program may end. A game in play waits for the next start; only files have to be asked about."""
        if self.path is not None and self._session.modified and not self._ask():
            return False
        if not self._session.in_play:
            self.put_by()
        return True

    def put_by(self) -> None:
        """Keep the game that gives way, without a question: it can be had back from the menu."""
        from komagata import records

        session = self._session
        if session.begun and session.modified:
            try:
                keep(records.write(session.game), game_name(session.rules).replace("/", "-"))
            except KomagataError as error:
                self.complain(tr("The game could not be put by"), error)

    def _ask(self) -> bool:
        box = QMessageBox(self._window)
        box.setObjectName("unsaved")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Unsaved game"))
        box.setText(tr("Save this game first?"))
        box.setInformativeText(tr("It is kept for a while in any case: see “Open recent” in the menu “Game”."))
        save = box.addButton(tr("&Save…"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(tr("&Don’t save"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        box.exec()
        if box.clickedButton() is save:
            return self.save()
        return box.clickedButton() is leave

    # Files known

    def fill_recent(self, menu: QMenu) -> None:
        groups = {tr("Files"): self.recent(), tr("Played here"): kept_games()}
        fill_recent(menu, groups, self.open_path)

    def recent(self) -> list[Path]:
        stored = self._settings.stored("files.recent", [])
        names = [name for name in stored if isinstance(name, str)] if isinstance(stored, list) else []
        # One that must not be looked at is as good as gone.
        return [Path(name) for name in names if os.path.exists(name)]  # noqa: PTH110

    def complain(self, headline: str, error: Exception) -> None:
        """Say beside the board what went wrong. Nothing on the board has changed."""
        faults = error.faults[:MOST_FAULTS] if isinstance(error, KomagataError) else ()
        words = "\n".join(located(fault) for fault in faults) or str(error)
        self._controller.noticed.emit(Notice(f"{headline}:\n{words}", Tone.TROUBLE))

    def folder(self) -> Path:
        """Where files are looked for and saved first."""
        if self.path is not None:
            return self.path.parent
        recent = self.recent()
        return recent[0].parent if recent else Path.home()

    def _remember(self, path: Path) -> None:
        known = [str(path.resolve()), *(str(old) for old in self.recent())]
        try:
            self._settings.store("files.recent", list(dict.fromkeys(known))[:MOST_RECENT])
        except KomagataError as error:
            self.complain(tr("The list of files could not be kept"), error)


def file_kind(suffix: str) -> str:
    """What a dialog calls a kind of record file."""
    from komagata import records
    from komagata.records.encodings import SHIFT_JIS

    if suffix == SUFFIX:
        return f"{tr('Games of Komagata')} (*{suffix})"
    name = suffix.removeprefix(".").upper()
    encoding = "Shift-JIS" if records.encoding_of(suffix) == SHIFT_JIS else "UTF-8"
    return f"{name}, {encoding} (*{suffix})"


def located(fault: Fault) -> str:
    """A fault in the user's language, with its place in the text."""
    words = f"{fault.path}: {tr(fault.text)}" if fault.path else tr(fault.text)
    if fault.line is None:
        return words
    if fault.column is None:
        return tr("Line {line}: {words}", line=fault.line, words=words)
    return tr("Line {line}, column {column}: {words}", line=fault.line, column=fault.column, words=words)


__all__ = ["MOST_FAULTS", "Files", "located"]
