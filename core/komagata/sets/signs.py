"""What is printed on extras: on discs that lie under a piece, and on card that a piece wears."""

from __future__ import annotations

import math
from collections.abc import Iterator

from komagata.faces.printed import sign
from komagata.faces.shapes import Shape, moved, multiply, ring, rotation, scaling, translation
from komagata.faces.theme import Theme
from komagata.faces.wedge import CELL
from komagata.sets.extras import RIM
from komagata.sets.items import Body, Face
from komagata.sets.job import Looks

KINDS = ("marker", "coin", "collar", "cap", "robe")
_INK = "#111111"
_LINE = 0.3
"""Width of rings, in millimetres."""
_BAND = 1.0
"""Width of the band that shows the colour of a piece where little ink is wanted, in millimetres."""


def signs(kind: str, body: Body, face: Face, looks: Looks, theme: Theme, safe: float) -> Iterator[Shape]:
    """All that stands on one side, in millimetres: the sign of the piece wherever one looks at it from."""
    low = looks.ink == "low"
    if low and kind != "marker":
        yield from _band(body, face.ground, safe)
        safe += _BAND + 0.2
    for x, y, turn, size in _places(kind, body, safe):
        drawn = sign(face.look, looks.style, theme, size / CELL, _INK)
        yield from moved(drawn, multiply(translation(x, y), multiply(rotation(turn), scaling(CELL))))
    if kind == "marker":
        under = body.width / 2 / RIM
        yield Shape(ring(0.0, 0.0, under, under - (_BAND if low else _LINE)), fill=face.ground if low else _INK)


def _places(kind: str, body: Body, safe: float) -> Iterator[tuple[float, float, float, float]]:
    """Middle, turn and half the height of every sign, in millimetres."""
    edge = body.width / 2 - safe
    if kind == "coin":
        yield 0.0, 0.0, 0.0, edge * 0.68
    elif kind == "marker":
        under = body.width / 2 / RIM
        size, far = (edge - under) / 2 * 0.92, (edge + under) / 2
        # Seen from where a player sits: with its top towards the piece that stands on it.
        yield from ((far * math.sin(a), far * math.cos(a), -math.degrees(a), size) for a in _around(4, 0.0))
        yield 0.0, 0.0, 0.0, under * 0.5
    elif kind == "cap":
        far = edge * 0.6
        size = min(edge - far, far * 0.62) * 0.8
        # Not on the slit, which runs down from the middle, nor where the ends overlap.
        yield from ((far * math.sin(a), far * math.cos(a), -math.degrees(a), size) for a in _around(3, math.pi))
    else:
        yield from _along(body, safe)


def _around(count: int, first: float) -> list[float]:
    return [first + 2 * math.pi * n / count for n in range(count)]


def _along(body: Body, safe: float) -> Iterator[tuple[float, float, float, float]]:
    """Along a strip, between its slits: so often that one is always seen."""
    half = body.height / 2 - safe
    free = body.width - 2 * body.thickness - 2
    count = max(3, min(5, int(free / (3.2 * half))))
    size = min(half * 0.84, free / count / 2.5)
    for n in range(count):
        yield (n - (count - 1) / 2) * free / count, 0.0, 0.0, size


def _band(body: Body, colour: str, safe: float) -> Iterator[Shape]:
    if body.shape in ("disc", "cap"):
        outer = body.width / 2 - safe
        yield Shape(ring(0.0, 0.0, outer, outer - _BAND), fill=colour)
        return
    x, y = body.width / 2 - body.thickness - 0.6, body.height / 2 - safe
    for at in (-y + _BAND / 2, y - _BAND / 2):
        yield Shape((("M", -x, at), ("L", x, at)), stroke=colour, width=_BAND)


__all__ = ["KINDS", "signs"]
