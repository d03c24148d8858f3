"""The built-in engine as a program, in process and by pipe."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata.engine.external import External
from komagata.engine.program import EngineProgram
from komagata.engine.settings import Settings, default_game
from komagata.engine.task import Task
from komagata.errors import KomagataError
from komagata.game import Game
from komagata.position import load_rules
from komagata.protocol.messages import Limits
from komagata.variants.catalog import catalog

COMMAND = [sys.executable, "-m", "komagata", "engine"]


def answers(*lines: str, game: str | None = "bishogi") -> list[str]:
    sink = io.StringIO()
    EngineProgram(sink, Settings(game) if game else None).run(lines)
    return sink.getvalue().splitlines()


def best(lines: Sequence[str]) -> list[str]:
    return [line.split()[1] for line in lines if line.startswith("bestmove")]


def test_uci_introduction() -> None:
    lines = answers("uci", "isready", "quit", game=None)
    assert lines[0].startswith("id name Komagata")
    assert lines[-2:] == ["uciok", "readyok"]
    combo = next(line for line in lines if line.startswith("option name UCI_Variant type combo"))
    assert combo.endswith(" ".join(f"var {name}" for name in catalog().ids()))


def test_usi_introduction_chooses_a_game_with_sfen() -> None:
    lines = answers("usi", "position startpos moves 7g7f", "go nodes 20", "quit", game=None)
    assert "usiok" in lines
    load_rules(default_game("sfen")).start().play("7g7f").parse(best(lines)[0])


def test_a_search_tells_and_answers() -> None:
    lines = answers("position startpos moves e2e3 e7e6", "go depth 2")
    infos = [line for line in lines if line.startswith("info depth")]
    assert [line.split()[2] for line in infos] == ["1", "2"]
    assert all(" score cp " in line and " pv " in line for line in infos)
    load_rules("bishogi").start().play("e2e3").play("e7e6").parse(best(lines)[0])


def test_mate_is_told_in_moves() -> None:
    lines = answers("position fen k7/8/1P6/1Q6/8/8/7B/4K1B1[] w -", "go depth 1")
    assert any(" score mate 1 " in line for line in lines)
    assert best(lines)[0] in {"b6b7", "b6b7+"}


def test_nothing_to_play() -> None:
    mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    assert answers(f"position fen {mated}", "go depth 1", game="chess") == ["bestmove (none)"]


def test_infinite_waits_for_stop() -> None:
    lines = answers("position fen k7/8/1P6/1Q6/8/8/7B/4K1B1[] w -", "go infinite", "isready", "stop", "isready")
    assert lines.count("readyok") == 2
    assert len(best(lines)) == 1
    assert lines[-1] == "readyok"


def test_stop_ends_a_count_that_would_take_for_ever() -> None:
    for depth in ("9", "10000000", "-5"):
        lines = answers("position startpos", f"go perft {depth}", "stop", "isready")
        assert lines[-1] == "readyok"
        assert sum(line.startswith("Nodes searched") for line in lines) == 1


def test_perft_and_position() -> None:
    lines = answers("position startpos", "d", "go perft 2")
    assert lines[0] == "Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq"
    assert "e2e3: 12" in lines
    assert lines[-1] == "Nodes searched: 144"


def test_settings() -> None:
    lines = answers(
        "setoption name UCI_Variant value southwark-bishogi",
        "setoption name UCI_Variant_Options value infanta=xiang; nifu=true",
        "setoption name Hash value 1",
        "setoption name MultiPV value 3",
        "position startpos",
        "go depth 1",
    )
    assert [line.split()[6] for line in lines if line.startswith("info depth")] == ["1", "2", "3"]
    settings = Settings("bishogi")
    settings.set("UCI_Variant_Options", "nifu=true")
    assert settings.rules().options["nifu"] == "true"
    settings.set("UCI_Variant", "chess")
    assert (settings.game, settings.options) == ("chess", {})


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hello", "unknown command 'hello'"),
        ("setoption name Wings value 3", "there is no option 'Wings'"),
        ("setoption name Hash value many", "expected a whole number, not 'many'"),
        ("setoption name UCI_Variant value no-such-game", "there is no game 'no-such-game'"),
        ("setoption name UCI_Variant_Options value wings=3", "wings"),
        ("setoption name UCI_Variant_Options value wings", "expected 'name=value"),
        ("position fen nonsense w -", "rank"),
        ("position startpos moves e2e3 e2e3", "move 2, 'e2e3'"),
        ("go depth x", "go depth: expected a whole number"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(line: str, words: str) -> None:
    (answer,) = answers(line)
    assert answer.startswith("info string ")
    assert words in answer


def test_play_goes_on_after_a_bad_line() -> None:
    lines = answers("position startpos moves e2e3 xxxx e7e6", "go depth 1")
    assert lines[0].startswith("info string move 2, 'xxxx'")
    load_rules("bishogi").start().play("e2e3").parse(best(lines)[0])


WORDS = st.sampled_from(
    "uci usi isready stop position startpos fen moves go depth 1 perft setoption name value Hash e2e3 w - [] k7".split()
)


@settings(max_examples=40)
@given(st.lists(st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=30), max_size=6))
def test_no_line_ends_the_program(lines: list[str]) -> None:
    # `go` without a limit searches until it is stopped; the end of the lines does that.
    assert answers(*lines, "isready", "stop", "isready")[-1] == "readyok"


def test_by_pipe() -> None:
    text = "uci\n\0\x01 garbage \xff\ngo nodes x\nposition startpos\ngo infinite\nisready\nstop\nquit\ngo"
    done = subprocess.run(
        [*COMMAND, "bishogi"], input=text.encode("latin-1"), capture_output=True, timeout=120, check=False
    )
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert "readyok" in lines
    assert len(best(lines)) == 1


def test_it_speaks_with_its_own_client() -> None:
    engine = External.program(COMMAND)
    try:
        game = Game(load_rules("bishogi"))
        for _ in range(4):
            move = engine.choose(Task.of(game), Limits(nodes=50))
            assert move is not None
            game.play(move)
        assert engine.name.startswith("Komagata")
    finally:
        engine.close()


def test_an_unknown_protocol_option_is_refused() -> None:
    with pytest.raises(KomagataError, match="there is no option"):
        Settings("bishogi").set("Nothing", "1")
