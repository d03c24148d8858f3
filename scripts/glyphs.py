"""Turn fonts and hand-made drawings into the outline files under `resources/glyphs`.

    python scripts/glyphs.py [--fonts FOLDER]

FOLDER is a `node_modules` folder that holds the fonts; without it they are fetched with `npm install` into a temporary
one. Needs `fonttools`, `brotli` and `skia-pathops`. The same input always gives the same bytes.

Each file holds one glyph a line: its ink box and SVG path data, y downward, in thousandths of an em. Overlapping
contours are merged, so that a glyph looks the same under the even-odd and the non-zero rule. What is drawn for this
project is under `resources/glyphs/drawn`: a black shape adds ink, a white one takes it away, in document order.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

# None of them is typed, and only this script needs them: they are taken by name.
pathops: Any = import_module("pathops")
parse_path: Any = import_module("fontTools.svgLib.path").parse_path
PathBuilder: Any = import_module("fontTools.svgLib.path.shapes").PathBuilder
Transform: Any = import_module("fontTools.misc.transform").Transform
TransformPen: Any = import_module("fontTools.pens.transformPen").TransformPen
TTFont: Any = import_module("fontTools.ttLib").TTFont

ROOT = Path(__file__).resolve().parent.parent
GLYPHS = ROOT / "resources" / "glyphs"
DRAWN = GLYPHS / "drawn"
VARIANTS = ROOT / "resources" / "variants"
WORDS = ROOT / "translations" / "komagata_ja.ts"
PRINTED = (ROOT / "core" / "komagata" / "draw", ROOT / "core" / "komagata" / "sets")

Glyph = tuple[list[int], str]


@dataclass(frozen=True)
class Font:
    """One font of the npm registry, pinned, and the file of it that is read."""

    name: str
    package: str
    version: str
    file: str

    @property
    def licence(self) -> str:
        return f"{self.package}.OFL.txt"


ANTIQUE = Font("Zen Antique", "zen-antique", "5.3.0", "zen-antique-japanese-400-normal.woff2")
BRUSH = Font("Yuji Boku", "yuji-boku", "5.3.0", "yuji-boku-japanese-400-normal.woff2")
SYMBOLS = Font("Noto Sans Symbols 2", "noto-sans-symbols-2", "5.3.0", "noto-sans-symbols-2-symbols-400-normal.woff2")
LATIN = Font("Noto Sans", "noto-sans", "5.3.0", "noto-sans-latin-600-normal.woff2")
ROMAN = Font("Source Serif 4", "source-serif-4", "5.3.1", "source-serif-4-latin-400-normal.woff2")
ITALIC = Font("Source Serif 4", "source-serif-4", "5.3.1", "source-serif-4-latin-400-italic.woff2")
BOLD = Font("Source Serif 4", "source-serif-4", "5.3.1", "source-serif-4-latin-600-normal.woff2")
CODE = Font("Source Code Pro", "source-code-pro", "5.3.1", "source-code-pro-latin-400-normal.woff2")
BOOK = {"roman": ROMAN, "italic": ITALIC, "bold": BOLD, "code": CODE}
FONTS = (ANTIQUE, BRUSH, SYMBOLS, LATIN, ROMAN, CODE)

KANJI = (
    "王玉将飛車角行金銀桂馬香歩兵龍竜と成全圭杏"  # shogi
    "獅子奔醉酔象太麒麟鳳凰竪横反盲虎猛豹銅仲人鷲鷹牛猪鹿鯨鯢白駒師"  # chu shogi
    "帥將仕士相象馬俥車炮砲卒楚河漢界"  # xiangqi
    "騎石刃郷駱駝羚羊元枢機剣聖女大臣巨僧塔后曲斜槍弓盾狂猿熊狼鷺狐"  # names made for the bishogi family
    "〇一二三四五六七八九十百子丑寅卯辰巳午未申酉戌亥"  # numbers and the zodiac
    "先後手番同打右左上下引寄直持詰千日勝負将棋切開始終局面変化"  # records
)
# What no shipped piece has: for users' own names of pieces.
MORE = (
    "剣刀槍戟斧鎚弩銃砲城塞宮殿皇帝妃姫侍武士忍者僧侶法師仙人天地海山川森風林火雷雪月星光影黒赤青緑紫"
    "虎鳳凰亀蛇鷲鷹梟烏雀鶴鴉狼狐狸猫犬兎鼠猿熊鹿牛羊豚鶏鯉鮫蟹蝶蜂竹松梅桜花草木岩珠鉄鋼錫鉛水空夜昼東西南北"
    "中小長短早走跳踊舞闘戦勇猛忠義仁信礼智悪魔鬼神仏霊幽雲波嵐炎氷霧騎士隊主教官司令参謀公伯爵候補旗軍民弟兄父母"
    "船舟艦翼爪牙角尾頭目耳鼻口足腕心魂夢幻老若男童新古真正奇妙怪迅疾豪傑英雄賢聖哲学医農工商鍛冶漁狩"
)
# For names in Japanese on cards.
KANA = (
    "".join(chr(code) for start, end in ((0x3041, 0x3094), (0x30A1, 0x30FA)) for code in range(start, end + 1))
    + "ー・々「」、。"
)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-*/=×'.,:!?()#&"
# Of running text.
TYPE = "".join(chr(code) for code in range(0x20, 0x7F)) + "–—‘’“”…×·•−°±½§©" + "äöüßéèêàçñÄÖÜÉ" + "\u00a0"
CHESS = {
    "king": 0x265A,
    "queen": 0x265B,
    "rook": 0x265C,
    "bishop": 0x265D,
    "knight": 0x265E,
    "white-horse": 0x2658,
    "pawn": 0x265F,
    "ace": 0x1FA51,
    "marshal": 0x1FA52,
    "cardinal": 0x1FA53,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--fonts", type=Path, help="a node_modules folder that holds the fonts")
    arguments = parser.parse_args()
    if arguments.fonts:
        build(arguments.fonts)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        packages = [f"@fontsource/{font.package}@{font.version}" for font in FONTS]
        subprocess.run(["npm", "install", "--no-save", "--prefix", folder, *packages], check=True)
        build(Path(folder) / "node_modules")
    return 0


def build(fonts: Path) -> None:
    """Write every outline file and the licences beside them."""
    kanji = sorted(set(KANJI) | set(variant_kanji()))
    chess = {name: chr(code) for name, code in CHESS.items()}
    write("kanji-antique", ANTIQUE, font_glyphs(fonts, ANTIQUE, {char: char for char in kanji}))
    write("kanji-brush", BRUSH, font_glyphs(fonts, BRUSH, {char: char for char in kanji}, tolerance=3))
    more = sorted({char for char in MORE if char not in kanji})
    words = sorted({*KANA, *spoken_kanji()}.difference(kanji, more))
    write("kanji-antique-more", ANTIQUE, font_glyphs(fonts, ANTIQUE, {char: char for char in [*more, *words]}))
    write("kanji-brush-more", BRUSH, font_glyphs(fonts, BRUSH, {char: char for char in more}, tolerance=3))
    symbols = font_glyphs(fonts, SYMBOLS, chess)
    write("symbols", SYMBOLS, dict(sorted({**symbols, **drawn_glyphs(symbols)}.items())))
    write("letters", LATIN, font_glyphs(fonts, LATIN, {char: char for char in sorted(set(LETTERS))}))
    for name, font in BOOK.items():
        write_type(name, font, TTFont(fonts / "@fontsource" / font.package / "files" / font.file))
    for font in FONTS:
        shutil.copyfile(fonts / "@fontsource" / font.package / "LICENSE", GLYPHS / font.licence)


def variant_kanji() -> Iterator[str]:
    """Every Japanese or Chinese character that a shipped variant writes on a piece."""
    for path in sorted(VARIANTS.glob("*.toml")):
        pieces = tomllib.loads(path.read_text("utf-8")).get("pieces", {})
        for piece in pieces.values():
            yield from "".join(piece.get("kanji", []) + piece.get("kanji_second", []))


def spoken_kanji() -> Iterator[str]:
    """The characters of what is printed: of the Japanese translations of all texts of pictures and of piece sets."""
    printed = "".join(path.read_text("utf-8") for folder in PRINTED for path in sorted(folder.rglob("*.py")))
    for message in ElementTree.parse(WORDS).iter("message"):
        source, words = message.findtext("source") or "", message.find("translation")
        # Longer texts stand on several lines of the sources.
        if words is not None and source and source[:40] in printed:
            yield from (char for char in "".join(words.itertext()) if ord(char) > 0x2E7F)


def font_glyphs(fonts: Path, font: Font, wanted: dict[str, str], tolerance: float = 0) -> dict[str, Glyph]:
    """The outlines of these characters by name; a character that the font lacks is reported and left out."""
    opened = TTFont(fonts / "@fontsource" / font.package / "files" / font.file)
    names, shapes = opened.getBestCmap(), opened.getGlyphSet()
    scale = 1000 / opened["head"].unitsPerEm
    result: dict[str, Glyph] = {}
    for name, char in wanted.items():
        if ord(char) not in names:
            print(f"{font.name} has no {char} U+{ord(char):04X}", file=sys.stderr)
            continue
        path = pathops.Path()
        pen = path.getPen(glyphSet=shapes)
        shapes[names[ord(char)]].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, 0, 0)))
        result[name] = outline(path, tolerance)
    return result


def write_type(name: str, font: Font, opened: Any) -> None:
    """The outlines of running text, each with its advance, and the pairs that are set closer or wider."""
    scale, shapes, names = 1000 / opened["head"].unitsPerEm, opened.getGlyphSet(), opened.getBestCmap()
    glyphs: dict[str, tuple[int, str]] = {}
    for char in sorted(set(TYPE)):
        if ord(char) not in names:
            print(f"{font.name} has no {char} U+{ord(char):04X}", file=sys.stderr)
            continue
        path = pathops.Path()
        shape = shapes[names[ord(char)]]
        shape.draw(TransformPen(path.getPen(glyphSet=shapes), Transform(scale, 0, 0, -scale, 0, 0)))
        glyphs[char] = (round(shape.width * scale), outline(path)[1])
    chars = {names[ord(char)]: char for char in glyphs}
    pairs = {
        chars[one] + chars[other]: round(by * scale)
        for (one, other), by in sorted(kerning(opened, set(chars)).items())
        if round(by * scale)
    }
    lines = ",\n".join(f"{json.dumps(c, ensure_ascii=False)}:{json.dumps(g)}" for c, g in glyphs.items())
    head = {"font": font.name, "version": font.version, "licence": "OFL-1.1", "file": font.licence}
    spaced = json.dumps(dict(sorted(pairs.items())), ensure_ascii=False, separators=(",", ":"))
    text = f'{{"source":{json.dumps(head)},\n"pairs":{spaced},\n"glyphs":{{\n{lines}\n}}}}\n'
    (GLYPHS / f"type-{name}.json").write_text(text, "utf-8", newline="\n")


def kerning(opened: Any, wanted: set[str]) -> dict[tuple[str, str], int]:
    """Pairs of glyph names and by how much the second one moves; what a font says first of a pair holds."""
    found: dict[tuple[str, str], int] = {}
    if "GPOS" not in opened:
        return found
    table = opened["GPOS"].table
    chosen = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    for index in sorted(chosen):
        for part in table.LookupList.Lookup[index].SubTable:
            part = part.ExtSubTable if part.LookupType == 9 else part
            if part.LookupType == 2:
                for pair, by in pairs_of(part, wanted):
                    found.setdefault(pair, by)
    return found


def pairs_of(part: Any, wanted: set[str]) -> Iterator[tuple[tuple[str, str], int]]:
    covered = [glyph for glyph in part.Coverage.glyphs if glyph in wanted]
    if part.Format == 1:
        sets = dict(zip(part.Coverage.glyphs, part.PairSet, strict=True))
        for one in covered:
            for record in sets[one].PairValueRecord:
                if record.SecondGlyph in wanted:
                    yield (one, record.SecondGlyph), getattr(record.Value1, "XAdvance", 0) or 0
        return
    for one in covered:
        row = part.Class1Record[part.ClassDef1.classDefs.get(one, 0)].Class2Record
        for other in sorted(wanted):
            value = row[part.ClassDef2.classDefs.get(other, 0)].Value1
            yield (one, other), getattr(value, "XAdvance", 0) or 0


def drawn_glyphs(symbols: dict[str, Glyph]) -> dict[str, Glyph]:
    return {path.stem: outline(drawing(path, symbols)) for path in sorted(DRAWN.glob("*.svg"))}


def drawing(source: Path, symbols: dict[str, Glyph]) -> Any:
    """Ink of a drawing: each element in turn is added to it (black) or cut out of it (white)."""
    ink = pathops.Path()
    for element, transform in elements(ElementTree.parse(source).getroot(), Transform()):
        shape = element_path(element, transform, symbols)
        if shape is None:
            continue
        white = "#fff" in (element.get("fill"), element.get("stroke"))
        ink = pathops.op(ink, shape, pathops.PathOp.DIFFERENCE if white else pathops.PathOp.UNION)
    return ink


def elements(parent: ElementTree.Element, outer: Any) -> Iterator[tuple[ElementTree.Element, Any]]:
    for element in parent:
        transform = outer
        matrix = element.get("transform")
        if matrix is not None:
            values = matrix.removeprefix("matrix(").removesuffix(")").replace(",", " ").split()
            transform = outer.transform(tuple(float(value) for value in values))
        if element.tag.rpartition("}")[2] == "g":
            yield from elements(element, transform)
        else:
            yield element, transform


def element_path(element: ElementTree.Element, transform: Any, symbols: dict[str, Glyph]) -> Any:
    path = pathops.Path()
    pen = TransformPen(path.getPen(), transform)
    if "data-glyph" in element.attrib:
        parse_path(symbols[element.attrib["data-glyph"]][1], pen)
    else:
        builder = PathBuilder()
        builder.add_path_from_element(element)
        if not builder.paths:
            return None
        for data in builder.paths:
            parse_path(data, pen)
    if element.get("fill") == "none":
        width = (
            float(element.get("stroke-width", "1"))
            * (abs(transform[0] * transform[3] - transform[1] * transform[2])) ** 0.5
        )
        cap = {"round": pathops.LineCap.ROUND_CAP, "square": pathops.LineCap.SQUARE_CAP}.get(
            element.get("stroke-linecap", ""), pathops.LineCap.BUTT_CAP
        )
        join = {"round": pathops.LineJoin.ROUND_JOIN, "bevel": pathops.LineJoin.BEVEL_JOIN}.get(
            element.get("stroke-linejoin", ""), pathops.LineJoin.MITER_JOIN
        )
        path.stroke(width, cap, join, 4)
    path.convertConicsToQuads(0.25)
    path.simplify(fix_winding=True)
    return path


def outline(path: Any, tolerance: float = 0) -> Glyph:
    """Ink box and path data of a path, whole thousandths of an em, with overlaps merged."""
    path.convertConicsToQuads(0.25)
    path.simplify(fix_winding=True, keep_starting_points=False)
    left, top, right, bottom = path.bounds
    box = [round(left), round(top), round(right), round(bottom)]
    contours = sorted(contour_data(contour, tolerance) for contour in path.contours)
    return box, "".join(contours)


def contour_data(contour: Any, tolerance: float) -> str:
    verbs = pathops.PathVerb
    letters = {verbs.MOVE: "M", verbs.LINE: "L", verbs.QUAD: "Q", verbs.CUBIC: "C", verbs.CLOSE: "Z"}
    parts: list[str] = []
    here = (0.0, 0.0)
    for verb, points in contour:
        letter = letters[verb]
        if letter == "L" and dist(here, points[-1]) < max(tolerance, 0.5):
            continue
        parts.append(letter + " ".join(f"{round(x)} {round(y)}" for x, y in points))
        here = points[-1] if points else here
    return "".join(parts)


def dist(one: tuple[float, float], other: tuple[float, float]) -> float:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def write(name: str, font: Font, glyphs: dict[str, Glyph]) -> None:
    lines = [
        f"{json.dumps(key, ensure_ascii=False)}:{json.dumps(glyph, separators=(',', ':'))}"
        for key, glyph in glyphs.items()
    ]
    head = {"font": font.name, "version": font.version, "licence": "OFL-1.1", "file": font.licence}
    text = f'{{"source":{json.dumps(head)},\n"glyphs":{{\n' + ",\n".join(lines) + "\n}}\n"
    (GLYPHS / f"{name}.json").write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    raise SystemExit(main())
