"""Sheets of paper: drawings placed in millimetres, written as SVG, PNG, or a PDF of many pages. Outlines only."""

from __future__ import annotations

from komagata.draw.sheet.page import Page
from komagata.draw.sheet.paper import PAPERS, Paper, paper
from komagata.draw.sheet.pdf import pdf
from komagata.draw.sheet.writer import png, svg

__all__ = ["PAPERS", "Page", "Paper", "paper", "pdf", "png", "svg"]
