"""A game in the language of Fairy-Stockfish's `variants.ini`, as far as that can say it, and what it cannot.

Both the options of current versions and the older ones that mean the same are written: a version passes over those that
it does not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from string import ascii_lowercase

from komagata.errors import Fault, VariantError
from komagata.geometry import Board, members
from komagata.text import Text, text
from komagata.variants.schema import PiecePart, VariantFile
from komagata.variants.zones import parse_zone

BUILT_IN = {
    "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "F": "fers", "W": "wazir", "A": "alfil",
    "FA": "fersAlfil", "WfF": "gold", "FfW": "silver", "ffN": "shogiKnight", "fR": "lance", "fW": "shogiPawn",
    "RF": "bers", "BW": "dragonHorse", "BN": "archbishop", "RN": "chancellor", "QN": "amazon", "nN": "horse",
    "nA": "elephant", "mRcpR": "cannon", "fmWfcF": "pawn", "fmWfceFifmnD": "pawn",
}  # fmt: skip
"""Movements that the engine has by itself; older versions have no others."""
MOST_OWN = 25
"""So many movements may be described."""
MOST_FILES, MOST_RANKS = 12, 10
_SAYABLE = re.compile(r"(?:[fblrsvhmcnpg]*[WFDANCZLKQRB]\d*)+")
_FORWARD = re.compile(r"(?:(?:f|fs|ff)[A-Z])+")


@dataclass(slots=True)
class Section:
    """One section of the file, in the making."""

    name: str
    lines: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    lost: list[Text] = field(default_factory=list[Text])
    """What cannot be said."""

    def put(self, option: str, value: object) -> None:
        self.lines.append((option, str(value).lower() if isinstance(value, bool) else str(value)))

    def __str__(self) -> str:
        body = "\n".join(f"{option} = {value}" for option, value in self.lines)
        return f"[{self.name}]\n{body}\n"


def section(variant: VariantFile) -> Section:
    """The section of a game with its options settled. Raises VariantError for a game that the engine could not even
    begin: its board is too large, or it has pieces from the start whose moves cannot be said."""
    made = Section(_name(variant))
    board = Board(variant.board.files, variant.board.ranks)
    if board.files > MOST_FILES or board.ranks > MOST_RANKS:
        most = text("the board has more than {files} files or {ranks} ranks", files=MOST_FILES, ranks=MOST_RANKS)
        raise VariantError(Fault(most, "board"))
    if ":" in made.name:
        # That of the game it builds upon has other letters.
        made.put("pieceToCharTable", "-")
    made.put("maxFile", board.name(board.files - 1)[0])
    made.put("maxRank", board.ranks)
    letters = _letters(variant)
    unnamed = sorted({to for part in variant.pieces.values() for to in part.promotes} - {*letters})
    if unnamed:
        made.lost.append(text("promotions beyond the letters of the alphabet: {kinds}", kinds=", ".join(unnamed)))
    types = _pieces(made, variant, letters)
    begin = variant.array.lower()
    if any(
        kind not in types and (letter := variant.pieces[kind].letter.lower()) and letter in begin for kind in letters
    ):
        raise VariantError([Fault(lost) for lost in made.lost])
    _promotions(made, variant, letters, board)
    _hands(made, variant, letters)
    _confined(made, variant, types, board)
    _castling(made, variant)
    _ends(made, variant)
    hands = "[]" if variant.rules.hands and "[" not in variant.array else ""
    made.put("startFen", f"{variant.array}{hands} w {variant.castling_rights} - 0 1")
    return made


def _name(variant: VariantFile) -> str:
    """The name of the section; a game that the engine has builds upon that, under another name."""
    own = re.sub(r"[^a-z0-9]", "", variant.id)
    parent = variant.programs.get("fairy-stockfish", "")
    if not parent:
        return own
    return f"{'own' if own == parent else ''}{own}:{parent}"


def _letters(variant: VariantFile) -> dict[str, str]:
    """A letter for every kind. Kinds that exist only promoted and move alike share one."""
    found = {kind: part.letter.lower() for kind, part in variant.pieces.items() if len(part.letter) == 1}
    moves = {variant.pieces[kind].move: letter for kind, letter in found.items()}
    free = iter([letter for letter in ascii_lowercase if letter not in found.values()])
    wanted = {promoted for part in variant.pieces.values() for promoted in part.promotes}
    for kind, part in variant.pieces.items():
        if kind not in found and kind in wanted:
            found[kind] = moves.get(part.move) or next(free, "")
            if found[kind]:
                moves[part.move] = found[kind]
    return {kind: letter for kind, letter in found.items() if letter}


def _pieces(made: Section, variant: VariantFile, letters: dict[str, str]) -> dict[str, str]:
    """Say how every kind moves; the engine's name for each type."""
    types: dict[str, str] = {}
    own = 0
    said: set[str] = set()
    for kind, letter in letters.items():
        part = variant.pieces[kind]
        _odd(made, variant, part)
        if letter in said:
            types[kind] = next(types[other] for other in types if letters[other] == letter)
            continue
        said.add(letter)
        if part.royal:
            types[kind] = "king"
            made.put("king", letter if part.move == "K" else f"{letter}:{part.move}")
        elif part.move == "fW" and part.move_in:
            types[kind] = "soldier"
            made.put("soldier", letter)
        elif part.move in BUILT_IN:
            types[kind] = BUILT_IN[part.move]
            made.put(types[kind], letter)
        elif _SAYABLE.fullmatch(part.move) and own < MOST_OWN:
            own += 1
            types[kind] = f"customPiece{own}"
            made.put(types[kind], f"{letter}:{part.move}")
        else:
            made.lost.append(text("how the {piece} moves: {move}", piece=part.names["en"], move=part.move))
    return types


