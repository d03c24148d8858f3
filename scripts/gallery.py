"""Draws the gallery of the README into `docs/gallery`: `python scripts/gallery.py [NAME ...]`.

What the pictures show is in `gallery.toml`. Everything comes from the library alone, without the window; a picture
changes only when the drawing does.
"""

from __future__ import annotations

import io
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image

import komagata
from komagata import draw, records
from komagata.draw.sheet import Page, paper, png
from komagata.faces import STYLES
from komagata.position import Position
from komagata.sets import jobfile
from komagata.sets.booklet import book
from komagata.sets.booklet.imposition import leaf_of
from komagata.sets.booklet.score import Score, score
from komagata.sets.job import Looks
from komagata.sets.make import plan

ROOT = Path(__file__).resolve().parents[1]
SCENES = ROOT / "scripts" / "gallery.toml"
FOLDER = ROOT / "docs" / "gallery"
COLOURS = 255
GAP = 12

Scene = dict[str, Any]


def shown(scene: Scene) -> Position:
    rules = komagata.variant(scene["game"])
    return rules.position(scene["position"]) if "position" in scene else rules.start()


def board(scene: Scene) -> Image.Image:
    return image(draw.board(shown(scene), influence=scene.get("influence", ""), size=scene["size"]))


def card(scene: Scene) -> Image.Image:
    return image(draw.card(shown(scene), columns=scene.get("columns", 3), size=scene["size"]))


def table(scene: Scene) -> Image.Image:
    return image(draw.match(komagata.match(scene["match"]), size=scene["size"]))


def styles(scene: Scene) -> Image.Image:
    """One position in every style."""
    position = shown(scene)
    return mounted([image(draw.board(position, style, coordinates="none", size=scene["size"])) for style in STYLES], 3)


def materials(scene: Scene) -> Image.Image:
    """One position in several themes, with some marks."""
    position = shown(scene)
    square = {name: position.board.parse(name) or 0 for name in ("e7", "e5", "b1", "c3", "e2", "e4")}
    marked = draw.scene(
        position,
        arrows=[(square["e7"], square["e5"], 0), (square["b1"], square["c3"], 1)],
        last_move=[square["e2"], square["e4"]],
    )
    themes: dict[str, str] = scene["themes"]
    return mounted(
        [
            image(draw.board(marked, style, theme=name, coordinates="none", size=scene["size"]))
            for name, style in themes.items()
        ],
        3,
    )


def diagrams(scene: Scene) -> Image.Image:
    pieces: list[tuple[str, str]] = scene["pieces"]
    drawn = [draw.diagram(komagata.variant(game), piece, "fide", size=scene["size"]) for game, piece in pieces]
    return mounted([image(svg) for svg in drawn], 3)


def stand_ins(scene: Scene) -> Image.Image:
    """A game as it is played with an ordinary Shogi set, and what stands for what."""
    start = shown(scene)
    return mounted([image(draw.board(start, "shogi-set", size=scene["size"])), image(draw.legend(start, cell=54))], 2)


def solid_pieces(scene: Scene) -> Image.Image:
    """Pieces as a 3D printer makes them."""
    made: Image.Image = solids().pieces(scene)
    return made


def build_plate(scene: Scene) -> Image.Image:
    made: Image.Image = solids().plate(scene)
    return made


def laser_sheets(scene: Scene) -> Image.Image:
    return mounted(solids().laser_sheets(scene), 2)


def paper_sheets(scene: Scene) -> Image.Image:
    """Sheets of several jobs side by side."""
    found: list[Image.Image] = []
    for job in scene["jobs"]:
        pages = plan(jobfile.read(job["text"])).pages
        wanted: list[int] = job["pages"]
        found += [paged(pages[number], scene["resolution"]) for number in wanted]
    return mounted(found, scene["columns"])


def leaves(scene: Scene) -> Image.Image:
    """Pages of a booklet of rules."""
    pages = book(komagata.variant(scene["game"]), Looks(), leaf_of(paper("A4")))
    wanted: list[int] = scene["pages"]
    return mounted([paged(pages[number], scene["resolution"]) for number in wanted], len(wanted))


def scored(scene: Scene) -> Image.Image:
    """A game set in type."""
    game = records.read(scene["record"])
    return paged(score([game], paper("A5", landscape=True), Score(Looks(style="fide")))[0], scene["resolution"])


def paged(page: Page, resolution: float) -> Image.Image:
    """A page with a thin edge, as it would lie on a table."""
    sheet = Image.open(io.BytesIO(png(page, resolution))).convert("RGBA")
    framed = Image.new("RGBA", (sheet.width + 2, sheet.height + 2), "#c9c4bb")
    framed.paste(sheet, (1, 1))
    return framed


def solids() -> Any:
    """The script beside this one, which stands on libraries that other pictures do without."""
    return import_module("solids")


KINDS: dict[str, Callable[[Scene], Image.Image]] = {
    "board": board,
    "build_plate": build_plate,
    "card": card,
    "diagrams": diagrams,
    "laser_sheets": laser_sheets,
    "leaves": leaves,
    "materials": materials,
    "paper_sheets": paper_sheets,
    "scored": scored,
    "solid_pieces": solid_pieces,
    "stand_ins": stand_ins,
    "styles": styles,
    "table": table,
}


def image(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(draw.png(svg))).convert("RGBA")


def mounted(pictures: Sequence[Image.Image], columns: int) -> Image.Image:
    """Pictures in rows, on nothing."""
    rows = [pictures[start : start + columns] for start in range(0, len(pictures), columns)]
    widths = [max(one.width for one in pictures[column::columns]) for column in range(min(columns, len(pictures)))]
    heights = [max(one.height for one in row) for row in rows]
    sheet = Image.new("RGBA", (sum(widths) + GAP * (len(widths) - 1), sum(heights) + GAP * (len(rows) - 1)))
    for below, row in enumerate(rows):
        for column, one in enumerate(row):
            x = sum(widths[:column]) + GAP * column + (widths[column] - one.width) // 2
            sheet.paste(one, (x, sum(heights[:below]) + GAP * below))
    return sheet


def main(names: list[str]) -> int:
    scenes: list[Scene] = tomllib.loads(SCENES.read_text(encoding="utf-8"))["picture"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scene in scenes:
        if not names or scene["name"] in names:
            made = KINDS[scene["kind"]](scene)
            small = made.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            small.save(FOLDER / f"{scene['name']}.png", optimize=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
