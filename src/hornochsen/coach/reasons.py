"""Reasons for the coach's advice, as codes and arguments; the texts are in the locales."""

from __future__ import annotations

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """The code of a reason, and the arguments of its text."""

    code: str
    args: dict[str, Any] = {}
