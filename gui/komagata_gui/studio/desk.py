"""The studio as a whole: what the form says is planned in the background, and what comes of it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCloseEvent

from komagata.errors import Fault, KomagataError
from komagata.sets.job import Job
from komagata_gui.i18n import tr
from komagata_gui.settings import Settings
from komagata_gui.studio import maker
from komagata_gui.studio.asking import ask_game, ask_rules
from komagata_gui.studio.form import field_of
from komagata_gui.studio.plans import Shown
from komagata_gui.studio.sheets import STEP, Fit, Sides
from komagata_gui.studio.window import StudioWindow
from komagata_gui.studio.work import Worker

PAUSE = 180
"""Milliseconds without a change until the sheets are made anew."""
GEOMETRY = "studio.geometry"
MOST_FAULTS = 6


class Studio(QObject):
    """One window of the print studio."""

    def __init__(self, job: Job, settings: Settings) -> None:
        super().__init__()
        self.window = StudioWindow(job)
        self.setParent(self.window)
        self.settings = settings
        self.shown = Shown()
        self.planner = Worker(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.plan)
        self._connect()
        self._prepare_form()

    @property
    def job(self) -> Job:
        return self.window.form.job

    @property
    def pending(self) -> bool:
        """Whether the form has been changed since sheets were last asked for."""
        return self._pause.isActive()

    def open(self) -> None:
        from komagata_gui.studio.geometry import recall

        recall(self.window, self.settings.stored(GEOMETRY))
        self.window.show()
        self._retitle()
        self.plan()

    def handlers(self) -> dict[str, Callable[[], object]]:
        view = self.window.sheets
        return {
            "close": self.window.close,
            "larger": partial(view.zoom_by, STEP),
            "smaller": partial(view.zoom_by, 1 / STEP),
            "fit-page": partial(view.set_fit, Fit.PAGE),
            "fit-width": partial(view.set_fit, Fit.WIDTH),
            "true-size": lambda: view.zoom_to(view.true_scale),
            "stop": self.planner.stop,
            **{f"sides-{sides.value}": partial(view.set_sides, sides) for sides in Sides},
        }

    def _connect(self) -> None:
        window, planner = self.window, self.planner
        window.actions_.bind(self.handlers())
        window.form.changed.connect(self._changed)
        window.trouble.chosen.connect(window.form.show_field)
        window.working.stop.clicked.connect(planner.stop)
        window.closing.connect(self._close)
        window.language_changed.connect(self._retranslated)
        planner.came.connect(window.working.show_progress)
        planner.done.connect(self._planned)
        planner.failed.connect(self._failed)
        planner.ended.connect(window.working.hide)

    def _prepare_form(self) -> None:
        games = self.window.form.games
        games.ask_game = partial(ask_game, self.window)
        games.ask_rules = partial(ask_rules, self.window)

    # From the form to the sheets

    def _changed(self, _job: Job) -> None:
        self._retitle()
        self._pause.start()

    def plan(self) -> None:
        """Make the sheets that the form asks for; what is wrong with it is said instead."""
        self._pause.stop()
        job = self.job
        found = maker.faults(job)
        self._complain(found)
        if found:
            self.planner.stop()
            self.window.sheets.set_faded(True)
            return
        self.window.sheets.set_faded(True)
        self.planner.do(lambda progress: maker.show(job, progress))
        self.window.working.show_work(tr("Laying out the sheets…"))

    def _planned(self, shown: Shown) -> None:
        self.shown = shown
        window = self.window
        window.sheets.faded = False
        window.sheets.show_spreads(shown.spreads)
        window.totals.show_totals(shown.figures, shown.counts, shown.notes)
        window.bar.refresh()

    def _failed(self, error: Exception) -> None:
        if isinstance(error, KomagataError):
            self._complain(error.faults)
        else:
            self._complain([])
            words = tr("Something went wrong inside the program ({reason}).", reason=f"{type(error).__name__}: {error}")
            self.window.trouble.show_lines([("", words)])

    def _complain(self, faults: Iterable[Fault]) -> None:
        found = list(faults)
        self.window.form.show_faults(found)
        lines = [(field_of(fault.path), tr(fault.text)) for fault in found[:MOST_FAULTS]]
        if len(found) > MOST_FAULTS:
            lines.append(("", tr("{count} more", count=len(found) - MOST_FAULTS)))
        self.window.trouble.show_lines(lines)

    def _retranslated(self) -> None:
        self._prepare_form()
        self.plan()

    def _retitle(self) -> None:
        self.window.setWindowTitle(f"{tr('Print studio')} – Komagata")

    def leave(self) -> None:
        """Close the window, whatever is unsaved."""
        self._pause.stop()
        self.planner.close()
        self.window.closing.disconnect(self._close)
        self.window.close()

    def _close(self, event: QCloseEvent) -> None:
        from komagata_gui.studio.geometry import remember

        self._pause.stop()
        self.planner.close()
        remember(self.window, self.settings, GEOMETRY)
        event.accept()


__all__ = ["Studio"]
