"""Gestures on a board become moves: step by step where a move has several legs, with the question which form the piece
takes where it may end in several. What a move then does is for whoever owns the board."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from komagata.moves import Move
from komagata.position import Position
from komagata_gui.board.state import Continuation, Question, Spot
from komagata_gui.board.widget import BoardView
from komagata_gui.play.legs import Offers, continuations
from komagata_gui.play.scene import form_choices


@dataclass(frozen=True, slots=True)
class Promotion:
    """What to do where a piece may promote but need not."""

    always: bool = False
    plain_first: bool = False

    @classmethod
    def of(cls, setting: str) -> Promotion:
        """As the preferences say it."""
        return cls(always=setting == "always", plain_first=setting == "ask-plain")


class Reach(QObject):
    """One board's moves in the making. `offers` are the moves that are legal now. Abstract, without `abc`: an object's
    metaclass is Qt's."""

    def __init__(self, view: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.promotion = Promotion()
        self.offers = Offers((), lambda _: ())
        self._view = view
        self._path: tuple[int, ...] = ()
        """Squares entered of a move of several legs."""
        self._forms: tuple[Move, ...] = ()
        """Moves among which the user is asked to choose."""
        view.move_intent.connect(self._move)
        view.drop_intent.connect(lambda slot, target: self._choose(self.offers.drop(slot, target)))
        view.move_refused.connect(lambda origin, target: self.refuse(Move(origin, target)))
        view.drop_refused.connect(lambda slot, target: self.refuse(Move(-1, target, slot=slot)))
        view.step_intent.connect(lambda square: self._reach((*self._path, square)))
        view.end_intent.connect(self._end)
        view.promotion_chosen.connect(self._chosen)
        view.cancelled.connect(self.forget)

    # For whoever owns the board

    def position(self) -> Position:
        """What the board shows."""
        raise NotImplementedError

    def play(self, move: Move) -> None:
        """Make a move."""
        raise NotImplementedError

    def refuse(self, move: Move) -> None:
        """Say why something is no move."""
        raise NotImplementedError

    def begun(self, *, may_end: bool) -> None:
        """A move of several legs has been begun and goes on."""

    def dropped(self) -> None:
        """A begun move has been given up or made."""

    # Gestures

    def forget(self) -> None:
        """No move is being made."""
        begun = bool(self._path)
        self._path, self._forms = (), ()
        if begun:
            self.dropped()

    def pointed_moves(self, spot: Spot) -> tuple[tuple[int, ...], tuple[Move, ...]]:
        """The squares of the move to the place under the pointer, and the moves that begin with them."""
        selected = self._view.selection()
        if not spot.on_board or selected is None or not selected.on_board:
            return (), ()
        path = (*(self._path or (selected.square,)), spot.square)
        return path, self.offers.beginning(path)

    def _move(self, origin: int, target: int) -> None:
        if origin != target:
            self._reach((origin, target))
        elif (move := self.offers.passing(origin)) is not None:
            self._make(move)

    def _end(self) -> None:
        """The move is to end where the piece is: after its legs so far, or where it began."""
        ending = self.offers.ending(self._path) if self._path else ()
        if ending:
            self._choose(ending)
        else:
            self._view.cancel()

    def _reach(self, path: tuple[int, ...]) -> None:
        """The piece has come along these squares: play the move, or ask how it goes on."""
        targets, onward = continuations(self.offers.beginning(path), len(path))
        ending = self.offers.ending(path)
        if not targets:
            self._choose(ending)
            return
        self._path = path
        captures = self.offers.taken(path)
        self._view.go_on(Continuation(path, targets, onward, may_end=bool(ending), captures=captures))
        self.begun(may_end=bool(ending))

    def _choose(self, moves: tuple[Move, ...]) -> None:
        """Play the move; where it may end in several forms, ask at the square."""
        forms = sorted(moves, key=lambda move: move.promotion)
        promoting = [move for move in forms if move.promotion]
        if self.promotion.always and len(promoting) == 1:
            forms = promoting
        if len(forms) <= 1:
            if forms:
                self._make(forms[0])
            return
        if not self.promotion.plain_first:
            forms = [*promoting, *(move for move in forms if not move.promotion)]
        self._forms = tuple(forms)
        position, first = self.position(), forms[0]
        spot = Spot(first.origin) if not first.is_drop else Spot(side=position.side, slot=first.slot)
        self._view.ask(Question(spot, first.target, position.side, form_choices(position, self._forms)))

    def _chosen(self, value: int) -> None:
        move = next((move for move in self._forms if move.promotion == value), None)
        if move is not None:
            self._make(move)

    def _make(self, move: Move) -> None:
        self.forget()
        self.play(move)


__all__ = ["Promotion", "Reach"]
