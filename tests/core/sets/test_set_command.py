"""`komagata set`, as a user calls it: every output, every argument, and everything that can be wrong with them."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
import zipfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from komagata import assets
from komagata.cli import run
from komagata.commands import set as command
from komagata.commands.setting import FLAGS, PART_FLAGS, job_of
from komagata.draw.sheet import PAPERS
from komagata.errors import FileError, KomagataError
from komagata.faces.shapes import applied, sampled
from komagata.multiboard.rules import match_ids
from komagata.sets import output
from komagata.sets.job import EXTRAS, METHODS, Game, Job, Looks, Sheet
from komagata.sets.make import plan, write
from komagata.sets.presets import preset
from komagata.variants.catalog import catalog
from tests.core.sets.test_presets import paths

EVERY = (*catalog().ids(), *match_ids())
POINTS = 72 / 25.4

OWN = """
id = "little"
inherit = "bishogi"
names = { en = "Little Bishogi", ja = "小さなビショウギ" }
array = "rkbn/pppp/4/PPPP/RKBN[]"
castling = []
castling_rights = "-"
zones = { camp = "rank 4-5" }

[board]
files = 4
ranks = 5

[pieces.pawn]
promotes = ["queen", "knight", "bishop"]

[options.doubled]
names = { en = "Two Bishops" }
default = "no"

[options.doubled.choices.no]

