"""The time limit of tests: generous, because machines may be busy and only a failing test waits that long."""

PATIENCE = 240.0
"""Seconds that a test waits for something that must happen."""
