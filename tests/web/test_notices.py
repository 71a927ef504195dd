"""Notices in the browser: choosing them on my page, mailed links, and what the service worker shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, Worker, expect
from py_vapid import Vapid02
from server.calling import Caller, calling_server, daily_table, plain
from server.mailbox import Mailbox, mailbox, wait_for
from server.serving import SALTED, Server, running, serving
from web.browser import MILLISECONDS, PageErrors, Visitor
from web.conftest import NewVisitor
from web.page_checks import overflowing, scrolls_sideways, violations
from web.player_actions import lay

from hornochsen.locales import LANGUAGES, texts

ADDRESS = "ada@players.test"
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 641},
    {"width": 844, "height": 390},
    {"width": 360, "height": 640},
)
MESSAGE = {
    "title": "It is your turn at table K7M2QX",
    "body": "You have about 24 hours left.",
    "path": "/t/K7M2QX",
    "tag": "K7M2QX turn",
    "language": "en",
    "open": "Go to the table",
    "off": "No more notices",
}


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("notices")
    key = Vapid02()
    key.generate_keys()
    key.save_key(str(folder / "push.pem"))
    found = calling_server(f"sqlite:///{folder / 'db.sqlite3'}", folder, box, push_key=str(folder / "push.pem"))
    found.settings |= {"public_url": found.url, **SALTED}
    with running(found):
        yield found


def as_player(new_visitor: NewVisitor, server: Server, ada: Caller, **options: object) -> Visitor:
    """Return a visitor whose browser keeps the secret of a player."""
    known = {"id": ada.get("/api/player").json()["player"]["id"], "secret": ada.secret, "name": ada.name}
    visitor: Visitor = new_visitor(server=server, **options)  # type: ignore[arg-type]
    kept = json.dumps(json.dumps({"current": known["id"], "players": [known]}))
    script = f"if (!localStorage.getItem('hornochsen-players')) localStorage.setItem('hornochsen-players', {kept});"
    visitor.context.add_init_script(script)
    return visitor


def mailed(box: Mailbox, address: str, pattern: str) -> str:
    """Wait for a mail to an address that contains a link, and return the link's path."""

    def found() -> str | None:
        texts_ = [plain(mail) for mail in box.mails if mail["To"] == address]
        links = [match[1] for text in texts_ if (match := re.search(rf"http://[^/]+({pattern})", text))]
        return links[-1] if links else None

    return str(wait_for(found))


