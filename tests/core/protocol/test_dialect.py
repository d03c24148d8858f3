"""UCI and USI in both roles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.protocol.messages import (
    AskReady,
    Best,
    Chatter,
    Go,
    Greeting,
    Limits,
    Malformed,
    Named,
    NewGame,
    Nothing,
    Offered,
    Quit,
    SetOption,
    SetPosition,
    Stop,
    Thinking,
)
from komagata.protocol.options import EngineOption, OptionKind
from komagata.protocol.uci import UCI
from komagata.protocol.usi import USI


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("uci", Greeting("uci")),
        ("isready", AskReady()),
        ("  stop  ", Stop()),
        ("quit", Quit()),
        ("", Nothing()),
        ("debug on", Nothing()),
        ("ucinewgame", NewGame()),
        ("setoption name Clear Hash", SetOption("Clear Hash")),
        ("setoption name UCI_Variant value any-game", SetOption("UCI_Variant", "any-game")),
        ("setoption name Log value <empty>", SetOption("Log")),
        ("position startpos", SetPosition(None)),
        ("position startpos moves e2e3 e7e6", SetPosition(None, ("e2e3", "e7e6"))),
        ("position fen 4k3/8[] w - moves P@e5", SetPosition("4k3/8[] w -", ("P@e5",))),
        ("go infinite", Go(Limits(infinite=True))),
        ("go depth 3 nodes 1000", Go(Limits(depth=3, nodes=1000))),
        (
            "go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5",
            Go(Limits(remaining=(1000, 2000), increment=(10, 20), moves_to_go=5)),
        ),
        ("go perft 2", Go(Limits(perft=2))),
    ],
)
def test_uci_commands(line: str, command: object) -> None:
    assert UCI.read_command(line) == command


def test_usi_clocks_belong_to_black_first() -> None:
    assert USI.read_command("go btime 1000 wtime 2000 byoyomi 3000") == Go(Limits(remaining=(1000, 2000), byoyomi=3000))
    assert USI.read_command("position sfen 9/9 b - 1 moves 7g7f") == SetPosition("9/9 b - 1", ("7g7f",))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hello", "unknown command 'hello'"),
        ("position", "expected 'startpos' or 'fen'"),
        ("position e2e4", "not 'e2e4'"),
        ("position fen", "expected a position after 'fen'"),
        ("go depth deep", "go depth: expected a whole number, not 'deep'"),
        ("go movetime", "expected a whole number, not ''"),
        ("setoption Hash 3", "expected 'name'"),
        ("setoption name value 3", "expected 'name'"),
    ],
)
def test_malformed_commands_say_what_was_expected(line: str, words: str) -> None:
    command = UCI.read_command(line)
    assert isinstance(command, Malformed)
    assert words in str(command.why)


@given(st.text(max_size=80) | st.text("go position moves setoption name value 0123456789fenstar-", max_size=60))
def test_no_line_raises(line: str) -> None:
    for dialect in (UCI, USI):
        dialect.read_command(line)
        dialect.read_answer(line)
        dialect.read_answer("option " + line)
        dialect.read_answer("info " + line)


LIMITS = st.builds(
    Limits,
    depth=st.none() | st.integers(0, 99),
    nodes=st.none() | st.integers(0, 10**9),
    milliseconds=st.none() | st.integers(0, 10**7),
    remaining=st.just((None, None)) | st.tuples(st.integers(0, 10**7), st.integers(0, 10**7)),
    moves_to_go=st.none() | st.integers(1, 60),
)


@given(LIMITS)
def test_go_round_trips(limits: Limits) -> None:
    for dialect in (UCI, USI):
        command = dialect.read_command(dialect.go(limits))
        assert isinstance(command, Go)
        assert command.limits in {limits, Limits(infinite=True)}


def test_byoyomi_and_increments_are_never_sent_together() -> None:
    limits = Limits(remaining=(1000, 2000), increment=(100, 100), byoyomi=5000)
    assert USI.go(limits) == "go btime 1000 wtime 2000 byoyomi 5000"
    assert UCI.go(limits) == "go wtime 1000 btime 2000 winc 5100 binc 5100"


def test_uci_answers() -> None:
    assert UCI.read_answer("id name Some Engine 1.0") == Named("name", "Some Engine 1.0")
    assert UCI.read_answer("bestmove e2e3 ponder e7e6") == Best("e2e3", "e7e6")
    assert UCI.read_answer("bestmove (none)") == Best("")
    assert USI.read_answer("bestmove resign").resigns  # type: ignore[union-attr]
    assert UCI.read_answer("banner by somebody") == Chatter("banner by somebody")
    thinking = UCI.read_answer("info depth 3 score cp 21 nodes 7 pv e2e3 e7e6")
    assert isinstance(thinking, Thinking)
    assert (thinking.info.depth, thinking.info.score, thinking.info.moves) == (3, 21, ("e2e3", "e7e6"))
    offered = UCI.read_answer("option name Skill Level type spin default 20 min -20 max 20")
    assert offered == Offered(EngineOption("Skill Level", OptionKind.SPIN, "20", -20, 20))


def test_an_engine_introduces_itself() -> None:
    options = [EngineOption("Hash", OptionKind.SPIN, "16", 1, 64)]
    assert UCI.introduction("A", "B", options) == [
        "id name A",
        "id author B",
        "option name Hash type spin default 16 min 1 max 64",
        "uciok",
    ]
    assert UCI.best("e2e3", "e7e6") == "bestmove e2e3 ponder e7e6"
    assert UCI.best(None) == "bestmove (none)"
    assert USI.best(None) == "bestmove resign"
