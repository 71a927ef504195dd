"""Compiled sampling of the states that are consistent with a view."""
