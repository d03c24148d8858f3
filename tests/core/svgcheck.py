"""Whether a text is SVG within what both QtSvg and cairosvg render, and stands by itself."""

from __future__ import annotations

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
ELEMENTS = {
    "svg": {"width", "height", "viewBox", "version"},
    "title": set[str](),
    "defs": set[str](),
    "g": {"id", "transform"},
    "use": {LINK, "x", "y", "transform"},
    "path": {"id", "d", "transform"},
}
PAINT = {"fill", "stroke", "stroke-width", "fill-opacity", "stroke-opacity", "stroke-linecap", "stroke-linejoin"}
_COLOUR = re.compile(r"none|#[0-9a-f]{6}")
_DATA = re.compile(r"(?:[MLQC](?:-?\d+(?:\.\d+)? ?)+|Z)+")


def checked(svg: str) -> ElementTree.Element:
    """The root of a valid picture; fails with what is wrong."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("version") == "1.1"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "an id stands twice"
    defined: set[str | None] = set()
    used: set[str] = set()
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        assert name in ELEMENTS, f"{name} is not rendered everywhere"
        assert set(element.attrib) <= ELEMENTS[name] | PAINT, name
        if name == "use":
            link = element.attrib[LINK]
            assert link.startswith("#"), "a picture refers to nothing outside"
            # QtSvg resolves a reference only if what it names stands before it.
            assert link[1:] in defined, f"{link} is not defined before it is used"
            used.add(link[1:])
        if name == "path":
            assert _DATA.fullmatch(element.attrib["d"]), element.attrib["d"][:80]
        for paint in ("fill", "stroke"):
            assert _COLOUR.fullmatch(element.get(paint, "none"))
        defined.add(element.get("id"))
    assert used == {identity for identity in ids if identity}, "something is defined and never used"
    assert not re.search(r"<text|font|\b(?:nan|inf)\b|\de-\d|style=|currentColor", svg)
    return root


__all__ = ["ELEMENTS", "LINK", "PAINT", "SVG", "checked"]
