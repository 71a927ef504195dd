"""Wrappers of Numba's decorators. All other modules use these, so that the type checker sees plain functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.cpython.unsafe import numbers
from numba.extending import intrinsic

from .cache import keep_in_cache
from .target import TARGET

__all__ = ["ENTRIES", "STREAM", "WORDS", "called", "compiled", "count_ones", "entry", "trailing_zeros"]

F = TypeVar("F", bound=Callable[..., object])

WORDS = numba.int16[::1]
STREAM = numba.uint64[::1]

# Without Numba's runtime (_nrt), arrays are not reference counted, which took a third of the time. In return, compiled
# code cannot allocate: callers pass all arrays.
_OPTIONS = {
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "_nrt": False,
    "_target": TARGET,
}

if cast(Any, numba.config).DISABLE_JIT:
    raise ImportError("the kernel runs only as compiled code: unset the environment variable NUMBA_DISABLE_JIT")

_njit: Any = numba.njit
_intrinsic: Any = intrinsic
trailing_zeros: Callable[[int], int] = cast(Any, numbers).trailing_zeros


def _count_ones(_context: Any, _word: Any) -> Any:
    """Compile to the processor's instruction that counts the bits of a word."""
    return numba.int64(numba.int64), lambda _, builder, _signature, words: builder.ctpop(words[0])


count_ones: Callable[[int], int] = _intrinsic(_count_ones)
"""Return the number of ones among the bits of a word."""

ENTRIES: list[tuple[Any, tuple[Any, ...]]] = []
"""All entry points with their argument types; `python -m hornochsen.kernel` compiles them ahead of time."""


def compiled(function: F) -> F:
    """Compile a function that other compiled functions call. It is inlined, and Python cannot call it."""
    return cast(F, _njit(forceinline=True, no_cpython_wrapper=True, **_OPTIONS)(function))


def called(function: F) -> F:
    """Compile a function that other compiled functions call, without inlining it. Its sums may be reordered."""
    return cast(F, _njit(no_cpython_wrapper=True, fastmath={"contract", "reassoc", "nsz"}, **_OPTIONS)(function))


def entry(*types: Any) -> Callable[[F], F]:
    """Compile a function that Python calls with arguments of these types, and cache the compiled code.

    A function that is already `compiled` gets an entry point of its own; the original stays for compiled callers.
    """

    def decorate(function: F) -> F:
        dispatcher = _njit(**_OPTIONS)(getattr(function, "py_func", function))
        keep_in_cache(dispatcher)
        ENTRIES.append((dispatcher, types))
        return cast(F, dispatcher)

    return decorate
