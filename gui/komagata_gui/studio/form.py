"""The left column of the studio: everything that a job says, in sections; only what matters for its method is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from komagata.errors import Fault
from komagata.sets.job import Job
from komagata_gui.chrome import GAP, scaled
from komagata_gui.i18n import tr
from komagata_gui.studio.fields import BY_PATH, Field
from komagata_gui.studio.games import GamesEditor
from komagata_gui.studio.methods import MethodEditor
from komagata_gui.studio.sections import SECTIONS, Section
from komagata_gui.studio.values import value_of, with_value
from komagata_gui.studio.widgets import CheckEditor, Editor, SeveralEditor, make_editor

SPECIAL: Mapping[str, type[Editor]] = {"games": GamesEditor, "method": MethodEditor}
"""Fields with an editor of their own; they take the whole width."""


class FieldRow:
    """One field in its section: label, editor, help, and what is wrong with it."""

    def __init__(self, field: Field, job: Job, parent: QWidget) -> None:
        self.field = field
        value = value_of(job, field.path)
        special = SPECIAL.get(field.path)
        self.editor = special(field, parent) if special else make_editor(field, value, parent)
        if special:
            self.editor.show_value(value)
        self.label: QLabel | None = None
        self.help: QLabel | None = None
        self.fault = QLabel(parent)
        self.fault.setWordWrap(True)
        self.fault.setProperty("role", "danger")
        self.fault.hide()
        words = tr(field.help) if field.help else ""
        if not special and not isinstance(self.editor, CheckEditor):
            self.label = QLabel(tr(field.label), parent)
            self.label.setWordWrap(True)
            self.label.setBuddy(self.editor)
            self.label.setToolTip(words)
        if words and field.plain_help:
            self.help = QLabel(words, parent)
            self.help.setWordWrap(True)
            self.help.setProperty("role", "muted")
            self.help.setFont(scaled(parent.font(), 0.9))
        self.editor.setToolTip(words)
        target = self.editor.focusProxy()
        if target is not None and not target.accessibleName():
            target.setAccessibleName(tr(field.label))
            target.setAccessibleDescription(words)

    def place(self, grid: QGridLayout, row: int) -> int:
        """Put the row into a grid of two columns; the next free row."""
        if self.label is not None:
            tall = isinstance(self.editor, SeveralEditor)
            grid.addWidget(self.label, row, 0, Qt.AlignmentFlag.AlignTop if tall else Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self.editor, row, 1)
        else:
            grid.addWidget(self.editor, row, 0, 1, 2)
        row += 1
        for more in (self.help, self.fault):
            if more is not None:
                grid.addWidget(more, row, 0, 1, 2)
                row += 1
        return row

    def show_for(self, job: Job) -> bool:
        """Show the row if it matters for the job; whether it does."""
        shown = self.field.shown(job)
        for widget in (self.label, self.editor, self.help):
            if widget is not None:
                widget.setVisible(shown)
        self.fault.setVisible(shown and bool(self.fault.text()))
        return shown

    def show_fault(self, words: str) -> None:
        self.fault.setText(words)
        self.fault.setVisible(bool(words))
        for widget in (self.label, self.editor):
            if widget is not None:
                widget.setProperty("role", "danger" if words else "")
                widget.style().unpolish(widget)
                widget.style().polish(widget)


class SectionBox(QFrame):
    """A card with a heading and the fields of one section."""

    def __init__(self, section: Section, job: Job, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.section = section
        title = QLabel(tr(section.title), self)
        title.setFont(scaled(self.font(), 1.08, bold=True))
        self.rows = [FieldRow(BY_PATH[path], job, self) for path in section.paths]
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(14, 10, 14, 12)
        self.column.setSpacing(8)
        self.column.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, self.fontMetrics().averageCharWidth() * 18)
        grid.setColumnStretch(1, 1)
        place = 0
        for row in self.rows:
            place = row.place(grid, place)
        self.column.addLayout(grid)

    def show_for(self, job: Job) -> None:
        shown = [row.show_for(job) for row in self.rows]
        self.setVisible(any(shown))


class JobForm(QScrollArea):
    """The form holds the job: editors show its values, and only what the user changes is changed in it."""

    changed = Signal(Job)
    built = Signal()
    """The form has been made anew: what others have put into it is gone."""

    def __init__(self, job: Job, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.job = job
        self.sections: dict[str, SectionBox] = {}
        self.rows: dict[str, FieldRow] = {}
        self.build()

    def build(self) -> None:
        """Make the form anew, in the language in force."""
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP)
        self.sections = {}
        for section in SECTIONS:
            box = self.sections[section.id] = SectionBox(section, self.job, page)
            column.addWidget(box)
        column.addStretch(1)
        self.rows = {row.field.path: row for box in self.sections.values() for row in box.rows}
        for path, row in self.rows.items():
            row.editor.edited.connect(lambda value, path=path: self._edit(path, value))
        self.setWidget(page)
        self._show_what_matters()
        self.built.emit()
        # Nothing is ever cut off at the side.
        self.setMinimumWidth(page.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width() + 4)

    def editor(self, path: str) -> Editor:
        return self.rows[path].editor

    @property
    def games(self) -> GamesEditor:
        editor = self.editor("games")
        assert isinstance(editor, GamesEditor)
        return editor

    def set_job(self, job: Job) -> None:
        """Show another job; nobody is told."""
        self.job = job
        for path, row in self.rows.items():
            row.editor.show_value(value_of(job, path))
        self._show_what_matters()

    def change(self, path: str, value: Any) -> None:
        """Change a value as if the user had."""
        self.editor(path).show_value(value)
        self._edit(path, value)

    def show_faults(self, faults: Iterable[Fault]) -> None:
        """Mark the fields that faults name."""
        told: dict[str, list[str]] = {}
        for fault in faults:
            told.setdefault(field_of(fault.path), []).append(tr(fault.text))
        for path, row in self.rows.items():
            row.show_fault("\n".join(told.get(path, ())))

    def show_field(self, path: str) -> None:
        """Bring a field into view, and give it the keyboard."""
        row = self.rows.get(field_of(path))
        if row is not None:
            self.ensureWidgetVisible(row.editor)
            row.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def _edit(self, path: str, value: Any) -> None:
        if value_of(self.job, path) != value:
            self.job = with_value(self.job, path, value)
            self._show_what_matters()
            self.changed.emit(self.job)

    def _show_what_matters(self) -> None:
        self.games.set_style(self.job.looks.style)
        for box in self.sections.values():
            box.show_for(self.job)


def field_of(path: str) -> str:
    """The field that a place in a job belongs to: `games[1].sets` to `games`; empty if there is none."""
    return max((known for known in BY_PATH if path.startswith(known)), key=len, default="")


__all__ = ["FieldRow", "JobForm", "SectionBox", "field_of"]
