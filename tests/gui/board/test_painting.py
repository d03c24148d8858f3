"""Painting only what changed gives the same picture as painting everything."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from komagata.pieces import Side
from komagata_gui.board.frame import Frame, rect
from komagata_gui.board.geometry import Box, arrange
from komagata_gui.board.gestures import Interaction
from komagata_gui.board.paint import Canvas, dirty
from komagata_gui.board.speech import hand_order
from komagata_gui.board.state import (
    Arrow,
    BoardState,
    Choice,
    Continuation,
    LastMove,
    Mark,
    MarkKind,
    PieceView,
    Preview,
    Question,
    Spot,
)
from komagata_gui.board.widget import BoardView
from komagata_gui.glyphs import PieceCache
from komagata_gui.theme import board_theme
from tests.gui.board.scenes import KNIGHT, ORIGIN, PAWN, QUEEN, QUIET, ROOK, first_hand, scene

SIZE = (420, 300)
ALL = Box(0, 0, *SIZE)
CACHE = PieceCache()
pytestmark = pytest.mark.usefixtures("qapp")

squares = st.integers(0, 63)
some = st.frozensets(squares, max_size=3)
pieces = st.dictionaries(
    squares, st.builds(PieceView, st.sampled_from([KNIGHT, ROOK, PAWN, QUEEN]), st.sampled_from(Side)), max_size=6
)
hands = st.tuples(*[st.builds(first_hand, st.integers(0, 2), st.integers(0, 12))] * 2)
states = st.builds(
    scene,
    pieces=pieces,
    hands=hands,
    checks=some,
    last_move=st.builds(LastMove, st.lists(squares, max_size=3).map(tuple), st.integers(-1, 1), st.sampled_from(Side)),
    marks=st.lists(st.builds(Mark, squares, st.sampled_from(MarkKind)), max_size=3).map(tuple),
    arrows=st.lists(st.builds(Arrow, squares, squares, st.sampled_from(["green", "red"])), max_size=2).map(tuple),
    show_targets=st.booleans(),
)
spots = st.one_of(
    st.builds(Spot, squares), st.builds(lambda s, n: Spot(side=s, slot=n), st.sampled_from(Side), st.integers(0, 1))
)
interactions = st.one_of(
    st.builds(
        Interaction,
        st.one_of(st.none(), st.just(Spot(ORIGIN)), spots),
        st.booleans(),
        st.one_of(st.none(), spots),
        st.one_of(st.none(), spots),
    ),
    st.builds(
        lambda path, targets, taken: Interaction(continuation=Continuation(path, targets, captures=taken)),
        st.lists(squares, min_size=1, max_size=3).map(tuple),
        some,
        some,
    ),
    st.just(
        Interaction(question=Question(Spot(ORIGIN), QUIET, Side.FIRST, (Choice(1, QUEEN), Choice(0, KNIGHT)))),
    ),
)
routes = st.one_of(st.none(), st.builds(Preview, st.lists(squares, max_size=4, unique=True).map(tuple), some))
pointers = st.one_of(st.none(), st.tuples(st.floats(0, SIZE[0]), st.floats(0, SIZE[1])))


@st.composite
def frames(draw: st.DrawFn) -> Frame:
    state: BoardState = draw(states)
    return Frame(
        state,
        draw(interactions),
        arrange(state.grid, hand_order(state), SIZE, flipped=False, coordinates=True),
        board_theme(state.theme),
        CACHE,
        focused=draw(st.booleans()),
        pointer=draw(pointers),
        preview=draw(routes),
        hidden=draw(some),
    )


def paint(canvas: Canvas, image: QImage, frame: Frame, areas: list[Box]) -> None:
    painter = QPainter(image)
    if areas != [ALL]:
        from PySide6.QtGui import QRegion

        region = QRegion()
        for area in areas:
            region = region.united(rect(area))
        painter.setClipRegion(region)
    canvas.paint(painter, frame, areas, SIZE)
    painter.end()


@settings(max_examples=40, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(frames(), frames())
def test_what_is_painted_anew_is_enough(old: Frame, new: Frame) -> None:
    image, whole = (QImage(*SIZE, QImage.Format.Format_RGB32) for _ in range(2))
    canvas = Canvas()
    paint(canvas, image, old, [ALL])
    areas = dirty(old, new)
    if areas != []:
        paint(canvas, image, new, [ALL] if areas is None else areas)
    paint(canvas, whole, new, [ALL])
    assert difference(image, whole) <= 6


def difference(one: QImage, other: QImage) -> int:
    """The largest in any channel. A long line may round a little differently when only a part of it is painted."""
    if one == other:
        return 0
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


def test_a_move_of_the_pointer_paints_little(view: BoardView) -> None:
    old = view._shown
    new = replace(old, now=replace(old.now, hovered=Spot(QUIET)))
    assert sum(area.width * area.height for area in dirty(old, new) or [ALL]) < 2 * old.cell * old.cell


def test_resizing_ends_with_the_finest_picture(view: BoardView, qtbot: QtBot) -> None:
    fresh = BoardView()
    qtbot.addWidget(fresh)
    fresh.resize(700, 500)
    fresh.set_scene(scene())
    view.grab()
    view.resize(700, 500)
    assert view.grab().toImage() != fresh.grab().toImage()
    qtbot.waitUntil(lambda: not view._settling.isActive())
    assert view.grab().toImage() == fresh.grab().toImage()


def test_nothing_is_painted_where_nothing_changed(view: BoardView) -> None:
    view.set_scene(scene())
    assert dirty(view._shown, view._frame()) == []


@pytest.mark.parametrize("style", ["kanji", "kanji1", "fide", "letters", "moves"])
@pytest.mark.parametrize("theme", ["auto", "dark", "high-contrast", "plain", "no such theme"])
def test_every_style_and_theme_paints(view: BoardView, qtbot: QtBot, style: str, theme: str) -> None:
    view.set_scene(scene(style=style, theme=theme))
    picture = view.grab().toImage()
    colours = {
        picture.pixelColor(x, y).rgb() for x in range(0, picture.width(), 5) for y in range(0, picture.height(), 5)
    }
    assert len(colours) > 10
