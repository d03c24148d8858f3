"""Driving an engine over a scripted transport, and over a real program where one is installed."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

import pytest

from komagata.engine.driver import Driver, Timeouts
from komagata.engine.process import ProcessTransport, find_program
from komagata.errors import EngineError
from komagata.protocol.info import Info
from komagata.protocol.messages import Limits
from komagata.protocol.session import Session
from komagata.protocol.uci import UCI

QUICK = Timeouts(start=0.2, ready=0.2, answer=0.2, quit=0.1)


class Script:
    """A transport that answers each line by a table: longest matching beginning wins."""

    def __init__(self, answers: Mapping[str, Sequence[str]]) -> None:
        self.answers = answers
        self.sent: list[str] = []
        self.closed = False
        self._waiting: deque[str] = deque()

    def send(self, line: str) -> None:
        self.sent.append(line)
        for start in sorted(self.answers, key=len, reverse=True):
            if line.startswith(start):
                self._waiting.extend(self.answers[start])
                return

    def receive(self, seconds: float) -> str | None:
        assert seconds >= 0
        return self._waiting.popleft() if self._waiting else None

    def close(self) -> None:
        self.closed = True


POLITE: Mapping[str, Sequence[str]] = {
    "uci": ["A banner", "id name Script", "option name Hash type spin default 1 min 1 max 8", "uciok"],
    "isready": ["readyok"],
    "go": ["info depth 1 score cp 5 pv e2e3", "bestmove e2e3"],
    "go infinite": ["info depth 9 score mate 1 pv d2d3"],
    "stop": ["bestmove d2d3"],
    "go perft": ["e2e3: 12", "", "Nodes searched: 144"],
}


def started(script: Script) -> Driver:
    driver = Driver(script, Session(UCI), QUICK)
    driver.start({"Hash": "2", "No such thing": "1"})
    return driver


def test_a_whole_conversation() -> None:
    script = Script(POLITE)
    driver = started(script)
    assert driver.name == "Script"
    infos: list[Info] = []
    driver.new_game()
    assert driver.think(None, ["e2e3"], Limits(depth=1), infos.append).move == "e2e3"
    assert [info.score for info in infos] == [5]
    assert driver.perft(None, [], 2) == 144
    driver.close()
    assert script.closed
    assert script.sent == [
        "uci",
        "isready",
        "setoption name Hash value 2",
        "isready",
        "ucinewgame",
        "isready",
        "position startpos moves e2e3",
        "go depth 1",
        "position startpos",
        "go perft 2",
        "quit",
    ]


def test_stop() -> None:
    driver = started(Script(POLITE))
    assert driver.think(None, [], Limits(infinite=True), stop=lambda: True).move == "d2d3"


def test_an_engine_that_overruns_is_stopped() -> None:
    script = Script({**POLITE, "go movetime": []})
    assert started(script).think(None, [], Limits(milliseconds=1)).move == "d2d3"
    assert script.sent[-1] == "stop"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"uci": ["tell me more"]}, "did not answer 'uci' in time.*tell me more"),
        ({"isready": []}, "does not answer"),
        ({"go": [], "stop": []}, "does not answer"),
    ],
)
def test_a_silent_engine_fails_in_time(change: Mapping[str, Sequence[str]], words: str) -> None:
    script = Script({**POLITE, **change})
    driver = Driver(script, Session(UCI), QUICK)

    def talk() -> None:
        driver.start()
        driver.think(None, [], Limits(milliseconds=1))

    with pytest.raises(EngineError, match=words):
        talk()


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(EngineError, match="no program 'no-such-engine'"):
        ProcessTransport(["no-such-engine"])


def test_a_program_that_ends_at_once() -> None:
    transport = ProcessTransport(["false"])
    with pytest.raises(EngineError, match="exit status 1"):
        Driver(transport, Session(UCI), QUICK).start()
    transport.close()


@pytest.mark.skipif(find_program("fairy-stockfish") is None, reason="fairy-stockfish is not installed")
def test_fairy_stockfish() -> None:
    driver = Driver(ProcessTransport(["fairy-stockfish"]), Session(UCI))
    try:
        driver.start({"UCI_Variant": "crazyhouse", "Hash": "1"})
        assert driver.name.startswith("Fairy-Stockfish")
        assert driver.think(None, [], Limits(depth=2)).move
        assert driver.perft(None, [], 2) == 400
        assert driver.think(None, ["e2e4"], Limits(infinite=True), stop=lambda: True).move
    finally:
        driver.close()
