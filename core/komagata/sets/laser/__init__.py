"""Sets for a laser cutter: sheets of flat material with outlines to cut, faces to engrave, and a frame for backs.

`sheets(job, items)` lays everything out; `svg(page, preset)` writes a page in millimetres, in the layers `engrave`,
`score` and `cut`.
"""

from __future__ import annotations

from komagata.sets.laser.preset import Preset, preset, presets
from komagata.sets.laser.sheets import LAYERS, Sheet, Sheets, sheets, svg

__all__ = ["LAYERS", "Preset", "Sheet", "Sheets", "preset", "presets", "sheets", "svg"]
