"""A page in Markdown as blocks of runs: headings, paragraphs, list items, tables, fences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from markdown_it import MarkdownIt
from markdown_it.token import Token

from komagata.draw.sheet.setting import Run

Runs: TypeAlias = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    runs: Runs


@dataclass(frozen=True, slots=True)
class Paragraph:
    runs: Runs
    item: str = ""
    """What stands before the first line of a list item: a bullet or a number."""
    depth: int = 0
    """How many lists it is inside of."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table, its heads first."""

    rows: tuple[tuple[Runs, ...], ...]


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block: the word behind its fence, and what is in it."""

    info: str
    body: str


Block: TypeAlias = Heading | Paragraph | Grid | Fence


def parse(page: str) -> list[Block]:
    """The blocks of a page in their order."""
    return list(_blocks(MarkdownIt("commonmark").enable("table").parse(page)))


def _blocks(tokens: Sequence[Token]) -> Iterator[Block]:
    marks: list[str] = []
    depth = 0
    index = 0
    while index < len(tokens):
        token = tokens[index]
        match token.type:
            case "heading_open":
                yield Heading(int(token.tag[1:]), runs(tokens[index + 1]))
                index += 1
            case "bullet_list_open" | "ordered_list_open":
                depth += 1
            case "bullet_list_close" | "ordered_list_close":
                depth -= 1
            case "list_item_open":
                marks.append(f"{token.info}{token.markup}" if token.info else "•")
            case "paragraph_open":
                yield Paragraph(runs(tokens[index + 1]), marks.pop() if marks else "", depth)
                index += 1
            case "fence" | "code_block":
                yield Fence(token.info.strip(), token.content)
            case "table_open":
                end = next(n for n in range(index, len(tokens)) if tokens[n].type == "table_close")
                yield _grid(tokens[index:end])
                index = end
            case _:
                pass
        index += 1


def _grid(tokens: Sequence[Token]) -> Grid:
    rows: list[tuple[Runs, ...]] = []
    cells: list[Runs] = []
    for token in tokens:
        if token.type == "tr_open":
            cells = []
        elif token.type == "inline":
            cells.append(runs(token))
        elif token.type == "tr_close":
            rows.append(tuple(cells))
    return Grid(tuple(rows))


def runs(inline: Token) -> Runs:
    """The text of a paragraph in its cuts; of a link only its words."""
    cuts = ["roman"]
    found: list[Run] = []
    for token in inline.children or ():
        match token.type:
            case "strong_open":
                cuts.append("bold")
            case "em_open":
                cuts.append("italic")
            case "strong_close" | "em_close":
                cuts.pop()
            case "code_inline":
                found.append(Run(token.content, "code"))
            case "softbreak" | "hardbreak":
                found.append(Run(" ", cuts[-1]))
            case _:
                if token.content:
                    found.append(Run(token.content, cuts[-1]))
    return tuple(found)


def words(found: Runs) -> str:
    """The bare text of runs."""
    return "".join(run.words for run in found)


__all__ = ["Block", "Fence", "Grid", "Heading", "Paragraph", "Runs", "parse", "runs", "words"]
