"""`make bench`: run all benchmarks, or those named, one after the other.

python -m benchmarks [--quick] [NAME ...]
"""

from __future__ import annotations

import argparse
import io
import pkgutil
import sys
from importlib import import_module
from types import ModuleType

from . import __path__ as folder

NAMES = [module.name for module in pkgutil.iter_modules(folder) if not module.name.startswith("_")]


def missing(benchmark: ModuleType) -> str | None:
    """Return the reason why a benchmark cannot run on this machine, or `None`."""
    check = getattr(benchmark, "missing", None)
    return check() if check else None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Run the benchmarks.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(NAMES)} (default: all)")
    parser.add_argument("--quick", action="store_true", help="run at the smallest size, to see whether it works")
    options = parser.parse_args()
    if unknown := set(options.names) - set(NAMES):
        parser.error(f"there is no benchmark {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # a file shows each result as soon as it is known
    for name in options.names or NAMES:
        benchmark = import_module(f"{__package__}.{name}")
        if reason := missing(benchmark):
            print(f"{name} is skipped: {reason}")
        else:
            print(f"{name}: {(benchmark.__doc__ or '').splitlines()[0]}")
            benchmark.main(quick=options.quick)
            print()


if __name__ == "__main__":
    main()
