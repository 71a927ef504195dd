"""Kinds of settings: what is right for one, and how it is read from a text or from a TOML file.

Only the standard library, so that `--help` need not wait for anything.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import Any, Protocol


class Wrong(ValueError):
    """What would have been right."""


class Kind(Protocol):
    """How a setting is read."""

    @property
    def metavar(self) -> str: ...

    def read(self, given: Any) -> Any:
        """What a file gives: TOML's values."""

    def read_text(self, given: str) -> Any:
        """What a flag or the environment gives."""
        return self.read(given)


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number."""

    least: int = 1
    most: int = 10**9
    metavar = "N"

    def read(self, given: Any) -> int:
        if isinstance(given, bool) or not isinstance(given, int) or not self.least <= given <= self.most:
            raise Wrong(f"a whole number from {self.least} to {self.most}")
        return given

    def read_text(self, given: str) -> int:
        return self.read(int(given) if re.fullmatch(r"\d{1,18}", given, re.ASCII) else given)


@dataclass(frozen=True)
class Seconds(Kind):
    """A time."""

    least: float
    most: float
    metavar = "SECONDS"

    def read(self, given: Any) -> float:
        if isinstance(given, bool) or not isinstance(given, int | float) or not self.least <= given <= self.most:
            raise Wrong(f"a number of seconds from {self.least:g} to {self.most:g}")
        return float(given)

    def read_text(self, given: str) -> float:
        return self.read(float(given) if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", given, re.ASCII) else given)


@dataclass(frozen=True)
class OneOf(Kind):
    """One of some words."""

    words: tuple[str, ...]

    @property
    def metavar(self) -> str:
        return "|".join(self.words)

    def read(self, given: Any) -> str:
        if given not in self.words:
            raise Wrong(f"one of {', '.join(self.words)}")
        return str(given)


@dataclass(frozen=True)
class Text(Kind):
    """A text of some form."""

    pattern: str
    right: str
    metavar: str = "ADDRESS"

    def read(self, given: Any) -> str:
        if not isinstance(given, str) or not re.fullmatch(self.pattern, given):
            raise Wrong(self.right)
        return given


@dataclass(frozen=True)
class WebOrigin(Kind):
    """Where a page comes from: scheme, host and perhaps a port, as browsers write it."""

    empty: bool = False
    metavar = "ADDRESS"

    def read(self, given: Any) -> str:
        if self.empty and given == "":
            return ""
        origin = str(given).removesuffix("/").lower()
        if not isinstance(given, str) or not re.fullmatch(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", origin):
            raise Wrong("a scheme and a host, such as https://play.example.org")
        default = ":80" if origin.startswith("http:") else ":443"
        return origin.removesuffix(default)


@dataclass(frozen=True)
class Network(Kind):
    """An address, or a network of them."""

    metavar = "ADDRESS"

    def read(self, given: Any) -> str:
        try:
            return (
                str(ipaddress.ip_network(given if isinstance(given, str) else ""))
                .removesuffix("/32")
                .removesuffix("/128")
            )
        except ValueError:
            raise Wrong("an address such as 127.0.0.1, or a network such as 10.0.0.0/8") from None


@dataclass(frozen=True)
class Many(Kind):
    """Any number of something: with commas, or as a TOML array."""

    of: Kind

    @property
    def metavar(self) -> str:
        return f"{self.of.metavar}[,…]"

    def read(self, given: Any) -> tuple[Any, ...]:
        if isinstance(given, str):
            given = [part.strip() for part in given.split(",") if part.strip()]
        if not isinstance(given, list | tuple):
            raise Wrong("a list")
        try:
            return tuple(self.of.read(one) for one in given)
        except Wrong as error:
            raise Wrong(f"a list, each {error}") from None
