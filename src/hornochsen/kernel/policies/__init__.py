"""Compiled policies: how the players of a playout choose."""
