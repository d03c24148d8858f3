"""Pages of the core on a Qt painter, in millimetres: the same vectors on the screen and on a printer."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from komagata.draw.sheet import Page
from komagata.draw.sheet.page import ART, Group
from komagata.faces.shapes import Drawing
from komagata_gui.glyphs import outline_pen, painter_path

HAIRLINE = 0.06
"""Lines thinner than this many millimetres are one pixel wide on the screen, where nobody would see them else."""

EDGE = 0.2
"""So near to the edge of the paper something counts as running out over it, in millimetres."""


@dataclass(frozen=True, slots=True)
class _Stroke:
    """One shape, ready to be painted."""

    path: QPainterPath
    brush: QBrush | Qt.BrushStyle
    pen: QPen | Qt.PenStyle
    opacity: float
    transform: QTransform
    width: float


@dataclass(frozen=True, slots=True)
class _Placed:
    strokes: tuple[_Stroke, ...]
    transform: QTransform
    clip: QPainterPath | None
    layer: str
    box: QRectF
    """In millimetres on the page."""


class Picture:
    """One side of one sheet, converted when it is first painted; drawings that stand on it several times, once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.paper = QRectF(0, 0, page.paper.width, page.paper.height)

    @cached_property
    def _placed(self) -> tuple[_Placed, ...]:
        known: dict[int, tuple[_Stroke, ...]] = {}
        return tuple(_place(group, known) for group in self.page.groups)

    @cached_property
    def layers(self) -> tuple[str, ...]:
        """The names of the layers in the order in which they are painted."""
        return tuple(dict.fromkeys(group.layer for group in self.page.groups))

    @cached_property
    def ink(self) -> QRectF:
        """What must be printed whole, in millimetres: all but lines that run out over the edge of the paper, such as
        those that show where a sheet is folded."""
        inside, box = self.paper.adjusted(EDGE, EDGE, -EDGE, -EDGE), QRectF()
        for placed in self._placed:
            if inside.contains(placed.box) or placed.layer == ART:
                box = box.united(placed.box)
        return box

    def paint(
        self,
        painter: QPainter,
        *,
        area: QRectF | None = None,
        hidden: Collection[str] = (),
        screen: bool = False,
    ) -> None:
        """Paint in the painter's coordinates, which must be millimetres: all of it, or what touches `area`; without the
        layers that are `hidden`. On a `screen` no line is too thin to be seen."""
        base, opacity = painter.transform(), painter.opacity()
        for placed in self._placed:
            if placed.layer in hidden or (area is not None and not placed.box.intersects(area)):
                continue
            painter.save()
            if placed.clip is not None:
                painter.setClipPath(placed.clip, Qt.ClipOperation.IntersectClip)
            where = placed.transform * base
            for stroke in placed.strokes:
                painter.setTransform(stroke.transform * where)
                painter.setOpacity(opacity * stroke.opacity)
                painter.setBrush(stroke.brush)
                painter.setPen(_hairline(stroke.pen) if screen and 0 < stroke.width < HAIRLINE else stroke.pen)
                painter.drawPath(stroke.path)
            painter.restore()


def _place(group: Group, known: dict[int, tuple[_Stroke, ...]]) -> _Placed:
    # Drawings live as long as their page: an identity is as good as a value, and cheaper than a hash of every point.
    strokes = known.get(id(group.drawing))
    if strokes is None:
        strokes = known[id(group.drawing)] = _strokes(group.drawing)
    transform = QTransform(*group.matrix)
    box = QRectF()
    for stroke in strokes:
        half = stroke.width / 2
        box = box.united((stroke.transform * transform).mapRect(stroke.path.boundingRect()).adjusted(*_grown(half)))
    clip = None if group.clip is None else painter_path(group.clip)
    if clip is not None:
        box = box.intersected(clip.boundingRect())
    # A line straight across has a box without height, which would touch nothing.
    return _Placed(strokes, transform, clip, group.layer, box.adjusted(*_grown(0.01)))


def _grown(by: float) -> tuple[float, float, float, float]:
    return -by, -by, by, by


def _strokes(drawing: Drawing) -> tuple[_Stroke, ...]:
    return tuple(
        _Stroke(
            painter_path(shape.path),
            QBrush(QColor(shape.fill)) if shape.fill else Qt.BrushStyle.NoBrush,
            outline_pen(shape) if shape.width > 0 else Qt.PenStyle.NoPen,
            shape.opacity,
            QTransform(*shape.matrix),
            shape.width if shape.stroke else 0.0,
        )
        for shape in drawing
    )


def _hairline(pen: QPen | Qt.PenStyle) -> QPen | Qt.PenStyle:
    if not isinstance(pen, QPen):
        return pen
    thin = QPen(pen)
    thin.setWidthF(1.0)
    thin.setCosmetic(True)
    return thin


@dataclass(frozen=True, slots=True)
class Spread:
    """One sheet as it lies in the preview: its front, and its back if it has one."""

    front: Picture
    back: Picture | None = None
    title: str = ""
    short_edge: bool = False
    """For its back the sheet is turned over its short edge, otherwise over its long one."""
    shift: tuple[float, float] = (0.0, 0.0)
    """By how much the printer will shift the back: right and down as seen on the back, in millimetres."""
    part: str = "pieces"
    """What of the job it belongs to."""
    printable: bool = True
    """It is printed on paper; otherwise it shows what another machine makes."""

    @property
    def turned_sideways(self) -> bool:
        """The sheet is turned like the page of a book, otherwise like that of a calendar."""
        paper = self.front.paper
        return self.short_edge == (paper.width() > paper.height())

    def side(self, back: bool) -> Picture | None:
        return self.back if back else self.front


def colours_of(pages: Iterable[Page]) -> dict[str, tuple[str, ...]]:
    """Layer -> its colours in the order in which they are used: for a legend."""
    found: dict[str, dict[str, None]] = {}
    for page in pages:
        for group in page.groups:
            inks = found.setdefault(group.layer, {})
            inks |= dict.fromkeys(ink for shape in group.drawing if (ink := shape.stroke or shape.fill))
    return {layer: tuple(inks) for layer, inks in found.items()}


__all__ = ["HAIRLINE", "Picture", "Spread", "colours_of"]
