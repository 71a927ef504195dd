"""Decode the messages of a server that may be newer than the client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from ..protocol import AnyMessage, Bye, Emblem, Level, TableOrGameEvent
from ..protocol.messages import MESSAGE_TYPES

_decode: Callable[[str | bytes], AnyMessage] = msgspec.json.Decoder(AnyMessage).decode


def decode_message(data: str | bytes) -> AnyMessage | None:
    """Return the message without events that this client does not know; `None` for an unknown type of message.

    The reason of a `Bye` may be unknown: its `retry` says what to do. Unknown emblems are omitted, and a bot of an
    unknown level gets the highest known one.
    """
    try:
        return _decode(data)
    except msgspec.ValidationError:
        message = msgspec.json.decode(data)
        if not isinstance(message, dict):
            raise
        if message.get("type") not in MESSAGE_TYPES:
            return None
        if message["type"] == "bye" and isinstance(message.get("reason"), str):
            return replace(msgspec.convert(message | {"reason": "closed"}, Bye), reason=message["reason"])
        for part in (message, *message.get("missed", ()), *message.get("earlier", ())):
            if "events" in part:
                part["events"] = [event for event in part["events"] if _is_known(event)]
        if isinstance(table := message.get("table"), dict):
            previous = table.get("previous") or {}
            for seat in (*table.get("seats", ()), *table.get("standings", ()), *previous.get("standings", ())):
                _replace_unknown(seat)
        known: AnyMessage = msgspec.convert(message, AnyMessage)
        return known


def _replace_unknown(seat: dict[str, Any]) -> None:
    """Omit a seat's emblem, and replace the level of its bot, if the client does not know them."""
    if seat.get("bot") not in (None, *get_args(Level)):
        seat["bot"] = get_args(Level)[-1]
    if seat.get("emblem") not in get_args(Emblem):
        seat.pop("emblem", None)


def _is_known(event: Any) -> bool:
    """Return whether the client knows the event's type and all values of its fields."""
    try:
        msgspec.convert(event, TableOrGameEvent)
    except msgspec.ValidationError:
        return False
    return True
