"""Why a move is not legal, in one plain sentence with the squares that cause it.

It works from the tables, as kernels do, and names no game; the names of pieces come from the variant file. What
depends on history (a ban on repeating) is added by the `Game`.
"""

from __future__ import annotations

from komagata.explain.case import Case, Explanation
from komagata.explain.castling import castling_of, explain_castling
from komagata.explain.drops import explain_drop, explain_drop_mate
from komagata.explain.legs import explain_compulsion, explain_double, explain_jumps, is_jump, own_piece
from komagata.explain.lions import explain_lions
from komagata.explain.paths import explain_way
from komagata.explain.promotions import explain_promotion
from komagata.explain.royals import explain_check
from komagata.kernel.interface import Kernel, State
from komagata.moves import Move
from komagata.outcome import from_verdict
from komagata.text import text
from komagata.variants.compiler import Compiled


def explain(compiled: Compiled, kernel: Kernel, state: State, move: Move) -> Explanation:
    """What the rules say of a move, whether it is one that the piece can make or not."""
    case = Case(compiled, kernel, state, move)
    verdict = kernel.verdict(state)
    if verdict is not None:
        outcome = from_verdict(verdict, case.side_names)
        words = text("The game is over: {outcome}.", outcome=outcome.text)
        return Explanation("finished", words, kernel.checked(state, state.side))
    if not _on_board(case):
        return Explanation("does-not-move-so", text("There is no such square on this board."))
    if move in kernel.legal_moves(state):
        return Explanation("legal", text("This move is legal."))
    found = _drop(case) if move.is_drop else _board_move(case)
    return found or Explanation("not-legal", text("The rules do not allow this move."), (move.target,))


def _on_board(case: Case) -> bool:
    move, squares = case.move, range(case.tables.board.squares)
    return (
        move.target in squares
        and all(square in squares for square in move.via)
        and (move.is_drop or move.origin in squares)
    )


def _drop(case: Case) -> Explanation | None:
    for test in (explain_drop, explain_compulsion, explain_check, explain_drop_mate):
        explanation = test(case)
        if explanation is not None:
            return explanation
    return None


def _board_move(case: Case) -> Explanation | None:
    move = case.move
    code = case.code(move.origin)
    if code is None:
        sentence = text("There is no piece on {square}.", square=case.square(move.origin))
        return Explanation("no-piece", sentence, (move.origin,))
    if code.side != case.side:
        sentence = text(
            "It is {side}'s turn, and {piece} is not {side}'s.",
            side=case.side_name(case.side),
            piece=case.piece(move.origin),
        )
        return Explanation("not-yours", sentence, (move.origin,))
    castling = castling_of(case)
    if castling is not None:
        explanation = explain_castling(case, *castling)
        if explanation is not None:
            return explanation
    pseudo = case.kernel.pseudo_moves(case.state)
    if move in pseudo:
        return _refused(case)
    if any((other.origin, other.target, other.via) == (move.origin, move.target, move.via) for other in pseudo):
        return explain_promotion(case, code)
    return _impossible(case)


def _refused(case: Case) -> Explanation | None:
    """The piece can make the move; a rule about what comes of it is against it."""
    for test in (explain_compulsion, explain_lions, explain_check):
        explanation = test(case)
        if explanation is not None:
            return explanation
    return None


def _impossible(case: Case) -> Explanation:
    code = case.code(case.move.origin)
    assert code is not None
    movement = case.tables.movements[code.movement]
    if movement.jumps and (case.move.via or is_jump(case)):
        return explain_jumps(case, code)
    if case.move.via:
        return explain_double(case, code)
    if case.is_own(case.move.target) and case.move.target != case.move.origin:
        return own_piece(case)
    return explain_way(case, code)


__all__ = ["Explanation", "explain"]
