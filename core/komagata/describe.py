"""A movement in words: what Betza's notation says, as one would tell it to a friend."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from komagata.betza import UNLIMITED, Parsed
from komagata.movement import Passant, Ride
from komagata.text import Text, text

Vector = tuple[int, int]

_STRAIGHT: frozenset[Vector] = frozenset({(0, 1), (0, -1), (1, 0), (-1, 0)})
_DIAGONAL: frozenset[Vector] = frozenset({(1, 1), (1, -1), (-1, 1), (-1, -1)})
_WAYS: tuple[tuple[frozenset[Vector], Text], ...] = (
    (_STRAIGHT | _DIAGONAL, text("in all eight directions")),
    (_STRAIGHT, text("along ranks and files")),
    (_DIAGONAL, text("diagonally")),
    (frozenset({(0, 1), (1, 1), (-1, 1)}), text("to the three squares in front")),
    (frozenset({(0, 1), (0, -1)}), text("forward and backward")),
    (frozenset({(1, 0), (-1, 0)}), text("sideways")),
    (frozenset({(1, 1), (-1, 1)}), text("diagonally forward")),
    (frozenset({(1, -1), (-1, -1)}), text("diagonally backward")),
    (frozenset({(0, 1)}), text("straight forward")),
    (frozenset({(0, -1)}), text("straight backward")),
    (frozenset({(-1, 0)}), text("to the left")),
    (frozenset({(1, 0)}), text("to the right")),
    (frozenset({(-1, 1)}), text("forward to the left")),
    (frozenset({(1, 1)}), text("forward to the right")),
    (frozenset({(-1, -1)}), text("backward to the left")),
    (frozenset({(1, -1)}), text("backward to the right")),
)
"""Sets of directions that have a name of their own, the larger ones first."""


def describe(parsed: Parsed) -> tuple[Text, ...]:
    """Every kind of move of a piece, one phrase for each."""
    movement = parsed.movement
    groups: dict[tuple[object, ...], list[Ride]] = {}
    for ride in movement.rides:
        if not ride.royal_only:
            groups.setdefault(_kind(ride, initial=ride in parsed.initial), []).append(ride)
    phrases = [_ended(_way(rides), rides[0], initial=rides[0] in parsed.initial) for rides in groups.values()]
    return (*phrases, *_legs(parsed))


def _kind(ride: Ride, *, initial: bool) -> tuple[object, ...]:
    """What rides have in common that one phrase can tell of."""
    unit, distance = _unit(ride.first)
    shape = (distance,) if max(map(abs, unit)) == 1 else tuple(sorted(map(abs, ride.first)))
    bent = ride.first != ride.second
    turned = bent and ride.most == 2 and ride.least == 2
    modes = (ride.moves, ride.captures, ride.hurdles, ride.passant)
    # A long or bent way is told by its kind of line, so that a Rook and a Bishop together are one phrase.
    return (shape, bent, turned, ride.least, ride.most, *modes, initial)


def _unit(vector: Vector) -> tuple[Vector, int]:
    """A vector as so many times the shortest one in its direction."""
    distance = gcd(*vector) or 1
    return (vector[0] // distance, vector[1] // distance), distance


def _way(rides: list[Ride]) -> Text:
    """Where the rides of one kind lead."""
    ride = rides[0]
    if ride.first != ride.second and not ride.least == ride.most == 2:
        firsts = _where({each.first for each in rides})
        if ride.most >= UNLIMITED:
            return text("any distance in zigzag, a right angle after every step, beginning {where}", where=firsts)
        return text("up to {most} steps in zigzag, beginning {where}", most=ride.most, where=firsts)
    if ride.least == ride.most and ride.most > 1:
        ends = {_end(each) for each in rides}
        return text("{jump}, if no piece stands in the way", jump=_jump(ends))
    vectors = {each.first for each in rides}
    if max(map(abs, ride.first)) == 1:
        return _line(ride, vectors)
    if ride.most == 1:
        return _jump(vectors)
    if ride.most >= UNLIMITED:
        return text("{jump}, again and again in one line", jump=_jump(vectors))
    return text("{jump}, up to {most} times in one line", jump=_jump(vectors), most=ride.most)


def _end(ride: Ride) -> Vector:
    """Where a lame leap ends."""
    ones, others = (ride.most + 1) // 2, ride.most // 2
    return ones * ride.first[0] + others * ride.second[0], ones * ride.first[1] + others * ride.second[1]


def _line(ride: Ride, vectors: set[Vector]) -> Text:
    where = _where(vectors)
    if ride.most == 1:
        return text("one step {where}", where=where)
    if ride.most >= UNLIMITED:
        return text("any distance {where}", where=where)
    return text("up to {most} squares {where}", most=ride.most, where=where)


def _jump(vectors: set[Vector]) -> Text:
    near, far = sorted(map(abs, next(iter(vectors))))
    unit, distance = _unit((near, far))
    if max(unit) == 1:
        return text("a jump of {far} squares {where}", far=distance, where=_where({_unit(v)[0] for v in vectors}))
    jump = text("the Knight’s jump")
    if (near, far) != (1, 2):
        jump = text("a jump of {far} squares and {near} aside", far=far, near=near)
    return jump if len(vectors) == 8 else text("{jump} {where}", jump=jump, where=_oblique(vectors))


def _where(vectors: set[Vector]) -> Text:
    """Directions of one step in words."""
    rest, found = set(vectors), list[Text]()
    for ways, words in _WAYS:
        if ways <= rest:
            found.append(words)
            rest -= ways
    return _joined(found)


def _joined(found: list[Text]) -> Text:
    if not found:
        return Text("")
    result = found[0]
    for words in found[1:-1]:
        result = text("{one}, {other}", one=result, other=words)
    return text("{one} and {other}", one=result, other=found[-1]) if len(found) > 1 else result


def _oblique(vectors: set[Vector]) -> Text:
    """Directions of a jump that is neither straight nor diagonal."""
    ahead, back = {v for v in vectors if v[1] > 0}, {v for v in vectors if v[1] < 0}
    return _joined([words for half, forward in ((ahead, True), (back, False)) if (words := _half(half, forward))])


def _half(vectors: set[Vector], forward: bool) -> Text | None:
    if not vectors:
        return None
    if len(vectors) == 4:
        return text("forward") if forward else text("backward")
    if len(vectors) == 2 and len({abs(v[0]) for v in vectors}) == 1:
        if all(abs(v[1]) > abs(v[0]) for v in vectors):
            return text("steeply forward") if forward else text("steeply backward")
        return text("widely forward") if forward else text("widely backward")
    names = ", ".join(f"{'+' if x > 0 else ''}{x}/{'+' if y > 0 else ''}{y}" for x, y in sorted(vectors))
    return text("to {squares}", squares=names)


def _ended(way: Text, ride: Ride, *, initial: bool) -> Text:
    """The way with what is asked of it."""
    if ride.hurdles:
        way = text("{way}, over exactly one piece", way=way)
    if ride.passant is Passant.TAKES:
        way = text("{way}, only to capture, also in passing", way=way)
    elif not ride.captures:
        way = text("{way}, without capturing", way=way)
    elif not ride.moves:
        way = text("{way}, only to capture", way=way)
    if initial:
        way = text("{way}, from where it stands at the start", way=way)
    return way


def _legs(parsed: Parsed) -> Iterator[Text]:
    movement = parsed.movement
    if movement.doubles:
        firsts = _where({double.first for double in movement.doubles})
        yield text("may take a piece one step {where} and go on with a second step, or back", where=firsts)
    if movement.passes:
        yield text("may step out {where} and back, which is a pass", where=_where(set(movement.passes)))
    if movement.jumps:
        overs = _where({_unit(jump.over)[0] for jump in movement.jumps})
        yield text("takes an enemy one step {where} by jumping over it", where=overs)


__all__ = ["describe"]
