"""Check a variant file of one's own, list its options, and let the built-in engine play it against itself.

python examples/own_variant.py [FILE.toml]

A file in the folder of your own variants is found by `komagata.variant()`; any other one is read as here.
"""

from __future__ import annotations

import sys
from pathlib import Path

from komagata.engine.builtin import Builtin
from komagata.game import Game
from komagata.kernel import make_kernel
from komagata.position import Rules
from komagata.protocol.messages import Limits
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant

HERE = Path(__file__).parent


def rules_of(source: str, **options: str) -> Rules:
    """The rules in the text of a variant file."""
    compiled = compile_variant(catalog().read(source), options)
    return Rules(compiled, make_kernel(compiled.tables))


def main(file: str = str(HERE / "lancers.toml")) -> None:
    source = Path(file).read_text(encoding="utf-8")
    faults = catalog().check(source)
    for fault in faults:
        print(fault)
    if faults:
        return

    rules = rules_of(source)
    for name, option in rules.variant.options.items():
        print(f"{name}: {', '.join(option.choices)} (default {option.default})")

    game, engine = Game(rules), Builtin(seed=1)
    while game.outcome() is None and len(game.moves) < 12:
        game.play(engine.choose(game, Limits(nodes=300)))
    print(" ".join(node.parent.position.uci(node.move) for node in game.main_line() if node.parent and node.move))
    print(game.position)


if __name__ == "__main__":
    main(*sys.argv[1:2])
