"""`komagata draw GAME -o FILE`: a picture of a position."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from komagata.commands.common import STANDARD, add_game, check_extension, position_of, whole, write_output

HELP = "draw a position as SVG, PNG or PDF"

KINDS = (".svg", ".png", ".pdf")


def configure(parser: ArgumentParser) -> None:
    from komagata.faces.face import STYLES
    from komagata.faces.lettering import COORDINATES
    from komagata.faces.surface import BOARD_STYLES

    add_game(parser)
    parser.add_argument("-o", "--output", metavar="FILE", required=True, help="FILE.svg, .png or .pdf; - writes SVG")
    parser.add_argument("--style", choices=STYLES, default="kanji", help="how pieces are marked")
    parser.add_argument("--board-style", choices=BOARD_STYLES, help="instead of the game's own")
    parser.add_argument("--coordinates", choices=COORDINATES, help="instead of those that go with the board")
    parser.add_argument("--theme", metavar="T", help="name of a theme")
    parser.add_argument("--flipped", action="store_true", help="as the second player sees it")
    parser.add_argument("--no-hands", action="store_true", help="leave out the hands")
    parser.add_argument("--size", metavar="PIXELS", type=whole(16, 20000), help="width of the picture")


def run(arguments: Namespace) -> int:
    from komagata import draw
    from komagata.faces.theme import DEFAULT

    target: str = arguments.output
    kind = ".svg" if target == STANDARD else check_extension(target, KINDS)
    position = position_of(arguments)
    svg = draw.board(
        position,
        style=arguments.style,
        board_style=arguments.board_style,
        coordinates=arguments.coordinates,
        flipped=arguments.flipped,
        hands=not arguments.no_hands,
        theme=arguments.theme or DEFAULT,
        size=arguments.size,
        title=f"{position.rules.name}: {position}" if target == STANDARD else Path(target).stem,
    )
    data: str | bytes = svg
    if kind == ".png":
        data = draw.png(svg)
    elif kind == ".pdf":
        data = draw.pdf(svg)
    write_output(target, data)
    return 0
