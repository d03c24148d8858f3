"""Moves with more than one leg: double moves and passes (lions), and chains of jumps (draughts)."""

from __future__ import annotations

from komagata.explain.case import Case, Explanation
from komagata.explain.paths import does_not_move_so
from komagata.text import text
from komagata.variants.tables import Code


def explain_double(case: Case, code: Code) -> Explanation:
    """Why a move over one middle square is not possible."""
    movement = case.tables.movements[code.movement]
    board, move = case.tables.board, case.move
    middle = move.via[0]
    first = (board.file(middle) - board.file(move.origin), board.rank(middle) - board.rank(move.origin))
    second = (board.file(move.target) - board.file(middle), board.rank(move.target) - board.rank(middle))
    known = any(double.first == first and double.second == second for double in movement.doubles)
    passes = move.target == move.origin and first in movement.passes
    if len(move.via) > 1 or not (known or passes):
        return _no_such_way(case, code)
    if case.is_own(middle):
        sentence = text("The {piece} cannot step over {blocker}.", piece=case.name(code), blocker=case.piece(middle))
        return Explanation("blocked", sentence, (middle,))
    if move.target != move.origin and case.is_own(move.target):
        return own_piece(case)
    return _no_such_way(case, code)


def _no_such_way(case: Case, code: Code) -> Explanation:
    move = case.move
    sentence = text(
        "The {piece} does not move from {origin} over {middle} to {target}.",
        piece=case.name(code),
        origin=case.square(move.origin),
        middle=case.squares(move.via),
        target=case.square(move.target),
    )
    return Explanation("does-not-move-so", sentence, (move.origin, *move.via, move.target))


def explain_jumps(case: Case, code: Code) -> Explanation:
    """Which jump of a chain is not possible, or that the chain has to go on."""
    movement = case.tables.movements[code.movement]
    board = case.tables.board
    place = case.move.origin
    taken: set[int] = set()
    for land in (*case.move.via, case.move.target):
        step = (board.file(land) - board.file(place), board.rank(land) - board.rank(place))
        jump = next((jump for jump in movement.jumps if jump.land == step), None)
        over = board.step(place, jump.over) if jump is not None else None
        if over is None:
            return does_not_move_so(case, code)
        if not case.is_enemy(over) or over in taken:
            sentence = text(
                "The {piece} jumps only over an enemy, and there is none to jump on {square}.",
                piece=case.name(code),
                square=case.square(over),
            )
            return Explanation("nothing-to-jump", sentence, (over,))
        if case.state.board[land] and land != case.move.origin:
            sentence = text(
                "The {piece} cannot land on {square}, where {blocker} stands.",
                piece=case.name(code),
                square=case.square(land),
                blocker=case.piece(land),
            )
            return Explanation("blocked", sentence, (land,))
        taken.add(over)
        place = land
    return _unfinished(case, code, place)


def explain_compulsion(case: Case) -> Explanation | None:
    """A capture is compulsory, and the move is none."""
    play = case.tables.play
    if not play.must_capture or (case.move.is_drop and play.drop_instead) or is_jump(case):
        return None
    jumpers = sorted({move.origin for move in case.kernel.legal_moves(case.state) if not move.is_drop})
    jumpers = [square for square in jumpers if _may_jump(case, square)]
    if not jumpers:
        return None
    sentence = text("A capture is compulsory: there is one for {pieces}.", pieces=case.pieces(jumpers))
    return Explanation("must-capture", sentence, tuple(jumpers))


def is_jump(case: Case) -> bool:
    """Whether the first leg of the move is one of its piece's jumps rather than a step."""
    code = None if case.move.is_drop else case.code(case.move.origin)
    if code is None:
        return False
    board, move = case.tables.board, case.move
    land = move.via[0] if move.via else move.target
    step = (board.file(land) - board.file(move.origin), board.rank(land) - board.rank(move.origin))
    return any(jump.land == step for jump in case.tables.movements[code.movement].jumps)


def own_piece(case: Case) -> Explanation:
    """The target holds a piece of the mover's."""
    target, code = case.move.target, case.code(case.move.origin)
    assert code is not None
    sentence = text(
        "The {piece} cannot take {victim}, a piece of its own side.", piece=case.name(code), victim=case.piece(target)
    )
    return Explanation("own-piece", sentence, (target,))


def _may_jump(case: Case, square: int) -> bool:
    code = case.code(square)
    board = case.tables.board
    if code is None:
        return False
    for jump in case.tables.movements[code.movement].jumps:
        over, land = board.step(square, jump.over), board.step(square, jump.land)
        if over is not None and land is not None and case.is_enemy(over) and not case.state.board[land]:
            return True
    return False


def _unfinished(case: Case, code: Code, place: int) -> Explanation:
    sentence = text(
        "The capture is not complete: the {piece} has to go on jumping from {square} while it can.",
        piece=case.name(code),
        square=case.square(place),
    )
    return Explanation("must-continue", sentence, (place,))


__all__ = ["explain_compulsion", "explain_double", "explain_jumps", "is_jump", "own_piece"]
