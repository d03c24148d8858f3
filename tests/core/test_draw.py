"""Pictures of boards: valid, self-contained, small, the same every time."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from xml.etree import ElementTree

import pytest

from komagata import draw
from komagata.draw import Held, Options, Scene
from komagata.errors import UnknownName
from komagata.faces import STYLES, theme
from komagata.faces.lettering import COORDINATES
from komagata.faces.surface import BOARD_STYLES
from komagata.geometry import Board
from komagata.moves import Move
from komagata.pieces import Hand, Look, Piece, Side
from komagata.variants.schema import BoardPart, NotationPart, VariantFile
from tests.core.pictures import KING, PAWN, promoted, scene
from tests.core.svgcheck import SVG, checked


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("board_style", BOARD_STYLES)
def test_a_picture_is_plain_svg_that_needs_nothing_else(style: str, board_style: str) -> None:
    svg = draw.board(scene(board_style), style, title="A <board> & more")
    root = checked(svg)
    assert root.findtext(f"{SVG}title") == "A <board> & more"


def test_outlines_are_not_repeated() -> None:
    svg = draw.board(scene(), "kanji")
    outlines = re.findall(r' d="([^"]{120,})"', svg)
    assert len(outlines) == len(set(outlines))


def test_a_picture_is_the_same_in_every_process() -> None:
    program = """
import hashlib
from komagata import draw
from komagata.variants.schema import BoardPart, NotationPart, VariantFile
from tests.core.pictures import scene
for board in ("lined", "points"):
    for style in ("kanji", "moves"):
        print(hashlib.sha256(draw.board(scene(board), style).encode()).hexdigest())
