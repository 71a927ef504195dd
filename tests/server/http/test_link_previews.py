"""Previews of links: what messengers read from the page of a table or a replay, over HTTP."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from PIL import Image
from server.helpers.serving import Server, serving
from web.helpers.socket_players import SocketPlayer, open_table

from hornochsen.server.http.pages.link_previews import language_of
from hornochsen.server.http.pages.routes import built_file

RECORD = Path(__file__).parents[2] / "vectors" / "002-8p-small-official.json"
HOSTILE = '"><script>alert(1)</script>'

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(built_file("index.html") is None, reason="the page is not built"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("previews")
    with serving(f"sqlite:///{folder / 'games.sqlite3'}", folder) as server:
        yield server


class Head(HTMLParser):
    """The meta tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.scripts += tag == "script"
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            self.meta[name] = given.get("content") or ""


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    answer = httpx.get(f"{server.url}{path}", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200
    return answer


def meta(server: Server, path: str, **headers: str) -> dict[str, str]:
    head = Head(get(server, path, **headers).text)
    assert head.scripts == 1, "the page has the script that was built, and no other"
    return head.meta


def picture(server: Server, tags: dict[str, str]) -> str:
    """Return the name of a preview's picture, which messengers can show."""
    address = tags["og:image"]
    assert address.startswith(f"{server.url}/cards/")
    answer = httpx.get(address, timeout=PATIENCE)
    assert answer.headers["content-type"] == tags["og:image:type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert len(answer.content) < 300_000
    with Image.open(io.BytesIO(answer.content)) as image:
        assert image.size == (int(tags["og:image:width"]), int(tags["og:image:height"])) == (1200, 630)
    return address.rpartition("/")[2]


def test_a_link_to_a_table_says_how_many_seats_are_free_and_then_that_a_game_is_running(server: Server) -> None:
    code = open_table(server)
    with SocketPlayer(server, code, "Zacharias") as host:
        tags = meta(server, f"/t/{code.lower()}")
        assert tags["og:title"] == f"Table {code[:3]} {code[3:]}: Tanz der Hornochsen!"
        assert tags["og:description"] == tags["description"]
        assert tags["og:description"].startswith("7 seats are free.")
        assert tags["og:url"] == f"{server.url}/t/{code}"
        assert tags["twitter:card"] == "summary_large_image"
        assert picture(server, tags) == "gathering.png"
        host.start(bots=1)
        tags = meta(server, f"/tv/{code}")
        assert tags["og:description"] == "A game is running. Come and watch."
        assert picture(server, tags) == "playing.png"
        assert "Zacharias" not in str(tags)


def test_a_link_to_a_replay_has_no_names_even_if_the_record_is_hostile(server: Server) -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    record["players"] = [f"{HOSTILE}{seat}" for seat in range(len(record["players"]))]
    answer = httpx.post(f"{server.url}/api/records", json=record, timeout=PATIENCE)
    answer.raise_for_status()
    name = answer.json()["id"]
    page = get(server, f"/replay/{name}")
    assert "alert(1)" not in page.text
    tags = meta(server, f"/replay/{name}")
    assert tags["og:description"] == "A game with 8 players, move by move."
    assert tags["og:url"] == f"{server.url}/replay/{name}"
    assert picture(server, tags) == "replay.png"


@pytest.mark.parametrize("path", ["/", "/t/NOPE99", "/replay/NOPE99-1", "/t/%22%3E%3Cscript%3E", "/t/" + "A" * 200])
def test_an_unknown_link_describes_the_game(server: Server, path: str) -> None:
    tags = meta(server, path)
    assert tags["og:title"] == "Tanz der Hornochsen!"
    assert tags["og:url"] == f"{server.url}/"
    assert picture(server, tags) == "general.png"


def test_the_reader_s_language_is_used_and_caches_keep_languages_apart(server: Server) -> None:
    german = get(server, "/", **{"accept-language": "xx, de-AT;q=0.9, en;q=0.5"})
    assert Head(german.text).meta["og:locale"] == "de_DE"
    assert german.headers["vary"] == "accept-encoding, accept-language"
    assert german.headers["cache-control"] == "no-cache"
    again = {"if-none-match": german.headers["etag"]}
    same = httpx.get(f"{server.url}/", headers={**again, "accept-language": "de"}, timeout=PATIENCE)
    other = httpx.get(f"{server.url}/", headers={**again, "accept-language": "fr"}, timeout=PATIENCE)
    assert (same.status_code, other.status_code) == (304, 200)


def test_a_hostile_host_is_not_repeated(server: Server) -> None:
    answer = httpx.get(f"{server.url}/", headers={"host": f"evil.example{HOSTILE}"}, timeout=PATIENCE)
    assert "evil" not in answer.text


@pytest.mark.parametrize(
    ("accept", "language"),
    [("", "en"), ("hu", "hu"), ("de;q=0.1, fr;q=0.8", "fr"), ("de;q=0", "en"), (HOSTILE, "en"), ("," * 5000, "en")],
)
def test_the_language_follows_the_weights_of_the_header(accept: str, language: str) -> None:
    assert language_of(accept) == language
