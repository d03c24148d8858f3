"""What the board says of a place: in tooltips, and to screen readers as the keyboard moves over it."""

from __future__ import annotations

from komagata.pieces import Side
from komagata_gui.board.gestures import Interaction
from komagata_gui.board.labels import labels
from komagata_gui.board.state import BoardState, Spot
from komagata_gui.i18n import tr


def square_name(state: BoardState, square: int) -> str:
    """The name of a square in the coordinates shown."""
    grid = state.grid
    return labels(state.coordinates, grid.files, grid.ranks).square(square % grid.files, square // grid.files)


def describe(state: BoardState, now: Interaction, spot: Spot) -> str:
    """A place in words: its name, what is on it, and what that means for the move in the making."""
    words = [_square(state, spot.square) if spot.on_board else _slot(state, spot)]
    targets = now.continuation.targets if now.continuation else state.targets(now.selected) if now.selected else ()
    if spot == now.selected:
        words.append(tr("selected"))
    elif spot.square in targets:
        words.append(tr("can be captured") if spot.square in state.pieces else tr("can be reached"))
    if spot.square in state.checks:
        words.append(tr("in check"))
    return ", ".join(words)


def tooltip(state: BoardState, spot: Spot) -> str:
    """The tooltip of the piece at a place, or nothing."""
    piece = state.piece_at(spot)
    if piece:
        return piece.tip or piece.name
    slot = next((slot for slot in state.hands[spot.side] if slot.slot == spot.slot), None)
    return (slot.tip or slot.name) if slot and not spot.on_board else ""


def _square(state: BoardState, square: int) -> str:
    piece = state.pieces.get(square)
    held = (piece.tip or piece.name) if piece else tr("empty")
    return tr("{square}: {piece}", square=square_name(state, square), piece=held)


def _slot(state: BoardState, spot: Spot) -> str:
    slot = next((slot for slot in state.hands[spot.side] if slot.slot == spot.slot), None)
    if slot is None:
        return ""
    near = state.points_up(spot.side)
    hand = tr("near hand") if near else tr("far hand")
    return tr("{hand}: {piece}, {count}", hand=hand, piece=slot.name, count=slot.count)


def hand_order(state: BoardState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The slot numbers of both hands, in their order."""
    first, second = (tuple(slot.slot for slot in state.hands[side]) for side in Side)
    return first, second


__all__ = ["describe", "hand_order", "square_name", "tooltip"]
