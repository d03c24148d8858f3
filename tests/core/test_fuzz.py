"""Readers and random bytes: what was found once, a few more by Hypothesis, a million in `make soak`; failed saves."""

from __future__ import annotations

import errno
import importlib.util
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata import assets, records
from komagata.errors import FileError, KomagataError
from komagata.game import Game
from komagata.position import load_rules
from scripts.fuzz_readers import CORPUS, READERS, Reader, TooSlow, kept

ROOT = Path(__file__).resolve().parents[2]
NAMES = [name for name in READERS if name != "settings" or importlib.util.find_spec("PySide6") is not None]


@pytest.mark.parametrize("name", NAMES)
def test_what_was_found_once(name: str) -> None:
    for path in kept(name):
        READERS[name](path.read_bytes())


def test_every_folder_belongs_to_a_reader() -> None:
    assert {path.name for path in CORPUS.iterdir()} <= set(READERS)


@pytest.mark.parametrize("name", NAMES)
def test_seeds_and_pieces_of_them(name: str) -> None:
    reader = READERS[name]
    for number, seed in enumerate(reader.seeds()):
        if number > 8:
            break
        reader(seed)
        for part in (
            seed[: len(seed) // 2],
            seed[len(seed) // 3 :],
            seed + seed,
            seed.replace(b"\n", b"\r\n"),
            seed[::-1],
        ):
            reader(part)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=max(5, settings().max_examples // 4))
@given(data=st.data())
def test_damaged_input(name: str, data: st.DataObject) -> None:
    reader = READERS[name]
    seeds = list(reader.seeds())
    whole = data.draw(st.sampled_from(seeds))
    at, length = data.draw(st.integers(0, len(whole))), data.draw(st.integers(0, 12))
    reader(whole[:at] + data.draw(st.binary(max_size=12)) + whole[at + length :])


def test_a_reader_that_misbehaves_is_seen() -> None:
    def slow(_: bytes) -> None:
        end = time.thread_time() + 2.2
        while time.thread_time() < end:
            pass

    def silent(_: bytes) -> None:
        raise KomagataError([])

    with pytest.raises(ValueError, match="hex"):
        Reader(lambda data: bytes.fromhex(data.decode()), lambda: iter(()))(b"xx")
    with pytest.raises(TooSlow):
        Reader(slow, lambda: iter(()))(b"")
    with pytest.raises(AssertionError, match="says nothing"):
        Reader(silent, lambda: iter(()))(b"")


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.skipif(importlib.util.find_spec("atheris") is None, reason="atheris is not there for this system")
def test_a_million_inputs() -> None:
    done = subprocess.run([sys.executable, "-m", "scripts.fuzz"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    counted = re.search(r"^(\d+) inputs in", done.stdout, re.MULTILINE)
    assert counted is not None
    assert int(counted[1]) >= 1_000_000


# Saves that fail


def a_game() -> Game:
    game = Game(load_rules("bishogi"))
    game.play("e2e3")
    return game


@pytest.mark.parametrize("form", records.FORMATS)
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EDQUOT])
@pytest.mark.parametrize("step", ["write", "fsync", "rename"])
def test_a_failed_save_leaves_the_old_file(
    form: str, number: int, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(load_rules("shogi"))
    game.play("7g7f")
    path = tmp_path / f"game.{form}"
    path.write_bytes(b"old")

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    class Full:
        def __init__(self, stream: object) -> None:
            self._stream = stream

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            self._stream.close()  # type: ignore[attr-defined]

        write = fail

    opened = Path.open
    if step == "write":
        monkeypatch.setattr(Path, "open", lambda path, *args, **more: Full(opened(path, *args, **more)))
    elif step == "fsync":
        monkeypatch.setattr(os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(FileError, match=os.strerror(number)):
        records.save(game, path)
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == [path.name]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "game.kmg"
    path.write_bytes(b"old")
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(FileError, match="Permission denied"):
            records.save(a_game(), path)
    finally:
        tmp_path.chmod(0o700)
    assert path.read_bytes() == b"old"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_disk_that_is_really_full() -> None:
    """The limit on the size of files fails in the middle of a write, as a full disk does."""
    code = """
import resource, signal, sys
from pathlib import Path
from komagata import assets
from komagata.errors import FileError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
path = Path(sys.argv[1])
try:
    assets.atomic_write(path, b"x" * 1_000_000)
except FileError as error:
    print(error)
"""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.kmg")
        path.write_bytes(b"old")
        done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
        assert "cannot write" in done.stdout
        assert path.read_bytes() == b"old"
        assert os.listdir(folder) == ["game.kmg"]


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_save_that_is_killed_leaves_a_whole_file(tmp_path: Path) -> None:
    """Whenever the program is killed, the file is the old one or the new one, and never half of one."""
    code = """
import sys
from komagata import assets
print("ready", flush=True)
number = 0
while True:
    number += 1
    assets.atomic_write(sys.argv[1], (b"%9d" % number) * 100_000)
"""
    path = tmp_path / "game.kmg"
    for _ in range(4):
        with subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            while not path.exists():
                os.sched_yield()
            process.send_signal(signal.SIGKILL)
        written = path.read_bytes()
        assert len(written) == 900_000
        assert written == written[:9] * 100_000
        path.unlink()


def test_the_name_of_no_file_is_refused() -> None:
    """An empty name means no file, not the folder that one happens to be in."""
    for name in ("", "  "):
        with pytest.raises(FileError, match="cannot write"):
            assets.atomic_write(name, "x")
        with pytest.raises(FileError, match="cannot read"):
            records.load(name)
        with pytest.raises(FileError, match="cannot read"):
            assets.read_text(name)
        with pytest.raises(FileError, match="cannot write"):
            assets.check_writable(name)
