"""What a drawing needs to know of each piece of a game: its symbol, size, what it was, whose army, how it moves."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from komagata.faces.ownkanji import own_kanji
from komagata.movement import Movement, Ride
from komagata.pieces import Look, Side, Symbol
from komagata.variants.codes import tracks_armies
from komagata.variants.compiler import Compiled
from komagata.variants.tables import Code

Vector = tuple[int, int]
Mark = tuple[int, int, str]

KINDS = ("step", "slide", "jump", "lame", "crooked", "hop", "lion", "over")
"""A square next to it or at the end of a free way; a whole line; a leap; a leap that a piece on its way stops; a
crooked line, named by its heading; a capture beyond exactly one piece; a step on which it may capture and go on; a
capture of the piece that it jumps over."""
FREE = 16
"""Steps from which on a line is as good as endless."""


def look(compiled: Compiled, number: int) -> Look:
    """How the piece with this code looks. A promoted piece is the same wedge turned over, so it keeps its size."""
    code = compiled.tables.codes[number]
    if code is None:
        raise ValueError("an empty square has no look")
    now = compiled.variant.pieces[compiled.kinds[code.kind]]
    base = compiled.variant.pieces[compiled.kinds[code.base]]
    side = Side(code.side)
    return Look(
        symbol=_symbol(compiled, code.kind, side),
        size=base.size,
        promoted=code.level > 0,
        was=_symbol(compiled, code.base, side) if code.level else None,
        army=(side.other if code.foreign else side) if tracks_armies(compiled.variant) else None,
        marks=marks(compiled.tables.movements[code.movement], side),
        shape=now.shape,
        twin=code.level > 0 and _has_twin(compiled, code),
        mark=now.mark,
        angle=base.angles[code.level - 1] if code.level and base.angles else 0.0,
        stand_ins=tuple(base.shogi_set),
    )


def _symbol(compiled: Compiled, kind: int, side: Side) -> Symbol:
    part = compiled.variant.pieces[compiled.kinds[kind]]
    kanji = part.kanji_second if side is Side.SECOND and part.kanji_second else part.kanji
    letters = part.letters or part.letter
    own = own_kanji().of(compiled.variant.id, compiled.kinds[kind])
    two, one = own or ((kanji[0], kanji[-1]) if kanji else (letters, letters))
    return Symbol((two, one), part.glyph, letters)


def _has_twin(compiled: Compiled, code: Code) -> bool:
    return any(
        other is not None and not other.level and other.side == code.side and other.movement == code.movement
        for other in compiled.tables.codes
    )


def marks(movement: Movement, side: Side) -> tuple[Mark, ...]:
    """Where a piece goes, as seen by its owner. Moves that only some squares allow, or only some captures, are left
    out; so are those that a longer line includes."""
    sign = 1 if side is Side.FIRST else -1
    firsts = {double.first for double in movement.doubles}
    found: dict[tuple[Vector, str], list[bool]] = {}
    for ride in movement.rides:
        if ride.origins != -1 or ride.royal_only:
            continue
        for vector, kind in _shown(ride):
            entry = found.setdefault((vector, "lion" if kind == "step" and vector in firsts else kind), [False, False])
            entry[0] |= ride.moves
            entry[1] |= ride.captures
    for jump in movement.jumps:
        found[jump.land, "over"] = [False, True]
    modes = {key: "" if all(modes) else "-move" if modes[0] else "-capture" for key, modes in found.items()}
    return tuple(
        (sign * vector[0], sign * vector[1], kind + mode)
        for (vector, kind), mode in sorted(modes.items(), key=lambda item: (sign * item[0][0][0], sign * item[0][0][1]))
        if kind != "step" or modes.get((vector, "slide")) not in ("", mode)
    )


def _shown(ride: Ride) -> Iterator[tuple[Vector, str]]:
    (across, ahead), (aside, on) = ride.first, ride.second
    if ride.hurdles:
        yield ride.first, "hop"
    elif ride.first != ride.second:
        if ride.most == 2:
            yield (across + aside, ahead + on), "lame"
        else:
            # A zig-zag is named by its heading, which lies between its two directions.
            common = gcd(across + aside, ahead + on) or 1
            yield ((across + aside) // common, (ahead + on) // common), "crooked"
    elif ride.most >= FREE:
        yield ride.first, "slide"
    elif ride.least == ride.most == 1:
        yield ride.first, "step" if max(abs(across), abs(ahead)) == 1 else "jump"
    elif ride.least == ride.most:
        yield (ride.most * across, ride.most * ahead), "lame"
    else:
        for step in range(ride.least, ride.most + 1):
            yield (step * across, step * ahead), "step"


__all__ = ["FREE", "KINDS", "Mark", "look", "marks"]
