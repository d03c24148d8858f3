"""Variant files read from TOML: structure and types. All faults are found in one pass, each with path and line."""

from __future__ import annotations

import re
import tomllib
import typing
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, TypeGuard, TypeVar, cast

import msgspec

from komagata.errors import Fault, VariantError
from komagata.text import text
from komagata.variants.schema import Frozen

Raw = dict[str, Any]
Kind = TypeVar("Kind", bound=Frozen)
Loader = Callable[[str], Raw]
"""Id of a game -> its raw file, inheritance resolved."""

MOST_CHARACTERS = 1_000_000
MOST_ANCESTORS = 8


def parse_toml(source: str) -> Raw:
    """TOML to plain values; raises VariantError with the line of the fault."""
    if len(source) > MOST_CHARACTERS:
        raise VariantError(text("the file is longer than {most} characters", most=MOST_CHARACTERS))
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        place = re.search(r"\(at line (\d+), column (\d+)\)", message)
        line, column = (int(place[1]), int(place[2])) if place else (source.count("\n") + 1, None)
        words = re.sub(r"\s*\(at .*\)$", "", message)
        raise VariantError(Fault(text("this is not TOML: {words}", words=words), line=line, column=column)) from None
    except ValueError:
        # Python reads no number of more than some thousand digits.
        raise VariantError(text("a number in the file is too long")) from None
    except RecursionError:
        raise VariantError(text("the file is nested too deeply")) from None


def resolve(raw: Raw, load: Loader, depth: int = 0) -> Raw:
    """Merge a file over the one it inherits from, if any."""
    parent = raw.get("inherit")
    if parent is None:
        return raw
    if not isinstance(parent, str):
        raise VariantError(Fault(text("expected the id of a game as text"), "inherit"))
    if depth >= MOST_ANCESTORS:
        raise VariantError(Fault(text("a game inherits from itself, or over too many steps"), "inherit"))
    gone = listing(raw.get("remove", []))
    if gone is None:
        raise VariantError(Fault(text("expected a list of paths"), "remove"))
    base = load(parent)
    for path in gone:
        base = removed(base, str(path).split("."))
    child = {key: value for key, value in raw.items() if key not in ("inherit", "remove")}
    return merged(base, child)


def merged(base: Raw, over: Mapping[str, Any]) -> Raw:
    """`over` laid over `base`: tables are merged, everything else is replaced."""
    result = dict(base)
    for key, value in over.items():
        old, new = table(result.get(key)), table(value)
        result[key] = value if old is None or new is None else merged(old, new)
    return result


def table(value: object) -> Raw | None:
    """The value if it is a table."""
    return cast("Raw", value) if isinstance(value, dict) else None


def listing(value: object) -> list[object] | None:
    """The value if it is a list."""
    return cast("list[object]", value) if isinstance(value, list) else None


def removed(base: Raw, path: list[str]) -> Raw:
    """`base` without the entry at `path`; unchanged if there is none."""
    result = dict(base)
    if len(path) == 1:
        result.pop(path[0], None)
    elif isinstance(result.get(path[0]), dict):
        result[path[0]] = removed(result[path[0]], path[1:])
    return result


def structure(raw: Raw, kind: type[Kind]) -> Kind:
    """The typed file of a kind; raises VariantError with every fault of structure."""
    if _in_english(raw):
        # Looking for every fault takes longer than reading a file that has none, as nearly all have.
        with suppress(msgspec.ValidationError):
            return msgspec.convert(raw, kind)
    faults: list[Fault] = []
    _check(kind, raw, "", faults)
    if faults:
        raise VariantError(faults)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise VariantError(text("{words}", words=str(error))) from None


def _in_english(value: object, key: str = "") -> bool:
    """Whether all names have an English form."""
    entries = table(value)
    if entries is None:
        items = listing(value)
        return items is None or all(_in_english(item) for item in items)
    if entries and "names" in key and "en" not in entries:
        return False
    return all(_in_english(entry, name) for name, entry in entries.items())


def _check(expected: Any, value: object, path: str, faults: list[Fault]) -> None:
    if _is_record(expected):
        _check_struct(expected, value, path, faults)
        return
    origin = typing.get_origin(expected)
    arguments = typing.get_args(expected)
    if origin is dict and arguments[1] is not object:
        entries = table(value)
        if entries is None:
            faults.append(Fault(text("expected a table"), path))
            return
        for key, entry in entries.items():
            _check(arguments[1], entry, _join(path, key), faults)
        if "names" in path.rsplit(".", 1)[-1] and "en" not in entries and entries:
            faults.append(Fault(text("the English text, 'en', is missing"), path))
    elif origin is list and (items := listing(value)) is not None:
        for index, entry in enumerate(items):
            _check(arguments[0], entry, f"{path}[{index}]", faults)
    else:
        try:
            msgspec.convert(value, expected)
        except msgspec.ValidationError as error:
            faults.append(Fault(text("{words}", words=_words(error, expected)), path))


def _is_record(expected: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(expected, type) and issubclass(expected, msgspec.Struct)


def _words(error: msgspec.ValidationError, expected: Any) -> str:
    choices = typing.get_args(expected) if typing.get_origin(expected) is typing.Literal else ()
    if choices:
        return "expected one of " + ", ".join(str(choice) for choice in choices)
    words = str(error).split(" - at ")[0]
    return words[:1].lower() + words[1:]


def _check_struct(expected: type[msgspec.Struct], value: object, path: str, faults: list[Fault]) -> None:
    entries = table(value)
    if entries is None:
        faults.append(Fault(text("expected a table"), path))
        return
    hints = _hints(expected)
    for key in entries:
        if key not in hints:
            known = ", ".join(sorted(hints))
            faults.append(
                Fault(
                    text("nothing called '{key}' is known here; known are {known}", key=key, known=known),
                    _join(path, key),
                )
            )
    for field in msgspec.structs.fields(expected):
        if field.name in entries:
            _check(hints[field.name], entries[field.name], _join(path, field.name), faults)
        elif field.required:
            faults.append(Fault(text("'{name}' is missing", name=field.name), path or field.name))


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of the fields. Working them out takes longer than reading a file."""
    return typing.get_type_hints(kind)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


_HEADER = re.compile(r"\s*\[\[?\s*([^\[\]]+?)\s*\]?\]\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")


def line_of(source: str, path: str) -> int | None:
    """The line, from 1, on which the entry at `path`, or the nearest table around it, stands in a TOML text."""
    places: dict[str, int] = {}
    table = ""
    for number, line in enumerate(source.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            table = _plain(header[1])
            places.setdefault(table, number)
            continue
        key = _KEY.match(line)
        if key:
            places.setdefault(_join(table, _plain(key[1])), number)
    wanted = path.split("[", maxsplit=1)[0]
    while wanted:
        if wanted in places:
            return places[wanted]
        wanted = wanted.rpartition(".")[0]
    return None


def _plain(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def located(faults: tuple[Fault, ...], source: str) -> tuple[Fault, ...]:
    """The same faults with the lines of `source` on which they stand."""
    return tuple(
        fault if fault.line is not None else Fault(fault.text, fault.path, line_of(source, fault.path))
        for fault in faults
    )


__all__ = ["Raw", "line_of", "located", "merged", "parse_toml", "resolve", "structure"]
