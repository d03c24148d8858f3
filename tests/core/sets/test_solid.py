"""Solids are read back by other people's readers and measured."""

from __future__ import annotations

import io
import itertools
import math
import sys
import zipfile
from collections import Counter
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from time import thread_time
from typing import Any

import numpy as np
import pytest
import trimesh

from komagata.errors import FileError, KomagataError
from komagata.faces.theme import theme, themes
from komagata.faces.wedge import SIZES, Wedge
from komagata.multiboard.rules import match_ids
from komagata.sets import solid
from komagata.sets.art import art
from komagata.sets.items import Body, Item
from komagata.sets.job import Game, Job, Looks, Solid
from komagata.sets.solid import areas, files, kit, relief, shapes, threemf
from komagata.sets.solid.layout import WALL, Layout
from komagata.sets.solid.mesh import turned
from komagata.sets.stock import stock
from tests.core.games import GAMES
from tests.core.sets.test_packing import distance

lib3mf: Any
try:
    lib3mf = import_module("lib3mf")
except ImportError:
    lib3mf = None

RELIEFS = ("engraved", "raised", "inlay")
FEW = ("sekishogi", "cannibal-bishogi", "easterhouse")
"""A set with discs of two sides, one with rims, one of tiles: every kind of thing is in one of them."""
EXACT = 0.01
"""Millimetres by which a body may be off; so fine is no printer."""

ALL = (*GAMES, *match_ids())
PAIRS: dict[str, str] = dict(zip(FEW, RELIEFS, strict=True))

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in FEW else pytest.mark.soak) for game in ALL]
)
few_games = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == FEW[1] else pytest.mark.soak) for game in ALL]
)
every_way = pytest.mark.parametrize(
    ("game", "relief"),
    [
        pytest.param(game, relief, marks=() if PAIRS.get(game) == relief else pytest.mark.soak)
        for game in ALL
        for relief in RELIEFS
    ],
)
"""Every game with every relief; few of both in a short run."""


def job(game: str, scale: float = 1.0, looks: Looks | None = None, **settings: Any) -> Job:
    return Job((Game(game),), "solid", scale=scale, looks=looks or Looks(), solid=Solid(**settings))


@cache
def items(game: str, scale: float = 1.0) -> tuple[Item, ...]:
    return stock(job(game, scale))


@cache
def laid(game: str, scale: float = 1.0, **settings: Any) -> Layout:
    return solid.layout(job(game, scale, **settings), items(game, scale))


def read(path: Path) -> Any:
    """An STL file as a mesh, corners at the same place made one."""
    mesh = trimesh.load(path, file_type="stl")
    assert isinstance(mesh, trimesh.Trimesh)
    return mesh


def one(mesh: Any) -> Any:
    """A mesh of ours as one of trimesh's, nothing repaired."""
    return trimesh.Trimesh(mesh.points, mesh.triangles, process=False)


def sound(mesh: Any) -> None:
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert mesh.volume > 0


def parts(layout: Layout, number: int, *, coloured: bool = True) -> list[tuple[str, Any]]:
    return [(colour, one(mesh)) for colour, mesh in files.parts(layout, number, coloured=coloured)]


def ink(layout: Layout, number: int) -> float:
    """Area of all that stands on both sides of a thing."""
    return float(sum(area.area() for drawn in layout.kinds[number].faces for area in drawn.values()))


def standing(layout: Layout, number: int, mesh: Any) -> Any:
    """Points of a mesh by their height above the front face and above the back face."""
    kind = layout.kinds[number]
    pose = np.array([*files._pose(kind, layout.settings), [0, 0, 0, 1]])
    points = trimesh.transform_points(mesh.vertices, np.linalg.inv(pose))
    return [(points - np.array(plane.origin)) @ np.array(plane.outward) for plane in shapes.planes(kind.body)]


# Shape


