"""The pictures whose look must not change unnoticed: every start position, every face, the marks.

    python -m tests.core.golden          # write those anew that have changed; then look at each of them

They lie in `tests/data/golden` as small PNGs. Comparing allows what another version of cairo may round differently.
"""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

import komagata
from komagata import draw
from komagata.draw.svg import PieceView, Sheet
from komagata.faces import STYLES, theme
from komagata.faces.shapes import Shape, rectangle
from komagata.multiboard.rules import match_ids
from komagata.pieces import Look, Side
from komagata.position import Rules
from komagata.variants.catalog import catalog
from tests.core.pictures import scene

FOLDER = Path(__file__).resolve().parents[1] / "data" / "golden"

MEAN = 1.5
"""How much the pictures may differ on average, in steps of 255 of one channel."""
FAR, SHARE = 64, 0.004
"""And how many of all pixels, as a share, may differ by more than so many steps."""

_CELL = 30


def games() -> list[Rules]:
    """Every game, and both boards of every match."""
    boards = [board for name in match_ids() for board in komagata.match(name).rules.boards]
    return [*(komagata.variant(name) for name in catalog().ids()), *boards]


@cache
def pictures() -> dict[str, str]:
    """Name of a file -> the picture as SVG."""
    found = {f"start-{name}": draw.board(komagata.variant(name).start(), cell=_CELL) for name in catalog().ids()}
    found |= {f"start-{name}": draw.match(komagata.match(name), cell=_CELL) for name in match_ids()}
    for rules in games():
        drawn = sheet(rules)
        if drawn not in found.values():  # games of one family share their pieces
            found[f"faces-{rules.id}"] = drawn
    found |= {
        f"marks-{name}": draw.board(scene("chequered"), "fide", theme=name, cell=_CELL) for name in ("wood", "dark")
    }
    found["marks-points"] = draw.board(scene("points"), theme="high-contrast", cell=_CELL)
    attacked = komagata.variant("shogi").position(
        "l2g4l/5k1n1/4pg1p1/p1s1npr1p/2pp2P2/P1PPPs1+BP/1P2G4/2KG2+r2/L6NL b SPbnsp 1"
    )
    for name in ("wood", "dark", "high-contrast"):
        found[f"influence-{name}"] = draw.board(attacked, influence="both", theme=name, cell=_CELL)
    for game in ("chu-shogi", "xiangqi", "cannibal-bishogi", "sekishogi", "wildebishogi"):
        found[f"card-{game}"] = draw.card(komagata.variant(game), cell=20, columns=4)
    found["legend-wildebishogi"] = draw.legend(komagata.variant("wildebishogi"), cell=_CELL)
    found["table-bishogi-81"] = draw.board(komagata.variant("bishogi-81").start(), "shogi-set", cell=_CELL)
    found["wedges-xiangqi"] = draw.board(komagata.variant("xiangqi").start(), shape="wedge", cell=_CELL)
    return found


def looks(rules: Rules) -> list[Look]:
    """Every face of a game, as the first player has it, and of the second player what differs."""
    found: dict[Look, None] = {}
    for number, code in enumerate(rules.tables.codes):
        if code is not None:
            look = rules.look(number)
            same = replace(look, army=None) in {replace(other, army=None) for other in found}
            if code.side == Side.FIRST or not (same or code.foreign):
                found[look] = None
    return list(found)


def sheet(rules: Rules) -> str:
    """Every face of a game in every style: flat, for the start positions show the wood."""
    shown = looks(rules)
    rows = min(len(shown), 12)
    columns = -(-len(shown) // rows)
    wide = len(STYLES) + 0.4
    sheet = Sheet()
    sheet.draw((Shape(rectangle(0.0, 0.0, columns * wide, float(rows)), fill=theme().board.ground),))
    for index, look in enumerate(shown):
        column, row = divmod(index, rows)
        for number, style in enumerate(STYLES):
            angle = look.angle if style == "shogi-set" else 0.0
            sheet.piece(
                look, Side.FIRST, angle, PieceView(style, theme(), flat=True), (column * wide + number + 0.5, row + 0.5)
            )
    return sheet.document((0.0, 0.0, columns * wide, float(rows)), columns * wide * 34)


def rendered(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(draw.png(svg))).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> str:
    """What differs beyond the tolerance, or nothing."""
    if one.size != other.size:
        return f"size {one.size} instead of {other.size}"
    changed = ImageChops.difference(one, other)
    mean = max(ImageStat.Stat(changed).mean)
    histogram = changed.convert("L").histogram()
    share = sum(histogram[FAR:]) / max(1, sum(histogram))
    if mean > MEAN or share > SHARE:
        return f"mean {mean:.2f} of at most {MEAN}, {share:.2%} far off of at most {SHARE:.2%}"
    return ""


def stored(image: Image.Image) -> bytes:
    """A small PNG: 200 colours are enough for the eye and for the tolerance."""
    buffer = io.BytesIO()
    image.quantize(200, dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = pictures()
    for path in FOLDER.glob("*.png"):
        if path.stem not in wanted:
            path.unlink()
    for name, svg in wanted.items():
        image, path = rendered(svg), FOLDER / f"{name}.png"
        if not path.exists() or difference(image, Image.open(path).convert("RGB")):
            path.write_bytes(stored(image))


if __name__ == "__main__":
    main()