def test_a_player_asks_for_mails_is_called_and_answers(
    server: Server, box: Mailbox, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    ada, bob = Caller(server.url, "Ada"), Caller(server.url, "Bob")
    visitor = as_player(new_visitor, server, ada, reduced_motion="reduce")
    page = visitor.open("/me")
    section = page.get_by_role("region", name="Notices")
    expect(section.get_by_role("switch", name="when it is my turn")).not_to_be_checked()

    # An address is used once its owner has confirmed it.
    section.get_by_label("Mail address").fill(ADDRESS)
    section.get_by_role("button", name="Send the confirmation").click()
    expect(section.get_by_text(f"We have sent a mail to {ADDRESS}")).to_be_visible()
    page = visitor.open(mailed(box, ADDRESS, r"/me#confirm=[\w-]{43}"))
    section = page.get_by_role("region", name="Notices")
    expect(page.get_by_text("The mail address is confirmed.")).to_be_visible()
    assert "#" not in page.url
    expect(section.get_by_role("switch", name="Mail me the notices")).to_be_checked()
    expect(section.get_by_role("switch", name="when it is my turn")).to_be_checked()
    section.get_by_role("switch", name="some hours before my time is over").click()
    expect(section.get_by_role("switch", name="some hours before my time is over")).not_to_be_checked()
    section.get_by_role("switch", name="No notices at night").click()
    section.get_by_label("until").fill("07:30")
    wait_for(lambda: ada.info["settings"]["quiet_until"] == 450)
    assert ada.info["settings"]["quiet_from"] == 22 * 60
    expect(section.get_by_label("until")).to_have_value("07:30")
    section.get_by_role("switch", name="No notices at night").click()
    expect(section.get_by_label("until")).to_have_count(0)
    wait_for(lambda: ada.info["settings"]["quiet_from"] is None)

    # The mail leads to the table, and the player answers there.
    code, [one, other] = daily_table(server, (ada, "Ada"), (bob, "Bob"))
    token = one.token
    one.__exit__()
    seat = [{"code": code, "token": token, "name": "Ada", "at": 1}]
    page.evaluate("seat => localStorage.setItem('hornochsen-games', JSON.stringify(seat))", seat)
    page = visitor.open(mailed(box, ADDRESS, rf"/t/{code}"))
    lay(page)
    other.play(lambda player: [wait["seat"] for wait in player.waits] == [player.seat])
    other.__exit__()

    # One click ends the mails.
    page = visitor.open(mailed(box, ADDRESS, r"/unsubscribe/[\w-]{43}"))
    assert ada.info["settings"]["mail"]
    assert not violations(page)
    page.get_by_role("button", name="No more mails").click()
    expect(page.get_by_text("You get no more mails about your games.")).to_be_visible()
    assert not ada.info["settings"]["mail"]


def test_a_lost_player_comes_back_by_mail(
    server: Server, box: Mailbox, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    ada = Caller(server.url, "Adelheid")
    ada.confirms(box, "lost@players.test")
    visitor = new_visitor(server=server, reduced_motion="reduce")
    page = visitor.open("/me")
    page.get_by_role("button", name="Recover a player").click()
    page.get_by_label("Mail address").fill("lost@players.test")
    page.get_by_role("button", name="Send me the link").click()
    expect(page.get_by_text("a mail is on its way")).to_be_visible()
    assert not violations(page)
    page = visitor.open(mailed(box, "lost@players.test", r"/me#recover=[\w-]{43}"))
    page.get_by_role("button", name="Recover", exact=True).click()
    expect(page.get_by_role("heading", name="Adelheid")).to_be_visible()
    expect(page.get_by_text("Your player is back.")).to_be_visible()
    assert ada.get("/api/player").status_code == 401


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_section_fits_and_axe_finds_nothing(
    server: Server, box: Mailbox, new_visitor: NewVisitor, page_errors: PageErrors, language: str
) -> None:
    ada = Caller(server.url, "Ada")
    ada.confirms(box, f"a.rather.long.address.of.a.player.{language}@a-long-domain.players.test")
    ada.wants(turn=True, mail=True, quiet_from=1320, quiet_until=480, zone="America/Argentina/ComodRivadavia")
    page = as_player(
        new_visitor, server, ada, preferences={"language": language, "theme": "system"}, reduced_motion="reduce"
    ).open("/me")
    say = texts(language)
    expect(page.get_by_role("heading", name=say("notices-title"), exact=True)).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(size)
        assert not scrolls_sideways(page)
        assert not overflowing(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert not violations(page)


def test_without_mail_and_push_nothing_is_shown(
    tmp_path: Path, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    with serving(f"sqlite:///{tmp_path / 'db.sqlite3'}", tmp_path) as server:
        ada = Caller(server.url, "Ada")
        page = as_player(new_visitor, server, ada).open("/me")
        expect(page.get_by_role("heading", name="Devices")).to_be_visible()
        page.get_by_role("button", name="Recover a player").click()
        expect(page.get_by_role("textbox", name="Recovery code")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading", name="Notices")).to_have_count(0)
        expect(page.get_by_label("Mail address")).to_have_count(0)


def working(page: Page) -> Worker:
    """Register the service worker, as my page does, and return it when it runs."""
    page.evaluate("() => navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    wait_for(lambda: page.evaluate("() => 1") and page.context.service_workers)
    return page.context.service_workers[0]


def deliver(page: Page, data: str) -> None:
    """Deliver a push message through the browser's DevTools."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_for(lambda: page.evaluate("() => 1") and found)
    origin = page.evaluate("() => location.origin")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": data})


SHOWN = """() => navigator.serviceWorker.ready
  .then(worker => worker.getNotifications())
  .then(all => all.map(({title, body, tag, lang, data}) => ({title, body, tag, lang, path: data.path})))"""


def test_the_worker_shows_a_push_and_opens_its_table(
    server: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    visitor = new_visitor(server=server)
    visitor.context.grant_permissions(["notifications"], origin=server.url)
    page = visitor.open("/")
    worker = working(page)
    deliver(page, json.dumps(MESSAGE))
    [shown] = wait_for(lambda: page.evaluate(SHOWN))
    assert shown == {
        "title": MESSAGE["title"],
        "body": MESSAGE["body"],
        "tag": MESSAGE["tag"],
        "lang": "en",
        "path": "/t/K7M2QX",
    }
    deliver(page, json.dumps(MESSAGE | {"body": "You have about 6 hours left."}))
    wait_for(lambda: page.evaluate(SHOWN)[0]["body"] == "You have about 6 hours left.")
    assert len(page.evaluate(SHOWN)) == 1  # the tag replaces the first one
    worker.evaluate("() => { self.opened = []; self.clients.openWindow = async url => { self.opened.push(url) } }")
    click = """([path, action]) => self.registration.getNotifications().then(([notification]) => {
      const event = new NotificationEvent('notificationclick', {notification, action});
      if (path) Object.defineProperty(event, 'notification', {value: {data: {path}, close() {}}});
      self.dispatchEvent(event);
    })"""
    worker.evaluate(click, ["https://elsewhere.test/", ""])  # never another site
    worker.evaluate(click, ["", "open"])
    wait_for(lambda: worker.evaluate("() => self.opened"))
    assert worker.evaluate("() => self.opened") == [f"{server.url}/t/K7M2QX"]
    wait_for(lambda: not page.evaluate(SHOWN))  # a click closes the notification


def test_the_permission_is_asked_for_only_after_a_click(
    server: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    visitor = as_player(new_visitor, server, Caller(server.url, "Ada"))
    visitor.context.add_init_script(
        "window.asked = 0; Notification.requestPermission = async () => { window.asked += 1; return 'default' };"
    )
    page = visitor.open("/me")
    button = page.get_by_role("button", name="Turn on notices on this device")
    if page.evaluate("() => Notification.permission") == "denied":  # the headless browser's own choice
        expect(page.get_by_text("The browser does not allow notices from this page.")).to_be_visible()
    else:
        expect(button).to_be_enabled()
        assert page.evaluate("() => window.asked") == 0
        button.click()
        page.wait_for_function("() => window.asked === 1", timeout=MILLISECONDS)
        expect(button).to_be_enabled()
