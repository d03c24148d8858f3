"""Set-ups: edited freely, every fault listed, oddities noted; and no arrangement harms a kernel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata import NotationError, variant
from komagata.kernel import available
from komagata.pieces import Side
from komagata.position import Position, Rules, load_rules
from komagata.setup import Aspect, Setup
from komagata.setup.history import MOST, History
from tests.core.games import GAMES


def faults(game: str, line: str) -> list[str]:
    return [str(fault.text) for fault in variant(game).setup(line).validate()]


def notes(game: str, line: str) -> list[str]:
    return [str(note.text) for note in variant(game).setup(line).notes()]


def test_editing_leaves_the_original_alone() -> None:
    start = variant("bishogi").setup()
    edited = (
        start.with_piece("e2", None)
        .with_piece("e4", "+P")
        .with_piece(0, "r")
        .with_hand(Side.FIRST, "n", 2)
        .with_hand(1, "P", 1)
        .with_side(Side.SECOND)
        .with_castling("Kq")
    )
    assert str(start) == str(variant("bishogi").start())
    assert str(edited) == "rnbqkbnr/pppppppp/8/8/4+P3/8/PPPP1PPP/rNBQKBNR[NNp] b Kq"
    assert edited.token_at("e4") == "+P"
    assert edited.token_at("e5") is None
    assert str(edited.cleared()) == "8/8/8/8/8/8/8/8[] b -"


def test_turned() -> None:
    setup = variant("bishogi").setup("4k3/8/8/8/8/8/P7/4K3[Np] w -")
    assert str(setup.turned()) == "3k4/7p/8/8/8/8/8/3K4[Pn] b -"


def test_what_cannot_be_edited_in() -> None:
    setup = variant("bishogi").setup()
    changes: list[Callable[[], Setup]] = [
        lambda: setup.with_piece("e9", "P"),
        lambda: setup.with_piece(64, "P"),
        lambda: setup.with_piece("e4", "X"),
        lambda: setup.with_hand(0, "K", 1),
        lambda: setup.with_castling("X"),
    ]
    for change in changes:
        with pytest.raises(NotationError):
            change()


def test_royals_where_mate_wins() -> None:
    assert faults("bishogi", "8/8/8/8/8/8/8/8") == [
        "white has 0 royal pieces (King) instead of 1",
        "black has 0 royal pieces (King) instead of 1",
    ]
    assert len(faults("bishogi", "kk6/8/8/8/8/8/8/KKK5")) == 2
    assert faults("sekishogi", "8/8/8/8/8/8/8/8") == []


def test_one_side_of_a_composed_problem_needs_no_royal() -> None:
    rules = variant("shogi")
    one = rules.setup("4k4/9/9/9/9/9/9/9/9 b - 1")
    assert len(one.validate()) == 1
    assert one.validate(composed=True) == one.with_side(1).validate(composed=True) == ()
    assert (one.has_royal(0), one.has_royal(1)) == (False, True)
    assert len(one.cleared().validate(composed=True)) == 2


def test_royals_where_capture_wins() -> None:
    without = "12/12/12/p11/12/12/12/12/P11/12/12/12 b - 1"
    assert faults("chu-shogi", without) == []
    assert variant("chu-shogi").position(without).outcome() is None
    assert faults("chu-shogi", "kkk9/12/12/12/12/12/12/12/12/12/12/10KK b - 1") == []


def test_the_side_not_to_move_is_in_check() -> None:
    assert faults("bishogi", "4k3/8/8/8/8/8/8/K3R3 w") == ["black is in check on e8 but not to move"]
    assert faults("bishogi", "4k3/8/8/8/8/8/8/K3R3 b") == []
    assert faults("shogi", "4k4/9/9/9/9/9/9/9/K3R4 b - 1") == ["white is in check on e9 but not to move"]
    assert faults("xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w") == ["black is in check on e10 but not to move"]


def test_castling_rights_need_king_and_rook() -> None:
    assert faults("bishogi", "r3k3/8/8/8/8/8/8/4K2R w KQkq") == [
        "the castling right Q needs white's Rook on a1",
        "the castling right k needs black's Rook on h8",
    ]
    assert len(faults("bishogi", "4k3/8/8/8/8/8/8/R2K3R w KQ")) == 2
    assert faults("bishogi-81", "r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq") == []


def test_en_passant_square() -> None:
    assert faults("chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3") == []
    for line in (
        "4k3/8/8/8/4P3/8/8/4K3 w - e3",
        "4k3/8/8/8/4P3/8/8/4K3 b - e4",
        "4k3/8/8/8/4P3/8/8/4K3 b - d3",
        "4k3/8/8/8/4P3/8/4P3/4K3 b - e3",
    ):
        assert len(faults("chess", line)) == 1, line


def test_notes() -> None:
    assert notes("bishogi", str(variant("bishogi").start())) == []
    assert notes("bishogi", "4k2P/8/8/8/8/8/p7/4K3 w") == ["P on h8 can never move again"]
    assert notes("shogi", "4k3L/8N/9/9/9/9/9/9/4K4 b - 1") == [
        "N on i8 can never move again",
        "L on i9 can never move again",
    ]
    assert notes("shogi", "4k4/9/9/4P4/4P4/4+P4/9/9/4K4 b - 1") == ["black has 2 unpromoted P on file e"]
    assert notes("bishogi", "4k3/8/8/8/8/8/8/4K3[QQQ] w") == ["there are 3 of Queen; a set has 2"]
    assert notes("chess", "4k3/QQ6/8/8/8/8/1PPPPPPP/4K3 w") == []
    assert notes("chess", "4k3/QQ6/8/8/8/8/PPPPPPPP/4K3 w") == ["there are 2 of Queen; a set has 1"]
    assert "white has no royal piece" in notes("chu-shogi", "12/12/12/12/12/12/12/12/12/12/12/11K b - 1")
    assert "no piece of the other side stands on 6f, where a lion was taken" in notes(
        "chu-shogi", "k11/12/12/12/12/12/12/12/12/12/12/11K b 6f 1"
    )


def test_a_position_may_be_odd() -> None:
    position = variant("bishogi").position("4k2P/8/8/8/8/8/8/4K3 w")
    assert [str(note.text) for note in position.notes()] == ["P on h8 can never move again"]


@st.composite
def arrangements(draw: st.DrawFn, rules: Rules) -> Setup:
    """Any pieces anywhere, dead ones and no or many royals included."""
    codes = st.integers(1, len(rules.tables.codes) - 1)
    squares = st.integers(0, rules.board.squares - 1)
    setup = rules.setup().cleared()
    for square, code in draw(st.dictionaries(squares, codes, max_size=40)).items():
        setup = setup.with_piece(square, rules.compiled.tokens[code])
    if draw(st.booleans()):
        kings = {code.side: number for number, code in enumerate(rules.tables.codes) if code is not None and code.royal}
        places = draw(st.lists(squares, min_size=2, max_size=2, unique=True))
        for (_, code), square in zip(sorted(kings.items()), places, strict=False):
            setup = setup.with_piece(square, rules.compiled.tokens[code])
    for token in rules.compiled.slot_tokens:
        setup = setup.with_hand(draw(st.integers(0, 1)), token, draw(st.integers(0, 3)))
    return setup.with_side(draw(st.integers(0, 1)))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=max(1, settings().max_examples // 6))
@given(data=st.data())
def test_any_arrangement_is_refused_or_played_from(game: str, data: st.DataObject) -> None:
    rules = load_rules(game)
    setup = data.draw(arrangements(rules))
    setup.notes()
    again = rules.setup(str(setup))
    assert again == setup
    for name in available():
        kernel = load_rules(game, {}, name).kernel
        kernel.verdict(setup.state)
        for move in kernel.legal_moves(setup.state)[:10]:  # even where play is refused, nothing crashes
            kernel.play(setup.state, move)
            kernel.transition(setup.state, move)
    if setup.validate():
        return
    state = rules.play_from(setup).state
    kernels = [load_rules(game, {}, name).kernel for name in available()]
    assert len({frozenset(kernel.legal_moves(state)) for kernel in kernels}) == 1
    assert len({kernel.verdict(state) for kernel in kernels}) == 1


def test_mirrored_rotated_swapped() -> None:
    setup = variant("cannibal-bishogi").setup("4k3/8/8/8/3P'4/8/P7/4K3[N'p] w -")
    assert str(setup.mirrored()) == "3k4/8/8/8/4P'3/8/7P/3K4[N'p] w -"
    assert str(setup.rotated()) == "3K4/7P/8/4P'3/8/8/8/3k4[N'p] w -"
    assert str(setup.swapped()) == "4K3/8/8/8/3p'4/8/p7/4k3[Pn'] b -"
    assert setup.swapped().rotated() == setup.turned()
    for change in (Setup.mirrored, Setup.rotated, Setup.swapped):
        assert change(change(setup)) == setup


def test_castling_rights_stay_where_king_and_rook_do() -> None:
    setup = variant("chess").setup()
    assert str(setup.mirrored()).split()[2] == "-"
    assert str(setup.with_piece("h1", None).with_rights_that_fit()).split()[2] == "Qkq"
    assert setup.with_piece("a8", None).possible_rights() == "KQk"


def test_the_lion_square_turns_with_the_board() -> None:
    setup = variant("chu-shogi").setup().with_lion("c5")
    assert setup.mirrored().state.lion == setup.square("j5")
    assert setup.rotated().state.lion == setup.square("j8")
    assert setup.swapped().state.lion == setup.square("c5")


@pytest.mark.parametrize(
    ("game", "token", "ring"),
    [
        ("shogi", "P", ["+P", "p", "+p", "P"]),
        ("cannibal-bishogi", "P", ["+P", "P'", "+P'", "p", "+p", "p'", "+p'", "P"]),
        ("wildebishogi", "P", ["+P", "++P", "p", "+p", "++p", "P"]),
        ("chess", "P", ["p", "P"]),
        ("bishogi", "K", ["k", "K"]),
    ],
)
def test_every_state_of_a_piece_in_turn(game: str, token: str, ring: list[str]) -> None:
    setup = variant(game).setup().cleared().with_piece("c3", token)
    found = []
    for _ in ring:
        setup = setup.cycled("c3")
        found.append(setup.token_at("c3"))
    assert found == ring


def test_one_aspect_of_a_piece() -> None:
    setup = variant("cannibal-bishogi").setup().cleared().with_piece("c3", "+P")
    assert setup.cycled("c3", Aspect.OWNER).token_at("c3") == "+p"
    assert setup.cycled("c3", Aspect.ORIGIN).token_at("c3") == "+P'"
    assert setup.cycled("c3", Aspect.PROMOTION).token_at("c3") == "P"
    assert setup.cycled("d4") is setup


def test_pieces_move_freely() -> None:
    setup = variant("chess").setup().moved("e1", "e8")
    assert setup.token_at("e8") == "K"
    assert setup.token_at("e1") is None
    assert setup.moved("e8", "e8") is setup


def test_the_rest_goes_into_a_hand() -> None:
    shogi = variant("shogi").setup("4k4/9/9/9/9/9/9/9/4K4 b - 1").with_rest(Side.SECOND)
    assert str(shogi) == "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1"
    assert all(count.missing == 0 for count in shogi.count())
    rules = variant("cannibal-bishogi")
    filled = rules.setup("4k3/8/8/8/8/8/8/4K3[] w -").with_rest(Side.FIRST)
    held = Position(rules, filled.state).hands[0]
    assert held["P"] == held["P'"] == 8
    assert not any(count.missing or count.surplus for count in filled.count())
    chess = variant("chess").setup("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
    assert chess.with_rest(Side.FIRST) == chess
    assert {count.missing for count in chess.count()} >= {8}


@pytest.mark.parametrize("old", GAMES)
@pytest.mark.parametrize("new", ["chess", "shogi", "wildebishogi", "chu-shogi"])
def test_carried_to_another_game(old: str, new: str) -> None:
    source, target = variant(old).setup(), variant(new)
    carried, lost = source.carried(target.compiled, target.kernel)
    pieces = sum(map(bool, source.state.board))
    arrived = sum(map(bool, carried.state.board))
    unplaced = sum("there is no" in str(fault.text) for fault in lost)
    assert arrived + unplaced == pieces
    assert Setup.read(target.compiled, target.kernel, str(carried)).state.board == carried.state.board
    if old == new:
        assert carried == source
        assert not lost


def test_what_a_game_without_origins_forgets_is_told() -> None:
    chess = variant("chess")
    setup = variant("cannibal-bishogi").setup("4k3/8/8/8/3P'4/8/8/4K3[N] w -")
    carried, lost = setup.carried(chess.compiled, chess.kernel)
    assert carried.token_at("d4") == "P"
    assert [str(fault) for fault in lost] == [
        "white’s Pawn on d4 forgets which army it began in",
        "1 white’s Knight in white’s hand: no place there",
    ]


def test_faults_name_their_squares() -> None:
    rules = variant("chess")
    setup = rules.setup("4k3/8/8/8/4R3/8/8/4K3 w K - 0 1")
    assert {square for fault in setup.validate() for square in fault.squares} == {
        setup.square(name) for name in ("h1", "e8")
    }
    dead = rules.setup("P3k3/8/8/8/8/8/8/4K3 w - - 0 1")
    assert [note.squares for note in dead.notes()] == [(dead.square("a8"),)]


def test_history() -> None:
    history = History("a")
    assert not history.undo()
    assert history.push("b")
    assert not history.push("b")
    assert history.push("c")
    assert history.undo()
    assert history.undo()
    assert (history.now, history.can_undo, history.can_redo) == ("a", False, True)
    assert history.redo()
    assert history.push("d")
    assert (history.now, history.redo()) == ("d", False)
    for number in range(2 * MOST):
        history.push(str(number))
    steps = 0
    while history.undo():
        steps += 1
    assert steps == MOST
