"""Single pieces: their shape, what is on them, and that it can be told apart."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from komagata.errors import UnknownName
from komagata.faces import STYLES, face, silhouette, theme
from komagata.faces.glyphs import KANJI_SETS, SETS, glyph, names
from komagata.faces.lettering import file_label, lettering, numeral, rank_label
from komagata.faces.shapes import Drawing, Point, applied, bounds, points_of, rotation
from komagata.faces.wedge import APEX, BASE, CELL, SHOULDER, SIZES, angle, inset, wedge
from komagata.pieces import Look, Side, Symbol
from tests.core.pictures import KNIGHT, PAWN, QUEEN, SLIDES, promoted, shipped_looks, shipped_pieces

LOOKS = dict(shipped_looks())


@pytest.mark.parametrize("size", SIZES)
def test_the_angles_of_a_wedge_are_those_of_real_pieces(size: str) -> None:
    corners = wedge(size).corners
    angles = [angle(corners[i - 1], corners[i], corners[(i + 1) % 5]) for i in range(5)]
    assert angles == pytest.approx([BASE, SHOULDER, APEX, SHOULDER, BASE], abs=0.1)
    assert sum(angles) == pytest.approx(540)


def test_wedges_have_the_proportions_of_a_full_size_set() -> None:
    for size, (height, width, _) in SIZES.items():
        assert wedge(size).height * CELL == pytest.approx(height)
        assert wedge(size).width * CELL == pytest.approx(width)
    assert all(one > other for one, other in pairwise(wedge(size).height for size in SIZES))
    assert all(one > other for one, other in pairwise(wedge(size).width for size in SIZES))
    assert wedge("no such size") == wedge("minor")


def test_an_inset_moves_every_edge_by_the_same_distance() -> None:
    outer = wedge("king").corners
    inner = inset(outer, 0.05)
    assert [angle(inner[i - 1], inner[i], inner[(i + 1) % 5]) for i in range(5)] == pytest.approx(
        [angle(outer[i - 1], outer[i], outer[(i + 1) % 5]) for i in range(5)]
    )
    assert inner[0][1] == pytest.approx(outer[0][1] - 0.05)
    restored = inset(inner, -0.05)
    assert [math.dist(one, other) for one, other in zip(restored, outer, strict=True)] == pytest.approx([0] * 5)


def test_the_width_within_a_margin_is_that_of_the_inset() -> None:
    shape = wedge("major")
    for x, y in inset(shape.corners, 0.04)[1:4]:
        assert shape.reach(y, 0.04) == pytest.approx(abs(x), abs=1e-9)


@pytest.mark.parametrize(("name", "piece"), shipped_pieces(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_shipped_piece_has_its_outlines(name: str, piece: dict[str, object]) -> None:
    assert piece["glyph"] in names("symbols"), name
    for key in ("kanji", "kanji_second"):
        written = piece.get(key, [])
        assert isinstance(written, list)
        for char in "".join(written):
            assert all(char in names(hand) for hand in KANJI_SETS), f"{name}: {char}"


@pytest.mark.parametrize("group", SETS)
def test_outlines_are_closed_and_lie_in_their_box(group: str) -> None:
    for name in sorted(names(group)):
        drawn = glyph(group, name)
        assert drawn is not None
        assert drawn.path[0][0] == "M"
        assert drawn.path[-1] == ("Z",)
        assert {command[0] for command in drawn.path} <= set("MLQCZ")
        # Control points may lie outside the ink, never the other way round.
        left, top, right, bottom = bounds(drawn.path)
        assert left <= drawn.left + 0.002 <= drawn.right <= right + 0.004, name
        assert top <= drawn.top + 0.002 <= drawn.bottom <= bottom + 0.004, name
    assert glyph(group, "no such glyph") is None


def test_all_text_of_boards_has_outlines() -> None:
    written = {file_label(style, n, 12) for style in ("algebraic", "usi", "zodiac", "numeric") for n in range(12)}
    written |= {rank_label(style, n, 16) for style in ("algebraic", "usi", "japanese", "numeric") for n in range(16)}
    for text in written | {"楚河", "漢界", "18"}:
        assert len(lettering(text, 0.3, "#000000")) == len(text), text


def test_labels_in_every_style() -> None:
    assert [file_label(style, 0, 9) for style in ("algebraic", "usi", "japanese", "zodiac", "none")] == [
        "a",
        "9",
        "9",
        "申",
        "",
    ]
    assert [rank_label(style, 0, 9) for style in ("algebraic", "usi", "japanese", "zodiac", "none")] == [
        "1",
        "i",
        "九",
        "九",
        "",
    ]
    assert [numeral(n) for n in (0, 1, 10, 11, 16, 20, 99)] == ["〇", "一", "十", "十一", "十六", "二十", "九十九"]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("hand", KANJI_SETS)
def test_ink_stays_on_the_piece(style: str, hand: str) -> None:
    written = replace(theme(), kanji=hand)
    for name, look in LOOKS.items():
        rimmed = replace(look, army=Side.SECOND, promoted=True)
        for shown in (look, rimmed):
            body = points_of(silhouette(look.shape, look.size))
            for shape in face(shown, style, written):
                if "/" in shape.name and not shape.name.startswith("body/"):
                    outside = [p for p in points_of(shape.path) if not _inside(applied(shape.matrix, p), body, look)]
                    assert outside == [], (name, style)


def _inside(point: Point, body: list[Point], look: Look) -> bool:
    x, y = point
    if look.shape == "disc":
        return math.hypot(x, y) <= max(across for across, _ in body)
    edges = [(body[i - 1], body[i]) for i in range(len(body))]
    return all((c - a) * (y - b) - (d - b) * (x - a) >= -1e-6 for (a, b), (c, d) in edges)


def test_a_promoted_face_is_told_apart_without_colour() -> None:
    for style in STYLES:
        plain = face(Look(QUEEN, "minor", marks=SLIDES), style)
        risen = face(promoted(), style)
        assert _colourless(risen) != _colourless(plain)
        assert len(risen) > len(plain)


def test_the_badge_says_what_a_piece_was() -> None:
    was_pawn = Look(QUEEN, "minor", True, PAWN)
    for style in STYLES:
        for small in (False, True):
            assert _colourless(face(promoted(), style, small=small)) != _colourless(face(was_pawn, style, small=small))
    assert glyph_names(face(promoted(), "kanji"))[-1] == "antique/騎"
    assert glyph_names(face(promoted(), "fide"))[-1] == "symbols/knight"
    assert glyph_names(face(promoted(), "kanji", small=True))[-1] == "letters/N"


def test_a_small_badge_is_upright_on_a_turned_piece() -> None:
    letter = face(promoted(), "fide", angle=180, small=True)[-1]
    assert letter.matrix[0] > 0
    assert letter.matrix[3] > 0
    assert face(promoted(), "fide", angle=180)[-1].matrix[0] < 0


def test_the_two_armies_differ_in_pattern() -> None:
    rims = [_colourless(face(Look(QUEEN, "great", army=army), "fide")) for army in (None, Side.FIRST, Side.SECOND)]
    assert len(set(rims)) == 3


def test_what_a_style_lacks_is_shown_in_letters() -> None:
    unknown = Look(Symbol(("", ""), "no such figure", "Zx"), "major")
    for style in STYLES:
        assert glyph_names(face(unknown, style))[-2:] == ["letters/Z", "letters/x"]
    nameless = Look(Symbol(("", ""), "", ""), "major")
    assert glyph_names(face(nameless, "letters")) == []


def test_one_character_is_enough() -> None:
    soldier = Look(Symbol(("兵", "兵"), "pawn", "P"), "pawn")
    assert glyph_names(face(soldier, "kanji")) == ["antique/兵"]


def test_a_turned_piece_is_the_same_piece_turned() -> None:
    straight, turned = face(promoted(), "kanji"), face(promoted(), "kanji", angle=180)
    assert [shape.path for shape in straight] == [shape.path for shape in turned]
    body = [shape for shape in turned if shape.name == "body/wedge/minor/0"][-1]
    assert body.matrix == rotation(180)
    # The light stays above: the facet that was bright is dark now.
    bright = [shape.fill for shape in straight if shape.fill in (theme().first.light, theme().first.shade)]
    assert [shape.fill for shape in turned if shape.fill in bright] != bright


def test_flat_faces_have_no_bevel_grain_or_shadow() -> None:
    assert all(shape.opacity == 1 for shape in face(promoted(), "kanji", flat=True))


def test_discs_are_upright_and_tell_their_side_without_colour() -> None:
    disc = Look(Symbol(("車", "車"), "rook", "R"), "king", shape="disc")
    first, second = face(disc, "kanji1"), face(disc, "kanji1", side=Side.SECOND, angle=180)
    assert first[-1].matrix == second[-1].matrix
    assert _colourless(first) != _colourless(second)


def test_an_unknown_style_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownName, match="kanji, kanji1, fide, letters, moves"):
        face(Look(KNIGHT, "minor"), "runes")


def glyph_names(drawing: Drawing) -> list[str]:
    return [shape.name for shape in drawing if shape.name and not shape.name.startswith("body/")]


def _colourless(drawing: Drawing) -> tuple[object, ...]:
    return tuple((shape.path, shape.matrix, shape.width, bool(shape.fill), bool(shape.stroke)) for shape in drawing)
