"""The model of the position editor without a window: every step can be undone, every text is answered or refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata import KomagataError
from komagata.pieces import Side
from komagata.position import load_rules
from komagata_gui.board.state import Spot
from komagata_gui.editor import positiontexts
from komagata_gui.editor.positionmodel import PositionModel

GAMES = ["bishogi", "cannibal-bishogi", "wildebishogi", "chu-shogi", "xiangqi", "sekishogi", "shogi", "chess"]


def steps(data: st.DataObject, model: PositionModel) -> Callable[[], object]:
    """Something that may be done to the arrangement."""
    rules = model.now.rules
    squares = st.integers(0, rules.board.squares - 1)
    slots = len(rules.tables.slots)
    spots = squares.map(Spot)
    if slots:
        held = st.builds(
            lambda side, slot: Spot(side=side, slot=slot), st.sampled_from(Side), st.integers(0, slots - 1)
        )
        spots = st.one_of(squares.map(Spot), held)
    spot, other = data.draw(spots), data.draw(st.one_of(st.none(), spots))
    token = data.draw(st.sampled_from(sorted(rules.compiled.codes)))
    doings: list[Callable[[], object]] = [
        lambda: model.stamp(spot, token),
        lambda: model.put(spot, token),
        lambda: model.wipe(spot),
        lambda: model.carry(spot, other),
        lambda: model.turn(spot),
        lambda: model.type(spot, data.draw(st.characters(max_codepoint=0x3000))),
        model.mirror,
        model.rotate,
        model.swap,
        lambda: model.fill(data.draw(st.sampled_from(Side))),
        lambda: model.set_side(data.draw(st.sampled_from(Side))),
        lambda: model.set_lion(data.draw(st.one_of(st.none(), squares))),
        lambda: model.set_passant(data.draw(st.one_of(st.none(), squares))),
        lambda: model.change_game(load_rules(data.draw(st.sampled_from(GAMES)))),
        *(lambda right=right: model.set_right(right, given=True) for right in rules.compiled.rights),
    ]
    return data.draw(st.sampled_from(doings))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25)
@given(data=st.data())
def test_every_step_can_be_undone(game: str, data: st.DataObject) -> None:
    rules = load_rules(game)
    model = PositionModel(rules, rules.setup())
    forms = [model.now]
    for _ in range(data.draw(st.integers(1, 12))):
        steps(data, model)()
        if model.now != forms[-1]:
            forms.append(model.now)
        assert (model.position() is None) == bool(model.faults())
        model.notes()
        again = model.now.rules.setup(str(model.setup))
        assert again.state.board == model.setup.state.board
        assert again.state.hands == model.setup.state.hands
    for form in reversed(forms[:-1]):
        model.undo()
        assert model.now == form
    assert not model.history.can_undo
    for form in forms[1:]:
        model.redo()
        assert model.now == form


@given(source=st.one_of(st.text(max_size=80), st.text(alphabet="kKpPrR12345678/ wb-+'[]", max_size=60)))
def test_any_text_is_an_arrangement_or_refused(source: str) -> None:
    rules = load_rules("chess")
    with suppress(KomagataError):
        assert not positiontexts.read(source, rules).setup.misplaced


def test_the_game_that_writes_it_so_is_meant() -> None:
    for game in GAMES:
        rules = load_rules(game)
        pasted = positiontexts.read(str(rules.start()), load_rules("yari-shogi"))
        assert str(pasted.setup) == str(rules.start())
    chess = positiontexts.read("4k3/8/8/8/8/8/8/4K2R w K - 0 1", load_rules("shogi"))
    assert chess.rules.id == "chess"


def test_what_is_used_is_no_draft() -> None:
    rules = load_rules("bishogi")
    model = PositionModel(rules, rules.setup())
    told = [model.unused]
    model.stamp(Spot(27), "P")
    told.append(model.unused)
    model.mark_used()
    told.append(model.unused)
    model.undo()
    told.append(model.unused)
    assert told == [False, True, False, True]


def test_a_stamp_on_the_same_piece_takes_it_away_and_hands_hold_what_it_reverts_to() -> None:
    rules = load_rules("cannibal-bishogi")
    model = PositionModel(rules, rules.setup("4k3/8/8/8/8/8/8/4K3[] w -"))
    model.stamp(Spot(27), "+P'")
    model.stamp(Spot(27), "+P'")
    assert model.setup.token_at(27) is None
    slot = rules.compiled.slot_tokens.index("P'")
    model.put(Spot(side=Side.SECOND, slot=slot), "+P")
    assert str(model.setup).split()[0].endswith("[p']")
    model.put(Spot(side=Side.FIRST, slot=slot), "K")
    assert str(model.setup).split()[0].endswith("[p']")
