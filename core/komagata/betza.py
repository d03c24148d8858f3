"""Betza's movement notation, as extended for the Interactive Diagram (XBetza), read into movement primitives.

Atoms: W F D N A H C L Z G K R B Q; a number behind an atom is its range, 0 without limit (`W3`, `N0`).
Modifiers before an atom: directions f b l r v s, m and c (only moving, only capturing), n (lame: the way must be
free), z (crooked: a right angle after every step), p (over exactly one piece), i (only from a square where the array
has the piece), e (takes in passing). `a` (again) joins two legs; of those these are understood: `caK` (capture, then
one more step in any direction or back), `mabK` (out to an empty square and back: a pass), `cafmF` (the jump of
draughts) and their like with directions. Source of the notation: chessvariants.com, Betza notation (extended).
"""

from __future__ import annotations

from dataclasses import dataclass

from komagata.movement import Double, Jump, Movement, Passant, Ride
from komagata.text import Text, text

LEAPS = {
    "W": (0, 1),
    "F": (1, 1),
    "D": (0, 2),
    "N": (1, 2),
    "A": (2, 2),
    "H": (0, 3),
    "C": (1, 3),
    "L": (1, 3),
    "Z": (2, 3),
    "G": (3, 3),
}
COMPOUNDS = {"K": (("W", 1), ("F", 1)), "R": (("W", 0),), "B": (("F", 0),), "Q": (("W", 0), ("F", 0))}
UNLIMITED = 16
"""Steps after which any ride has left a board of 16 by 16."""

Vector = tuple[int, int]


class BetzaError(ValueError):
    """A movement that cannot be read; `offset` is the character where it goes wrong."""

    def __init__(self, message: Text, offset: int) -> None:
        super().__init__(str(message))
        self.text = message
        self.offset = offset


@dataclass(frozen=True, slots=True)
class Parsed:
    """The movement of a piece whose player moves up the board."""

    movement: Movement
    initial: frozenset[Ride]
    """Rides that start only where the array has the piece."""


def parse(notation: str) -> Parsed:
    """Read a movement; raises BetzaError."""
    rides: list[Ride] = []
    initial: set[Ride] = set()
    doubles: list[Double] = []
    passes: list[Vector] = []
    jumps: list[Jump] = []
    offset = 0
    while offset < len(notation):
        term, offset = _read_term(notation, offset)
        if "a" in term.modifiers:
            _legs(term, doubles, passes, jumps)
            continue
        made = _rides(term)
        rides += made
        if "i" in term.modifiers:
            initial.update(made)
    movement = Movement(
        tuple(dict.fromkeys(rides)),
        tuple(dict.fromkeys(doubles)),
        tuple(dict.fromkeys(passes)),
        tuple(dict.fromkeys(jumps)),
    )
    return Parsed(movement, frozenset(initial))


@dataclass(frozen=True, slots=True)
class _Term:
    modifiers: str
    parts: tuple[tuple[Vector, int], ...]
    """(leap, range) of each simple atom."""
    offset: int


def _read_term(notation: str, start: int) -> tuple[_Term, int]:
    offset = start
    while offset < len(notation) and notation[offset] in "fblrvsmcnzpiea":
        offset += 1
    if offset == len(notation):
        raise BetzaError(text("an atom such as W, N or R must follow the modifiers"), offset)
    atom = notation[offset]
    if atom not in LEAPS and atom not in COMPOUNDS:
        raise BetzaError(text("'{atom}' is neither a modifier nor an atom of Betza notation", atom=atom), offset)
    modifiers = notation[start:offset]
    offset += 1
    digits = offset
    while offset < len(notation) and notation[offset].isdecimal():
        offset += 1
    limit = int(notation[digits:offset]) if offset > digits else None
    if limit is not None and limit > UNLIMITED:
        raise BetzaError(text("a range is at most {most}, or 0 for no limit", most=UNLIMITED), digits)
    named = COMPOUNDS.get(atom, ((atom, 1),))
    parts = tuple((LEAPS[name], reach if limit is None else limit) for name, reach in named)
    return _Term(modifiers, parts, start), offset


def _rides(term: _Term) -> list[Ride]:
    flags = {letter for letter in term.modifiers if letter in "mcnzpie"}
    result: list[Ride] = []
    for leap, reach in term.parts:
        for vector in _directions(term, _only(term.modifiers, "fblrvs"), leap):
            result += _ride(term, vector, reach or UNLIMITED, flags)
    return result


def _only(modifiers: str, letters: str) -> str:
    return "".join(letter for letter in modifiers if letter in letters)


def _ride(term: _Term, vector: Vector, reach: int, flags: set[str]) -> list[Ride]:
    moves, captures = ("m" in flags or "c" not in flags), ("c" in flags or "m" not in flags)
    passant = Passant.TAKES if "e" in flags else Passant.NO
    hurdles = 1 if "p" in flags else 0
    if "z" in flags:
        return [
            Ride(vector, turn, 1, reach, moves, captures, hurdles, passant=passant)
            for turn in ((-vector[1], vector[0]), (vector[1], -vector[0]))
        ]
    if "n" in flags:
        if "i" in flags:
            passant = Passant.LEAVES
        first, second, steps = _lame(term, vector)
        return [Ride(first, second, steps, steps, moves, captures, hurdles, passant=passant)]
    return [Ride(vector, vector, 1, reach, moves, captures, hurdles, passant=passant)]


