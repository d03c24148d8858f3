"""How a variant file is laid out: a whole one written from values, and a text made to say other values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any, cast

from komagata.variants.reader import Raw, listing, table

_SECTIONS = ("board", "rules", "repetition", "notation")
"""Tables that have a heading of their own; others of the same depth are written on one line."""
_FAMILIES = ("pieces", "options")
"""Tables of tables that each have a heading."""


def written(values: Raw) -> str:
    """The text of a file that says these values, laid out as the shipped ones are."""
    lines = [_line(key, value) for key, value in values.items() if not _headed((key,), value)]
    for key, value in values.items():
        if _headed((key,), value):
            lines += _section((key,), cast("Raw", value))
    return "\n".join(lines).lstrip("\n") + "\n"


def _headed(path: tuple[str, ...], value: object) -> bool:
    """Whether a table at this path is written under a heading."""
    if table(value) is None:
        return False
    if path[0] == "options":
        return len(path) < 3 or (len(path) < 5 and path[2] == "choices")
    return (path[0] in _FAMILIES and len(path) < 3) or (path[0] in _SECTIONS and len(path) == 1)


def _section(path: tuple[str, ...], values: Raw) -> Iterator[str]:
    plain = {key: value for key, value in values.items() if not _headed((*path, key), value)}
    if plain or not values:
        yield f"\n[{'.'.join(map(_key, path))}]"
        yield from (_line(key, value) for key, value in plain.items())
    for key, value in values.items():
        if key not in plain:
            yield from _section((*path, key), cast("Raw", value))


def _line(key: str, value: object) -> str:
    return f"{_key(key)} = {value_text(value)}"


def _key(key: str) -> str:
    import tomlkit

    return tomlkit.key(key).as_string() if key else '""'


def value_text(value: object) -> str:
    """A value on one line."""
    import tomlkit

    entries, items = table(value), listing(value)
    if entries is not None:
        inner = ", ".join(_line(key, entry) for key, entry in entries.items())
        return f"{{ {inner} }}" if inner else "{}"
    if items is not None:
        return f"[{', '.join(map(value_text, items))}]"
    return tomlkit.dumps({"value": value}).removeprefix("value = ").removesuffix("\n")


def fitted(source: str, old: Raw, new: Raw) -> str | None:
    """`source`, which says `old`, changed where `new` differs; None if its layout does not allow that.

    The caller has to see whether the result says what it should.
    """
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        document = _parsed.pop(source, None)
        if document is None:
            document = tomlkit.parse(source)
        _fit(document, old, new, ())
        result = tomlkit.dumps(document).rstrip("\n") + "\n"
    except (TOMLKitError, KeyError, TypeError, ValueError, IndexError, AttributeError):
        return None
    _parsed.clear()
    _parsed[result] = document
    return result


_parsed: dict[str, Any] = {}
"""The text that was made last, as it was when it was changed: to read it takes longer than to change it, and who types
changes it again at once."""


Node = MutableMapping[str, Any]


def _fit(node: Node, old: Mapping[str, object], new: Mapping[str, object], path: tuple[str, ...]) -> None:
    from tomlkit.items import InlineTable

    for key in old:
        if key not in new:
            del node[key]
    for key, value in new.items():
        before, after = table(old.get(key)), table(value)
        if key in old and type(old[key]) is type(value) and old[key] == value:
            continue
        if before and after and not isinstance(node[key], InlineTable):
            _fit(node[key], before, after, (*path, key))
        elif key in old and not _headed((*path, key), value):
            node[key] = _item(value)
        else:
            if key in old:
                del node[key]
            _add(node, key, value, (*path, key))


def _add(node: Node, key: str, value: object, path: tuple[str, ...]) -> None:
    import tomlkit
    from tomlkit.items import InlineTable

    entries = table(value)
    if entries is None or isinstance(node, InlineTable) or not _headed(path, value):
        node[key] = _item(value)
        return
    only_headings = bool(entries) and all(_headed((*path, name), entry) for name, entry in entries.items())
    section = tomlkit.table(is_super_table=only_headings)
    for name, entry in entries.items():
        _add(section, name, entry, (*path, name))
    if not any(_headed((*path, name), entry) for name, entry in entries.items()):
        section.add(tomlkit.nl())
    node[key] = section


def _item(value: object) -> Any:
    import tomlkit

    return tomlkit.value(value_text(value))


__all__ = ["fitted", "value_text", "written"]
