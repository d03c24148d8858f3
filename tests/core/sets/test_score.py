"""Games set in type: every move and comment is there, in order, and diagrams where they are marked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pypdf import PdfReader

from komagata.cli import run
from komagata.draw.sheet import flow, paper
from komagata.draw.sheet.setting import Run
from komagata.game import Game
from komagata.position import load_rules
from komagata.records import read
from komagata.sets.booklet import score as module
from komagata.sets.booklet.score import Score, score
from tests.core.games import GAMES

ANNOTATED = """[Variant "bishogi"]
[White "Ada"]
[Black "Kumazawa"]
[Result "1-0"]

{Both know it.} e2e3 e7e6 {A quiet answer.} d2d3 $1 (g1f3 $5 {sharper} g8f6 (d7d6 c2c3 {slow}) b1c3) g8f6 $220 b1c3 1-0
"""


def said(games: list[Game], how: Score, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paragraphs that are set, as plain text."""
    found: list[str] = []
    real = flow.text_slabs

    def kept(runs: list[Run], *arguments: float, **named: object) -> object:
        found.append("".join(run.words for run in runs).strip().replace("\u00a0", " "))
        return real(runs, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "text_slabs", kept)
    score(games, paper("A4"), how)
    return found


def test_moves_comments_and_variations(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said([read(ANNOTATED, "kmg")], Score(), monkeypatch)
    assert lines == [
        "Ada – Kumazawa",
        "Bishogi",
        "Both know it.",
        "1. e3 e6 A quiet answer. 2. d3!",
        "[2. Nf3!? sharper 2… Nf6 (2… d6 3. c3 slow) 3. Nc3]",
        "2… Nf6",
        "3. Nc3",
        lines[-1],
    ]
    assert lines[-1].startswith("1-0")


def test_a_game_from_a_position_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules("bishogi")
    game = Game(rules, rules.position("4k3/8/8/8/8/8/4P3/4K3[] b -"))
    game.play("e8e7")
    game.play("e2e3")
    assert said([game], Score(), monkeypatch)[-1] == "1… Ke7 2. e3"
    assert len(score([game], paper("A4"))[0].groups) > 0


def test_single_moves_are_numbered_as_in_japan(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(load_rules("shogi"))
    for move in ("7g7f", "3c3d"):
        game.play(move)
    assert said([game], Score(), monkeypatch)[-1].startswith("1. ")
    assert " 2. " in said([game], Score(), monkeypatch)[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_of_every_kind_fits_its_pages(game: str) -> None:
    chance = random.Random(game)
    played = Game(load_rules(game))
    for _ in range(60):
        moves = played.legal_moves()
        if not moves or played.outcome():
            break
        played.play(chance.choice(moves))
    for size in ("A5", "A4", "Letter"):
        pages = score([played], paper(size), Score(every=20))
        assert pages
        assert all(page.groups for page in pages)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, target = tmp_path / "games.kmg", tmp_path / "games.pdf"
    record.write_text(f"{ANNOTATED}\n{ANNOTATED}", "utf-8")
    assert run(["score", str(record), "-o", str(target), "--paper", "A5", "--every", "2", "--flipped"]) == 0
    assert len(PdfReader(target).pages) >= 2
    before = target.read_bytes()
    for wrong in (["--paper", "1x1"], ["--style", "kanji", "--theme", "none"], ["--paper", "B0"]):
        assert run(["score", str(record), "-o", str(target), *wrong]) == 2
    assert run(["score", str(record), "-o", str(tmp_path / "games.svg")]) == 2
    assert run(["score", str(target), "-o", str(target)]) == 2
    assert target.read_bytes() == before
    assert all(line.startswith("komagata") for line in capsys.readouterr().err.splitlines())


def test_damaged_records_are_set_as_far_as_they_go_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, target = tmp_path / "bad.kmg", tmp_path / "bad.pdf"
    record.write_text(ANNOTATED.replace("b1c3 1-0", "a1a8 1-0"), "utf-8")
    assert run(["score", str(record), "-o", str(target)]) == 2
    assert "a1a8" in capsys.readouterr().err
    assert target.exists()
