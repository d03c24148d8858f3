"""Matches on two boards: conformance data, tempo, transfer, and that nothing is ever lost between the boards."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from komagata import assets
from komagata.errors import IllegalMove, KomagataError, NotationError, PositionError, UnknownName, VariantError
from komagata.multiboard.files import MatchCatalog
from komagata.multiboard.match import Match
from komagata.multiboard.rules import check_match, match_rules, read_match
from komagata.multiboard.setup import MatchSetup

DATA = Path(__file__).parents[1] / "data" / "conformance"


def _lines() -> list[tuple[str, dict[str, Any]]]:
    files = ("easterhouse", "easterhouse-setup")
    return [
        (f"{name}:{number}", json.loads(line))
        for name in files
        for number, line in enumerate((DATA / f"{name}.jsonl").read_text().splitlines(), 1)
    ]


@pytest.mark.parametrize(("place", "line"), _lines(), ids=lambda value: value if isinstance(value, str) else "")
def test_conformance(place: str, line: dict[str, Any]) -> None:
    _agrees(place, line, None)


@pytest.mark.parametrize(("place", "line"), _lines()[::9], ids=lambda value: value if isinstance(value, str) else "")
def test_conformance_of_the_reference_kernel(place: str, line: dict[str, Any]) -> None:
    _agrees(place, line, "reference")


@pytest.mark.soak
@pytest.mark.parametrize(("place", "line"), _lines(), ids=lambda value: value if isinstance(value, str) else "")
def test_all_conformance_of_the_reference_kernel(place: str, line: dict[str, Any]) -> None:
    _agrees(place, line, "reference")


def _agrees(place: str, line: dict[str, Any], kernel: str | None) -> None:
    match = Match(match_rules(line["game"], line["rules"], kernel), line.get("start"))
    for seat, move in line["moves_played"]:
        match.play(seat, move)
    outcome = match.outcome()
    assert str(match) == line["position"], place
    assert match.to_move() == line["to_move"]
    assert {seat: match.legal_moves(seat) for seat in match.to_move()} == line["legal"]
    assert {seat: str(match.hands(seat)) for seat in match.seats} == line["hands"]
    assert match.quota() == line["quota"]
    assert (None if outcome is None else str(outcome)) == line["result"]


def _easterhouse(start: str | None = None, **options: object) -> Match:
    return Match(match_rules("easterhouse", options), start)


def _kinds(match: Match) -> Counter[str]:
    """How many of every pair of identities there are, over both boards and all reserves."""
    names: Counter[str] = Counter()
    pairs = [dict(match.rules.file.transfer), {other: kind for kind, other in match.rules.file.transfer}]
    for number, position in enumerate(match.boards):
        compiled = position.rules.compiled
        found = [code for code in position.state.board if code]
        for side in (0, 1):
            for slot, count in enumerate(position.hand_counts(side)):
                found += [compiled.tables.slots[slot].codes[side]] * count
        for code in found:
            row = compiled.tables.codes[code]
            assert row is not None
            kind = compiled.kinds[row.base]
            names[kind if number == 0 or kind not in pairs[1] else pairs[1][kind]] += 1
    return names


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("easterhouse", {}),
        ("easterhouse", {"mate_test": "bughouse_mate"}),
        ("easterhouse", {"match_end": "play_on", "mate_test": "bughouse_mate", "board_draw": "other"}),
        ("bughouse", {}),
        ("bughouse", {"match_end": "play_on"}),
    ],
    ids=str,
)
@pytest.mark.parametrize(("seed", "kernel"), [*((seed, "native") for seed in range(3)), (3, "reference")])
def test_random_matches_conserve_pieces_and_never_block(
    name: str, options: dict[str, str], seed: int, kernel: str
) -> None:
    chance = random.Random(seed)
    match = Match(match_rules(name, options, kernel))
    total = _kinds(match)
    limit = match.rules.part.quota
    for number in range(220 if kernel == "native" else 40):
        seats = match.to_move()
        if match.outcome() is not None:
            assert seats == []
            break
        assert seats, str(match)
        seat = chance.choice(seats)
        position = match.position(seat)
        moves = position.legal_moves()
        captures = [move for move in moves if position.transition(move).captured]
        match.play(seat, chance.choice(captures or moves))
        if not any(match.board_results()):
            assert _kinds(match) == total
            assert not limit or max(match.quota().values()) <= limit
        if number % 7 == 0:
            assert str(Match(match.rules, str(match))) == str(match)


def test_gates_and_quota_explain_themselves() -> None:
    match = _easterhouse()
    assert match.to_move() == ["S1", "N2"]
    match.play("S1", "a1a2")
    assert match.explain("N1", "a10a9").rule == "gate"
    assert "N2" in str(match.explain("N1", "a10a9"))
    for seat, move in (
        ("N2", "e9e8"),
        ("N1", "a10a9"),
        ("S1", "a2a1"),
        ("N1", "a9a10"),
        ("S1", "a1a2"),
        ("N1", "a10a9"),
    ):
        match.play(seat, move)
    assert match.quota() == {"S1": 3, "N1": 3, "S2": 0, "N2": 0}
    with pytest.raises(IllegalMove, match="waits for S2") as caught:
        match.play("S1", "a2a1")
    assert caught.value.rule == "quota"
    match.play("S2", "e1e2")
    assert match.quota()["S1"] == 0
    assert "S1" in match.to_move()


def test_without_the_limit_at_the_start_a_seat_may_run_ahead() -> None:
    match = _easterhouse(quota_at_start=False)
    for seat, move in (
        ("S1", "a1a2"),
        ("N2", "e9e8"),
        ("N1", "a10a9"),
        ("S1", "a2a1"),
        ("N1", "a9a10"),
        ("S1", "a1a2"),
    ):
        match.play(seat, move)
    match.play("N1", "a10a9")
    assert "S1" in match.to_move()


def test_who_begins_is_an_option() -> None:
    assert _easterhouse(first_pair="N1-S2").to_move() == ["N1", "S2"]


def test_every_point_counts_only_by_option() -> None:
    start = (
        "rheakaehr/9/1c'5c1/p1p1p1p1p/P8/9/2P1P1P1P/1C5C'1/9/RHEAKAEHR[P] w - | "
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/1PPPPPPPP/1B5R1/LNSGKGSNL w - 1 | quota 1,0,0,1"
    )
    assert "P@a3" in _easterhouse(start).legal_moves("S1")
    assert "P@a3" not in _easterhouse(start, points_counted="all").legal_moves("S1")


def test_ferz_drops_by_option() -> None:
    start = (
        "rheakaehr/9/1c'5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C'1/9/RHEAKAEHR[A] w - | "
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNS1KGSNL w - 1 | quota 1,0,0,1"
    )
    drops = [move for move in _easterhouse(start).legal_moves("S1") if "@" in move]
    assert drops == ["A@d2", "A@d3", "A@e2", "A@e3", "A@f2", "A@f3"]
    drops = [move for move in _easterhouse(start, ferz_drops="ferz_points").legal_moves("S1") if "@" in move]
    assert drops == ["A@d3", "A@e2", "A@f3"]


MATED = "3k5/9/9/9/9/9/9/9/9/4K4[] w - | 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 9 | quota 1,0,0,1"


def test_mate_ends_the_match_or_only_its_board() -> None:
    assert str(_easterhouse(MATED).outcome()) == "south wins: checkmate"
    playing_on = _easterhouse(MATED, match_end="play_on")
    assert playing_on.outcome() is None
    assert playing_on.to_move() == ["S1"]
    assert playing_on.explain("N2", "e9e8").rule == "finished"


def test_a_match_takes_back_its_last_move() -> None:
    match = _easterhouse().play("S1", "a1a2").play("N2", "e9e8")
    assert str(match.take_back()) == str(_easterhouse().play("S1", "a1a2"))
    with pytest.raises(KomagataError, match="no move"):
        _easterhouse().take_back()


@pytest.mark.parametrize(
    ("start", "words"),
    [
        ("", "expected 3 parts"),
        ("a | b | c", "quota"),
        ("x" * 5000, "longer than"),
        (MATED.replace("quota 1,0,0,1", "quota 1,0,0"), "four numbers"),
        (MATED.replace("4K4[] w", "4X4[] w"), "xiangqi"),
    ],
)
def test_strings_that_are_no_match(start: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        _easterhouse(start)


@pytest.mark.parametrize("counts", ["1,0,1,1", "4,0,0,1", "0,9,0,0"])
def test_counters_that_no_match_could_have(counts: str) -> None:
    start = MATED.replace("1,0,0,1", counts)
    with pytest.raises(PositionError, match="quota: "):
        _easterhouse(start)
    setup = MatchSetup.of(_easterhouse(MATED))
    assert setup.validate() == ()
    for seat, count in zip(setup.rules.seats, counts.split(","), strict=True):
        setup = setup.with_count(seat, int(count))
    assert str(setup) == start
    assert {fault.path for fault in setup.validate()} == {"quota"}


def test_an_arrangement_of_both_boards_lists_the_faults_of_both() -> None:
    setup = MatchSetup.of(_easterhouse())
    assert str(setup) == str(_easterhouse())
    assert setup.validate() == ()
    places = [fault.path.split()[0] for fault in setup.cleared().validate()]
    assert set(places) == {"xiangqi", "shogi"}
    edited = setup.with_board(1, setup.boards[1].with_hand(0, "P", 1))
    assert _easterhouse(str(edited)).hands("S2") == {"P": 1}


def test_unknown_names() -> None:
    with pytest.raises(UnknownName, match="there is no seat 'S3'; there are: S1, N1, S2, N2"):
        _easterhouse().legal_moves("S3")
    with pytest.raises(UnknownName, match="there is no match"):
        match_rules("westerhouse", {})
    with pytest.raises(UnknownName, match="no option 'speed'"):
        _easterhouse(speed=3)


def test_faults_of_a_match_file_are_all_found() -> None:
    with pytest.raises(VariantError) as caught:
        read_match(
            'id = "x"\nnames = { en = "X" }\nseats = ["a", "b"]\nteams = { one = ["a"], two = ["b"] }\n'
            '[boards.left]\nnames = { en = "L" }\nseats = ["a", "b"]\nfirst = "c"\n[boards.left.variant]\n'
        )
    places = [fault.path for fault in caught.value.faults]
    assert sorted(set(places)) == ["boards", "boards.left.first", "boards.left.variant", "teams"]


def _line(source: str, words: str) -> int:
    return next(number for number, line in enumerate(source.splitlines(), 1) if line.startswith(words))


def test_every_fault_of_a_match_file_has_its_path_and_line() -> None:
    good = (assets.resource("matches") / "easterhouse.toml").read_text(encoding="utf-8")
    assert check_match(good) == ()
    bad = (
        good.replace('first = "S1"', 'first = "S9"')
        .replace("quota = 3", "quota = -3")
        .replace('["horse", "knight"]', '["rook", "knight"]')
    )
    assert [(fault.path, fault.line) for fault in check_match(bad)] == [
        ("boards.xiangqi.first", _line(bad, 'first = "S9"')),
        ("transfer", _line(bad, "transfer = [")),
        ("rules.quota", _line(bad, "quota = -3")),
    ]
    deep = good.replace('move = "mRcpR"', 'move = "mRcpR(("').replace('inherit = "shogi"', 'inherit = "shogun"')
    assert [fault.path for fault in check_match(deep)] == [
        "boards.xiangqi.variant.pieces.right-cannon.move",
        "boards.shogi.variant.inherit",
    ]
    assert all(fault.line for fault in check_match(deep))
    choice = good.replace('"boards.shogi.first" = "S2"', '"boards.shogi.first" = "S1"')
    (fault,) = check_match(choice)
    assert fault.path == "options.first_pair.choices.N1-S2"
    assert "boards.shogi.first: 'S1' does not sit" in str(fault)
    assert fault.line == _line(choice, "[options.first_pair.choices.N1-S2]")


def test_a_user_adds_a_match_by_a_file(tmp_path: Path) -> None:
    good = (assets.resource("matches") / "bughouse.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(good.replace('id = "bughouse"', 'id = "mine"'), encoding="utf-8")
    (tmp_path / "broken.toml").write_text('id = "broken"\n[boards.left]\n', encoding="utf-8")
    (tmp_path / "other.toml").write_text(good, encoding="utf-8")
    found = MatchCatalog([assets.resource("matches"), tmp_path])
    assert found.ids() == ("easterhouse", "bughouse", "mine")
    assert {path.name for path in found.faults()} == {"broken.toml", "other.toml"}
    with pytest.raises(UnknownName, match="mine"):
        found.load("none")


# The King on h8 is mated with what is in reserve; a piece from the partner, N2, could be put in between on g8.
WAITS = "5R1k/6pp/8/8/8/8/8/K6n[] b - 0 1 | {other} | quota 1,0,0,0"
SUPPLIED = "r3k3/8/8/8/8/8/8/R3K3[] w - 0 1"


def _bughouse(other: str, **options: object) -> Match:
    return Match(match_rules("bughouse", options), WAITS.format(other=other))


def test_a_mated_player_may_wait_for_a_piece() -> None:
    match = _bughouse(SUPPLIED)
    assert match.outcome() is None
    assert match.to_move() == ["N2"]
    assert match.needs("N1") == ("R",)
    assert match.waiting("N1").rule == "waits-for-piece"  # type: ignore[union-attr]
    assert match.explain("N1", "h8g8").rule == "waits-for-piece"
    match.play("N2", "a1a8")
    assert match.hands("N1") == {"r": 1}
    assert match.to_move() == ["N1", "S2"]
    assert match.needs("N1") == ()


def test_who_has_nothing_to_wait_for_is_mated() -> None:
    assert str(_bughouse("4k3/8/8/8/8/8/8/R3K3[] w - 0 1").outcome()) == "south wins: checkmate"
    assert str(_bughouse("4k3/p7/8/8/8/8/8/R3K3[] w - 0 1").outcome()) == "south wins: checkmate", "no Pawn on g8"
    assert str(_bughouse(SUPPLIED, mate_test="reserve").outcome()) == "south wins: checkmate"


def test_who_waits_when_nobody_may_move_has_lost() -> None:
    match = _bughouse("r3k3/8/8/8/8/8/6qq/7K[] w - 0 1")
    assert match.to_move() == []
    assert str(match.outcome()) == "south wins: checkmate", "N1 waits for N2, who is mated"
    match = _bughouse("3R2k1/5ppp/8/8/8/8/8/n3K3[] b - 0 1")
    assert match.to_move() == []
    assert str(match.outcome()) == "draw: checkmate", "N1 waits for N2, and S2 for S1, neither of whom is to move"


def test_waiting_ends_with_the_other_board() -> None:
    match = _bughouse("6k1/5ppp/8/8/8/8/8/n2RK3[] w - 0 1", match_end="play_on")
    assert match.outcome() is None
    match.play("N2", "d1d8")
    assert str(match.outcome()) == "draw: checkmate"
    assert [result.team for result in match.board_results() if result] == [0, 1]
