"""The game at a table: choices, clocks, records, rematch."""
