"""The page: built files out of the package, and the texts in four languages."""

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

from ...locales import LANGUAGES, PAGE
from ...protocol.errors import Refusal

TEXTS = ("game", "play", *PAGE)
"""The catalogue's files that the page reads."""

LONGEST = 100
"""No file has a longer name; systems refuse to look for one."""

YEAR = "public, max-age=31536000, immutable"
COMPRESSED = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class File(Struct, frozen=True):
    """A file as it is sent."""

    data: bytes
    packed: bytes | None
    media_type: str
    tag: str


def _file(data: bytes, name: str) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if media_type.startswith(COMPRESSED) else None
    return File(data, packed, media_type, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def built(path: str) -> File | None:
    """A file of the built page; `None` where there is none of this name."""
    return _built(path) if len(path) <= LONGEST else None


@lru_cache(maxsize=512)
def _built(path: str) -> File | None:
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\\" in part or ":" in part for part in parts):
        return None
    found = resources.files("hornochsen") / "web"
    for part in parts:
        found = found / part
    return _file(found.read_bytes(), path) if found.is_file() else None


@lru_cache
def catalogue(language: str) -> File:
    """All texts of the page in one language."""
    folder = resources.files("hornochsen.locales") / language
    found = [folder / f"{name}.ftl" for name in TEXTS]
    return _file(b"\n".join(one.read_bytes() for one in found if one.is_file()), "texts.txt")


def answer(request: Request[Any, Any, Any], file: File | None, *, cache: str = "no-cache") -> Response[bytes]:
    """A file, or that the browser has it already."""
    if file is None:
        raise Refusal("unknown-path")
    headers = {"etag": file.tag, "cache-control": cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.media_type)
    return Response(file.data, headers=headers, media_type=file.media_type)


NOT_BUILT = (
    b"Tanz der Hornochsen! The server runs, but its page was not built; `make play` builds it. API: /api/openapi.json\n"
)


@get(
    ["/", "/rules", "/pass", "/t/{code:str}", "/tv/{code:str}", "/replay", "/replay/{name:str}"],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; which part of it is shown, it decides itself."""
    index = built("index.html")
    if index is None:
        return Response(NOT_BUILT, media_type=MediaType.TEXT)
    return answer(request, index)


@get("/locales/{name:str}", include_in_schema=False)
async def texts(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The texts in one language: `de.ftl`."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or not name.endswith(".ftl"):
        raise Refusal("unknown-path")
    return answer(request, catalogue(language))


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What the page is made of; its names change with its contents."""
    return answer(request, built(f"assets/{name}"), cache=YEAR)


@get("/{name:str}", include_in_schema=False)
async def root_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Icons, the manifest."""
    return answer(request, built(name))


def kindly(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For people who mistyped an address, the page, which says so; for programs, `None`."""
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    index = built("index.html") if person and not request.url.path.startswith("/api") else None
    return answer(request, index) if index else None


pages = Router("/", route_handlers=[page, texts, asset, root_file])
