"""The verifiable shuffle: derive all randomness of a game from the server's secret and the players' salts.

All hashed data is plain ASCII text, so that `sha256sum` or a few lines of JavaScript can repeat the computation. See
`docs/shuffle.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

from ..rules import TILES
from .replaying import Replay

ALGORITHM = "hornochsen-1"
SECRET_BYTES = 32

Salts = Sequence[tuple[int, str | None]]
Reason = Literal["missing", "malformed", "algorithm", "commitment", "supply", "from-box"]

_SALT = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Flaw(msgspec.Struct, frozen=True):
    """One error in the shuffle of a record: the field, and what is wrong in it."""

    reason: Reason
    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


class Verdict(msgspec.Struct, frozen=True):
    """The result of verifying a record's shuffle."""

    flaws: tuple[Flaw, ...] = ()
    commitment: str = ""
    draws: int = 0
    """The number of purchases from the box that were checked."""

    salted: tuple[int, ...] = ()
    """The seats whose salt was used in the shuffle."""

    missing: tuple[int, ...] = ()
    """The seats whose salt arrived too late and was not used."""

    @property
    def proven(self) -> bool:
        """Return whether the shuffle was verified without errors."""
        return not self.flaws


class _SeatSalt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    salt: str | None


class _Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    algorithm: str
    commitment: str
    secret: str
    salts: tuple[_SeatSalt, ...]


def commitment(secret: bytes) -> str:
    """Return the hash of the secret; the server publishes it before it receives any salt."""
    return _hash(f"{ALGORITHM} commitment\n{_hex(secret)}\n").hex()


def key(secret: bytes, salts: Salts) -> bytes:
    """Return the key for all randomness of a game. `salts` is sorted by seat; `None` marks a salt that was late."""
    seats = [seat for seat, _ in salts]
    if seats != sorted(set(seats)) or not all(type(seat) is int and seat >= 0 for seat in seats):
        raise ValueError(f"seats: must be ascending and unique, not {seats}")
    for seat, salt in salts:
        if salt is not None and not _SALT.fullmatch(salt):
            raise ValueError(f"the salt of seat {seat} must be 1 to 64 characters of A-Z, a-z, 0-9, _ and -")
    lines = [f"{seat} {salt}" if salt is not None else f"{seat}" for seat, salt in salts]
    return _hash("".join(f"{line}\n" for line in (f"{ALGORITHM} key", _hex(secret), *lines)))


def supply(key: bytes) -> tuple[int, ...]:
    """Return the 99 tiles in the order that the key determines."""
    return _pick(key, "supply", TILES, len(TILES))


def from_box(key: bytes, draw: int, box: Sequence[int], count: int) -> tuple[int, ...]:
    """Return the tiles for one purchase from the box; `draw` counts these purchases from 0, `box` must be ascending."""
    return _pick(key, f"box {draw}", box, count)


def number_below(limit: int, key: bytes, purpose: str) -> int:
    """Return a uniform number below `limit` (at most 256) that the key and the purpose determine."""
    return _below(limit, _stream(key, purpose))


def extra(secret: bytes, salts: Salts) -> dict[str, Any]:
    """Return the value of the field `shuffle` in a finished game's record."""
    return {
        "algorithm": ALGORITHM,
        "commitment": commitment(secret),
        "secret": _hex(secret),
        "salts": [{"seat": seat, "salt": salt} for seat, salt in salts],
    }


def verify(replayed: Replay) -> Verdict:
    """Check that a record's supply and every draw from the box follow from its secret and salts."""
    if "shuffle" not in replayed.record.extra:
        return _flawed("missing", "shuffle", "is missing; only games played on a server can be verified")
    try:
        found = msgspec.convert(replayed.record.extra["shuffle"], _Shuffle)
    except (msgspec.ValidationError, UnicodeError) as error:
        return _flawed("malformed", "shuffle", f"{str(error)[:1].lower()}{str(error)[1:]}")
    if found.algorithm != ALGORITHM:
        return _flawed("algorithm", "shuffle.algorithm", f'must be "{ALGORITHM}", not {_show(found.algorithm)}')
    salts = [(entry.seat, entry.salt) for entry in found.salts]
    if any(seat >= len(replayed.record.players) for seat, _ in salts):
        return _flawed("malformed", "shuffle.salts", f"must name seats from 0 to {len(replayed.record.players) - 1}")
    if not re.fullmatch(r"[0-9a-f]{64}", found.secret):
        return _flawed("malformed", "shuffle.secret", "must be 64 hexadecimal digits 0-9, a-f")
    secret = bytes.fromhex(found.secret)
    try:
        made = key(secret, salts)
    except ValueError as error:
        return _flawed("malformed", "shuffle.salts", str(error))
    return Verdict(
        flaws=tuple(_flaws(replayed, secret, found.commitment, made)),
        commitment=found.commitment,
        draws=len(_box_purchases(replayed)),
        salted=tuple(seat for seat, salt in salts if salt is not None),
        missing=tuple(seat for seat, salt in salts if salt is None),
    )


def _flaws(replayed: Replay, secret: bytes, promised: str, key: bytes) -> Iterator[Flaw]:
    if commitment(secret) != promised:
        yield Flaw(
            "commitment",
            "shuffle.commitment",
            f"{_show(promised)} is not the hash of the secret",
        )
    right = supply(key)
    for index, (tile, found) in enumerate(zip(right, replayed.record.supply, strict=True)):
        if tile != found:
            yield Flaw("supply", f"supply[{index}]", f"the secret and the salts give tile {tile}, not {found}")
            break
    for draw, index in enumerate(_box_purchases(replayed)):
        drawn = replayed.record.moves[index].from_box
        expected = from_box(key, draw, replayed.steps[index].state.box, len(drawn))
        if expected != drawn:
            text = f"the secret and the salts give {_listed(expected)}, not {_listed(drawn)}"
            yield Flaw("from-box", f"moves[{index}].from_box", text)


def _box_purchases(replayed: Replay) -> list[int]:
    return [index for index, move in enumerate(replayed.record.moves) if move.from_box]


def _pick(key: bytes, purpose: str, tiles: Sequence[int], count: int) -> tuple[int, ...]:
    """Draw `count` tiles one by one without replacement (Fisher–Yates)."""
    left, stream = list(tiles), _stream(key, purpose)
    return tuple(left.pop(_below(len(left), stream)) for _ in range(count))


def _below(limit: int, stream: Iterator[int]) -> int:
    """Return a uniform number below `limit`; skip bytes from the largest multiple of `limit` on, to avoid a bias."""
    whole = 256 - 256 % limit
    return next(byte for byte in stream if byte < whole) % limit


def _stream(key: bytes, purpose: str) -> Iterator[int]:
    """Yield endless bytes: the hashes of the purpose, the key and a block counter."""
    block = 0
    while True:
        yield from _hash(f"{ALGORITHM} {purpose}\n{key.hex()}\n{block}\n")
        block += 1


def _hash(text: str) -> bytes:
    return sha256(text.encode("ascii")).digest()


def _hex(secret: bytes) -> str:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"secret: must have {SECRET_BYTES} bytes, not {len(secret)}")
    return secret.hex()


def _flawed(reason: Reason, place: str, text: str) -> Verdict:
    return Verdict((Flaw(reason, place, text),))


def _show(text: str) -> str:
    return f'"{text}"' if len(text) <= 70 else f'"{text[:67]}..."'


def _listed(tiles: Sequence[int]) -> str:
    return ", ".join(map(str, tiles))
