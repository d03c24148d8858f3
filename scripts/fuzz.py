"""Feeds random bytes to every reader, led by what of the code they reach; ends with 1 if any reader misbehaves.

    python -m scripts.fuzz                      one million inputs over all readers
    python -m scripts.fuzz --inputs 20000 --reader kif --keep FOLDER

Needs atheris (the extra `soak`). Each reader runs in a process of its own with bounded memory and time. What is found
is written to FOLDER; copied to tests/data/fuzz/READER it is tried by the tests ever after.
"""

from __future__ import annotations

import argparse
import os
import pkgutil
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from hashlib import sha1
from importlib import import_module
from pathlib import Path
from typing import Any

MEMORY = 4 << 30
"""Bytes of address space for one reader."""
RESIDENT = 1500
"""Megabytes in use at any time."""
HANGING = 60
"""Seconds after which one input counts as never ending."""
TOKENS = """
[Variant " [Options " [FEN " [SetUp "1"] [Result " 1-0 {[%clk 0:01:00]} {[%cal Ge2e4]} $1 ( ) ; 1. 1... * e2e4
e7e8+ P@e5 O-O b2d4f6 手合割：平手 手合割：その他 先手：上田 後手の持駒：飛 手数----指手 変化：2手
まで1手で投了 ７六歩(77) 同 歩成 打 右上直 1手目 仝 （←7七） （居食い） 一歩目 投了 千日手 持将棋 +---+
|v香v桂 |一 V2.2 PI P1-KY +7776FU -3334FU %TORYO T12 $EVENT: position startpos sfen moves b - 1 w 2P1p
{"moves":[{}, {"move":{"to":{"x":7,"y":6},"piece":"FU"}} "forks" "header": [] +P P' ++P KQkq / 12 | quota
0,0,0,0 id = inherit = names = { en = pieces.x movement = "WFDNA" zones = options = [board] files = 8 ranks =
array = base = "wood" #ffffff option name type spin default min max var info score cp mate pv bestmove 1A.
b3b10 300+5 600+0/30x3 UCI_Variant setoption name value
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Feed random bytes to every reader.")
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many over all readers")
    parser.add_argument("--reader", action="append", default=[], help="only this one; may be given several times")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where inputs that new code was reached with, and faults, are left")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    arguments, rest = parser.parse_known_args()
    if arguments.child:
        return child(arguments.child, rest)
    from scripts.fuzz_readers import READERS

    names = arguments.reader or list(READERS)
    shares = sum(READERS[name].share for name in names)
    folder = arguments.keep or Path(tempfile.mkdtemp(prefix="komagata-fuzz-"))
    begun, total, faulty = time.monotonic(), 0, 0
    for name in names:
        runs = arguments.inputs * READERS[name].share // shares + 1
        done, failed = run(name, runs, arguments.seed, folder / name)
        total, faulty = total + done, faulty + failed
    spent = time.monotonic() - begun
    print(f"{total} inputs in {spent:.0f} s, {total / spent:.0f} a second, {faulty} readers with faults", flush=True)
    if arguments.keep is None and not faulty:
        shutil.rmtree(folder)
    return 1 if faulty else 0


def run(name: str, runs: int, seed: int, folder: Path) -> tuple[int, bool]:
    """Run one reader in a process of its own; how many inputs it had, and whether it misbehaved."""
    from scripts.fuzz_readers import LONGEST, READERS, kept

    corpus, found = folder / "corpus", folder / "found"
    for place in (corpus, found):
        place.mkdir(parents=True, exist_ok=True)
    for seeded in (*READERS[name].seeds(), *(path.read_bytes() for path in kept(name))):
        (corpus / sha1(seeded, usedforsecurity=False).hexdigest()).write_bytes(seeded[:LONGEST])
    tokens = folder / "tokens"
    tokens.write_text("".join(f'"{_escaped(word)}"\n' for word in TOKENS.split()), encoding="ascii")
    command = [sys.executable, "-m", "scripts.fuzz", "--child", name, str(corpus), f"-runs={runs}", f"-seed={seed}"]
    command += [f"-dict={tokens}", f"-max_len={LONGEST}", f"-rss_limit_mb={RESIDENT}", f"-timeout={HANGING}"]
    command += [f"-artifact_prefix={found}/", "-print_final_stats=1", "-verbosity=1"]
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        places = {f"XDG_{kind}_HOME": home for kind in ("DATA", "CONFIG", "CACHE")}
        environment = os.environ | places | {"PYTHONPATH": str(Path(__file__).resolve().parents[1])}
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", env=environment, check=False)
    output = done.stdout + done.stderr
    counted = re.search(r"number_of_executed_units:\s*(\d+)", output)
    peak = re.search(r"peak_rss_mb:\s*(\d+)", output)
    number = int(counted[1]) if counted else 0
    spent = time.monotonic() - begun
    says = f"{name:14} {number:8} inputs {number / spent:7.0f} a second, {peak[1] if peak else '?':>5} MB"
    print(says if done.returncode == 0 else f"{says}, FAULTY", flush=True)
    if done.returncode:
        print("\n".join(output.splitlines()[-40:]), flush=True)
    return number, done.returncode != 0


def _escaped(word: str) -> str:
    return "".join(f"\\x{byte:02x}" if byte in b'\\"' or not 32 < byte < 127 else chr(byte) for byte in word.encode())


def child(name: str, options: list[str]) -> int:
    """Be the process that runs one reader."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    atheris: Any = import_module("atheris")
    import komagata

    with atheris.instrument_imports(include=["komagata", "scripts.fuzz_readers"]):
        # All of it now: what is imported later, on first use, would not be seen.
        for module in pkgutil.walk_packages(komagata.__path__, "komagata."):
            if not re.search(r"_native|__main__|\.(draw|sets|problem|commands|bench)\b", module.name):
                import_module(module.name)
        from scripts.fuzz_readers import READERS
    sys.setrecursionlimit(1000)
    atheris.Setup([sys.argv[0], *options], READERS[name])
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
