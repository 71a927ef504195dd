"""Decode the messages of a server that may be newer than the client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..protocol import AnyMessage, TableOrGameEvent
from ..protocol.messages import MESSAGE_TYPES

_decode: Callable[[str | bytes], AnyMessage] = msgspec.json.Decoder(AnyMessage).decode


def decode_message(data: str | bytes) -> AnyMessage | None:
    """Return the message without events that this client does not know; `None` for an unknown type of message."""
    try:
        return _decode(data)
    except msgspec.ValidationError:
        message = msgspec.json.decode(data)
        if not isinstance(message, dict):
            raise
        if message.get("type") not in MESSAGE_TYPES:
            return None
        for part in (message, *message.get("missed", ())):
            if "events" in part:
                part["events"] = [event for event in part["events"] if _is_known(event)]
        known: AnyMessage = msgspec.convert(message, AnyMessage)
        return known


def _is_known(event: Any) -> bool:
    """Return whether the client knows the event's type and all values of its fields."""
    try:
        msgspec.convert(event, TableOrGameEvent)
    except msgspec.ValidationError:
        return False
    return True
