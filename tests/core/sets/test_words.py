"""What is printed in Japanese has outlines: no character of it is left out on paper."""

from __future__ import annotations

import pytest

from komagata.draw.sheet import pdf
from komagata.draw.sheet.setting import Run, paragraph
from komagata.faces.glyphs import glyph
from komagata.sets.boards import boards
from komagata.sets.job import METHODS, Game, Job, Looks
from komagata.sets.paper import PAPER_METHODS, pages
from komagata.sets.paper.calibration import calibration
from komagata.sets.paper.cards import cards
from komagata.sets.speech import say_in
from komagata.sets.stock import stock
from komagata.text import Text
from tests.core.sets.readback import sheets


class Speaker:
    """Puts texts into Japanese, and remembers what it said."""

    def __init__(self) -> None:
        self.say = say_in("ja")
        self.said: set[str] = set()

    def __call__(self, one: Text) -> str:
        said = self.say(one)
        self.said.add(said)
        return said


def printed(speaker: Speaker, method: str) -> None:
    for game in ("bishogi", "xiangqi", "easterhouse"):
        job = Job((Game(game),), method=method, scale=0.7, looks=Looks(language="ja"))
        pages(job, stock(job, speaker), speaker)
        if method == "duplex":
            boards(job, speaker)
            cards(job, speaker)
            calibration(job, speaker)


@pytest.mark.parametrize("method", PAPER_METHODS)
def test_every_character_has_an_outline(method: str) -> None:
    speaker = Speaker()
    printed(speaker, method)
    assert len(speaker.said) > 3
    latin = {chr(code) for code in range(0x20, 0x7F)} | set("·×−–")
    for words in speaker.said:
        lacking = [char for char in words if char not in latin and not glyph("antique", char)]
        assert not lacking, words


def test_a_sheet_in_japanese() -> None:
    speaker = Speaker()
    job = Job((Game("bishogi"),), looks=Looks(language="ja"))
    (front, _) = sheets(pdf(pages(job, stock(job, speaker), speaker).pages))
    assert not front.fonts
    assert any("両面" in words for words in speaker.said)
    assert set(PAPER_METHODS) < set(METHODS)


def test_japanese_breaks_into_lines_that_fit() -> None:
    speaker = Speaker()
    printed(speaker, "duplex")
    longest = max(speaker.said, key=len)
    lines = paragraph([Run(longest)], 2.5, 60.0)
    assert len(lines) > 1
    assert all(line.length <= 60.0 for line in lines)
