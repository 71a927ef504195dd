"""Settings of all tests: Hypothesis profiles, the data folder, the marks, the order, and the number of workers."""

import contextlib
import functools
import os
import signal
import ssl
import tempfile

import pytest
import selection
from effort import QUICK, SOAK
from hypothesis import HealthCheck, settings
from spreading import spread

SLOW_ONLY = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=SLOW_ONLY)
settings.register_profile("soak", deadline=None, suppress_health_check=SLOW_ONLY, print_blob=True)
settings.load_profile("soak" if SOAK else "test")
"""The same examples each time; new ones in `make soak`."""

if QUICK:
    selection.forbid_processes()

os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="hornochsen-tests-")
"""Unfinished games of tests must not be saved among the user's."""

ssl.create_default_context = functools.cache(ssl.create_default_context)  # type: ignore[assignment]
"""Each client of httpx makes such a context, also for plain HTTP, and reads the machine's certificates: 50 ms."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background jobs ignore Ctrl-C, and programs under test would inherit that.
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.default_int_handler)


EXTRA_WORKERS = 4
"""Workers in addition to the cores: tests wait for frames, timers and processes for more than half of the time,
except those of `make quick`."""


def pytest_xdist_auto_num_workers() -> int | None:
    """Return the number of workers for `-n auto`, or `None` if the environment sets it."""
    if os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS"):
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if QUICK else cores + EXTRA_WORKERS


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("markexpr"):  # otherwise every worker would read all files for nothing
        for item in items:
            if selection.needs_processes(item.path):
                item.add_marker("processes")
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = spread(items, workers, lambda item: item.get_closest_marker("long") is not None, lambda item: item.path)
