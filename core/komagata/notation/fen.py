"""`placement[hands] side castling`, with the en passant square and the clocks of FEN where they matter.

Readers take that, plain FEN and the six fields of Fairy-Stockfish; missing fields mean empty hands, the first player
to move and no castling rights.
"""

from __future__ import annotations

from komagata.errors import NotationError
from komagata.kernel.interface import State
from komagata.movement import Passant
from komagata.notation.placement import read_board, read_hands, write_board, write_letters
from komagata.notation.reading import Clocks, Faults, Reading, Word, number, words
from komagata.text import text
from komagata.variants.compiler import Compiled
from komagata.variants.tables import NOWHERE

SIDES = "wb"
FIELDS = 6


def read(compiled: Compiled, line: str) -> Reading:
    """The arrangement in `line`, with all that is wrong with it."""
    faults = Faults()
    fields = words(line)
    if not fields:
        faults.add(0, text("a position is expected, such as {example}", example=compiled.variant.array))
        fields = [Word("", 0)]
    placement, hands = _brackets(fields[0], faults)
    board = read_board(compiled, placement, faults)
    misplaced = bool(faults.found)
    held = read_hands(compiled, hands, faults)
    rest = _numbered(fields)
    for place, word in rest.items():
        if place >= FIELDS:
            faults.add(word.offset, text("nothing is expected after the move number, not '{word}'", word=word.text))
    state = State(
        board=board,
        hands=held,
        side=_side(rest[1], faults) if 1 in rest else 0,
        castling=_castling(compiled, rest[2], faults) if 2 in rest else 0,
        passant=_passant(compiled, rest[3], faults) if 3 in rest else NOWHERE,
    )
    clocks = Clocks(
        number(rest[4], 0, faults) if 4 in rest else 0,
        number(rest[5], 1, faults) if 5 in rest else 1,
    )
    return Reading(state, clocks, tuple(faults.found), misplaced)


def _numbered(fields: list[Word]) -> dict[int, Word]:
    """The fields after the placement by their place in six-field FEN. Fairy-Stockfish leaves out those that a game
    without castling or captures in passing does not need: a number that comes too early is the first clock."""
    numbered: dict[int, Word] = {}
    place = 1
    for word in fields[1:]:
        if place in {2, 3} and word.text.isdecimal():
            place = 4
        numbered[place] = word
        place += 1
    return numbered


def _brackets(word: Word, faults: Faults) -> tuple[Word, Word]:
    """The placement and what stands in brackets behind it."""
    opening = word.text.find("[")
    if opening < 0:
        return word, Word("", word.offset)
    inside = word.text[opening + 1 :]
    end = inside.find("]")
    if end < 0:
        faults.add(word.offset + len(word.text), text("the hands are not closed with ']'"))
        end = len(inside)
    if inside[end + 1 :]:
        faults.add(word.offset + opening + end + 2, text("a space is expected after the hands"))
    return Word(word.text[:opening], word.offset), Word(inside[:end], word.offset + opening + 1)


def _side(word: Word, faults: Faults) -> int:
    if word.text in SIDES and len(word.text) == 1:
        return SIDES.index(word.text)
    faults.add(word.offset, text("the side to move is 'w' or 'b', not '{word}'", word=word.text))
    return 0


def _castling(compiled: Compiled, word: Word, faults: Faults) -> int:
    rights = 0
    if word.text == "-":
        return rights
    for place, letter in enumerate(word.text):
        bits = [1 << bit for bit, right in enumerate(compiled.rights) if right == letter]
        if bits:
            rights |= bits[0]
        elif compiled.rights:
            known = "".join(sorted(compiled.rights, key=lambda right: (right.islower(), right)))
            faults.add(
                word.offset + place,
                text("castling rights are letters of {known} or '-', not '{letter}'", known=known, letter=letter),
            )
        else:
            faults.add(
                word.offset + place, text("this game has no castling: '-' is expected, not '{word}'", word=letter)
            )
    return rights


def read_castling(compiled: Compiled, rights: str) -> int:
    """The bits of castling rights such as `KQkq` or `-`; raises NotationError with all that is wrong."""
    faults = Faults()
    bits = _castling(compiled, Word(rights, 0), faults)
    if faults.found:
        raise NotationError(faults.found, offset=faults.offset)
    return bits


def _passant(compiled: Compiled, word: Word, faults: Faults) -> int:
    if word.text == "-":
        return NOWHERE
    square = compiled.tables.board.parse(word.text)
    if square is None or not captures_in_passing(compiled):
        faults.add(word.offset, text("an en passant square or '-' is expected, not '{word}'", word=word.text))
        return NOWHERE
    return square


def captures_in_passing(compiled: Compiled) -> bool:
    """Whether some piece of the game may be captured in passing."""
    return any(ride.passant is Passant.TAKES for movement in compiled.tables.movements for ride in movement.rides)


def write(compiled: Compiled, state: State) -> str:
    """The canonical form of most games: `placement[hands] side castling`."""
    return f"{write_board(compiled, state.board)}[{write_letters(compiled, state.hands)}] {_turn(compiled, state)}"


def write_full(compiled: Compiled, state: State, clocks: Clocks, *, brackets: bool = False) -> str:
    """Six fields, as engines read them; without `brackets` only where there are hands."""
    hands = f"[{write_letters(compiled, state.hands)}]" if brackets or compiled.slot_tokens else ""
    passant = "-" if state.passant == NOWHERE else compiled.tables.board.name(state.passant)
    return (
        f"{write_board(compiled, state.board)}{hands} {_turn(compiled, state)} {passant} "
        f"{clocks.halfmoves} {clocks.fullmoves}"
    )


def _turn(compiled: Compiled, state: State) -> str:
    held = [letter for bit, letter in enumerate(compiled.rights) if state.castling >> bit & 1]
    rights = "".join(sorted(held, key=lambda letter: (letter.islower(), letter)))
    return f"{SIDES[state.side]} {rights or '-'}"


__all__ = ["captures_in_passing", "read", "read_castling", "write", "write_full"]
