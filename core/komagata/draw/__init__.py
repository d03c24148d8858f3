"""Pictures of positions, pieces and hands as SVG strings; PNG and PDF from them. Loaded on first use, needs no Qt.

svg = komagata.draw.board(position, style="fide", last_move=move)
image = komagata.draw.png(svg, scale=2)
reel = komagata.draw.game_reel(game, komagata.draw.Options())   # for write_gif, an animation of the whole game
"""

from __future__ import annotations

from komagata.draw.animation import Marks, Pace, Reel, game_reel, match_reel, write_gif
from komagata.draw.board import Options, board, hand, picture, piece
from komagata.draw.card import card
from komagata.draw.diagram import diagram
from komagata.draw.export import pdf, png
from komagata.draw.influence import INFLUENCES, influence
from komagata.draw.legend import legend
from komagata.draw.scene import Arrow, Grid, Held, Influence, Placed, Scene, scene
from komagata.draw.tables import beside, laid, match, match_parts, match_scenes

__all__ = [
    "INFLUENCES",
    "Arrow",
    "Grid",
    "Held",
    "Influence",
    "Marks",
    "Options",
    "Pace",
    "Placed",
    "Reel",
    "Scene",
    "beside",
    "board",
    "card",
    "diagram",
    "game_reel",
    "hand",
    "influence",
    "laid",
    "legend",
    "match",
    "match_parts",
    "match_reel",
    "match_scenes",
    "pdf",
    "picture",
    "piece",
    "png",
    "scene",
    "write_gif",
]
