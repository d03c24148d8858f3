"""What is printed and where it lies on which plate, short of the triangles, so that a window can show it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from komagata.faces.shapes import Drawing
from komagata.faces.theme import theme
from komagata.pieces import Side
from komagata.sets import convex, packing
from komagata.sets.art import art
from komagata.sets.inks import draughts, printable
from komagata.sets.items import Body, Item
from komagata.sets.job import Job, Solid
from komagata.sets.room import check_room
from komagata.sets.solid import relief, shapes
from komagata.sets.solid.areas import apart, areas
from komagata.text import Say, Text, text

WALL = 0.4
"""Nothing is cut or raised closer to the edge of a face than this: a groove that runs out of the side is no groove."""

MEN = ("man", "two-sided")
"""Kinds of things that are of another colour for either player."""

CARD = ("cap", "strip")
"""Shapes that only card has."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of thing, ready to be made."""

    item: Item
    body: Body
    """Of the item, thick enough for its reliefs."""
    grounds: tuple[str, str]
    """Colours of front and back, `#rrggbb`; where they differ, each has half of the body."""
    faces: tuple[relief.Areas, relief.Areas]
    """What stands on front and back."""
    thin: float
    """Width of the thinnest stroke before it was made as wide as the nozzle; infinite if none was thinner."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where one thing stands on a plate, in millimetres from its near left corner."""

    kind: int
    x: float
    """Of the middle of what it covers."""
    y: float
    turn: float
    """Degrees counter-clockwise as seen from above: quarter turns."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that is made."""

    settings: Solid
    """As asked for, but standing where what was asked for cannot lie."""
    title: str
    kinds: tuple[Kind, ...]
    plates: tuple[tuple[Place, ...], ...]
    bound: int
    """No packing takes fewer plates."""
    notes: tuple[Text, ...]
    volume: float
    """Of all bodies, in cubic millimetres."""


def layout(job: Job, items: Sequence[Item], say: Say = str) -> Layout:
    """Lay out what a job's method `solid` makes of these items.

    Raises KomagataError if the libraries are missing, or for things that are larger than the plate.
    """
    made = [item for item in items if item.body.shape not in CARD and item.count > 0]
    drawn = [_drawn(item, job) for item in made]
    kinds = tuple(_thickened(made, drawn, job.solid))
    settings, notes = _settings(job.solid, kinds)
    if len(made) < len(items):
        notes.append(text("collars, caps and robes are of card: they are not printed as solids"))
    notes += _notes(kinds, settings)
    outlines = [footprint(kind.body, settings) for kind in kinds]
    sizes = ((kind.item.name, outline) for kind, outline in zip(kinds, outlines, strict=True))
    check_room(sizes, settings.plate, say(text("the plate")), "solid.plate")
    each = [number for number, kind in enumerate(kinds) for _ in range(kind.item.count)]
    packed = packing.pack([outlines[number] for number in each], *settings.plate, settings.gap)
    plates = tuple(tuple(_centred(sheet, each, outlines, settings)) for sheet in packed.sheets)
    volume = sum(_volume(kind.body) * kind.item.count for kind in kinds)
    title = ", ".join(dict.fromkeys(item.game for item in made if item.game))
    return Layout(settings, title, kinds, plates, packed.bound, tuple(notes), volume)


def _centred(
    sheet: Sequence[packing.Place], each: Sequence[int], outlines: Sequence[convex.Outline], settings: Solid
) -> Iterator[Place]:
    """What was packed into a corner, in the middle of the plate."""
    width, depth = settings.plate
    turned = [outlines[each[one.number]].turned(one.turn) for one in sheet]
    right = max(one.x + outline.width / 2 for one, outline in zip(sheet, turned, strict=True))
    low = max(one.y + outline.height / 2 for one, outline in zip(sheet, turned, strict=True))
    for one in sheet:
        x, y = one.x + (width - right) / 2, depth - one.y - (depth - low) / 2
        yield Place(each[one.number], x, y, -one.turn % 360.0)


@dataclass(frozen=True, slots=True)
class _Drawn:
    grounds: tuple[str, str]
    faces: tuple[relief.Areas, relief.Areas]
    thin: float
    """Width of the thinnest stroke as it was drawn, infinite if none was too thin."""


def _drawn(item: Item, job: Job) -> _Drawn:
    """The areas on both sides. Ink is saved on paper only, and edges are drawn on paper only."""
    plain = replace(job, looks=replace(job.looks, ink="full", outline=False))
    sides = [
        _areas(art(item, plain, back=back), grounds(item, job, back=back), item.body, job.solid.nozzle)
        for back in (False, True)
    ]
    return _Drawn(
        (ground(item, job), ground(item, job, back=True)), (sides[0][0], sides[1][0]), min(thin for _, thin in sides)
    )


