"""Who plays a side, as named on the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import whole
from komagata.engine.match import Player, make_player
from komagata.errors import UnknownName
from komagata.position import Rules
from komagata.protocol.messages import Limits
from komagata.text import text

HUMAN = "human"
WHO = "engine:LEVEL (1 to 8), engine (as strong as the limits allow), or the command line of a UCI engine"


def add_limits(parser: ArgumentParser, milliseconds: int) -> None:
    """How long engines may think."""
    parser.add_argument(
        "--movetime",
        metavar="MS",
        type=whole(1, 3_600_000),
        default=milliseconds,
        help=f"milliseconds an engine may think about a move (default {milliseconds})",
    )
    parser.add_argument("--nodes", metavar="N", type=whole(1, 10**12), help="positions an engine may look at, instead")
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, 2**31 - 1), default=0, help="of random choices (default 0)"
    )


def limits_of(arguments: Namespace) -> Limits:
    """The limits that the arguments ask for."""
    if arguments.nodes is not None:
        return Limits(nodes=arguments.nodes)
    return Limits(milliseconds=arguments.movetime)


def player(spec: str, seed: int) -> Player:
    """An engine: `engine:3`, `engine`, or a command line."""
    if spec == "engine":
        return make_player("builtin", seed)
    if spec.startswith("engine:"):
        return make_player(f"level:{spec.removeprefix('engine:')}", seed)
    return make_player(spec, seed)


def by_side(rules: Rules, named: dict[str, str | None], defaults: tuple[str, str]) -> tuple[str, str]:
    """What each side is played by: `named` goes by what sides are called in results (`white`, `black`)."""
    unknown = [name for name, spec in named.items() if spec is not None and name not in rules.side_names]
    if unknown:
        raise UnknownName(
            text(
                "the sides of this game are {first} and {second}", first=rules.side_names[0], second=rules.side_names[1]
            )
        )
    first, second = (named.get(name) or default for name, default in zip(rules.side_names, defaults, strict=True))
    return first, second


__all__ = ["HUMAN", "WHO", "add_limits", "by_side", "limits_of", "player"]
