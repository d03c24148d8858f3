"""The command line, as a user calls it: every subcommand with good and with bad input."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

from komagata import cli, records
from komagata.kernel import available
from komagata.variants.catalog import catalog
from komagata.variants.cloning import blank
from tests.core.games import GAMES

PROGRAM = [sys.executable, "-m", "komagata"]


def call(*arguments: str, stdin: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own."""
    result = subprocess.run(
        [*PROGRAM, *arguments],
        input=stdin.encode("utf-8") if isinstance(stdin, str) else stdin,
        capture_output=True,
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )
    output, errors = (stream.decode("utf-8") for stream in (result.stdout, result.stderr))
    assert "Traceback" not in errors, errors
    return subprocess.CompletedProcess(result.args, result.returncode, output, errors)


def refused(result: subprocess.CompletedProcess[str], *words: str) -> None:
    """One line a fault, nothing else, status 2."""
    assert result.returncode == 2, result
    assert result.stderr.strip()
    for line in result.stderr.splitlines():
        assert line.startswith("komagata") or ":" in line
    for word in words:
        assert word in result.stderr


def test_version() -> None:
    assert call("--version").stdout.startswith("komagata 0.")


def test_help_names_every_command() -> None:
    words = call("--help").stdout
    assert all(name in words for name in cli.COMMANDS)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_help_of_every_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([name, "--help"]) == 0
    assert f"usage: komagata {name}" in capsys.readouterr().out


def test_neither_command_nor_file() -> None:
    refused(call("pertf", "bishogi"), "neither a command nor a file 'pertf'")


def test_without_a_display() -> None:
    refused(call(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM=""), "no display")


def test_diagnose() -> None:
    words = call("--diagnose").stdout
    assert f"kernels: {', '.join(available())}" in words
    assert f"games: {len(GAMES)}" in words


def test_games() -> None:
    lines = call("games").stdout.splitlines()
    assert tuple(line.split()[0] for line in lines) == (*GAMES, "easterhouse", "bughouse")
    assert "infanta: [alfil] xiang (to be agreed before the game)" in call("games", "--options").stdout
    refused(call("games", "extra"), "extra")


def test_games_of_the_user(home: Path) -> None:
    folder = home / "data" / "komagata" / "variants"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('id = "mine"\ninherit = "bishogi"\nnames = { en = "Mine" }\n', "utf-8")
    (folder / "broken.toml").write_text('id = "broken"\nnonsense = 3\n', "utf-8")
    result = call("games")
    assert "mine" in result.stdout
    assert "broken.toml" in result.stderr
    assert call("perft", "mine", "--depth", "2").stdout == "144\n"


def test_moves() -> None:
    lines = call("moves", "bishogi").stdout.splitlines()
    assert len(lines) == 12
    assert lines == sorted(lines)
    assert lines[0] == "a2a3"
    assert "7g7f" in call("moves", "shogi", "--notation", "usi").stdout.split()
    position = "k7/4P3/8/8/8/1P6/8/4K3[] w -"
    assert "e7e8+" in call("moves", "bishogi", "--position", position).stdout.split()
    assert call("moves", "bishogi", "--position", "-", stdin=position + "\n").stdout.count("\n") == 7
    assert "e7e6" in call("moves", "bishogi", "--moves", "e2e3").stdout.split()


def test_moves_with_options() -> None:
    position = "k7/8/8/8/8/4P3/8/4K3[P] w -"
    assert "P@e5" in call("moves", "bishogi", "--position", position).stdout.split()
    assert "P@e5" not in call("moves", "bishogi", "--position", position, "--option", "nifu=true").stdout.split()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "GAME"),
        (["no-such-game"], "there is no game 'no-such-game'; there are: bishogi"),
        (["bishogi", "--option", "nifu=perhaps"], "its choices are: false, true"),
        (["bishogi", "--option", "colour=red"], "its options are"),
        (["bishogi", "--option", "nonsense"], "name=value"),
        (["bishogi", "--position", "rubbish"], "position"),
        (["bishogi", "--moves", "e2e5"], "does not move"),
        (["bishogi", "--moves", "hello"], "hello"),
        (["nowhere/game.toml"], "nowhere"),
        (["nowhere.kmg"], "nowhere"),
        (["bishogi", "--notation", "morse"], "morse"),
    ],
)
def test_moves_refused(arguments: list[str], words: str) -> None:
    refused(call("moves", *arguments), words)


