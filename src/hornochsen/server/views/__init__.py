"""Projections of a table for each viewer, and the broadcast of changes to connections."""
