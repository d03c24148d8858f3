"""Matches on two boards: four seats, one record, both boards in one view."""
