"""The board as a widget: is handed scenes, shows them, and tells by signals what the user wants. It knows no rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from komagata.moves import Transition
from komagata_gui.board.state import Arrow, BoardState, Continuation, Preview, Question


class BoardView(QWidget):
    """Shows one `BoardState` at a time.

    After `move_intent`, `drop_intent` and `step_intent` the owner either plays the move and calls `set_scene`, or asks
    how it goes on with `ask` (which form the piece takes) or `go_on` (further legs). `cancelled` says that the user has
    given up such a half-made move; the view has then forgotten it already.
    """

    move_intent = Signal(int, int)
    """Origin and target, the target among the origin's destinations. Origin equal to target is a pass."""
    drop_intent = Signal(int, int)
    """Hand slot of the side to move, and target among its drops."""
    move_refused = Signal(int, int)
    """Origin and a target that is not among its destinations: the owner may say why, or plan the move."""
    drop_refused = Signal(int, int)
    """Hand slot and a target that is not among its drops."""
    step_intent = Signal(int)
    """Next square of the move that `go_on` continues."""
    end_intent = Signal()
    """The move that `go_on` continues is to end where the piece is."""
    promotion_chosen = Signal(int)
    """`value` of the choice taken of the question that `ask` put."""
    cancelled = Signal()
    """The user gave up a question or a continuation."""
    square_clicked = Signal(int)
    """A square was clicked with the left button, whatever else that meant."""
    selection_changed = Signal()
    """`selection` is another one now."""
    hovered = Signal(object)
    """The `Spot` under the pointer, or None. Answer with `set_preview`."""
    drawings_changed = Signal()
    """The user drew or removed an arrow or a circle."""
    animation_finished = Signal()

    def set_scene(self, state: BoardState, transition: Transition | None = None, *, backwards: bool = False) -> None:
        """Show `state`; with the `transition` that led to it, or `backwards` from it, pieces glide to their places."""

    def scene(self) -> BoardState:
        raise NotImplementedError

    def ask(self, question: Question) -> None:
        """Offer choices at a square; answered by `promotion_chosen` or `cancelled`. A single choice is taken at once."""

    def go_on(self, continuation: Continuation) -> None:
        """Show how a begun move may go on; answered by `step_intent`, `end_intent` or `cancelled`."""

    def cancel(self) -> bool:
        """Forget selection, question, continuation and drag; False if there was nothing to forget."""
        return False

    def set_preview(self, preview: Preview | None) -> None:
        """Show what the move under the pointer would do."""

    def set_animation(self, milliseconds: int) -> None:
        """Duration of a glide; 0: pieces jump."""

    def drawings(self) -> tuple[Arrow, ...]:
        """Arrows and circles that the user has drawn."""
        return ()

    def set_drawings(self, drawings: tuple[Arrow, ...]) -> None:
        """Show these instead of what the user has drawn."""


__all__ = ["BoardView"]
