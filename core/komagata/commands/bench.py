"""`komagata bench`: how fast things are here, beside other programs where they are installed."""

from __future__ import annotations

import tomllib
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass

from komagata import assets
from komagata.commands.common import interruptible, note, say, whole
from komagata.engine import bench, drawing, making, proving, reading
from komagata.engine.process import find_program

HELP = "measure counting, search, drawing, reading, piece sets and start-up, beside other programs where there are any"

JOBS = "bench/bench.toml"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game (default: several)")
    parser.add_argument("--depth", metavar="N", type=whole(1, 12), help="of move counting (default: by game)")
    parser.add_argument("--turns", metavar="N", type=whole(1, 100), default=5, help="of which the best counts")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--perft", action="store_true", help="only count moves")
    only.add_argument("--draw", action="store_true", help="only draw")
    only.add_argument("--records", action="store_true", help="only read records")
    only.add_argument("--sets", action="store_true", help="only make piece sets")
    only.add_argument("--mates", action="store_true", help="only look for forced wins")


def run(arguments: Namespace) -> int:
    if arguments.draw:
        _drawings(arguments.game, arguments.turns)
        return 0
    if arguments.records:
        _readings(arguments.game, arguments.turns)
        return 0
    if arguments.sets:
        interruptible(lambda: _makings(arguments.game))
        return 0
    if arguments.mates:
        interruptible(lambda: _mates(arguments.game))
        return 0
    jobs = _jobs(arguments.game, arguments.depth)
    if find_program(bench.RIVAL) is None:
        note(f"{bench.RIVAL} is not installed, so it is not compared with")
    agree = interruptible(lambda: _perfts(jobs, arguments.turns))
    if not arguments.perft:
        interruptible(lambda: _others(arguments.game, arguments.turns))
    return 0 if agree else 1


@dataclass(frozen=True, slots=True)
class _Jobs:
    perfts: list[bench.Job]
    games: list[str]
    milliseconds: int
    statements: list[str]


def _jobs(game: str | None, depth: int | None) -> _Jobs:
    plan = tomllib.loads(assets.read_text(assets.resource(JOBS)))
    perfts = [
        bench.Job(job["game"], depth or job["depth"], job.get("position"), job.get("options", {}))
        for job in plan["perft"]
        if game in {None, job["game"]}
    ]
    if game is not None and not perfts:
        perfts = [bench.Job(game, depth or 4)]
    search, start = plan["search"], plan["start"]
    return _Jobs(perfts, search["games"], search["milliseconds"], start["statements"])


def _perfts(jobs: _Jobs, turns: int) -> bool:
    agree = True
    for found in bench.perfts(jobs.perfts, turns):
        say(f"perft {found.depth}  {found.game}  {found.position}")
        for count in found.counts:
            speed = count.speed / 1e6
            say(f"  {count.program:<16} {count.nodes:>12} leaves {count.seconds:9.4f} s {speed:9.2f} M/s")
        for one, other in (("native", bench.RIVAL), ("native", bench.PEER), ("native", "reference")):
            ratio = found.ratio(one, other)
            if ratio is not None:
                say(f"  {one} is {ratio:.1f} times as fast as {other}")
        if not found.agree:
            note(f"{found.game}: the programs count differently")
            agree = False
    return agree


def _others(game: str | None, turns: int) -> None:
    jobs = _jobs(None, None)
    for search in bench.searches([game] if game else jobs.games, jobs.milliseconds):
        speed = search.nodes / max(search.seconds, 1e-9) / 1e3
        say(f"search  {search.game}  {search.kernel}: depth {search.depth}, {speed:.1f} thousand nodes a second")
    _drawings(game, turns)
    _readings(game, turns)
    _dragging(game)
    _mates(game)
    _makings(game)
    for start in bench.starts(jobs.statements, turns):
        say(f"start  `{start.statement}`: {start.milliseconds:.0f} ms")


def _drawings(game: str | None, turns: int) -> None:
    plan = tomllib.loads(assets.read_text(assets.resource(JOBS)))["draw"]
    every = list(drawing.drawings(game or plan["game"], plan["styles"], turns))
    for drawn in every:
        first, best = 1000 * drawn.first, 1000 * drawn.seconds
        said = f"{drawn.each:.1f} µs a piece; {best:.2f} ms for {drawn.pieces}, the first {first:.1f} ms"
        say(f"draw  {drawn.program}  {drawn.what}: {said}")
    if every[-1].program != drawing.RIVAL:
        note(f"{drawing.RIVAL} is not installed, so it is not compared with")


def _makings(game: str | None) -> None:
    plan = tomllib.loads(assets.read_text(assets.resource(JOBS)))["make"]
    for made in making.makings(game or plan["game"], plan["endings"]):
        said = (
            f"{made.seconds:.2f} s for {made.size / 1e6:.1f} MB in files: {made.files}; planned in {made.planned:.2f} s"
        )
        say(f"make  {game or plan['game']}, {made.things} pieces, {made.method}: {said}")


def _mates(game: str | None) -> None:
    plan = tomllib.loads(assets.read_text(assets.resource(JOBS)))["mate"]
    positions = [(name, line) for name, line in plan["positions"] if game in {None, name}]
    for found in proving.provings(positions, plan["seconds"]):
        speed = found.nodes / found.seconds / 1e3
        known = f"mate in {found.moves}" if found.moves else f"no mate in {found.refuted}"
        say(f"mate  {found.game}: {known} after {found.seconds:.1f} s, {speed:.0f} thousand positions a second")


def _dragging(game: str | None) -> None:
    plan = tomllib.loads(assets.read_text(assets.resource(JOBS)))["drag"]
    width, height = plan["width"], plan["height"]
    found = bench.drag(game or plan["game"], width, height, plan["frames"])
    if found is None:
        note("the window is not installed, so its painting is not measured")
        return
    said = f"median {found.median:.2f} ms, 99 of 100 within {found.most:.2f} ms, slowest {found.slowest:.2f} ms"
    say(f"drag  {game or plan['game']} at {width}x{height}, {found.paintings} paintings: {said}")


def _readings(game: str | None, turns: int) -> None:
    plan = tomllib.loads(assets.read_text(assets.resource(JOBS)))["read"]
    every = list(reading.readings([game] if game else plan["games"], plan["count"], turns))
    rival = next((read for read in every if read.program == reading.RIVAL), None)
    for read in every:
        said = f"{read.games} games of {reading.PLIES} moves, {read.speed / 1e3:.0f} thousand moves a second"
        ratio = f", {read.speed / rival.speed:.1f} times as fast" if rival and read is not rival else ""
        say(f"read  {read.program}  {read.what}: {said}{ratio}")
    if rival is None:
        note(f"{reading.RIVAL} is not installed, so it is not compared with")
