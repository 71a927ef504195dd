"""The processor for which the kernel is compiled."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import llvmlite.binding as llvm
import numba
import pytest

from hornochsen.kernel.game.kernel_game import awaited_seats
from hornochsen.kernel.target import PROCESSOR, default_processor

LINUX, MAC = "x86_64-unknown-linux-gnu", "arm64-apple-darwin23.6.0"
SANDY_BRIDGE = dict.fromkeys(["64bit", "avx", "cx16", "popcnt", "sahf", "sse4.2", "xsave"], True)
HASWELL = SANDY_BRIDGE | dict.fromkeys(["avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"], True)

SHOW = "import kernel.test_target as test; print(test.processor_of(test.awaited_seats))"


def processor_of(dispatcher: Any) -> str:
    """Return the processor for which a function is compiled."""
    return str(dispatcher.targetctx.codegen().magic_tuple()[1])


def kernels_processor() -> str:
    return processor_of(awaited_seats)


@pytest.mark.parametrize(
    ("triple", "features", "processor"),
    [
        (LINUX, HASWELL, PROCESSOR),
        (LINUX, HASWELL | {"avx512f": True}, PROCESSOR),
        (LINUX, SANDY_BRIDGE, None),
        (LINUX, HASWELL | {"avx2": False}, None),
        (LINUX, HASWELL | {"movbe": False}, None),
        (LINUX, {}, None),
        (MAC, {"neon": True}, None),
        ("i686-unknown-linux-gnu", HASWELL, None),
    ],
)
def test_processors_with_avx2_get_the_same_code(triple: str, features: dict[str, bool], processor: str | None) -> None:
    assert default_processor(triple, features) == processor


def test_other_users_of_numba_keep_their_processor() -> None:
    njit: Any = numba.njit
    expected = os.environ.get("NUMBA_CPU_NAME") or llvm.get_host_cpu_name()
    assert processor_of(njit(lambda: 1)) == expected


@pytest.mark.parametrize(
    ("settings", "processor"),
    [({"NUMBA_CPU_NAME": "generic"}, "generic"), ({"NUMBA_CPU_FEATURES": ""}, llvm.get_host_cpu_name())],
)
def test_the_users_settings_have_precedence(settings: dict[str, str], processor: str) -> None:
    others = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_CPU_")}
    environment = {**others, **settings, "PYTHONPATH": os.pathsep.join(sys.path)}
    shown = subprocess.run([sys.executable, "-c", SHOW], env=environment, capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == processor


def test_a_spawned_worker_uses_the_same_processor() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(kernels_processor).result() == kernels_processor()
