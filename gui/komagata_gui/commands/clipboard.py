"""Games, positions, moves and pictures to the clipboard and from it, and what is let fall on the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from komagata.errors import KomagataError
from komagata.tree import Node
from komagata_gui.actions import COPIED_RECORDS, Actions
from komagata_gui.commands.files import MOST_FAULTS, Files
from komagata_gui.i18n import tr
from komagata_gui.play.controller import Controller
from komagata_gui.play.link import BoardLink
from komagata_gui.play.notation import numbered
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.opening import read_anything
from komagata_gui.play.picture import picture_data, picture_options, position_svg
from komagata_gui.play.subject import subject_of

LONGEST = 20_000_000
"""Characters of a text that is taken from elsewhere."""


class Clipboard(QObject):
    def __init__(
        self, window: QWidget, controller: Controller, link: BoardLink, files: Files, move_text: Callable[[Node], str]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._session = controller.session
        self._link = link
        self._files = files
        self._move_text = move_text

    def handlers(self) -> dict[str, Callable[[], object]]:
        found: dict[str, Callable[[], object]] = {
            "copy-position": lambda: self._put(str(self._session.position), tr("The position was copied.")),
            "copy-fen": lambda: self._copy_position("fen"),
            "copy-sfen": lambda: self._copy_position("sfen"),
            "copy-record": lambda: self.copy_record("kmg"),
            "copy-moves": self.copy_moves,
            "copy-picture": self.copy_picture,
            "export": self.export,
            "paste": self.paste,
        }
        for form in COPIED_RECORDS:
            found[f"copy-{form}"] = lambda form=form: self.copy_record(form)  # type: ignore[misc]
        return found

    # Out

    def _copy_position(self, notation: str) -> None:
        written = self._position(notation)
        if written:
            self._put(written, tr("The position was copied."))
        else:
            words = tr("This notation does not hold the position of this game.")
            self._controller.noticed.emit(Notice(words, Tone.TROUBLE))

    def _position(self, notation: str) -> str:
        """The position in a notation of other games; empty where it would be read as another position."""
        position = self._session.position
        written = position.fen() if notation == "fen" else position.sfen()
        try:
            return written if position.rules.position(written) == position else ""
        except KomagataError:
            return ""

    def copy_record(self, form: str) -> None:
        """The game in a format. What that does not hold of it is said."""
        from komagata import records

        game = self._session.game
        try:
            written, losses = records.write(game, form), records.losses(game, form)
        except KomagataError as error:
            self._files.complain(tr("The game cannot be copied in this format"), error)
            return
        # A diagram is meant to be of one position; nobody misses the moves.
        self._put(written, tr("The game was copied."), [] if form == "bod" else [tr(loss.text) for loss in losses])

    def copy_moves(self) -> None:
        """The line that is shown, as the list of moves writes it."""
        self._put(numbered(self._session.node.last(), self._move_text), tr("The moves were copied."))

    def copy_picture(self) -> None:
        svg = position_svg(self._session, picture_options(self._link.display))
        QGuiApplication.clipboard().setMimeData(picture_data(svg, str(self._session.position)))
        self._say(tr("The picture was copied."))

    def export(self) -> None:
        """A picture of the position, or an animation of the game, as a file."""
        from komagata_gui.panels.export import ExportDialog

        dialog = ExportDialog(subject_of(self._session), self._link.display, self._files.folder(), self._window)
        dialog.saved.connect(lambda path: self._say(tr("Saved as {name}.", name=path.name)))
        dialog.exec()
        dialog.deleteLater()

    def enable(self, actions: Actions) -> None:
        """Grey out the formats that do not know the game on the board."""
        from komagata import records

        actions.enable({f"copy-{notation}": bool(self._position(notation)) for notation in ("fen", "sfen")})
        for form in COPIED_RECORDS:
            try:
                records.losses(self._session.game, form)
                records.write(self._session.game, form)
            except KomagataError:
                actions.enable({f"copy-{form}": False})
            else:
                actions.enable({f"copy-{form}": True})

    def _put(self, written: str, told: str, losses: list[str] | None = None) -> None:
        QGuiApplication.clipboard().setText(written)
        if losses:
            words = "\n".join(losses[:MOST_FAULTS])
            self._controller.noticed.emit(Notice(f"{told} {tr('It does not hold:')}\n{words}", Tone.TROUBLE))
        else:
            self._say(told)

    # In

    def paste(self) -> None:
        """Open what was copied elsewhere: files, a record or a position."""
        self.take(QGuiApplication.clipboard().mimeData())

    def take(self, data: QMimeData | None) -> bool:
        """Open files or text that were pasted or let fall; what would be lost is asked about first. An empty clipboard
        may have no data at all."""
        if data is None:
            data = QMimeData()
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            return self._files.open_paths(paths)
        source = data.text()[:LONGEST]
        if not source.strip():
            self._say(tr("There is no text to paste."))
            return False
        return self._take_text(source)

    def _take_text(self, source: str) -> bool:
        try:
            if self._files.elsewhere_text(source):
                return True
            game = read_anything(source, self._session.rules)
        except (KomagataError, RecursionError) as error:
            self._files.complain(tr("What was copied cannot be used"), error)
            return False
        return self._files.show(game, None, tr("Not everything that was copied could be understood:"))

    def _say(self, words: str) -> None:
        self._controller.noticed.emit(Notice(words))


__all__ = ["Clipboard"]
