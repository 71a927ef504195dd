"""Every page of the site with sample content."""

from __future__ import annotations

from pathlib import Path

import httpx
from msgspec import Struct
from patience import PATIENCE
from server.helpers.reviewing import awaited_review
from server.helpers.serving import Server
from web.helpers.browser import ROOT
from web.helpers.socket_players import ALL, DOUBLE, HAPPY, OPEN, SHORT, SocketPlayer, my_turn, open_table, over

RECORD = ROOT / "tests/records/shuffled_game.json"


class SamplePage(Struct, frozen=True):
    """The path of a page, and the seats that its visitor has."""

    path: str
    seats: dict[str, str] = {}
    ready: str = "h1"
    """A selector that matches when the page is complete."""


def sample_pages(server: Server) -> dict[str, SamplePage]:
    """Create sample content on the server and return all pages by name."""
    gathering = open_table(server, public=True)
    with SocketPlayer(server, gathering, "Ann") as host, SocketPlayer(server, gathering, "Ben"):
        host.ask("add-bot", level="ox")
        host.ask("say", text="Muh!")
    playing, token = _round(server, ALL, 2)
    ended = open_table(server, board=SHORT)
    with SocketPlayer(server, ended, "Ann") as ann:
        ann.start(bots=3)
        ann.play(over)
    record = upload(server, RECORD)
    game = str(ann.table["record"])
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        client.post(f"/api/records/{game}/reviews", json={"seat": 0}).raise_for_status()
        awaited_review(client, game, 0)
    return {
        "home": SamplePage("/", ready="#public-title"),
        "rules": SamplePage("/rules"),
        "learn": SamplePage("/learn/4", ready=".dock[data-task=play]"),
        "learned": SamplePage("/learn/done"),
        "pass": SamplePage("/pass", ready="form fieldset"),
        "replay": SamplePage(f"/replay/{record}", ready="input[type=range]"),
        "review": SamplePage(f"/review/{game}?seat=0", ready=".alternatives"),
        "puzzle": SamplePage("/puzzle", ready=".choose [data-tile]"),
        "daily": SamplePage("/daily", ready="#deal-calendar"),
        "me": SamplePage("/me"),
        "kept": SamplePage("/kept", ready="dd:not(:empty)"),
        "leaderboard": SamplePage("/leaderboard", ready="#board-bots"),
        "nowhere": SamplePage("/meadow"),
        "arriving": SamplePage(f"/t/{gathering}", ready="#sit-name"),
        "lobby": SamplePage(f"/t/{gathering}", {gathering: host.token}, ready=".seats ol"),
        "watching": SamplePage(f"/t/{playing}", ready=".watch"),
        "game": SamplePage(f"/t/{playing}", {playing: token}, ready=".dock[data-task=play]"),
        "over": SamplePage(f"/t/{ended}", {ended: ann.token}, ready=".standings"),
        "tv-lobby": SamplePage(f"/tv/{gathering}", ready=".seats"),
        "tv-game": SamplePage(f"/tv/{playing}", ready=".players"),
        "tv-over": SamplePage(f"/tv/{ended}", ready=".standings"),
    }


def sample_rounds(server: Server) -> dict[str, SamplePage]:
    """Return a page for every kind of round, in which the visitor has to choose."""
    found = {}
    for name, board, number in (("double", DOUBLE, 1), ("happy", HAPPY, 1), ("open", OPEN, 2)):
        code, token = _round(server, board, number)
        found[name] = SamplePage(f"/t/{code}", {code: token}, ready=".dock[data-task=play]")
    return found


def _round(server: Server, board: dict[str, object], number: int) -> tuple[str, str]:
    code = open_table(server, board=board)
    with SocketPlayer(server, code, "Ann") as ann:
        ann.start(bots=3)
        ann.play(lambda guest: my_turn(guest) and guest.position["round"] >= number)
        return code, ann.token


def upload(server: Server, record: Path) -> str:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/records", content=record.read_bytes(), headers=headers, timeout=PATIENCE)
    name: str = answer.raise_for_status().json()["id"]
    return name


NAMES = (
    "home",
    "rules",
    "learn",
    "learned",
    "pass",
    "replay",
    "review",
    "puzzle",
    "daily",
    "me",
    "kept",
    "leaderboard",
    "nowhere",
    "arriving",
    "lobby",
    "watching",
    "game",
    "over",
    "tv-lobby",
    "tv-game",
    "tv-over",
)
