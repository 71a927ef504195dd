"""Write a record as JSON, one move per line for readable diffs."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ..rules import PRESETS, RULES_VERSION, Buy, Play
from .record import FORMAT, VERSION, Move, Record


def write(record: Record) -> str:
    """Return the record as JSON with the complete board, so that later changes to shipped boards do not affect it."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules_version": RULES_VERSION,
        "rules": next((name for name, rules in PRESETS.items() if rules == record.rules), None)
        or msgspec.to_builtins(record.rules),
        "board": msgspec.to_builtins(record.board),
        "players": record.players,
        "supply": record.supply,
        **record.extra,
    }
    lines = [f"  {_json(key)}: {_json(value)}" for key, value in head.items()]
    moves = ",\n".join(f"    {json.dumps(plain_move(move))}" for move in record.moves)
    lines.append(f'  "moves": [\n{moves}\n  ]' if moves else '  "moves": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    """Return compact JSON; escape non-ASCII characters only if the text is not printable (lone surrogates)."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)


def plain_move(move: Move) -> dict[str, Any]:
    """Return a move as plain data for JSON."""
    action = move.action
    plain: dict[str, Any] = {"player": action.seat}
    if isinstance(action, Buy):
        plain["buy"] = action.count
    else:
        plain["play" if isinstance(action, Play) else "take"] = list(action.tiles)
    if move.from_box:
        plain["from_box"] = list(move.from_box)
    if move.at is not None:
        plain["at"] = move.at
    if move.by is not None:
        plain["by"] = move.by
    return plain
