"""Failures that users of other programs reported about files of games: none of them happens here.

Each test names the public issues that it comes from.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from komagata import records
from komagata.game import Game
from komagata.position import load_rules

GAME = """手合割：平手
先手：先手さん
後手：後手さん
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:01/00:00:01)
"""
BOARD = """後手の持駒：なし
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v玉v金v銀v桂 ・|一
| ・v飛 ・ ・ ・ ・ ・v角 ・|二
|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| 歩 歩 歩 歩 歩 歩 歩 歩 歩|七
| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：なし
後手番
"""


def moves(game: Game) -> list[str]:
    nodes = game.main_line()
    return [node.parent.position.usi(node.move) for node in nodes if node.parent is not None and node.move is not None]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp932", "euc_jp"])
@pytest.mark.parametrize("name", ["a.kif", "a.kifu", "a.txt", "a.pgn"])
def test_encoding_and_format_go_by_content(tmp_path: Path, encoding: str, name: str) -> None:
    """shogihome#403, python-shogi#34, cshogi#53: a `.kif` with UTF-8 inside."""
    path = tmp_path / name
    path.write_bytes(GAME.replace("\n", "\r\n").encode(encoding))
    game = records.load(path)
    assert game.faults == ()
    assert moves(game) == ["7g7f"]
    assert game.tags["White"] == "先手さん"


def test_a_kif_is_written_so_that_others_read_it(tmp_path: Path) -> None:
    """lishogi#170, lishogi#431: UTF-8 under the name `.kif` breaks other programs."""
    game = records.read(GAME)
    assert records.save(game, tmp_path / "a.kif") == ()
    assert "先手さん" in (tmp_path / "a.kif").read_bytes().decode("cp932")
    records.save(game, tmp_path / "a.kifu")
    assert "先手さん" in (tmp_path / "a.kifu").read_bytes().decode("utf-8")


def test_characters_that_the_encoding_lacks_are_told_before_saving(tmp_path: Path) -> None:
    """shogihome#249, shogihome#250, shogihome#527: ☗ and ☖ do not exist in Shift-JIS."""
    game = records.read(GAME + "*☗がよい 😀\n")
    told = [str(fault) for fault in records.check_saving(game, tmp_path / "a.kif")]
    assert len(told) == 2
    assert "☗" in told[0]
    assert "▲" in told[0]
    assert records.check_saving(game, tmp_path / "a.kifu") == ()
    records.save(game, tmp_path / "a.kif")
    assert records.load(tmp_path / "a.kif").main_line()[0].comment == "▲がよい ?"


@pytest.mark.parametrize("handicap", ["詰将棋", "その他", "裸玉", ""])
def test_an_unknown_handicap_does_not_matter_beside_a_board(handicap: str) -> None:
    """shogihome#741: `手合割：詰将棋` made the load fail."""
    game = records.read(f"手合割：{handicap}\n{BOARD}   1 ８四歩(83)\n")
    assert game.faults == ()
    assert moves(game) == ["8c8d"]


def test_a_board_and_a_handicap_may_both_be_there() -> None:
    """MyShogi#38."""
    game = records.read(f"手合割：香落ち\n{BOARD}   1 ８四歩(83)\n")
    assert game.faults == ()
    assert game.initial == records.read("手合割：香落ち\n").initial


def test_lines_that_other_programs_add() -> None:
    """Kifu-for-JS#25: `盤面反転`, and heads under other names."""
    head = "# ---- Kifu for Windows ----\n#KIF version=2.0 encoding=Shift_JIS\n"
    head += "盤面反転\n備考：x\n対局ID：9\n先手省略名：a\n"
    game = records.read(head + GAME)
    assert game.faults == ()
    assert game.tags["Remark"] == "x"
    assert "対局ID：9" in records.write(game, "kif")


@pytest.mark.parametrize("name", ["右香落ち", "左五枚落ち", "左七枚落ち", "右七枚落ち", "三枚落ち", "五枚落ち"])
def test_rare_handicaps(name: str) -> None:
    """shogihome#534, json-kifu-format#39."""
    game = records.read(f"手合割：{name}\n下手：a\n上手：b\n   1 ５二玉(51)\n")
    assert game.faults == ()
    assert moves(game) == ["5a5b"]
    assert f"手合割：{name}\n" in records.write(game, "kif")


