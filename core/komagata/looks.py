"""What a drawing needs to know of each piece of a game: its symbol, size, what it was, whose army, how it moves."""

from __future__ import annotations

from komagata.movement import Movement, Ride
from komagata.pieces import Look, Side, Symbol
from komagata.variants.codes import tracks_armies
from komagata.variants.compiler import Compiled
from komagata.variants.schema import PiecePart

Mark = tuple[int, int, str]


def look(compiled: Compiled, number: int) -> Look:
    """How the piece with this code looks. A promoted piece is the same wedge turned over, so it keeps its size."""
    code = compiled.tables.codes[number]
    if code is None:
        raise ValueError("an empty square has no look")
    now = compiled.variant.pieces[compiled.kinds[code.kind]]
    base = compiled.variant.pieces[compiled.kinds[code.base]]
    side = Side(code.side)
    return Look(
        symbol=_symbol(now, side),
        size=base.size,
        promoted=code.level > 0,
        was=_symbol(base, side) if code.level else None,
        army=(side.other if code.foreign else side) if tracks_armies(compiled.variant) else None,
        marks=marks(compiled.tables.movements[code.movement], side),
        shape=now.shape,
    )


def _symbol(part: PiecePart, side: Side) -> Symbol:
    kanji = part.kanji_second if side is Side.SECOND and part.kanji_second else part.kanji
    letters = part.letters or part.letter
    two, one = (kanji[0], kanji[-1]) if kanji else (letters, letters)
    return Symbol((two, one), part.glyph, letters)


def marks(movement: Movement, side: Side) -> tuple[Mark, ...]:
    """Where a piece goes, as seen by its owner: steps, slides, and jumps to squares further off. Moves that only some
    squares allow, or only some captures, are left out."""
    sign = 1 if side is Side.FIRST else -1
    found: dict[tuple[int, int], str] = {}
    for ride in movement.rides:
        if ride.origins == -1 and not ride.royal_only:
            files, ranks, kind = _mark(ride)
            vector = (sign * files, sign * ranks)
            if found.get(vector) != "slide":
                found[vector] = kind
    for jump in movement.jumps:
        found.setdefault((sign * jump.land[0], sign * jump.land[1]), "jump")
    return tuple((files, ranks, kind) for (files, ranks), kind in sorted(found.items()))


def _mark(ride: Ride) -> Mark:
    if ride.least == ride.most:
        firsts, seconds = (ride.most + 1) // 2, ride.most // 2
        files = ride.first[0] * firsts + ride.second[0] * seconds
        ranks = ride.first[1] * firsts + ride.second[1] * seconds
        return (files, ranks, "step" if max(abs(files), abs(ranks)) == 1 else "jump")
    if ride.first != ride.second:  # a crooked slide heads between its two directions
        return (ride.first[0] + ride.second[0], ride.first[1] + ride.second[1], "slide")
    return (*ride.first, "slide")


__all__ = ["look", "marks"]