@pytest.mark.parametrize("scale", [1.0, 0.7, 1.3])
@pytest.mark.parametrize("size", SIZES)
def test_a_wedge_has_the_measures_and_the_angles_of_its_size(size: str, scale: float) -> None:
    layout = laid("chu-shogi", scale, lying=False, thinnest=0.1, relief="raised")
    number = next(i for i, kind in enumerate(layout.kinds) if kind.item.body.size == size)
    (_, mesh), *_ = parts(layout, number)
    height, width, thickness = (value * scale for value in SIZES[size])
    assert mesh.extents == pytest.approx((width, thickness, height), abs=EXACT)
    shoulder, high = Wedge(height, width).shoulder
    outline = {(round(x, 2), round(z, 2)) for x, _, z in mesh.vertices}
    expected = [(-width / 2, 0), (width / 2, 0), (-shoulder, high), (shoulder, high), (0, height)]
    for x, z in expected:
        assert any(math.dist((x, z), point) < 2 * EXACT for point in outline)
    assert len(outline) == 5
    lean = {round(math.degrees(math.acos(abs(normal[1]))), 1) for normal in mesh.face_normals if abs(normal[1]) > 0.5}
    assert lean == {90 - shapes.BACK, 90 - shapes.FRONT}


@pytest.mark.parametrize("relief", RELIEFS)
def test_lying_and_standing_wedges_are_the_same(relief: str) -> None:
    lying, upright = (laid("shogi", lying=way, relief=relief) for way in (True, False))
    assert upright.settings.lying is False
    for number in range(2):
        for (_, down), (_, up) in zip(parts(lying, number), parts(upright, number), strict=True):
            assert down.volume == pytest.approx(up.volume, rel=1e-4)
    (_, body), *_ = parts(upright, 0)
    assert body.extents[2] == pytest.approx(SIZES["king"][0], abs=EXACT)
    (_, body), *_ = parts(lying, 0)
    if relief != "raised":
        back = SIZES["king"][0] / math.sin(math.radians(shapes.BACK))
        assert body.bounds[0][2] == 0
        assert body.extents[1] == pytest.approx(back, abs=0.5)
        assert body.extents[2] < SIZES["king"][2] + EXACT


@every_way
def test_every_body_is_closed_and_has_its_volume(game: str, relief: str) -> None:
    layout = laid(game, relief=relief)
    for number, kind in enumerate(layout.kinds):
        whole = float(shapes.solid(kind.body).volume())
        written = ink(layout, number) * layout.settings.depth
        bodies = parts(layout, number)
        for _, mesh in bodies:
            sound(mesh)
        volumes = [mesh.volume for _, mesh in bodies]
        if relief == "engraved":
            assert sum(volumes) == pytest.approx(whole - written, abs=0.02 * written + 0.01)
        elif relief == "inlay":
            assert sum(volumes) == pytest.approx(whole, abs=0.02 * written + 0.01)
        else:
            assert sum(volumes) == pytest.approx(whole + written, abs=0.02 * written + 0.01)
        ((_, united),) = parts(layout, number, coloured=False)
        sound(united)
        sign = 1 if relief == "raised" else -1
        assert united.volume == pytest.approx(whole + sign * written, abs=0.02 * written + 0.01)


@every_way
def test_faces_are_as_deep_as_asked_for(game: str, relief: str) -> None:
    depth = 0.6
    layout = laid(game, relief=relief, depth=depth)
    for number, kind in enumerate(layout.kinds):
        if not any(kind.faces):
            continue
        ((_, mesh),) = parts(layout, number, coloured=False)
        for height, drawn in zip(standing(layout, number, mesh), kind.faces, strict=True):
            floor = depth if relief == "raised" else -depth
            level = np.abs(height - floor) < 1e-3
            assert level.any() == bool(drawn)
            if not drawn:
                continue
            flat = mesh.area_faces[level[mesh.faces].all(axis=1)].sum()
            assert flat == pytest.approx(sum(area.area() for area in drawn.values()), rel=0.02)
            # Between the face and the floor there are walls, and no corner of anything.
            between = height[(np.abs(height) > 1e-3) & (np.abs(height - floor) > 1e-3)]
            assert not ((between > min(0.0, floor)) & (between < max(0.0, floor))).any()
            assert height.max() < max(0.0, floor) + 1e-3


