"""Draw the application's icon with the application's own pieces: `python scripts/icon.py` writes `resources/icons`."""

from __future__ import annotations

from pathlib import Path

from komagata import draw
from komagata.pieces import Look, Symbol

TARGET = Path(__file__).resolve().parent.parent / "resources" / "icons" / "komagata.svg"

# The horse of Chess on the wedge of Shogi: the program in one picture.
LOOK = Look(Symbol(("騎馬", "騎"), "knight", "N"), "king")


def main() -> int:
    TARGET.write_text(draw.piece(LOOK, "fide", cell=256), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
