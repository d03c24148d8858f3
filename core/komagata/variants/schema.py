"""What a variant file may say, as frozen values. Reading and checking one is `reader`'s work."""

from __future__ import annotations

from typing import Literal

import msgspec

Names = dict[str, str]
"""Language code (`en` always) -> text."""

Scalar = str | int | bool


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all parts of a variant file."""


class BoardPart(Frozen, kw_only=True, frozen=True):
    """The board and what is printed on it."""

    files: int
    ranks: int
    style: Literal["lined", "chequered", "points"] = "chequered"
    stars: list[str] = []
    """Line crossings marked with a dot, by the square at whose upper right corner they lie; where pieces stand on the
    crossings, those with the four small angles."""
    river: int = 0
    """Number of the rank above which the river flows, 0 for none."""
    palaces: list[str] = []
    """Corners of palaces, `d1f3`."""
    cell: float = 1.0
    """Height of a square over its width."""


class PiecePart(Frozen, kw_only=True, frozen=True):
    """One kind of piece. A kind without a letter exists only as what others become."""

    letter: str = ""
    """One upper-case letter, perhaps with `'`; empty for a kind that is never written by itself."""
    names: Names
    kanji: list[str] = []
    """The two-character and the one-character form."""
    kanji_second: list[str] = []
    """The same for the second player, where it differs (the challenging king)."""
    glyph: str = ""
    letters: str = ""
    """One or two Latin letters to draw; the letter if empty."""
    mark: Literal["", "left", "right"] = ""
    """A dot on this side of the piece, where two kinds differ in nothing else that is seen."""
    shogi_set: list[str] = []
    """Which pieces of an ordinary Shogi set (`飛車`) stand for those of one side, in turn; the last for all further
    ones. Empty: the game is not played with one, or its own characters are those of the set."""
    shape: Literal["wedge", "disc"] = "wedge"
    size: Literal["king", "great", "major", "minor", "light", "pawn"] = "minor"
    move: str
    """Betza notation, for a player who moves up the board."""
    value: float = 0.0
    """Worth in Pawns; 0: estimated from the movement."""
    royal: bool = False
    lion: bool = False
    bridge: bool = True
    counts: bool = True
    promotes: list[str] = []
    """Ids of kinds it may become."""
    angles: list[float] = []
    """For each of them, how many degrees clockwise the piece is turned where one back serves for all of them."""
    foreign: str = ""
    """Id of the kind it acts as while it serves the army it did not start in; empty: no change."""
    confined: str = ""
    """Name of the zone it may not leave."""
    move_in: dict[str, str] = {}
    """Name of a zone -> Betza of what it may do besides, when it starts there."""
    facing: bool = False
    """It attacks the enemy royal along an open file (Generals may not face each other)."""
    zone: str = ""
    """Name of its promotion zone, if not that of `[promotion]`."""
    must: str | None = None
    """Name of the zone on which it must promote, empty for none; by default where it could never move again."""
    second_chance: str = ""
    """Name of the zone on which a move without capture may promote though it began in the promotion zone."""
    drop_zone: str = ""
    """Name of the zone where it may be dropped; by default wherever it could ever move again."""
    one_per_file: bool = False
    """Nifu: not to be dropped on a file with an own unpromoted piece of this kind."""
    file_zone: str = ""
    """Name of the zone in which such a piece counts; everywhere if empty."""
    drop_mate: bool = True
    """Its drop may give checkmate."""


class PromotionPart(Frozen, kw_only=True, frozen=True):
    """When pieces may promote."""

    zone: str = ""
    trigger: Literal["touch", "end", "entry-or-capture", "entry-then-later"] = "touch"
    remembers: bool = True
    """A promoted piece reverts on capture; false: it simply is the new piece from then on."""


class CastlingPart(Frozen, kw_only=True, frozen=True):
    """One castling of the first player; the second player's is its mirror or half-turn image, by `symmetry`."""

    right: str
    """Letter of the right: `K` for the Rook on the last file, `Q` for the one on the a-file."""
    king: str
    """Way of the King, `e1g1`."""
    rook: str
    """Way of the Rook, `h1f1`."""


