"""Streams: many games of one file, each move checked, in constant memory."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata import records
from komagata.engine.reading import own_games
from komagata.errors import FileError, NotationError
from komagata.game import Game
from komagata.kernel import available
from komagata.position import load_rules
from tests.core.games import GAMES
from tests.core.test_records import holds, random_tree

needs_native = pytest.mark.skipif("native" not in available(), reason="the native kernel was not built here")
FEW = settings(max_examples=max(1, settings().max_examples // 6))


@pytest.mark.parametrize("name", GAMES)
@FEW
@given(seed=st.integers(0, 2**32 - 1), form=st.sampled_from(["kmg", "pgn"]))
def test_a_stream_gives_what_reading_gives(name: str, seed: int, form: str) -> None:
    games: list[Game] = []
    for index in range(3):
        game = Game(load_rules(name))
        random_tree(game, seed + index, 20)
        if index == 1:
            game.to_start()
            for node in list(game.root.children[1:]):
                game.remove(node)
        games.append(game)
    source = "\n".join(records.write(game, form) for game in games)
    entries = list(records.stream(io.StringIO(source)))
    assert len(entries) == 3
    for entry, game in zip(entries, games, strict=True):
        assert entry.faults == ()
        assert entry.rules is game.rules
        assert entry.plies == game.root.last().ply
        assert entry.state == game.root.last().position.state
        assert holds(entry.game) == holds(game)


@pytest.mark.parametrize("kernel", available())
def test_every_kernel_checks_the_moves(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOMAGATA_KERNEL", kernel)
    source = '[Variant "bishogi"]\n\n1. e2e3 e7e6 2. Nc3 b8c6 3. a1h8 *\n\n[Variant "bishogi"]\n\n1. e2e3 *\n'
    bad, good = records.stream(io.StringIO(source))
    assert bad.plies == 4
    assert (bad.faults[0].line, bad.faults[0].column) == (3, 29)
    assert "a1h8" in str(bad.faults[0])
    assert good.faults == ()
    assert good.line == 5
    assert good.plies == 1


def test_faults_are_placed_in_the_file() -> None:
    source = '[Variant "bishogi"]\n\n{[x "a"]\n[y "b"]} 1. e2e3 *\n\n[Variant "none"]\n\n1. e2e3 *\n\n'
    source += '[Variant "bishogi"]\n\nzz\n'
    one, two, three = records.stream(io.StringIO(source))
    assert one.faults == ()
    assert one.plies == 1
    assert two.error is not None
    assert two.faults[0].line == 6
    assert three.faults[0].line == 12


def test_other_formats_stream_too(tmp_path: Path) -> None:
    csa = "V2.2\nPI\n+\n+7776FU\n/\nV2.2\nPI\n+\n+2726FU\n-3334FU\n"
    assert [entry.plies for entry in records.stream(io.StringIO(csa))] == [1, 2]
    lines = "position startpos moves 7g7f\n# x\n\nposition startpos moves 7g7f 3c3d\n"
    assert [entry.plies for entry in records.stream(io.StringIO(lines))] == [1, 2]
    path = tmp_path / "a"
    path.write_bytes("手合割：平手\r\n   1 ７六歩(77)\r\n".encode("cp932"))
    assert [entry.plies for entry in records.stream(path)] == [1]
    with pytest.raises(FileError):
        list(records.stream(tmp_path / "none"))
    with pytest.raises(NotationError):
        list(records.stream(io.StringIO("nothing")))


@needs_native
def test_memory_stays_the_same() -> None:
    one = own_games("bishogi", 20)

    def lines(times: int) -> Iterator[str]:
        for _ in range(times):
            yield from one.splitlines(keepends=True)
            yield "\n"

    peaks: list[int] = []
    for times in (2, 20):
        tracemalloc.start()
        assert sum(entry.plies for entry in records.stream(lines(times))) == 1600 * times
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 2 * peaks[0] + 200_000


@needs_native
@pytest.mark.timing
def test_our_own_format_is_read_at_least_five_times_as_fast() -> None:
    pytest.importorskip("chess", reason="python-chess is not installed")
    from komagata.engine.reading import RIVAL, readings

    ours, theirs = readings(["bishogi"], 60, 3)
    assert theirs.program == RIVAL
    assert ours.moves == theirs.moves == 60 * 80
    assert ours.speed >= 5 * theirs.speed
