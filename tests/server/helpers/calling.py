"""Players who are called: a server that sends notices at once, and tables with a day for each choice."""

from __future__ import annotations

import re
import secrets
from email.message import EmailMessage
from typing import Any

import httpx
from patience import PATIENCE
from server.helpers.mailbox import Mailbox, wait_for
from server.helpers.serving import PROGRAM, Server
from web.helpers.socket_players import SocketPlayer, open_table

AT_ONCE = """
from hornochsen.server.session.notices import sender, service, table_notices
table_notices.TURN_DELAY = 0.0
service.MAILS_PER_CLIENT = 100_000
sender.POLL_SECONDS = sender.RETRY_SECONDS = sender.PRESENT_SECONDS = 0.05
"""
"""Short delays, so that tests do not wait."""

SENDER = "game@hornochsen.test"


def calling_server(database: str, folder: Any, box: Mailbox, **settings: str) -> Server:
    """Return a server that mails notices at once; it is not started."""
    mail = {"mail_server": box.address, "mail_tls": "off", "mail_from": SENDER}
    server = Server(database, folder / "server.log", {**mail, "public_url": "http://hornochsen.test", **settings})
    server.program = AT_ONCE + PROGRAM
    return server


class Caller:
    """A player's device that talks to the HTTP API."""

    def __init__(self, url: str, name: str = "", secret: str = "") -> None:
        self.url = url
        self.name = name
        self.secret = secret or secrets.token_urlsafe(32)
        if name:
            self.post("/api/players", secret=self.secret, name=name, device="Test").raise_for_status()

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"}

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", headers=self.headers, timeout=PATIENCE)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return httpx.post(f"{self.url}{path}", json=body, headers=self.headers, timeout=PATIENCE)

    def wants(self, **settings: Any) -> None:
        self.post("/api/player/notices", **settings).raise_for_status()

    def confirms(self, box: Mailbox, address: str, language: str = "en") -> EmailMessage:
        """Give a mail address and confirm it with the mailed link; return the mail."""
        self.post("/api/player/notices/mail", address=address, language=language).raise_for_status()
        mail = [one for one in box.mails if one["To"] == address and "#confirm=" in plain(one)][-1]
        self.post("/api/mail/confirm", link=secret_in(mail, "confirm")).raise_for_status()
        return mail

    @property
    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/player/notices").raise_for_status().json()
        return found


def plain(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body
    return str(body.get_content())


def html(mail: EmailMessage) -> str:
    body = mail.get_body(("html",))
    assert body
    return str(body.get_content())


def secret_in(mail: EmailMessage, purpose: str) -> str:
    """Return the secret of the link in a mail."""
    found = re.search(rf"/me#{purpose}=([A-Za-z0-9_-]{{43}})", plain(mail))
    assert found, plain(mail)
    return found[1]


def daily_table(server: Any, *people: tuple[Caller, str], **terms: Any) -> tuple[str, list[SocketPlayer]]:
    """Begin a game with a day for each choice; return the table's code and the connected players."""
    code = open_table(server, clock=86400, **terms)
    seats = [SocketPlayer(server, code) for _ in people]
    for one, (caller, name) in zip(seats, people, strict=True):
        if caller.secret:
            one.ask("identify", player=caller.secret)
        one.ask("sit", name=name)
    seats[0].start(*seats[1:], bots=0 if len(people) > 1 else 1)
    for one in seats:
        one.play(lambda player: player.table["phase"] == "playing" and bool(player.position))
    return code, seats


def metric(url: str, name: str, **labels: str) -> float:
    """Return the value of a metric, 0 if it has none yet."""
    wanted = ",".join(f'{key}="{value}"' for key, value in labels.items())
    line = re.search(rf"^{name}{{{wanted}}} (.+)$", httpx.get(f"{url}/metrics", timeout=PATIENCE).text, re.M)
    return float(line[1]) if line else 0.0


__all__ = ["Caller", "calling_server", "daily_table", "html", "metric", "plain", "secret_in", "wait_for"]
