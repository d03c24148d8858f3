"""A job as the text of a preset file, and back, without loss."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, cast, get_args, get_origin, get_type_hints

from komagata.errors import Fault, FileError
from komagata.sets.job import Game, Job
from komagata.sets.limits import check
from komagata.text import shortened, text
from komagata.variants.reader import line_of, listing, table

Raw: TypeAlias = Mapping[str, object]

MOST_CHARACTERS = 200_000
_TABLES = ("games", "looks", "sheet", "laser", "solid")


@dataclass(frozen=True, slots=True)
class Preset:
    """A job with a name."""

    id: str
    names: Mapping[str, str]
    """By language code; empty if the file gives none."""
    job: Job
    own: bool = False
    """The user's, not a shipped one."""
    about: Mapping[str, str] = field(default_factory=dict[str, str])
    """One or two sentences, by language code."""

    def name(self, language: str = "en") -> str:
        return self.names.get(language) or self.names.get("en") or self.id


def read(source: str) -> Job:
    """The job in the text of a preset. Raises FileError with every fault, its path and line."""
    return parse(source).job


def parse(source: str) -> Preset:
    """The preset in a text, without an id. Raises FileError with every fault, its path and line."""
    document = _document(source)
    faults: list[Fault] = []
    names = _names(document, "names", faults)
    about = _names(document, "about", faults)
    rest = {key: value for key, value in document.items() if key not in ("names", "about")}
    job = cast("Job", _part(Job, rest, "", faults))
    # What could not be read stands at its default, where nothing is wrong with it.
    faults += [fault for fault in check(job, games=False) if not any(_same(fault, known) for known in faults)]
    if faults:
        raise FileError([replace(fault, line=fault.line or _line(source, fault.path)) for fault in faults])
    return Preset("", names, job, about=about)


def write(job: Job, names: Mapping[str, str] | None = None) -> str:
    """The text of a preset: reading it gives the same job. Everything is said, defaults as well, because they may be
    others one day."""
    import tomlkit

    head: dict[str, object] = {"names": dict(names)} if names else {}
    body = _table(job)
    # Names first, as in every file; TOML wants them behind whatever stands in no table.
    plain = {key: value for key, value in body.items() if key not in _TABLES}
    tables = {key: value for key, value in body.items() if key in _TABLES}
    return tomlkit.dumps(plain | head | tables)


def lasting(job: Job) -> Job:
    """The job with whole paths of variant files: what is kept works wherever the program is started."""
    games = (
        replace(game, game=str(Path(game.game).absolute())) if game.game.lower().endswith(".toml") else game
        for game in job.games
    )
    return replace(job, games=tuple(games))


def _table(part: Any) -> dict[str, object]:
    """Tables come last, as TOML wants it."""
    plain: dict[str, object] = {}
    tables: dict[str, object] = {}
    for one in fields(part):
        value = getattr(part, one.name)
        if is_dataclass(value):
            tables[one.name] = _table(value)
        elif one.name == "games":
            if value:
                tables[one.name] = [_table(game) for game in value]
        elif one.name in ("options", "more"):
            if value:
                tables[one.name] = dict(value)
        else:
            plain[one.name] = list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value
    return plain | tables


# Values


def _document(source: str) -> Raw:
    if len(source) > MOST_CHARACTERS:
        raise FileError(text("the file is longer than {most} characters", most=MOST_CHARACTERS))
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        wrong = text("this is not TOML: {reason}", reason=error)
        raise FileError(Fault(wrong, line=int(place[1]) if place else None)) from None
    except RecursionError:
        raise FileError(text("the file is nested too deeply")) from None


