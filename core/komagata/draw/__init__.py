"""Pictures of positions, pieces and hands as SVG strings; PNG and PDF from them. Loaded on first use, needs no Qt.

svg = komagata.draw.board(position, style="fide", last_move=move)
image = komagata.draw.png(svg, scale=2)
"""

from __future__ import annotations

from komagata.draw.board import Options, board, hand, picture, piece
from komagata.draw.card import card
from komagata.draw.diagram import diagram
from komagata.draw.export import pdf, png
from komagata.draw.scene import Arrow, Grid, Held, Placed, Scene, scene

__all__ = [
    "Arrow",
    "Grid",
    "Held",
    "Options",
    "Placed",
    "Scene",
    "board",
    "card",
    "diagram",
    "hand",
    "pdf",
    "picture",
    "piece",
    "png",
    "scene",
]
