"""Exchanges games with other programs' libraries and compares what each makes of them.

    python scripts/interop.py DIR --install   get the peers (python-shogi, cshogi, pyffish, tsshogi, shogiops); compare
    python scripts/interop.py DIR             only compare; ends with 1 if there is any difference

`make soak` runs it where the environment variable KOMAGATA_PEERS names the folder.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from komagata import records
from komagata.errors import VariantError
from komagata.game import Game
from komagata.moves import Move
from komagata.position import Position, load_rules
from komagata.records import diagram
from komagata.records.japanese import games, names_of
from komagata.records.japanese_moves import write_long
from komagata.variants import fairy
from komagata.variants.catalog import catalog
from komagata.variants.fairy import Section

HERE = Path(__file__).resolve().parent
FORMS = ("kif", "ki2", "csa", "jkf")


def install(folder: Path) -> None:
    """Get the peers by the ordinary clients of their registries."""
    python = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--target",
        str(folder / "python"),
        "python-shogi",
        "cshogi",
        "pyffish",
    ]
    subprocess.run(python, check=True)
    subprocess.run(["npm", "install", "--silent", "--prefix", str(folder), "tsshogi", "shogiops"], check=True)


def random_game(name: str, seed: int, moves: int, *, variations: bool) -> Game:
    """A game of random moves, with variations at random places."""
    chance = random.Random(seed)
    game = Game(load_rules(name))
    for _ in range(moves):
        if variations and chance.random() < 0.1:
            game.go(chance.choice(list(game.root.walk())))
        legal = game.legal_moves()
        if not legal:
            break
        game.play(chance.choice(legal))
    return game


def usi_moves(game: Game, *, main: bool = False) -> list[str]:
    """All moves of a game, sorted, or those of the main line in order."""
    nodes = game.main_line() if main else tuple(game.root.walk())
    found = [node.parent.position.usi(node.move) for node in nodes if node.parent is not None and node.move is not None]
    return found if main else sorted(found)


def ask(folder: Path, jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the peers for Node make of some jobs."""
    # Handed over as text, so that Node looks for the libraries in the folder and not beside the script.
    command = ["node", "--input-type=module", "-e", (HERE / "interop.mjs").read_text(encoding="utf-8")]
    done = subprocess.run(command, input=json.dumps(jobs), capture_output=True, text=True, check=True, cwd=folder)
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def tsshogi(folder: Path, count: int) -> Iterator[str]:
    """Our records read by tsshogi, and what it writes of them read by us."""
    usual = games()[0]
    cases = [(form, random_game(usual, seed, 120, variations=form != "csa")) for seed in range(count) for form in FORMS]
    jobs = [{"kind": "record", "form": form, "text": records.write(game, form)} for form, game in cases]
    for (form, game), answer in zip(cases, ask(folder, jobs), strict=True):
        if "error" in answer:
            yield f"tsshogi cannot read our {form}: {answer['error']}"
            continue
        if sorted(answer["moves"]) != usi_moves(game):
            yield f"tsshogi reads other moves in our {form}"
        for other, written in answer["written"].items():
            read = records.read(written)
            same = usi_moves(read, main=True) == usi_moves(game, main=True)
            if read.faults or not same or (other != "csa" and usi_moves(read) != usi_moves(game)):
                yield f"we read other moves in the {other} of tsshogi: {[str(fault) for fault in read.faults]}"


def shogiops(folder: Path, count: int) -> Iterator[str]:
    """Positions, boards and moves of Chu Shogi as shogiops, the library of lishogi, writes and reads them."""
    name = games()[-1]
    jobs: list[dict[str, Any]] = []
    ours: list[tuple[str, str]] = []
    for seed in range(count):
        for node in random_game(name, seed, 150, variations=False).main_line():
            if node.parent is None or node.move is None:
                continue
            before = node.parent.position
            lines = write_long(names_of(before.rules), before, node.move)
            jobs.append({"kind": "chu", "sfen": str(before), "usi": before.usi(node.move), "text": lines})
            ours.append(
                ("\n".join(lines), "\n".join(diagram.write(before)[:-1] if before.side else diagram.write(before)))
            )
    for job, (said, board), answer in zip(jobs, ours, ask(folder, jobs), strict=True):
        pairs: list[tuple[str, object, object]] = [
            ("position", job["sfen"], answer["sfen"]),
            ("move", said, answer["written"]),
            ("read move", [job["usi"]], answer["read"]),
            ("board", board, answer["board"]),
        ]
        for what, one, other in pairs:
            # Its reader takes no pass whose brackets are narrow, though its writer makes them so.
            passed = what == "read move" and not other and said == answer["written"]
            if one != other and not passed:
                yield f"shogiops, {what} {job['usi']} in {job['sfen']}: ours {one!r}, theirs {other!r}"