def test_all_faults_are_listed_each_on_its_line() -> None:
    result = call("moves", "bishogi", "--option", "a=1", "--option", "b=2")
    assert len(result.stderr.splitlines()) == 2
    result = call("moves", "bishogi", "--position", "8/8/8/8/8/8/8/8[] w KQ")
    assert len(result.stderr.splitlines()) > 1


def test_standard_input_that_is_no_text() -> None:
    refused(call("moves", "bishogi", "--position", "-", stdin=b"\xff\xfe"), "UTF-8")


@pytest.mark.parametrize("kernel", available())
def test_perft(kernel: str) -> None:
    assert call("perft", "bishogi", "--depth", "3", "--kernel", kernel).stdout == "2124\n"
    assert call("perft", "bishogi", "--depth", "2", KOMAGATA_KERNEL=kernel).stdout == "144\n"


def test_perft_divided() -> None:
    lines = call("perft", "bishogi", "--depth", "2", "--divide").stdout.splitlines()
    assert lines[-1] == "144"
    assert lines[0] == "a2a3: 12"
    assert len(lines) == 13
    assert call("perft", "bishogi", "--depth", "0").stdout == "1\n"


def test_timing_goes_to_standard_error() -> None:
    result = call("perft", "bishogi", "--depth", "1", "--timing")
    assert result.stdout == "12\n"
    assert [line.split(":")[0] for line in result.stderr.splitlines()] == ["start", "work"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bishogi"], "--depth"),
        (["bishogi", "--depth", "-1"], "from 0"),
        (["bishogi", "--depth", "two"], "whole number"),
        (["bishogi", "--depth", "1", "--kernel", "magic"], "magic"),
    ],
)
def test_perft_refused(arguments: list[str], words: str) -> None:
    refused(call("perft", *arguments), words)


def test_show() -> None:
    lines = call("show", "bishogi", "--position", "r3k3/8/8/8/8/8/8/4K2R[P2p] w K").stdout.splitlines()
    assert lines[0] == "in black's hand: P x 2"
    assert lines[2] == "8 r . . . k . . . 8"
    assert lines[-4:] == [
        "  a b c d e f g h",
        "in white's hand: P",
        "white to move",
        "r3k3/8/8/8/8/8/8/4K2R[Ppp] w K",
    ]
    assert "checkmate" in call("show", "bishogi", "--position", "k6R/8/1K6/8/8/8/8/8[] b -").stdout
    words = call("show", "shogi", "--words").stdout
    assert words.startswith("black: King e1, Rook h2, Bishop b2")
    refused(call("show", "bishogi", "--position", "x"))


def test_explain() -> None:
    lines = call("explain", "bishogi", "a1a4").stdout.splitlines()
    assert lines == [
        "The way of the Rook from a1 to a4 is blocked by the white Pawn on a2.",
        "rule: blocked",
        "squares: a2",
    ]
    assert "rule: legal" in call("explain", "bishogi", "e2e3").stdout
    refused(call("explain", "bishogi", "e2e9"), "there is no square e9")
    refused(call("explain", "bishogi"), "MOVE")