def test_lines_of_analysis_cost_no_move() -> None:
    """cshogi#35: a drop after a line `**` was lost."""
    game = records.read(
        "手合割：平手\n   1 ７六歩(77)\n**解析 0 候補1 評価値 12\n   2 ３四歩(33)\n**解析\n   3 ２二角成(88)\n**x\n"
        "   4 同　銀(31)\n**y\n   5 ４五角打\n**z\n"
    )
    assert game.faults == ()
    assert moves(game)[-1] == "B*4e"
    assert [node.comment for node in game.main_line()] == ["*解析 0 候補1 評価値 12", "*解析", "*x", "*y", "*z"]


def test_comments_swallow_no_move_and_branches_no_main_line() -> None:
    """tsumemi#3."""
    game = records.read(
        "手合割：平手\n*前\n   1 ７六歩(77)\n*一\n*二\n   2 ３四歩(33)\n   3 投了\n\n"
        "変化：2手\n*変\n   2 ８四歩(83)\n*三\n\n"
        "変化：1手\n   1 ２六歩(27)\n"
    )
    assert game.faults == ()
    assert moves(game) == ["7g7f", "3c3d"]
    assert game.root.comment == "前"
    assert game.main_line()[0].comment == "一\n二\n変"
    assert game.root.children[0].children[1].comment == "三"
    assert len(game.root.children) == 2
    assert str(game.final) == "white wins: resignation"


def test_branches_after_the_tenth_move() -> None:
    """Kifu-for-JS#16."""
    source = Game(load_rules("shogi"))
    for word in ["2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b", "2e2d", "2c2d", "2h2d", "P*2c", "2d2h", "7a7b"]:
        source.play(word)
    for back, word in ((1, "9c9d"), (2, "2d2f"), (3, "3b2c")):
        source.to_start()
        source.to_end()
        for _ in range(back):
            source.undo()
        source.play(word)
    for form in ("kif", "ki2", "jkf"):
        read = records.read(records.write(source, form))
        assert read.faults == ()
        assert [len(node.children) for node in read.root.walk()] == [len(node.children) for node in source.root.walk()]


def test_pgn_of_other_programs() -> None:
    """lishogi#487: games of PyChess could not be imported."""
    game = records.read(
        '[Event "Local Event"]\n[Site "?"]\n[Date "2021.1.2"]\n[White "a"]\n[Result "*"]\n[Variant "Shogi"]\n\n'
        "1. Pc4 Pg6 2. Bxh8+ Sxh8 3. B@e5 *"
    )
    assert game.faults == ()
    assert moves(game) == ["7g7f", "3c3d", "8h2b+", "3a2b", "B*5e"]
    assert game.rules.id == "shogi"


def test_lion_moves_of_xboard() -> None:
    """XBoard writes a capture without moving `Nxe9-e8` and a double capture `Nxd9xd10`."""
    board = "12/12/3p8/3pp7/4N6k2/12/12/12/12/12/12/K11"
    head = f'[Event "x"]\n[Variant "chu"]\n[SetUp "1"]\n[FEN "{board} w - - 0 1"]\n\n'.replace("4N6k2", "4N5k1")
    igui = records.read(head.replace(" w - - 0 1", " b - 1") + "1. Nxe9-e8 *")
    assert igui.faults == ()
    assert igui.main_line()[0].move == igui.initial.parse("e8e9e8")
    double = records.read(head.replace(" w - - 0 1", " b - 1") + "1. Nxd9xd10 *")
    assert double.faults == ()
    assert double.main_line()[0].move == double.initial.parse("e8d9d10")


def test_variations_are_written_as_the_main_line_is() -> None:
    """lishogi#15: variations stood in another notation than the main line."""
    game = records.read("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n\n変化：2手\n   2 ８四歩(83)\n")
    assert "変化：2手\n   2 ８四歩(83)" in records.write(game, "kif")
    assert "(1... d4)" not in records.write(game, "pgn")
    assert "変化：2手\n△８四歩" in records.write(game, "ki2")


