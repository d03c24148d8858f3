"""Every reader of the project as a function of bytes, with what it begins from: for `fuzz.py` and for the tests.

Whatever the bytes are, a reader may only answer or raise an error of ours, and not take longer than its size warrants.
"""

from __future__ import annotations

import io
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import thread_time
from typing import Any

from komagata import assets, records
from komagata.clock import parse_controls
from komagata.engine.settings import Settings as EngineSettings
from komagata.errors import KomagataError
from komagata.faces import themefile
from komagata.faces.ownkanji import own_kanji
from komagata.game import Game
from komagata.kernel import make_kernel
from komagata.multiboard.files import is_match, read_match
from komagata.multiboard.game import MatchGame
from komagata.multiboard.rules import MatchRules, match_rules
from komagata.multiboard.strings import read_match_string
from komagata.position import Rules, load_rules
from komagata.protocol.session import Session
from komagata.protocol.uci import UCI
from komagata.protocol.usi import USI
from komagata.records.encodings import ENCODINGS
from komagata.records.matches import is_match_record, write_match
from komagata.records.matches import read_match as read_match_record
from komagata.setup import Setup
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant

ROOT = Path(__file__).resolve().parents[1]
CORPUS = ROOT / "tests" / "data" / "fuzz"
"""What was found once, a folder for each reader; tried by the tests every time."""
SECONDS, SECONDS_A_KILOBYTE = 2.0, 0.5
"""Processor time that a reader may take, far more than it needs: it is a bound on hanging, no measure of speed."""
LONGEST = 8192
"""Bytes of an input."""


class TooSlow(AssertionError):
    """A reader took longer than its input warrants."""


@dataclass(frozen=True, slots=True)
class Reader:
    """One reader: what it does with bytes, and what it reads gladly."""

    read: Callable[[bytes], object]
    seeds: Callable[[], Iterator[bytes]]
    share: int = 1
    """How many of all inputs it gets, beside the others."""

    def __call__(self, data: bytes) -> None:
        """Read, and raise only what must never be raised."""
        begun = thread_time()
        try:
            self.read(data)
        except KomagataError as error:
            if not str(error) or not error.faults:
                raise AssertionError("an error that says nothing") from error
        spent = thread_time() - begun
        if spent > SECONDS + SECONDS_A_KILOBYTE * len(data) / 1024:
            raise TooSlow(f"{spent:.1f} s for {len(data)} bytes")


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def _chosen(data: bytes) -> tuple[Rules, str]:
    """The first byte chooses a game, the rest is text."""
    names = catalog().ids()
    return load_rules(names[data[0] % len(names)] if data else names[0]), _text(data[1:])


# Records


def _record(data: bytes) -> None:
    """As a file is opened: any encoding, any format. What was read is written in every format, ours without loss."""
    game = records.read(records.decode(data))
    written = records.write(game)
    if records.write(records.read(written)) != written:
        raise AssertionError("our own record does not come back")
    for form in records.FORMATS:
        try:
            records.render(game, form, records.encoding_of(f".{form}"))
        except KomagataError:
            continue


def _form(form: str) -> Callable[[bytes], object]:
    return lambda data: records.read(_text(data), form)


def _stream(data: bytes) -> None:
    for entry in records.stream(io.StringIO(_text(data), newline=None)):
        _ = entry.error, entry.faults, entry.plies


def _games() -> Iterator[Game]:
    """Short random games with variations and comments, one of each game."""
    for seed, name in enumerate(catalog().ids()):
        chance = random.Random(seed)
        game = Game(load_rules(name))
        for _ in range(14):
            moves = game.legal_moves()
            if not moves:
                break
            game.play(chance.choice(moves))
            if chance.random() < 0.2:
                game.annotate(game.node, game.node.note.__class__(comment="well 手", nags=(1,), spent=3000))
            if chance.random() < 0.2:
                game.undo()
        yield game


def _written(*forms: str) -> Callable[[], Iterator[bytes]]:
    def seeds() -> Iterator[bytes]:
        for game in _games():
            for form in forms:
                try:
                    written = records.write(game, form)
                except KomagataError:
                    continue
                yield written.encode()

    return seeds


def _encoded() -> Iterator[bytes]:
    for number, game in enumerate(_games()):
        for form in records.FORMATS:
            try:
                yield records.render(game, form, ENCODINGS[number % len(ENCODINGS)]).data
            except KomagataError:
                continue


# Positions and moves


def _position(data: bytes) -> None:
    rules, line = _chosen(data)
    setup = Setup.read(rules.compiled, rules.kernel, line)
    _ = str(setup), setup.validate(), setup.notes()
    position = rules.position(line)
    if rules.position(str(position)) != position:
        raise AssertionError("the position does not come back")
    position.legal_moves()


def _positions() -> Iterator[bytes]:
    for number, game in enumerate(_games()):
        for node in (game.root, game.node):
            yield bytes([number]) + str(node.position).encode()
            yield bytes([number]) + node.position.fen().encode()


def _move(data: bytes) -> None:
    rules, line = _chosen(data)
    position = rules.start()
    for word in line.split()[:6]:
        position.explain(word)
        position = position.play(word)


def _moves() -> Iterator[bytes]:
    for number, game in enumerate(_games()):
        nodes = [node for node in game.main_line() if node.parent is not None and node.move is not None][:6]
        for write in ("uci", "usi", "san"):
            words = [getattr(node.parent.position, write)(node.move) for node in nodes if node.parent is not None]
            yield bytes([number]) + " ".join(words).encode()


