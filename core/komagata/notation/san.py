"""Readable Western moves: `Nf3`, `exd5`, `N@e5`, `Nxd7+`, `O-O`, `Nf3xe4-f3`.

A promotion is written as the game writes it, `+`, `++` or `=Q`; so no sign tells of check, but where promotions are
letters. A move with several legs names its origin and every landing square. The reader is lenient: full origins,
`x` and `-` anywhere, `0-0`, `=Q` for the promotion to a Queen, trailing `!` and `?`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from komagata.errors import NotationError
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.notation import promotions, routes, uci
from komagata.notation.placement import slot_of
from komagata.text import shortened, text
from komagata.variants.compiler import Compiled

SQUARE = r"[a-p][0-9]{1,2}"
BODY = (
    r"(?P<piece>\+*[A-Z]'?)?(?P<file>[a-p])?(?P<rank>[0-9]{1,2})?"
    rf"(?P<legs>(?:[-x:]?{SQUARE})+)"
)
STEPS_PLUS = re.compile(BODY + promotions.SUFFIX + r"[#!?]*", re.ASCII)
STEPS_LETTER = re.compile(BODY + r"(?P<suffix>=?[A-Za-z]|=|)[+#!?]*", re.ASCII)
DROP = re.compile(rf"(?P<piece>[A-Z]'?)?[@*](?P<square>{SQUARE})[+#!?]*", re.ASCII)
EXAMPLES = "e2e4, e7e8+, P@e5, 7g7f, Nf3"
CASTLING = re.compile(r"[Oo0]-[Oo0](?P<long>-[Oo0])?[+#!?]*", re.ASCII)


def write(compiled: Compiled, state: State, move: Move, legal: Collection[Move], captured: Collection[int]) -> str:
    """One spelling of a legal move, told apart from the other `legal` ones; `captured` are the squares it empties."""
    board = compiled.tables.board
    if move.is_drop:
        return uci.write(compiled, state, move)
    castling = _castling_right(compiled, state, move)
    if castling in {"K", "Q"}:
        return "O-O" if castling == "K" else "O-O-O"
    legs = (*move.via, move.target)
    jumps = bool(captured) and not any(square in captured for square in legs)
    marks = ["x" if jumps or square in captured else "-" for square in legs]
    token = _token(compiled, state, move)
    letter = "" if token == pawn(compiled) else token
    if move.via:
        origin = board.name(move.origin)
    else:
        origin = _origin(compiled, state, move, legal)
        if not letter and marks[0] == "x":
            origin = origin or board.name(move.origin)[0]
    way = "".join(mark + board.name(square) for mark, square in zip(marks, legs, strict=True))
    suffix = promotions.write(compiled, state, move)
    if suffix and suffix[0] != "+":
        suffix = f"={suffix.upper()}"
    return letter + origin + (way if move.via else way.removeprefix("-")) + suffix


def _origin(compiled: Compiled, state: State, move: Move, legal: Iterable[Move]) -> str:
    """As much of the origin as tells the move from others of the same kind of piece to the same square."""
    board = compiled.tables.board
    token = _token(compiled, state, move)
    rivals = {
        other.origin
        for other in legal
        if not other.is_drop
        and not other.via
        and other.target == move.target
        and _token(compiled, state, other) == token
    } - {move.origin}
    name = board.name(move.origin)
    if not rivals:
        return ""
    if all(board.file(rival) != board.file(move.origin) for rival in rivals):
        return name[0]
    if all(board.rank(rival) != board.rank(move.origin) for rival in rivals):
        return name[1:]
    return name


def _token(compiled: Compiled, state: State, move: Move) -> str:
    return compiled.tokens[state.board[move.origin]].upper()


def pawn(compiled: Compiled) -> str | None:
    """The token whose letter is left out: that of the only kind of Pawn size, if there is only one."""
    tokens = {
        compiled.tokens[index].upper()
        for index, code in enumerate(compiled.tables.codes)
        if code is not None
        and not code.level
        and not code.foreign
        and compiled.variant.pieces[compiled.kinds[code.kind]].size == "pawn"
    }
    return tokens.pop() if len(tokens) == 1 else None


def _castling_right(compiled: Compiled, state: State, move: Move) -> str:
    for bit, castling in enumerate(compiled.tables.castlings):
        ours = castling.side == state.side and state.castling >> bit & 1
        if ours and (move.origin, move.target) == (castling.king_from, castling.king_to) and not move.via:
            return compiled.rights[bit].upper()
    return ""


def castled(compiled: Compiled, state: State, word: str) -> Move | None:
    """The King's part of the castling that `O-O` or `O-O-O` names, whether or not it may be made."""
    castling = CASTLING.fullmatch(word)
    if castling is None:
        return None
    right = "Q" if castling["long"] else "K"
    for letter, part in zip(compiled.rights, compiled.tables.castlings, strict=True):
        if letter.upper() == right and part.side == state.side:
            return Move(part.king_from, part.king_to)
    return None


