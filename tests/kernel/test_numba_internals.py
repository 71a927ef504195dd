"""The parts of Numba that the kernel uses although they are not documented. A new version of Numba may remove them.

If a test fails after an upgrade, adapt `cache.py`, `jit.py` or `target.py` of the kernel, or lower the bound in
`pyproject.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import numba
import pytest
from internals import attributes, imports, inherited, subclasses

from hornochsen.kernel import cache, target

NAMES = [
    ("numba.core.caching", "CompileResultCacheImpl._locator_classes", "kernel/cache.py"),
    ("numba.core.caching", "FunctionCache._impl_class", "kernel/cache.py"),
    ("numba.core.caching", "FunctionCache.load_overload", "kernel/cache.py"),
    ("numba.core.caching", "FunctionCache.save_overload", "kernel/cache.py"),
    ("numba.core.caching", "UserProvidedCacheLocator.ensure_cache_path", "kernel/cache.py"),
    ("numba.core.caching", "UserProvidedCacheLocator.from_function", "kernel/cache.py"),
    ("numba.core.caching", "UserProvidedCacheLocator.get_cache_path", "kernel/cache.py"),
    ("numba.core.caching", "FunctionCache.disable", "kernel/cache.py"),
    ("numba.core.codegen", "JITCPUCodegen._get_host_cpu_features", "kernel/target.py"),
    ("numba.core.codegen", "JITCPUCodegen._get_host_cpu_name", "kernel/target.py"),
    ("numba.core.codegen", "JITCPUCodegen.magic_tuple", "kernel/target.py"),
    ("numba.core.compiler_lock", "global_compiler_lock", "kernel/target.py"),
    ("numba.core.config", "CPU_FEATURES", "kernel/target.py"),
    ("numba.core.config", "CPU_NAME", "kernel/target.py"),
    ("numba.core.config", "ENABLE_AVX", "kernel/target.py"),
    ("numba.core.cpu", "CPUContext._internal_codegen", "kernel/target.py"),
    ("numba.core.cpu", "CPUContext.init", "kernel/target.py"),
    ("numba.core.registry", "CPUDispatcher.targetdescr", "kernel/target.py"),
    ("numba.core.registry", "CPUTarget._target_name", "kernel/target.py"),
    ("numba.core.registry", "CPUTarget._toplevel_target_context", "kernel/target.py"),
    ("numba.core.registry", "CPUTarget.typing_context", "kernel/target.py"),
    ("numba.core.registry", "cpu_target", "kernel/target.py"),
    ("numba.core.target_extension", "CPU", "kernel/target.py"),
    ("numba.core.target_extension", "dispatcher_registry", "kernel/target.py"),
    ("numba.core.target_extension", "jit_registry", "kernel/target.py"),
    ("numba.core.target_extension", "target_registry", "kernel/target.py"),
    ("numba.cpython.unsafe.numbers", "trailing_zeros", "kernel/jit.py"),
    ("numba.types", "NamedTuple", "kernel/playouts/arguments.py"),
]


@pytest.mark.parametrize(("module", "name", "user"), NAMES, ids=[name for _, name, _ in NAMES])
def test_numba_has_the_names_that_the_kernel_uses(module: str, name: str, user: str) -> None:
    found: Any = import_module(module)
    for part in name.split("."):
        exists = part in attributes(found) if isinstance(found, type) else hasattr(found, part)
        assert exists, f"Numba {numba.__version__} has no {module}.{name}, which {user} uses"
        found = getattr(found, part, None)


PUBLIC = {"numba", "numba.extending", "numba.types"}
"""Modules with a documented API."""


def test_all_names_of_numba_s_classes_that_the_kernel_uses_are_listed() -> None:
    """A method that Numba renames would not be overridden any more, without any error."""
    classes = [(ours, ours.__bases__[0]) for ours in subclasses("numba", cache, target)]
    used = {(base.__module__, f"{base.__name__}.{name}") for ours, base in classes for name in inherited(ours)}
    assert used - {(module, name) for module, name, _ in NAMES} == set()


def test_all_names_that_the_kernel_imports_from_internal_modules_are_listed() -> None:
    assert imports("numba", PUBLIC) - {(module, name.partition(".")[0]) for module, name, _ in NAMES} == set()


@pytest.mark.parametrize("name", ["_cache", "py_func", "stats", "compile"])
def test_a_dispatcher_has_the_attributes_that_the_kernel_uses(name: str) -> None:
    dispatcher: Any = numba.njit(lambda: 1)
    assert hasattr(dispatcher, name), f"Numba {numba.__version__}: a dispatcher has no {name}"


@pytest.mark.parametrize("option", ["_nrt", "forceinline", "no_cfunc_wrapper", "no_cpython_wrapper"])
def test_numba_accepts_the_compiler_options_that_the_kernel_uses(option: str) -> None:
    njit: Any = numba.njit
    try:
        njit(**{option: True})(lambda: 1).compile(())
    except KeyError:
        pytest.fail(f"Numba {numba.__version__} does not know the option {option}, which kernel/jit.py uses")


class Pair(NamedTuple):
    """Two functions, as a policy has three."""

    add: Callable[[int], int]
    double: Callable[[int], int]


def test_numba_compiles_a_constant_tuple_of_functions() -> None:
    """Policies are such tuples."""
    pair = Pair(numba.njit(lambda number: number + 1), numba.njit(lambda number: 2 * number))
    both: Any = numba.njit(lambda number: pair.double(pair.add(number)))
    assert both(3) == 8
