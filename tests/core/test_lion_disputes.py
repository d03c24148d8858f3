"""Lion trading where players and programs were found to disagree, each with the verdict of every preset.

The numbers are those of public issues of github.com/WandererXII/lishogi.
"""

from __future__ import annotations

import pytest

from komagata.kernel import available
from komagata.position import Position, load_rules

GAME = "chu-shogi"
PRESETS = ("jcsa", "lishogi", "edo", "msm")


@pytest.fixture(autouse=True, params=available())
def kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOMAGATA_KERNEL", request.param)


def _position(preset: str, **pieces: str) -> Position:
    """A position, Black to move, from `square="token"`, with far-away Kings and a Gold each so that no side is bare."""
    rules = load_rules(GAME, {"preset": preset})
    setup = rules.setup().cleared()
    for square, token in {"a12": "k", "l1": "K", "a11": "g", "l2": "G", **pieces}.items():
        setup = setup.with_piece(square, token)
    return rules.play_from(setup)


def _legal(position: Position, move: str) -> bool:
    return move in {position.uci(each) for each in position.legal_moves()}


@pytest.mark.parametrize("preset", PRESETS)
def test_640_a_pawn_on_the_way_does_not_make_the_capture_of_a_protected_lion_lawful(preset: str) -> None:
    position = _position(preset, f6="N", f7="p", f8="n", f12="r")
    assert not _legal(position, "f6f7f8")
    assert not _legal(position, "f6f8")
    refused = position.explain("f6f7f8")
    assert refused.rule == "lion-protected"
    assert position.board.parse("f12") in refused.squares


@pytest.mark.parametrize("preset", PRESETS)
def test_640_a_silver_on_the_way_does(preset: str) -> None:
    assert _legal(_position(preset, f6="N", f7="s", f8="n", f12="r"), "f6f7f8")


@pytest.mark.parametrize(("preset", "legal"), [("jcsa", False), ("lishogi", False), ("edo", True), ("msm", False)])
def test_817_the_go_between_taken_on_the_way_is_the_only_protector(preset: str, legal: bool) -> None:
    position = _position(preset, f6="N", f7="i", f8="n")
    assert _legal(position, "f6f7f8") is legal
    if not legal:
        assert position.board.parse("f7") in position.explain("f6f7f8").squares


@pytest.mark.parametrize("preset", PRESETS)
def test_817_a_protector_that_the_first_capture_opens_up_counts(preset: str) -> None:
    position = _position(preset, e6="N", f7="p", e8="n", h5="b")
    assert _legal(position, "e6e8")
    assert not _legal(position, "e6f7e8")


@pytest.mark.parametrize("preset", PRESETS)
def test_830_a_lion_taken_on_the_first_step_starts_the_ban(preset: str) -> None:
    position = _position(preset, f6="+H", f7="n", c5="N", c4="G", c9="r")
    after = position.play("f6f7f8")
    assert after.board.name(after.state.lion) == "f7"
    assert not _legal(after, "c9c5")
    assert after.explain("c9c5").rule == "counter-strike"


@pytest.mark.parametrize(("preset", "legal"), [("jcsa", True), ("lishogi", False), ("edo", False), ("msm", False)])
def test_830_only_the_association_lets_an_unprotected_lion_be_taken(preset: str, legal: bool) -> None:
    after = _position(preset, f6="+H", f7="n", b5="N", b9="r").play("f6f7f8")
    assert _legal(after, "b9b5") is legal


@pytest.mark.parametrize("preset", PRESETS)
def test_846_the_ban_covers_the_second_leg(preset: str) -> None:
    """After Bishop takes Lion on c9 the Falcon may not take a Pawn and then the protected Lion behind it."""
    after = _position(preset, f6="B", c9="n", i5="P", i4="N", l4="R", i6="+h").play("f6c9")
    assert not _legal(after, "i6i5i4")
    assert not _legal(after, "i6i4")
    assert _legal(after, "i6i5i6")


@pytest.mark.parametrize("preset", PRESETS)
def test_846_the_ban_covers_the_first_leg(preset: str) -> None:
    pieces = {"f6": "B", "c9": "n", "i5": "N", "l5": "R", "i6": "+h"}
    after = _position(preset, **pieces).play("f6c9")
    assert not _legal(after, "i6i5i6")
    assert not _legal(after, "i6i5i4")
    assert after.explain("i6i5i4").rule == "counter-strike"
    server = load_rules(GAME, {"preset": preset, "counter_strike_middle": "false"})
    assert _legal(Position(server, after.state), "i6i5i4")


@pytest.mark.parametrize("preset", PRESETS)
def test_940_a_refused_queen_is_told_why(preset: str) -> None:
    after = _position(preset, f6="B", c9="n", i5="N", i4="G", i9="q").play("f6c9")
    refused = after.explain("i9i5")
    assert refused.rule == "counter-strike"
    assert "Lion" in str(refused)


@pytest.mark.parametrize("preset", PRESETS)
def test_929_two_steps_over_an_empty_square_are_the_jump(preset: str) -> None:
    position = _position(preset, f6="N", h8="p")
    for route in ("f6g7h8", "f6h8"):
        assert position.uci(position.parse(route)) == "f6h8"
    written = {position.uci(move) for move in position.legal_moves()}
    assert not any(move.startswith("f6g7h") for move in written)
    passes = [move for move in written if move.startswith("f6") and move.endswith("f6")]
    assert passes == ["f6e5f6"]
    assert position.uci(position.parse("f6g7f6")) == "f6e5f6"
