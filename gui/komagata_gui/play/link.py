"""Between the board view and a game in play: scenes one way, intents the other.

The view knows no rules and the controller no widgets; here a gesture becomes a move, or the reason why it is none.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from komagata.explain import Explanation
from komagata.moves import Move
from komagata.position import Position
from komagata_gui.board.state import Mark, MarkKind, Preview, Spot
from komagata_gui.board.widget import BoardView
from komagata_gui.i18n import tr
from komagata_gui.play.controller import Controller
from komagata_gui.play.legs import Offers
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.paths import way_of
from komagata_gui.play.reach import Reach
from komagata_gui.play.scene import Display, Situation, make_scene
from komagata_gui.play.session import Change, Kind


class BoardLink(Reach):
    told = Signal(object)
    """A `Notice`: why a move may not be made, or how a begun one goes on; None: that has passed."""
    pointed = Signal(str)
    """What the pointer rests on, in words; empty for nothing."""
    display_changed = Signal()

    def __init__(self, view: BoardView, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(view, parent)
        self.display = Display()
        self._controller = controller
        self._session = controller.session
        self._marks: tuple[Mark, ...] = ()
        self._session.changed.connect(self._changed)
        view.hovered.connect(self._hover)
        view.selection_changed.connect(self._selected)

    def position(self) -> Position:
        return self._session.position

    # Scenes

    def set_display(self, display: Display) -> None:
        if display != self.display:
            self.display = display
            self.refresh()
            self.display_changed.emit()

    def prepare(self, display: Display) -> None:
        """The same before there is anything to be seen."""
        self.display = display

    def refresh(self, change: Change | None = None) -> None:
        """Show the place that is shown, gliding there if `change` says how."""
        position, movers = self._session.position, self._controller.movers
        moves = self._session.legal_moves() if position.side in movers else []
        self.offers = Offers(tuple(moves), self._captures)
        situation = Situation(
            last=self._session.node.move,
            offers=self.offers,
            interactive=movers & {position.side},
            marks=self._marks,
        )
        scene = make_scene(position, self.display, situation)
        if change is None:
            self._view.set_scene(scene)
        else:
            self._view.set_scene(scene, change.transition, backwards=change.backwards)

    def mark(self, notice: Notice | None) -> None:
        """Mark the squares that a notice names; unmark those of the one before."""
        marks = tuple(Mark(square, MarkKind.GUILTY) for square in notice.squares) if notice else ()
        if marks != self._marks:
            self._marks = marks
            self._view.set_scene(replace(self._view.scene(), marks=marks))

    def _changed(self, change: Change) -> None:
        self.forget()
        if change.kind is not Kind.RECORD:
            self._view.cancel()
            self._marks = ()
        self.refresh(change)

    def _captures(self, move: Move) -> tuple[int, ...]:
        return tuple(square for square, _ in self._session.position.transition(move).captured)

    # Moves

    def play(self, move: Move) -> None:
        if not self._controller.play(move):
            self._view.cancel()
            self.refresh()

    def begun(self, *, may_end: bool) -> None:
        self.told.emit(Notice(_how_to_go_on(may_end=may_end), lasting=True))

    def dropped(self) -> None:
        self.told.emit(None)

    def _selected(self) -> None:
        """Another piece was picked: what was said of the move before has been read."""
        if self._marks and self._view.selection() is not None:
            self.told.emit(None)

    # Reasons

    def refuse(self, move: Move) -> None:
        explanation = self._session.game.explain(move)
        self.told.emit(refusal(explanation))

    # What the pointer rests on

    def _hover(self, spot: Spot | None) -> None:
        if spot is None:
            self._view.set_preview(None)
            self.pointed.emit("")
            return
        piece = self._view.scene().piece_at(spot)
        self.pointed.emit((piece.tip or piece.name) if piece else "")
        self._view.set_preview(self._preview(spot))

    def _preview(self, spot: Spot) -> Preview | None:
        """What the move to the square under the pointer would do, if that is more than meets the eye."""
        path, moves = self.pointed_moves(spot)
        if not moves:
            return None
        way = way_of(self._session.position, path)
        captures = self.offers.taken(path)
        return Preview(way, captures) if len(way) > len(path) or len(captures) > 1 or len(path) > 2 else None


def _how_to_go_on(*, may_end: bool) -> str:
    if may_end:
        return tr("Click where the move goes on, or the piece again to end it here. Esc gives it up.")
    return tr("Click where the move goes on. Esc gives it up.")


def refusal(explanation: Explanation) -> Notice:
    """A reason of the rules as a notice."""
    return Notice(tr(explanation.text), Tone.REFUSAL, explanation.squares)


__all__ = ["BoardLink", "refusal"]
