"""Between one board of a match and the controller: gestures become moves, moments become scenes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import Position
from komagata_gui.board.state import Preview, Spot
from komagata_gui.i18n import tr
from komagata_gui.match.board import MatchBoard
from komagata_gui.match.controller import MatchController
from komagata_gui.match.scenes import Layout, board_scene, seat_at
from komagata_gui.match.words import conversion
from komagata_gui.play.legs import Offers
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.reach import Reach
from komagata_gui.play.scene import Display


class MatchLink(Reach):
    refused = Signal(object)
    """Why a move is not possible, as a `Notice`."""
    thought_of = Signal(str, object)
    """In words what the capture under the pointer would do, and what who receives: seat -> hand slots."""
    pointed = Signal(str)
    """What the pointer rests on."""

    def __init__(self, view: MatchBoard, board: int, controller: MatchController, parent: QObject) -> None:
        super().__init__(view, parent)
        self.board = board
        self.guilty: tuple[int, ...] = ()
        self._controller = controller
        self._session = controller.session
        self._place = (-1, 0)
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
            self.forget()
            self.guilty = ()
        position = session.moment.boards[self.board]
        moves = tuple(position.legal_moves()) if self.seat in session.movers() else ()
        self.offers = Offers(moves, self._captures)
        scene = board_scene(session, self.board, display, layout, self.offers, self.guilty)
        last = session.last
        step = place[1] == self._place[1] and place[0] == self._place[0] + 1
        transition = None
        if step and last is not None and session.match.seat(last.turn.seat).board == self.board:
            before = session.game.moments[session.place - 1].boards[self.board]
            transition = before.transition(last.turn.move)
        self._place = place
        self._view.set_scene(scene, transition)

    def _captures(self, move: Move) -> tuple[int, ...]:
        position = self.position()
        return tuple(square for square, _ in position.transition(move).captured)

    # Moves

    def position(self) -> Position:
        return self._session.moment.boards[self.board]

    def play(self, move: Move) -> None:
        if not self._controller.play(self.seat, move):
            self._view.cancel()

    # Reasons

    def refuse(self, move: Move) -> None:
        position = self.position()
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
        return next(iter(self.pointed_moves(spot)[1]), None) if spot is not None else None

    def _need(self, side: Side, slot: int) -> None:
        self._session.toggle_need(seat_at(self._session.match, self.board, int(side)).name, slot)


__all__ = ["MatchLink"]
