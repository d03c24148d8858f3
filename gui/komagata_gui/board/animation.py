"""From what a move changed to pieces that glide: pure functions of the time gone by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from komagata.moves import Transition
from komagata.pieces import Side
from komagata_gui.board.geometry import Geometry
from komagata_gui.board.state import BoardState, PieceView, Spot


@dataclass(frozen=True, slots=True)
class Motion:
    """One piece on its way. Without `end` it fades where it is, without `start` it appears there."""

    piece: PieceView
    start: Spot | None
    end: Spot | None
    delay: float = 0.0
    """Share of the whole time before it sets out."""

    @property
    def place(self) -> Spot:
        return self.end or self.start or Spot()


def motions(old: BoardState, new: BoardState, change: Transition, *, backwards: bool = False) -> tuple[Motion, ...]:
    """What glides between two scenes; `backwards` if `change` leads from `new` to `old`."""
    before, after = (new, old) if backwards else (old, new)
    forward = list(_moves(before, change))
    captured = list(_captures(before, after, change, _mover(before, change)))
    if not backwards:
        # Those that only pass by and those that arrive lie over what they take, so it comes first.
        return (*captured, *forward)
    return tuple(Motion(motion.piece, motion.end, motion.start, 0.0) for motion in (*captured, *forward))


def _mover(before: BoardState, change: Transition) -> Side:
    piece = before.pieces.get(change.moved[0][0]) if change.moved else None
    return piece.side if piece else before.turn


def _moves(before: BoardState, change: Transition) -> Iterable[Motion]:
    for origin, target in change.moved:
        if origin in before.pieces and origin != target:
            yield Motion(before.pieces[origin], Spot(origin), Spot(target))
    for slot, target in change.dropped:
        start = Spot(side=before.turn, slot=slot)
        piece = before.piece_at(start)
        if piece:
            yield Motion(piece, start, Spot(target))


def _captures(before: BoardState, after: BoardState, change: Transition, captor: Side) -> Iterable[Motion]:
    for square, slot in change.captured:
        piece = before.pieces.get(square)
        if piece:
            known = any(place.slot == slot for place in after.hands[captor])
            yield Motion(piece, Spot(square), Spot(side=captor, slot=slot) if known else None, 0.35)


@dataclass(frozen=True, slots=True)
class Glide:
    """Motions that run together."""

    motions: tuple[Motion, ...] = ()

    def without(self, standing: tuple[Spot, Spot] | None) -> Glide:
        """The same, for a user who sees the piece of the first place at the second one already."""
        if standing is None:
            return self
        origin, seen = standing
        started = (replace(m, start=seen) if m.start == origin else m for m in self.motions)
        return Glide(tuple(motion for motion in started if motion.start != motion.end))

    def pieces(self, progress: float, geometry: Geometry) -> tuple[tuple[PieceView, float, float, float], ...]:
        """Piece, middle and visibility of everything on its way after a share `progress` of the time."""
        return tuple(_placed(motion, progress, geometry) for motion in self.motions)

    @property
    def hidden(self) -> frozenset[int]:
        """Squares whose piece has not arrived."""
        return frozenset(m.end.square for m in self.motions if m.end and m.end.on_board)

    @property
    def awaited(self) -> dict[Spot, int]:
        """Pieces on their way to each hand slot."""
        return dict(Counter(m.end for m in self.motions if m.end and not m.end.on_board))


def _placed(motion: Motion, progress: float, geometry: Geometry) -> tuple[PieceView, float, float, float]:
    share = max(0.0, progress - motion.delay) / (1 - motion.delay)
    eased = 1 - (1 - share) ** 3
    if motion.start is None or motion.end is None:
        x, y = geometry.box(motion.place).centre
        return motion.piece, x, y, eased if motion.start is None else 1 - eased
    (x, y), (u, v) = geometry.box(motion.start).centre, geometry.box(motion.end).centre
    return motion.piece, x + (u - x) * eased, y + (v - y) * eased, 1.0


__all__ = ["Glide", "Motion", "motions"]
