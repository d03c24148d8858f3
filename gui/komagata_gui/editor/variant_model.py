"""The game that is being edited: its text, what the text says, what is wrong with it, and every earlier state of it.

The text is the truth. Forms show what it says and change it; a text that is no TOML leaves them as they were.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from komagata.errors import Fault, KomagataError, VariantError
from komagata.kernel import make_kernel
from komagata.position import Rules
from komagata.start import start_faults
from komagata.text import text
from komagata.variants.catalog import Catalog, taken
from komagata.variants.cloning import is_id
from komagata.variants.compiler import compile_variant
from komagata.variants.editing import Path, VariantText, same, value_at
from komagata.variants.reader import located

SOON, LATER = 60, 500
"""Milliseconds after a change until the game is compiled, and until every choice of its options is tried."""
TYPING = 2.0
"""Seconds within which changes of one and the same thing are one step to be undone."""
MOST_STEPS = 500


@dataclass(frozen=True, slots=True)
class Step:
    """One state of the text."""

    source: str
    what: object = None
    """What was changed; equal things in quick succession are one step."""
    when: float = 0.0


class VariantModel(QObject):
    changed = Signal()
    """The text is another one."""
    checked = Signal()
    """`faults` and `rules` are those of the present text."""
    _tried = Signal(str, object)
    """A text, and the faults of all its choices, from the thread that looked for them."""

    def __init__(self, source: str, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._past: list[Step] = []
        self._now = Step(source)
        self._future: list[Step] = []
        self.text = VariantText(source, {}, {})
        """The last text that could be read."""
        self.broken: tuple[Fault, ...] = ()
        """Why the present text cannot be read; empty if it can."""
        self.faults: tuple[Fault, ...] = ()
        self.rules: Rules | None = None
        """The game as it was when it could last be compiled."""
        self.current = False
        """Whether `rules` is the game of the present text."""
        self._closed = threading.Event()
        self._tried.connect(self._tell_of)
        self._soon, self._later = QTimer(self), QTimer(self)
        for timer, wait, work in ((self._soon, SOON, self._compile), (self._later, LATER, self._begin_trying)):
            timer.setSingleShot(True)
            timer.setInterval(wait)
            timer.timeout.connect(work)
        self._read()
        self.check()

    @property
    def source(self) -> str:
        return self._now.source

    @property
    def id(self) -> str:
        """What the game is called by programs, as far as it says so."""
        found = self.text.value(("id",))
        return found if isinstance(found, str) else ""

    def value(self, *path: str) -> object | None:
        """What the game says at a path."""
        return value_at(self._values, path)

    # Changes

    def put(self, path: Path, value: object | None, default: object | None = None) -> None:
        """Let the game say a value; what is the default anyway is not written down."""
        if default is not None and same(value, default) and value_at(self.text.parent, path) is None:
            value = None
        self.change(lambda now: now.with_value(path, value), path)

    def change(self, work: Callable[[VariantText], VariantText], what: object = None) -> None:
        """Change what the game says. While the text cannot be read, the last one that could be is changed."""
        done = work(self.text)
        if done.source != self.text.source or self.broken:
            self._go(Step(done.source, what, monotonic()))

    def set_source(self, source: str) -> None:
        """Take the text as it was typed."""
        if source != self.source:
            self._go(Step(source, "typing", monotonic()))

    def _go(self, step: Step) -> None:
        together = step.what is not None and step.what == self._now.what and step.when - self._now.when < TYPING
        if not together or not self._past:
            self._past = [*self._past[-MOST_STEPS:], self._now]
        self._now, self._future = step, []
        self._arrived()

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        if self._past:
            self._future.append(self._now)
            self._now = replace(self._past.pop(), what=None)
            self._arrived()

    def redo(self) -> None:
        if self._future:
            self._past.append(self._now)
            self._now = replace(self._future.pop(), what=None)
            self._arrived()

    def _arrived(self) -> None:
        self._read()
        self.current = False
        self._soon.start()
        self._later.stop()
        self.changed.emit()

    def _read(self) -> None:
        try:
            self.text = VariantText.read(self.source, self._catalog)
        except VariantError as error:
            self.broken = located(error.faults, self.source)
        else:
            self.broken = ()
        self._values = self.text.values

    # Faults

    def use(self, catalog: Catalog) -> None:
        """Look for parents in another catalog."""
        self._catalog = catalog
        self._arrived()

    def check(self) -> None:
        """Find out at once what is wrong with the present text."""
        self._compile()
        if self._later.isActive():
            self._later.stop()
            self._try_choices()

    def _compile(self) -> None:
        """The game without any choice of its options."""
        self._soon.stop()
        faults = self.broken
        if not faults:
            try:
                compiled = compile_variant(self._catalog.read(self.source))
                rules = Rules(compiled, make_kernel(compiled.tables))
            except KomagataError as error:
                faults = error.faults
            else:
                self.rules, self.current = rules, True
                faults = start_faults(rules)
        self._tell((*faults, *self._id_faults()))
        if not self.faults:
            self._later.start()

    def _try_choices(self) -> None:
        self._tell((*self._catalog.check(self.source), *self._id_faults()))

    def _begin_trying(self) -> None:
        """The same in a thread: a game with many pieces and options takes a while."""
        threading.Thread(
            target=self._try, args=(self._catalog, self.source), name="komagata-choices", daemon=True
        ).start()

    def _try(self, catalog: Catalog, source: str) -> None:
        faults = catalog.check(source)
        if not self._closed.is_set():
            self._tried.emit(source, faults)

    def _tell_of(self, source: str, faults: tuple[Fault, ...]) -> None:
        if source == self.source and not self._closed.is_set():
            self._tell((*faults, *self._id_faults()))

    def close(self) -> None:
        """Nobody waits any longer for what is still looked for."""
        self._closed.set()
        self._soon.stop()
        self._later.stop()

    def _tell(self, faults: tuple[Fault, ...]) -> None:
        found = located(faults, self.source)
        self.faults = tuple(fault for number, fault in enumerate(found) if fault not in found[:number])
        self.checked.emit()

    def _id_faults(self) -> tuple[Fault, ...]:
        if self.broken or not self.id:
            return ()
        if not is_id(self.id):
            return (Fault(text("expected small letters a to z, digits, and hyphens between them"), "id"),)
        return (taken(self.id),) if self._catalog.shipped(self.id) else ()


__all__ = ["VariantModel"]
