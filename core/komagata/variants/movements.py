"""The movement table of a game: what every kind of piece may do, for either side, once each."""

from __future__ import annotations

from dataclasses import replace

from komagata.betza import BetzaError, Parsed, parse
from komagata.errors import Fault
from komagata.geometry import Board
from komagata.movement import Movement, Ride, turned
from komagata.text import text
from komagata.variants.arrays import read_array
from komagata.variants.schema import PiecePart, VariantFile

Zones = dict[str, tuple[int, int]]


class Movements:
    """Builds `table`; `index(kind, side)` is the row of a kind's movement."""

    def __init__(self, variant: VariantFile, board: Board, zones: Zones, faults: list[Fault]) -> None:
        self.table: list[Movement] = []
        self._rows: dict[Movement, int] = {}
        self._index: dict[tuple[str, int], int] = {}
        self.board = board
        homes = _homes(variant, board, faults)
        for name, piece in variant.pieces.items():
            base = _parsed(piece.move, f"pieces.{name}.move", faults)
            extras = {
                zone: _parsed(move, f"pieces.{name}.move_in.{zone}", faults) for zone, move in piece.move_in.items()
            }
            for side in (0, 1):
                movement = _assemble(piece, base, extras, side, zones, homes.get((name, side), 0))
                self._index[name, side] = self._row(movement)

    def _row(self, movement: Movement) -> int:
        if movement not in self._rows:
            self._rows[movement] = len(self.table)
            self.table.append(movement)
        return self._rows[movement]

    def index(self, kind: str, side: int) -> int:
        return self._index[kind, side]

    def dead(self, kind: str, side: int) -> int:
        """The squares from which a kind could never move, even on an empty board."""
        movement = self.table[self._index[kind, side]]
        return sum(1 << square for square in range(self.board.squares) if not self._alive(movement, square))

    def _alive(self, movement: Movement, square: int) -> bool:
        return any(self._reaches(ride, square) for ride in movement.rides if not ride.royal_only) or any(
            self.board.step(square, jump.land) is not None for jump in movement.jumps
        )

    def _reaches(self, ride: Ride, square: int) -> bool:
        if not ride.origins >> square & 1:
            return False
        place = square
        for step in range(ride.least):
            ahead = self.board.step(place, ride.second if step % 2 else ride.first)
            if ahead is None or not ride.targets >> ahead & 1:
                return False
            place = ahead
        return True


def _parsed(move: str, place: str, faults: list[Fault]) -> Parsed:
    try:
        return parse(move)
    except BetzaError as error:
        faults.append(
            Fault(
                text(
                    "the movement '{move}' goes wrong at character {offset}: {why}",
                    move=move,
                    offset=error.offset + 1,
                    why=error.text,
                ),
                place,
            )
        )
        return Parsed(Movement(), frozenset())


def _homes(variant: VariantFile, board: Board, faults: list[Fault]) -> dict[tuple[str, int], int]:
    """(kind, side) -> the squares on which the array has it."""
    letters = {piece.letter: name for name, piece in variant.pieces.items() if piece.letter}
    homes: dict[tuple[str, int], int] = {}
    for square, token in read_array(variant.array, board, frozenset(letters), faults).items():
        base = token.lstrip("+")
        if base.upper() in letters and not token.startswith("+"):
            key = (letters[base.upper()], 0 if base[0].isupper() else 1)
            homes[key] = homes.get(key, 0) | 1 << square
    return homes


def _assemble(
    piece: PiecePart, base: Parsed, extras: dict[str, Parsed], side: int, zones: Zones, homes: int
) -> Movement:
    initial = dict.fromkeys(base.initial, homes)
    movement = _for_side(base.movement, side, initial)
    rides = list(movement.rides)
    for zone, extra in extras.items():
        allowed = zones.get(zone, (0, 0))[side]
        rides += [replace(ride, origins=allowed) for ride in _for_side(extra.movement, side, {}).rides]
    if piece.confined:
        rides = [replace(ride, targets=zones.get(piece.confined, (-1, -1))[side]) for ride in rides]
    if piece.facing:
        ahead = (0, -1) if side else (0, 1)
        rides.append(Ride(ahead, ahead, 1, 16, moves=False, captures=True, royal_only=True))
    return replace(movement, rides=tuple(rides))


def _for_side(movement: Movement, side: int, initial: dict[Ride, int]) -> Movement:
    own = turned(movement) if side else movement
    rides = tuple(
        replace(mine, origins=initial[original]) if original in initial else mine
        for original, mine in zip(movement.rides, own.rides, strict=True)
    )
    return replace(own, rides=rides)


__all__ = ["Movements", "Zones"]
