"""Names, chat texts, codes, keys: what may be in them, and how they are made."""

from __future__ import annotations

import hashlib
import random
import secrets
import unicodedata
from collections.abc import Iterable
from typing import get_args

from ...protocol import Colour
from ...protocol.errors import Refusal

COLOURS: tuple[Colour, ...] = get_args(Colour)
CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that could be read as something else."""

CODE_LENGTH = 6
MAX_BOARD_NAME = 60
BOT_NAMES = ("Berta", "Resi", "Zenzi", "Flora", "Alma", "Liesl", "Paula", "Vroni")
_JOINERS = "\u200c\u200d"  # within letters and pictures of some scripts
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs of which nothing is seen
_INVISIBLE = dict.fromkeys(map(ord, (*_JOINERS, *_BLANKS, *map(chr, range(0xFE00, 0xFE10)))))
"""What makes no difference between names, variants of signs too."""


def clean_name(text: str) -> str:
    """A name fit for a table, or `bad-name`."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not clean or not _is_readable(clean) or set(clean) & set("<>"):
        raise Refusal("bad-name")
    return clean


def clean_chat(text: str) -> str:
    """A chat text of one line, or `bad-text`."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not clean or not _is_readable(clean):
        raise Refusal("bad-text")
    return clean


def is_valid_board_name(text: str) -> bool:
    """Whether a board's name may be shown to everybody, in the list of public tables too."""
    return len(text) <= MAX_BOARD_NAME and _is_readable(text) and not set(text) & set("<>")


def _is_readable(text: str) -> bool:
    """No control signs, nothing that turns the direction of writing, no halves of letters; something to read."""
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") and sign not in _JOINERS for sign in text):
        return False
    marks = sum(unicodedata.category(sign) in ("Mn", "Me") for sign in text)
    seen = (sign for sign in text if sign not in _BLANKS)
    return marks <= len(text) // 2 and any(unicodedata.category(sign)[0] in "LNPS" for sign in seen)


def look_alike(one: str, other: str) -> bool:
    """Whether two names would be taken for the same."""
    return _skeleton(one) == _skeleton(other)


def _skeleton(name: str) -> str:
    """What is seen of a name, more or less."""
    return " ".join(unicodedata.normalize("NFKC", name.translate(_INVISIBLE)).casefold().split())


def free_colour(taken: Iterable[Colour]) -> Colour:
    used = set(taken)
    return next(colour for colour in COLOURS if colour not in used)


def bot_name(taken: Iterable[str]) -> str:
    names = list(taken)
    return next(bot for bot in BOT_NAMES if not any(look_alike(bot, other) for other in names))


def code(chance: random.Random) -> str:
    return "".join(chance.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def token() -> str:
    """An unguessable word: 256 bits."""
    return secrets.token_urlsafe(32)


def key(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()
