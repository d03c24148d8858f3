"""Our compiler of translation files against Qt's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator

from komagata.assets import translations
from komagata_gui.qm import compile_ts, read_ts

pytestmark = pytest.mark.usefixtures("qapp")

FORMS = {"en": 2, "ja": 1, "de": 2, "fr": 2, "ru": 3}


def message(source: str, translation: str, comment: str = "", kind: str = "") -> str:
    note = f"<comment>{escape(comment)}</comment>" if comment else ""
    state = f' type="{kind}"' if kind else ""
    return (
        f"<message><source>{escape(source)}</source>{note}"
        f"<translation{state}>{escape(translation)}</translation></message>"
    )


def plural(source: str, forms: int) -> str:
    texts = "".join(f"<numerusform>form {index} of {escape(source)}</numerusform>" for index in range(forms))
    return f'<message numerus="yes"><source>{escape(source)}</source><translation>{texts}</translation></message>'


def ts(*messages: str, language: str = "ja") -> str:
    body = "".join(messages)
    head = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>'
    return f'{head}<TS version="2.1" language="{language}"><context><name>komagata</name>{body}</context></TS>'


def loaded(data: bytes) -> QTranslator:
    translator = QTranslator()
    assert translator.load(data)
    return translator


def reference(text: str, folder: Path) -> QTranslator:
    """The same through Qt's tool."""
    source, target = folder / "x.ts", folder / "x.qm"
    source.write_text(text, encoding="utf-8")
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([str(tool), str(source), "-qm", str(target)], check=True, capture_output=True)
    translator = QTranslator()
    assert translator.load(str(target))
    return translator


def same(text: str, folder: Path) -> None:
    ours, theirs = compile_ts(text), reference(text, folder)
    translator = loaded(ours)
    for entry in read_ts(text):
        for n in range(130) if entry.numerus else (-1,):
            arguments = "komagata", entry.source, entry.comment or None, n
            assert translator.translate(*arguments) == theirs.translate(*arguments), (entry.source, n)


@pytest.mark.parametrize("language", FORMS)
def test_plurals_as_qt_counts_them(language: str, tmp_path: Path) -> None:
    same(ts(plural("{n} moves", FORMS[language]), message("Open", "開く"), language=language), tmp_path)


def test_the_shipped_files_mean_the_same_through_qts_tool(tmp_path: Path) -> None:
    assert translations()
    for path in translations().values():
        same(path.read_text(encoding="utf-8"), tmp_path)


words = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20)


@given(st.dictionaries(st.tuples(words, st.sampled_from(["", "verb"])), words, max_size=12))
def test_everything_is_found_again(entries: dict[tuple[str, str], str]) -> None:
    text = ts(*(message(source, translation, comment) for (source, comment), translation in entries.items()))
    if not entries:
        return
    data = compile_ts(text)
    translator = loaded(data)
    for (source, comment), translation in entries.items():
        assert translator.translate("komagata", source, comment or None) == translation


def test_what_has_no_translation_stays_out() -> None:
    data = compile_ts(
        ts(message("Open", "", kind="unfinished"), message("Old", "旧", kind="vanished"), message("a", "あ"))
    )
    translator = loaded(data)
    assert not translator.translate("komagata", "Open")
    assert not translator.translate("komagata", "Old")
    assert translator.translate("komagata", "a") == "あ"
