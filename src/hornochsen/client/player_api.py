"""Calls of the HTTP API for players, for programs that carry a player's secret."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from ..protocol.errors import Refusal

TIMEOUT_SECONDS = 20.0
SECRET_LENGTH = 43
"""Characters of the secret of a player's device."""


def join(link: str, device: str) -> tuple[str, str]:
    """Make this program a device of a player with the link from the player's page; return the server and a new secret.

    Raise `Refusal` if the server refuses, `ValueError` for another link, `OSError` if the server cannot be reached.
    """
    parts = urlsplit(link)
    name, _, code = parts.fragment.partition("=")
    if parts.scheme not in ("http", "https") or name != "join" or len(code) != SECRET_LENGTH:
        raise ValueError("this is not a link from my page")
    server, secret = f"{parts.scheme}://{parts.netloc}", secrets.token_urlsafe(32)
    _post(f"{server}/api/players/join", {"link": code, "secret": secret, "device": device}, None)
    return server, secret


def submit(server: str, secret: str, record: dict[str, Any], seat: int) -> dict[str, Any]:
    """Count a finished game for a player; return the game as the player's page lists it."""
    return _post(f"{server.rstrip('/')}/api/player/games", {"record": record, "seat": seat}, secret)


def _post(url: str, body: dict[str, Any], secret: str | None) -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        try:
            problem = json.load(error)
            refusal = Refusal(problem["error"], problem["text"])
        except (ValueError, KeyError, TypeError):
            refusal = Refusal("failed", f"the server answered with status {error.code}")
        raise refusal from None
