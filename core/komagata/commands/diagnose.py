"""`komagata --diagnose`: what of this installation works, for bug reports."""

from __future__ import annotations

import platform
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from komagata import __version__
from komagata.commands.common import say
from komagata.errors import KomagataError

PACKAGES = ("PySide6-Essentials", "cairosvg", "fonttools", "msgspec", "platformdirs", "tqdm")
ENGINES = ("fairy-stockfish", "hachu", "sjaakii")


def report() -> int:
    """Print it."""
    say(f"komagata {__version__}")
    say(f"python {platform.python_version()} ({sys.implementation.name}) on {platform.system()} {platform.machine()}")
    say(f"kernels: {_kernels()}")
    say(f"games: {_games()}")
    for name in PACKAGES:
        say(f"{name}: {_version(name)}")
    say(f"window: {_loads('PySide6.QtWidgets')}")
    say(f"pictures: {_loads('cairosvg')}")
    for name in ENGINES:
        say(f"engine {name}: {_engine(name)}")
    return 0


def _kernels() -> str:
    from komagata.kernel import available

    return ", ".join(available())


def _games() -> str:
    from komagata.variants.catalog import catalog

    try:
        games = catalog()
        faulty = len(games.faults())
        return f"{len(games.ids())}, {faulty} faulty files" if faulty else str(len(games.ids()))
    except KomagataError as error:
        return str(error)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def _loads(module: str) -> str:
    try:
        import_module(module)
    except (ImportError, OSError) as error:
        return f"does not load: {' '.join(str(error).split())}"
    return "loads"


def _engine(name: str) -> str:
    from komagata.engine.process import find_program

    return "found" if find_program(name) else "not found"


__all__ = ["report"]
