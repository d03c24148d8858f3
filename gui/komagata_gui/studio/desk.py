"""The studio as a whole: what the form says is planned in the background, and what comes of it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCloseEvent

from komagata.errors import Fault, KomagataError
from komagata.sets.job import Job
from komagata_gui.i18n import tr
from komagata_gui.settings import Settings
from komagata_gui.studio import maker
from komagata_gui.studio.asking import ask_game, ask_rules
from komagata_gui.studio.exports import FORMATS, Exports, formats
from komagata_gui.studio.fields import BY_PATH
from komagata_gui.studio.form import field_of
from komagata_gui.studio.geometry import recall, remember
from komagata_gui.studio.opening import keep
from komagata_gui.studio.painting import Spread
from komagata_gui.studio.plans import Shown
from komagata_gui.studio.printers import LAST, PrinterBox, fitted, keep_offset, offsets
from komagata_gui.studio.sheets import STEP, Fit, Sides
from komagata_gui.studio.shelf import Shelf
from komagata_gui.studio.window import StudioWindow
from komagata_gui.work import Worker

PAUSE = 180
"""Milliseconds without a change until the sheets are made anew."""
GEOMETRY = "studio.geometry"
MOST_FAULTS = 6
EXPORT_ACTIONS = {ending: f"export-{ending.removeprefix('.') or 'folder'}" for ending in FORMATS}


class Studio(QObject):
    """One window of the print studio, opened for a game."""

    def __init__(self, game: str, job: Job, settings: Settings) -> None:
        super().__init__()
        self.window = StudioWindow(job)
        self.setParent(self.window)
        self.game, self.settings = game, settings
        self.shown = Shown()
        self.fresh = False
        """Whether what is shown is what the form says."""
        self.planner = Worker(self)
        self.shelf = Shelf(self.window.presets, job, partial(fitted, settings=settings), self.window)
        self.exports = Exports(settings, lambda: self.shown.plan if self.fresh else None, self.window)
        self.printers: PrinterBox
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.plan)
        self._connect()
        self._prepare_form()
        self._show_what_can_be_done()

    @property
    def job(self) -> Job:
        return self.window.form.job

    @property
    def busy(self) -> bool:
        """Whether the form has been changed since sheets were asked for, or anything is being made or written."""
        return self._pause.isActive() or self.planner.busy or self.exports.writer.busy

    def open(self) -> None:
        recall(self.window, self.settings.stored(GEOMETRY))
        self.window.setWindowTitle(f"{tr('Print studio')} – Komagata")
        self.window.show()
        self.plan()

    def handlers(self) -> dict[str, Callable[[], object]]:
        view, bar = self.window.sheets, self.window.bar
        return {
            "print": self.print_sheets,
            "calibration": self.print_calibration,
            "export": self.window.export_button.showMenu,
            "close": self.window.close,
            "larger": lambda: bar.view.zoom_by(STEP),
            "smaller": lambda: bar.view.zoom_by(1 / STEP),
            "fit-page": lambda: bar.view.set_fit(Fit.PAGE),
            "fit-width": lambda: bar.view.set_fit(Fit.WIDTH),
            "true-size": bar.true_size,
            "stop": self.stop,
            **self.shelf.handlers(),
            **{action: partial(self.exports.export, ending) for ending, action in EXPORT_ACTIONS.items()},
            **{f"sides-{sides.value}": partial(view.set_sides, sides) for sides in Sides},
        }

    def _connect(self) -> None:
        window = self.window
        window.actions_.bind(self.handlers())
        window.form.changed.connect(self._changed)
        window.form.built.connect(self._prepare_form)
        window.bar.space_wanted.connect(self._set_stage)
        window.legend.hidden.connect(window.sheets.hide_layers)
        window.trouble.chosen.connect(window.form.show_field)
        window.working.stop.clicked.connect(self.stop)
        window.closing.connect(self._close)
        window.language_changed.connect(self._retranslated)
        self.shelf.taken.connect(self._take)
        self.shelf.kept.connect(self._show_what_can_be_done)
        for speaker in (self.shelf, self.exports):
            speaker.told.connect(window.tell)
        self.exports.began.connect(window.working.show_work)
        self.planner.done.connect(self._planned)
        self.planner.failed.connect(self._failed)
        for worker in (self.planner, self.exports.writer):
            worker.came.connect(window.working.show_progress)
            worker.ended.connect(self._rest)

    def _prepare_form(self) -> None:
        form = self.window.form
        form.games.ask_game = partial(ask_game, self.window)
        form.games.ask_rules = partial(ask_rules, self.window)
        self.printers = PrinterBox(self.settings, form.sections["printer"])
        self.printers.chosen.connect(self._choose_printer)
        self.printers.calibration_wanted.connect(self.print_calibration)
        form.sections["printer"].column.insertWidget(1, self.printers)

    # From the form to the sheets

    def _changed(self, job: Job) -> None:
        if self.printers.name and job.sheet.offset != offsets(self.settings).get(self.printers.name, (0.0, 0.0)):
            keep_offset(self.settings, self.printers.name, job.sheet.offset)
        self.shelf.follow(job)
        self._fade()
        self._pause.start()

    def _take(self, job: Job) -> None:
        """The job of a preset."""
        self.window.form.set_job(job)
        self.plan()

    def plan(self) -> None:
        """Make the sheets that the form asks for; what is wrong with it is said instead."""
        self._pause.stop()
        job = self.job
        found = maker.faults(job)
        self._complain(found)
        self._fade()
        if found:
            self.planner.stop()
        else:
            self.planner.do(lambda progress: maker.show(job, progress))
            self.window.working.show_work(tr("Laying out the sheets…"))

    def stop(self) -> None:
        """Give up whatever is being done."""
        self._pause.stop()
        for worker in (self.planner, self.exports.writer):
            worker.stop()

    def _rest(self) -> None:
        if not (self.planner.busy or self.exports.writer.busy):
            self.window.working.hide()

    def _planned(self, shown: Shown) -> None:
        self.shown, self.fresh = shown, not self._pause.isActive()
        window = self.window
        window.sheets.empty = tr("Nothing is to be made. Choose something under “What”.")
        window.sheets.show_spreads(shown.spreads)
        window.legend.show_layers(shown.layers)
        window.sheets.hide_layers(window.legend.off())
        if shown.plates is not None:
            window.bar.in_space = window.bar.in_space or not window.bar.solid
            window.solids.show_plates(shown.plates)
        window.bar.show_solid(shown.plates is not None)
        window.totals.show_totals(shown.figures, shown.counts, shown.notes)
        for view in (window.sheets, window.solids):
            view.set_faded(not self.fresh)
        self._set_stage()
        self._show_what_can_be_done()

    def _set_stage(self) -> None:
        """Bring the view forward that is wanted."""
        self.window.stage.setCurrentWidget(self.window.bar.view)

    def _fade(self) -> None:
        """What is shown is no longer what the form says: it can be looked at, but not printed."""
        self.fresh = False
        self.window.sheets.set_faded(True)
        self.window.solids.set_faded(True)
        self._show_what_can_be_done()

    def _failed(self, error: Exception) -> None:
        if isinstance(error, KomagataError):
            self._complain(error.faults)
        else:
            words = tr("Something went wrong inside the program ({reason}).", reason=f"{type(error).__name__}: {error}")
            self.window.trouble.show_lines([("", words)])

    def _complain(self, faults: Iterable[Fault]) -> None:
        found = list(faults)
        self.window.form.show_faults(found)
        lines = [(field_of(fault.path), _told(fault)) for fault in found[:MOST_FAULTS]]
        if len(found) > MOST_FAULTS:
            lines.append(("", tr("{count} more", count=len(found) - MOST_FAULTS)))
        self.window.trouble.show_lines(lines)

    def _show_what_can_be_done(self) -> None:
        own, changed = self.shelf.own, self.shelf.changed
        possible = formats(self.shown.plan) if self.fresh else ()
        self.window.actions_.enable(
            {
                "preset-save": changed or not own,
                "preset-revert": changed,
                "preset-rename": own,
                "preset-delete": own,
                "print": bool(possible) and bool(self._printable()),
                "export": bool(possible),
                **{action: ending in possible for ending, action in EXPORT_ACTIONS.items()},
            }
        )

    # Paper

    def _printable(self) -> list[Spread]:
        return [spread for spread in self.shown.spreads if spread.printable]

    def print_sheets(self) -> None:
        self._print(self._printable(), self.shown.plan.title)

    def print_calibration(self) -> None:
        try:
            self._print(maker.show_calibration(self.job), tr("Calibration"))
        except KomagataError as error:
            self._complain(error.faults)

    def _print(self, spreads: Iterable[Spread], title: str) -> None:
        # What prints is loaded when somebody prints.
        from komagata_gui.studio.paperwork import print_sheets

        try:
            pages = print_sheets(list(spreads), self.settings, self.window, title)
        except KomagataError as error:
            self._complain(error.faults)
            return
        if pages:
            self.window.tell(tr("Sent to the printer. Pages: {count}", count=pages))

    def _choose_printer(self, name: str) -> None:
        with suppress(KomagataError):
            self.settings.store(LAST, name)
        if name in offsets(self.settings):
            self.window.form.change("sheet.offset", offsets(self.settings)[name])

    # The window

    def _retranslated(self) -> None:
        self.window.setWindowTitle(f"{tr('Print studio')} – Komagata")
        self.shelf.refresh()
        self.plan()

    def leave(self) -> None:
        """Close the window, whatever is unsaved."""
        self.window.closing.disconnect(self._close)
        self._end()
        self.window.close()

    def _end(self) -> None:
        self._pause.stop()
        # A plan leaves nothing behind: nobody has to wait for its end.
        self.planner.close(0.2)
        self.exports.writer.close()

    def _close(self, event: QCloseEvent) -> None:
        # What belongs to no preset of the user's is there again the next time.
        if self.shelf.own and not self.shelf.may_leave():
            event.ignore()
            return
        self._end()
        # If they cannot be kept, the studio begins anew the next time.
        with suppress(KomagataError):
            keep(self.game, self.job)
        remember(self.window, self.settings, GEOMETRY)
        event.accept()


def _told(fault: Fault) -> str:
    """A fault in a sentence, with the name of its field before it."""
    field = BY_PATH.get(field_of(fault.path))
    return tr("{field}: {wrong}", field=tr(field.label), wrong=tr(fault.text)) if field else tr(fault.text)


__all__ = ["Studio"]
