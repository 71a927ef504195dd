"""The outcome of an attempt to hand a notice to a mail server or a push service."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Result = Literal["sent", "gone", "refused", "failed", "unknown"]
"""`gone`: the recipient does not exist any more; `refused`: a further attempt makes no sense; `failed`: certainly not
sent, a further attempt may succeed; `unknown`: perhaps sent."""


class Outcome(Struct, frozen=True):
    """The result of an attempt to send a notice."""

    result: Result
    wait: float = 0.0
    """Seconds before the next attempt, if the push service asks for a pause."""

    reason: str = ""
    """The cause of a failure, for the log; it contains no address."""