def _lame(term: _Term, vector: Vector) -> tuple[Vector, Vector, int]:
    """Split a leap into steps: straight ones into equal steps, a Knight's into a straight and a diagonal one."""
    wide, high = abs(vector[0]), abs(vector[1])
    unit = (_sign(vector[0]), _sign(vector[1]))
    if wide == high or 0 in (wide, high):
        return unit, unit, max(wide, high)
    if {wide, high} == {1, 2}:
        straight = (unit[0], 0) if wide > high else (0, unit[1])
        return straight, unit, 2
    raise BetzaError(text("only straight leaps and the Knight's can be lame"), term.offset)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _images(leap: Vector) -> list[Vector]:
    """All images of a leap under turning and mirroring, each once."""
    a, b = leap
    return list(dict.fromkeys((x, y) for p, q in ((a, b), (b, a)) for x in (p, -p) for y in (q, -q)))


def _directions(term: _Term, letters: str, leap: Vector) -> list[Vector]:
    images = _images(leap)
    if not letters:
        return images
    oblique = leap[0] != leap[1] and leap[0] != 0
    chosen: list[Vector] = []
    index = 0
    while index < len(letters):
        pair = letters[index : index + 2]
        found = _oblique_pair(images, pair) if oblique else _diagonal_pair(images, pair) if leap[0] else []
        if found:
            index += 2
        else:
            found = _single(images, letters[index], oblique)
            index += 1
        chosen += found
    if not chosen:
        raise BetzaError(text("the directions '{letters}' leave no move", letters=letters), term.offset)
    return list(dict.fromkeys(chosen))


def _single(images: list[Vector], letter: str, oblique: bool) -> list[Vector]:
    if letter == "v":
        return [(x, y) for x, y in images if (abs(y) > abs(x) if oblique else y != 0)]
    if letter == "s":
        return [(x, y) for x, y in images if (abs(x) > abs(y) if oblique else x != 0)]
    return [vector for vector in images if _lies(vector, letter)]


def _lies(vector: Vector, letter: str) -> bool:
    return {"f": vector[1] > 0, "b": vector[1] < 0, "l": vector[0] < 0, "r": vector[0] > 0}[letter]


def _diagonal_pair(images: list[Vector], pair: str) -> list[Vector]:
    if len(pair) == 2 and ((pair[0] in "fb" and pair[1] in "lr") or (pair[0] in "lr" and pair[1] in "fb")):
        return [vector for vector in images if _lies(vector, pair[0]) and _lies(vector, pair[1])]
    return []


def _oblique_pair(images: list[Vector], pair: str) -> list[Vector]:
    """ff: the two narrow forward leaps; fs: the two wide ones; fl, fr: both leaps of a quadrant."""
    if len(pair) < 2 or pair[0] not in "fblr":
        return []
    half = [vector for vector in images if _lies(vector, pair[0])]
    along_ranks = pair[0] in "fb"
    if pair[1] == pair[0]:
        return [(x, y) for x, y in half if (abs(y) > abs(x)) == along_ranks]
    if pair[1] == ("s" if along_ranks else "v"):
        return [(x, y) for x, y in half if (abs(y) > abs(x)) != along_ranks]
    if pair[1] in ("lr" if along_ranks else "fb"):
        return [vector for vector in half if _lies(vector, pair[1])]
    return []


def _legs(term: _Term, doubles: list[Double], passes: list[Vector], jumps: list[Jump]) -> None:
    """Read a movement of two legs that are joined by `a`."""
    first, _, second = term.modifiers.partition("a")
    if "a" in second or set(first + second) - set("fblrvsmc"):
        raise BetzaError(text("two legs joined by one 'a' are understood, with directions, m and c only"), term.offset)
    modes = (_only(first, "mc"), _only(second, "mc"))
    turns = _only(second, "fblrvs")
    steps = [vector for leap, reach in term.parts if reach == 1 for vector in _images(leap)]
    firsts = [
        vector for leap, reach in term.parts if reach == 1 for vector in _directions(term, _only(first, "fblrvs"), leap)
    ]
    if not firsts:
        raise BetzaError(text("the legs of a move are single steps"), term.offset)
    for vector in firsts:
        back = (-vector[0], -vector[1])
        if modes == ("c", "m") and turns == "f":
            jumps.append(Jump(vector, (2 * vector[0], 2 * vector[1])))
        elif modes == ("c", "") and not turns:
            doubles += [Double(vector, step) for step in steps]
        elif modes == ("c", "") and set(turns) <= set("fbv"):
            doubles += [Double(vector, vector)] if set(turns) & set("fv") else []
            doubles += [Double(vector, back)] if set(turns) & set("bv") else []
        elif modes[0] == "m" and turns == "b":
            passes.append(vector)
        else:
            raise BetzaError(
                text("of moves with two legs, those like caK, cavW, mabK and cafmF are understood"), term.offset
            )


__all__ = ["BetzaError", "Parsed", "parse"]
