"""The values of a job by their paths, as faults and preset files name them: `sheet.margin`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Any

from komagata.sets.job import Job


def value_of(job: Any, path: str) -> Any:
    """The value at a path."""
    for name in path.split("."):
        job = getattr(job, name)
    return job


def with_value(job: Any, path: str, value: object) -> Any:
    """The job, or the part of one, with another value at a path."""
    name, _, rest = path.partition(".")
    return replace(job, **{name: with_value(getattr(job, name), rest, value) if rest else value})


def all_paths(kind: type[Any] = Job, prefix: str = "") -> Iterator[str]:
    """The path of every value that a job has."""
    for one in fields(kind):
        part = one.default_factory() if one.default_factory is not MISSING else None
        if is_dataclass(part):
            yield from all_paths(type(part), f"{prefix}{one.name}.")
        else:
            yield prefix + one.name


__all__ = ["all_paths", "value_of", "with_value"]
