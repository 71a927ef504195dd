"""Hints, odds, puzzles and reviews of the coach at live tables and for stored games."""
