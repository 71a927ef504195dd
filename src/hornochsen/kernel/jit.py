"""The one place that knows numba's decorators, so that the type checker sees plain functions everywhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.cpython.unsafe import numbers

from .cache import keep_in_cache

__all__ = ["ENTRIES", "STREAM", "WORDS", "compiled", "entry", "trailing_zeros"]

F = TypeVar("F", bound=Callable[..., object])

WORDS = numba.int16[::1]
STREAM = numba.uint64[::1]

# Without its runtime (_nrt) numba does not count references to arrays: that was a third of the time. Nothing compiled
# here may allocate; callers bring the arrays that are needed.
_OPTIONS = {"nogil": True, "boundscheck": False, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}

_njit: Any = numba.njit
trailing_zeros: Callable[[int], int] = cast(Any, numbers).trailing_zeros

ENTRIES: list[tuple[Any, tuple[Any, ...]]] = []
"""All that Python calls, and with which types: what `python -m hornochsen.kernel` compiles ahead."""


def compiled(function: F) -> F:
    """Compile a part of the kernel: it becomes a piece of each `entry` that uses it, and is not called from Python."""
    return cast(F, _njit(forceinline=True, no_cpython_wrapper=True, **_OPTIONS)(function))


def entry(*types: Any) -> Callable[[F], F]:
    """Compile what Python calls, with arguments of these types, and keep it in the cache."""

    def decorate(function: F) -> F:
        dispatcher = _njit(**_OPTIONS)(function)
        keep_in_cache(dispatcher)
        ENTRIES.append((dispatcher, types))
        return cast(F, dispatcher)

    return decorate
