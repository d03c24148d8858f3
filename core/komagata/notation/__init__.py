"""Text <-> placements and moves, one file a notation. Given tables, a state and legal moves; knows no Position."""