class RulesPart(Frozen, kw_only=True, frozen=True):
    """Rules of the whole game."""

    royal: Literal["none", "mate", "capture"] = "mate"
    stalemate: Literal["draw", "loss", "win"] = "draw"
    hands: bool = True
    """There are pieces in hand, to be dropped."""
    captured: Literal["hand", "away"] = "hand"
    """Captured pieces come into the captor's hand, or leave this board (a match hands them to the partner)."""
    must_capture: bool = False
    drop_instead: bool = False
    chain: bool = True
    one_royal_checks: bool = False
    end_at_mate: bool = False
    bare_royal: Literal["off", "page", "association", "lishogi", "hodges"] = "off"
    lion_trading: bool = False
    doomed_protects: bool = True
    counter_strike: Literal["off", "protected", "strict"] = "off"
    counter_strike_middle: bool = True
    fifty_moves: bool = False
    """A player may claim a draw after fifty moves of each side without capture, drop or Pawn move."""
    impasse: bool = False
    """Entering kings: a player may claim the game with half of all points, as by the 27-point declaration of Shogi."""


class RepetitionPart(Frozen, kw_only=True, frozen=True):
    """What the return of a position means."""

    occurrences: int = 3
    """At this occurrence the game ends; 0: never."""
    perpetual_check: Literal["ignored", "loses", "attack"] = "ignored"
    """The only side all of whose moves of the cycle gave check has lost; `attack`: a check is an attack like any other,
    so that two sides which attack each in its way draw."""
    perpetual_attack: Literal["ignored", "loses"] = "ignored"
    """The only side all of whose moves of the cycle attacked something has lost."""
    perpetual_chase: Literal["ignored", "loses"] = "ignored"
    """The only side that chased an unprotected piece with every move of the cycle has lost (AXF)."""
    passes: Literal["ignored", "first-loses"] = "ignored"
    """In a cycle of passes the side that passed first has lost."""
    forbidden: int = 0
    """A move that makes a position occur for this time is illegal; 0: none is."""
    forbidden_in_check: bool = True
    """The ban also binds a player who is in check."""
    castling: bool = True
    """Positions with different castling rights differ."""


class NotationPart(Frozen, kw_only=True, frozen=True):
    """How positions and moves are written."""

    position: Literal["fen", "plain-fen", "sfen", "chu-sfen"] = "fen"
    moves: Literal["uci", "usi"] = "uci"
    promotion: Literal["plus", "letter"] = "plus"
    """`e7e8+` or, for pieces that do not remember, `e7e8q`."""
    hand_order: str = ""
    """Letters in the order in which hands are written."""
    first: Literal["white", "black"] = "white"
    """Name of the first player in results."""
    coordinates: Literal["algebraic", "usi", "japanese", "numeric"] = "algebraic"
    """Style of the coordinates shown by default."""
    shown: dict[str, Literal["short", "squares", "usi", "japanese", "western", "numeric"]] = {}
    """Language -> how moves are shown by default to who speaks it; `en` serves all others. Empty: short."""


class ChoicePart(Frozen, kw_only=True, frozen=True):
    """One choice of an option, as a patch of the file."""

    names: Names = {}
    help: Names = {}
    set: dict[str, object] = {}
    """Dotted path in this file -> value."""
    options: dict[str, str] = {}
    """Values given to other options, unless they are chosen themselves (presets)."""


class OptionPart(Frozen, kw_only=True, frozen=True):
    """A question about the rules that the players may settle."""

    names: Names
    help: Names = {}
    default: str
    ask: bool = False
    """It must be asked before the game."""
    choices: dict[str, ChoicePart]
    """Choice id -> patch. A yes-or-no option has the choices `true` and `false`."""


class VariantFile(Frozen, kw_only=True, frozen=True):
    """A whole variant file, after inheritance."""

    id: str
    names: Names
    about: Names = {}
    """One or two sentences for the new-game dialog."""
    family: str = ""
    board: BoardPart
    array: str
    """Placement of the start position, ranks from the top, with the hands in brackets if any."""
    castling_rights: str = "-"
    order: int = 1000
    """Place in lists of games."""
    symmetry: Literal["mirror", "turn"] = "mirror"
    """How the second player's zones and castlings follow from the first player's."""
    zones: dict[str, str] = {}
    """Name -> squares as the first player sees them: `rank 7-8`, `files d-f rank 1-3`, `a1 c1`, `dark`."""
    pieces: dict[str, PiecePart]
    promotion: PromotionPart = PromotionPart()
    castling: list[CastlingPart] = []
    rules: RulesPart = RulesPart()
    repetition: RepetitionPart = RepetitionPart()
    notation: NotationPart = NotationPart()
    options: dict[str, OptionPart] = {}
    programs: dict[str, str] = {}
    """Names under which record formats and engines know the game: `pgn`, `xboard`, `fairy-stockfish`, ..."""
    samples: list[str] = []
    """Positions for benchmarks and tests."""


__all__ = [
    "BoardPart",
    "CastlingPart",
    "ChoicePart",
    "NotationPart",
    "OptionPart",
    "PiecePart",
    "PromotionPart",
    "RepetitionPart",
    "RulesPart",
    "VariantFile",
]
