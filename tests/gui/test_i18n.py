"""The language of the window."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from komagata.assets import read_text, resources
from komagata.text import Text
from komagata_gui import i18n
from scripts import translations


@pytest.fixture(autouse=True)
def english(qapp: object) -> Iterator[None]:
    yield
    i18n.install_language("en")


def test_templates_are_filled_in_either_language() -> None:
    assert i18n.tr("empty") == "empty"
    assert i18n.tr("{square}: {piece}", square="e4", piece="King") == "e4: King"
    assert i18n.install_language("ja") == "ja"
    assert i18n.current_language() == "ja"
    assert i18n.tr("empty") != "empty"
    assert "e4" in i18n.tr("{square}: {piece}", square="e4", piece="王")


def test_texts_of_the_core_are_translated_with_their_arguments() -> None:
    nested = Text("{square}: {piece}", {"square": "e4", "piece": Text("empty")})
    assert i18n.tr(nested) == "e4: empty"
    i18n.install_language("ja")
    assert i18n.tr("empty") in i18n.tr(nested)


def test_unknown_language_falls_back_to_the_systems() -> None:
    assert i18n.install_language("xx") == "en"
    assert i18n.available_languages() == ["en", "ja"]
    assert i18n.language_name("ja") == "日本語"


def test_names_of_a_variant_file_by_language() -> None:
    names = {"en": "Rook", "ja": "飛車"}
    assert i18n.pick(names) == "Rook"
    i18n.install_language("ja")
    assert i18n.pick(names) == "飛車"
    assert i18n.pick({"en": "Rook"}) == "Rook"
    assert i18n.pick({}) == ""


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_language_is_complete(language: str) -> None:
    lacking = translations.missing(language)
    assert not lacking, f"{len(lacking)} without a translation; see scripts/translations.py: {lacking[:20]}"


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_translations_fill_in_the_same_places(language: str) -> None:
    path = translations.ROOT / "translations" / f"komagata_{language}.ts"
    for template, entry in translations.read(path).items():
        for form in entry.forms:
            if form:
                assert places(form) <= places(template.source), template.source
                assert places(template.source) - {"s", "n"} <= places(form), template.source


def places(template: str) -> set[str]:
    import string

    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_games_and_themes_have_names_in_every_language(language: str) -> None:
    for path in [*resources("variants", "*.toml"), *resources("themes", "*.toml")]:
        lacking = [where for where in texts(tomllib.loads(read_text(path))) if language not in where]
        assert not lacking, f"{path.name}: {lacking}"


def texts(value: object) -> Iterator[dict[str, object]]:
    """Every table of a text by language, recognised by its English."""
    if isinstance(value, dict):
        if isinstance(value.get("en"), str):
            yield value
        for part in value.values():
            yield from texts(part)


def test_the_file_is_in_its_canonical_form() -> None:
    for language in translations.LANGUAGES:
        path = translations.ROOT / "translations" / f"komagata_{language}.ts"
        before = path.read_text(encoding="utf-8")
        entries = translations.read(path)
        lines = "\n".join(
            line for t, e in sorted(entries.items()) if e.state != "vanished" for line in translations._message(t, e)
        )
        assert lines in before


def test_collecting(tmp_path: object) -> None:
    import ast

    module = ast.parse(
        'tr("one {a}", a=1)\n'
        'tr("two", comment="verb")\n'
        'tr("{n} moves", n=3)\n'
        'text("three" if yes else "four")\n'
        'Text("white", comment="moves first")\n'
        'raise FileError("five")\n'
        "def helper(where, template):\n    return text(template, x=where)\n"
        'helper(1, "six")\n'
        'print("not this")\n'
        "tr(variable)\n"
    )
    found = {(t.source, t.comment, t.numerus) for t in translations._of_module(module, {"FileError"})}
    assert found == {
        ("one {a}", "", False),
        ("two", "verb", False),
        ("{n} moves", "", True),
        ("three", "", False),
        ("white", "moves first", False),
        ("four", "", False),
        ("five", "", False),
        ("six", "", False),
    }
