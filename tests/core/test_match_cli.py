"""Matches on the command line: every subcommand that takes a game takes a match, too."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from komagata import assets, cli
from komagata.records.matches import load_match


class _Said:
    """What the program said, and its status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> object:
    def run(*arguments: str, stdin: str = "") -> _Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = cli.run(arguments)
        said = capsys.readouterr()
        return _Said(status, said.out, said.err)

    return run


def test_matches_are_listed_with_their_options(call) -> None:  # type: ignore[no-untyped-def]
    assert "easterhouse" in call("games").out
    assert "mate_test: [reserve] bughouse_mate" in call("games", "--options").out


def test_moves_of_all_seats_and_of_one(call) -> None:  # type: ignore[no-untyped-def]
    lines = call("moves", "easterhouse").out.splitlines()
    assert {line.split(":")[0] for line in lines} == {"S1", "N2"}
    assert "g7g6" in call("moves", "easterhouse", "--seat", "N2").out.splitlines()
    assert call("moves", "easterhouse", "--seat", "N1").out == ""
    assert call("moves", "easterhouse", "--seat", "X").status == 2


def test_show_explain_and_perft(call) -> None:  # type: ignore[no-untyped-def]
    shown = call("show", "easterhouse", "--moves", "S1:b3b10")
    assert "in S2's reserve: N" in shown.out
    assert "N1 waits until N2" in shown.out
    assert shown.out.splitlines()[-1].endswith("quota 1,0,0,0")
    assert "shogi: white" in call("show", "easterhouse", "--words").out
    assert "rule: gate" in call("explain", "easterhouse", "N1:a10a9", "--moves", "S1:a1a2").out
    assert call("explain", "easterhouse", "a10a9").status == 2
    assert call("perft", "easterhouse", "--depth", "0").out == "1\n"
    assert call("perft", "bughouse", "--depth", "2").out == "1600\n"
    divided = call("perft", "easterhouse", "--depth", "1", "--divide").out
    assert divided.splitlines()[-1] == "74"
    assert call("show", "easterhouse", "--position", "a | b | quota 0,0,0,0").status == 2


def test_play_save_and_convert(call, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    record = tmp_path / "a.kmg"
    script = "help\nwhy N1 a10a9\nb3b10\nwait\nN2 g7g6\nundo\ng7g6\nmoves S2\nboard\nN1 a10a9\ndraw\nbad\n\nquit\n"
    seats = [word for seat in ("N2=human",) for word in ("--seat", seat)]
    said = call("play", "easterhouse", *seats, "--record", str(record), "--movetime", "50", stdin=script)
    assert said.status == 0, said.err
    assert "It is not N1's turn" in said.out
    assert "the engine does not agree" in said.out
    assert load_match(record).entries[0].turn.uci == "b3b10"
    assert call("convert", str(record), str(tmp_path / "b.bpgn")).status == 0
    assert "1A. b3b10" in (tmp_path / "b.bpgn").read_text()
    assert call("convert", str(record), str(tmp_path / "b.svg")).status == 2
    assert "quota" in call("show", str(record)).out
    assert "played by human" in call("play", "easterhouse", "--seat", "N2=gnuchess").err
    assert call("play", "easterhouse", "--seat", "X=human").status == 2


def test_four_persons_resign_and_draw(call, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    seats = [word for seat in ("N1", "S2", "N2") for word in ("--seat", f"{seat}=human")]
    assert call("play", "bughouse", *seats, stdin="draw\n").out.splitlines()[-1] == "draw: agreement"
    path = tmp_path / "c.kmg"
    script = f"save {path}\nresign\n"
    assert call("play", "bughouse", *seats, stdin=script).out.splitlines()[-1] == "north wins: resignation"
    assert path.exists()


def test_engines_play_matches(call, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    terms = ("--movetime", "40", "--most-plies", "30", "-o", str(tmp_path))
    said = call("match", "bughouse", "--one", "engine:2", "--other", "engine:1", "--games", "2", *terms)
    assert said.status == 0, said.err
    assert "engine:2 against engine:1" in said.out
    assert len(list(tmp_path.glob("*.kmg"))) == 2
    assert call("match", "bughouse", "--clock", "60").status == 2
    assert call("match", "bughouse", "--one", "human").status == 2


def test_a_demo_of_a_match(call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    from komagata.commands import contest, demo

    monkeypatch.setattr(demo, "SECONDS", 3.0)
    monkeypatch.setattr(contest, "MOST_PLIES", 12)
    said = call("demo", "easterhouse", "--out", str(tmp_path))
    assert said.status == 0, said.err
    assert (tmp_path / "easterhouse-demo.png").exists()


def test_check_of_match_files(call, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    good = assets.resource("matches") / "bughouse.toml"
    assert call("check", str(good)).status == 0
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace('first = "N2"', 'first = "S1"'), encoding="utf-8")
    said = call("check", str(bad))
    assert said.status == 2
    assert "boards.right.first (line" in said.err
    assert "N2:" in call("moves", str(good)).out


def test_a_match_is_drawn_with_the_reserves_between_the_boards(call, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    moves = "S1:h3h10 N2:g7g6 N1:i10h10"
    said = call("draw", "easterhouse", "--moves", moves, "-o", str(tmp_path / "a.svg"))
    assert said.status == 0, said.err
    call("play", "easterhouse", "--record", str(tmp_path / "a.kmg"), "--seat", "N2=human", stdin="h3h10\nquit\n")
    assert call("draw", str(tmp_path / "a.kmg"), "-o", str(tmp_path / "b.svg"), "--size", "800").status == 0
    assert 'width="800"' in (tmp_path / "b.svg").read_text(encoding="utf-8")
    assert call("draw", "easterhouse", "--moves", "h3h10", "-o", str(tmp_path / "c.svg")).status == 2


def test_hands_on_one_side_share_it() -> None:
    from komagata.draw.board import Options, planned
    from komagata.draw.scene import scene
    from komagata.multiboard.match import Match
    from komagata.multiboard.rules import match_rules

    match = Match(match_rules("easterhouse", {}))
    for seat, move in (("S1", "h3h10"), ("N2", "g7g6"), ("N1", "i10h10")):
        match.play(seat, move)
    plan = planned(scene(match.boards[1]), Options(hands_at="left"))
    assert len(plan.trays) == 2
    assert all(frame.x + frame.columns < plan.slab[0] for frame, _ in plan.trays)
    (first, _), (second, _) = plan.trays
    assert first.y >= second.y + second.rows
