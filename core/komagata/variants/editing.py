"""The text of a variant file, changed in part: what is not changed keeps its layout and its comments.

A change is stated as the values that the whole game is to have, inheritance resolved; the text then says as little as
it can beyond what it said before.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import reduce
from typing import Protocol

from komagata.variants.layout import fitted, written
from komagata.variants.reader import Raw, listing, merged, parse_toml, removed, table

Path = tuple[str, ...]
"""Keys from the top of the file to a value."""

_OWN = ("inherit", "remove")
"""Keys that speak of the file, not of the game."""


class Parents(Protocol):
    """Where the games are found that a file inherits from: a catalog."""

    def resolved(self, raw: Raw) -> Raw: ...


@dataclass(frozen=True, slots=True)
class VariantText:
    """A text that is TOML, with what it says. Every `with_` method answers with a changed copy."""

    source: str
    own: Raw
    """What the text itself says."""
    parent: Raw
    """All that the game says from which it inherits; empty without one."""

    @classmethod
    def read(cls, source: str, parents: Parents) -> VariantText:
        """Raises VariantError for what is not TOML, and for a parent that is not there."""
        own = parse_toml(source)
        parent = parents.resolved({"inherit": own["inherit"]}) if "inherit" in own else {}
        return cls(source, own, parent)

    @property
    def values(self) -> Raw:
        """All that the game says. It is not to be changed."""
        return _joined(self.own, self.parent)

    def value(self, path: Iterable[str]) -> object | None:
        """What stands at a path, or None."""
        return value_at(self.values, path)

    def states(self, path: Iterable[str]) -> bool:
        """Whether the text itself says something at a path, rather than inheriting it."""
        return value_at(self.own, path) is not None

    def with_value(self, path: Path, value: object | None) -> VariantText:
        """With a value at a path, whose tables are made as needed; None takes the entry out."""
        return self.with_values(with_entry(self.values, path, value))

    def with_values(self, values: Raw) -> VariantText:
        """Saying just these values, inheritance resolved."""
        own = deepcopy(self.own)
        change = _Change(own, self.parent)
        for key in dict.fromkeys((*self.values, *values)):
            change.state((key,), values.get(key))
        return self.saying(own)

    def with_own(self, key: str, value: object | None) -> VariantText:
        """With another `inherit` or `remove`. The parent's values are not looked up again."""
        return self.saying(with_entry(self.own, (key,), value))

    def saying(self, own: Raw) -> VariantText:
        """With a text that says `own`, as much like the present one as it can be."""
        if own == self.own:
            return self
        source = fitted(self.source, self.own, own)
        if source is None or tomllib.loads(source) != own:
            # Some layouts cannot be changed in part (tables begun in one place and continued in another).
            source = written(own)
        return VariantText(source, own, self.parent)


class _Change:
    """Makes a file's own values such that, joined with its parent's, they are what is wanted."""

    def __init__(self, own: Raw, parent: Raw) -> None:
        self.own, self.parent = own, parent

    def state(self, path: Path, wanted: object | None) -> None:
        """Let the entry at `path` have the wanted value, or not be there."""
        if path[0] in _OWN:
            return
        now = value_at(_joined(self.own, self.parent), path)
        if same(now, wanted):
            return
        inherited = value_at(_bases(self.own, self.parent), path)
        new, old = table(wanted), table(inherited)
        if wanted is None:
            self._drop(path, inherited)
        elif new is None or old is None:
            self._put(path, wanted, inherited)
        elif any("." in key for key in old if key not in new):
            # `remove` cannot name such an entry: the whole table is stated instead.
            self._remove(path)
            self._put(path, wanted, None)
        else:
            keys: list[str] = [*(table(now) or {}), *new]
            for key in dict.fromkeys(keys):
                self.state((*path, key), new.get(key))

    def _put(self, path: Path, wanted: object, inherited: object | None) -> None:
        # What the parent says already need not be said again.
        _enter(self.own, path, None if same(wanted, inherited) else wanted)
        if not same(value_at(_joined(self.own, self.parent), path), wanted):
            _enter(self.own, path, wanted)

    def _drop(self, path: Path, inherited: object | None) -> None:
        _enter(self.own, path, None)
        if inherited is not None:
            self._remove(path)

    def _remove(self, path: Path) -> None:
        self.own["remove"] = [*self.own.get("remove", []), ".".join(path)]


def _bases(own: Raw, parent: Raw) -> Raw:
    """The parent's values without those that the file takes out."""
    words = [str(path) for path in listing(own.get("remove")) or []]
    return reduce(lambda base, path: removed(base, path.split(".")), words, parent)


def _joined(own: Raw, parent: Raw) -> Raw:
    if not parent:
        return {key: value for key, value in own.items() if key not in _OWN}
    return merged(_bases(own, parent), {key: value for key, value in own.items() if key not in _OWN})


def value_at(values: Mapping[str, object], path: Iterable[str]) -> object | None:
    """The entry of nested tables at a path, or None."""
    found: object = values
    for key in path:
        entries = table(found)
        if entries is None or key not in entries:
            return None
        found = entries[key]
    return found


def with_entry(values: Raw, path: Path, value: object | None) -> Raw:
    """A copy of nested tables with a value at a path, or without it for None."""
    result = deepcopy(values)
    _enter(result, path, value)
    return result


def _enter(values: Raw, path: Path, value: object | None) -> None:
    """Put a value into nested tables, or take it out; tables that are then empty go with it."""
    key, rest = path[0], path[1:]
    if not rest:
        if value is None:
            values.pop(key, None)
        else:
            values[key] = deepcopy(value)
        return
    inner = table(values.get(key))
    if inner is None:
        if value is None:
            return
        inner = values[key] = {}
    before = bool(inner)
    _enter(inner, rest, value)
    if before and not inner:
        del values[key]


def same(one: object, other: object) -> bool:
    """Equal in value and kind: `1` is not `true`, though Python finds them equal."""
    first, second = table(one), table(other)
    if first is not None and second is not None:
        return first.keys() == second.keys() and all(same(first[key], second[key]) for key in first)
    items, others = listing(one), listing(other)
    if items is not None and others is not None:
        return len(items) == len(others) and all(map(same, items, others))
    return type(one) is type(other) and one == other


__all__ = ["Parents", "Path", "VariantText", "same", "value_at", "with_entry"]
