"""Puts the game by after every change, and gets back what a program that was killed had left."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from komagata.errors import KomagataError
from komagata_gui.commands.files import Files
from komagata_gui.i18n import tr
from komagata_gui.play.autosave import Journal, Left, keep, left_behind
from komagata_gui.play.controller import Controller
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.session import Change
from komagata_gui.play.words import game_name

if TYPE_CHECKING:
    from komagata_gui.play.snapshot import Snapshot


class Keeper(QObject):
    def __init__(self, controller: Controller, files: Files, journal: Journal) -> None:
        super().__init__(files)
        self._controller = controller
        self._session = controller.session
        self._files = files
        self._journal = journal
        self._session.changed.connect(self._changed)
        controller.ticker.pressed.connect(self.write)
        journal.failed.connect(self._failed)

    def _changed(self, _change: Change) -> None:
        self.write()

    def write(self) -> None:
        """Put the game by as it is now."""
        session = self._session
        if not session.begun:
            return
        from komagata_gui.play.snapshot import Snapshot, write_snapshot

        ticker = self._controller.ticker
        snapshot = Snapshot(
            session.game,
            session.agreement,
            session.mode,
            session.live,
            ticker.clock.pause(ticker.now) if ticker.clock else None,
            str(self._files.path or ""),
            saved=not session.modified,
        )
        self._journal.write(write_snapshot(snapshot))

    def flush(self) -> bool:
        """Wait until all is written."""
        return self._journal.flush()

    def restore(self) -> bool:
        """Lay the latest game on the table that a killed program left; keep older ones with the games played."""
        found: Left | None = None
        for left in left_behind():
            if left.snapshot is None:
                words = tr("A game from last time could not be read; it is kept as {path}.", path=left.path)
                self._controller.noticed.emit(Notice(f"{words}\n{left.reason}", Tone.TROUBLE))
            elif found is None:
                found = left
            else:
                self._put_by(left.snapshot, left.path)
        if found is None or found.snapshot is None:
            return False
        self._lay(found.snapshot)
        # The own journal must hold the game before the old one goes.
        self.write()
        if self.flush() and self._journal.path.exists():
            _forget(found.path)
        return True

    def _lay(self, snapshot: Snapshot) -> None:
        self._files.path = Path(snapshot.file) if snapshot.file else None
        self._controller.resume_game(snapshot)
        if not snapshot.saved:
            self._session.mark_unsaved()
        self._session.edited()
        self._controller.noticed.emit(Notice(tr("The game from last time is back on the board.")))

    def _put_by(self, snapshot: Snapshot, path: Path) -> None:
        from komagata import records

        with suppress(KomagataError):
            if snapshot.game.root.children:
                keep(records.write(snapshot.game), game_name(snapshot.game.rules).replace("/", "-"))
            _forget(path)

    def _failed(self, reason: str) -> None:
        words = tr("The game cannot be put by, so it would be lost with a crash: {reason}", reason=reason)
        self._controller.noticed.emit(Notice(words, Tone.TROUBLE))

    def close(self, *, keep_journal: bool) -> None:
        """The program ends: keep the game for the next start, or not."""
        if keep_journal:
            self.write()
        else:
            self._journal.clear()
        self._journal.close()


def _forget(path: Path) -> None:
    for each in (path, path.with_suffix(".lock")):
        with suppress(OSError):
            each.unlink(missing_ok=True)


__all__ = ["Keeper"]
