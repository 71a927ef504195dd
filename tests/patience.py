"""How long a test waits for what must happen: machines are shared and busy, and to wait costs only who fails."""

PATIENCE = 240.0
"""Seconds."""
