"""The flat tables that a variant compiles to. Kernels interpret them and know no game by name.

All directions are absolute: (files, ranks), files to the first player's right, ranks towards the second player.
Everything is an integer, a square set (an integer with one bit a square) or a tuple of those.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from komagata.geometry import Board
from komagata.movement import Double, Jump, Movement, Passant, Ride

NOWHERE = 255
"""A square that is none, where a byte must say so."""


class Trigger(IntEnum):
    """When a piece with promotions may promote at the end of a move on the board (never by a drop)."""

    TOUCH = 0
    """The move starts or ends in the zone."""
    END = 1
    """The move ends in the zone."""
    ENTRY_OR_CAPTURE = 2
    """It enters the zone from outside, or captures while it starts or ends in the zone."""
    ENTRY_THEN_LATER = 3
    """As ENTRY_OR_CAPTURE; also any later move that starts or ends in the zone, but for the very next turn after
    entering unpromoted (`State.fresh`)."""


@dataclass(frozen=True, slots=True)
class Code:
    """One distinct state a piece can be in: kind, promoted or not, serving which army, controlled by whom."""

    side: int
    kind: int
    """Index of the kind it is now (its name, glyph, movement)."""
    base: int
    """Index of the kind it reverts to."""
    level: int
    """0 unpromoted; n: took the n-th entry of its base's list of promotions."""
    foreign: bool
    """It serves the army it did not start in."""
    movement: int
    """Index in `Tables.movements`."""
    royal: bool = False
    promotions: tuple[int, ...] = ()
    """Codes it may become."""
    zone: int = 0
    """Square set where `trigger` applies."""
    trigger: Trigger = Trigger.TOUCH
    must: int = 0
    """Square set on which it must promote on arrival if it may promote there."""
    second_chance: int = 0
    """Square set on which a move without capture may promote though it started in the zone."""
    slot: int = -1
    """Hand slot of the captor that it goes to when captured, -1: it leaves the game."""
    value: int = 0
    """Worth in hundredths of a Pawn."""
    lion: bool = False
    """The lion-trading rules apply to it."""
    bridge: bool = True
    """Taken on the way, it makes the capture of a protected lion lawful (all but Pawns and Go-betweens)."""
    counts: bool = True
    """It is a piece that matters for the bare-royal count of the Association (not Pawns and Go-betweens)."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a hand. Slot numbers are the same for both sides; rows are per side, first player first."""

    codes: tuple[int, int]
    """The code it becomes on the board when the first, the second player drops it."""
    squares: tuple[int, int]
    """Where each side may drop it."""
    file_codes: tuple[int, ...] = ()
    """Codes of which the dropping side may have none on the file (nifu); each belongs to one side only."""
    file_squares: tuple[int, int] = (0, 0)
    """Squares on which such a piece counts, for each side."""
    no_mate: bool = False
    """Its drop may not give checkmate."""


@dataclass(frozen=True, slots=True)
class Castling:
    """One castling right: bit `1 << right` of `State.castling`."""

    side: int
    king_from: int
    king_to: int
    rook_from: int
    rook_to: int
    rook: int
    """Code of the rook."""
    empty: int
    """Square set that must hold nothing but the King and the Rook of this castling."""
    safe: int
    """Square set that may not be attacked: start, way and end of the King."""


class RoyalRule(IntEnum):
    """What royals mean."""

    NONE = 0
    """No royals: who cannot move has lost."""
    MATE = 1
    """No move may leave an own royal attacked; checkmate wins."""
    CAPTURE = 2
    """Royals may be left attacked; whoever takes the last one wins."""


class BareRoyal(IntEnum):
    """What happens to a side that has nothing left but one royal (rules of Chu Shogi)."""

    OFF = 0
    PAGE = 1
    """It has lost, unless it is to move and can at once take the last enemy royal or bare the enemy in return; two
    bare royals draw."""
    ASSOCIATION = 2
    """Only two royals and one other piece that counts are left: the side with two wins, provided its royal cannot be
    taken at once and the bare royal cannot take the other piece at once."""
    LISHOGI = 3
    """A lone royal loses against a royal and one or more counting pieces, with the same provisions."""
    HODGES = 4
    """Baring wins unless the bared side bares back on its next move, which draws at once; that it could take the last
    enemy royal is no help."""


class CounterStrike(IntEnum):
    """Whether a non-lion may take a lion right after a non-lion took a lion elsewhere."""

    OFF = 0
    PROTECTED = 1
    """Not if the lion to be taken is protected."""
    STRICT = 2
    """Never."""


@dataclass(frozen=True, slots=True)
class Play:
    """Rules of the whole game, as opposed to those of one piece."""

    royal: RoyalRule = RoyalRule.MATE
    stalemate: int = 0
    """For the side that has no legal move and is not in check: 0 draw, -1 it loses, 1 it wins."""
    must_capture: bool = False
    """If a jump is possible, only jumps are legal."""
    drop_instead: bool = False
    """With `must_capture`: a drop is legal too."""
    chain: bool = True
    """A jump goes on while the same piece can jump; promoting ends it."""
    one_royal_checks: bool = False
    """With MATE and several royals: only the last one may not be left attacked."""
    end_at_mate: bool = False
    """With CAPTURE: a side that cannot avoid losing its last royal next has lost."""
    bare: BareRoyal = BareRoyal.OFF
    lion_trading: bool = False
    doomed_protects: bool = True
    """A protector that the same double move captures first counts as protecting."""
    counter_strike: CounterStrike = CounterStrike.OFF
    counter_strike_middle: bool = True
    """The counter-strike ban also covers lions on the middle square of a double move."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Everything a kernel needs. `codes[0]` is unused: 0 is the empty square."""

    board: Board
    codes: tuple[Code | None, ...]
    movements: tuple[Movement, ...]
    slots: tuple[Slot, ...] = ()
    castlings: tuple[Castling, ...] = ()
    play: Play = field(default_factory=Play)


__all__ = [
    "NOWHERE",
    "BareRoyal",
    "Castling",
    "Code",
    "CounterStrike",
    "Double",
    "Jump",
    "Movement",
    "Passant",
    "Play",
    "Ride",
    "RoyalRule",
    "Slot",
    "Tables",
    "Trigger",
]
