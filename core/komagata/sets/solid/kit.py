"""The libraries that make solids, loaded when the first solid is made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from komagata.errors import KomagataError
from komagata.text import text


@dataclass(frozen=True, slots=True)
class Kit:
    """Asked for by name, because neither need be installed."""

    manifold: Any
    """Module `manifold3d`: areas and solids, exact about what is inside and what is outside."""
    numpy: Any


@cache
def kit() -> Kit:
    """Raises KomagataError, with what to install, if the libraries are not there."""
    try:
        return Kit(import_module("manifold3d"), import_module("numpy"))
    except ImportError as error:
        raise KomagataError(
            text(
                "solids and laser sheets need the Python package {package}: pip install {package} ({reason})",
                package="manifold3d",
                reason=error,
            )
        ) from error


def available() -> bool:
    """Whether solids can be made here."""
    try:
        kit()
    except KomagataError:
        return False
    return True


__all__ = ["Kit", "available", "kit"]
