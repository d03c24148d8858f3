"""What the colours of a file mean to a laser cutter: presets read from TOML files that users can add."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from komagata import assets
from komagata.errors import Fault, FileError, UnknownName
from komagata.text import Text, text

DEFAULT = "hairline"
OPERATIONS = ("engrave", "score", "inner", "outer")
"""Areas; lines on the surface; cuts that must come first; cuts that free a thing."""
WIDEST = 0.2
"""Millimetres from which on a line counts as an area for some drivers."""

_COLOUR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Preset:
    """Colours and line width for one kind of laser cutter."""

    id: str
    names: Mapping[str, str]
    """By language code; `en` is always there."""
    width: float
    """Of lines to cut and to score, in millimetres."""
    engrave: str
    """`#rrggbb`, as are the others."""
    score: str
    inner: str
    outer: str

    def name(self, language: str = "en") -> str:
        return self.names.get(language) or self.names["en"]


def presets() -> dict[str, Path]:
    """Every preset by its id: the shipped ones in alphabetical order, then the user's, which may replace them."""
    found = {path.stem: path for path in assets.resources("laser", "*.toml")}
    own = assets.user_data("laser")
    if own.is_dir():
        found.update((path.stem, path) for path in sorted(own.glob("*.toml")))
    return found


@cache
def preset(name: str = DEFAULT) -> Preset:
    """A preset by its id, read once.

    Raises UnknownName with those that exist, FileError with every fault of its file.
    """
    found = presets()
    if name not in found:
        known = ", ".join(found)
        raise UnknownName(text("there is no laser preset {name}; there are {names}", name=name, names=known))
    return read(found[name])


def read(path: str | Path) -> Preset:
    """The preset in a file. Raises FileError with every fault and its path."""
    place = Path(path)
    try:
        document: dict[str, object] = tomllib.loads(assets.read_text(place))
    except tomllib.TOMLDecodeError as error:
        raise FileError(Fault(text("this is not TOML: {reason}", reason=error), place.name)) from error
    faults = [Fault(wrong, f"{place.name}: {key}") for key, wrong in _wrong(document)]
    if faults:
        raise FileError(faults)
    colours = cast("dict[str, str]", document["colour"])
    names = cast("dict[str, str]", document["names"])
    width = cast(float, document["width"])
    return Preset(place.stem, names, float(width), **{key: colours[key].lower() for key in OPERATIONS})


def _wrong(document: Mapping[str, object]) -> Iterator[tuple[str, Text]]:
    known = ("width", "names", "colour")
    for key in document:
        if key not in known:
            yield key, text("there is no such key; there are {keys}", keys=", ".join(known))
    width = document.get("width")
    if isinstance(width, bool) or not isinstance(width, int | float) or not 0 < width < WIDEST:
        yield (
            "width",
            text("expected a width in millimetres of more than 0 and less than {most}", most=WIDEST),
        )
    names = _table(document, "names")
    if not all(isinstance(name, str) and name for name in (names.get("en"), *names.values())):
        yield "names", text("expected a text for every language, and one for {language} at least", language="en")
    colours = _table(document, "colour")
    for key in OPERATIONS:
        value = colours.get(key)
        if not isinstance(value, str) or not _COLOUR.fullmatch(value):
            yield f"colour.{key}", text("{value} is not a colour like #a1b2c3", value=repr(value))
    for key in colours:
        if key not in OPERATIONS:
            yield f"colour.{key}", text("there is no such key; there are {keys}", keys=", ".join(OPERATIONS))


def _table(document: Mapping[str, object], key: str) -> dict[str, object]:
    value = document.get(key)
    return cast("dict[str, object]", value) if isinstance(value, dict) else {}


__all__ = ["DEFAULT", "OPERATIONS", "WIDEST", "Preset", "preset", "presets", "read"]
