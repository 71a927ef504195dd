"""The one place that knows numba's decorator: functions keep their types for the type checker."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import numba
from numba.cpython.unsafe.numbers import trailing_zeros

from .cache import attach

F = TypeVar("F", bound=Callable[..., object])

_OPTIONS = {"nogil": True, "boundscheck": False, "error_model": "numpy", "_nrt": False}


def compiled(function: F) -> F:
    """Compile a part of the kernel; it becomes a piece of every `entry` that calls it."""
    return cast(F, numba.njit(forceinline=True, **_OPTIONS)(function))


def entry(function: F) -> F:
    """Compile what Python calls, and keep it in the cache."""
    dispatcher = numba.njit(**_OPTIONS)(function)
    attach(dispatcher)
    return cast(F, dispatcher)
