"""The guides under `docs`: complete where they list things, and true in everything that can be tried."""

from __future__ import annotations

import doctest
import re
import runpy
import shlex
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from komagata import errors, records
from komagata.betza import BetzaError, parse
from komagata.cli import COMMANDS, run
from komagata.clock import controls_text, parse_controls
from komagata.kernel import make_kernel
from komagata.multiboard import schema as match_schema
from komagata.outcome import Ending
from komagata.position import Rules
from komagata.records.kmg_writer import OWN_TAGS
from komagata.records.matches import read_match, write_match
from komagata.variants import schema
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant
from komagata.variants.fields import FIELDS
from komagata.variants.schema import Frozen
from tests.core.games import random_positions
from tests.core.pages import Block, Example, blocks, code, examples, hold, read, rows

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"

PARTS: dict[str, type[Frozen]] = {
    "The file": schema.VariantFile,
    "`[board]`": schema.BoardPart,
    "`[pieces.NAME]`": schema.PiecePart,
    "`[promotion]`": schema.PromotionPart,
    "`[[castling]]`": schema.CastlingPart,
    "`[rules]`": schema.RulesPart,
    "`[repetition]`": schema.RepetitionPart,
    "`[notation]`": schema.NotationPart,
    "`[options.NAME]`": schema.OptionPart,
    "`[options.NAME.choices.CHOICE]`": schema.ChoicePart,
    "The match file": match_schema.MatchFile,
    "`[boards.NAME]` of a match": match_schema.BoardEntry,
    "`[rules]` of a match": match_schema.MatchPart,
}
"""Heading of docs/variants.md -> what it tells of."""


def doc(name: str) -> str:
    return read(DOCS / f"{name}.md")


