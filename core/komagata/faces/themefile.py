"""The grammar of a theme file: which sections and keys there are and what each may hold."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias, cast

from komagata.errors import Fault
from komagata.faces.glyphs import KANJI_SETS
from komagata.text import Text, text

Value: TypeAlias = str | float | bool
Values: TypeAlias = dict[tuple[str, str], Value]
"""(section, key) -> value; the section is dotted, empty at the top of the file."""

_COLOUR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)


def _colour(value: object) -> Value | Text:
    if isinstance(value, str) and _COLOUR.fullmatch(value):
        return value.lower()
    return text("{value} is not a colour like #a1b2c3", value=repr(value))


def _string(value: object) -> Value | Text:
    if isinstance(value, str) and value.strip():
        return value
    return text("expected a text, not {value}", value=repr(value))


def _flag(value: object) -> Value | Text:
    return value if isinstance(value, bool) else text("expected true or false, not {value}", value=repr(value))


def _number(most: float) -> Callable[[object], Value | Text]:
    def check(value: object) -> Value | Text:
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= most:
            return float(value)
        return text("expected a number from 0 to {most}, not {value}", most=most, value=repr(value))

    return check


def _one_of(choices: Iterable[str]) -> Callable[[object], Value | Text]:
    listed = tuple(choices)

    def check(value: object) -> Value | Text:
        if isinstance(value, str) and value in listed:
            return value
        return text("expected one of {choices}, not {value}", choices=", ".join(listed), value=repr(value))

    return check


_PIECE = ("face", "light", "shade", "edge", "grain", "ink", "promoted")
_MARKS = ("last", "select", "target", "check", "hint", "premove", "own", "enemy")

SCHEMA: dict[str, dict[str, Callable[[object], Value | Text]]] = {
    "": {"base": _string, "dark": _flag, "kanji": _one_of(KANJI_SETS)},
    "names": {},
    "material": {"bevel": _number(0.1), "grain": _number(1), "shadow": _number(1), "outline": _number(0.1)},
    "piece": dict.fromkeys(_PIECE, _colour),
    "piece.second": dict.fromkeys(_PIECE, _colour),
    "army": dict.fromkeys(("first", "second"), _colour),
    "disc": dict.fromkeys(("first", "second"), _colour),
    "badge": dict.fromkeys(("ground", "edge", "ink"), _colour),
    "board": dict.fromkeys(
        ("ground", "dark", "grain", "line", "frame", "label", "frame_label", "table", "hand", "count"), _colour
    ),
    "marks": dict.fromkeys((*_MARKS, "arrow1", "arrow2", "arrow3", "arrow4"), _colour),
}
_OPTIONAL = {("", "base")}


def parse(source: str) -> tuple[Values, list[Fault]]:
    """The values of a theme file, and everything that is wrong with them."""
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        return {}, [Fault(text("this is not TOML: {reason}", reason=error), line=int(place[1]) if place else None)]
    values: Values = {}
    faults: list[Fault] = []
    for section, key, value in _entries("", document):
        checked = _check(section, key, value)
        if isinstance(checked, Text):
            faults.append(Fault(checked, _dotted(section, key), line_of(source, section, key)))
        else:
            values[section, key] = checked
    return values, faults


def _entries(section: str, table: dict[str, object]) -> Iterator[tuple[str, str, object]]:
    for key, value in table.items():
        inner = _dotted(section, key)
        if isinstance(value, dict) and inner in SCHEMA:
            yield from _entries(inner, cast("dict[str, object]", value))
        else:
            yield section, key, value


def _check(section: str, key: str, value: object) -> Value | Text:
    if section == "names":
        return _string(value)
    check = SCHEMA[section].get(key)
    if check is None:
        known = list(SCHEMA[section]) + [name for name in SCHEMA if name and not section]
        return text("there is no such key; there are {keys}", keys=", ".join(known))
    return check(value)


def missing(values: Values) -> list[Fault]:
    """A fault for every key that neither a theme nor its bases state."""
    wanted = [(section, key) for section, keys in SCHEMA.items() if section != "piece.second" for key in keys]
    wanted.append(("names", "en"))
    absent = [entry for entry in wanted if entry not in values and entry not in _OPTIONAL]
    return [Fault(text("this key is missing"), _dotted(*entry)) for entry in absent]


def bad_base(source: str, base: str, found: Iterable[str]) -> Fault:
    names = ", ".join(sorted(found))
    wrong = text("no theme {name} can be the base of this one; there are {names}", name=base, names=names)
    return Fault(wrong, "base", line_of(source, "", "base"))


def located(fault: Fault, path: Path) -> Fault:
    """The fault with the name of its file."""
    return replace(fault, path=f"{path.name}: {fault.path}" if fault.path else path.name)


def line_of(source: str, section: str, key: str) -> int | None:
    """The line of a key, counted from 1, as far as it is written in the usual way."""
    here = ""
    for number, line in enumerate(source.splitlines(), 1):
        header = re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", line)
        if header:
            here = header[1]
            if here == _dotted(section, key):
                return number
        elif here == section and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return number
    return None


def _dotted(section: str, key: str) -> str:
    return f"{section}.{key}" if section else key


__all__ = ["SCHEMA", "Value", "Values", "bad_base", "line_of", "located", "missing", "parse"]
