"""The ways of one piece, drawn from its movement table alone: what a movement diagram shows around it.

Everything is in cells, the piece at the origin, forward upwards. A full mark moves and captures, a hollow one only
moves, a crossed one only captures; colours say the same once more.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from komagata.faces.body import silhouette
from komagata.faces.mnemonic import cross
from komagata.faces.shapes import (
    Drawing,
    Path,
    Point,
    Shape,
    circle,
    mix,
    moved,
    points_of,
    polygon,
    polyline,
    rectangle,
    ring,
    scaling,
    translation,
)
from komagata.faces.theme import Theme
from komagata.movement import Movement, Ride

Vector = tuple[int, int]

_LINE = 0.075
_DOT = 0.17
_RING = 0.21
_FAINT = 0.42
_BEYOND = 2
"""At which square of a line the piece stands that must be jumped over."""
_LONG = 16


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of marks, by what they allow."""

    both: str
    move: str
    capture: str
    ground: str

    @classmethod
    def of(cls, theme: Theme) -> Palette:
        return cls(theme.board.label, theme.marks.arrows[2], theme.marks.arrows[1], theme.board.ground)

    def ink(self, mode: str) -> str:
        return {"move": self.move, "capture": self.capture}.get(mode, self.both)

    @property
    def faint(self) -> str:
        """Of pieces that must stand somewhere."""
        return mix(self.ground, self.both, _FAINT)


