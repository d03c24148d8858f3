"""Between the board view and a game in play: scenes one way, intents the other.

The view knows no rules and the controller no widgets; here a gesture becomes a move, step by step where it has several
legs, with the question which form the piece takes, or with the reason why it may not be.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from komagata.explain import Explanation
from komagata.moves import Move
from komagata_gui.board.state import Continuation, Mark, MarkKind, Preview, Question, Spot
from komagata_gui.board.widget import BoardView
from komagata_gui.i18n import tr
from komagata_gui.play.controller import Controller
from komagata_gui.play.legs import Offers, continuations
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.paths import way_of
from komagata_gui.play.scene import Display, Situation, form_choices, make_scene
from komagata_gui.play.session import Change, Kind


@dataclass(frozen=True, slots=True)
class Promotion:
    """What to do where a piece may promote but need not."""

    always: bool = False
    plain_first: bool = False


class BoardLink(QObject):
    told = Signal(object)
    """A `Notice`: why a move may not be made, or how a begun one goes on; None: that has passed."""
    pointed = Signal(str)
    """What the pointer rests on, in words; empty for nothing."""
    display_changed = Signal()

    def __init__(self, view: BoardView, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.display = Display()
        self.promotion = Promotion()
        self._view = view
        self._controller = controller
        self._session = controller.session
        self._offers = Offers((), lambda _: ())
        self._path: tuple[int, ...] = ()
        """Squares entered of a move of several legs."""
        self._forms: tuple[Move, ...] = ()
        """Moves among which the user is asked to choose."""
        self._marks: tuple[Mark, ...] = ()
        self._session.changed.connect(self._changed)
        self._connect(view)

    def _connect(self, view: BoardView) -> None:
        view.move_intent.connect(self._move)
        view.drop_intent.connect(self._drop)
        view.move_refused.connect(self._explain_move)
        view.drop_refused.connect(self._explain_drop)
        view.step_intent.connect(self._step)
        view.end_intent.connect(self._end)
        view.promotion_chosen.connect(self._chosen)
        view.cancelled.connect(self._forget)
        view.hovered.connect(self._hover)
        view.selection_changed.connect(self._selected)

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
        self._offers = Offers(tuple(moves), self._captures)
        situation = Situation(
            last=self._session.node.move,
            offers=self._offers,
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
        self._forget()
        if change.kind is not Kind.RECORD:
            self._view.cancel()
            self._marks = ()
        self.refresh(change)

    def _captures(self, move: Move) -> tuple[int, ...]:
        return tuple(square for square, _ in self._session.position.transition(move).captured)

    # Moves

    def _move(self, origin: int, target: int) -> None:
        if origin == target:
            move = self._offers.passing(origin)
            if move is not None:
                self._play(move)
            return
        self._reach((origin, target))

    def _step(self, square: int) -> None:
        self._reach((*self._path, square))

    def _end(self) -> None:
        """The move is to end where the piece is: after its legs so far, or where it began."""
        ending = self._offers.ending(self._path) if self._path else ()
        if ending:
            self._choose(ending)
        else:
            self._view.cancel()

    def _reach(self, path: tuple[int, ...]) -> None:
        """The piece has come along these squares: play the move, or ask how it goes on."""
        targets, onward = continuations(self._offers.beginning(path), len(path))
        ending = self._offers.ending(path)
        if not targets:
            self._choose(ending)
            return
        self._path = path
        captures = self._offers.taken(path)
        self._view.go_on(Continuation(path, targets, onward, may_end=bool(ending), captures=captures))
        self.told.emit(Notice(_how_to_go_on(may_end=bool(ending)), lasting=True))

    def _drop(self, slot: int, target: int) -> None:
        self._choose(self._offers.drop(slot, target))

    def _choose(self, moves: tuple[Move, ...]) -> None:
        """Play the move; where it may end in several forms, ask at the square."""
        forms = sorted(moves, key=lambda move: move.promotion)
        promoting = [move for move in forms if move.promotion]
        if self.promotion.always and len(promoting) == 1:
            forms = promoting
        if len(forms) <= 1:
            if forms:
                self._play(forms[0])
            return
        if not self.promotion.plain_first:
            forms = [*promoting, *(move for move in forms if not move.promotion)]
        self._forms = tuple(forms)
        position, first = self._session.position, forms[0]
        spot = Spot(first.origin) if not first.is_drop else Spot(side=position.side, slot=first.slot)
        choices = form_choices(position, self._forms)
        self._view.ask(Question(spot, first.target, position.side, choices))

    def _chosen(self, value: int) -> None:
        move = next((move for move in self._forms if move.promotion == value), None)
        if move is not None:
            self._play(move)

    def _play(self, move: Move) -> None:
        self._forget()
        if not self._controller.play(move):
            self._view.cancel()
            self.refresh()

    def _forget(self) -> None:
        begun = bool(self._path)
        self._path, self._forms = (), ()
        if begun:
            self.told.emit(None)

    def _selected(self) -> None:
        """Another piece was picked: what was said of the move before has been read."""
        if self._marks and self._view.selection() is not None:
            self.told.emit(None)

    # Reasons

    def _explain_move(self, origin: int, target: int) -> None:
        self._refuse(Move(origin, target))

    def _explain_drop(self, slot: int, target: int) -> None:
        self._refuse(Move(-1, target, slot=slot))

    def _refuse(self, move: Move) -> None:
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
        selected = self._view.selection()
        if not spot.on_board or selected is None or not selected.on_board:
            return None
        path = (*(self._path or (selected.square,)), spot.square)
        moves = self._offers.beginning(path)
        if not moves:
            return None
        way = way_of(self._session.position, path)
        captures = self._offers.taken(path)
        return Preview(way, captures) if len(way) > len(path) or len(captures) > 1 or len(path) > 2 else None


def _how_to_go_on(*, may_end: bool) -> str:
    if may_end:
        return tr("Click where the move goes on, or the piece again to end it here. Esc gives it up.")
    return tr("Click where the move goes on. Esc gives it up.")


def refusal(explanation: Explanation) -> Notice:
    """A reason of the rules as a notice."""
    return Notice(tr(explanation.text), Tone.REFUSAL, explanation.squares)


__all__ = ["BoardLink", "Promotion", "refusal"]
