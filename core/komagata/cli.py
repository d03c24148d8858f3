"""The command line: picks a subcommand or opens the window, and turns every failure into one plain line."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from time import perf_counter
from types import ModuleType
from typing import NoReturn, TextIO

from komagata import __version__
from komagata.errors import KomagataError

BEGUN = perf_counter()

COMMANDS = (
    "games",
    "moves",
    "perft",
    "show",
    "play",
    "explain",
    "mate",
    "draw",
    "card",
    "set",
    "convert",
    "export-fairy",
    "score",
    "check",
    "engine",
    "match",
    "report",
    "bench",
    "demo",
)

FAULTY, INTERRUPTED, BROKEN_PIPE, INTERNAL = 2, 130, 141, 70


class _Parser(ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: {' '.join(message.split())}\n")
        raise SystemExit(FAULTY)


def main() -> NoReturn:
    """The program."""
    status = run(sys.argv[1:])
    if status == INTERRUPTED:
        # A kernel may still be at work in another thread; nobody waits for it.
        os._exit(status)
    raise SystemExit(status)


def run(arguments: Sequence[str]) -> int:
    """The exit status of the program with these arguments."""
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a kanji shows a question mark.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = _dispatch(list(arguments))
        sys.stdout.flush()
    except KomagataError as error:
        return _faulty(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever reads has heard enough; Python must not complain about it on the way out.
        _silence()
        return BROKEN_PIPE
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except OSError as error:
        # A full disk below the standard output, a folder that is gone while it is read: not a fault of the program.
        _silence()
        place = f" ({error.filename})" if error.filename else ""
        sys.stderr.write(f"komagata: {' '.join((error.strerror or str(error)).split())}{place}\n")
        return FAULTY
    except Exception as error:
        if os.environ.get("KOMAGATA_DEBUG"):
            raise
        sys.stderr.write(f"komagata: internal error: {type(error).__name__}: {' '.join(str(error).split())}\n")
        return INTERNAL
    return status


def _open_streams() -> None:
    """Who closes the standard streams, or has none to give, hears nothing; that is no reason to fail."""
    if sys.stdout is None:
        sys.stdout = _nowhere()
    if sys.stderr is None:
        sys.stderr = _nowhere()
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")


def _nowhere() -> TextIO:
    return os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _silence() -> None:
    """What is still to be written to the standard output goes nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _faulty(error: KomagataError) -> int:
    from komagata.commands.common import faults

    for line in faults(error):
        sys.stderr.write(f"komagata: {line}\n")
    return FAULTY


def _dispatch(arguments: list[str]) -> int:
    words = [word for word in arguments if not word.startswith("-")]
    if words and words[0] in COMMANDS:
        name = words[0]
        before = arguments[: arguments.index(name)]
        after = arguments[arguments.index(name) + 1 :]
        return _command(name, before + after)
    if words and not os.path.lexists(words[0]):
        known = ", ".join(COMMANDS)
        sys.stderr.write(f"komagata: there is neither a command nor a file '{words[0]}'; commands are: {known}\n")
        return FAULTY
    parsed = _top_parser().parse_args(arguments)
    if parsed.diagnose:
        from komagata.commands.diagnose import report

        return report()
    return _window(parsed)


def _command(name: str, arguments: list[str]) -> int:
    module = import_module(f"komagata.commands.{name.replace('-', '_')}")
    parser = _Parser(prog=f"komagata {name}", description=_sentence(module), allow_abbrev=False)
    parser.add_argument("--timing", action="store_true", help="say on standard error how long it took")
    module.configure(parser)
    if arguments.count("--") > 1 or any(word.endswith("=--") for word in arguments):
        # argparse would hand over an empty list in its place.
        parser.error("'--' is no value")
    parsed = parser.parse_args(arguments)
    begun = perf_counter()
    status: int = module.run(parsed)
    if parsed.timing:
        sys.stdout.flush()
        sys.stderr.write(f"start: {begun - BEGUN:.3f} s\nwork: {perf_counter() - begun:.3f} s\n")
    return status or (FAULTY if getattr(parsed, "faulty", False) else 0)


def _sentence(module: ModuleType) -> str:
    words: str = module.HELP
    return f"{words[0].upper()}{words[1:]}."


def _top_parser() -> ArgumentParser:
    parser = _Parser(
        prog="komagata",
        description="Play, set up and print the chess games of wedge-shaped pieces.",
        epilog=f"Commands: {', '.join(COMMANDS)}. `komagata COMMAND --help` says more of each.",
        usage="komagata [FILE] | komagata COMMAND ...",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help="a record or position to open in the window")
    parser.add_argument("--version", action="version", version=f"komagata {__version__}")
    parser.add_argument("--timing", action="store_true", help="say on standard error how long the start took")
    parser.add_argument("--diagnose", action="store_true", help="say what of this installation works")
    parser.add_argument("--position", help=SUPPRESS)
    return parser


def _window(parsed: Namespace) -> int:
    file: str | None = parsed.file
    if _without_display():
        sys.stderr.write(
            "komagata: there is no display to open a window on; the commands need none, such as `komagata demo`\n"
        )
        return FAULTY
    try:
        # By name: the library must not depend on the window.
        application = import_module("komagata_gui.app")
    except ImportError as error:
        reason = " ".join(str(error).split())
        sys.stderr.write(
            f"komagata: the window needs PySide6 (pip install PySide6-Essentials), which does not load: {reason}\n"
        )
        return FAULTY
    arguments = ([file] if file is not None else []) + (["--timing"] if parsed.timing else [])
    status: int = application.run(arguments)
    return status


def _without_display() -> bool:
    """Whether Qt could do nothing but abort. Only where it is certain: elsewhere Qt finds out."""
    known = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in known)


if __name__ == "__main__":
    main()
