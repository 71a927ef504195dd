"""Mailed notices, received by a real mail server: in four languages, once a turn, with a way out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE
from server.helpers.calling import SENDER, Caller, calling_server, daily_table, html, plain, secret_in
from server.helpers.mailbox import Mailbox, mailbox, wait_for
from server.helpers.serving import Server, running
from web.helpers.socket_players import SocketPlayer

from hornochsen.locales import LANGUAGES, texts


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mails")
    with running(calling_server(f"sqlite:///{folder / 'db.sqlite3'}", folder, box)) as found:
        yield found


def mails_to(box: Mailbox, address: str, count: int) -> list[EmailMessage]:
    """Wait until this many mails to an address have arrived, and return them."""
    wait_for(lambda: [mail["To"] for mail in box.mails].count(address) >= count)
    return [mail for mail in box.mails if mail["To"] == address]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_mailed_once_in_the_players_language(server: Server, box: Mailbox, language: str) -> None:
    ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
    address = f"ada.{language}@players.test"
    confirmation = ada.confirms(box, address, language)
    say = texts(language)
    assert confirmation["Subject"] == say("notice-confirm")
    assert say("notice-confirm-about") in plain(confirmation).replace("\n", " ")
    ada.wants(turn=True, mail=True, language=language)
    code, [one, other] = daily_table(server, (ada, "Ada"), (bob, "Bob"))
    one.__exit__()
    mail = mails_to(box, address, 2)[1]
    assert mail["Subject"] == say("notice-turn", code=code)
    assert mail["From"] == f"Tanz der Hornochsen! <{SENDER}>"
    assert mail["Content-Language"] == language
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@hornochsen.test>")
    assert mail["Date"]
    assert mail.get_content_type() == "multipart/alternative"
    about = say("notice-turn-about", code=code, hours=24)
    for text in (plain(mail), html(mail)):
        assert about in text.replace("\n", " ")
        assert f"http://hornochsen.test/t/{code}" in text
        visible = re.sub(rf"<[^>]*>|https?://\S+|{code}", " ", text)
        assert not re.search(r"Ada|Bob", visible)
        assert set(re.findall(r"\d+", visible)) == {"24"}  # the hours that are left, and no tile
    assert f"lang='{language}'" in html(mail)
    link = re.fullmatch(r"<http://hornochsen\.test(/unsubscribe/[A-Za-z0-9_-]{43})>", mail["List-Unsubscribe"])
    assert link
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link[1] in plain(mail)
    other.__exit__()


def test_a_player_answers_from_the_mail_and_is_called_again_for_the_next_turn(server: Server, box: Mailbox) -> None:
    ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
    ada.confirms(box, "next@players.test")
    ada.wants(turn=True, mail=True)
    code, [one, other] = daily_table(server, (ada, "Ada"), (bob, "Bob"))
    token = one.token
    one.__exit__()
    assert code in mails_to(box, "next@players.test", 2)[1]["Subject"]
    with SocketPlayer(server, code, token=token) as back:
        assert back.act()
        assert other.act()
        other.play(lambda player: player.position["round"] == 2)
    mails = mails_to(box, "next@players.test", 3)
    assert len({mail["Message-ID"] for mail in mails}) == 3
    other.__exit__()


def test_nobody_is_called_who_did_not_ask_or_is_connected(server: Server, box: Mailbox) -> None:
    ada, bob, cy = (Caller(server.url, name) for name in ("Ada", "Bob", "Cy"))
    for caller in (ada, bob, cy):
        caller.confirms(box, f"{caller.name.lower()}@quiet.test")
    bob.wants(turn=True, mail=True)
    cy.wants(turn=True, mail=True)
    _, [one, two, three] = daily_table(server, (ada, "Ada"), (bob, "Bob"), (cy, "Cy"))
    one.__exit__()  # did not ask
    three.__exit__()  # asked, and is away; the mail to Cy shows that the others were checked
    mails_to(box, "cy@quiet.test", 2)
    sent = [mail["To"] for mail in box.mails]
    assert sent.count("ada@quiet.test") == sent.count("bob@quiet.test") == 1  # only the confirmations
    two.__exit__()  # now Bob is away too
    mails_to(box, "bob@quiet.test", 2)
    assert [mail["To"] for mail in box.mails].count("ada@quiet.test") == 1


def test_one_click_ends_mails_without_logging_in(server: Server, box: Mailbox) -> None:
    ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
    ada.confirms(box, "enough@players.test")
    ada.wants(turn=True, mail=True)
    _, [one, other] = daily_table(server, (ada, "Ada"), (bob, "Bob"))
    one.__exit__()
    other.__exit__()
    link = mails_to(box, "enough@players.test", 2)[1]["List-Unsubscribe"].strip("<>")
    path = link.removeprefix("http://hornochsen.test")
    assert httpx.get(f"{server.url}{path}", headers={"accept": "text/html"}, timeout=PATIENCE).status_code == 200
    assert ada.info["settings"]["mail"]  # looking at the page changes nothing
    done = httpx.post(f"{server.url}{path}", data={"List-Unsubscribe": "One-Click"}, timeout=PATIENCE)
    assert done.status_code == 204
    assert ada.info["settings"] | {"mail": False} == ada.info["settings"]
    assert ada.info["address"] == "enough@players.test"
    wrong = httpx.post(f"{server.url}/unsubscribe/{'x' * 43}", timeout=PATIENCE)
    assert (wrong.status_code, wrong.json()["error"]) == (404, "unknown-link")


def test_a_mailed_link_recovers_a_player_once(server: Server, box: Mailbox) -> None:
    ada = Caller(server.url, "Ada Lovelace")
    ada.confirms(box, "lost@players.test")
    assert ada.post("/api/players/recover/ask", address="LOST@players.test", language="de").status_code == 204
    mail = mails_to(box, "lost@players.test", 2)[1]
    assert mail["Subject"] == texts("de")("notice-recover")
    assert "Ada Lovelace" in plain(mail)
    link = secret_in(mail, "recover")
    new = Caller(server.url)
    found = new.post("/api/players/recover/mail", link=link, secret=new.secret)
    assert found.status_code == 201
    assert found.json()["player"]["name"] == "Ada Lovelace"
    assert new.get("/api/player").json()["player"]["recovery"]
    assert ada.get("/api/player").status_code == 401  # other devices are signed out
    again = Caller(server.url)
    refused = again.post("/api/players/recover/mail", link=link, secret=again.secret)
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown-link")
    unknown = ada.post("/api/players/recover/ask", address="nobody@players.test", language="de")
    assert unknown.status_code == 204  # the answer does not say whether a player has the address


def test_an_unconfirmed_address_gets_nothing_and_recovers_nobody(server: Server, box: Mailbox) -> None:
    ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
    ada.post("/api/player/notices/mail", address="stranger@players.test").raise_for_status()
    ada.wants(turn=True, mail=True)
    bob.confirms(box, "known@players.test")
    bob.wants(turn=True, mail=True)
    _, seats = daily_table(server, (ada, "Ada"), (bob, "Bob"))
    for one in seats:
        one.__exit__()
    assert ada.post("/api/players/recover/ask", address="stranger@players.test").status_code == 204
    mails_to(box, "known@players.test", 2)
    assert bob.post("/api/players/recover/ask", address="known@players.test").status_code == 204
    mails_to(box, "known@players.test", 3)
    assert [mail["To"] for mail in box.mails].count("stranger@players.test") == 1


@pytest.mark.parametrize(
    "address",
    [
        "ada@example.org\r\nBcc: eve@example.org",
        "ada@example.org\nSubject: x",
        "ada@example.org, eve@example.org",
        '"ada eve"@example.org',
        "Ada <ada@example.org>",
        "ada@localhost",
        "ada@@example.org",
        "ada@exa mple.org",
        "ada@-example.org",
        "ada..lovelace@example.org",
        "\x00ada@example.org",
        "ada@example.org\n",
        "ádám@example.org",
        "a" * 65 + "@example.org",
    ],
)
def test_an_address_that_would_change_headers_is_refused(server: Server, box: Mailbox, address: str) -> None:
    ada, before = Caller(server.url, "Ada"), len(box.raw)
    for path in ("/api/player/notices/mail", "/api/players/recover/ask"):
        refused = ada.post(path, address=address)
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-message")
    assert ada.info["address"] is None
    assert len(box.raw) == before


def test_another_person_cannot_change_my_notices(server: Server, box: Mailbox) -> None:
    ada, eve = Caller(server.url, "Ada"), Caller(server.url, "Eve")
    ada.confirms(box, "mine@players.test")
    ada.wants(turn=True, mail=True)
    before = ada.info
    eve.wants(turn=False, mail=False)
    eve.post("/api/player/notices/mail/delete").raise_for_status()
    eve.post("/api/player/notices/push/delete").raise_for_status()
    assert Caller(server.url).get("/api/player/notices").status_code == 401
    assert ada.info == before


def test_a_stranger_cannot_flood_an_address(server: Server, box: Mailbox) -> None:
    eve = Caller(server.url, "Eve")
    answers = [eve.post("/api/player/notices/mail", address="victim@players.test").status_code for _ in range(8)]
    assert answers == [204] * 5 + [429] * 3
    assert [mail["To"] for mail in box.mails].count("victim@players.test") == 5


def test_players_are_called_to_the_deal_of_the_day_once(tmp_path: Path, box: Mailbox) -> None:
    server = calling_server(f"sqlite:///{tmp_path / 'db.sqlite3'}", tmp_path, box)
    with running(server):
        ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
        for caller in (ada, bob):
            caller.confirms(box, f"{caller.name.lower()}@daily.test")
            caller.wants(daily=True, turn=True, mail=True)
        today = bob.get("/api/daily").json()["today"]
        bob.post(f"/api/daily/{today}/games").raise_for_status()
    with running(server):  # a new process does not know that this day has begun
        mail = mails_to(box, "ada@daily.test", 2)[1]
        assert mail["Subject"] == texts("en")("notice-daily")
        assert "http://hornochsen.test/daily" in plain(mail)
        server.stop()  # a server that is killed now may not have stored that it sent the mail
    with running(server):
        _, [one, other] = daily_table(server, (ada, "Ada"), (bob, "Bob"))
        one.__exit__()
        other.__exit__()
        for caller in (ada, bob):
            mails_to(box, f"{caller.name.lower()}@daily.test", 2)
        mails_to(box, "ada@daily.test", 3)
    about_daily = [mail["To"] for mail in box.mails if mail["Subject"] == texts("en")("notice-daily")]
    assert about_daily == ["ada@daily.test"]
