"""Stored answers of applied requests, for clients that repeat a request."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ....protocol import Done, encode


class StoredAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """The answer to a request, with a hash of the request; older versions stored no hash."""

    id: str
    version: int
    digest: str = ""

    def answers(self, request: Any) -> bool:
        """Return whether this is the answer to the request, and not to another one with the same id."""
        return self.digest in ("", digest_of(request))

    def done(self) -> Done:
        """Return the answer as clients get it."""
        return Done(self.id, self.version)


decode_answer = msgspec.json.Decoder(StoredAnswer).decode


def digest_of(request: Any) -> str:
    """Return a short hash of a request and its fields."""
    return hashlib.blake2b(encode(request), digest_size=8).hexdigest()
