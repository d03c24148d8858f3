"""The print studio: a window in which a set of pieces becomes sheets, laser files or solids."""
