"""Games of a job, looked up: one-board games and matches alike, from the catalog or from a file of the user's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from komagata import assets
from komagata.errors import UnknownName
from komagata.kernel import make_kernel
from komagata.multiboard.files import is_match, read_match
from komagata.multiboard.rules import MatchRules, compile_match, match_ids, match_rules
from komagata.position import Rules, load_rules
from komagata.sets.job import Game
from komagata.text import Say, Text, named, shortened, text
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant
from komagata.variants.options import settle


@dataclass(frozen=True, slots=True)
class Source:
    """A game with its options settled."""

    name: Text
    boards: tuple[Rules, ...]
    """One for a game of one board."""
    match: MatchRules | None = None

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its choice."""
        return self.match.options if self.match else self.boards[0].options

    def pieces(self) -> dict[str, Mapping[str, str]]:
        """Id -> names of every kind of which there can be more or fewer."""
        return {name: part.names for rules in self.boards for name, part in rules.variant.pieces.items() if part.letter}


def load(game: Game) -> Source:
    """The rules of a game of a job. Raises UnknownName, VariantError or FileError."""
    options = dict(game.options)
    if Path(game.game).suffix.lower() == ".toml":
        return _from_file(game.game, options)
    if game.game in match_ids():
        return _of_match(match_rules(game.game, options))
    if game.game not in catalog().ids():
        # The catalog knows why a file of the user's cannot be read; it does not know of matches.
        if game.game in {path.stem for path in catalog().faults()}:
            catalog().load(game.game)
        known = ", ".join((*catalog().ids(), *match_ids()))
        raise UnknownName(text("there is no game '{name}'; there are: {known}", name=shortened(game.game), known=known))
    return _of_board(load_rules(game.game, options))


def named_boards(source: Source, say: Say) -> Iterator[tuple[Rules, str]]:
    """The boards of a game with their names: those of a match under the name of both."""
    game = say(source.name)
    if source.match is None:
        yield source.boards[0], game
        return
    for rules, part in zip(source.boards, source.match.file.boards.values(), strict=True):
        yield rules, f"{game}: {say(named(part.names))}"


def _from_file(path: str, options: dict[str, str]) -> Source:
    source = assets.read_text(path)
    if is_match(source):
        file = read_match(source)
        return _of_match(compile_match(file, settle(file, options)))
    compiled = compile_variant(catalog().read(source), options)
    return _of_board(Rules(compiled, make_kernel(compiled.tables)))


def _of_board(rules: Rules) -> Source:
    return Source(named(rules.variant.names), (rules,))


def _of_match(rules: MatchRules) -> Source:
    return Source(named(rules.file.names), rules.boards, rules)


__all__ = ["Source", "load", "named_boards"]