def read(compiled: Compiled, state: State, word: str, moves: Iterable[Move]) -> list[Move]:
    """Those of `moves` that `word` may mean; a word that is no move in any notation is an error."""
    castling = CASTLING.fullmatch(word)
    if castling:
        right = "Q" if castling["long"] else "K"
        return [move for move in moves if not move.is_drop and _castling_right(compiled, state, move) == right]
    drop = DROP.fullmatch(word)
    if drop:
        slot = slot_of(compiled, drop["piece"] or pawn(compiled) or "")
        square = uci.square(compiled, drop["square"], drop.start("square"))
        if slot is None:
            raise NotationError(
                text("'{token}' cannot be in hand; there are {known}", token=word, known=uci.known_slots(compiled)),
                offset=0,
            )
        return [move for move in moves if move.slot == slot and move.target == square]
    by_letter = compiled.variant.notation.promotion == "letter"
    steps = (STEPS_LETTER if by_letter else STEPS_PLUS).fullmatch(word)
    if steps is None:
        raise NotationError(
            text("'{word}' is not a move; one looks like {example}", word=shortened(word), example=EXAMPLES),
            offset=_offset(word),
        )
    return _steps(compiled, state, steps, moves)


def _steps(compiled: Compiled, state: State, steps: re.Match[str], moves: Iterable[Move]) -> list[Move]:
    legs = tuple(
        uci.square(compiled, match.group(), steps.start("legs") + match.start())
        for match in re.finditer(SQUARE, steps["legs"])
    )
    wanted = steps["piece"]
    if wanted and wanted not in {token.upper() for token in compiled.tokens}:
        known = " ".join(dict.fromkeys(token.upper() for token in compiled.tokens if token))
        raise NotationError(text("there is no piece '{token}'; there are {known}", token=wanted, known=known), offset=0)
    if not wanted and not (steps["file"] and steps["rank"]):
        wanted = pawn(compiled)

    def fits(move: Move) -> bool:
        name = compiled.tables.board.name(move.origin) if not move.is_drop else ""
        return (
            bool(name)
            and (not wanted or _token(compiled, state, move) == wanted)
            and (not steps["file"] or name[0] == steps["file"])
            and (not steps["rank"] or name[1:] == steps["rank"])
            and _goes(compiled, state, move, legs)
            and promotions.read(compiled, state, move.origin, steps["suffix"]) == move.promotion
        )

    return [move for move in moves if fits(move)]


def _goes(compiled: Compiled, state: State, move: Move, legs: tuple[int, ...]) -> bool:
    """Whether a move goes by these squares, or by others that make it the same turn."""
    if (*move.via, move.target) == legs:
        return True
    spelled = Move(move.origin, legs[-1], legs[:-1], move.promotion)
    return len(legs) > 1 and routes.canonical(compiled, state, spelled) == move


def _offset(word: str) -> int:
    """Where `word` stops looking like a move."""
    start = re.match(r"\+*[A-Z]?'?(?:[-x:@*]?[a-p][0-9]{1,2})*", word, re.ASCII)
    return start.end() if start else 0


__all__ = ["castled", "pawn", "read", "write"]
