"""Draws the gallery of the README into `docs/gallery`: `python scripts/gallery.py [NAME ...]`.

Everything comes from the library alone, without the window; a picture changes only when the drawing does.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

import komagata
from komagata import draw
from komagata.draw.tables import beside
from komagata.faces import STYLES, theme

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "gallery"
COLOURS = 255
GAP = 12

MIDDLE_GAME = "l2g4l/5k1n1/4pg1p1/p1s1npr1p/2pp2P2/P1PPPs1+BP/1P2G4/2KG2+r2/L6NL b SPbnsp 1"


def chu() -> Image.Image:
    return image(draw.board(komagata.variant("chu-shogi").start(), size=720))


def card() -> Image.Image:
    return image(draw.card(komagata.variant("cannibal-bishogi"), size=1040))


def chu_card() -> Image.Image:
    return image(draw.card(komagata.variant("chu-shogi"), columns=6, size=1500))


def influence() -> Image.Image:
    return image(draw.board(komagata.variant("shogi").position(MIDDLE_GAME), influence="both", size=720))


def table() -> Image.Image:
    return image(draw.match(komagata.match("easterhouse"), size=1040))


def styles() -> Image.Image:
    """One position in every style."""
    position = komagata.variant("wildebishogi").position(
        "4k3r/+N6q1/pp1p1+P1pp/4c4/2C6/4P2n1/PP1P2PPP/1Q5G1/R3KBCNR[] w -"
    )
    pictures = [image(draw.board(position, style, coordinates="none", size=400)) for style in STYLES]
    return mounted(pictures, 3)


def materials() -> Image.Image:
    """One position in every theme."""
    shown = draw.scene(
        komagata.variant("catholic-bishogi").start(), arrows=[(52, 36, 0), (1, 18, 1)], last_move=[12, 28]
    )
    shown_as = {"wood": "kanji", "plain": "fide", "dark": "kanji1", "high-contrast": "fide", "print": "kanji"}
    boards = [draw.Options(style, theme(name), coordinates="none", cell=36) for name, style in shown_as.items()]
    return mounted([image(beside([shown], [options])) for options in boards], 3)


def diagrams() -> Image.Image:
    wanted = [
        ("chu-shogi", "lion"),
        ("chu-shogi", "horned-falcon"),
        ("cannibal-bishogi", "crooked-bishop"),
        ("xiangqi", "cannon"),
        ("xiangqi", "horse"),
        ("sekishogi", "man"),
    ]
    pictures = [image(draw.diagram(komagata.variant(game), piece, "fide", size=330)) for game, piece in wanted]
    return mounted(pictures, 3)


def stand_ins() -> Image.Image:
    """A game as it is played with an ordinary Shogi set, and what stands for what."""
    rules = komagata.variant("southwark-bishogi")
    board = image(draw.board(rules.start(), "shogi-set", size=560))
    return mounted([board, image(draw.legend(rules, cell=54))], 2)


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "chu-shogi": chu,
    "card": card,
    "chu-shogi-card": chu_card,
    "diagrams": diagrams,
    "influence": influence,
    "easterhouse": table,
    "styles": styles,
    "themes": materials,
    "shogi-set": stand_ins,
}


def image(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(draw.png(svg))).convert("RGBA")


def mounted(pictures: Sequence[Image.Image], columns: int) -> Image.Image:
    """Pictures in rows, on nothing."""
    rows = [pictures[start : start + columns] for start in range(0, len(pictures), columns)]
    widths = [max(one.width for one in pictures[column::columns]) for column in range(min(columns, len(pictures)))]
    heights = [max(one.height for one in row) for row in rows]
    sheet = Image.new("RGBA", (sum(widths) + GAP * (len(widths) - 1), sum(heights) + GAP * (len(rows) - 1)))
    for row, below in zip(rows, range(len(rows)), strict=True):
        for column, one in enumerate(row):
            x = sum(widths[:column]) + GAP * column + (widths[column] - one.width) // 2
            sheet.paste(one, (x, sum(heights[:below]) + GAP * below))
    return sheet


def main(names: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in PICTURES.items():
        if not names or name in names:
            made = make().quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            made.save(FOLDER / f"{name}.png", optimize=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