def _odd(made: Section, variant: VariantFile, part: PiecePart) -> None:
    """What the engine knows nothing of."""
    name = part.names["en"]
    if part.foreign:
        other = variant.pieces[part.foreign].names["en"]
        made.lost.append(text("that the {piece} of the other army moves as {other}", piece=name, other=other))
    if part.second_chance or part.must is not None:
        made.lost.append(text("when the {piece} must promote, or may once more", piece=name))
    if part.lion:
        made.lost.append(text("the rules about taking the {piece}", piece=name))
    if part.drop_zone:
        made.lost.append(text("where the {piece} may be dropped", piece=name))
    if variant.rules.hands and not part.drop_mate:
        # The engine's own rule is judged when the game is over, and is one of Shogi's Pawn alone.
        made.lost.append(text("that a dropped {piece} may not give mate", piece=name))


def _promotions(made: Section, variant: VariantFile, letters: dict[str, str], board: Board) -> None:
    rule = variant.promotion
    promoting = {kind: part for kind, part in variant.pieces.items() if part.promotes and kind in letters}
    if not promoting:
        made.put("promotionPieceTypes", "-")
        return
    zone = parse_zone(variant.zones[rule.zone], board) if rule.zone else 0
    ranks = sorted({board.rank(square) + 1 for square in members(zone)})
    if zone != board.rank_set(range(ranks[0] - 1, board.ranks)):
        made.lost.append(text("the zone of promotion"))
    made.put("promotionRank", ranks[0])
    made.put("promotionRegionWhite", " ".join(f"*{rank}" for rank in ranks))
    made.put("promotionRegionBlack", " ".join(f"*{board.ranks + 1 - rank}" for rank in ranks))
    several = [kind for kind, part in promoting.items() if len(part.promotes) > 1 or not rule.remembers]
    by_choice = [letters[to] for kind in several for to in promoting[kind].promotes if to in letters]
    made.put("promotionPieceTypes", "".join(dict.fromkeys(by_choice)) or "-")
    one = [
        f"{letters[kind]}:{letters[part.promotes[0]]}"
        for kind, part in promoting.items()
        if kind not in several and part.promotes[0] in letters
    ]
    if one:
        made.put("promotedPieceType", " ".join(one))
    made.put("mandatoryPawnPromotion", not rule.remembers)
    made.put("mandatoryPiecePromotion", False)
    sideways = all(_FORWARD.fullmatch(part.move) for part in promoting.values())
    if rule.trigger not in {"touch", "end"} or (rule.trigger == "end" and rule.remembers and not sideways):
        made.lost.append(text("which moves promote"))