@dataclass(slots=True)
class Ways:
    """Shapes and the keys that explain them, collected for one movement."""

    radius: int
    palette: Palette
    forward: int = 1
    """1 for the first player, -1 for the second: the diagram always shows the owner's view."""
    lines: list[Shape] = field(default_factory=list[Shape])
    marks: list[Shape] = field(default_factory=list[Shape])
    keys: dict[str, Drawing] = field(default_factory=dict[str, Drawing])
    """What the diagram uses -> the same mark by itself, for a legend."""

    def add(self, movement: Movement) -> None:
        firsts = {double.first for double in movement.doubles}
        modes = _modes(movement.rides)
        hops = {ride.first for ride in movement.rides if ride.hurdles}
        stops = {ride.first for ride in movement.rides if ride.least == 1}
        for (ride, free), mode in modes.items():
            if ride.royal_only:
                self._royal(ride)
            elif ride.hurdles:
                self._hop(ride, mode)
            elif ride.first == ride.second and ride.first in hops and ride.most >= _LONG:
                self._before_hurdle(ride, mode)
            elif ride.first in firsts and ride.most == 1:
                self._lion(ride)
            elif ride.least == ride.most == 2 and ride.first == ride.second and ride.first in stops:
                # Two steps of a piece that may also make one, as a Pawn's first move: nothing to be jumped over.
                self._mark("step", mode, (2 * ride.first[0], 2 * ride.first[1]), free)
            else:
                self._ride(ride, mode, free)
        for double in movement.doubles:
            self._second(double.first, double.second)
        if any(double.second == (-double.first[0], -double.first[1]) for double in movement.doubles):
            self.keys["igui"] = ()
        if movement.passes:
            self.keys["pass"] = ()
        for jump in movement.jumps:
            self._jump(jump.over, jump.land)

    # Places

    def at(self, vector: Vector) -> Point:
        return float(self.forward * vector[0]), float(-self.forward * vector[1])

    def inside(self, vector: Vector) -> bool:
        return max(abs(vector[0]), abs(vector[1])) <= self.radius

    # Marks

    def _key(self, key: str, drawing: Iterable[Shape]) -> None:
        if key not in self.keys:
            self.keys[key] = tuple(drawing)

    def _mark(self, key: str, mode: str, vector: Vector, free: bool = True) -> None:
        drawing = tuple(_faded(sign(key, mode, self.palette), free))
        self._key(_named(key, mode), sign(key, mode, self.palette))
        if not free:
            self._key("somewhere", _faded(sign(key, mode, self.palette), False))
        self.marks.extend(moved(drawing, translation(*self.at(vector))))

    def _ride(self, ride: Ride, mode: str, free: bool) -> None:
        if ride.first == ride.second and ride.most >= _LONG:
            self._slide(ride.first, mode, free)
        elif ride.first == ride.second and ride.least == 1:
            leap = max(map(abs, ride.first)) > 1
            for step in range(1, ride.most + 1):
                place = (step * ride.first[0], step * ride.first[1])
                if self.inside(place):
                    self._mark("jump" if leap else "step", mode, place, free)
        elif ride.most == ride.least:
            self._lame(ride, mode, free)
        else:
            self._crooked(ride, mode)

    def _slide(self, way: Vector, mode: str, free: bool = True) -> None:
        count = self.radius // max(map(abs, way))
        end = self.at((way[0] * count, way[1] * count))
        length = math.hypot(*end)
        ahead = (end[0] / length, end[1] / length)
        start = (ahead[0] * 0.5, ahead[1] * 0.5)
        ink = self.palette.ink(mode)
        drawing = arrow(start, (end[0] + ahead[0] * 0.3, end[1] + ahead[1] * 0.3), ink, mode)
        self.lines.extend(_faded(drawing, free))
        self._key(_named("slide", mode), arrow((-0.45, 0.0), (0.45, 0.0), ink, mode))
        if max(map(abs, way)) > 1:
            for step in range(1, count + 1):
                self._mark("jump", mode, (step * way[0], step * way[1]), free)

    def _lame(self, ride: Ride, mode: str, free: bool) -> None:
        places = list(_path(ride, ride.most))
        ink = self.palette.ink(mode)
        bend = [self.at(place) for place in places]
        share = 1 - _RING / math.dist(bend[-2], bend[-1])
        end = tuple(a + (b - a) * share for a, b in zip(bend[-2], bend[-1], strict=True))
        self.lines.append(Shape(polyline([(0.0, 0.0), *bend[:-1], (end[0], end[1])]), stroke=ink, width=0.045))
        for place in bend[:-1]:
            self.marks.extend(moved(sign("gate", mode, self.palette), translation(*place)))
        self._key("gate", sign("gate", mode, self.palette))
        self._mark("jump", mode, places[-1], free)

    def _crooked(self, ride: Ride, mode: str) -> None:
        places = [place for place in _path(ride, 2 * self.radius) if self.inside(place)]
        points = [(0.0, 0.0), *(self.at(place) for place in places)]
        ink = self.palette.ink(mode)
        self.lines.append(Shape(polyline(points), stroke=ink, width=0.05, round=True))
        self.lines.extend(_head(points[-2], points[-1], ink, mode, 0.34))
        self.marks.extend(Shape(circle(*point, 0.075), fill=ink) for point in points[1:-1])
        bends = [(-0.45, 0.12), (-0.2, -0.12), (0.05, 0.12), (0.4, -0.1)]
        zigzag = Shape(polyline(bends), stroke=ink, width=0.05, round=True)
        self._key(_named("crooked", mode), (zigzag, *_head(bends[-2], bends[-1], ink, mode, 0.3)))

    def _before_hurdle(self, ride: Ride, mode: str) -> None:
        """A line on which it also captures beyond a piece is free as far as that piece only."""
        for step in range(1, _BEYOND):
            self._mark("step", mode, (step * ride.first[0], step * ride.first[1]))

    def _hop(self, ride: Ride, mode: str) -> None:
        (x, y), ink = ride.first, self.palette.ink(mode)
        hurdle = self.at((_BEYOND * x, _BEYOND * y))
        stand = tuple(moved(sign("piece", mode, self.palette), translation(*hurdle)))
        self.marks.extend(stand)
        self._key("hurdle", sign("piece", mode, self.palette))
        start, end = self.at((x, y)), self.at((self.radius * x, self.radius * y))
        ahead = tuple((b - a) / max(math.dist(start, end), 1e-9) for a, b in zip(start, end, strict=True))
        dashes = [
            polyline([(ahead[0] * at, ahead[1] * at), (ahead[0] * (at + 0.14), ahead[1] * (at + 0.14))])
            for at in (0.52 + 0.24 * n for n in range(int((self.radius - 0.6) / 0.24)))
        ]
        clear = [dash for dash in dashes if math.dist(points_of(dash)[0], hurdle) > 0.3]
        self.lines.append(Shape(tuple(command for dash in clear for command in dash), stroke=ink, width=0.045))
        for step in range(_BEYOND + 1, self.radius + 1):
            self._mark("step", mode, (step * x, step * y))

    def _royal(self, ride: Ride) -> None:
        (x, y), ink = ride.first, self.palette.capture
        end = self.at((x * self.radius, y * self.radius))
        step = 1 / self.radius
        dashes = [
            polyline([(end[0] * at, end[1] * at), (end[0] * (at + 0.4 * step), end[1] * (at + 0.4 * step))])
            for at in (0.5 * step + 0.7 * step * n for n in range(int((1 - 0.5 * step) / (0.7 * step))))
        ]
        self.lines.append(Shape(tuple(command for dash in dashes for command in dash), stroke=ink, width=0.045))
        crown = moved(sign("royal", "", self.palette), translation(*end))
        self.marks.extend(crown)
        self._key("royal", sign("royal", "", self.palette))

    def _lion(self, ride: Ride) -> None:
        self.marks.extend(moved(sign("first", "", self.palette), translation(*self.at(ride.first))))
        self._key("first", sign("first", "", self.palette))

    def _second(self, first: Vector, second: Vector) -> None:
        land = (first[0] + second[0], first[1] + second[1])
        if max(map(abs, land)) < 2:
            return
        shape = moved(sign("second", "", self.palette), translation(*self.at(land)))
        if shape[0] not in self.marks:
            self.marks.extend(shape)
        self._key("second", moved(sign("second", "", self.palette), scaling(0.62)))

    def _jump(self, over: Vector, land: Vector) -> None:
        self.lines.extend(moved(sign("piece", "", self.palette), translation(*self.at(over))))
        self._key("victim", sign("piece", "", self.palette))
        self._mark("jump", "capture", land)