def ground(item: Item, job: Job, *, back: bool = False) -> str:
    """Colour of the material of a side, `#rrggbb`."""
    face = next(iter((back and item.back) or item.front or item.back), None)
    if face is not None and face.ground:
        return face.ground
    chosen = (draughts if item.kind in MEN else printable)(job.looks.theme, "full")
    return chosen.piece(face.side if face is not None else Side.FIRST).face


def grounds(item: Item, job: Job, *, back: bool = False) -> frozenset[str]:
    """Colours of a side that stand for its bare material. Men have no badges: what is white on them is drawn."""
    bare = {ground(item, job, back=back)}
    return frozenset(bare if item.kind in MEN else bare | {theme(job.looks.theme).badge.ground})


@lru_cache(maxsize=1024)
def _areas(drawing: Drawing, bare: frozenset[str], body: Body, nozzle: float) -> tuple[relief.Areas, float]:
    """The areas of a face by their colours, and how wide the thinnest stroke was where that is less than the nozzle."""
    found, least = dict[str, Any](), math.inf
    for colour, area in areas(drawing, bare).items():
        kept = relief.edged(area, body, WALL)
        if nozzle > 0:
            kept, thin = relief.widened(kept, nozzle)
            least = min(least, thin)
        if not kept.is_empty():
            found[colour] = kept
    return apart(found), least


def _thickened(items: Sequence[Item], drawn: Sequence[_Drawn], settings: Solid) -> Iterator[Kind]:
    sizes: dict[Body, list[tuple[relief.Areas, relief.Areas]]] = {}
    for item, one in zip(items, drawn, strict=True):
        sizes.setdefault(item.body, []).append(one.faces)
    bodies = {body: relief.thick_enough(body, faces, settings) for body, faces in sizes.items()}
    for item, one in zip(items, drawn, strict=True):
        yield Kind(item, bodies[item.body], one.grounds, one.faces, one.thin)


def _settings(settings: Solid, kinds: Sequence[Kind]) -> tuple[Solid, list[Text]]:
    """Nothing can lie on what stands out of its back."""
    notes: list[Text] = []
    on_backs = [kind for kind in kinds if kind.faces[1] and settings.relief == "raised"]
    if settings.lying and any(kind.body.shape == "wedge" for kind in on_backs):
        settings = replace(settings, lying=False)
        notes.append(text("wedges stand on their base, because they cannot lie on what is raised on their back"))
    if any(kind.body.shape != "wedge" for kind in on_backs):
        notes.append(text("discs lie on what is raised on their back: print them with supports, or engrave them"))
    return settings, notes


def _notes(kinds: Sequence[Kind], settings: Solid) -> Iterator[Text]:
    grown = {kind.item.body.thickness: kind.body.thickness for kind in kinds if kind.body != kind.item.body}
    if grown:
        sizes = ", ".join(f"{old:.1f} → {new:.1f}" for old, new in sorted(grown.items()))
        yield text(
            "so that nothing is thinner than {least} mm, these are thicker at the base than usual (mm): {sizes}",
            least=f"{settings.thinnest:g}",
            sizes=sizes,
        )
    thin = {kind.item.name: kind.thin for kind in kinds if kind.thin < settings.nozzle}
    if thin:
        names = ", ".join(f"{name} ({width:.2f} mm)" for name, width in sorted(thin.items(), key=lambda one: one[1]))
        yield text(
            "strokes thinner than the nozzle's {nozzle} mm were made as wide: {names}",
            nozzle=f"{settings.nozzle:g}",
            names=names,
        )


def footprint(body: Body, settings: Solid) -> convex.Outline:
    """What a body covers of the plate, as seen from above, y downward."""
    if body.shape != "wedge":
        return convex.disc(body.width)
    corners = shapes.corners(body)
    if settings.lying:
        corners = [shapes.moved(shapes.lying(body), corner) for corner in corners]
    points, _ = convex.centred((round(x, 6), round(-y, 6)) for x, y, _ in corners)
    return convex.Outline(convex.hull(points))


@lru_cache(maxsize=256)
def _volume(body: Body) -> float:
    return float(shapes.solid(body).volume())


__all__ = ["CARD", "MEN", "WALL", "Kind", "Layout", "Place", "footprint", "ground", "grounds", "layout"]
