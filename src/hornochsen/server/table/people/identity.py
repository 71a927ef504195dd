"""Validation of names and chat texts; generation of codes, and of keys from tokens."""

from __future__ import annotations

import base64
import hashlib
import hmac
import random
import unicodedata
from collections.abc import Iterable
from itertools import chain, count
from typing import get_args

from ....protocol import Colour
from ....protocol.errors import Refusal
from .look_alikes import look_alike

COLOURS: tuple[Colour, ...] = get_args(Colour)
CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Characters of table codes, without characters that are easily confused."""

CODE_LENGTH = 6
MAX_BOARD_NAME = 60
BOT_NAMES = ("Berta", "Resi", "Zenzi", "Flora", "Alma", "Liesl", "Paula", "Vroni")
_JOINERS = "\u200c\u200d"  # part of words and emoji in some scripts
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters and symbols that render as blanks


def clean_name(text: str) -> str:
    """Return the normalized name; refuse an invalid name with `bad-name`."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not clean or not _is_readable(clean) or set(clean) & set("<>"):
        raise Refusal("bad-name")
    return clean


def clean_chat(text: str) -> str:
    """Return the normalized chat text on one line; refuse an invalid text with `bad-text`."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not clean or not _is_readable(clean):
        raise Refusal("bad-text")
    return clean


def clean_device_name(name: str) -> str:
    """Return a player's name for a device in clean form; empty for a name that cannot be shown."""
    try:
        return clean_chat(name) if name else ""
    except Refusal:
        return ""


def is_valid_board_name(text: str) -> bool:
    """Return whether a board's name may be shown to all clients, in the public list too."""
    return len(text) <= MAX_BOARD_NAME and _is_readable(text) and not set(text) & set("<>")


def _is_readable(text: str) -> bool:
    """Return whether a text has visible characters and no control, bidirectional or unassigned characters."""
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") and sign not in _JOINERS for sign in text):
        return False
    marks = sum(unicodedata.category(sign) in ("Mn", "Me") for sign in text)
    seen = (sign for sign in text if sign not in _BLANKS)
    return marks <= len(text) // 2 and any(unicodedata.category(sign)[0] in "LNPS" for sign in seen)


def free_colour(taken: Iterable[Colour]) -> Colour:
    """Return the first colour that is not taken."""
    used = set(taken)
    return next(colour for colour in COLOURS if colour not in used)


def bot_name(taken: Iterable[str]) -> str:
    """Return the first bot name that does not look like a taken name."""
    names = list(taken)
    candidates = chain(BOT_NAMES, (f"{BOT_NAMES[0]} {number}" for number in count(2)))
    return next(bot for bot in candidates if not any(look_alike(bot, other) for other in names))


def code(chance: random.Random) -> str:
    """Return a random table code."""
    return "".join(chance.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def device(code: str, given: str | None) -> str | None:
    """Return the hash of a client's device, which differs from table to table; `None` if the device is unknown."""
    return None if given is None else hashlib.sha256(f"{code} {given}".encode()).hexdigest()[:32]


def handover_secret(token: str, code: str, request: str) -> str:
    """Return the secret of a private link, derived from the seat's token, so that a repeated request gets it again."""
    digest = hmac.new(token.encode(), f"handover {code} {request}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def key(token: str) -> str:
    """Return the hash of a token. Only the hash is stored, so the database does not give access to seats."""
    return hashlib.sha256(token.encode()).hexdigest()