def _modes(rides: Iterable[Ride]) -> dict[tuple[Ride, bool], str]:
    """Each way once -> what it may do there: a move and a capture of the same way are both."""
    found: dict[Ride, list[bool]] = {}
    for ride in rides:
        key = replace(ride, moves=False, captures=False, targets=-1, passant=type(ride.passant)(0))
        entry = found.setdefault(key, [False, False])
        entry[0] |= ride.moves
        entry[1] |= ride.captures
    return {
        (ride, ride.origins == -1): "" if all(modes) else "move" if modes[0] else "capture"
        for ride, modes in found.items()
    }


def _path(ride: Ride, count: int) -> Iterator[Vector]:
    x = y = 0
    for step in range(count):
        across, ahead = ride.second if step % 2 else ride.first
        x, y = x + across, y + ahead
        yield x, y


def _named(key: str, mode: str) -> str:
    return f"{key}-{mode}" if mode else key


def _faded(drawing: Iterable[Shape], free: bool) -> Iterator[Shape]:
    return (shape if free else replace(shape, opacity=shape.opacity * _FAINT) for shape in drawing)


def sign(key: str, mode: str, palette: Palette) -> Drawing:
    """One mark in the middle of its square."""
    ink = palette.ink(mode)
    if key == "gate":
        return (
            Shape(rectangle(-0.1, -0.1, 0.2, 0.2), fill=palette.ground),
            Shape(rectangle(-0.1, -0.1, 0.2, 0.2), stroke=ink, width=0.045),
        )
    if key == "first":
        return (Shape(rectangle(-0.19, -0.19, 0.38, 0.38), fill=ink),)
    if key == "second":
        return (Shape(rectangle(-0.34, -0.34, 0.68, 0.68, 0.08), stroke=ink, width=0.05),)
    if key in ("piece", "royal"):
        body = silhouette("wedge", "pawn")
        fill = palette.faint if key == "piece" else palette.capture
        return (Shape(body, fill=fill, matrix=scaling(0.62)),)
    outer = _RING if key == "jump" else _DOT
    shapes: list[Shape] = []
    if key == "jump":
        shapes.append(Shape(ring(0.0, 0.0, outer, outer - 0.055), fill=ink))
    inner = 0.09 if key == "jump" else _DOT
    if mode == "capture":
        shapes.append(Shape(cross((0.0, 0.0), inner if key == "step" else 0.1), stroke=ink, width=0.085))
    elif mode == "move":
        if key == "step":
            shapes.append(Shape(ring(0.0, 0.0, inner, inner - 0.055), fill=ink))
    else:
        shapes.append(Shape(circle(0.0, 0.0, inner), fill=ink))
    return tuple(shapes)


def arrow(start: Point, end: Point, ink: str, mode: str) -> Drawing:
    """A line with a head: hollow and dashed if it only moves, crossed if it only captures."""
    length = math.dist(start, end)
    ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    neck = length - 0.26
    path: Path = polyline([start, (start[0] + ahead[0] * neck, start[1] + ahead[1] * neck)])
    if mode == "move":
        count = max(1, int(neck / 0.22))
        spans = [(n / count * neck, (n + 0.6) / count * neck) for n in range(count)]
        path = tuple(
            command
            for one, other in spans
            for command in polyline([(start[0] + ahead[0] * at, start[1] + ahead[1] * at) for at in (one, other)])
        )
    return (Shape(path, stroke=ink, width=_LINE), *_head(start, end, ink, mode, 0.3))


def _head(before: Point, tip: Point, ink: str, mode: str, size: float) -> Drawing:
    length = math.dist(before, tip)
    x, y = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    back = (tip[0] - x * size, tip[1] - y * size)
    half = size * 0.45
    head = polygon([(back[0] - y * half, back[1] + x * half), tip, (back[0] + y * half, back[1] - x * half)])
    if mode == "move":
        return (Shape(head, stroke=ink, width=0.045),)
    if mode == "capture":
        return (Shape(head, fill=ink), Shape(cross(back, 0.14), stroke=ink, width=0.06))
    return (Shape(head, fill=ink),)


__all__ = ["Palette", "Ways", "arrow", "sign"]