@few_games
def test_inlays_lie_flush_and_overlap_nothing(game: str) -> None:
    layout = laid(game, relief="inlay")
    for number, kind in enumerate(layout.kinds):
        bodies = parts(layout, number)
        solids = [kit.kit().manifold.Manifold(_manifold_mesh(mesh)) for _, mesh in bodies]
        for first, second in itertools.combinations(solids, 2):
            assert (first ^ second).volume() < 1e-3
        if len(bodies) > len(set(kind.grounds)):
            assert bodies[-1][1].bounds[1][2] <= bodies[0][1].bounds[1][2] + EXACT


def _manifold_mesh(mesh: Any) -> Any:
    return kit.kit().manifold.Mesh(mesh.vertices.astype(np.float32), mesh.faces.astype(np.uint32))


@few_games
def test_nothing_is_thinner_than_asked_for(game: str) -> None:
    """Through the floor of every engraving at right angles to the face, and along the base at the very top."""
    least = 1.5
    layout = laid(game, 0.7, thinnest=least, lying=False)
    for number, kind in enumerate(layout.kinds):
        assert shapes.thinnest(kind.body) >= least
        ((_, mesh),) = parts(layout, number, coloured=False)
        body = kit.kit().manifold.Manifold(_manifold_mesh(mesh))
        for height, plane in zip(standing(layout, number, mesh), shapes.planes(kind.body), strict=True):
            inward = -np.array(plane.outward)
            level = (np.abs(height + layout.settings.depth) < 1e-3)[mesh.faces].all(axis=1)
            floors = mesh.triangles_center[level & (mesh.area_faces > 1e-3)]
            for point in floors[np.argsort(-floors[:, 2])][:40]:
                start = point + inward * 1e-3
                hits = body.ray_cast(start, start + inward * 40)
                assert hits
                assert min(math.dist(hit.position, point) for hit in hits) >= least - 1e-3


def test_wedges_of_one_size_are_equally_thick() -> None:
    layout = laid("chu-shogi", 0.7)
    thick = {kind.body.size: set[float]() for kind in layout.kinds}
    for kind in layout.kinds:
        thick[kind.body.size].add(kind.body.thickness)
        assert (kind.body.height, kind.body.width) == (kind.item.body.height, kind.item.body.width)
    assert all(len(found) == 1 for found in thick.values())
    assert any("thicker" in str(note) for note in layout.notes)


@every_game
@pytest.mark.parametrize("name", themes())
def test_whatever_is_drawn_becomes_an_area(game: str, name: str) -> None:
    """No theme has a colour that is taken for bare material where it is ink."""
    what = job(game, looks=Looks(theme=name))
    for kind in solid.layout(what, items(game)).kinds:
        for back, drawn in zip((False, True), kind.faces, strict=True):
            ink = [shape for shape in art(kind.item, what, back=back) if shape.fill != kind.grounds[back]]
            assert bool(drawn) == bool(ink)


def test_strokes_are_as_wide_as_the_nozzle() -> None:
    thin, wide = laid("chu-shogi", nozzle=0.0), laid("chu-shogi", nozzle=0.4)
    assert not any("nozzle" in str(note) for note in thin.notes)
    assert any("nozzle" in str(note) for note in wide.notes)
    lost = [
        sum(
            sum(part.area() for part in (area - relief._swept(area, -0.35)).decompose() if part.area() > 0.06)
            for kind in layout.kinds
            for drawn in kind.faces
            for area in drawn.values()
        )
        for layout in (thin, wide)
    ]
    assert lost[1] < lost[0] / 2  # what is left are tips, and strokes that stand too close


