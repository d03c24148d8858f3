"""Draw where an Infanta can go, by either rule, as two SVG files.

python examples/draw_a_position.py [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path

import komagata

POSITION = "k8/9/9/3p1P3/4+P4/9/9/9/8K[] w -"


def main(folder: str = "out") -> None:
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    for choice in ("alfil", "xiang"):
        rules = komagata.variant("southwark-bishogi", infanta=choice)
        position = rules.position(POSITION)
        origin = rules.board.parse("e5")
        reached = {move.target for move in position.legal_moves() if move.origin == origin}
        svg = komagata.draw.board(position, style="kanji", dots=reached, title=f"Infanta, {choice}")
        path = place / f"infanta-{choice}.svg"
        path.write_text(svg, encoding="utf-8")
        print(f"{path.name}: {len(reached)} squares")


if __name__ == "__main__":
    main(*sys.argv[1:2])
