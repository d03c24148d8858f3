"""Movement primitives: what one kind of piece may do on the board, as vectors.

A vector is (files, ranks): files to the first player's right, ranks towards the second player.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum


class Passant(IntEnum):
    """What a ride has to do with capturing in passing."""

    NO = 0
    LEAVES = 1
    """The first square of its path may be captured on by the next move of a `TAKES` ride."""
    TAKES = 2
    """It may land, without anything there, on the square just passed over, and takes the piece that passed."""


@dataclass(frozen=True, slots=True)
class Ride:
    """A path of steps, `first` and `second` in turn (equal for a straight one), over empty squares.

    It may end on the `least`-th to the `most`-th square of the path. With `hurdles` = 1 exactly one piece of
    either side stands on the squares before the last, which is then not counted as blocking.
    A step or a leap has `least` = `most` = 1, a lame leap (Horse, Xiang) `least` = `most` = 2.
    """

    first: tuple[int, int]
    second: tuple[int, int]
    least: int
    most: int
    moves: bool
    """It may end on an empty square."""
    captures: bool
    """It may end on an enemy."""
    hurdles: int = 0
    origins: int = -1
    """Square set it may start from."""
    targets: int = -1
    """Square set outside of which its path may not go."""
    passant: Passant = Passant.NO
    royal_only: bool = False
    """It captures nothing but a royal (Generals that face each other)."""


@dataclass(frozen=True, slots=True)
class Double:
    """Capture an adjacent enemy at `first`, then make the step `second` (a move or a capture) or stay there.

    `second` = -`first` is the capture without moving (igui). Ends on the first square are ordinary rides.
    """

    first: tuple[int, int]
    second: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Jump:
    """Take the enemy at `over` by landing on the empty square `land`, both counted from where it stands."""

    over: tuple[int, int]
    land: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Movement:
    """All that one kind of piece may do on the board, for one side."""

    rides: tuple[Ride, ...] = ()
    doubles: tuple[Double, ...] = ()
    passes: tuple[tuple[int, int], ...] = ()
    """Empty neighbours by which it may go out and back: a turn without moving."""
    jumps: tuple[Jump, ...] = ()


def turned(movement: Movement) -> Movement:
    """The same movement for a player who sits opposite. Square sets are left out: they are not turned here."""

    def back(vector: tuple[int, int]) -> tuple[int, int]:
        return (-vector[0], -vector[1])

    return Movement(
        rides=tuple(replace(ride, first=back(ride.first), second=back(ride.second)) for ride in movement.rides),
        doubles=tuple(Double(back(double.first), back(double.second)) for double in movement.doubles),
        passes=tuple(back(vector) for vector in movement.passes),
        jumps=tuple(Jump(back(jump.over), back(jump.land)) for jump in movement.jumps),
    )


__all__ = ["Double", "Jump", "Movement", "Passant", "Ride", "turned"]
