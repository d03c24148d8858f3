"""Running text, the flow of pages, and the PDF they are written to."""

from __future__ import annotations

import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from komagata.draw.sheet import Page, paper, pdf
from komagata.draw.sheet.flow import Slab, flow, text_slabs
from komagata.draw.sheet.setting import Run, length, paragraph
from komagata.draw.sheet.type import CUTS, line, width
from komagata.errors import NotationError, UnknownName
from komagata.faces.shapes import Shape, applied, points_of, polygon, rectangle, translation

WORDS = st.lists(
    st.sampled_from(["Lion", "a", "crooked", "piece,", "王将", "e4–e5", "x" * 90]), min_size=1, max_size=40
)


def test_every_cut_is_there_and_differs() -> None:
    assert len({width("Komagata", 10.0, cut) for cut in CUTS}) == len(CUTS)
    assert width("iii", 10.0, "code") == pytest.approx(width("WWW", 10.0, "code"))


def test_pairs_are_set_closer() -> None:
    assert width("AV", 10.0) < width("A", 10.0) + width("V", 10.0)


def test_a_line_starts_at_the_origin_and_is_as_long_as_it_says() -> None:
    shapes = line("HH", 10.0)
    reach = [applied(shape.matrix, point)[0] for shape in shapes for point in points_of(shape.path)]
    assert 0.0 < min(reach) < 1.0
    assert width("HH", 10.0) - 1.0 < max(reach) < width("HH", 10.0)


@given(WORDS, st.sampled_from([20.0, 40.0, 119.0]))
def test_no_line_is_too_long_and_nothing_is_lost(words: list[str], measure: float) -> None:
    runs = [Run(" ".join(words[:2])), Run(" " + " ".join(words[2:]), "italic")]
    lines = paragraph(runs, 3.2, measure)
    assert all(one.length <= measure + 1e-6 for one in lines)
    inked = sum(char != " " for word in words for char in word)
    assert sum(len(one.drawing) for one in lines) == inked


def test_what_touches_stays_together() -> None:
    runs = [Run("see "), Run("Lion power", "italic"), Run(", and more")]
    for measure in range(12, 40):
        lines = paragraph(runs, 3.2, float(measure))
        assert all(shapes[0].name != "type-roman/," for shapes in (one.drawing for one in lines))
    assert length(runs, 3.2) == pytest.approx(paragraph(runs, 3.2, 500.0)[0].length)


SLABS = st.lists(
    st.builds(Slab, st.just(()), st.floats(1.0, 60.0), st.floats(0.0, 6.0), st.booleans()), min_size=1, max_size=30
)


def test_a_binding_space_binds() -> None:
    runs = [Run("1.\u00a0e3 e6 2.\u00a0d3 d6")]
    for measure in range(8, 40):
        for one in paragraph(runs, 3.2, float(measure)):
            assert [shape.name[-1] for shape in one.drawing][-1] not in ".12"


@given(SLABS)
def test_every_slab_stands_once_in_order_and_on_its_page(slabs: list[Slab]) -> None:
    columns = flow(slabs, 100.0)
    assert [slab for column in columns for _, slab in column.slabs] == slabs
    assert all(column.used <= 100.0 + 1e-6 for column in columns)
    for column in columns[:-1]:
        if any(not slab.keep for _, slab in column.slabs):
            assert not column.slabs[-1][1].keep


def test_no_page_ends_with_a_heading_or_a_lonely_line() -> None:
    filler = Slab((), 97.0)
    text = text_slabs([Run("word " * 120)], 3.0, 60.0)
    assert len(text) > 4
    columns = flow([filler, *text_slabs([Run("Head")], 3.0, 60.0, keep=True), *text], 102.0)
    assert len(columns[0].slabs) == 1


def test_a_pdf_has_exact_pages_and_neither_fonts_nor_chance() -> None:
    def made() -> bytes:
        pages = [Page(paper("A4"), "one"), Page(paper("Letter", landscape=True)), Page(paper("100x150.5"))]
        for page in pages:
            page.draw(line("Grüße – 王将", 5.0), translation(20.0, 20.0))
            page.fill(rectangle(1.0, 2.0, 3.0, 4.0, 0.5), "#aa3300", opacity=0.5)
            page.draw((Shape(polygon([(0, 0), (9, 0), (9, 9)]), fill="#00ff00"),), clip=rectangle(0, 0, 4, 4))
        return pdf(pages, "Großes Schach 王")

    data = made()
    assert data == made()
    reader = PdfReader(io.BytesIO(data), strict=True)
    assert reader.metadata is not None
    assert reader.metadata.title == "Großes Schach 王"
    sizes = [(float(page.mediabox.width), float(page.mediabox.height)) for page in reader.pages]
    expected = [(w * 72 / 25.4, h * 72 / 25.4) for w, h in ((210, 297), (279.4, 215.9), (100, 150.5))]
    assert sizes == [pytest.approx(size, abs=0.001) for size in expected]
    for page in reader.pages:
        resources = page["/Resources"].get_object()
        assert isinstance(resources, DictionaryObject)
        assert set(resources) == {"/XObject", "/ExtGState"}
        content = page.get_contents()
        assert content is not None
        assert not re.search(rb"\b(Tj|TJ|BT)\b", content.get_data())


def test_progress_is_told_after_each_page() -> None:
    told: list[tuple[int, int]] = []
    pdf([Page(paper("A5")) for _ in range(3)], progress=lambda done, count: told.append((done, count)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize("name", ["a4", " A4 ", "210x297", "210 × 297.0"])
def test_paper_by_name_and_by_size(name: str) -> None:
    assert (paper(name).width, paper(name).height) == (210.0, 297.0)
    assert paper(name, landscape=True).width == 297.0


@pytest.mark.parametrize(("name", "error"), [("B9", UnknownName), ("10x10", NotationError), ("9e9x4", UnknownName)])
def test_paper_that_there_is_not(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        paper(name)
