"""3MF core 1.4: a package of one model in millimetres, with a body for every colour and a component object a piece.

A mesh is written once, however often it is on the plate. The same model gives the same bytes.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, BinaryIO

from komagata.sets.solid.mesh import Mesh

_SPACE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
_TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
_RELATIONS = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""
_UNSPEAKABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_EPOCH = (1980, 1, 1, 0, 0, 0)
_TURNS = {0.0: "1 0 0 0 1 0", 90.0: "0 1 0 -1 0 0", 180.0: "-1 0 0 0 -1 0", 270.0: "0 -1 0 1 0 0"}
"""The first two rows of the matrix of a turn: a point is a row that is multiplied by it from the left."""
_CHUNK = 4096
"""Rows of a mesh that are made into text at a time."""


@dataclass(frozen=True, slots=True)
class Object:
    """One kind of thing, and where copies of it stand."""

    name: str
    parts: Sequence[tuple[str, Mesh]]
    """`#rrggbb` and the body of that colour."""
    copies: Sequence[tuple[float, float, float]]
    """x and y in millimetres, and a turn about the z axis in degrees, counter-clockwise: quarter turns."""


def write(stream: BinaryIO, objects: Iterable[Object], materials: Sequence[tuple[str, str]], title: str = "") -> None:
    """Write a package. `materials` are the names and colours of all bodies; objects are asked for one at a time."""
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in (("[Content_Types].xml", _TYPES), ("_rels/.rels", _RELATIONS)):
            package.writestr(_entry(name), content)
        with package.open(_entry("3D/3dmodel.model"), "w", force_zip64=True) as file:
            for chunk in _model(objects, materials, title):
                file.write(chunk.encode("utf-8"))


def _said(words: str) -> str:
    """Words in an attribute, without the characters that XML has no place for."""
    return escape(_UNSPEAKABLE.sub("", words))


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _EPOCH)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3
    entry.external_attr = 0o644 << 16
    return entry


def _model(objects: Iterable[Object], materials: Sequence[tuple[str, str]], title: str) -> Iterator[str]:
    yield (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<model unit="millimeter" xml:lang="en-US" xmlns="{_SPACE}">\n'
        f'<metadata name="Title">{_said(title)}</metadata>\n<metadata name="Application">Komagata</metadata>\n'
        '<resources>\n<basematerials id="1">\n'
    )
    for name, colour in materials:
        yield f'<base name="{_said(name)}" displaycolor="{colour.upper()}FF"/>\n'
    yield "</basematerials>\n"
    place = {colour: index for index, (_, colour) in enumerate(materials)}
    names = {colour: name for name, colour in materials}
    number, built = 1, list[tuple[int, Sequence[tuple[float, float, float]]]]()
    for thing in objects:
        first = number + 1
        for colour, mesh in thing.parts:
            number += 1
            said = _said(f"{thing.name}: {names[colour]}")
            yield f'<object id="{number}" type="model" name="{said}" pid="1" pindex="{place[colour]}">\n'
            yield from _mesh(mesh)
            yield "</object>\n"
        components = "".join(f'<component objectid="{part}"/>\n' for part in range(first, number + 1))
        number += 1
        yield f'<object id="{number}" type="model" name="{_said(thing.name)}">\n<components>\n{components}'
        yield "</components>\n</object>\n"
        built.append((number, thing.copies))
    yield "</resources>\n<build>\n"
    for whole, copies in built:
        for x, y, turn in copies:
            yield f'<item objectid="{whole}" transform="{_TURNS[turn]} 0 0 1 {x:.6f} {y:.6f} 0"/>\n'
    yield "</build>\n</model>\n"


def _mesh(mesh: Mesh) -> Iterator[str]:
    yield "<mesh>\n<vertices>\n"
    yield from _rows('<vertex x="%.6f" y="%.6f" z="%.6f"/>\n', mesh.points)
    yield "</vertices>\n<triangles>\n"
    yield from _rows('<triangle v1="%d" v2="%d" v3="%d"/>\n', mesh.triangles)
    yield "</triangles>\n</mesh>\n"


def _rows(template: str, rows: Any) -> Iterator[str]:
    for start in range(0, len(rows), _CHUNK):
        part = rows[start : start + _CHUNK]
        yield template * len(part) % tuple(part.reshape(-1).tolist())


__all__ = ["Object", "write"]