[options.doubled.choices.yes]
set = { array = "rkbb/pppp/4/PPPP/RKBB[]" }
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own to write into."""
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)
    return place


def made(*arguments: str) -> None:
    assert run(["set", *arguments]) == 0


def files(place: Path) -> set[str]:
    return {path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file()}


# Outputs


def test_a_pdf(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made("chu-shogi", "-o", "chu.pdf")
    assert capsys.readouterr().out == "chu.pdf\n"
    pages = PdfReader(here / "chu.pdf").pages
    assert len(pages) == plan(Job((Game("chu-shogi"),))).sheets * 2
    assert float(pages[0].mediabox.width) == pytest.approx(210 * POINTS, abs=0.01)


def test_the_standard_output(capfdbinary: pytest.CaptureFixture[bytes], here: Path) -> None:
    made("bishogi", "-o", "-")
    assert len(PdfReader(io.BytesIO(capfdbinary.readouterr().out)).pages) == 2
    assert files(here) == set()


def test_drawings_are_numbered(here: Path) -> None:
    made("chu-shogi", "--board", "--fit", "-o", "chu.svg")
    assert {"chu-pieces-1-front.svg", "chu-pieces-1-back.svg", "chu-board-1.svg"} <= files(here)
    root = ElementTree.parse(here / "chu-board-1.svg").getroot()
    assert root.get("width", "").endswith("mm")


def test_one_drawing_keeps_its_name(here: Path) -> None:
    made("bishogi", "--method", "sticker", "-o", "stickers.svg")
    assert files(here) == {"stickers.svg"}


def test_laser_sheets(here: Path) -> None:
    made("bishogi", "--method", "laser", "--laser-preset", "lightburn", "--kerf", "0.1", "-o", "cut.svg")
    assert files(here) == {"cut-back-1.svg", "cut-frame.svg", "cut-front-1.svg"}
    assert 'id="cut"' in (here / "cut-front-1.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("ending", [".stl", ".3mf"])
def test_solids_need_no_method(here: Path, ending: str) -> None:
    made("bishogi", "--scale", "0.6", "--plate", "300x300", "-o", f"set{ending}")
    assert files(here) == {f"set{ending}"}
    if ending == ".3mf":
        assert "3D/3dmodel.model" in zipfile.ZipFile(here / "set.3mf").namelist()


def test_a_folder_gets_everything(here: Path) -> None:
    made("bishogi", "--board", "--fit", "--card", "--legend", "--booklet", "-o", "box")
    wanted = {"pieces.pdf", "board.pdf", "card.pdf", "legend.pdf", "booklet.pdf", output.JOB_FILE}
    assert files(here / "box") == wanted
    job = preset(str(here / "box" / output.JOB_FILE)).job
    assert set(job.parts) == {"pieces", "board", "card", "legend", "booklet"}
    made("--preset", f"box/{output.JOB_FILE}", "-o", "again")
    assert files(here / "again") == wanted
    for name in wanted:
        assert (here / "box" / name).read_bytes() == (here / "again" / name).read_bytes()


def test_a_folder_with_solids_and_a_board(here: Path) -> None:
    made("bishogi", "--method", "solid", "--board", "--fit", "-o", "box")
    assert files(here / "box") == {"pieces.3mf", "board.pdf", output.JOB_FILE}


def test_the_calibration_sheet(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made("--calibration", "--paper", "Letter", "--offset=-0.5,1.25", "-o", "light.pdf")
    assert capsys.readouterr().out == "light.pdf\n"
    pages = PdfReader(here / "light.pdf").pages
    assert len(pages) == 2
    assert float(pages[0].mediabox.width) == pytest.approx(PAPERS["Letter"].width * POINTS, abs=0.01)


def test_a_list_writes_nothing(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made("easterhouse", "--list", "--sets", "2", "--more", "pawn=3")
    said = capsys.readouterr().out
    assert "   59 Pawn / Point" in said
    assert "in all: 147" in said
    assert files(here) == set()


def test_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    made("cannibal-bishogi", "--list", "--language", "ja")
    said = capsys.readouterr().out
    assert "飛車（白の軍）" in said or "飛車（先手の軍）" in said


# Arguments


def parsed(*arguments: str) -> Namespace:
    parser = ArgumentParser(allow_abbrev=False)
    command.configure(parser)
    return parser.parse_args(arguments)


def test_every_value_of_a_job_has_an_argument() -> None:
    said = {flag.path for flag in FLAGS}
    others = {"parts", "extras", "games.game", "games.options", "games.sets", "games.spares", "games.more"}
    assert said | others == {path for path, _ in paths()}
    assert len(said) == len(FLAGS)


SAMPLES = {
    "method": "gutter",
    "scale": "0.75",
    "looks.style": "fide",
    "looks.theme": "wood",
    "looks.shape": "disc",
    "looks.ink": "low",
    "looks.men": "crowned",
    "looks.board": "lined",
    "looks.coordinates": "numeric",
    "looks.language": "ja",
    "sheet.paper": "A3",
    "sheet.flip": "short",
    "sheet.offset": "1.5,2",
    "laser.preset": "trotec",
    "laser.glyphs": "score",
    "laser.material": "400x300",
    "solid.relief": "inlay",
    "solid.plate": "180x180",
}


def value(job: Job, path: str) -> Any:
    found: Any = job
    for name in path.split("."):
        found = getattr(found, name)
    return found


@pytest.mark.parametrize("flag", FLAGS, ids=lambda flag: flag.name)
def test_every_argument_changes_its_value_alone(flag: Any) -> None:
    base = Job((Game("bishogi"),))
    if flag.switch:
        words = [f"--no-{flag.name}" if value(base, flag.path) else f"--{flag.name}"]
    else:
        words = [f"--{flag.name}={SAMPLES.get(flag.path, '1,25')}"]
    job = job_of(parsed(*words), base)
    assert value(job, flag.path) != value(base, flag.path)
    for other in FLAGS:
        if other is not flag:
            assert value(job, other.path) == value(base, other.path)


def test_parts_and_extras() -> None:
    base = Job((Game("bishogi"),))
    for name in PART_FLAGS:
        assert job_of(parsed(f"--{name}"), base).parts == ("pieces", name)
    assert job_of(parsed("--no-pieces", "--card"), base).parts == ("card",)
    assert job_of(parsed("--extras", "coins,caps"), base).extras == ("coins", "caps")
    assert job_of(parsed("--no-pieces", "--extras", ",".join(EXTRAS)), base).parts == ("extras",)


def test_options_and_pieces_go_to_the_games_that_know_them() -> None:
    words = ("bishogi", "chu-shogi", "--option", "nifu=true", "--more", "lion=1", "--more", "pawn=2", "--spares", "1")
    first, second = job_of(parsed(*words), Job(())).games
    assert first == Game("bishogi", options=(("nifu", "true"),), spares=1, more=(("pawn", 2),))
    assert second == Game("chu-shogi", spares=1, more=(("lion", 1), ("pawn", 2)))


def test_a_preset_and_what_is_said_besides(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made("bishogi", "--preset", "trial", "--style", "fide", "--save-preset", "for the train")
    job = preset("for the train").job
    assert (job.looks.ink, job.looks.style, job.games) == ("low", "fide", (Game("bishogi"),))
    made("--presets")
    assert "for the train" in capsys.readouterr().out
    made("--preset", "for the train", "-o", "train.pdf")
    made("shogi", "--preset", "for the train", "--save-preset", "given.toml")
    assert preset("given.toml").job.games == (Game("shogi"),)


# Games


@pytest.mark.parametrize("game", EVERY)
def test_every_game_on_paper(here: Path, game: str) -> None:
    made(game, "--method", "gutter", "--scale", "0.7", "--ink", "low", "--extras", "coins", "-o", "set.pdf")
    assert PdfReader(here / "set.pdf").pages


@pytest.mark.soak
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("game", EVERY)
def test_every_game_by_every_method(here: Path, game: str, method: str) -> None:
    made(game, "--method", method, "--scale", "0.8", "--board", "--card", "--legend", "--booklet", "-o", "box")
    assert {"card.pdf", "legend.pdf", "booklet.pdf", output.JOB_FILE} <= files(here / "box")


@pytest.mark.parametrize("method", METHODS)
def test_a_game_of_ones_own_through_the_whole_of_it(here: Path, method: str) -> None:
    (here / "little.toml").write_text(OWN, encoding="utf-8")
    words = ("--option", "doubled=yes", "--board", "--fit", "--card", "--legend", "--booklet", "--extras", "coins")
    made("little.toml", "--method", method, *words, "-o", "box")
    board = "board-1.svg" if method == "laser" else "board.pdf"
    assert {board, "card.pdf", "legend.pdf", "booklet.pdf", output.JOB_FILE} <= files(here / "box")
    items = {item.name: item for item in plan(preset(f"box/{output.JOB_FILE}").job).items}
    assert items["Bishop"].count == 4
    assert len(items["Pawn"].back) == 3


def test_a_kept_job_finds_its_game_from_anywhere(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "little.toml").write_text(OWN, encoding="utf-8")
    made("little.toml", "-o", "box")
    made("little.toml", "--save-preset", "given.toml")
    made("little.toml", "--save-preset", "kept")
    monkeypatch.chdir(here / "box")
    for name in (output.JOB_FILE, "../given.toml", "kept"):
        assert preset(name).job.games == (Game(str(here / "little.toml")),)
        made("--preset", name, "-o", "again.pdf")


def test_a_match_of_ones_own(here: Path) -> None:
    source = assets.read_text(assets.resource("matches/bughouse.toml"))
    (here / "mine.toml").write_text(source, encoding="utf-8")
    made("mine.toml", "-o", "set.pdf")
    assert PdfReader(here / "set.pdf").pages


# What can be wrong

BAD = [
    ((), "expected -o and the name of a file or folder, or --list"),
    (("bishogi",), "expected -o"),
    (("-o", "a.pdf"), "GAME: expected the id of a game"),
    (("nowhere", "-o", "a.pdf"), "there is no game 'nowhere'; there are: bishogi"),
    (("nowhere.toml", "-o", "a.pdf"), "cannot read nowhere.toml"),
    (("bishogi", "-o", "a.xyz"), "must end in one of: .pdf .svg .stl .3mf"),
    (("bishogi", "-o", ""), "expected the name of a file or folder"),
    (("bishogi", "-o", "a\0b.pdf"), "cannot write"),
    (("bishogi", "-o", "taken/a.pdf"), "cannot write"),
    (("bishogi", "-o", "taken/folder"), "cannot write"),
    (("bishogi", "--method", "gutter", "-o", "a.stl"), "choose the method solid"),
    (("bishogi", "--board", "-o", "a.3mf"), "name a folder for all of it"),
    (("bishogi", "--method", "solid", "-o", "a.pdf"), "there is nothing to print in this"),
    (("bishogi", "--method", "solid", "-o", "-"), "there is nothing to print in this"),
    (("bishogi", "--method", "origami", "-o", "a.pdf"), "argument --method: invalid choice"),
    (("bishogi", "--scale", "9", "-o", "a.pdf"), "--scale: expected a number from 0.2 to 3, not 9"),
    (("bishogi", "--scale", "nan", "-o", "a.pdf"), "--scale: expected a number from 0.2 to 3, not nan"),
    (("bishogi", "--scale", "large", "-o", "a.pdf"), "argument --scale: expected a number, not 'large'"),
    (("bishogi", "--style", "runes", "-o", "a.pdf"), "--style: there is no 'runes' here; there are: kanji"),
    (("bishogi", "--theme", "gold", "-o", "a.pdf"), "--theme: there is no 'gold' here"),
    (("bishogi", "--paper", "A9", "-o", "a.pdf"), "--paper: there is no paper A9"),
    (("bishogi", "--paper", "10x10", "-o", "a.pdf"), "--paper: edges of paper are"),
    (("bishogi", "--paper", "A5", "--margin", "60", "-o", "a.pdf"), "has no room between margins"),
    (("bishogi", "--paper", "60x80", "--no-ruler", "--scale", "3", "-o", "a.pdf"), "mm are needed"),
    (("bishogi", "--offset", "1", "-o", "a.pdf"), "argument --offset: expected two numbers such as 0.5,-1"),
    (("bishogi", "--plate", "9", "-o", "a.stl"), "argument --plate: expected a size such as 220x220"),
    (("bishogi", "--plate", "40x40", "--scale", "3", "-o", "a.stl"), "--plate: King: "),
    (("bishogi", "--sets", "0", "-o", "a.pdf"), "argument --sets: expected a number from 1 to 20"),
    (("bishogi", "--sets", "x", "-o", "a.pdf"), "argument --sets: expected a whole number"),
    (("bishogi", "--more", "dragon=1", "-o", "a.pdf"), "--more: no game here has 'dragon'; there are: king"),
    (("bishogi", "--more", "pawn", "-o", "a.pdf"), "argument --more: expected name=value"),
    (("bishogi", "--more", "pawn=999", "-o", "a.pdf"), "argument --more: expected a number from -200 to 200"),
    (("bishogi", "--option", "ko=true", "-o", "a.pdf"), "--option: no game here has 'ko'; there are: nifu"),
    (("bishogi", "--option", "nifu=perhaps", "-o", "a.pdf"), "has no choice 'perhaps'"),
    (("bishogi", "--extras", "hats", "-o", "a.pdf"), "--extras: there is no 'hats' here"),
    (("bishogi", "--no-pieces", "-o", "a.pdf"), "parts: expected at least one of"),
    (("bishogi", "--laser-preset", "phaser", "-o", "a.svg"), "--laser-preset: there is no 'phaser' here"),
    (("bishogi", "--preset", "nothing", "-o", "a.pdf"), "there is no preset 'nothing'"),
    (("bishogi", "--preset", "bad.toml", "-o", "a.pdf"), "bad.toml: scale (line 1): expected a number"),
    (("bishogi", "--save-preset", "../out"), "cannot be the name of a preset"),
    (("bishogi", "--scale", "9", "--save-preset", "large"), "--scale: expected a number"),
    (("chu-shogi", "shogi", "xiangqi", "--sets", "20", "--spares", "50", "-o", "a.pdf"), "makes 5000 at most"),
    (("--calibration", "-o", "a.svg"), "the calibration sheet is written as a .pdf"),
    (("--calibration", "--paper", "60x60", "-o", "a.pdf"), "60x60"),
    (("--calibration",), "expected -o"),
]


@pytest.mark.parametrize(
    ("words", "said"), BAD, ids=lambda part: " ".join(part)[:60] if isinstance(part, tuple) else ""
)
def test_what_is_refused(here: Path, words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line a fault, status 2, and no file left."""
    (here / "taken").write_text("in the way", encoding="utf-8")
    (here / "bad.toml").write_text("scale = 99\n", encoding="utf-8")
    assert run(["set", *words]) == 2
    errors = capsys.readouterr().err
    assert said in errors
    assert all(line.startswith("komagata") for line in errors.splitlines()), errors
    assert files(here) == {"taken", "bad.toml"}
    assert not any(path.is_dir() for path in here.iterdir())


