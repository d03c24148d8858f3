"""Options of a game: which there are, what was chosen, and the file with the choices applied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from komagata.errors import Fault, UnknownName, VariantError
from komagata.text import text
from komagata.variants.reader import structure, table
from komagata.variants.schema import OptionPart, VariantFile


class Optional(Protocol):
    """A file with options."""

    @property
    def names(self) -> Mapping[str, str]: ...

    @property
    def options(self) -> Mapping[str, OptionPart]: ...


def spell(value: object) -> str:
    """The id of a choice as written in files: `true` and `false` for booleans."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(file: Optional, chosen: Mapping[str, object]) -> dict[str, str]:
    """A choice for every option: defaults, then presets, then what was chosen. Raises UnknownName with all faults."""
    wanted = {name: spell(value) for name, value in chosen.items()}
    faults = [fault for name, value in wanted.items() for fault in _unknown(file, name, value)]
    if faults:
        raise UnknownName(faults)
    result = {name: option.default for name, option in file.options.items()}
    result.update(wanted)
    for name, option in file.options.items():
        # A default or a preset that is none of the choices is a fault of the file, and found by its check.
        if (choice := option.choices.get(result[name])) is not None:
            result.update({other: value for other, value in choice.options.items() if other not in wanted})
    return result


def _unknown(file: Optional, name: str, value: str) -> list[Fault]:
    option = file.options.get(name)
    if option is None:
        known = ", ".join(file.options) or text("none")
        return [
            Fault(
                text(
                    "{game} has no option '{name}'; its options are: {known}",
                    game=file.names["en"],
                    name=name,
                    known=known,
                )
            )
        ]
    if value not in option.choices:
        known = ", ".join(option.choices)
        return [
            Fault(
                text(
                    "the option '{name}' has no choice '{value}'; its choices are: {known}",
                    name=name,
                    value=value,
                    known=known,
                )
            )
        ]
    return []


def tried(file: Optional, use: Callable[[dict[str, str]], object]) -> tuple[Fault, ...]:
    """What `use` finds wrong with the file as it is, and with every choice of every option besides."""
    always = _faults(use, {})
    faults = list(always)
    for name, option in file.options.items():
        for choice in option.choices:
            faults += [
                Fault(
                    text("with this choice, {path}: {fault}", path=fault.path, fault=fault.text),
                    f"options.{name}.choices.{choice}",
                )
                for fault in _faults(use, {name: choice})
                if fault not in always
            ]
    return tuple(faults)


def _faults(use: Callable[[dict[str, str]], object], choice: dict[str, str]) -> tuple[Fault, ...]:
    try:
        use(choice)
    except VariantError as error:
        return error.faults
    return ()


def apply(file: VariantFile, values: Mapping[str, str]) -> VariantFile:
    """The file with the patches of all chosen values; raises VariantError where a patch does not fit."""
    raw = patched(file, values)
    return file if raw is None else structure(raw, VariantFile)


def patched(file: Optional, values: Mapping[str, str]) -> dict[str, Any] | None:
    """The plain values of a file with the patches of all chosen values, or None if there are no patches."""
    patches = [
        (f"options.{name}.choices.{value}", option.choices[value].set)
        for name, option in file.options.items()
        if (value := values[name]) in option.choices and option.choices[value].set
    ]
    if not patches:
        return None
    raw: dict[str, Any] = msgspec.to_builtins(file)
    faults: list[Fault] = []
    for place, patch in patches:
        for path, entry in patch.items():
            if not _assign(raw, path.split("."), entry):
                faults.append(Fault(text("there is nothing at '{path}' to be set", path=path), f"{place}.set"))
    if faults:
        raise VariantError(faults)
    return raw


def _assign(raw: dict[str, Any], path: list[str], value: object) -> bool:
    for key in path[:-1]:
        entry = table(raw.get(key))
        if entry is None:
            return False
        raw = entry
    raw[path[-1]] = value
    return True


__all__ = ["Optional", "apply", "patched", "settle", "spell", "tried"]
