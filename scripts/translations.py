"""Collects every user-visible template of the program into `translations/komagata_XX.ts`.

    python scripts/translations.py            bring the files up to date; translations are kept, missing ones marked
    python scripts/translations.py --missing  print what has no translation yet
    python scripts/translations.py --prune    also forget translations of templates that are gone

A template is a literal handed to `tr`, `text` or `Text`, to an error of the library, or to a function of the same
module that hands its parameter on to one of these.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("core/komagata", "gui/komagata_gui")
CONTEXT = "komagata"
LANGUAGES = {"ja": 1}
"""Languages with a file, and how many plural forms each has."""

_MARKERS = {"tr", "text", "Text"}


@dataclass(frozen=True, order=True, slots=True)
class Template:
    """One thing to be translated."""

    source: str
    comment: str = ""
    numerus: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """What a file holds for one template."""

    forms: tuple[str, ...]
    state: str = ""
    """Empty, `unfinished` or `vanished`."""


def collect(root: Path = ROOT) -> list[Template]:
    """Every template of the sources, sorted."""
    found: dict[tuple[str, str], Template] = {}
    errors = _error_names(root / "core/komagata/errors.py")
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*.py")):
            for template in _of_module(ast.parse(path.read_text(encoding="utf-8"), str(path)), errors):
                key = template.source, template.comment
                known = found.get(key)
                found[key] = template if known is None or template.numerus else known
    return sorted(found.values())


def _error_names(path: Path) -> set[str]:
    """The library's errors: each takes a template."""
    return {node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)}


def _of_module(tree: ast.Module, errors: set[str]) -> Iterator[Template]:
    markers = dict.fromkeys(_MARKERS | errors, 0) | _handing_on(tree, _MARKERS | errors)
    for call in _calls(tree):
        place = markers.get(_name(call.func))
        if place is None or place >= len(call.args):
            continue
        for source in _literals(call.args[place]):
            plural = any(keyword.arg == "n" for keyword in call.keywords)
            is_tr = _name(call.func) == "tr"
            comment = _comment(call) if is_tr or _name(call.func) == "Text" else ""
            yield Template(source, comment, numerus=plural and is_tr)


def _handing_on(tree: ast.Module, markers: set[str]) -> dict[str, int]:
    """Functions that hand a parameter on as a template, with the place of that parameter."""
    found: dict[str, int] = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
        names = [name for name in names if name != "self"]
        for call in _calls(function):
            first = call.args[0] if call.args else None
            if _name(call.func) in markers and isinstance(first, ast.Name) and first.id in names:
                found[function.name] = names.index(first.id)
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literals(node: ast.expr) -> Iterator[str]:
    """The literal, or both of `a if condition else b`."""
    if isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value


def _comment(call: ast.Call) -> str:
    nodes = [keyword.value for keyword in call.keywords if keyword.arg == "comment"] + call.args[1:2]
    return next((node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)), "")


def read(path: Path) -> dict[Template, Entry]:
    """What a file holds."""
    entries: dict[Template, Entry] = {}
    if not path.exists():
        return entries
    for message in ElementTree.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is None:
            continue
        numerus = message.get("numerus") == "yes"
        texts = translation.iter("numerusform") if numerus else [translation]
        template = Template(message.findtext("source") or "", message.findtext("comment") or "", numerus)
        entries[template] = Entry(tuple(node.text or "" for node in texts), translation.get("type", ""))
    return entries


def merge(
    templates: Iterable[Template], old: dict[Template, Entry], forms: int, *, prune: bool
) -> dict[Template, Entry]:
    """The new content of a file: what is translated stays so."""
    wanted = list(templates)
    merged = {template: _refreshed(old.get(template), forms if template.numerus else 1) for template in wanted}
    if not prune:
        gone = {template: entry for template, entry in old.items() if template not in merged and any(entry.forms)}
        merged |= {template: Entry(entry.forms, "vanished") for template, entry in gone.items()}
    return merged


def _refreshed(entry: Entry | None, forms: int) -> Entry:
    if entry is None or len(entry.forms) != forms or not all(entry.forms):
        return Entry(("",) * forms, "unfinished")
    return Entry(entry.forms, "unfinished" if entry.state == "unfinished" else "")


def write(path: Path, language: str, entries: dict[Template, Entry]) -> None:
    """A file in its canonical form: sorted, and without line numbers, so that it changes only where texts do."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}">']
    lines += ["<context>", f"    <name>{CONTEXT}</name>"]
    for template, entry in sorted(entries.items(), key=lambda item: (item[1].state == "vanished", item[0])):
        lines += _message(template, entry)
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([*lines, "</context>", "</TS>", ""]), encoding="utf-8")


def _message(template: Template, entry: Entry) -> list[str]:
    kind = f' type="{entry.state}"' if entry.state else ""
    lines = ['    <message numerus="yes">' if template.numerus else "    <message>"]
    lines.append(f"        <source>{escape(template.source)}</source>")
    if template.comment:
        lines.append(f"        <comment>{escape(template.comment)}</comment>")
    if template.numerus:
        forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in entry.forms)
        lines.append(f"        <translation{kind}>{forms}</translation>")
    else:
        lines.append(f"        <translation{kind}>{escape(entry.forms[0])}</translation>")
    return [*lines, "    </message>"]


def missing(language: str, root: Path = ROOT) -> list[Template]:
    """The templates that a language has no translation for."""
    held = read(root / "translations" / f"komagata_{language}.ts")
    return [t for t in collect(root) if (entry := held.get(t)) is None or entry.state or not all(entry.forms)]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--missing", action="store_true", help="print what has no translation, and change nothing")
    parser.add_argument("--prune", action="store_true", help="forget translations of templates that are gone")
    options = parser.parse_args(arguments)
    if options.missing:
        lacking = [(language, template) for language in LANGUAGES for template in missing(language)]
        for language, template in lacking:
            print(f"{language}: {template.source!r}" + (f" ({template.comment})" if template.comment else ""))
        return bool(lacking)
    templates = collect()
    for language, forms in LANGUAGES.items():
        path = ROOT / "translations" / f"komagata_{language}.ts"
        write(path, language, merge(templates, read(path), forms, prune=options.prune))
    return 0


if __name__ == "__main__":
    sys.exit(main())
