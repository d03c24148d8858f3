"""Triangles of a solid made ready to be painted: what is seen of them from a side, in which order, how bright."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from komagata_gui.chrome import mix

LIGHT = (-0.45, 0.65, 0.62)
"""Where the light comes from: left of the viewer, above, and in front of the piece."""
SUNKEN = 0.03
"""Millimetres below the hull from which on a surface counts as sunken."""
LARGE = 0.02
"""Share of the surface of a hull from which on one of its sides counts."""
SEAM = 0.04
"""Width of the edges of triangles, in millimetres."""
_AXES = 7
"""Directions to one right angle in which the outermost points are looked for."""


@dataclass(frozen=True, slots=True)
class View:
    """From where one looks: turned about the upright axis, and raised above the plate, in degrees."""

    turn: float = -28.0
    raised: float = 48.0

    @property
    def axes(self) -> tuple[tuple[float, float, float], ...]:
        """To the right, up, and towards the viewer, as directions on the plate."""
        a, e = math.radians(self.turn), math.radians(self.raised)
        return (
            (math.cos(a), math.sin(a), 0.0),
            (-math.sin(a) * math.sin(e), math.cos(a) * math.sin(e), math.cos(e)),
            (math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)),
        )

    def seen(self, x: float, y: float, z: float = 0.0) -> tuple[float, float, float]:
        """A point of the plate on the screen, in millimetres, y downward; and how near it is."""
        right, up, near = (sum(one * other for one, other in zip(axis, (x, y, z), strict=True)) for axis in self.axes)
        return right, -up, near


class Solid:
    """One body of one colour; arrays of numpy, which whoever made the mesh has loaded."""

    def __init__(
        self, points: Any, triangles: Any, colour: str, *, carrier: Solid | None = None, flush: bool = False
    ) -> None:
        self.points, self.triangles, self.colour = points, triangles, QColor(colour)
        self.carrier = carrier
        """The body that it stands on or lies in; what is on the far side of that is not seen."""
        self.flush = flush
        """It fills a hollow of its carrier, so that only its outer face is seen."""

    @cached_property
    def _facets(self) -> tuple[Any, Any, Any, Any]:
        """Of every triangle the unit normal, the middle, and the class: 0 floors, 1 walls, 2 the hull; and the
        directions of the large sides of the hull."""
        import numpy

        corners = self.points[self.triangles]
        normals = numpy.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        lengths = numpy.linalg.norm(normals, axis=1)
        normals = normals / numpy.maximum(lengths, 1e-12)[:, None]
        depth = (normals @ self.outermost.T).max(axis=1) - numpy.einsum("ij,ij->i", normals, corners[:, 0])
        hull = depth < SUNKEN
        # By their area together: a side may be cut into many small triangles, and those without area look anywhere.
        ways, place = numpy.unique(normals[hull].round(2), axis=0, return_inverse=True)
        areas = numpy.bincount(place.reshape(-1), weights=lengths[hull], minlength=len(ways))
        sides = ways[areas > areas.sum() * LARGE]
        sides = sides / numpy.linalg.norm(sides, axis=1)[:, None]
        # Floors face where a large side of the hull faces.
        alike = (normals @ sides.T).max(axis=1) > 0.999 if len(sides) else hull
        return normals, corners.mean(axis=1), numpy.where(hull, 2, numpy.where(alike, 0, 1)), sides

    @cached_property
    def _sides(self) -> tuple[Any, Any]:
        """The directions of the carrier's large sides, and for every triangle on which of them it is."""
        assert self.carrier is not None
        sides = self.carrier._facets[3]
        reach = (self.carrier.outermost @ sides.T).max(axis=0)
        return sides, (self._facets[1] @ sides.T - reach).argmax(axis=1)

    @cached_property
    def outermost(self) -> Any:
        """Points of the hull: enough of them to know how far the body reaches in any direction."""
        import numpy

        angles = numpy.linspace(0, 2 * math.pi, 4 * _AXES, endpoint=False)
        tilts = numpy.linspace(-math.pi / 2, math.pi / 2, 2 * _AXES + 1)
        ways = numpy.array(
            [(math.cos(a) * math.cos(t), math.sin(a) * math.cos(t), math.sin(t)) for a in angles for t in tilts]
        )
        return self.points[numpy.unique((self.points @ ways.T).argmax(axis=0))]

    def prepare(self) -> None:
        """Work out all that does not depend on the view."""
        _ = self._facets, self.outermost
        if self.carrier is not None:
            _ = self._sides

    def paint(self, painter: QPainter, view: View, *, coarse: bool = False) -> None:
        """Paint the body as it is seen, in millimetres about the origin; `coarse` leaves out the walls of its relief,
        which are most of its triangles."""
        import numpy

        axes = numpy.array(view.axes)
        normals, _, kinds, _ = self._facets
        facing = normals @ axes[2]
        shown = facing > 1e-6
        if self.carrier is not None:
            sides, at = self._sides
            shown &= (sides @ axes[2] > 0)[at]
        seen = numpy.nonzero(shown)[0]
        flat = self.points @ axes[:2].T * (1.0, -1.0)
        bright = numpy.clip(normals @ (numpy.array(LIGHT) / math.hypot(*LIGHT) @ axes), 0.0, 1.0).round(2)
        bright[kinds == 1] = bright[kinds == 1].round(1)
        for kind in (0, 1, 2):
            if kind == 1 and (coarse or self.flush):
                continue
            chosen = seen[kinds[seen] == kind]
            # Floors and sides of one brightness do not cover each other, walls hardly do: one path each.
            for shade in numpy.unique(bright[chosen]):
                self._paint_facets(painter, flat, chosen[bright[chosen] == shade], float(shade), sunken=kind < 2)

    def _paint_facets(self, painter: QPainter, flat: Any, chosen: Any, shade: float, *, sunken: bool) -> None:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for (ax, ay), (bx, by), (cx, cy) in flat[self.triangles[chosen]].tolist():
            path.moveTo(ax, ay)
            path.lineTo(bx, by)
            path.lineTo(cx, cy)
            path.closeSubpath()
        ink = self._ink(shade, sunken=sunken)
        # A thin edge closes the gaps between neighbours of almost the same direction.
        painter.setPen(QPen(ink, SEAM))
        painter.setBrush(ink)
        painter.drawPath(path)

    def _ink(self, shade: float, *, sunken: bool) -> QColor:
        """The colour of the body in this light; what lies deeper gets less of it."""
        dark = mix(self.colour, QColor("#2a2018"), 0.62)
        lit = mix(dark, self.colour, 0.2 + 0.8 * shade)
        return mix(lit, QColor("#1c140c"), 0.45) if sunken else lit


__all__ = ["LIGHT", "Solid", "View"]