def section(text: str, heading: str) -> str:
    """What stands under a heading of the second level."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, f"there is no section '{heading}'"
    return found[1]


# Variant files


@pytest.mark.parametrize("heading", PARTS)
def test_every_field_of_a_variant_file(heading: str) -> None:
    table = {code(row["Field"])[0]: row for row in rows(section(doc("variants"), heading)) if "Field" in row}
    fields = {field.encode_name: field for field in msgspec.structs.fields(PARTS[heading])}
    assert set(table) == set(fields), "docs/variants.md does not tell of the same fields as schema.py"
    for name, field in fields.items():
        assert table[name]["Default"] == default(field), name
        words = set(code(table[name]["Meaning"]))
        assert choices(field.type) <= words, name
    said = FIELDS.get(PARTS[heading])
    if said is not None:
        assert {name: str(words.help) for name, words in said.items()} == {
            name: row["Meaning"] for name, row in table.items()
        }


def default(field: msgspec.structs.FieldInfo) -> str:
    """How a default is written on the page."""
    value = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        value = field.default_factory()
    if value is msgspec.NODEFAULT:
        return "required"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, str):
        return f"`{value}`" if value else "empty"
    if isinstance(value, (int, float)):
        return f"`{value:g}`"
    if value is None:
        return "see right"
    return "none" if value in ([], {}) else "defaults below"


def choices(kind: object) -> set[str]:
    """The words that a field may have, if it is one of a list."""
    return {str(word) for word in getattr(kind, "__args__", ()) if isinstance(word, str) and word}


def files() -> list[Block]:
    return [block for block in blocks(doc("variants"), "toml") if "id =" in block.body]


@pytest.mark.parametrize("block", files(), ids=lambda block: f"line {block.line}")
def test_every_game_of_the_guide(block: Block) -> None:
    assert catalog().check(block.body) == ()
    compiled = compile_variant(catalog().read(block.body))
    rules = Rules(compiled, make_kernel(compiled.tables))
    assert len(list(random_positions(rules, 1, 40))) > 1


def test_the_complete_game_is_the_example() -> None:
    assert files()[-1].body == read(ROOT / "examples" / "lancers.toml")


ALONE = """
id = "alone"
names = { en = "One piece alone" }
array = "8/8/8/8/3X4/8/8/8"
board = { files = 8, ranks = 8 }
rules = { royal = "none", hands = false }
[pieces.x]
letter = "X"
names = { en = "X" }
move = "%s"
"""

MOVEMENTS = [row for row in rows(doc("variants")) if "From d4" in row]


@pytest.mark.parametrize("row", MOVEMENTS, ids=lambda row: row["Betza"])
def test_every_movement(row: dict[str, str]) -> None:
    compiled = compile_variant(catalog().read(ALONE % code(row["Betza"])[0]))
    position = Rules(compiled, make_kernel(compiled.tables)).start()
    reached = {position.board.name(move.target) for move in position.legal_moves()}
    assert " ".join(sorted(reached)) == row["From d4"]


def test_every_example_of_a_movement_reads() -> None:
    movements = [row for row in rows(doc("variants")) if "Example" in row]
    assert len(movements) > 8
    for row in movements:
        for notation in code(row["Example"]):
            parse(notation)


@pytest.mark.parametrize("notation", ["nC", "aK", "mafW", "x", "f"])
def test_what_the_guide_calls_a_fault(notation: str) -> None:
    with pytest.raises(BetzaError):
        parse(notation)


# Examples on all pages

CHECKED = [
    pytest.param(example, id=f"{path.stem}, line {example.line}")
    for path in sorted(DOCS.glob("*.md"))
    for example in examples(read(path))
]


@pytest.mark.parametrize("example", CHECKED)
def test_example(example: Example) -> None:
    hold(example, "")


# The library


def test_the_library_guide_runs() -> None:
    lines = "\n".join(block.body for block in blocks(doc("library"), "python"))
    found = doctest.DocTestParser().get_doctest(lines, {}, "docs/library.md", None, 0)
    assert len(found.examples) > 50
    told: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(found, out=told.append).failed == 0, "".join(told)


def test_the_library_guide_tells_of_every_error() -> None:
    table = {code(row["Error"])[0] for row in rows(doc("library")) if "Error" in row}
    every = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}
    assert table == every - {"KomagataError"}


SCRIPTS = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_every_script_runs(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [str(script)])
    runpy.run_path(str(script), run_name="__main__")
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) >= 2
    assert not printed.err
    assert f"python examples/{script.name}" in read(script)


# Strings and files


@pytest.mark.parametrize("block", blocks(doc("formats"), "kmg"), ids=lambda block: f"line {block.line}")
def test_every_record_is_as_it_would_be_written(block: Block) -> None:
    game = records.read(block.body)
    assert game.faults == ()
    assert records.write(game) == block.body


@pytest.mark.parametrize("block", blocks(doc("formats"), "match"), ids=lambda block: f"line {block.line}")
def test_every_record_of_a_match_is_as_it_would_be_written(block: Block) -> None:
    game = read_match(block.body)
    assert game.faults == ()
    assert write_match(game) == block.body


def test_every_reason_and_tag() -> None:
    text = doc("formats")
    assert {ending.value for ending in Ending} <= set(code(section(text, "Results")))
    tags = {tag for row in rows(text) if "Tag" in row for tag in code(row["Tag"])}
    assert tags == set(OWN_TAGS)


def test_every_time_control() -> None:
    controls = [code(row["Time control"])[0] for row in rows(doc("formats")) if "Time control" in row]
    assert len(controls) > 4
    for written in controls:
        assert controls_text(parse_controls(written)) == written


# The command line


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_all_its_arguments(name: str) -> None:
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    import_module(f"komagata.commands.{name.replace('-', '_')}").configure(parser)
    told = section(doc("commands"), "What all have in common") + section(doc("commands"), name)
    for action in parser._actions:
        for word in action.option_strings or (str(action.metavar),):
            assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", told), (
                f"docs/commands.md, {name}: {word} is missing"
            )
        for choice in action.choices or ():
            assert f"`{choice}`" in told, f"docs/commands.md, {name}: {choice} is missing"


def test_no_command_that_is_not_there() -> None:
    heads = re.findall(r"^## (\S+)$", doc("commands"), re.MULTILINE)
    assert set(heads) == set(COMMANDS)


SHOWN = [
    pytest.param(*shown.split("\n", 1), id=shown.split("\n", 1)[0])
    for block in blocks(doc("commands"), "console")
    for shown in re.split(r"^\$ komagata ", block.body, flags=re.MULTILINE)[1:]
]


@pytest.mark.parametrize(("words", "printed"), SHOWN)
def test_every_command_shown_prints_what_is_shown(words: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(shlex.split(words)) == 0
    assert capsys.readouterr().out.rstrip("\n") == printed.rstrip("\n")
