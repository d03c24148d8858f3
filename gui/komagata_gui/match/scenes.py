"""A board of a match as it is shown. Pure: a moment in, a `BoardState` out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from komagata.multiboard.match import Match
from komagata.multiboard.rules import Seat
from komagata.pieces import Side
from komagata_gui.board.state import BoardState, Mark, MarkKind
from komagata_gui.match.board import Reserves, slots_of
from komagata_gui.match.session import MatchSession
from komagata_gui.play.legs import Offers
from komagata_gui.play.scene import Display, Situation, make_scene


@dataclass(frozen=True, slots=True)
class Layout:
    """How the boards lie."""

    swapped: bool = False
    """The second board lies at the left."""
    flipped: bool = False
    """The first team sits at the top."""

    def order(self) -> tuple[int, int]:
        """The boards from left to right."""
        return (1, 0) if self.swapped else (0, 1)


def seat_at(match: Match, board: int, side: int) -> Seat:
    return next(seat for seat in match.rules.seats.values() if (seat.board, seat.side) == (board, side))


def is_flipped(match: Match, board: int, layout: Layout) -> bool:
    """Whether a board is turned, so that partners sit at the same end."""
    return (seat_at(match, board, 0).team == 1) != layout.flipped


def board_scene(
    session: MatchSession, board: int, display: Display, layout: Layout, offers: Offers, guilty: tuple[int, ...] = ()
) -> BoardState:
    match = session.moment
    position = match.boards[board]
    mover = seat_at(match, board, position.state.side)
    may_move = mover.name in session.movers()
    marks = (*_wanted(session, board), *(Mark(square, MarkKind.GUILTY) for square in guilty))
    situation = Situation(
        last=session.last_on(board),
        offers=offers,
        interactive=frozenset({position.side}) if may_move else frozenset(),
        marks=marks,
    )
    shown = replace(display, flipped=is_flipped(match, board, layout))
    place = "right" if layout.order()[0] == board else "left"
    return replace(make_scene(position, shown, situation), hands_at=place)


def _wanted(session: MatchSession, board: int) -> list[Mark]:
    """The pieces on a board whose capture would send what somebody needs."""
    match, marks = session.moment, []
    compiled = match.rules.boards[board].compiled
    for seat, slots in session.needs().items():
        sender = match.seat(match.seat(seat).partner)
        if sender.board != board:
            continue
        table = match.rules.transfers[board]
        for square, code in enumerate(match.boards[board].state.board):
            row = compiled.tables.codes[code] if code else None
            if row is not None and row.side != sender.side and table.get(compiled.kinds[row.base], -1) in slots:
                marks.append(Mark(square, MarkKind.HINT))
    return marks


def reserves(session: MatchSession, board: int, coming: dict[str, tuple[int, ...]]) -> Reserves:
    """What is marked on the reserves of a board; `coming` is what a seat would receive."""
    match = session.moment
    needed: frozenset[tuple[Side, int]] = frozenset()
    gifts: frozenset[tuple[Side, int]] = frozenset()
    for seat in match.rules.seats.values():
        if seat.board == board:
            needed |= slots_of(Side(seat.side), session.needs().get(seat.name, frozenset()))
            gifts |= slots_of(Side(seat.side), coming.get(seat.name, ()))
    return Reserves(needed, gifts)


__all__ = ["Layout", "board_scene", "is_flipped", "reserves", "seat_at"]
