"""What is printed on pieces: nothing leaves the safe zone, nothing is too small to be read, every ink says the same."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator
from functools import lru_cache

import pytest
from PIL import Image

from komagata.draw.sheet import Page, png
from komagata.draw.sheet.paper import Paper
from komagata.errors import UnknownName
from komagata.faces.face import STYLES
from komagata.faces.shapes import Path, Point, Shape, applied, bounds, sampled, translation
from komagata.faces.theme import themes
from komagata.faces.wedge import SIZES
from komagata.multiboard.rules import match_ids
from komagata.sets.art import EDGE, SLIT, art, corners, outline, slits
from komagata.sets.inks import INKS, draughts, lightness, printable
from komagata.sets.items import Body, Item
from komagata.sets.job import EXTRAS, Game, Job, Looks, Sheet
from komagata.sets.stock import stock
from komagata.variants.catalog import catalog

EVERY = (*catalog().ids(), *match_ids())
BLEED = 2.0
NEAR = 0.05
"""Millimetres by which a stroke may come closer to the cut than it should."""

points_of = lru_cache(maxsize=4096)(lambda path: tuple(sampled(path, 5)))


def inside(body: Body) -> Callable[[Point], float]:
    """How far a point lies inside of the outline, in millimetres; negative outside."""
    if body.shape in ("disc", "cap"):
        return lambda point: body.width / 2 - math.hypot(*point)
    x, y = body.width / 2, body.height / 2
    line = corners(body) if body.shape == "wedge" else ((-x, y), (-x, -y), (x, -y), (x, y))
    edges: list[tuple[float, float, float, float]] = []
    for number, (a, b) in enumerate(line):
        c, d = line[(number + 1) % len(line)]
        length = math.hypot(c - a, d - b)
        edges.append((a, b, (b - d) / length, (c - a) / length))
    return lambda point: min((point[0] - a) * c + (point[1] - b) * d for a, b, c, d in edges)


def reach(shape: Shape, distance: Callable[[Point], float]) -> float:
    """The least distance of any stroke of a shape from the cut."""
    a, b, c, d, *_ = shape.matrix
    scale = math.sqrt(abs(a * d - b * c))
    half = shape.width * scale / 2 if shape.stroke else 0.0
    return min(distance(applied(shape.matrix, point)) for point in points_of(shape.path)) - half


def sides(item: Item, job: Job) -> Iterator[tuple[Shape, ...]]:
    for back in (False, True):
        yield art(item, job, back=back, bleed=BLEED)


def marks(item: Item, drawing: tuple[Shape, ...]) -> list[Shape]:
    """All but the ground and the slits."""
    left_out = [outline(item.body, BLEED)]
    if item.body.shape in ("cap", "strip"):
        left_out.append(slits(item.body))
    return [shape for shape in drawing if shape.path not in left_out]


def check_distance(job: Job) -> None:
    for item in stock(job):
        distance = inside(item.body)
        for drawing in sides(item, job):
            for shape in marks(item, drawing):
                assert reach(shape, distance) > job.sheet.safe - NEAR, (item.name, shape.name)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", EVERY)
def test_all_marks_keep_their_distance_from_the_cut(game: str, style: str) -> None:
    check_distance(Job((Game(game),), scale=0.7, looks=Looks(style=style)))


@pytest.mark.parametrize("style", STYLES)
def test_marks_on_extras_keep_their_distance_from_the_cut(style: str) -> None:
    check_distance(Job((Game("wildebishogi"),), parts=("extras",), extras=EXTRAS, looks=Looks(style=style, ink="low")))


@pytest.mark.soak
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", EVERY)
def test_all_marks_keep_their_distance_at_any_size(game: str, style: str) -> None:
    for shape, scale in (("", 1.0), ("wedge", 0.4), ("disc", 1.0)):
        check_distance(Job((Game(game),), scale=scale, extras=EXTRAS, looks=Looks(style=style, shape=shape)))


@pytest.mark.parametrize("safe", [0.0, 3.0, 6.0])
@pytest.mark.parametrize("scale", [0.3, 0.5, 2.0])
def test_marks_shrink_before_they_are_lost(scale: float, safe: float) -> None:
    """Whatever zone is asked for, everything is still there; what cannot fit at all stays within the outline."""
    wanted = {item.name: [len(d) for d in sides(item, Job(()))] for item in stock(Job((Game("dual-return-bishogi"),)))}
    job = Job((Game("dual-return-bishogi"),), scale=scale, sheet=Sheet(safe=safe))
    room = safe <= 0.1 * 26 * scale
    for item in stock(job):
        distance = inside(item.body)
        for count, drawing in zip(wanted[item.name], sides(item, job), strict=True):
            assert len(drawing) == count, item.name
            for shape in marks(item, drawing) if room else ():
                assert reach(shape, distance) > safe - NEAR, item.name


@pytest.mark.parametrize("style", STYLES)
def test_badges_and_feet_can_be_read(style: str) -> None:
    """At seven tenths of full size no sign is less than 2.5 mm high, but where a letter has been made to fit."""
    job = Job((Game("cannibal-bishogi"), Game("easterhouse"), Game("chu-shogi")), scale=0.7, looks=Looks(style=style))
    for item in stock(job):
        for drawing in sides(item, job):
            for shape in drawing:
                if not shape.name or shape.name.split("/")[1] in ("一", "二", "十", "-", "+", "と", "士"):
                    continue
                left, top, right, bottom = bounds(shape.path)
                corner = [
                    applied(shape.matrix, point)
                    for point in ((left, top), (right, bottom), (left, bottom), (right, top))
                ]
                high = max(y for _, y in corner) - min(y for _, y in corner)
                wide = max(x for x, _ in corner) - min(x for x, _ in corner)
                assert max(high, wide) > 2.3, (item.name, shape.name, high)


# Outlines


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.2, 1.0, 3.0])
def test_wedges_have_the_size_of_their_class(size: str, scale: float) -> None:
    height, width, thickness = (edge * scale for edge in SIZES[size])
    left, top, right, bottom = bounds(outline(Body("wedge", height, width, thickness, size)))
    assert (bottom - top, right - left) == pytest.approx((height, width))
    assert (top + bottom, left + right) == pytest.approx((0.0, 0.0), abs=1e-9)


def test_outlines_move_outwards_by_what_is_asked() -> None:
    for body in (
        Body("wedge", 32, 28.7, 9.7),
        Body("disc", 30, 30, 8),
        Body("strip", 12, 70, 8),
        Body("cap", 25, 25, 4),
    ):
        for outward in (-1.0, 2.0):
            distance = inside(body)
            far = [distance(point) for point in points_of(outline(body, outward))]
            assert max(far) == pytest.approx(-outward, abs=0.02), body.shape


def test_slits_hold_strips_and_caps_together() -> None:
    strip = Body("strip", 12.0, 70.0, 8.0)
    middles = sorted(x for x, y in sampled(outline(strip)) if abs(y) < 1e-9)
    assert middles == pytest.approx([-27 - SLIT / 2, -27 + SLIT / 2, 27 - SLIT / 2, 27 + SLIT / 2])
    cap = outline(Body("cap", 25.0, 25.0, 4.0))
    assert min(math.hypot(*point) for point in sampled(cap)) == pytest.approx(SLIT / 2)
    drawn = slits(strip)
    assert [command[1:] for command in drawn] == [(-27.0, -6.0), (-27.0, 0.0), (27.0, 6.0), (27.0, 0.0)]


def edges(drawing: tuple[Shape, ...], path: Path) -> list[Shape]:
    return [shape for shape in drawing if shape.path == path and shape.stroke]


def test_no_line_on_the_edge_but_where_it_is_asked_for() -> None:
    for wanted in (False, True):
        job = Job((Game("bishogi"),), looks=Looks(outline=wanted))
        for item in stock(job):
            for drawing in sides(item, job):
                assert [shape.width for shape in edges(drawing, outline(item.body))] == [EDGE] * wanted


# Grounds and inks


def test_the_ground_reaches_past_the_cut() -> None:
    job = Job((Game("shogi"),), looks=Looks(theme="wood"))
    for item in stock(job):
        for drawing in sides(item, job):
            assert drawing[0].path == outline(item.body, BLEED)
            assert drawing[0].fill == printable("wood", "full").first.face


def test_blank_backs() -> None:
    job = Job((Game("shogi"),), looks=Looks(theme="wood"))
    king = stock(job)[0]
    assert len(art(king, job, back=True)) == 1
    bare = Job((Game("shogi"),), looks=Looks(theme="wood", backs=False))
    assert art(stock(bare)[0], bare, back=True) == ()


@pytest.mark.parametrize("theme", themes())
def test_little_ink_leaves_the_ground_white(theme: str) -> None:
    job = Job((Game("cannibal-bishogi"), Game("xiangqi")), looks=Looks(theme=theme, ink="low"))
    for item in stock(job):
        for drawing in sides(item, job):
            assert not any(shape.path == outline(item.body, BLEED) for shape in drawing)
            for shape in drawing:
                for colour in (shape.fill, shape.stroke):
                    assert colour is None or colour == "#ffffff" or lightness(colour) < 0.75, (item.name, colour)


@pytest.mark.parametrize("theme", themes())
def test_greys_are_grey_and_can_be_told_from_their_ground(theme: str) -> None:
    job = Job((Game("cannibal-bishogi"), Game("xiangqi"), Game("sekishogi")), looks=Looks(theme=theme, ink="grey"))
    for item in stock(job):
        for drawing in sides(item, job):
            for shape in drawing:
                for colour in (shape.fill, shape.stroke):
                    assert colour is None or colour[1:3] == colour[3:5] == colour[5:7], (item.name, colour)
    chosen = printable(theme, "grey")
    for piece in (chosen.first, chosen.second):
        assert abs(lightness(piece.ink) - lightness(piece.face)) > 0.25
        assert abs(lightness(piece.promoted) - lightness(piece.face)) > 0.25


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("game", ["cannibal-bishogi", "xiangqi", "sekishogi", "easterhouse", "wildebishogi"])
def test_nothing_is_told_by_colour_alone(game: str, ink: str) -> None:
    """Drawn in black on white, no two kinds of things look the same; and each ink draws the same marks."""
    job = Job((Game(game),), looks=Looks(ink=ink))
    seen: dict[bytes, str] = {}
    for item in stock(job):
        for back in (False, True) if item.back else (False,):
            picture = silhouette(item, job, back=back)
            assert picture not in seen, (item.name, seen.get(picture))
            seen[picture] = f"{item.name} {back}"


def silhouette(item: Item, job: Job, *, back: bool) -> bytes:
    """A side as a picture in black and white."""
    page = Page(Paper("one", 60.0, 60.0))
    page.draw(art(item, job, back=back), translation(30.0, 30.0))
    with Image.open(io.BytesIO(png(page, 100.0))) as picture:
        return picture.convert("L").point([0 if value < 200 else 255 for value in range(256)]).tobytes()


def test_men_of_two_colours() -> None:
    for theme in themes():
        for ink in ("full", "grey"):
            chosen = draughts(theme, ink)
            assert lightness(chosen.first.face) > 2 * lightness(chosen.second.face)
    low = draughts("print", "low")
    assert lightness(low.discs[0]) > 2 * lightness(low.discs[1])


def test_unknown_style_and_theme() -> None:
    (item, *_) = stock(Job((Game("bishogi"),)))
    for looks in (Looks(style="runes"), Looks(theme="gold")):
        with pytest.raises(UnknownName):
            art(item, Job((), looks=looks))


def test_the_same_every_time() -> None:
    job = Job((Game("wildebishogi"),))
    assert [art(item, job) for item in stock(job)] == [art(item, job) for item in stock(job)]


@pytest.mark.parametrize("game", ["bishogi", "wildebishogi", "dual-return-bishogi", "easterhouse", "xiangqi"])
@pytest.mark.parametrize("safe", [1.5, 6.0])
def test_a_safe_zone_larger_than_a_small_piece_leaves_room_for_its_marks(game: str, safe: float) -> None:
    job = Job((Game(game),), scale=0.2, sheet=Sheet(safe=safe))
    for item in stock(job):
        for back in (False, True):
            for shape in art(item, job, back=back):
                for point in (applied(shape.matrix, point) for point in points_of(shape.path)):
                    assert abs(point[0]) < item.body.width / 2 + NEAR, (item.name, back)
                    assert abs(point[1]) < item.body.height / 2 + NEAR, (item.name, back)
