"""Generate readable TypeScript types from the protocol's schema."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Set
from typing import Any

Json = dict[str, Any]

HEAD = """\
// The protocol's types. Written by `python -m tools.schema`; do not edit.

/** The protocol's version, for `hello`; raised by incompatible changes. */
export const PROTOCOL = {};
"""
WIDTH = 120


def write(parts: dict[str, Json], protocol: int, *, both: Set[str], always: dict[str, set[str]]) -> str:
    """Return a TypeScript file with a type for each part.

    `always` holds, by type, the fields that the server never omits. Types in `both` are sent by the server and by
    clients. Clients may omit fields with a default, so requests refer to these types as `Partial`.
    """
    texts = [HEAD.format(protocol)]
    for name in sorted(parts):
        part = parts[name]
        loose = both if name not in always else set()
        if part.get("type") == "object" and "properties" in part:
            required = always.get(name, set()) | set(part["required"])
            texts.append(_comment(part) + _interface(name, part, required, loose))
        else:
            texts.append(_comment(part) + _alias(name, _type(part, loose)))
    return "\n".join(texts)


def _interface(name: str, part: Json, required: set[str], loose: Set[str]) -> str:
    lines = [f"export interface {name} {{\n"]
    for field, kind in part["properties"].items():
        optional = "" if field in required else "?"
        lines.append(_comment(kind, "  ") + f"  {field}{optional}: {_type(kind, loose)};\n")
    return "".join(lines) + "}\n"


def _alias(name: str, kind: str) -> str:
    line = f"export type {name} = {kind};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + kind.replace(" | ", "\n  | ") + ";\n"


def _type(part: Json, loose: Set[str]) -> str:
    """Return the TypeScript type of a part. Raise `TypeError` for an unsupported part."""
    if ref := part.get("$ref"):
        name = str(ref).rpartition("/")[2]
        return f"Partial<{name}>" if name in loose else name
    if "enum" in part:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(item, loose) for item in part["anyOf"]))
    match part.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return _array(part, loose)
        case "object" if "properties" not in part:
            values = part.get("additionalProperties")
            return f"Record<string, {_type(values, loose) if isinstance(values, dict) else 'unknown'}>"
    if not part.keys() - {"title", "description", "default"}:
        return "unknown"
    raise TypeError(f"no TypeScript for {part}")


def _array(part: Json, loose: Set[str]) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(_type(item, loose) for item in part['prefixItems'])}]"
    items = part.get("items") or {}
    union = "anyOf" in items or len(items.get("enum", ())) > 1
    return f"({_type(items, loose)})[]" if union else f"{_type(items, loose)}[]"


def _comment(part: Json, indent: str = "") -> str:
    text = _said(part)
    if not text:
        return ""
    lines = [
        line
        for paragraph in text.replace("*/", "* /").splitlines()
        for line in textwrap.wrap(paragraph, WIDTH - len(indent) - 4) or [""]
    ]
    if len(lines) == 1 and len(lines[0]) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _said(part: Json) -> str:
    """Return a part's description, followed by the limits that a TypeScript type cannot express."""
    limits = []
    low, high = part.get("minimum"), part.get("maximum")
    if low is not None or high is not None:
        limits.append(f"{low}–{high}" if high is not None else f"{low} or more")
    if part.get("type") == "array" and "prefixItems" not in part and "maxItems" in part:
        limits.append(f"{part.get('minItems', 0)}–{part['maxItems']} items")
    if "maxLength" in part:
        low, high = part.get("minLength", 0), part["maxLength"]
        limits.append(f"{high} characters" if low == high else f"{low}–{high} characters")
    if "pattern" in part:
        limits.append(f"`{part['pattern']}`")
    if "default" in part and part["default"] is not None:
        limits.append(f"default {json.dumps(part['default'])}")
    text = str(part.get("description", ""))
    text = text[:1].upper() + text[1:]
    ended = text if not text or re.search(r"[.:;!?]$", text) or not limits else f"{text}."
    return " ".join(filter(None, [ended, f"({', '.join(limits)})" if limits else ""]))
