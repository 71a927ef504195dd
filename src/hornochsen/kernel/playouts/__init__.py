"""Playouts: whole games, and actions tried in sampled worlds, in compiled calls that release the GIL."""