@pytest.mark.parametrize(
    ("sfen", "usi", "ways"),
    [
        ("4k4/9/9/9/9/9/3G1G3/9/4K4 b - 1", "6g5f", "左"),
        ("4k4/9/9/9/9/9/3G1G3/9/4K4 b - 1", "4g5f", "右"),
        ("4k4/9/9/9/9/9/3GG4/9/4K4 b - 1", "5g5f", "直"),
        ("4k4/9/9/9/9/3G5/4G4/9/4K4 b - 1", "6f5f", "寄"),
        ("4k4/9/9/9/9/3G5/4G4/9/4K4 b - 1", "5g5f", "上"),
        ("4k4/9/9/9/3S5/9/3S1S3/9/4K4 b - 1", "6e5f", "引"),
        ("4k4/9/9/9/3S5/9/3S1S3/9/4K4 b - 1", "6g5f", "左上"),
        ("4k4/9/9/9/3S5/9/3S1S3/9/4K4 b - 1", "4g5f", "右"),
        # The Gold on 4七 is pinned and may not move; that does not matter.
        ("9/9/4k4/9/5r3/9/3G1G3/5K3/9 b - 1", "6g5f", "左"),
    ],
)
def test_which_piece_is_meant(sfen: str, usi: str, ways: str) -> None:
    """lishogi#874, cshogi#37: worked out from all moves of the pieces, pinned ones too."""
    rules = load_rules("shogi")
    game = Game(rules, rules.position(sfen))
    game.play(usi)
    name = "銀" if "S" in sfen else "金"
    assert f"▲５六{name}{ways}" in records.write(game, "ki2")
    assert moves(records.read(records.write(game, "ki2"))) == [usi]


def test_kif_and_sfen_come_out_of_every_format_of_the_game() -> None:
    """chess-variant-puzzler#22, pychess-variants#36: KIF and SFEN to carry games to other programs."""
    game = records.read('[Variant "shogi"]\n\n1. Pc4 Pg6 *')
    assert "   1 ７六歩(77)" in records.write(game, "kif")
    assert records.write(game, "usi") == "position startpos moves 7g7f 3c3d\n"


def test_a_jkf_with_only_what_is_needed() -> None:
    """json-kifu-format: origin, target and piece are enough; `relative` serves where there is no origin."""
    move = {"move": {"to": {"x": 7, "y": 6}, "piece": "FU"}}
    game = records.read(json.dumps({"header": {}, "moves": [{}, move, {"special": "TORYO"}]}))
    assert game.faults == ()
    assert moves(game) == ["7g7f"]
    assert str(game.final) == "black wins: resignation"


def test_a_plus_survives_an_address() -> None:
    """lishogi#732: `_` separates in addresses; a `+` never becomes a space."""
    game = records.read("sfen 4k4/9/9/9/4+P4/9/9/9/4K4_b_-_1")
    assert game.position.piece_at("e5") is not None
    assert game.faults == ()


def test_chu_shogi_as_lishogi_writes_it() -> None:
    """lishogi's KIF: two lines for a double move, （居食い） and (じっと)."""
    game = records.read(
        "手合割：\n先手：a\n後手：b\n1手目 ▲8八歩兵 （←8九）\n2手目 3五仲人 （←3四）\n".replace(
            "3五仲人 （←3四）", "5五歩兵 （←5四）"
        )
        + "3手目一歩目 7八奔王 （←6十）\n"
    )
    assert game.rules.id == "chu-shogi"
    assert [str(node.move is not None) for node in game.main_line()] == ["True", "True"]
    board = "k11/12/12/12/12/6Np4/5g6/12/12/12/12/11K b - 1"
    for usi, lines in {
        "6f5f6f": ["1手目一歩目 5六獅子 （←6六）", "1手目二歩目 6六獅子（居食い） （←5六）"],
        "6f5f4f": ["1手目一歩目 5六獅子 （←6六）", "1手目二歩目 4六獅子 （←5六）"],
        "6f6e6f": ["1手目一歩目 6五獅子 （←6六）", "1手目二歩目 6六獅子(じっと) （←6五）"],
    }.items():
        rules = load_rules("chu-shogi")
        double = Game(rules, rules.position(board))
        double.play(usi)
        written = records.write(double, "kif")
        if "じっと" not in lines[1]:
            assert "\n".join(lines) in written
        body = written.split("1手目", 1)[0] + "\n".join(lines) + "\n"
        assert records.read(body).main_line()[0].move == double.main_line()[0].move
