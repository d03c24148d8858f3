"""What was, and what is again after it was undone."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")

MOST = 500
"""So many steps are kept."""


class History(Generic[T]):
    """One value and its earlier and later forms. A new form takes the place of those that were undone."""

    def __init__(self, first: T) -> None:
        self._forms = [first]
        self._at = 0

    @property
    def now(self) -> T:
        return self._forms[self._at]

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at + 1 < len(self._forms)

    def push(self, form: T) -> bool:
        """Go on to another form; False if it equals the present one, which then stays."""
        if form == self.now:
            return False
        self._forms[self._at + 1 :] = [form]
        del self._forms[: -MOST - 1]
        self._at = len(self._forms) - 1
        return True

    def undo(self) -> bool:
        """Go back to the form before; False if there is none."""
        if not self.can_undo:
            return False
        self._at -= 1
        return True

    def redo(self) -> bool:
        """Go on to the form that was undone last; False if there is none."""
        if not self.can_redo:
            return False
        self._at += 1
        return True


__all__ = ["MOST", "History"]
