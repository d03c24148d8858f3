"""Between one board of a match and the controller: gestures become moves, moments become scenes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from komagata.moves import Move
from komagata.pieces import Side
from komagata_gui.board.state import Continuation, Preview, Question, Spot
from komagata_gui.i18n import tr
from komagata_gui.match.board import MatchBoard
from komagata_gui.match.controller import MatchController
from komagata_gui.match.scenes import Layout, board_scene, seat_at
from komagata_gui.match.words import conversion
from komagata_gui.play.legs import Offers, continuations
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.scene import Display, form_choices


class MatchLink(QObject):
    refused = Signal(object)
    """Why a move is not possible, as a `Notice`."""
    thought_of = Signal(str, object)
    """In words what the capture under the pointer would do, and what who receives: seat -> hand slots."""
    pointed = Signal(str)
    """What the pointer rests on."""

    def __init__(self, view: MatchBoard, board: int, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self.board = board
        self.guilty: tuple[int, ...] = ()
        self._view = view
        self._controller = controller
        self._session = controller.session
        self._offers = Offers((), lambda _: ())
        self._path: tuple[int, ...] = ()
        self._forms: tuple[Move, ...] = ()
        self._place = (-1, 0)
        view.move_intent.connect(self._move)
        view.drop_intent.connect(lambda slot, target: self._choose(self._offers.drop(slot, target)))
        view.move_refused.connect(lambda origin, target: self._refuse(Move(origin, target)))
        view.drop_refused.connect(lambda slot, target: self._refuse(Move(-1, target, slot=slot)))
        view.step_intent.connect(lambda square: self._reach((*self._path, square)))
        view.end_intent.connect(self._end)
        view.promotion_chosen.connect(self._chosen)
        view.cancelled.connect(self._forget)
        view.hovered.connect(self._hover)
        view.square_clicked.connect(self._clicked)
        view.need_toggled.connect(self._need)

    @property
    def seat(self) -> str:
        """Whose turn it is on this board, at the moment shown."""
        match = self._session.moment
        return seat_at(match, self.board, match.boards[self.board].state.side).name

    def refresh(self, display: Display, layout: Layout) -> None:
        """Show the board as it is at the moment shown."""
        session = self._session
        place = (session.place, id(session.game))
        if place != self._place:
            self._view.cancel()
            self._forget()
            self.guilty = ()
        position = session.moment.boards[self.board]
        moves = tuple(position.legal_moves()) if self.seat in session.movers() else ()
        self._offers = Offers(moves, self._captures)
        scene = board_scene(session, self.board, display, layout, self._offers, self.guilty)
        last = session.last
        step = place[1] == self._place[1] and place[0] == self._place[0] + 1
        transition = None
        if step and last is not None and session.match.seat(last.turn.seat).board == self.board:
            before = session.game.moments[session.place - 1].boards[self.board]
            transition = before.transition(last.turn.move)
        self._place = place
        self._view.set_scene(scene, transition)

    def _captures(self, move: Move) -> tuple[int, ...]:
        position = self._session.moment.boards[self.board]
        return tuple(square for square, _ in position.transition(move).captured)

    # Moves

    def _move(self, origin: int, target: int) -> None:
        if origin != target:
            self._reach((origin, target))
        elif (move := self._offers.passing(origin)) is not None:
            self._play(move)

    def _end(self) -> None:
        ending = self._offers.ending(self._path) if self._path else ()
        if ending:
            self._choose(ending)
        else:
            self._view.cancel()

    def _reach(self, path: tuple[int, ...]) -> None:
        targets, onward = continuations(self._offers.beginning(path), len(path))
        ending = self._offers.ending(path)
        if not targets:
            self._choose(ending)
            return
        self._path = path
        captures = self._offers.taken(path)
        self._view.go_on(Continuation(path, targets, onward, may_end=bool(ending), captures=captures))

    def _choose(self, moves: tuple[Move, ...]) -> None:
        """Play the move; where it may end in several forms, ask at the square."""
        promoting = [move for move in moves if move.promotion]
        forms = [*sorted(promoting, key=lambda move: move.promotion), *(move for move in moves if not move.promotion)]
        if len(forms) <= 1:
            if forms:
                self._play(forms[0])
            return
        self._forms = tuple(forms)
        position, first = self._session.moment.boards[self.board], forms[0]
        spot = Spot(first.origin) if not first.is_drop else Spot(side=position.side, slot=first.slot)
        self._view.ask(Question(spot, first.target, position.side, form_choices(position, self._forms)))

    def _chosen(self, value: int) -> None:
        move = next((move for move in self._forms if move.promotion == value), None)
        if move is not None:
            self._play(move)

    def _play(self, move: Move) -> None:
        self._forget()
        if not self._controller.play(self.seat, move):
            self._view.cancel()

    def _forget(self) -> None:
        self._path, self._forms = (), ()

    # Reasons

    def _refuse(self, move: Move) -> None:
        position = self._session.moment.boards[self.board]
        explanation = self._session.moment.waiting(self.seat) or position.explain(move)
        self.guilty = explanation.squares
        self.refused.emit(Notice(tr(explanation.text), Tone.REFUSAL, explanation.squares))

    def _clicked(self, square: int) -> None:
        """A piece that may not move now is clicked: say what its player waits for."""
        session = self._session
        piece = self._view.scene().pieces.get(square)
        if piece is None or not session.in_play or not session.at_live or self._view.scene().interactive:
            return
        seat = seat_at(session.match, self.board, piece.side)
        waits = session.match.waiting(seat.name)
        if waits is not None and session.agreement.seat(seat.name).person:
            self.refused.emit(Notice(tr(waits.text), Tone.INFORMATION))

    # What the pointer rests on

    def _hover(self, spot: Spot | None) -> None:
        piece = self._view.scene().piece_at(spot) if spot is not None else None
        self.pointed.emit((piece.tip or piece.name) if piece else "")
        move = self._under(spot)
        if move is None:
            self._view.set_preview(None)
            self.thought_of.emit("", {})
            return
        match = self._session.moment
        sent = match.sent(self.seat, move)
        words = conversion(match, self.seat, move)
        self._view.set_preview(Preview((), frozenset(self._captures(move))) if words else None)
        self.thought_of.emit(words, {match.seat(self.seat).partner: sent} if sent else {})

    def _under(self, spot: Spot | None) -> Move | None:
        """The move of the selected piece to the place under the pointer."""
        selected = self._view.selection()
        if spot is None or not spot.on_board or selected is None or not selected.on_board:
            return None
        return next(iter(self._offers.beginning((*(self._path or (selected.square,)), spot.square))), None)

    def _need(self, side: Side, slot: int) -> None:
        self._session.toggle_need(seat_at(self._session.match, self.board, int(side)).name, slot)


__all__ = ["MatchLink"]