def test_draw(tmp_path: Path) -> None:
    for name, start in (("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a.pdf", b"%PDF")):
        result = call("draw", "bishogi", "-o", str(tmp_path / name), "--style", "fide", "--flipped")
        assert result.returncode == 0, result.stderr
        assert start in (tmp_path / name).read_bytes()[:400]
    assert "<svg" in call("draw", "chu-shogi", "-o", "-").stdout
    refused(call("draw", "bishogi"), "-o")
    refused(call("draw", "bishogi", "-o", str(tmp_path / "a.bmp")), ".svg .png .pdf .gif")
    refused(call("card", "bishogi", "-o", str(tmp_path / "a.gif")), ".svg .png .pdf")
    refused(call("draw", "bishogi", "-o", str(tmp_path / "a.svg"), "--style", "cubist"), "cubist")
    refused(call("draw", "bishogi", "-o", str(tmp_path / "a.svg"), "--theme", "none such"), "none such")
    refused(call("draw", "bishogi", "-o", "/proc/nowhere/a.svg"), "/proc/nowhere")


@pytest.mark.parametrize(
    "words",
    [
        "convert||x.kmg",
        "convert|x.kmg|",
        "convert|.|",
        "draw|bishogi|-o|",
        "card|bishogi|-o| ",
        "check|",
        "demo|--out|",
    ],
)
def test_the_name_of_no_file_is_refused(words: str, tmp_path: Path) -> None:
    before = sorted(Path.cwd().iterdir())
    refused(call(*words.split("|")), "not nothing")
    assert sorted(Path.cwd().iterdir()) == before


def test_export_fairy(tmp_path: Path) -> None:
    told = call("export-fairy", "bishogi")
    assert told.stdout.startswith("[bishogi]\n")
    assert told.stderr == "bishogi: not expressed: that a dropped Pawn may not give mate\n"
    target = tmp_path / "variants.ini"
    assert call("export-fairy", "yari-shogi", "--option", "stalemate=draw", "-o", str(target)).stderr == ""
    assert "stalemateValue = draw" in target.read_text()
    refused(call("export-fairy", "chu-shogi"), "more than 12 files or 10 ranks")
    refused(call("export-fairy", "sekishogi"), "how the Man moves")


def test_animations(tmp_path: Path) -> None:
    record, target = tmp_path / "game.kmg", tmp_path / "game.gif"
    record.write_text('[Variant "bishogi"]\n\n1. e2e3 e7e6 2. d2d3 *\n')
    result = call("draw", str(record), "-o", str(target), "--size", "200", "--moves", "d7d6", "--delay", "300")
    assert (result.returncode, result.stderr) == (0, "")
    with Image.open(target) as image:
        assert (getattr(image, "n_frames", 0), image.width, image.info["loop"]) == (5, 200, 0)
    call("draw", str(record), "-o", str(target), "--size", "200", "--from", "1", "--to", "2", "--flipped")
    with Image.open(target) as image:
        assert getattr(image, "n_frames", 0) == 2
    kept = target.read_bytes()
    refused(call("draw", str(record), "-o", str(target), "--arrow", "a1-a2"), "--arrow")
    refused(call("draw", str(record), "-o", str(target), "--from", "9"), "no move 9 in this game of 3")
    refused(call("draw", str(record), "-o", str(target), "--delay", "1"), "--delay")
    refused(call("draw", str(record), "-o", str(target), "--size", "9000"), "4000 pixels")
    assert target.read_bytes() == kept
    both = call("draw", "easterhouse", "--moves", "S1:b3b10", "-o", str(target), "--size", "300", "--theme", "dark")
    assert both.returncode == 0, both.stderr
    with Image.open(target) as image:
        assert getattr(image, "n_frames", 0) == 2


def test_check(tmp_path: Path) -> None:
    good = catalog().path("yari-shogi")
    assert call("check", str(good)).stdout.endswith("no faults\n")
    bad = tmp_path / "bad.toml"
    bad.write_text(
        'id = "bad"\nnames = { en = "Bad" }\narray = "9"\nboard = { files = 99, ranks = 2 }\ncolour = 1\n', "utf-8"
    )
    result = call("check", str(bad))
    refused(result, str(bad), "line")
    assert len(result.stderr.splitlines()) > 1
    refused(call("check", "-", stdin="not toml at all ["), "line 1")
    refused(call("check", str(tmp_path / "nothing.toml")), "nothing.toml")
    refused(call("check"), "FILE.toml")


