"""Previews of links in messengers: a title, a description and a picture, as meta tags (Open Graph) of the page.

A preview contains no names of people and nothing hidden: only the state of a table and numbers.
"""

from __future__ import annotations

import html
import re
from typing import Any

import msgspec
from litestar import Request
from msgspec import Struct

from ....locales import LANGUAGES, texts
from ....protocol.errors import Refusal
from ...backend import Backend
from ...ops.logs import log
from ...table.people.identity import COLOURS
from ..api.common import CODE_PATTERN, RECORD_PATTERN, link
from ..clients import address_of

WIDTH, HEIGHT = 1200, 630
"""The size of the pictures, as messengers expect it."""

LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "hu": "hu_HU"}
MAX_LANGUAGES = 10
"""Maximum number of languages that are read from a request."""


class LinkPreview(Struct, frozen=True):
    """The content of a link's preview."""

    title: str
    description: str
    picture: str
    """The name of the picture in the folder `cards`."""

    path: str
    """The path to which the preview belongs."""


class RecordSize(Struct):
    """The part of a record that a preview needs."""

    players: list[Any]


def language_of(accept: str) -> str:
    """Return the supported language that an `Accept-Language` header prefers; English if there is none."""
    weighted: list[tuple[float, str]] = []
    for part in accept.split(",")[:MAX_LANGUAGES]:
        name, _, weight = part.strip().partition(";")
        language = name.split("-")[0].strip().lower()
        match = re.fullmatch(r"\s*q=([01](?:\.[0-9]{1,3})?)\s*", weight)
        if language in LANGUAGES:
            weighted.append((float(match[1]) if match else 1.0, language))
    best = max(weighted, key=lambda one: one[0], default=(0.0, ""))
    return best[1] if best[0] > 0 else LANGUAGES[0]


async def preview_of(request: Request[Any, Any, Any], language: str) -> LinkPreview:
    """Return the preview of the table or the replay that a request names; otherwise that of the whole game."""
    backend: Backend = request.app.state.backend
    address, say = address_of(request), texts(language)
    general = LinkPreview("Tanz der Hornochsen!", say("home-about"), "general", "/")
    code, name = (str(request.path_params.get(key, "")) for key in ("code", "name"))
    try:
        if backend.refuses(address) or not backend.guesses.is_free(address, code.upper() or name):
            return general
        if re.fullmatch(CODE_PATTERN, code):
            return await _table(backend, code.upper(), address, language)
        if re.fullmatch(RECORD_PATTERN, name):
            record = msgspec.json.decode((await backend.record(name, address)).text, type=RecordSize)
            about = say("link-replay-about", players=len(record.players))
            return LinkPreview(say("link-replay-title"), about, "replay", f"/replay/{name}")
    except Refusal:
        pass  # the page itself says that the table or the record does not exist
    except msgspec.MsgspecError:
        log.exception("a record cannot be read", record=name)
    return general


async def _table(backend: Backend, code: str, address: str, language: str) -> LinkPreview:
    async with backend.trying(address, code), backend.service.acquire(code) as live:
        phase, seats = live.table.phase, len(live.table.seats)
    say = texts(language)
    state = "playing" if phase == "salting" else phase
    about = say("link-table-about", state=state, free=len(COLOURS) - seats)
    return LinkPreview(say("link-table-title", code=f"{code[:3]} {code[3:]}"), about, state, f"/t/{code}")


def meta_tags(request: Request[Any, Any, Any], preview: LinkPreview, language: str) -> str:
    """Return the preview as HTML. Without a known address of this server, it has no picture."""
    tags = [
        ("name", "description", preview.description),
        ("property", "og:type", "website"),
        ("property", "og:site_name", "Tanz der Hornochsen!"),
        ("property", "og:locale", LOCALES[language]),
        ("property", "og:title", preview.title),
        ("property", "og:description", preview.description),
    ]
    picture = link(request, f"/cards/{preview.picture}.png")
    if picture.startswith("http"):
        tags += [
            ("property", "og:url", link(request, preview.path)),
            ("property", "og:image", picture),
            ("property", "og:image:type", "image/png"),
            ("property", "og:image:width", str(WIDTH)),
            ("property", "og:image:height", str(HEIGHT)),
            ("property", "og:image:alt", texts(language)("link-picture", picture=preview.picture)),
            ("name", "twitter:card", "summary_large_image"),
        ]
    return "".join(f'<meta {kind}="{name}" content="{html.escape(value)}" />' for kind, name, value in tags)
