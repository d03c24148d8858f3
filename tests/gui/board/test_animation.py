"""What glides where after a move, forwards and backwards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from komagata.moves import Transition
from komagata.pieces import Side
from komagata_gui.board.animation import Glide, Motion, motions
from komagata_gui.board.geometry import arrange
from komagata_gui.board.speech import hand_order
from komagata_gui.board.state import PieceView, Spot
from tests.gui.board.scenes import KNIGHT, ORIGIN, OTHER, PAWN, VICTIM, first_hand, hand, scene

BEFORE = scene()
TAKEN = scene(
    pieces={VICTIM: PieceView(KNIGHT, Side.FIRST), OTHER: BEFORE.pieces[OTHER]},
    hands=(first_hand(1, 4), first_hand(0, 0)),
)
CAPTURE = Transition(((ORIGIN, VICTIM),), (), ((VICTIM, 1),))
DROPPED = scene(pieces={**BEFORE.pieces, 40: PieceView(PAWN, Side.FIRST)}, hands=(first_hand(1, 2), first_hand(0, 0)))
DROP = Transition((), ((1, 40),))


def ways(found: tuple[Motion, ...]) -> set[tuple[Spot | None, Spot | None]]:
    return {(motion.start, motion.end) for motion in found}


def test_the_captured_piece_goes_to_the_captors_hand() -> None:
    found = motions(BEFORE, TAKEN, CAPTURE)
    assert ways(found) == {(Spot(ORIGIN), Spot(VICTIM)), (Spot(VICTIM), hand(1))}
    assert found[-1].piece == BEFORE.pieces[ORIGIN]  # the taker lies over what it takes
    assert Glide(found).hidden == {VICTIM}
    assert Glide(found).awaited == {hand(1): 1}


def test_taking_back_returns_everything() -> None:
    found = motions(TAKEN, BEFORE, CAPTURE, backwards=True)
    assert ways(found) == {(Spot(VICTIM), Spot(ORIGIN)), (hand(1), Spot(VICTIM))}


def test_drops_come_from_the_hand_and_go_back_to_it() -> None:
    assert ways(motions(BEFORE, DROPPED, DROP)) == {(hand(1), Spot(40))}
    assert ways(motions(DROPPED, BEFORE, DROP, backwards=True)) == {(Spot(40), hand(1))}


def test_without_hands_a_captured_piece_fades() -> None:
    gone = scene(pieces=TAKEN.pieces, hands=((), ()))
    found = motions(scene(hands=((), ())), gone, Transition(((ORIGIN, VICTIM),), (), ((VICTIM, -1),)))
    assert (Spot(VICTIM), None) in ways(found)
    geometry = arrange(gone.grid, hand_order(gone), (800, 600), flipped=False, coordinates=True)
    shown = [[visible for _, _, _, visible in Glide(found).pieces(share, geometry)] for share in (0.0, 1.0)]
    assert shown == [[1.0, 1.0], [0.0, 1.0]]


def test_castling_moves_two_pieces() -> None:
    both = Transition(((ORIGIN, 4), (OTHER, 5)))
    assert ways(motions(BEFORE, BEFORE, both)) == {(Spot(ORIGIN), Spot(4)), (Spot(OTHER), Spot(5))}


def test_a_piece_that_is_there_already_does_not_glide() -> None:
    glide = Glide(motions(BEFORE, TAKEN, CAPTURE))
    assert ways(glide.without((Spot(ORIGIN), Spot(VICTIM))).motions) == {(Spot(VICTIM), hand(1))}
    assert (Spot(30), Spot(VICTIM)) in ways(glide.without((Spot(ORIGIN), Spot(30))).motions)
    assert glide.without(None) == glide


@given(st.floats(0, 1), st.booleans())
def test_pieces_stay_between_where_they_come_from_and_where_they_go(share: float, flipped: bool) -> None:
    geometry = arrange(BEFORE.grid, hand_order(BEFORE), (800, 600), flipped=flipped, coordinates=True)
    for motion in motions(BEFORE, TAKEN, CAPTURE):
        ((_, x, y, visible),) = Glide((motion,)).pieces(share, geometry)
        (a, b), (c, d) = (geometry.box(spot or Spot()).centre for spot in (motion.start, motion.end))
        assert min(a, c) - 1e-6 <= x <= max(a, c) + 1e-6
        assert min(b, d) - 1e-6 <= y <= max(b, d) + 1e-6
        assert visible == 1.0
