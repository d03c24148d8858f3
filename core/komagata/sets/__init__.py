"""Piece sets that one can hold: what is to be made, and how. Nothing here needs Qt."""