def test_nothing_reaches_the_edge_of_a_face() -> None:
    bare = job("cannibal-bishogi")
    bare = replace(bare, sheet=replace(bare.sheet, safe=0.0))
    layout = solid.layout(bare, items("cannibal-bishogi"))
    for kind in layout.kinds:
        for drawn in kind.faces:
            for area in drawn.values():
                assert (area - relief.edged(area, kind.body, WALL - 0.21)).area() < 1e-6


# Plates


@every_game
@pytest.mark.parametrize("lying", [True, False])
def test_everything_lies_on_a_plate_once_and_apart(game: str, lying: bool) -> None:
    layout = laid(game, lying=lying, plate=(180.0, 170.0), gap=2.5)
    counted = Counter(place.kind for plate in layout.plates for place in plate)
    assert counted == {number: kind.item.count for number, kind in enumerate(layout.kinds)}
    assert layout.bound <= len(layout.plates)
    hulls: dict[tuple[int, float], list[tuple[float, float]]] = {}
    for plate in layout.plates:
        placed: list[list[tuple[float, float]]] = []
        for place in plate:
            key = place.kind, place.turn
            if key not in hulls:
                meshes = [turned(mesh, place.turn) for _, mesh in files.parts(layout, place.kind, coloured=False)]
                hulls[key] = _hull(np.concatenate([mesh.points for mesh in meshes]))
            outline = [(x + place.x, y + place.y) for x, y in hulls[key]]
            assert all(-1e-3 <= x <= 180.001 and -1e-3 <= y <= 170.001 for x, y in outline)
            for other in placed:
                if len(outline) > 20:  # a disc: points all round it
                    assert math.dist(outline[0], other[0]) >= layout.kinds[place.kind].body.width + 2.5 - 0.05
                elif math.dist(outline[0], other[0]) < 60:
                    assert distance(outline, other) >= 2.5 - 2e-3
            placed.append(outline)


def _hull(points: Any) -> list[tuple[float, float]]:
    flat = kit.kit().manifold.CrossSection.hull_points(points[:, :2])
    return [(float(x), float(y)) for x, y in flat.to_polygons()[0]]


def test_what_is_raised_on_its_back_stands() -> None:
    layout = laid("shogi", relief="raised")
    assert layout.settings.lying is False
    assert any("stand on their base" in str(note) for note in layout.notes)
    plain = laid("chess", relief="raised")
    assert plain.settings.lying is True


def test_what_is_larger_than_the_plate_is_named() -> None:
    with pytest.raises(KomagataError) as caught:
        laid("shogi", plate=(20.0, 20.0))
    assert len(caught.value.faults) == len(items("shogi"))
    assert "and the plate has 20.0 x 20.0 mm" in str(caught.value)


def test_card_is_no_solid() -> None:
    with_card = replace(job("bishogi"), extras=("collars", "coins"))
    every = stock(with_card)
    layout = solid.layout(with_card, every)
    assert {kind.item.kind for kind in layout.kinds} == {item.kind for item in every} - {"collar"}
    assert any("of card" in str(note) for note in layout.notes)


# Files


@every_way
def test_stl_is_read_back(game: str, relief: str, tmp_path: Path) -> None:
    layout = laid(game, relief=relief)
    written = solid.write(layout, tmp_path / "set.stl", "print")
    assert sorted(written) == sorted(tmp_path.iterdir())
    volume = 0.0
    for path in written:
        data = path.read_bytes()
        assert len(data) == 84 + 50 * int.from_bytes(data[80:84], "little")
        mesh = read(path)
        assert mesh.is_watertight
        assert mesh.is_winding_consistent
        assert (mesh.bounds >= -1e-6).all()
        assert (mesh.bounds[:, :2] <= 220.001).all()
        volume += mesh.volume
    made = sum(
        mesh.volume * kind.item.count
        for number, kind in enumerate(layout.kinds)
        for _, mesh in parts(layout, number, coloured=relief == "inlay")
    )
    assert volume == pytest.approx(made, rel=1e-4)


