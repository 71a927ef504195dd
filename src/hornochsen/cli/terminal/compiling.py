"""Compile the kernel before a game in the terminal."""

from __future__ import annotations

from .console import Terminal


def compile_kernel(terminal: Terminal) -> None:
    """Compile the kernel now if its cache is empty, so that the first move is not delayed."""
    from ...kernel.cache import filled

    if not filled():
        from ...kernel.__main__ import compile_all

        terminal.say("bots-compiling")
        compile_all()
