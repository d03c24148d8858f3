"""Every value of a print job as an argument of the command line."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from komagata.commands.common import name_and_value, whole
from komagata.errors import Fault, KomagataError, UnknownName
from komagata.sets.job import EXTRAS, GLYPHS, MEN, METHODS, Game, Job
from komagata.text import shortened, text


@dataclass(frozen=True, slots=True)
class Flag:
    """An argument for one value of a job."""

    name: str
    path: str
    help: str
    kind: Callable[[str], object] = str
    metavar: str = ""
    choices: tuple[str, ...] = ()
    switch: bool = False
    """`--x` and `--no-x`."""


def millimetres(written: str) -> float:
    """A number, perhaps with a comma instead of the point."""
    try:
        return float(written.replace(",", "."))
    except ValueError:
        raise ArgumentTypeError(f"expected a number, not {written[:40]!r}") from None


def pair(written: str) -> tuple[float, float]:
    """Two numbers, as in `1.5,-2`."""
    parts = written.split(",")
    if len(parts) != 2:
        raise ArgumentTypeError(f"expected two numbers such as 0.5,-1, not {written[:40]!r}")
    return millimetres(parts[0]), millimetres(parts[1])


def size(written: str) -> tuple[float, float]:
    """Width and height, as in `220x220`."""
    parts = re.split("[x×]", written.lower())
    if len(parts) != 2:
        raise ArgumentTypeError(f"expected a size such as 220x220, not {written[:40]!r}")
    return millimetres(parts[0]), millimetres(parts[1])


def words(written: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(word.strip() for word in written.split(",") if word.strip())


FLAGS: tuple[Flag, ...] = (
    Flag("method", "method", "how the pieces are made (default: duplex; solid for .stl and .3mf)", choices=METHODS),
    Flag("scale", "scale", "of pieces and boards; 1 is full size, a King of 32 mm", millimetres, "N"),
    Flag("style", "looks.style", "how pieces are marked", metavar="S"),
    Flag("theme", "looks.theme", "name of a theme (default: print)", metavar="T"),
    Flag("shape", "looks.shape", "of all pieces, instead of the game's own", choices=("wedge", "disc")),
    Flag("ink", "looks.ink", "full colour, little ink, or safe in grey", choices=("full", "low", "grey")),
    Flag("outline", "looks.outline", "draw the outline on the edge of pieces", switch=True),
    Flag("small", "looks.small", "the reading for the other army at the foot, where a game has one", switch=True),
    Flag("backs", "looks.backs", "blank backs for pieces that have nothing on theirs", switch=True),
    Flag("men", "looks.men", "what draughts men are", choices=tuple(name for name in MEN if name)),
    Flag("board-style", "looks.board", "of boards, instead of the game's own", metavar="B"),
    Flag("coordinates", "looks.coordinates", "of boards, instead of the game's own", metavar="C"),
    Flag("language", "looks.language", "of what is printed, such as ja (default: en)", metavar="L"),
    Flag("king", "king", "diameter of the base of the King that extras are made for, in mm", millimetres, "MM"),
    Flag("fit", "one_sheet_board", "the board as large as one sheet, instead of tiled", switch=True),
    Flag("paper", "sheet.paper", "A5 to A2, Letter, Legal, Tabloid, or millimetres such as 148x210", metavar="P"),
    Flag("landscape", "sheet.landscape", "the sheet on its long edge", switch=True),
    Flag("margin", "sheet.margin", "of the sheet, in mm", millimetres, "MM"),
    Flag("gap", "sheet.gap", "between pieces, in mm", millimetres, "MM"),
    Flag("bleed", "sheet.bleed", "how far the ground is printed past the cut, in mm", millimetres, "MM"),
    Flag("safe", "sheet.safe", "how far all marks stay away from the cut, in mm", millimetres, "MM"),
    Flag("crop-marks", "sheet.crop_marks", "marks beside the pieces that say where to cut", switch=True),
    Flag("crosses", "sheet.crosses", "registration crosses in the margins", switch=True),
    Flag("ruler", "sheet.ruler", "50 mm on every sheet", switch=True),
    Flag("header", "sheet.header", "game, sheet and scale at the head of every sheet", switch=True),
    Flag("flip", "sheet.flip", "edge over which the sheet is turned for its back", choices=("long", "short")),
    Flag("offset", "sheet.offset", "by how much this printer shifts the back: right, down, in mm", pair, "X,Y"),
    Flag("core", "sheet.core", "thickness of the card inside a label, in mm", millimetres, "MM"),
    Flag("gutter", "sheet.gutter", "between fronts and backs of a sheet to fold, in mm", millimetres, "MM"),
    Flag("overlap", "sheet.overlap", "of the tiles of a board, in mm", millimetres, "MM"),
    Flag("laser-preset", "laser.preset", "colours and lines of a maker (default: hairline)", metavar="NAME"),
    Flag("kerf", "laser.kerf", "width of the cut, in mm", millimetres, "MM"),
    Flag("double", "laser.double", "engrave the backs as well", switch=True),
    Flag("glyphs", "laser.glyphs", "faces as areas or as lines on the surface", choices=GLYPHS),
    Flag("material", "laser.material", "sheet of material, in mm", size, "WxH"),
    Flag("laser-margin", "laser.margin", "of the material, in mm", millimetres, "MM"),
    Flag("laser-gap", "laser.gap", "between pieces, in mm", millimetres, "MM"),
    Flag("relief", "solid.relief", "of solid pieces", choices=("engraved", "raised", "inlay")),
    Flag("depth", "solid.depth", "of the relief, in mm", millimetres, "MM"),
    Flag("thinnest", "solid.thinnest", "no body is thinner than this, in mm", millimetres, "MM"),
    Flag("nozzle", "solid.nozzle", "no stroke is thinner than this, in mm; 0: as they are", millimetres, "MM"),
    Flag("plate", "solid.plate", "build plate, in mm", size, "WxH"),
    Flag("solid-gap", "solid.gap", "between bodies, in mm", millimetres, "MM"),
    Flag("lying", "solid.lying", "on their backs, instead of standing on their bases", switch=True),
)
"""Every value of a job but its games, `parts` and `extras`, which several arguments say."""

PART_FLAGS = {
    "board": "also the board",
    "card": "also the piece card",
    "booklet": "also the rules as a booklet",
    "legend": "also the legend of the pieces",
}


def add_job(parser: ArgumentParser) -> None:
    """Arguments for everything that a job says. What is not given stays as it is."""
    parser.add_argument("game", metavar="GAME", nargs="*", help="ids of games and matches, or variant files")
    game = parser.add_argument_group("games")
    game.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], type=name_and_value,
                      help="a choice about the rules, for the games that have it")  # fmt: skip
    game.add_argument("--sets", metavar="N", type=whole(1, 20), help="how many sets of each")
    game.add_argument("--spares", metavar="N", type=whole(0, 50), help="more of every kind of piece")
    game.add_argument("--more", metavar="PIECE=N", action="append", default=[], type=_more,
                      help="so many more of one kind, or fewer: pawn=2, knight=-1")  # fmt: skip
    what = parser.add_argument_group("what")
    what.add_argument("--pieces", action=BooleanOptionalAction, default=None, help="the pieces")
    for name, said in PART_FLAGS.items():
        what.add_argument(f"--{name}", action=BooleanOptionalAction, default=None, help=said)
    known = ", ".join(EXTRAS)
    what.add_argument("--extras", metavar="NAMES", type=words, help=f"with commas between them: {known}")
    how = parser.add_argument_group("how")
    for flag in FLAGS:
        dest, name = _dest(flag), f"--{flag.name}"
        if flag.switch:
            how.add_argument(name, dest=dest, action=BooleanOptionalAction, default=None, help=flag.help)
        elif flag.choices:
            how.add_argument(name, dest=dest, choices=flag.choices, help=flag.help)
        else:
            how.add_argument(name, dest=dest, type=flag.kind, metavar=flag.metavar, help=flag.help)


def _dest(flag: Flag) -> str:
    return f"job.{flag.path}"


def _more(written: str) -> tuple[str, int]:
    name, number = name_and_value(written)
    return name, whole(-200, 200)(number)


def job_of(arguments: Namespace, base: Job) -> Job:
    """The job that the arguments make of another. Raises UnknownName, VariantError or FileError for its games."""
    job = base
    for flag in FLAGS:
        value = getattr(arguments, _dest(flag))
        if value is not None:
            job = _with(job, flag.path.split("."), value)
    if arguments.game:
        job = replace(job, games=tuple(Game(name) for name in arguments.game))
    job = replace(job, parts=_parts(arguments, job), extras=_extras(arguments, job))
    return replace(job, games=_games(arguments, job.games))


def _with(part: Any, path: list[str], value: object) -> Any:
    name, *rest = path
    return replace(part, **{name: _with(getattr(part, name), rest, value) if rest else value})


def _extras(arguments: Namespace, job: Job) -> tuple[str, ...]:
    found: tuple[str, ...] | None = arguments.extras
    return job.extras if found is None else found


def _parts(arguments: Namespace, job: Job) -> tuple[str, ...]:
    parts = list(job.parts)
    for name in ("pieces", *PART_FLAGS):
        wanted: bool | None = getattr(arguments, name)
        if wanted and name not in parts:
            parts.append(name)
        elif wanted is False and name in parts:
            parts.remove(name)
    if arguments.pieces is False and arguments.extras and "extras" not in parts:
        # Without the pieces, extras stand for themselves.
        parts.insert(0, "extras")
    return tuple(parts)


def _games(arguments: Namespace, games: Iterable[Game]) -> tuple[Game, ...]:
    """The games with options and pieces, each for the games that know it."""
    from komagata.sets.games import load

    found = tuple(games)
    if arguments.sets is not None:
        found = tuple(replace(game, sets=arguments.sets) for game in found)
    if arguments.spares is not None:
        found = tuple(replace(game, spares=arguments.spares) for game in found)
    if not (arguments.option or arguments.more):
        return found
    sources = [load(replace(game, options=())) for game in found]
    faults: list[Fault] = []
    for name, value in arguments.option:
        have = [name in source.options for source in sources]
        found = tuple(_chosen(game, name, value) if yes else game for game, yes in zip(found, have, strict=True))
        if not any(have):
            faults.append(_unknown("--option", name, (option for source in sources for option in source.options)))
    for name, number in arguments.more:
        have = [name in source.pieces() for source in sources]
        found = tuple(_counted(game, name, number) if yes else game for game, yes in zip(found, have, strict=True))
        if not any(have):
            faults.append(_unknown("--more", name, (piece for source in sources for piece in source.pieces())))
    if faults:
        raise UnknownName(faults)
    return found


def _unknown(flag: str, name: str, known: Iterable[str]) -> Fault:
    names = ", ".join(dict.fromkeys(known)) or text("none")
    return Fault(text("no game here has '{name}'; there are: {known}", name=shortened(name), known=names), flag)


def _chosen(game: Game, name: str, value: str) -> Game:
    return replace(game, options=tuple({**dict(game.options), name: value}.items()))


def _counted(game: Game, name: str, number: int) -> Game:
    return replace(game, more=tuple({**dict(game.more), name: number}.items()))


def told_by_flags(error: KomagataError) -> KomagataError:
    """The error with the arguments named instead of the paths of a job."""
    names = {flag.path: f"--{flag.name}" for flag in FLAGS} | {"extras": "--extras", "games": "GAME"}
    faults = [replace(fault, path=_named(fault.path, names)) for fault in error.faults]
    return type(error)(faults)


def _named(path: str, names: dict[str, str]) -> str:
    game = re.fullmatch(r"games\[\d+\]\.(\w+)(.*)", path)
    if game:
        return ("" if game[1] == "game" else f"--{game[1]}") + game[2].removeprefix(":").strip()
    return names.get(path, path)


__all__ = ["FLAGS", "Flag", "add_job", "job_of", "told_by_flags"]