@pytest.mark.skipif(lib3mf is None, reason="lib3mf has no wheel for this machine")
@every_way
def test_3mf_is_read_back(game: str, relief: str, tmp_path: Path) -> None:
    layout = laid(game, relief=relief)
    built = 0
    used: set[tuple[str, str]] = set()
    for path in solid.write(layout, tmp_path / "set.3mf", "print"):
        wrapper: Any = lib3mf.get_wrapper()
        model: Any = wrapper.CreateModel()
        reader = model.QueryReader("3mf")
        reader.SetStrictModeActive(True)
        reader.ReadFromFile(str(path))
        assert reader.GetWarningCount() == 0
        assert model.GetUnit() == lib3mf.ModelUnit.MilliMeter
        groups = model.GetBaseMaterialGroups()
        assert groups.MoveNext()
        group = groups.GetCurrentBaseMaterialGroup()
        colours = {}
        for identity in group.GetAllPropertyIDs():
            colour = group.GetDisplayColor(identity)
            name = group.GetName(identity)
            colours[identity] = f"#{colour.Red:02x}{colour.Green:02x}{colour.Blue:02x}"
            assert colour.Alpha == 255
            used.add((name, colours[identity]))
        meshes = model.GetMeshObjects()
        while meshes.MoveNext():
            mesh = meshes.GetCurrentMeshObject()
            assert mesh.IsManifoldAndOriented()
            _, identity, has = mesh.GetObjectLevelProperty()
            assert has
            assert identity in colours
        things = model.GetComponentsObjects()
        while things.MoveNext():
            assert things.GetCurrentComponentsObject().GetComponentCount() >= 1
        builds = model.GetBuildItems()
        while builds.MoveNext():
            item = builds.GetCurrent()
            assert item.GetObjectResource().IsComponentsObject()
            built += 1
    assert built == sum(kind.item.count for kind in layout.kinds)
    drawn = {colour for kind in layout.kinds for side in kind.faces for colour in side}
    grounds = {ground for kind in layout.kinds for ground in kind.grounds}
    assert {colour for _, colour in used} == (grounds if relief == "engraved" else grounds | drawn)
    assert len({name for name, _ in used}) == len(used)


def test_3mf_is_what_trimesh_reads_too(tmp_path: Path) -> None:
    layout = laid("shogi", relief="inlay")
    (path,) = solid.write(layout, tmp_path / "set.3mf", "print")
    scene: Any = trimesh.load(path)
    assert scene.units in ("millimeter", "mm")
    whole = sum(
        mesh.volume * kind.item.count for number, kind in enumerate(layout.kinds) for _, mesh in parts(layout, number)
    )
    assert scene.to_mesh().volume == pytest.approx(whole, rel=1e-4)
    # Turned and placed as in the other format: every triangle of a plate is in both.
    raised = laid("shogi", relief="raised")
    (stl,) = solid.write(raised, tmp_path / "set.stl", "print")
    (path,) = solid.write(raised, tmp_path / "raised.3mf", "print")
    loaded: Any = trimesh.load(path)
    assert loaded.bounds == pytest.approx(read(stl).bounds, abs=1e-3)
    assert loaded.to_mesh().center_mass == pytest.approx(read(stl).center_mass, abs=0.01)


def test_armies_and_promotion_have_their_colours() -> None:
    layout = laid("cannibal-bishogi", relief="inlay")
    names = files.names(layout, theme("print"))
    chosen = theme("print")
    assert names[chosen.first.face] == "body"
    assert names[chosen.first.promoted] == "promoted"
    assert {names[colour] for colour in chosen.armies} == {"first army", "second army"}


def test_men_of_two_sides_are_two_bodies() -> None:
    layout = laid("sekishogi")
    number = next(i for i, kind in enumerate(layout.kinds) if kind.item.kind == "two-sided")
    assert len(set(layout.kinds[number].grounds)) == 2
    (upper, front), (lower, back) = parts(layout, number)[:2]
    assert (upper, lower) == layout.kinds[number].grounds
    assert front.bounds[0][2] == pytest.approx(back.bounds[1][2])
    assert back.bounds[0][2] == 0