"""
    expected = [
        hashlib.sha256(draw.board(scene(board), style).encode()).hexdigest()
        for board in ("lined", "points")
        for style in ("kanji", "moves")
    ]
    for seed in ("1", "2"):
        path = os.pathsep.join(entry or "." for entry in sys.path)
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": path}
        answer = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        assert answer.stdout.split() == expected


def uses(svg: str) -> list[tuple[float, float]]:
    """Where pieces stand."""
    return [(float(x), float(y)) for x, y in re.findall(r'<use xlink:href="#p\d+" x="([-\d.]+)" y="([-\d.]+)"/>', svg)]


def test_pieces_stand_on_their_squares_whichever_way_the_board_is_turned() -> None:
    shown = replace(scene(), hands=((), ()))
    straight = uses(draw.board(shown))
    flipped = uses(draw.board(shown, flipped=True))
    assert straight[0] == (450.0, 950.0)
    assert [(900 - x, 1000 - y) for x, y in straight] == flipped


def test_a_flipped_board_turns_the_pieces() -> None:
    one = Scene(scene().grid, scene().pieces[:1])
    assert "matrix(0.1 0 0 0.1 0 0)" in draw.board(one)
    assert "matrix(-0.1 0 0 -0.1 0 0)" in draw.board(one, flipped=True)


def test_sizes_are_in_pixels() -> None:
    shown = scene()
    assert ElementTree.fromstring(draw.board(shown, size=640)).get("width") == "640"
    box = [float(part) for part in ElementTree.fromstring(draw.board(shown)).attrib["viewBox"].split()]
    root = ElementTree.fromstring(draw.board(shown, cell=50))
    assert float(root.attrib["width"]) == pytest.approx(box[2] / 2, abs=0.1)
    assert float(root.attrib["height"]) == pytest.approx(box[3] / 2, abs=0.1)
    assert ElementTree.fromstring(draw.piece(promoted(), cell=90)).get("width") == "90"


def test_small_cells_get_the_small_form() -> None:
    assert draw.board(scene(), "fide", cell=30) != re.sub("width=.*", "", draw.board(scene(), "fide", cell=60))
    assert "letters-N" in draw.piece(promoted(), "fide", cell=28)
    assert "letters-N" not in draw.piece(promoted(), "fide", cell=60)


@pytest.mark.parametrize("style", COORDINATES)
@pytest.mark.parametrize("inside", [False, True])
def test_coordinates_in_every_style(style: str, inside: bool) -> None:
    svg = draw.board(Scene(scene().grid), coordinates=style, inside=inside)
    first = {
        "algebraic": "letters-a",
        "usi": "letters-a",
        "japanese": "antique-_4e00",
        "numeric": "letters-9",
        "zodiac": "antique-_5b50",
    }
    assert (first[style] in svg) if style in first else ("<defs>\n\n</defs>" in svg)


def test_every_mark_is_seen() -> None:
    bare = Scene(scene().grid, scene().pieces)
    full = scene()
    pictures = [
        draw.board(replace(bare, last=full.last)),
        draw.board(replace(bare, check=full.check)),
        draw.board(replace(bare, dots=full.dots)),
        draw.board(replace(bare, highlights=full.highlights)),
        draw.board(replace(bare, side=Side.FIRST)),
        draw.board(replace(bare, side=Side.SECOND)),
        *(draw.board(replace(bare, arrows=(arrow,))) for arrow in full.arrows),
        draw.board(bare),
    ]
    assert len(set(pictures)) == len(pictures)


def test_the_four_arrows_differ_without_colour() -> None:
    bare = Scene(scene().grid)
    arrows = [draw.Arrow(10, 40, colour) for colour in range(4)]
    drawn = {re.sub("#[0-9a-f]{6}", "", draw.board(replace(bare, arrows=(arrow,)))) for arrow in arrows}
    assert len(drawn) == 4


def test_hands_show_how_many() -> None:
    held = [Held(Look(PAWN, "pawn"), 12), Held(Look(KING, "king"), 1)]
    svg = draw.hand(held)
    assert len(uses(svg)) == 2
    assert "letters-1" in svg
    assert "letters-2" in svg
    assert uses(draw.hand(held, side=Side.SECOND)) == uses(svg)[::-1]
    assert ElementTree.fromstring(draw.hand(())) is not None


def test_hands_may_be_left_out() -> None:
    assert len(uses(draw.board(scene(), hands=False))) == len(scene().pieces)
    assert len(uses(draw.board(scene()))) == len(scene().pieces) + 2


def test_many_kinds_in_hand_take_more_columns() -> None:
    many = tuple(Held(Look(replace(PAWN, letters=letter), "pawn"), 2) for letter in "ABCDEFGHIJKLMN")
    shown = replace(scene(), hands=(many, ()))
    root = ElementTree.fromstring(draw.board(shown, "letters"))
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    assert all(left < x < left + width and top < y < top + height for x, y in uses(draw.board(shown, "letters")))


@pytest.mark.parametrize("name", ["wood", "plain", "dark", "high-contrast", "print"])
def test_every_theme_draws_every_board(name: str) -> None:
    for style in BOARD_STYLES:
        assert draw.board(scene(style), theme=name) == draw.board(scene(style), theme=theme(name))


def test_flat_pictures_have_no_shadow() -> None:
    bare = Scene(scene().grid, scene().pieces)
    assert "opacity" not in draw.board(bare, flat=True)
    assert "opacity" in draw.board(bare)


def test_images_and_pages() -> None:
    svg = draw.board(scene(), size=200)
    png = draw.png(svg, 2)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(png[16:20], "big") == 400
    assert draw.pdf(svg).startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("keywords", "names"),
    [
        ({"style": "runes"}, "kanji, kanji1, fide, letters, moves"),
        ({"board_style": "round"}, "lined, chequered, points"),
        ({"coordinates": "roman"}, "algebraic, usi, japanese, numeric, zodiac, none"),
        ({"theme": "neon"}, "wood"),
    ],
)
def test_unknown_names_are_refused_with_those_that_exist(keywords: dict[str, str], names: str) -> None:
    with pytest.raises(UnknownName, match=names):
        draw.board(scene(), **keywords)  # type: ignore[arg-type]
    with pytest.raises(UnknownName):
        draw.picture(scene(), Options("runes"))


BOARD = Board(8, 8)
VARIANT = VariantFile(
    id="toy",
    names={"en": "Toy"},
    board=BoardPart(files=8, ranks=8, style="lined", stars=["c3", "f3"], cell=1.1, palaces=["d1f3", "nonsense"]),
    array="",
    pieces={},
    notation=NotationPart(coordinates="usi"),
)


@dataclass(frozen=True)
class Rules:
    """What a drawing asks of a game."""

    board: Board = BOARD
    variant: VariantFile = VARIANT


class Position:
    """What a drawing asks of a position."""

    rules = Rules()
    side = Side.SECOND
    hands = (Hand({"P": 2}), Hand({}))

    def pieces(self) -> Iterator[tuple[int, Piece]]:
        yield 4, Piece("K", Side.FIRST, "King", "", "K", 0, False, True)
        yield 60, Piece("k", Side.SECOND, "King", "", "K", 0, False, True)

    def look(self, square: int) -> Look:
        assert square in (4, 60)
        return Look(KING, "king")

    def hand_look(self, side: Side, token: str) -> Look:
        assert (side, token) == (Side.FIRST, "P")
        return Look(PAWN, "pawn")

    def checked(self) -> tuple[int, ...]:
        return (60,)


def test_a_scene_is_taken_from_a_position() -> None:
    shown = draw.scene(
        Position(), last_move=Move(12, 28, (20,)), arrows=[(1, 2), (3, 4, 2)], dots=[5, 99], highlights={7: 1}
    )
    assert (shown.grid.style, shown.grid.stars, shown.grid.cell, shown.grid.river) == ("lined", (18, 21), 1.1, 0)
    assert [(piece.square, piece.side) for piece in shown.pieces] == [(4, Side.FIRST), (60, Side.SECOND)]
    assert shown.hands == ((Held(Look(PAWN, "pawn"), 2),), ())
    assert (shown.last, shown.check, shown.side) == ((12, 20, 28), (60,), Side.SECOND)
    assert [(arrow.origin, arrow.target, arrow.colour) for arrow in shown.arrows] == [(1, 2, 0), (3, 4, 2)]
    assert shown.dots == (5,)
    assert shown.highlights == ((7, 1),)
    assert shown.grid.palaces == ((3, 21),)
    assert shown.coordinates == "usi"
    assert draw.scene(Position(), last_move=Move(-1, 28, slot=0), check=False).last == (28,)
    assert draw.scene(Position(), check=False).check == ()
    assert draw.scene(Position(), check=[3]).check == (3,)
    assert draw.scene(Position(), board_style="points").grid.style == "points"


def test_a_position_is_drawn_as_its_scene() -> None:
    dots: Mapping[int, int] = {}
    assert draw.board(Position(), dots=dots) == draw.board(draw.scene(Position()))
    assert draw.board(Position(), board_style="chequered") == draw.board(
        draw.scene(Position()), board_style="chequered"
    )
