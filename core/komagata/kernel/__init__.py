"""Kernels: two implementations of one interface, and the choice between them."""

from __future__ import annotations

import importlib
import os

from komagata.errors import UnknownName
from komagata.kernel.interface import Kernel, Reason, SearchLimits, SearchLine, State, Verdict
from komagata.text import text
from komagata.variants.tables import Tables

NAMES = ("native", "reference")


def available() -> tuple[str, ...]:
    """The kernels of this installation, the fastest first. Without a C++ compiler there is no native one."""
    try:
        importlib.import_module("komagata.kernel._native")
    except ImportError:
        return ("reference",)
    return NAMES


def make_kernel(tables: Tables, name: str | None = None) -> Kernel:
    """A kernel for these tables: the one called `name`, else as KOMAGATA_KERNEL says, else the fastest there is."""
    wanted = name or os.environ.get("KOMAGATA_KERNEL") or available()[0]
    if wanted not in NAMES:
        raise UnknownName(text("there is no kernel '{name}'; there are: native, reference", name=wanted))
    if wanted == "reference":
        from komagata.kernel.reference import ReferenceKernel

        return ReferenceKernel(tables)
    if wanted not in available():
        raise UnknownName(text("the native kernel was not built here; choose 'reference'"))
    from komagata.kernel.native import NativeKernel

    return NativeKernel(tables)


__all__ = ["NAMES", "Kernel", "Reason", "SearchLimits", "SearchLine", "State", "Verdict", "available", "make_kernel"]
