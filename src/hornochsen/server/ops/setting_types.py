"""Types of settings: validate a value from a TOML file, or parse it from a flag or the environment.

This module imports only the standard library, which keeps `--help` fast.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import Any, Protocol


class InvalidValue(ValueError):
    """An invalid value; the message describes a valid one."""


class ValueType(Protocol):
    """The type of a setting's value."""

    @property
    def metavar(self) -> str: ...

    def validate(self, given: Any) -> Any:
        """Return a value from a TOML file in its normal form; raise `InvalidValue` if it is invalid."""

    def parse(self, given: str) -> Any:
        """Return the value of the text of a flag or an environment variable; raise `InvalidValue` if it is invalid."""
        return self.validate(given)


@dataclass(frozen=True)
class Integer(ValueType):
    """A whole number in a range."""

    minimum: int = 1
    maximum: int = 10**9
    metavar = "N"

    def validate(self, given: Any) -> int:
        if isinstance(given, bool) or not isinstance(given, int) or not self.minimum <= given <= self.maximum:
            raise InvalidValue(f"a whole number from {self.minimum} to {self.maximum}")
        return given

    def parse(self, given: str) -> int:
        return self.validate(int(given) if re.fullmatch(r"\d{1,18}", given, re.ASCII) else given)


@dataclass(frozen=True)
class Seconds(ValueType):
    """A duration in a range."""

    minimum: float
    maximum: float
    metavar = "SECONDS"

    def validate(self, given: Any) -> float:
        if isinstance(given, bool) or not isinstance(given, int | float) or not self.minimum <= given <= self.maximum:
            raise InvalidValue(f"a number of seconds from {self.minimum:g} to {self.maximum:g}")
        return float(given)

    def parse(self, given: str) -> float:
        return self.validate(float(given) if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", given, re.ASCII) else given)


@dataclass(frozen=True)
class Choice(ValueType):
    """One of a fixed set of words."""

    words: tuple[str, ...]

    @property
    def metavar(self) -> str:
        return "|".join(self.words)

    def validate(self, given: Any) -> str:
        if given not in self.words:
            raise InvalidValue(f"one of {', '.join(self.words)}")
        return str(given)


@dataclass(frozen=True)
class Text(ValueType):
    """A text that matches a regular expression."""

    pattern: str
    expected: str
    """Description of a valid text."""

    metavar: str = "ADDRESS"

    def validate(self, given: Any) -> str:
        if not isinstance(given, str) or not re.fullmatch(self.pattern, given):
            raise InvalidValue(self.expected)
        return given


@dataclass(frozen=True)
class WebOrigin(ValueType):
    """A web origin as browsers send it: scheme, host and an optional port."""

    allow_empty: bool = False
    metavar = "ADDRESS"

    def validate(self, given: Any) -> str:
        if self.allow_empty and given == "":
            return ""
        origin = str(given).removesuffix("/").lower()
        if not isinstance(given, str) or not re.fullmatch(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", origin):
            raise InvalidValue("a scheme and a host, such as https://play.example.org")
        default = ":80" if origin.startswith("http:") else ":443"
        return origin.removesuffix(default)


@dataclass(frozen=True)
class IPNetwork(ValueType):
    """An IP address or a network of addresses."""

    metavar = "ADDRESS"

    def validate(self, given: Any) -> str:
        try:
            return (
                str(ipaddress.ip_network(given if isinstance(given, str) else ""))
                .removesuffix("/32")
                .removesuffix("/128")
            )
        except ValueError:
            raise InvalidValue("an address such as 127.0.0.1, or a network such as 10.0.0.0/8") from None


@dataclass(frozen=True)
class ListOf(ValueType):
    """A list, as a text with commas or as a TOML array."""

    item: ValueType

    @property
    def metavar(self) -> str:
        return f"{self.item.metavar}[,…]"

    def validate(self, given: Any) -> tuple[Any, ...]:
        if isinstance(given, str):
            given = [part.strip() for part in given.split(",") if part.strip()]
        if not isinstance(given, list | tuple):
            raise InvalidValue("a list")
        try:
            return tuple(self.item.validate(item) for item in given)
        except InvalidValue as error:
            raise InvalidValue(f"a list, each {error}") from None