def test_every_fault_of_the_arguments_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("nowhere", "--scale", "9", "--margin", "-3", "--style", "runes", "--paper", "A9", "-o", "a.pdf")
    assert run(["set", *words]) == 2
    said = capsys.readouterr().err
    assert [line.split(":")[1].strip() for line in said.splitlines()] == [
        "--scale",
        "--style",
        "--paper",
        "--margin",
        "there is no game 'nowhere'; there are",
    ]


# What goes wrong on the way


class Stop(Exception):
    pass


@pytest.mark.parametrize("name", ["set.pdf", "set.svg", "set.3mf", "box"])
@pytest.mark.parametrize("after", [1, 2])
def test_stopped_work_leaves_what_was_there(here: Path, name: str, after: int) -> None:
    method = "solid" if name == "set.3mf" else "duplex"
    made_of = plan(Job((Game("bishogi"),), method=method, scale=0.5))
    (here / "old").write_text("old", encoding="utf-8")
    if not name.startswith("box"):
        (here / name).write_text("mine", encoding="utf-8")
    before = {path: (here / path).read_bytes() for path in files(here)}

    def stop(done: int, total: int) -> None:
        if done >= after:
            raise Stop

    with pytest.raises(Stop):
        write(made_of, name, stop)
    assert {path: (here / path).read_bytes() for path in files(here)} == before
    assert not (here / "box").exists()


