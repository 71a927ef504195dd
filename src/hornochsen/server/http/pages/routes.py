"""Routes that serve the web page: its built files, which are part of the package, and its texts in four languages."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from importlib import resources
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath
from msgspec import Struct

from ....locales import LANGUAGES, PAGE
from ....protocol.errors import Refusal
from ..api.notices import end_mails
from .link_previews import language_of, meta_tags, preview_of

TEXTS = ("game", "reasons", "play", *PAGE)
"""Names of the Fluent files whose texts the page uses."""

MAX_PATH = 100
"""Maximum characters of a file's path; operating systems raise errors for very long paths."""

IMMUTABLE = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class File(Struct, frozen=True):
    """The content of a file and the properties that an HTTP response needs."""

    data: bytes
    gzipped: bytes | None
    media_type: str
    etag: str


def _file(data: bytes, name: str) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    gzipped = gzip.compress(data, 9, mtime=0) if media_type.startswith(COMPRESSIBLE) else None
    return File(data, gzipped, media_type, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def built_file(path: str) -> File | None:
    """Return a file of the built page, or `None` if it does not exist."""
    return _read_built(path) if len(path) <= MAX_PATH else None


@lru_cache(maxsize=512)
def _read_built(path: str) -> File | None:
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\\" in part or ":" in part for part in parts):
        return None
    found = resources.files("hornochsen") / "web"
    for part in parts:
        found = found / part
    return _file(found.read_bytes(), path) if found.is_file() else None


@lru_cache
def catalogue(language: str) -> File:
    """Return all texts of the page in one language, as one Fluent file."""
    folder = resources.files("hornochsen.locales") / language
    files = [folder / f"{name}.ftl" for name in TEXTS]
    return _file(b"\n".join(file.read_bytes() for file in files if file.is_file()), "texts.txt")


@lru_cache(maxsize=256)
def index_with(tags: str) -> File | None:
    """Return the page with additional tags in its head, or `None` if the page is not built."""
    index = built_file("index.html")
    return index and _file(index.data.replace(b"</head>", tags.encode() + b"</head>", 1), "index.html")


def file_response(
    request: Request[Any, Any, Any], file: File | None, *, cache: str = "no-cache", vary: str = "accept-encoding"
) -> Response[bytes]:
    """Return a response with a file, or with status 304 if the browser has it; raise `Refusal` if `file` is `None`."""
    if file is None:
        raise Refusal("unknown-path")
    headers = {"etag": file.etag, "cache-control": cache, "vary": vary}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.gzipped, headers=headers, media_type=file.media_type)
    return Response(file.data, headers=headers, media_type=file.media_type)


NOT_BUILT = (
    b"Tanz der Hornochsen! The server runs, but its page is not built: run `make play`. API: /api/openapi.json\n"
)


@get(
    [
        "/",
        "/rules",
        "/pass",
        "/learn",
        "/learn/{chapter:str}",
        "/t/{code:str}",
        "/tv/{code:str}",
        "/replay",
        "/replay/{name:str}",
        "/review/{name:str}",
        "/puzzle",
        "/puzzle/{number:str}",
        "/daily",
        "/daily/{day:str}",
        "/leaderboard",
        "/me",
        "/kept",
        "/unsubscribe/{token:str}",
        "/operator",
    ],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the page, a single-page application that reads its own URL, with a preview of this URL for messengers."""
    language = language_of(request.headers.get("accept-language", ""))
    index = index_with(meta_tags(request, await preview_of(request, language), language))
    if index is None:
        return Response(NOT_BUILT, media_type=MediaType.TEXT)
    return file_response(request, index, vary="accept-encoding, accept-language")


@get("/locales/{name:str}", include_in_schema=False)
async def texts(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return the texts in one language, for example `de.ftl`."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or not name.endswith(".ftl"):
        raise Refusal("unknown-path")
    return file_response(request, catalogue(language))


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a script, style or picture of the page; its name contains a hash of its content."""
    return file_response(request, built_file(f"assets/{name}"), cache=IMMUTABLE)


@get("/cards/{name:str}", include_in_schema=False)
async def card(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a picture for previews of links."""
    return file_response(request, built_file(f"cards/{name}"), cache=FOR_A_DAY)


@get("/{name:str}", include_in_schema=False)
async def root_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a file at the root: an icon or the manifest."""
    return file_response(request, built_file(name))


def not_found_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Return the page, which shows 'not found', for a browser's navigation; return `None` for other requests."""
    navigation = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    index = built_file("index.html") if navigation and not request.url.path.startswith("/api") else None
    return file_response(request, index) if index else None


pages = Router("/", route_handlers=[page, end_mails, texts, asset, card, root_file])
