"""Windows with matches: begun by the dialog, opened from files, found again after a crash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from komagata import assets
from komagata.errors import FileError
from komagata_gui.i18n import tr
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.settings import Settings

if TYPE_CHECKING:
    from komagata_gui.match.agreement import MatchAgreement
    from komagata_gui.match.desk import Doors, MatchDesk

MOST_FAULTS = 6


class Matches(QObject):
    """The matches that are open, each in a window of its own."""

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        new: Callable[[], object],
        open_file: Callable[[], object],
        print_set: Callable[[str, Mapping[str, str]], object],
    ) -> None:
        super().__init__(window)
        self.desks: list[MatchDesk] = []
        self._settings = settings
        self._new = new
        self._open_file = open_file
        self._print_set = print_set

    def begin(self, agreement: MatchAgreement) -> None:
        """Begin a match. Raises KomagataError for one that cannot be played."""
        from komagata_gui.match.agreement import new_match
        from komagata_gui.match.desk import MatchDesk

        desk = MatchDesk(new_match(agreement), agreement, self._settings, self._doors())
        game, people = desk.session.game, agreement.people()
        for seat, who in agreement.seats.items():
            game.tags[seat] = who.name if who.person else tr("Engine, level {number}", number=who.level)
        # The only team with a person sits at the bottom.
        desk.turn(flipped=bool(people) and all(game.match.seat(seat).team == 1 for seat in people))
        self._show(desk)
        desk.open()

    def open_path(self, path: Path) -> bool:
        """Open a file if it holds a match. Raises KomagataError if it does, and cannot be read."""
        try:
            source = assets.read_text(path)
        except FileError:
            return False
        return self.open_text(source, path)

    def open_text(self, source: str, path: Path | None = None) -> bool:
        """The same for the text of one."""
        from komagata.records.matches import is_match_record, read_match

        if not is_match_record(source):
            return False
        from komagata_gui.match.agreement import agreement_of
        from komagata_gui.match.desk import MatchDesk

        game = read_match(source)
        desk = MatchDesk(game, agreement_of(game), self._settings, self._doors())
        desk.path = path
        self._show(desk)
        desk.open(playing=False)
        if game.faults:
            words = "\n".join(tr(fault.text) for fault in game.faults[:MOST_FAULTS])
            told = (
                tr("Not everything in {name} could be understood:", name=path.name)
                if path is not None
                else tr("Not everything that was copied could be understood:")
            )
            desk.tell(Notice(f"{told}\n{words}", Tone.TROUBLE))
        return True

    def restore(self) -> int:
        """Go on with matches that a program had left; says how many there were."""
        from komagata_gui.match.journal import left_behind, match_folder

        if not match_folder().is_dir():
            return 0
        from komagata_gui.match.desk import MatchDesk

        found = list(left_behind())
        for snapshot in found:
            desk = MatchDesk(snapshot.game, snapshot.agreement, self._settings, self._doors())
            people = snapshot.agreement.people()
            match = snapshot.game.match
            desk.turn(flipped=bool(people) and all(match.seat(seat).team == 1 for seat in people))
            self._show(desk)
            desk.open(snapshot=snapshot)
            desk.tell(Notice(tr("This match was found again. It goes on where it stood.")))
        return len(found)

    def close_all(self) -> None:
        """The program ends. Matches in play wait for the next start."""
        for desk in list(self.desks):
            desk.window.close()
        self.desks.clear()

    def _doors(self) -> Doors:
        from komagata_gui.match.desk import Doors

        return Doors(self._new, self._open_file, self._print_set)

    def _show(self, desk: MatchDesk) -> None:
        self.desks.append(desk)
        desk.destroyed.connect(lambda: self.desks.remove(desk) if desk in self.desks else None)


__all__ = ["Matches"]