def test_progress_comes_to_its_end() -> None:
    told: list[tuple[int, int]] = []
    found = plan(
        Job((Game("bishogi"),), parts=("pieces", "card")), progress=lambda done, total: told.append((done, total))
    )
    assert told[-1] == (2, 2)
    told.clear()
    write(found, "set.pdf", lambda done, total: told.append((done, total)))
    assert told[-1][0] == told[-1][1] == len(found.pages)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_leaves_no_file(here: Path) -> None:
    words = ["set", "chu-shogi", "easterhouse", "--sets", "8", "-o", "large.stl", "--plate", "400x400"]
    with subprocess.Popen(
        [sys.executable, "-m", "komagata", *words], stderr=subprocess.PIPE, env=os.environ, start_new_session=True
    ) as process:
        until = time.monotonic() + 60
        while not any(here.iterdir()) and process.poll() is None and time.monotonic() < until:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode in (130, 0), errors
    if process.returncode == 130:
        assert list(here.iterdir()) == []
        assert b"Traceback" not in errors


def test_links_stay_links(here: Path) -> None:
    (here / "there").mkdir()
    (here / "there" / "real.3mf").write_text("old", encoding="utf-8")
    (here / "link.3mf").symlink_to(here / "there" / "real.3mf")
    made("bishogi", "--scale", "0.5", "-o", "link.3mf")
    assert (here / "link.3mf").is_symlink()
    assert zipfile.is_zipfile(here / "there" / "real.3mf")


