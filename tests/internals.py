"""Read from our sources which parts of another package they use, so that tests can compare this with their lists."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from types import ModuleType

import hornochsen

SOURCES = Path(hornochsen.__file__).parent
OWN = ("self", "super()", "cast(Any, self)", "cast(Any, super())")
"""Expressions by which a method names its object."""


def names_after(tree: ast.AST, *expressions: str) -> set[str]:
    """Return the attributes of these expressions in a piece of source."""
    attributes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return {node.attr for node in attributes if ast.unparse(node.value) in expressions}


def source(cls: type) -> ast.AST:
    """Return the source of a class; it is empty for a class that is not written in Python."""
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(cls)))
    except TypeError:
        return ast.Module([], [])


def attributes(cls: type) -> set[str]:
    """Return the names of a class, and those that its methods read or set on `self`."""
    return set(dir(cls)).union(*(names_after(source(base), "self") for base in cls.__mro__))


def subclasses(package: str, *modules: ModuleType) -> list[type]:
    """Return the classes in these modules that have a base class in a package."""
    classes = [cls for module in modules for cls in vars(module).values() if isinstance(cls, type)]
    ours = [cls for cls in classes if cls.__module__.startswith(hornochsen.__name__)]
    return [cls for cls in ours if cls.__bases__[0].__module__.startswith(f"{package}.")]


def inherited(ours: type) -> set[str]:
    """Return the names of the base class that our class overrides, reads, sets or calls."""
    [base] = ours.__bases__
    used = (set(vars(ours)) | names_after(source(ours), *OWN)) & attributes(base)
    return {name for name in used if not name.startswith(("__", "_abc_"))}


def imports(package: str, public: Collection[str]) -> set[tuple[str, str]]:
    """Return each name that we import from modules of a package, except from the public ones, with its module.

    For a module that is imported as a whole, return its attributes in the importing file.
    """
    found = set()
    for file in SOURCES.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] == package:
                for name in node.names:
                    found |= _imported(tree, node.module, name.name, name.asname or name.name)
            elif isinstance(node, ast.Import):
                for name in node.names:
                    if name.name.startswith(f"{package}."):
                        found |= {(name.name, used) for used in names_after(tree, name.asname or name.name)}
    return {(module, name) for module, name in found if module not in public}


def _imported(tree: ast.AST, module: str, name: str, alias: str) -> set[tuple[str, str]]:
    """Return an imported name, or the attributes that the file uses of an imported module."""
    if isinstance(getattr(import_module(module), name), ModuleType):
        expressions = (alias, f"cast(Any, {alias})")
        return {(f"{module}.{name}", used) for used in names_after(tree, *expressions)}
    return {(module, name)}
