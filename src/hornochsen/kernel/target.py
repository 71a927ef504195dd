"""The processor for which the kernel is compiled.

On recent processors LLVM assumes that gather instructions are fast, and vectorises loops that are faster without them:
playouts were three to five times as slow (docs/bots.md). LLVM does not list this assumption among the features of the
host, so every x86-64 processor with AVX2 gets code for `x86-64-v3`. The kernel has a Numba target of its own for
this, so that other users of Numba in the process keep theirs. Numba's settings of the processor have precedence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from typing import Any, cast

import llvmlite.binding as llvm
from numba import config, jit
from numba.core import codegen, cpu, registry, target_extension
from numba.core.compiler_lock import global_compiler_lock

PROCESSOR = "x86-64-v3"
"""LLVM's name for any x86-64 processor with AVX2."""

_KERNEL = "hornochsen"
"""The name of the kernel's own target."""

_NEEDED = ["avx", "avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sahf", "sse4.2", "xsave"]
"""The features of the host that code for `PROCESSOR` uses."""

_settings: Any = config
_compiler_lock: Any = global_compiler_lock


def default_processor(triple: str, features: Mapping[str, bool]) -> str | None:
    """Return the processor to compile for on a host with these features, or `None` for the host itself."""
    suits = triple.startswith("x86_64") and all(features.get(name) for name in _NEEDED)
    return PROCESSOR if suits else None


def _target() -> str:
    """Return the name of the Numba target that compiles the kernel."""
    if _settings.CPU_NAME is not None or _settings.CPU_FEATURES is not None or not _settings.ENABLE_AVX:
        return "cpu"
    try:
        features = llvm.get_host_cpu_features()
    except RuntimeError:  # LLVM does not know this kind of processor
        return "cpu"
    return _KERNEL if default_processor(llvm.get_process_triple(), features) else "cpu"


class _Codegen(codegen.JITCPUCodegen):
    """Numba's code generator for `PROCESSOR`. Numba's cache is keyed by both results."""

    def _get_host_cpu_name(self) -> str:
        return PROCESSOR

    def _get_host_cpu_features(self) -> str:
        return ""


class _Context(cpu.CPUContext):
    def init(self) -> None:
        with _compiler_lock:
            cast(Any, super()).init()
            self._internal_codegen = cast(Any, _Codegen)("numba.exec")


class _TargetDescriptor(registry.CPUTarget):
    @cached_property
    def _toplevel_target_context(self) -> _Context:
        return cast(_Context, cast(Any, _Context)(self.typing_context, self._target_name))


class _Dispatcher(registry.CPUDispatcher):
    targetdescr = cast(Any, _TargetDescriptor)(_KERNEL)


class _Kernel(target_extension.CPU):
    """The target. It inherits everything that Numba provides for the CPU."""


target_extension.target_registry[_KERNEL] = _Kernel
target_extension.dispatcher_registry[_Kernel] = _Dispatcher
target_extension.jit_registry[_Kernel] = partial(jit, _target=_KERNEL)

TARGET = _target()
"""The name of the Numba target that compiles the kernel."""


def processor() -> str:
    """Return the processor for which the kernel is compiled, with its features: the key of Numba's cache."""
    descriptor = _Dispatcher.targetdescr if TARGET == _KERNEL else cast(Any, registry).cpu_target
    return repr(descriptor.target_context.codegen().magic_tuple())