def test_the_same_set_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("set.stl", "set.3mf"):
        first, second = (
            [
                path.read_bytes()
                for path in solid.write(laid("sekishogi", relief="raised"), tmp_path / turn / name, "print")
            ]
            for turn in ("one", "two")
        )
        assert first == second


def test_a_mesh_is_written_once(tmp_path: Path) -> None:
    layout = laid("shogi", plate=(400.0, 400.0))
    (path,) = solid.write(layout, tmp_path / "set.3mf", "print")
    with zipfile.ZipFile(path) as package:
        assert package.namelist() == ["[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model"]
        model = package.read("3D/3dmodel.model").decode()
    assert {place.turn for place in layout.plates[0]} == {0.0, 180.0}
    assert model.count("<mesh>") == len(layout.kinds)
    assert model.count("<item ") == 40


def test_names_cannot_break_the_file() -> None:
    thing = threemf.Object('A "very" <odd> & \x07 name', [], [])
    stream = io.BytesIO()
    threemf.write(stream, [thing], [("body", "#ffffff")], "<title>")
    model = zipfile.ZipFile(stream).read("3D/3dmodel.model").decode()
    assert "A &quot;very&quot; &lt;odd&gt; &amp;  name" in model
    assert "&lt;title&gt;" in model


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"\.stl or \.3mf, not as set.obj"):
        solid.write(laid("sekishogi"), tmp_path / "set.obj", "print")


def test_who_stops_the_work_finds_no_half_file(tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if done == 3:
            raise Stop

    layout = laid("shogi")
    for name in ("set.stl", "set.3mf"):
        told.clear()
        with pytest.raises(Stop):
            solid.write(layout, tmp_path / name, "print", progress)
        assert told == [(n, len(layout.kinds)) for n in (1, 2, 3)]
    assert list(tmp_path.iterdir()) == []


def test_without_its_library_a_solid_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "manifold3d", None)
    kit.kit.cache_clear()
    try:
        assert not solid.available()
        with pytest.raises(KomagataError, match="pip install manifold3d"):
            areas.filled([])
    finally:
        kit.kit.cache_clear()


def test_plates_are_shown() -> None:
    for lying in (True, False):
        layout = laid("chu-shogi", lying=lying)
        pages = list(solid.pages(layout, job("chu-shogi", lying=lying)))
        assert len(pages) == len(layout.plates)
        assert all((page.paper.width, page.paper.height) == (220.0, 220.0) for page in pages)
        assert all(len(page.groups) >= len(plate) for page, plate in zip(pages, layout.plates, strict=True))


@pytest.mark.parametrize("shape", ["wedge", "disc"])
def test_no_face_is_mirrored(shape: str) -> None:
    """Right, up and outward are a right-handed frame on either side, so writing reads from left to right."""
    for plane in shapes.planes(Body(shape, 32.0, 28.7, 9.7)):
        assert np.cross(plane.right, plane.up) == pytest.approx(np.array(plane.outward))
        assert plane.up[2 if shape == "wedge" else 1] > 0.9


@pytest.mark.timing
def test_a_large_set_takes_less_than_a_minute(tmp_path: Path) -> None:
    begun = thread_time()
    solid.write(solid.layout(job("chu-shogi"), stock(job("chu-shogi"))), tmp_path / "set.stl", "print")
    assert thread_time() - begun < 60


@pytest.mark.parametrize("name", ["print", "wood"])
def test_a_plate_from_above_shows_every_mark(name: str) -> None:
    job = Job((Game("shogi"),), method="solid", looks=Looks(theme=name))
    made = solid.layout(job, stock(job))
    for plate, page in zip(made.plates, solid.pages(made, job), strict=True):
        marks = [len(art(made.kinds[place.kind].item, job)) for place in plate]
        drawn = [len(group.drawing) for group in page.groups]
        # For each thing its body, what is on it, and its edge.
        assert drawn == [count for mark in marks for count in (1, mark, 1)]
