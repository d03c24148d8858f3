"""Presets: which one the form began with, and all that can be done with it. Nothing of the user's is lost unasked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from komagata import assets
from komagata.errors import KomagataError
from komagata.sets import jobfile, presets
from komagata.sets.job import Job
from komagata_gui.i18n import current_language, pick, tr
from komagata_gui.studio.naming import ask_name
from komagata_gui.studio.presets import Preset, PresetBar

MOST_FAULTS = 8


class Shelf(QObject):
    """The presets of one window."""

    taken = Signal(Job)
    """The form is to show this job."""
    kept = Signal()
    """The presets, or what can be done with them, are others now."""
    told = Signal(str)
    """Something to be said in passing."""

    def __init__(self, bar: PresetBar, job: Job, fit: Callable[[Job], Job], window: QWidget) -> None:
        """`fit` puts into a job what belongs to this machine and not to a preset."""
        super().__init__(window)
        self._bar, self._fit, self._window = bar, fit, window
        self.current = ""
        """Id of the preset that the form began with; empty if it began without one."""
        self._base = self._job = self._free = job
        """What the form began with, what it says, and what it said before a preset was taken."""
        self._found: dict[str, jobfile.Preset] = {}
        bar.chosen.connect(self.choose)
        self.refresh()

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "preset-save": self.save,
            "preset-save-as": self.save_as,
            "preset-revert": self.revert,
            "preset-rename": self.rename,
            "preset-delete": self.delete,
            "preset-import": self.bring,
            "preset-export": self.share,
        }

    @property
    def changed(self) -> bool:
        """Whether the form says something else than what it began with."""
        return self._job != self._applied(self._base)

    @property
    def own(self) -> bool:
        return self.current in self._found and self._found[self.current].own

    def follow(self, job: Job) -> None:
        """The form has another job now."""
        self._job = job
        self._bar.show_changed(self.changed)

    def refresh(self) -> None:
        """Read the presets anew, and show them. A file that cannot be read is left out: choosing it would say why."""
        self._found = {}
        for name in presets.presets():
            try:
                self._found[name] = presets.preset(name)
            except KomagataError:
                continue
        shown = [Preset(name, one.name(current_language()), one.own) for name, one in self._found.items()]
        abouts = {name: pick(one.about) for name, one in self._found.items() if one.about}
        self._bar.show_presets(shown, self.current, abouts, changed=self.changed)
        self.kept.emit()

    # Taking

    def choose(self, name: str) -> None:
        """Fill the form from a preset; empty: with what it said before it was filled from one."""
        if name == self.current or (self.current and not self.may_leave()):
            self.refresh()
            return
        if not self.current:
            self._free = self._job
        if name in self._found:
            self._take(name, self._found[name].job)
        else:
            self._take("", self._free)

    def revert(self) -> None:
        """Back to what the preset says."""
        self._take(self.current, self._base)

    def _take(self, name: str, job: Job) -> None:
        self.current, self._base = name, job
        self._job = self._applied(job)
        self.refresh()
        self.taken.emit(self._job)

    def _applied(self, job: Job) -> Job:
        """A preset that names no games says how; what is made stays."""
        return self._fit(job if job.games else replace(job, games=self._job.games))

    # Keeping

    def save(self) -> bool:
        if not self.own:
            return self.save_as()
        kept = self._job if self._found[self.current].job.games else replace(self._job, games=())
        return self._keep(self.current, kept, dict(self._found[self.current].names))

    def save_as(self) -> bool:
        given = ask_name(self._window, tr("Save as a preset"), self.current if self.own else "", with_games=False)
        if given is None:
            return False
        name, games = given
        if name in self._found and self._found[name].own and not self._ask_replace(name):
            return False
        return self._keep(name, self._job if games else replace(self._job, games=()), {})

    def _keep(self, name: str, job: Job, names: dict[str, str]) -> bool:
        try:
            presets.save(name, job, names)
        except KomagataError as error:
            self._complain(tr("The preset could not be saved"), error)
            return False
        self.current, self._base = name, job
        self.refresh()
        self.told.emit(tr("Saved as {name}.", name=name))
        return True

    def rename(self) -> None:
        if not self.own:
            return
        given = ask_name(self._window, tr("Rename the preset"), self.current)
        if given is None or given[0] == self.current:
            return
        name, old, kept = given[0], self.current, self._found[self.current]
        if name in self._found and not self._ask_replace(name):
            return
        try:
            # The new one first: at no moment is there none.
            presets.save(name, kept.job)
            presets.remove(old)
        except KomagataError as error:
            self._complain(tr("The preset could not be renamed"), error)
        else:
            self.current = name
        self.refresh()

    def delete(self) -> None:
        if not self.own or not self._ask(
            tr("Delete the preset"), tr("Delete {name}? The form stays as it is.", name=self.current), tr("&Delete")
        ):
            return
        try:
            presets.remove(self.current)
        except KomagataError as error:
            self._complain(tr("The preset could not be deleted"), error)
            return
        self.current, self._base = "", self._job
        self.refresh()

    # Sharing

    def bring(self) -> None:
        """Take over the preset in a file."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, tr("Import a preset"), str(Path.home()), f"{tr('Presets')} (*.toml)"
        )
        if not chosen or not self.may_leave():
            return
        path = Path(chosen)
        try:
            found = jobfile.parse(assets.read_text(path))
            taken = path.stem in self._found and self._found[path.stem].own
            if taken and not self._ask_replace(path.stem):
                return
            presets.save(path.stem, found.job, found.names)
        except KomagataError as error:
            self._complain(tr("{name} is no preset that can be used", name=path.name), error)
            return
        self.refresh()
        self._take(path.stem, found.job)

    def share(self) -> None:
        """Write all that the form says into a file."""
        suggestion = Path.home() / f"{self.current or 'preset'}.toml"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr("Share the preset"), str(suggestion), f"{tr('Presets')} (*.toml)"
        )
        if not chosen:
            return
        path = Path(chosen)
        path = path if path.suffix.lower() == ".toml" else path.with_name(path.name + ".toml")
        names = self._found[self.current].names if self.current in self._found else {}
        try:
            assets.atomic_write(path, jobfile.write(self._job, names))
        except KomagataError as error:
            self._complain(tr("The preset could not be written"), error)
        else:
            self.told.emit(tr("Saved as {name}.", name=path.name))

    # Asking

    def may_leave(self) -> bool:
        """Whether what is in the form may give way: asks if it has been changed since it was filled."""
        if not self.changed:
            return True
        box = QMessageBox(self._window)
        box.setObjectName("unsaved-preset")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Unsaved preset"))
        box.setText(
            tr("Save the changes to {name} first?", name=self.current)
            if self.own
            else tr("Save what has been changed as a preset first?")
        )
        save = box.addButton(tr("&Save"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(tr("&Don’t save"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        box.exec()
        if box.clickedButton() is save:
            return self.save()
        return box.clickedButton() is leave

    def _ask_replace(self, name: str) -> bool:
        return self._ask(
            tr("Replace the preset"), tr("There is a preset {name} already. Replace it?", name=name), tr("&Replace")
        )

    def _ask(self, title: str, question: str, yes: str) -> bool:
        box = QMessageBox(QMessageBox.Icon.Question, title, question, QMessageBox.StandardButton.Cancel, self._window)
        box.setObjectName("ask-preset")
        go = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
        box.exec()
        return box.clickedButton() is go

    def _complain(self, headline: str, error: KomagataError) -> None:
        box = QMessageBox(
            QMessageBox.Icon.Warning, tr("Presets"), headline, QMessageBox.StandardButton.Ok, self._window
        )
        box.setObjectName("preset-trouble")
        lines = [f"{fault.path}: {tr(fault.text)}" if fault.path else tr(fault.text) for fault in error.faults]
        box.setInformativeText("\n".join(f"• {line}" for line in lines[:MOST_FAULTS]))
        box.exec()


__all__ = ["Shelf"]
