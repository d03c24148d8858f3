"""Games told to Fairy-Stockfish: what is written is what it plays, and what it cannot be told is said."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from komagata.errors import VariantError
from komagata.position import load_rules
from komagata.variants.catalog import catalog
from komagata.variants.fairy import section

ENGINE = shutil.which("fairy-stockfish", path="/usr/games:/usr/local/bin:/usr/bin")
REFUSED = {"sekishogi", "sekishogi-once", "chu-shogi"}
"""Chains of jumps, and a board too large."""
TOLD = [name for name in catalog().ids() if name not in REFUSED]
EXACT = ["bishogi", "advanced-pawn-bishogi", "catholic-bishogi", "bishogi-81", "chess", "shogi", "xiangqi"]
"""Games that Debian's version 11.1 plays, too: newer ones describe movements and zones."""


def lost(name: str, **options: str) -> list[str]:
    return [str(one) for one in section(load_rules(name, options).variant).lost]


@pytest.mark.parametrize("name", TOLD)
def test_every_game_that_can_be_told(name: str) -> None:
    rules = load_rules(name)
    made = section(rules.variant)
    said = dict(made.lines)
    assert len(said) == len(made.lines), "an option is written twice"
    letters = {value.partition(":")[0] for option, value in said.items() if len(value.partition(":")[0]) == 1}
    board = said["startFen"].partition(" ")[0].partition("[")[0]
    assert set(re.sub(r"[\d/+]", "", board).lower()) <= letters
    assert str(made).startswith(f"[{made.name}]\n")
    assert re.fullmatch(r"[a-z0-9]+(:[a-z]+)?", made.name)


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_what_the_engine_could_not_begin_is_refused(name: str) -> None:
    with pytest.raises(VariantError) as caught:
        section(load_rules(name).variant)
    words = " ".join(str(fault) for fault in caught.value.faults)
    assert "board has more than" in words or "how the Man moves" in words


def test_what_cannot_be_said_is_said() -> None:
    assert lost("chess") == []
    assert lost("yari-shogi") == []
    assert lost("bishogi") == ["that a dropped Pawn may not give mate"]
    assert lost("bishogi", pawn_drop_mate="allowed") == []
    assert lost("bishogi", pawn_drop_mate="allowed", repetition="forbidden") == ["that positions may not be repeated"]
    assert len([words for words in lost("cannibal-bishogi") if "of the other army" in words]) == 3
    assert lost("yari-shogi", impasse="true") == ["the declaration of an entered King"]


def test_options_change_the_section() -> None:
    usual = dict(section(load_rules("bishogi").variant).lines)
    changed = dict(
        section(load_rules("bishogi", {"nifu": "true", "stalemate": "loss", "fifty_moves": "true"}).variant).lines
    )
    assert {key: changed[key] for key in changed if usual.get(key) != changed[key]} == {
        "dropNoDoubled": "p",
        "stalemateValue": "loss",
        "nMoveRule": "50",
    }


@pytest.mark.skipif(ENGINE is None, reason="fairy-stockfish is not installed")
@pytest.mark.parametrize("name", EXACT)
def test_the_engine_counts_the_same(name: str, tmp_path: Path) -> None:
    rules = load_rules(name)
    made = section(rules.variant)
    path = tmp_path / "variants.ini"
    path.write_text(str(made), encoding="utf-8")
    variant = made.name.partition(":")[0]
    lines = f"uci\nsetoption name VariantPath value {path}\nsetoption name UCI_Variant value {variant}\n"
    assert ENGINE is not None
    done = subprocess.run(
        [ENGINE], input=f"{lines}position startpos\ngo perft 3\nquit\n", capture_output=True, text=True, check=True
    )
    counted = re.search(r"Nodes searched: (\d+)", done.stdout)
    assert counted is not None, done.stdout[-500:]
    assert int(counted[1]) == rules.start().perft(3)
    checked = subprocess.run([ENGINE, "check", str(path)], capture_output=True, text=True, check=False)
    wrong = [line for line in (checked.stdout + checked.stderr).splitlines() if "Invalid" in line]
    newer = {"enPassantTypes", "promotionRegionWhite", "promotionRegionBlack", "castlingKingFile", "dropNoDoubled"}
    assert {line.rpartition(" ")[2] for line in wrong} <= newer
