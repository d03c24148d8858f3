"""The settings that the built-in engine offers as a program, and their values."""

from __future__ import annotations

from dataclasses import dataclass, field

from komagata.engine.levels import LEVELS
from komagata.errors import KomagataError, UnknownName
from komagata.position import Rules, load_rules
from komagata.protocol.options import EngineOption, OptionKind
from komagata.text import text
from komagata.variants.catalog import catalog

MOST_HASH = 4096
MOST_LINES = 100


@dataclass(slots=True)
class Settings:
    """What was set, and the rules that follow from it."""

    game: str
    options: dict[str, str] = field(default_factory=dict[str, str])
    """Options of the rules by name."""
    hash_megabytes: int = 16
    lines: int = 1
    level: int = 0
    """0: as strong as the limits of the search allow."""
    seed: int = 0

    def rules(self) -> Rules:
        return load_rules(self.game, self.options)

    def offered(self) -> list[EngineOption]:
        """The settings as an engine introduces itself with them."""
        spin = OptionKind.SPIN
        return [
            EngineOption("UCI_Variant", OptionKind.COMBO, self.game, choices=catalog().ids()),
            EngineOption("UCI_Variant_Options", OptionKind.STRING, self._written_options()),
            EngineOption("Hash", spin, str(self.hash_megabytes), 1, MOST_HASH),
            EngineOption("MultiPV", spin, str(self.lines), 1, MOST_LINES),
            EngineOption("Level", spin, str(self.level), 0, len(LEVELS)),
            EngineOption("Seed", spin, str(self.seed), 0, 2**31 - 1),
        ]

    def set(self, name: str, value: str) -> bool:
        """Give a setting a value; whether the rules may have changed. Raises KomagataError saying what is wrong."""
        known = {option.name.lower(): option for option in self.offered()}
        # USI programs prefix the options that GUIs know.
        option = known.get(name.lower().removeprefix("usi_")) or known.get(name.lower())
        if option is None:
            names = ", ".join(one.name for one in known.values())
            raise UnknownName(text("there is no option '{name}'; there are: {names}", name=name, names=names))
        fitted = option.fitted(value)
        if fitted is None:
            raise KomagataError(text("{option}: expected a whole number, not '{value}'", option=name, value=value))
        match option.name:
            case "UCI_Variant":
                self._set_game(value)
            case "UCI_Variant_Options":
                self._set_options(value)
            case "Hash":
                self.hash_megabytes = int(fitted)
            case "MultiPV":
                self.lines = int(fitted)
            case "Level":
                self.level = int(fitted)
            case _:
                self.seed = int(fitted)
        return option.kind in {OptionKind.COMBO, OptionKind.STRING}

    def _set_game(self, name: str) -> None:
        """A game by its id or by the name that other programs have for it."""
        found = name
        if name not in catalog().ids():
            for known in catalog().ids():
                programs = catalog().load(known).programs
                if name in {programs.get("fairy-stockfish"), programs.get("xboard")}:
                    found = known
                    break
        load_rules(found)
        self.game, self.options = found, {}

    def _set_options(self, written: str) -> None:
        """`name=value; name=value`, as records write them."""
        options: dict[str, str] = {}
        for part in written.split(";"):
            name, equals, value = part.partition("=")
            if equals:
                options[name.strip()] = value.strip()
            elif part.strip():
                raise KomagataError(text("expected 'name=value; ...', not '{part}'", part=part.strip()))
        load_rules(self.game, options)
        self.options = options

    def _written_options(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.options.items())


def default_game(position_notation: str) -> str:
    """The game that a program speaking a protocol begins with: the first one whose positions it writes."""
    ids = catalog().ids()
    for name in ids:
        if catalog().load(name).notation.position == position_notation:
            return name
    return ids[0]


__all__ = ["Settings", "default_game"]