def _names(document: Raw, key: str, faults: list[Fault]) -> dict[str, str]:
    entries = table(document.get(key, {}))
    if entries is None or not all(isinstance(value, str) for value in entries.values()):
        faults.append(Fault(text('expected a table of texts by language, such as {{ en = "..." }}'), key))
        return {}
    return {language: str(value) for language, value in entries.items()}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _part(kind: Any, raw: object, path: str, faults: list[Fault]) -> object:
    """One part of a job; what is wrong with it is noted, and stands at its default."""
    entries = table(raw)
    hints = _hints(kind)
    if entries is None:
        faults.append(Fault(text("expected a table"), path))
        entries = {}
    for key in entries:
        if key not in hints:
            known = ", ".join(hints) + (", names, about" if kind is Job else "")
            wrong = text("nothing called '{key}' is known here; known are {known}", key=shortened(key), known=known)
            faults.append(Fault(wrong, _join(path, key)))
    values: dict[str, object] = {}
    for one in fields(kind):
        inner = _join(path, one.name)
        if one.name in entries:
            value = _value(hints[one.name], entries[one.name], inner, faults)
            if value is not None:
                values[one.name] = value
        elif one.default is MISSING and one.default_factory is MISSING and one.name != "games":
            faults.append(Fault(text("'{name}' is missing", name=one.name), path))
    if kind is Job:
        values.setdefault("games", ())
    if kind is Game:
        values.setdefault("game", "")
    return cast("Callable[..., object]", kind)(**values)


def _value(kind: Any, raw: object, path: str, faults: list[Fault]) -> object:
    """A value of a type; None, and a fault noted, if it is of another one."""
    if is_dataclass(kind):
        return _part(kind, raw, path, faults)
    if get_origin(kind) is tuple:
        return _tuple(kind, raw, path, faults)
    if kind is float and isinstance(raw, int | float) and not isinstance(raw, bool):
        # Beyond what a float holds it is beyond every bound, too.
        return float(raw) if isinstance(raw, float) or abs(raw) < 10**15 else float("inf")
    if isinstance(raw, kind) and (kind is bool or not isinstance(raw, bool)):
        return raw
    expected = {
        str: text("expected a text in quotation marks, not {value}", value=_shown(raw)),
        bool: text("expected true or false, not {value}", value=_shown(raw)),
        int: text("expected a whole number, not {value}", value=_shown(raw)),
        float: text("expected a number, not {value}", value=_shown(raw)),
    }
    faults.append(Fault(expected[kind], path))
    return None


def _tuple(kind: Any, raw: object, path: str, faults: list[Fault]) -> object:
    inner = get_args(kind)
    if get_origin(inner[0]) is tuple:
        return _pairs(get_args(inner[0])[1], raw, path, faults)
    items = listing(raw)
    if items is None:
        faults.append(Fault(text("expected a list, not {value}", value=_shown(raw)), path))
        return None
    if inner[-1] is not Ellipsis and len(items) != len(inner):
        faults.append(Fault(text("expected {count} numbers, not {value}", count=len(inner), value=_shown(raw)), path))
        return None
    before = len(faults)
    found = [_value(inner[0], item, f"{path}[{index}]", faults) for index, item in enumerate(items)]
    return tuple(found) if len(faults) == before or inner[0] is Game else None


def _pairs(kind: Any, raw: object, path: str, faults: list[Fault]) -> object:
    entries = table(raw)
    if entries is None:
        faults.append(Fault(text("expected a table"), path))
        return None
    found: list[tuple[str, object]] = []
    for key, value in entries.items():
        # Choices of an option may be written as what they look like.
        plain = str(value).lower() if kind is str and isinstance(value, bool | int) else value
        read = _value(kind, plain, _join(path, key), faults)
        if read is not None:
            found.append((key, read))
    return tuple(found)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _shown(value: object) -> str:
    return shortened(repr(value))


def _same(one: Fault, other: Fault) -> bool:
    return one.path == other.path or one.path.startswith(f"{other.path}.")


def _line(source: str, path: str) -> int | None:
    """The line of a path; of one in a list of tables, that in its own table."""
    listed = re.match(r"games\[(\d+)\](?:\.(.*))?", path)
    if listed is None:
        return line_of(source, path)
    starts = [match.start() for match in re.finditer(r"^\s*\[\[\s*games\s*\]\]", source, re.MULTILINE)]
    number = int(listed[1])
    if number >= len(starts):
        return line_of(source, "games")
    before = source.count("\n", 0, starts[number])
    end = starts[number + 1] if number + 1 < len(starts) else len(source)
    inner = line_of(source[starts[number] : end].lstrip("\n"), f"games.{(listed[2] or '').split(':')[0]}")
    skipped = len(source[starts[number] : end]) - len(source[starts[number] : end].lstrip("\n"))
    return before + skipped + (inner or 1)


__all__ = ["Preset", "lasting", "parse", "read", "write"]
