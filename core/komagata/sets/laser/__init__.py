"""Sets for a laser cutter: sheets of flat material with outlines to cut, faces to engrave, and a frame for backs.

`sheets(job, items)` and `boards(job)` lay everything out; `svg(page)` writes a page in millimetres, in the layers
`engrave`, `score` and `cut`.
"""

from __future__ import annotations

from komagata.sets.laser.boards import boards
from komagata.sets.laser.preset import Preset, preset, presets
from komagata.sets.laser.runs import LAYERS, Sheet, Sheets, svg
from komagata.sets.laser.sheets import sheets

__all__ = ["LAYERS", "Preset", "Sheet", "Sheets", "boards", "preset", "presets", "sheets", "svg"]
