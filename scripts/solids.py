"""Pictures of solids and laser sheets for the gallery: a depth buffer, one light, and darkness in the grooves."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from komagata.draw.sheet import Page, png
from komagata.sets import laser, solid
from komagata.sets.job import Game, Job, Laser, Looks, Solid
from komagata.sets.solid import files
from komagata.sets.solid.kit import kit
from komagata.sets.solid.mesh import Mesh, turned
from komagata.sets.stock import stock

np: Any = kit().numpy

FINER = 2
"""Pixels of the depth buffer to one of the picture, in both directions."""
_PLATE = "#7d868c"
_LIGHT = (-0.45, 0.75, 0.6)
"""Where the light comes from: from the left, from above, from the viewer."""

Array = Any


@dataclass(frozen=True, slots=True)
class Camera:
    """Looks at things whose z axis points up."""

    turn: float
    """Degrees by which it goes round to the right; 0 looks along +y."""
    lift: float
    """Degrees above the ground; 90 looks straight down."""
    scale: float
    """Pixels a millimetre."""

    def axes(self) -> Array:
        """Right, up, and towards the viewer."""
        turn, lift = math.radians(self.turn), math.radians(self.lift)
        right = (math.cos(turn), math.sin(turn), 0.0)
        near = (math.sin(turn) * math.cos(lift), -math.cos(turn) * math.cos(lift), math.sin(lift))
        up = np.cross(near, right)
        return np.array([right, up, near])


def picture(parts: Iterable[tuple[str, Mesh, tuple[float, float, float]]], camera: Camera) -> Image.Image:
    """Colours, meshes and shifts as a picture with a transparent ground, no larger than it has to be."""
    axes, finer = camera.axes(), camera.scale * FINER
    solids = [
        ((mesh.points + np.array(shift)) @ axes.T * finer, mesh.triangles, colour) for colour, mesh, shift in parts
    ]
    low = np.min([points.min(axis=0) for points, _, _ in solids], axis=0)
    high = np.max([points.max(axis=0) for points, _, _ in solids], axis=0)
    width, height = (int(edge) // FINER * FINER + 8 * FINER for edge in (high - low)[:2])
    depth = np.full((height, width), -np.inf)
    shade = np.zeros((height, width, 3))
    for points, triangles, colour in solids:
        at = np.column_stack([points[:, 0] - low[0] + 3 * FINER, high[1] - points[:, 1] + 3 * FINER, points[:, 2]])
        _fill(depth, shade, at, triangles, np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]))
    return _developed(depth, shade, camera)


def _fill(depth: Array, shade: Array, points: Array, triangles: Array, colour: Array) -> None:
    corners = points[triangles]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = np.linalg.norm(across, axis=1)
    # y points down here: what is counter-clockwise for the mesh is clockwise, and looks at us with a negative z.
    seen = (across[:, 2] < -1e-9) & (length > 0)
    light = np.array([_LIGHT[0], -_LIGHT[1], _LIGHT[2]]) / np.linalg.norm(_LIGHT)
    brightness = 0.55 + 0.6 * np.clip(-across / np.maximum(length, 1e-12)[:, None] @ light, 0, 1)
    for triangle in np.flatnonzero(seen):
        _triangle(depth, shade, corners[triangle], colour * brightness[triangle])


def _triangle(depth: Array, shade: Array, corners: Array, colour: Array) -> None:
    left, top = np.floor(corners[:, :2].min(axis=0)).astype(int)
    right, bottom = np.ceil(corners[:, :2].max(axis=0)).astype(int) + 1
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners.tolist()
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    x = np.arange(left, right)[None, :] + 0.5
    y = np.arange(top, bottom)[:, None] + 0.5
    b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
    c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
    z = az + b * (bz - az) + c * (cz - az)
    part = depth[top:bottom, left:right]
    hit = (b >= -1e-9) & (c >= -1e-9) & (b + c <= 1 + 1e-9) & (z > part)
    part[hit] = z[hit]
    shade[top:bottom, left:right][hit] = colour


def _developed(depth: Array, shade: Array, camera: Camera) -> Image.Image:
    """The picture, with what lies lower than its surroundings in their shadow."""
    solid = np.isfinite(depth)
    ground = depth[solid].min()
    flat = np.where(solid, depth, ground)
    hidden = np.zeros_like(flat)
    for reach in (0.35, 0.9):
        around = _blurred(flat, max(1, round(reach * camera.scale * FINER)))
        hidden += np.clip((around - flat) / (camera.scale * FINER), 0, 0.45)
    lit = shade * (1 - 0.95 * np.clip(hidden, 0, 0.75))[..., None]
    alpha = np.where(solid, 1.0, 0.0)
    pixels = np.concatenate([np.clip(lit, 0, 1), alpha[..., None]], axis=2)
    picture = Image.fromarray((pixels * 255).round().astype(np.uint8), "RGBA")
    return picture.resize((picture.width // FINER, picture.height // FINER), Image.Resampling.BOX)


def _blurred(values: Array, radius: int) -> Array:
    """Means over squares of so many pixels in each direction."""
    for axis in (0, 1):
        padded = np.pad(values, [(radius + 1, radius) if axis == which else (0, 0) for which in (0, 1)], mode="edge")
        sums = np.cumsum(padded, axis=axis)
        width = 2 * radius + 1
        low = np.take(sums, range(sums.shape[axis] - width), axis=axis)
        high = np.take(sums, range(width, sums.shape[axis]), axis=axis)
        values = (high - low) / width
    return values


def side_by_side(pictures: Sequence[Image.Image], gap: int, ground: str = "#ffffff") -> Image.Image:
    """Pictures in a row, standing on one line."""
    height = max(one.height for one in pictures)
    sheet = Image.new(
        "RGBA", (sum(one.width for one in pictures) + gap * (len(pictures) + 1), height + 2 * gap), ground
    )
    x = gap
    for one in pictures:
        sheet.alpha_composite(one, (x, gap + height - one.height))
        x += one.width + gap
    return sheet


def pieces(scene: dict[str, Any]) -> Image.Image:
    """Things of a set in several reliefs: the front, the back, and from the side."""
    rows: list[Image.Image] = []
    for relief in scene["reliefs"]:
        made = layout(job(scene, relief=relief, lying=False))
        row: list[Image.Image] = []
        for number in scene["pieces"]:
            parts = [(colour, mesh, (0.0, 0.0, 0.0)) for colour, mesh in files.parts(made, number, coloured=True)]
            kind = made.kinds[int(number)]
            views = [(0, 5), (180, 9), (28, 22)] if kind.body.shape == "wedge" else [(0, 89), (28, 35)]
            row += [picture(parts, Camera(turn, lift, scene["scale"])) for turn, lift in views]
        rows.append(side_by_side(row, 14))
    return stacked(rows)


def stacked(rows: Sequence[Image.Image]) -> Image.Image:
    """Pictures one below the other."""
    sheet = Image.new("RGBA", (max(row.width for row in rows), sum(row.height for row in rows)), "#ffffff")
    below = 0
    for row in rows:
        sheet.paste(row, (0, below))
        below += row.height
    return sheet


def plate(scene: dict[str, Any]) -> Image.Image:
    """The first plate of a set, as it lies in the printer."""
    made = layout(job(scene, relief=scene["relief"], lying=scene["lying"]))
    known: dict[int, list[tuple[str, Mesh]]] = {}
    parts: list[tuple[str, Mesh, tuple[float, float, float]]] = [(_PLATE, _bed(*made.settings.plate), (0.0, 0.0, 0.0))]
    for place in made.plates[0]:
        if place.kind not in known:
            known[place.kind] = list(files.parts(made, place.kind, coloured=True))
        parts += [(colour, turned(mesh, place.turn), (place.x, place.y, 0.0)) for colour, mesh in known[place.kind]]
    return picture(parts, Camera(scene["turn"], scene["lift"], scene["scale"]))


def job(scene: dict[str, Any], **settings: Any) -> Job:
    looks = Looks(theme=scene.get("theme", "wood"), style=scene.get("style", "kanji"))
    return Job((Game(scene["game"]),), "solid", looks=looks, solid=Solid(**settings))


def layout(what: Job) -> solid.Layout:
    return solid.layout(what, stock(what))


def _bed(width: float, depth: float) -> Mesh:
    corners = [(x, y, z) for z in (-2.0, 0.0) for y in (0.0, depth) for x in (0.0, width)]
    sides = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6))
    triangles = [three for a, b, c, d in sides for three in ((a, b, c), (a, c, d))]
    return Mesh(np.array(corners), np.array(triangles))


def laser_sheets(scene: dict[str, Any]) -> list[Image.Image]:
    """Runs of a laser, with lines wide enough to be seen."""
    what = Job((Game(scene["game"]),), "laser", laser=Laser(material=tuple(scene["material"])))
    runs = {run.name: run.page for run in laser.sheets(what, stock(what)).sheets}
    return [_seen(runs[name], scene["resolution"]) for name in scene["runs"]]


def _seen(page: Page, resolution: float) -> Image.Image:
    page.groups = [
        replace(group, drawing=tuple(replace(shape, width=0.3) if shape.stroke else shape for shape in group.drawing))
        for group in page.groups
    ]
    return Image.open(io.BytesIO(png(page, resolution))).convert("RGBA")