# Matches


@cache
def _match() -> MatchRules:
    return match_rules(_match_files()[0].stem, {})


def _match_files() -> list[Path]:
    return assets.resources("matches", "*.toml")


def _match_record(data: bytes) -> None:
    source = _text(data)
    is_match_record(source)
    write_match(read_match_record(source))


def _match_string(data: bytes) -> None:
    read_match_string(_match(), _text(data))
    str(MatchGame(_match(), _text(data)).match)


def _match_games() -> Iterator[MatchGame]:
    for seed in range(3):
        chance = random.Random(seed)
        game = MatchGame(_match())
        for _ in range(6):
            seat = chance.choice([seat for seat in game.to_move() if game.match.legal_moves(seat)])
            game.play(seat, chance.choice(game.match.legal_moves(seat)))
        yield game


def _match_file(data: bytes) -> None:
    is_match(_text(data))
    read_match(_text(data))


# Files of the user


def _variant(data: bytes) -> None:
    file = catalog().read(_text(data))
    compiled = compile_variant(file, {})
    Rules(compiled, make_kernel(compiled.tables)).start().legal_moves()


def _variants() -> Iterator[bytes]:
    for path in assets.resources("variants", "*.toml"):
        source = path.read_bytes()
        if len(source) <= LONGEST:
            yield source
        yield b'id = "mine"\ninherit = "%s"\nnames = { en = "Mine" }\n' % path.stem.encode()


def _theme(data: bytes) -> None:
    values, faults = themefile.parse(_text(data))
    _ = values, [str(fault) for fault in faults]


def _kanji(data: bytes) -> None:
    path = assets.user_data("kanji.toml")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    _ = [str(fault) for fault in own_kanji().faults]


def _settings(data: bytes) -> None:
    from komagata_gui.settings import SETTINGS, Settings

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "settings.toml")
        path.write_bytes(data)
        settings = Settings(path)
        known: tuple[Any, ...] = SETTINGS
        for setting in known:
            settings.get(setting)
        settings.store("files.recent", ["x"])
        if Settings(path).stored("files.recent") != ["x"]:
            raise AssertionError("the settings do not come back")


def _shipped(folder: str) -> Callable[[], Iterator[bytes]]:
    return lambda: (path.read_bytes()[:LONGEST] for path in assets.resources(folder, "*.toml"))


# What engines and windows say


def _protocol(data: bytes) -> None:
    for dialect in (UCI, USI):
        session = Session(dialect)
        session.open()
        for line in _text(data).split("\n")[:60]:
            dialect.read_command(line)
            session.receive(line)


def _lines() -> Iterator[bytes]:
    yield b"id name X\noption name Hash type spin default 16 min 1 max 1024\nuciok\nreadyok\nbestmove e2e4 ponder e7e5"
    yield b"option name A type combo default b var b var c\nusiok\ninfo depth 3 score cp 12 nodes 5 pv 7g7f 3c3d"
    yield b"info depth 9 seldepth 12 score mate -3 multipv 2 hashfull 12 nps 100 time 4 string x\nbestmove resign"
    yield b"position sfen lnsgkgsnl/9/9/9/9/9/9/9/LNSGKGSNL b 2P 1 moves 7g7f\ngo btime 1000 wtime 1000 byoyomi 5"
    yield b"setoption name Hash value 12\ngo depth 3 searchmoves e2e4\nstop\nponderhit\ngameover win"


def _control(data: bytes) -> None:
    parse_controls(_text(data))


def _options(data: bytes) -> None:
    """What a window may set of the built-in engine."""
    name, _, value = _text(data).partition("=")
    EngineSettings(catalog().ids()[0]).set(name, value)


READERS: dict[str, Reader] = {
    "record": Reader(_record, _encoded, 4),
    **{form: Reader(_form(form), _written(form), 2) for form in records.FORMATS},
    "stream": Reader(_stream, _written("kmg", "pgn", "csa", "usi")),
    "position": Reader(_position, _positions, 3),
    "move": Reader(_move, _moves, 3),
    "match-record": Reader(_match_record, lambda: (write_match(game).encode() for game in _match_games())),
    "match-string": Reader(_match_string, lambda: (str(game.match).encode() for game in _match_games())),
    "match-file": Reader(_match_file, _shipped("matches")),
    "variant": Reader(_variant, _variants, 2),
    "theme": Reader(_theme, _shipped("themes"), 2),
    "kanji": Reader(_kanji, lambda: iter([b'[pieces]\nking = ["\xe7\x8e\x8b\xe5\xb0\x86", "\xe7\x8e\x8b"]\n'])),
    "settings": Reader(_settings, lambda: iter([b'language = "ja"\n[board]\nstyle = "kanji"\n'])),
    "protocol": Reader(_protocol, _lines, 2),
    "control": Reader(_control, lambda: iter([b"300+5", b"600+0/30x3", b"300+0d5|60+1"])),
    "option": Reader(_options, lambda: iter([b"UCI_Variant=chess", b"Hash=12", b"Skill Level=3"])),
}
"""Every reader by its name."""


def kept(name: str) -> list[Path]:
    """The inputs that were found once."""
    return sorted(path for path in (CORPUS / name).glob("*") if path.is_file())


__all__ = ["CORPUS", "LONGEST", "READERS", "Reader", "TooSlow", "kept"]
