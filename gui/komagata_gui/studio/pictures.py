"""Pictures of pages, painted once for a scale and kept as long as there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from komagata_gui.studio.painting import Picture

MOST_PIXELS = 8_000_000
"""Of one picture; a larger one is painted from its vectors each time, and only where it is seen."""
ROOM = 24_000_000
"""Pixels of all pictures together."""


class PictureCache:
    def __init__(self) -> None:
        self._pictures: OrderedDict[tuple[int, float, frozenset[str]], tuple[Picture, QPixmap]] = OrderedDict()

    def clear(self) -> None:
        self._pictures.clear()

    def keep(self, pictures: Iterable[Picture]) -> None:
        """Forget all pages but these."""
        kept = {id(picture) for picture in pictures}
        for key in [key for key in self._pictures if key[0] not in kept]:
            del self._pictures[key]

    def picture(self, picture: Picture, scale: float, hidden: frozenset[str], *, hurried: bool) -> QPixmap | None:
        """A page at `scale` device pixels to one millimetre; None if it is too large to be kept.

        Who is in a hurry, because the scale changes all the time, may get it at another scale, to be stretched.
        """
        key = (id(picture), round(scale, 4), hidden)
        found = self._pictures.get(key)
        if found is None and hurried:
            others = [
                entry for (page, _, without), entry in self._pictures.items() if (page, without) == (key[0], hidden)
            ]
            if others:
                return others[-1][1]
        if found is None:
            if picture.paper.width() * picture.paper.height() * scale * scale > MOST_PIXELS:
                return None
            # The page is kept with its picture, so that no other one can take over its identity.
            found = self._pictures[key] = (picture, render(picture, scale, hidden))
            self._make_room()
        self._pictures.move_to_end(key)
        return found[1]

    def _make_room(self) -> None:
        while len(self._pictures) > 1 and sum(one.width() * one.height() for _, one in self._pictures.values()) > ROOM:
            self._pictures.popitem(last=False)


def render(picture: Picture, scale: float, hidden: frozenset[str]) -> QPixmap:
    """A page on transparent ground, `scale` pixels to one millimetre."""
    width, height = (max(1, round(edge * scale)) for edge in (picture.paper.width(), picture.paper.height()))
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Whole pixels at both edges: the page fills them exactly.
    painter.scale(width / picture.paper.width(), height / picture.paper.height())
    picture.paint(painter, hidden=hidden, screen=True)
    painter.end()
    return pixmap


__all__ = ["MOST_PIXELS", "PictureCache", "render"]
