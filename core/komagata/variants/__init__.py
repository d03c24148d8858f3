"""A game as data: its file (schema), where files are found (catalog), and the tables that kernels interpret."""
