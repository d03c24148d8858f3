"""Plates written: one file a plate, and for STL one a colour where colours are bodies of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from komagata.assets import atomic_stream
from komagata.draw.sheet.pdf import Progress
from komagata.errors import FileError
from komagata.faces.theme import Theme, theme
from komagata.sets.job import Solid
from komagata.sets.solid import relief, shapes, stl, threemf
from komagata.sets.solid.layout import Kind, Layout, Place
from komagata.sets.solid.mesh import Mesh, mesh, on_grid
from komagata.text import text

FORMATS = (".stl", ".3mf")


def write(layout: Layout, path: str | Path, chosen: str, progress: Progress | None = None) -> tuple[Path, ...]:
    """Write all plates; returns the files, which are numbered if there are several plates.

    `chosen` is the theme, which tells what colours are there for. `progress` is told after each kind of thing. Raises
    FileError for another ending than `.stl` and `.3mf`, or if a file cannot be written.
    """
    target = Path(path)
    if target.suffix.lower() not in FORMATS:
        raise FileError(text("solids are written as .stl or .3mf, not as {name}", name=target.name))
    if target.suffix.lower() == ".stl":
        return tuple(_write_stl(layout, target, names(layout, theme(chosen)), progress))
    return tuple(_write_3mf(layout, target, names(layout, theme(chosen)), progress))


def names(layout: Layout, chosen: Theme) -> dict[str, str]:
    """Colour -> what it is there for, of every colour that the layout uses, bodies first."""
    known: dict[str, str] = {}
    for colour, name in (
        (chosen.first.face, "body"),
        (chosen.second.face, "second body"),
        (chosen.first.ink, "ink"),
        (chosen.first.promoted, "promoted"),
        (chosen.armies[0], "first army"),
        (chosen.armies[1], "second army"),
        (chosen.discs[0], "first player"),
        (chosen.discs[1], "second player"),
        (chosen.badge.edge, "badge"),
    ):
        known.setdefault(colour, name)
    used = dict.fromkeys(ground for kind in layout.kinds for ground in kind.grounds)
    if layout.settings.relief != "engraved":
        used |= dict.fromkeys(colour for kind in layout.kinds for drawn in kind.faces for colour in drawn)
    return {colour: known.get(colour, f"colour {colour[1:]}") for colour in used}


def _write_stl(layout: Layout, target: Path, names: dict[str, str], progress: Progress | None) -> Iterator[Path]:
    """STL knows no colours: bodies of other colours go into files of their own, which a slicer puts together."""
    apart = layout.settings.relief == "inlay"
    made = _Meshes(layout, coloured=apart, progress=progress)
    for number, plate in enumerate(layout.plates, 1):
        for colour, name in names.items() if apart else (("", ""),):
            placed = [
                (part, place)
                for place in plate
                for part_colour, part in made.of(place.kind)
                if not apart or part_colour == colour
            ]
            if placed:
                path = _numbered(target, number if len(layout.plates) > 1 else 0, name)
                with atomic_stream(path) as stream:
                    stl.write(stream, [(part, place.turn, _shift(place)) for part, place in placed], layout.title)
                yield path


def _write_3mf(layout: Layout, target: Path, names: dict[str, str], progress: Progress | None) -> Iterator[Path]:
    made = _Meshes(layout, coloured=True, progress=progress)
    materials = [(name, colour) for colour, name in names.items()]
    for number, plate in enumerate(layout.plates, 1):
        path = _numbered(target, number if len(layout.plates) > 1 else 0)
        with atomic_stream(path) as stream:
            threemf.write(stream, _objects(layout, plate, made), materials, layout.title)
        yield path


def _objects(layout: Layout, plate: Sequence[Place], made: _Meshes) -> Iterator[threemf.Object]:
    copies: dict[int, list[Place]] = {}
    for place in plate:
        copies.setdefault(place.kind, []).append(place)
    for kind, places in copies.items():
        name = layout.kinds[kind].item.name
        yield threemf.Object(name, made.of(kind), [(*_shift(place)[:2], place.turn) for place in places])


class _Meshes:
    """The meshes of all kinds of things, made when they are first asked for."""

    def __init__(self, layout: Layout, *, coloured: bool, progress: Progress | None) -> None:
        self._layout = layout
        self._coloured = coloured
        self._progress = progress
        self._made: dict[int, list[tuple[str, Mesh]]] = {}

    def of(self, kind: int) -> list[tuple[str, Mesh]]:
        """Colours and bodies of one kind of thing, about the middle of what it covers, from z = 0 upward."""
        if kind not in self._made:
            self._made[kind] = list(parts(self._layout, kind, coloured=self._coloured))
            if self._progress:
                self._progress(len(self._made), len(self._layout.kinds))
        return self._made[kind]


def parts(layout: Layout, number: int, *, coloured: bool) -> Iterator[tuple[str, Mesh]]:
    """Colours and bodies of one kind of thing, the body itself first; all as one body if not `coloured`."""
    kind, settings = layout.kinds[number], layout.settings
    place = _pose(kind, settings)
    solids = (
        relief.bodied(kind.body, kind.grounds, kind.faces, settings)
        if coloured
        else iter([(kind.grounds[0], relief.united(kind.body, kind.faces, settings))])
    )
    for colour, solid in solids:
        if not solid.is_empty():
            yield colour, mesh(solid, place)


def _pose(kind: Kind, settings: Solid) -> list[list[float]]:
    """The matrix that puts a body on the plate as it is printed, about the middle of what it covers."""
    body = kind.body
    place = shapes.lying(body) if settings.lying or body.shape != "wedge" else shapes.IDENTITY
    if body.shape == "wedge":
        corners = [shapes.moved(place, corner) for corner in shapes.corners(body)]
        middle = [(min(one[axis] for one in corners) + max(one[axis] for one in corners)) / 2 for axis in (0, 1)]
        place = [[*row[:3], row[3] - shift] for row, shift in zip(place, (*middle, 0.0), strict=True)]
    low = settings.depth if settings.relief == "raised" and body.shape != "wedge" and kind.faces[1] else 0.0
    return [*place[:2], [*place[2][:3], place[2][3] + low]]


def _shift(place: Place) -> tuple[float, float, float]:
    return on_grid(place.x), on_grid(place.y), 0.0


def _numbered(target: Path, number: int, name: str = "") -> Path:
    more = (f"-{number}" if number else "") + (f"-{name.replace(' ', '-')}" if name else "")
    return target.with_name(target.stem + more + target.suffix)


__all__ = ["FORMATS", "names", "parts", "write"]