def test_nothing_is_replaced_if_something_else_stands_in_the_place_of_one_file(tmp_path: Path) -> None:
    made = plan(Job((Game("yari-shogi"),), parts=("pieces", "board")))
    folder = tmp_path / "set"
    (folder / "board.pdf").mkdir(parents=True)
    (folder / "pieces.pdf").write_text("mine")
    with pytest.raises(FileError, match=r"board\.pdf"):
        write(made, folder)
    assert (folder / "pieces.pdf").read_text() == "mine"
    assert sorted(path.name for path in folder.iterdir()) == ["board.pdf", "pieces.pdf"]


@pytest.mark.parametrize("name", ["all", "all.svg", "all.3mf"])
def test_a_full_disk_leaves_nothing_and_names_the_file_that_was_to_be(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    method = "solid" if name.endswith("3mf") else "duplex"
    made = plan(Job((Game("yari-shogi"),), method, looks=Looks(style="letters")))
    calls: list[int] = []

    def full(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) == (1 if method == "solid" else 3):  # the second one is of the folder
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="No space left") as caught:
        write(made, tmp_path / "disk" / name)
    assert ".komagata-" not in str(caught.value)
    assert not (tmp_path / "disk" / name).exists()
    assert not list((tmp_path / "disk").glob("*"))
    assert len(calls) > 0


def test_instructions_without_room_are_left_out() -> None:
    """Without any furniture there is no band at the foot, and nothing stands on the margin."""
    bare = Sheet(header=False, ruler=False, crosses=False, crop_marks=False)
    (part,) = plan(Job((Game("yari-shogi"),), sheet=bare)).parts
    for leaf in part.leaves:
        for shape in leaf.front.shapes():
            for point in (applied(shape.matrix, corner) for corner in sampled(shape.path, 3)):
                assert 8 - 0.3 <= point[0] <= 210 - 8 + 0.3
                assert 8 - 0.3 <= point[1] <= 297 - 8 + 0.3


def test_a_long_name_of_a_paper_makes_no_long_message() -> None:
    with pytest.raises(KomagataError) as caught:
        plan(Job((Game("bishogi"),), sheet=Sheet(paper="9" * 100_000)))
    assert len(str(caught.value)) < 400


def test_a_preset_with_faults_does_not_hide_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    folder = assets.user_data("presets")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "aaa.toml").write_text("nothing = 1")
    (folder / "zzz.toml").write_text('names = { en = "The last one" }')
    assert run(["set", "--presets"]) == 2
    out, err = capsys.readouterr()
    assert "zzz: The last one" in out
    assert "aaa: aaa.toml: nothing" in err
