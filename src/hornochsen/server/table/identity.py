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
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that could be read as something else."""

CODE = 6
BOARD_NAME = 60
BOT_NAMES = ("Berta", "Resi", "Zenzi", "Flora", "Alma", "Liesl", "Paula", "Vroni")
_JOINERS = "\u200c\u200d"  # within letters and pictures of some scripts
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs of which nothing is seen
_UNSEEN = dict.fromkeys(map(ord, (*_JOINERS, *_BLANKS, *map(chr, range(0xFE00, 0xFE10)))))
"""What makes no difference between names, variants of signs too."""


def name(text: str) -> str:
    """A name fit for a table, or `bad-name`."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not clean or not _readable(clean) or set(clean) & set("<>"):
        raise Refusal("bad-name")
    return clean


def chat(text: str) -> str:
    """A chat text of one line, or `bad-text`."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not clean or not _readable(clean):
        raise Refusal("bad-text")
    return clean


def fit_for_a_board(text: str) -> bool:
    """Whether a board's name may be shown to everybody, in the list of public tables too."""
    return len(text) <= BOARD_NAME and _readable(text) and not set(text) & set("<>")


def _readable(text: str) -> bool:
    """No control signs, nothing that turns the direction of writing, no halves of letters; something to read."""
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") and sign not in _JOINERS for sign in text):
        return False
    marks = sum(unicodedata.category(sign) in ("Mn", "Me") for sign in text)
    seen = (sign for sign in text if sign not in _BLANKS)
    return marks <= len(text) // 2 and any(unicodedata.category(sign)[0] in "LNPS" for sign in seen)


def same(one: str, other: str) -> bool:
    """Whether two names would be taken for the same."""
    return _look(one) == _look(other)


def _look(name: str) -> str:
    """What is seen of a name, more or less."""
    return " ".join(unicodedata.normalize("NFKC", name.translate(_UNSEEN)).casefold().split())


def free_colour(taken: Iterable[Colour]) -> Colour:
    used = set(taken)
    return next(colour for colour in COLOURS if colour not in used)


def bot_name(taken: Iterable[str]) -> str:
    names = list(taken)
    return next(bot for bot in BOT_NAMES if not any(same(bot, other) for other in names))


def code(chance: random.Random) -> str:
    return "".join(chance.choice(LETTERS) for _ in range(CODE))


def token() -> str:
    """An unguessable word: 256 bits."""
    return secrets.token_urlsafe(32)


def key(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()