def test_variant_files_serve_as_games(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('id = "mine"\ninherit = "bishogi"\nnames = { en = "Mine" }\n', "utf-8")
    assert call("perft", str(mine), "--depth", "2").stdout == "144\n"


RECORD = '[Variant "bishogi"]\n\n1. e2e3 {fine} e7e6 (1... d7d6) *\n'


def test_convert(tmp_path: Path) -> None:
    source, target = tmp_path / "in.kmg", tmp_path / "out.kmg"
    source.write_text(RECORD, "utf-8")
    assert call("convert", str(source), str(target)).returncode == 0
    assert records.write(records.load(target)) == records.write(records.load(source))
    assert "{fine}" in call("convert", "-", "-", stdin=RECORD).stdout
    refused(call("convert", str(source), str(tmp_path / "out.docx")), ".kmg")
    refused(call("convert", "-", "-", stdin="nothing of the kind"), "no record")
    partly = call("convert", "-", "-", stdin=RECORD + "(e7e5")
    refused(partly, "line 4")
    assert "{fine}" in partly.stdout, "what can be read is written"
    refused(call("convert", str(source)), "OUT")


def two_games(name: str) -> str:
    return "\n".join(RECORD.replace("\n", f'\n[White "{name} {number}"]\n', 1) for number in (1, 2))


def players(*paths: Path) -> list[str]:
    """Who plays in the games of these files."""
    written = [path.read_text("utf-8") for path in paths]
    return [str(entry.game.tags["White"]) for each in written for entry in records.stream(io.StringIO(each))]


def test_no_game_of_a_folder_is_written_over_another(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    (old / "old").mkdir(parents=True)
    for place in ("a.kmg", "a-2.kmg", "a.pgn", "old/a.pgn"):
        (old / place).write_text(two_games(place), "utf-8")
    wanted = {f"{place} {number}" for place in ("a.kmg", "a-2.kmg", "a.pgn", "old/a.pgn") for number in (1, 2)}
    for _ in "again":
        assert call("convert", str(old), str(new)).returncode == 0
    assert sorted(players(*new.rglob("*.kmg"))) == sorted(wanted)
    assert call("convert", str(old), str(tmp_path), "--format", "pgn").returncode == 0
    assert (old / "a.pgn").read_text("utf-8") == two_games("a.pgn"), "what is read is not written over"
    assert len(players(*tmp_path.glob("*.pgn"))) == 6
    refused(call("convert", str(old), str(old)), "another folder")


def test_a_folder_with_records_of_matches(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.mkdir()
    for name in ("a.kmg", "b.bpgn"):
        (old / name).write_text('[Variant "easterhouse"]\n\n1A. b3b10 *\n', "utf-8")
    assert call("convert", str(old), str(tmp_path / "new")).returncode == 0
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["a.kmg", "b.kmg"]
    result = call("convert", str(old), str(tmp_path / "kif"), "--format", "kif")
    assert result.returncode == 2
    assert result.stderr.count("in no other format") == 2
    assert not (tmp_path / "kif").exists()


def test_a_game_that_cannot_begin_has_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "tiny.toml"
    file.write_text(blank("tiny", {"en": "Tiny"}, 2, 2), "utf-8")
    refused(call("check", str(file)), "array (line 4): black is in check")
    over = 'id = "over"\ninherit = "chess"\nnames = { en = "Over" }\narray = "4k3/8/8/8/8/8/8/4K3"\n'
    file.write_text(over + 'castling = []\ncastling_rights = "-"\n[pieces.king]\nmove = ""\n', "utf-8")
    refused(call("check", str(file)), "array (line 4): the game is over before its first move")


@pytest.mark.parametrize("command", ["mate easterhouse --depth 1", "report bughouse", "export-fairy easterhouse"])
def test_a_match_where_one_board_is_meant(command: str) -> None:
    refused(call(*command.split()), "is a match on two boards")


@pytest.mark.parametrize("command", ["convert /dev/zero -", "check /dev/zero", "show - --position /dev/zero"])
@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_what_never_ends_is_not_read(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("komagata.assets.MOST_BYTES", 1000)
    with Path("/dev/zero").open(encoding="utf-8") as endless:
        monkeypatch.setattr("sys.stdin", endless)
        assert cli.run(command.split()) == 2


@pytest.mark.parametrize("command", ["show -", "play chess", "engine chess", "convert - -"])
def test_without_a_standard_input(command: str) -> None:
    shell = ["sh", "-c", '"$@" <&-', "sh", *PROGRAM, *command.split()]
    result = subprocess.run(shell, capture_output=True, timeout=120, check=False)
    assert b"internal error" not in result.stderr
    assert result.returncode in {0, 2}


def test_records_serve_as_positions(tmp_path: Path) -> None:
    source = tmp_path / "in.kmg"
    source.write_text(RECORD, "utf-8")
    assert "PPPP1PPP" in call("show", str(source)).stdout
    assert call("moves", "-", stdin=RECORD).returncode == 0
    damaged = call("show", "-", stdin=RECORD + "(e7e5")
    refused(damaged, "line 4")
    assert "PPPP1PPP" in damaged.stdout, "what can be read is shown"


def test_play_between_persons(tmp_path: Path) -> None:
    record = tmp_path / "game.kmg"
    lines = "help\nmoves\nwhy e2e5\ne2e5\ne2e3\nboard\ne7e6\nundo\nd7d6\n\nnonsense\nresign\n"
    result = call("play", "bishogi", "--white", "human", "--black", "human", "--record", str(record), stdin=lines)
    assert result.returncode == 0, result.stderr
    assert "does not move from e2 to e5" in result.stdout
    assert result.stdout.endswith("black wins: resignation\n")
    game = records.load(record)
    assert str(game.final) == "black wins: resignation"
    assert len(game.main_line()) == 2


def test_play_against_an_engine() -> None:
    result = call("play", "shogi", "--white", "engine:1", stdin="7g7f\nundo\n2g2f\nquit\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("white: ") == 2
    refused(call("play", "bishogi", "--black", "engine:99"), "levels are 1 to 8")
    refused(call("play", "bishogi", "--black", "no-such-program"), "no-such-program")
    refused(call("play", "bishogi", "--record", "x.docx"), ".kmg")
    refused(call("play", "bishogi", "--position", "-"), "standard input")


def test_play_ends_by_the_rules() -> None:
    result = call("play", "bishogi", "--position", "k7/8/1K6/8/8/8/8/7R[] w -", "--black", "human", stdin="h1h8\n")
    assert result.stdout.endswith("white wins: checkmate\n")


def test_match(tmp_path: Path) -> None:
    result = call(
        "match", "sekishogi", "--one", "engine:2", "--other", "engine:1", "--games", "2", "--movetime", "50",
        "--most-plies", "40", "-o", str(tmp_path),
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["sekishogi-0001.kmg", "sekishogi-0002.kmg"]
    assert records.load(tmp_path / "sekishogi-0001.kmg").final is not None
    refused(call("match", "bishogi", "--games", "0"), "from 1")
    refused(call("match", "bishogi", "--clock", "soon"), "300+5")


def test_report() -> None:
    done = call("report", "examples/lancers.toml", "--games", "3", "--nodes", "40", "--option", "leaping=false")
    assert done.returncode == 0, done
    assert done.stdout.startswith("Lancers: 3 games, 40 positions a move, seed 0\n")
    for word in ("plies: ", "score of the first player: ", "decided: ", "legal moves in a position: "):
        assert word in done.stdout
    again = call("report", "examples/lancers.toml", "--games", "3", "--nodes", "40", "--option", "leaping=false")
    assert again.stdout == done.stdout
    refused(call("report", "examples/lancers.toml", "--games", "0"), "from 1 to")


def test_engine() -> None:
    lines = "uci\nisready\nposition startpos moves e2e3\ngo depth 1\nquit\n"
    result = call("engine", "bishogi", stdin=lines)
    assert result.returncode == 0, result.stderr
    assert "uciok" in result.stdout
    assert "bestmove" in result.stdout
    refused(call("engine", "no-such-game"), "no-such-game")


@pytest.mark.skipif("native" not in available(), reason="the native kernel was not built here")
def test_demo(tmp_path: Path) -> None:
    result = call("demo", "--out", str(tmp_path), "--brief", "--seed", "3")
    assert result.returncode == 0, result.stderr
    assert "1. " in result.stdout
    names = {path.suffix for path in tmp_path.iterdir()}
    assert names == {".kmg", ".svg", ".png"}
    game = records.load(next(tmp_path.glob("*.kmg")))
    assert game.final is not None
    assert game.faults == ()
    refused(call("demo", "no-such-game"), "no-such-game")


def test_output_that_cannot_be_written_is_refused_before_the_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "folder.kmg").mkdir()
    inside = str(tmp_path / "file" / "inside")
    refused(call("demo", "bishogi", "--out", inside), "cannot write")
    refused(call("match", "bishogi", "--nodes", "5", "-o", inside), "cannot write")
    for record in (f"{inside}.kmg", str(tmp_path / "folder.kmg")):
        result = call("play", "bishogi", "--white", "human", "--black", "human", "--record", record, stdin="e2e3\n")
        refused(result, "cannot write")
        assert not result.stdout
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_two_dashes_are_no_value() -> None:
    refused(call("show", "bishogi", "--moves=--"), "'--' is no value")
    refused(call("explain", "bishogi", "--", "--"), "'--' is no value")


def test_unwritable_output() -> None:
    refused(call("match", "sekishogi", "--games", "1", "--most-plies", "4", "-o", "/proc/nowhere"), "/proc/nowhere")


@pytest.mark.skipif(os.name != "posix" or "native" not in available(), reason="needs signals and long native work")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_below_the_standard_output() -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run([*PROGRAM, "moves", "bishogi"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert result.returncode == 2
    assert result.stderr.decode().startswith("komagata: ")
    assert result.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="closing streams needs a shell")
@pytest.mark.parametrize(
    ("closed", "arguments", "status"), [("1", "bishogi", 0), ("2", "bishogi", 0), ("2", "none", 2)]
)
def test_closed_streams(closed: str, arguments: str, status: int) -> None:
    command = f'"$0" -m komagata moves {arguments} {closed}>&-'
    result = subprocess.run(["sh", "-c", command, sys.executable], capture_output=True, check=False)
    assert result.returncode == status
    assert not result.stderr


def test_interrupted() -> None:
    with subprocess.Popen(
        [*PROGRAM, "perft", "shogi", "--depth", "9"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell that runs the tests in the background has them ignore Ctrl-C, and children inherit that. Nothing else
        # runs in this process that a fork could leave locked.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        try:
            output, errors = process.communicate(timeout=30)
        finally:
            process.kill()
    assert (process.returncode, output, errors) == (130, b"", b"")


@pytest.mark.skipif(os.name != "posix", reason="pipes break differently elsewhere")
def test_a_reader_that_leaves() -> None:
    with subprocess.Popen([*PROGRAM, "moves", "shogi"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_terminal_without_kanji() -> None:
    result = subprocess.run(
        [*PROGRAM, "show", "bishogi", "--words"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert result.returncode == 0


def test_a_fault_of_the_program_itself_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("once\nupon")

    monkeypatch.setattr("komagata.commands.games.run", fail)
    assert cli.run(["games"]) == 70
    assert capsys.readouterr().err == "komagata: internal error: ZeroDivisionError: once upon\n"
