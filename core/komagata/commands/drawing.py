"""What the subcommands that draw share: styles, themes, files."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import TYPE_CHECKING

from komagata.commands.common import STANDARD, check_extension, file_name, note, whole, write_output
from komagata.errors import NotationError
from komagata.text import text

if TYPE_CHECKING:
    from komagata.geometry import Board

KINDS = (".svg", ".png", ".pdf")
SHAPES = ("wedge", "disc")


def add_output(parser: ArgumentParser, kinds: tuple[str, ...] = KINDS) -> None:
    """Where the picture goes and how large it is."""
    known = f"{', '.join(kinds[:-1])} or {kinds[-1]}"
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=file_name, required=True, help=f"FILE{known}; - writes SVG"
    )
    parser.add_argument("--size", metavar="PIXELS", type=whole(16, 20000), help="width of the picture")
    parser.add_argument("--scale", metavar="N", type=whole(1, 8), default=1, help="pixels of a PNG to each of these")


def add_look(parser: ArgumentParser, style: str = "kanji", theme: str = "wood") -> None:
    """How pieces look."""
    from komagata.faces.face import STYLES

    parser.add_argument("--style", choices=STYLES, default=style, help=f"how pieces are marked (default: {style})")
    parser.add_argument("--theme", metavar="T", default=theme, help=f"name of a theme (default: {theme})")
    parser.add_argument("--shape", choices=SHAPES, default="", help="of all pieces, instead of the game's own")


def kind_of(arguments: Namespace, kinds: tuple[str, ...] = KINDS) -> str:
    """The extension of the output; that of the standard output is SVG. Raises NotationError for another."""
    return ".svg" if arguments.output == STANDARD else check_extension(arguments.output, kinds)


def write_picture(arguments: Namespace, svg: str) -> None:
    """Write a picture in the format that the name of the output says, and what is wrong with the user's own kanji."""
    from komagata import draw

    note_own_kanji()
    kind = kind_of(arguments)
    data: str | bytes = svg
    if kind == ".png":
        data = draw.png(svg, arguments.scale)
    elif kind == ".pdf":
        data = draw.pdf(svg)
    write_output(arguments.output, data)


def note_own_kanji() -> None:
    from komagata.faces.ownkanji import own_kanji

    for fault in own_kanji().faults:
        note(str(fault))


_MARK = re.compile(r"([a-z0-9]+?)(?:-([a-z0-9]+))?(?::([1-4]))?")


def mark(written: str) -> tuple[str, str, int]:
    """`e2-e4`, `e4`, each perhaps with a colour `:1` to `:4`: both squares and the colour from 0."""
    found = _MARK.fullmatch(written)
    if found is None:
        raise ArgumentTypeError(f"expected a square or two, such as e4, e2-e4 or e2-e4:2, not {written!r}")
    return found[1], found[2] or found[1], int(found[3] or 1) - 1


def square(board: Board, name: str) -> int:
    """A square by its name in either notation. Raises NotationError."""
    found = board.parse(name)
    if found is None:
        found = board.parse_usi(name)
    if found is None:
        last = board.name(board.squares - 1)
        raise NotationError(
            text("there is no square {name}; they go from a1 to {last}", name=name, last=last), offset=0
        )
    return found


__all__ = ["KINDS", "SHAPES", "add_look", "add_output", "kind_of", "mark", "note_own_kanji", "square", "write_picture"]
