"""What subcommands share: the game and position they are about, output, files, progress."""

from __future__ import annotations

import sys
import threading
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from komagata import assets
from komagata.errors import Fault, FileError, KomagataError, NotationError
from komagata.position import Position, Rules, load_rules
from komagata.text import Text, text

if TYPE_CHECKING:
    from komagata.game import Game

T = TypeVar("T")

STANDARD = "-"
"""The name of the standard input or output where a file is asked for."""


def say(line: str = "") -> None:
    """One line of the result."""
    sys.stdout.write(line + "\n")


def note(line: str | Text) -> None:
    """One line beside the result: a fault, a timing."""
    sys.stdout.flush()
    sys.stderr.write(f"{line}\n")


def note_faults(arguments: Namespace, place: str, found: Iterable[Fault]) -> None:
    """The faults of a source that could be used all the same; the command then ends as one with faults does."""
    for fault in found:
        note(f"{place}: {' '.join(str(fault).split())}")
        arguments.faulty = True


def faults(error: KomagataError) -> list[str]:
    """The faults of an error, each on one line."""
    return [" ".join(str(fault).split()) for fault in error.faults] or ["unknown fault"]


def add_game(parser: ArgumentParser, *, records: bool = True) -> None:
    """GAME with everything that says where in it."""
    what = "id of a game (see `komagata games`) or a variant file"
    parser.add_argument("game", metavar="GAME", help=f"{what}, or a record" if records else what)
    add_position(parser)


def add_position(parser: ArgumentParser) -> None:
    """The options that say where in a game, and with which rules."""
    parser.add_argument(
        "--position", metavar="P", help="a position instead of the start; - reads it from standard input"
    )
    parser.add_argument("--moves", metavar="M", default="", help="moves to play first, separated by spaces")
    add_rules(parser)


def add_rules(parser: ArgumentParser) -> None:
    """The options that say with which rules a game is played."""
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=name_and_value,
        help="a choice about the rules; may be given several times",
    )
    parser.add_argument("--kernel", choices=("native", "reference"), help="which kernel computes the rules")


def name_and_value(written: str) -> tuple[str, str]:
    """`name=value`."""
    name, sign, value = written.partition("=")
    if not sign or not name.strip():
        raise ArgumentTypeError(f"expected name=value, not {written!r}")
    return name.strip(), value.strip()


def rules_of(arguments: Namespace) -> Rules:
    """The rules that the arguments ask for."""
    options: dict[str, str] = dict(arguments.option)
    name: str = arguments.game
    if name.endswith(".toml"):
        from komagata.kernel import make_kernel
        from komagata.variants.catalog import catalog
        from komagata.variants.compiler import compile_variant

        compiled = compile_variant(catalog().read(read_input(name)), options)
        return Rules(compiled, make_kernel(compiled.tables, arguments.kernel))
    return load_rules(name, options, arguments.kernel)


def position_of(arguments: Namespace) -> Position:
    """The position that the arguments ask for: given, the end of a record, or the start; then the moves."""
    return game_of(arguments).position


def game_of(arguments: Namespace) -> Game:
    """The game that leads to that position, and stands there."""
    game = _begun(arguments)
    for word in arguments.moves.replace(",", " ").split():
        game.play(word, beyond_end=True)
    return game


def _begun(arguments: Namespace) -> Game:
    from komagata import records
    from komagata.game import Game

    if Path(arguments.game).suffix.lower() in records.EXTENSIONS or arguments.game == STANDARD:
        game = records.read(read_record(arguments.game))
        note_faults(arguments, arguments.game, game.faults)
        if arguments.position is None:
            return game
        return Game(game.rules, game.rules.position(position_text(arguments.position)))
    rules = rules_of(arguments)
    return Game(rules, None if arguments.position is None else rules.position(position_text(arguments.position)))


def position_text(written: str) -> str:
    """A position as given, or the standard input for `-`."""
    return read_input(STANDARD).strip() if written == STANDARD else written


def read_input(path: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    if path != STANDARD:
        return assets.read_text(path)
    data = _standard_input()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(text("the standard input is not UTF-8 text (byte {at})", at=error.start)) from None


def _standard_input() -> bytes:
    data = sys.stdin.buffer.read(assets.MOST_BYTES + 1)
    if len(data) > assets.MOST_BYTES:
        raise FileError(text("a file has at most {most} bytes", most=assets.MOST_BYTES))
    return data


def read_record(path: str) -> str:
    """The text of a record in any encoding, or of the standard input for `-`."""
    from komagata import records

    if path == STANDARD:
        return records.decode(_standard_input())
    return records.decode(assets.read_bytes(path))


def write_output(path: str, data: str | bytes) -> None:
    """Write a file, or to the standard output for `-`."""
    if path != STANDARD:
        assets.atomic_write(path, data)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(data.encode("utf-8") if isinstance(data, str) else data)
    sys.stdout.buffer.flush()


def file_name(written: str) -> str:
    """A type of argument: the name of a file or folder. An empty one would mean the folder that one is in."""
    if not written.strip():
        raise ArgumentTypeError("expected the name of a file or folder, not nothing")
    return written


def whole(least: int, most: int) -> Callable[[str], int]:
    """A type of argument: a whole number within bounds."""

    def convert(written: str) -> int:
        if not written.isascii() or not written.removeprefix("-").isdecimal() or len(written) > 18:
            raise ArgumentTypeError(f"expected a whole number, not {written[:40]!r}")
        if not least <= int(written) <= most:
            raise ArgumentTypeError(f"expected a number from {least} to {most}, not {written}")
        return int(written)

    return convert


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The items, with a bar while they are worked through, if anybody is looking."""
    if not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    yield from tqdm(items, total=total, desc=what, leave=False, file=sys.stderr)


def interruptible(work: Callable[[], T]) -> T:
    """Run long work so that Ctrl-C is heard at once, also inside a kernel."""
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:  # noqa: BLE001 -- handed over to the waiting thread
            errors.append(error)

    thread = threading.Thread(target=run, name="work", daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(0.1)
    if errors:
        raise errors[0]
    return results[0]


def check_extension(path: str, known: Iterable[str]) -> str:
    """The extension of an output file, in lower case."""
    suffix = Path(path).suffix.lower()
    if suffix not in known:
        raise NotationError(
            text("the name of {path} must end in one of: {known}", path=path, known=" ".join(known)), offset=0
        )
    return suffix


__all__ = [
    "STANDARD",
    "add_game",
    "add_position",
    "add_rules",
    "check_extension",
    "faults",
    "file_name",
    "game_of",
    "interruptible",
    "note",
    "note_faults",
    "position_of",
    "position_text",
    "progress",
    "read_input",
    "read_record",
    "rules_of",
    "say",
    "whole",
    "write_output",
]
