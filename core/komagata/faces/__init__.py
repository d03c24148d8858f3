"""Single pieces as outlines: what every board, card and print sheet is drawn from. Knows no rules and no Qt."""

from __future__ import annotations

from komagata.faces.body import silhouette
from komagata.faces.face import STYLES, face
from komagata.faces.shapes import Drawing, Matrix, Path, Shape
from komagata.faces.theme import Theme, theme, themes

__all__ = ["STYLES", "Drawing", "Matrix", "Path", "Shape", "Theme", "face", "silhouette", "theme", "themes"]
