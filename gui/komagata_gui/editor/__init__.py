"""Editors: of positions and problems, and of games."""