def _hands(made: Section, variant: VariantFile, letters: dict[str, str]) -> None:
    rules = variant.rules
    made.put("pieceDrops", rules.hands)
    made.put("capturesToHand", rules.hands and rules.captured == "hand")
    double = any("ifmnD" in part.move for part in variant.pieces.values())
    made.put("doubleStep", double)
    if not double:
        made.put("enPassantTypes", "-")
    if not rules.hands:
        return
    made.put("pocketSize", sum(len(part.letter) == 1 and not part.royal for part in variant.pieces.values()))
    for option in ("dropLoop", "dropPromoted", "castlingDroppedPiece"):
        made.put(option, False)
    for option in ("firstRankPawnDrops", "promotionZonePawnDrops", "immobilityIllegal"):
        made.put(option, True)
    single = [letters[kind] for kind, part in variant.pieces.items() if part.one_per_file and kind in letters]
    if single:
        made.put("dropNoDoubled", "".join(single))
    made.put("shogiPawnDropMateIllegal", any(not part.drop_mate for part in variant.pieces.values()))
    if rules.drop_instead:
        made.lost.append(text("that a drop stands in for a move"))


def _confined(made: Section, variant: VariantFile, types: dict[str, str], board: Board) -> None:
    for kind, engine_type in types.items():
        part = variant.pieces[kind]
        if part.facing:
            made.put("flyingGeneral", True)
        if part.confined:
            zone = parse_zone(variant.zones[part.confined], board)
            name = engine_type[0].upper() + engine_type[1:]
            for colour, turned in (("White", False), ("Black", True)):
                squares = (board.turned(square) if turned else square for square in members(zone))
                made.put(f"mobilityRegion{colour}{name}", " ".join(sorted(board.name(square) for square in squares)))
        for where in part.move_in:
            ranks = {board.rank(square) + 1 for square in members(parse_zone(variant.zones[where], board))}
            made.put("soldierPromotionRank", min(ranks))


def _castling(made: Section, variant: VariantFile) -> None:
    made.put("castling", bool(variant.castling))
    for part in variant.castling:
        side = {"K": "King", "Q": "Queen"}.get(part.right, "")
        if not side:
            made.lost.append(text("the castling {right}", right=part.right))
            continue
        made.put("castlingKingFile" if side == "King" else "castlingRank", part.king[0] if side == "King" else 1)
        made.put(f"castling{side}sideFile", part.king[2])


def _ends(made: Section, variant: VariantFile) -> None:
    rules, repetition = variant.rules, variant.repetition
    for odd in _odd_ends(variant):
        made.lost.append(odd)
    made.put("stalemateValue", rules.stalemate)
    made.put("nMoveRule", 50 if rules.fifty_moves else 0)
    made.put("nFoldRule", repetition.occurrences)
    made.put("perpetualCheckIllegal", repetition.perpetual_check != "ignored")
    if rules.must_capture:
        made.put("mustCapture", True)


def _odd_ends(variant: VariantFile) -> Iterator[Text]:
    rules, repetition = variant.rules, variant.repetition
    if rules.royal != "mate":
        yield text("how the game is won: there is no mate")
    if rules.bare_royal != "off":
        yield text("the rule of the bare King")
    if rules.lion_trading:
        yield text("the rules about taking Lions")
    if rules.impasse:
        yield text("the declaration of an entered King")
    if repetition.forbidden:
        yield text("that positions may not be repeated")
    if {repetition.perpetual_attack, repetition.perpetual_chase} != {"ignored"}:
        yield text("who loses by attacking for ever")


__all__ = ["Section", "section"]
