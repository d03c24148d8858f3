"""Outlines of the core on Qt's painters."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from komagata.faces import STYLES, face
from komagata.faces.glyphs import glyph
from komagata.pieces import Side
from komagata_gui.glyphs import PieceCache, painter_path, render, text_path
from komagata_gui.theme import board_theme
from tests.gui.board.scenes import KNIGHT, QUEEN, ROOK

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_path_keeps_its_extent() -> None:
    outline = glyph("letters", "H")
    assert outline is not None
    box = painter_path(outline.path).boundingRect()
    assert (box.left(), box.top()) == pytest.approx((outline.left, outline.top), abs=0.002)
    assert (box.right(), box.bottom()) == pytest.approx((outline.right, outline.bottom), abs=0.002)
    assert painter_path(outline.path) is painter_path(outline.path)


@pytest.mark.parametrize("cell", [17, 28, 43, 44, 61, 100])
def test_pictures_can_be_centred_on_whole_pixels(cell: int) -> None:
    picture = render(face(ROOK), cell)
    assert (picture.width() - cell) % 2 == 0
    assert picture.width() >= cell


@pytest.mark.parametrize("style", STYLES)
def test_a_turned_piece_is_the_same_piece_turned(style: str) -> None:
    cache, wood = PieceCache(), board_theme("plain")
    up = cache.picture(QUEEN, style, wood, Side.FIRST, True, 60).toImage()
    down = cache.picture(QUEEN, style, wood, Side.FIRST, False, 60).toImage()
    assert ink(up) == pytest.approx(ink(down), rel=0.05)
    assert up != down


def ink(image: QImage) -> int:
    """How many pixels are covered."""
    return sum(image.pixelColor(x, y).alpha() > 128 for x in range(image.width()) for y in range(image.height()))


def test_pictures_are_kept_and_the_oldest_forgotten() -> None:
    cache, wood = PieceCache(most=2), board_theme("wood")
    first = cache.picture(KNIGHT, "kanji", wood, Side.FIRST, True, 30)
    assert cache.picture(KNIGHT, "kanji", wood, Side.FIRST, True, 30) is first
    cache.picture(ROOK, "kanji", wood, Side.FIRST, True, 30)
    cache.picture(QUEEN, "kanji", wood, Side.FIRST, True, 30)
    assert cache.picture(KNIGHT, "kanji", wood, Side.FIRST, True, 30) is not first


@pytest.mark.parametrize("text", ["a", "12", "九", "十二", "子"])
def test_text_is_centred_and_drawn_from_outlines(text: str) -> None:
    box = text_path(text, "antique").boundingRect()
    assert not box.isEmpty()
    assert abs(box.center().x()) < 0.01
    assert abs(box.center().y()) < 0.25