def python_shogi(count: int) -> Iterator[str]:
    """SFEN and USI after every move, and our KIF and CSA, by python-shogi."""
    import importlib

    readers: dict[str, Any] = {
        "kif": importlib.import_module("shogi.KIF").Parser,
        "csa": importlib.import_module("shogi.CSA").Parser,
    }
    # Found through a submodule, so that no string here is the id of a game.
    shogi: Any = importlib.import_module("shogi.KIF").shogi
    for seed in range(count):
        game = random_game(games()[0], seed, 120, variations=False)
        board = shogi.Board()
        for node, usi in zip(game.main_line(), usi_moves(game, main=True), strict=True):
            board.push_usi(usi)
            if board.sfen() != str(node.position):
                yield f"python-shogi after {usi}: {board.sfen()}, ours {node.position}"
            theirs = {move.usi() for move in board.legal_moves}
            if theirs != {node.position.usi(move) for move in node.position.legal_moves()}:
                yield f"python-shogi has other legal moves in {node.position}"
        for form, reader in readers.items():
            read = reader.parse_str(records.write(game, form))[0]
            if read["moves"] != usi_moves(game, main=True):
                yield f"python-shogi reads other moves in our {form}"


def cshogi(count: int) -> Iterator[str]:
    """The same by cshogi."""
    import importlib

    peer: Any = importlib.import_module("cshogi")
    csa: Any = importlib.import_module("cshogi.CSA")
    for seed in range(count):
        game = random_game(games()[0], seed, 120, variations=False)
        board = peer.Board()
        for node, usi in zip(game.main_line(), usi_moves(game, main=True), strict=True):
            board.push_usi(usi)
            if board.sfen() != str(node.position):
                yield f"cshogi after {usi}: {board.sfen()}, ours {node.position}"
        read = csa.Parser.parse_str(records.write(game, "csa"))[0]
        if [peer.move_to_usi(move) for move in read.moves] != usi_moves(game, main=True):
            yield "cshogi reads other moves in our csa"


def pyffish(count: int) -> Iterator[str]:
    """Every game that Fairy-Stockfish can be told: positions, legal moves and perft along random games."""
    import importlib

    # Licensed under the GPL, as its engine: a judge for tests, nothing that the program is made of.
    peer: Any = importlib.import_module("pyffish")
    told: dict[str, Section] = {}
    for name in catalog().ids():
        try:
            told[name] = fairy.section(load_rules(name).variant)
        except VariantError:
            continue
    peer.load_variant_config("\n".join(str(section) for section in told.values()))
    for name, section in told.items():
        # What serves the other army moves in another way there: only the beginnings are the same game.
        owners = any(part.foreign for part in load_rules(name).variant.pieces.values())
        variant = section.name.partition(":")[0]
        for seed in range(count):
            yield from _fairy_game(peer, variant, random_game(name, seed, 4 if owners else 100, variations=False))


def _fairy_game(peer: Any, variant: str, game: Game) -> Iterator[str]:
    start = peer.start_fen(variant)
    played: list[str] = []
    for node in (game.root, *game.main_line()):
        position = node.position
        if node.move is not None and node.parent is not None:
            played.append(fairy_move(node.parent.position, node.move))
        theirs = set(peer.legal_moves(variant, start, played))
        ours = {fairy_move(position, move) for move in position.legal_moves()}
        # It judges mate by a dropped Pawn when the game is over, if at all.
        extra = {move for move in theirs - ours if "@" not in move or position.explain(move).rule != "drop-mate"}
        if ours - theirs or extra:
            yield f"pyffish, {variant} {position}: only ours {sorted(ours - theirs)}, only theirs {sorted(extra)}"
            return
        fen = peer.get_fen(variant, start, played)
        if "~" not in fen and game.rules.position(fen) != position:
            yield f"pyffish, {variant} after {played[-1:]}: {fen}, ours {position}"


def fairy_move(position: Position, move: Move) -> str:
    """A move as the engine writes it: where a piece has a choice of promotions, it names the one chosen."""
    written = position.uci(move)
    plain = written.rstrip("+")
    if plain == written or move.is_drop:
        return written
    piece = position.piece_at(move.origin)
    kinds = position.rules.variant.pieces
    choices = [part.promotes for part in kinds.values() if piece is not None and part.letter == piece.letter]
    if not choices or len(choices[0]) < 2:
        return written
    return plain + kinds[choices[0][len(written) - len(plain) - 1]].letter.lower()


def differences(folder: Path, count: int = 10) -> Iterator[str]:
    """Everything that we and the peers see differently."""
    sys.path.insert(0, str(folder / "python"))
    yield from tsshogi(folder, count)
    yield from shogiops(folder, max(1, count // 5))
    yield from python_shogi(count)
    yield from cshogi(count)
    yield from pyffish(max(1, count // 3))


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare with other programs' libraries.")
    parser.add_argument("folder", type=Path, help="where the peers are")
    parser.add_argument("--install", action="store_true", help="get them first")
    parser.add_argument("--count", type=int, default=10, help="how many games of each kind")
    arguments = parser.parse_args()
    if arguments.install:
        install(arguments.folder)
    found = list(differences(arguments.folder, arguments.count))
    for line in found[:50]:
        print(line)
    print(f"{len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
