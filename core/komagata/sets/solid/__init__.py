"""Solid pieces for a 3D printer: true wedges and discs with their faces on both sides, laid out on build plates.

`layout(job, items)` says what comes on which plate, quickly enough for a preview; `write` makes the triangles. Both
need the package `manifold3d` and say so if it is missing (`available`).
"""

from __future__ import annotations

from komagata.sets.solid.files import FORMATS, write
from komagata.sets.solid.kit import available
from komagata.sets.solid.layout import Layout, layout
from komagata.sets.solid.preview import pages

__all__ = ["FORMATS", "Layout", "available", "layout", "pages", "write"]
