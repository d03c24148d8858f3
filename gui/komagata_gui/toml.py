"""Writes plain values as TOML: the standard library only reads it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(table: Mapping[str, object]) -> str:
    """The text of a table of strings, numbers, truth values, dates, lists and tables."""
    return "\n".join(_lines(table, ())).lstrip("\n") + "\n"


def _lines(table: Mapping[str, object], path: tuple[str, ...]) -> list[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
    lines = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    if path and (plain or not table):
        lines[:0] = ["", "[" + ".".join(map(_key, path)) + "]"]
    for key, value in table.items():
        if isinstance(value, Mapping):
            lines += _lines(value, (*path, key))
    return lines


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(str(key))} = {_value(item)}" for key, item in value.items()) + "}"
    return str(value)  # numbers, dates and times print as TOML writes them


def _string(value: str) -> str:
    # JSON's escapes are TOML's, but TOML also forbids the bare DEL character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


__all__ = ["write_toml"]
