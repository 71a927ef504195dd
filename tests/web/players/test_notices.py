"""Notices in the browser: choosing them on my page, mailed links, and what the service worker shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, Worker, expect
from py_vapid import Vapid02
from server.helpers.calling import Caller, calling_server, daily_table, plain
from server.helpers.mailbox import Mailbox, mailbox, wait_for
from server.helpers.push_service import Browser as Subscription
from server.helpers.serving import SALTED, Server, running, serving
from web.conftest import NewVisitor
from web.helpers.browser import PageErrors, Visitor
from web.helpers.page_checks import looks_right, violations
from web.helpers.player_actions import answer

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
    visitor: Visitor = new_visitor(server=server, **options)
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
    section.get_by_label("Email address").fill(ADDRESS)
    section.get_by_role("button", name="Send the confirmation").click()
    expect(section.get_by_text(f"We have sent an email to {ADDRESS}")).to_be_visible()
    page = visitor.open(mailed(box, ADDRESS, r"/me#confirm=[\w-]{43}"))
    section = page.get_by_role("region", name="Notices")
    expect(page.get_by_text("The email address is confirmed.")).to_be_visible()
    assert "#" not in page.url
    expect(section.get_by_role("switch", name="Send me notices by email")).to_be_checked()
    expect(section.get_by_role("switch", name="when it is my turn")).to_be_checked()
    section.get_by_role("switch", name="a few hours before my time runs out").click()
    expect(section.get_by_role("switch", name="a few hours before my time runs out")).not_to_be_checked()
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
    assert answer(page) == "play"
    other.play(lambda player: [wait["seat"] for wait in player.waits] == [player.seat])
    other.__exit__()

    # One click ends the mails.
    page = visitor.open(mailed(box, ADDRESS, r"/unsubscribe/[\w-]{43}"))
    assert ada.info["settings"]["mail"]
    assert not violations(page)
    page.get_by_role("button", name="No more emails").click()
    expect(page.get_by_text("You will get no more emails about your games.")).to_be_visible()
    assert not ada.info["settings"]["mail"]


def test_a_lost_player_comes_back_by_mail(
    server: Server, box: Mailbox, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    ada = Caller(server.url, "Adelheid")
    ada.confirms(box, "lost@players.test")
    visitor = new_visitor(server=server, reduced_motion="reduce")
    page = visitor.open("/me")
    page.get_by_role("button", name="Recover a player").click()
    page.get_by_label("Email address").fill("lost@players.test")
    page.get_by_role("button", name="Send me the link").click()
    expect(page.get_by_text("an email is on its way")).to_be_visible()
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
    looks_right(page, *SIZES)


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
        expect(page.get_by_label("Email address")).to_have_count(0)


SUBSCRIBE = """
window.asked = 0;
Object.defineProperty(Notification, 'permission', {get: () => 'default'});
Notification.requestPermission = async () => (window.asked += 1) > 1 ? 'granted' : 'default';
const made = %s;
const plain = text => atob(text.replace(/-/g, '+').replace(/_/g, '/'));
const bytes = text => Uint8Array.from(plain(text), one => one.charCodeAt(0)).buffer;
PushManager.prototype.subscribe = async options => {
  window.key = options.applicationServerKey;
  return {endpoint: made.endpoint, getKey: name => bytes(name === 'auth' ? made.auth : made.key)};
};
"""


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


RECORD = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, options) => { self.shown.push({title, ...options}) };
  self.clients.openWindow = async url => { self.opened.push(url) };
}"""
"""The headless browser allows no notifications and opens no windows from a worker: the test looks at the calls."""

CLICK = """([path, action]) => {
  const event = new ExtendableEvent('notificationclick');
  let closed = false;
  const notification = {data: {path}, close() { closed = true }};
  const given = {notification, action, waitUntil: work => { self.work = work }};
  for (const name of Object.keys(given)) Object.defineProperty(event, name, {value: given[name]});
  self.dispatchEvent(event);
  return self.work.then(() => closed);
}"""


def test_the_worker_shows_a_push_and_opens_its_table(
    server: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    page = new_visitor(server=server).open("/")
    worker = working(page)
    worker.evaluate(RECORD)
    deliver(page, json.dumps(MESSAGE))
    [shown] = wait_for(lambda: worker.evaluate("() => self.shown"))
    assert shown == {
        "title": MESSAGE["title"],
        "body": MESSAGE["body"],
        "tag": MESSAGE["tag"],
        "lang": "en",
        "icon": "/icon-192.png",
        "badge": "/icon-192.png",
        "data": {"path": "/t/K7M2QX"},
        "actions": [{"action": "open", "title": MESSAGE["open"]}, {"action": "off", "title": MESSAGE["off"]}],
    }
    deliver(page, "not JSON")
    wait_for(lambda: len(worker.evaluate("() => self.shown")) == 2)
    assert worker.evaluate("() => self.shown[1].title") == "Tanz der Hornochsen!"
    assert worker.evaluate(CLICK, ["https://elsewhere.test/", ""])  # never another site
    assert worker.evaluate(CLICK, ["/t/K7M2QX", ""])
    assert worker.evaluate(CLICK, ["/t/K7M2QY", "open"])
    assert worker.evaluate(CLICK, ["/t/K7M2QX", "off"])
    assert worker.evaluate("() => self.opened") == [f"{server.url}/t/K7M2QX", f"{server.url}/t/K7M2QY"]


def test_a_device_is_subscribed_after_a_click(server: Server, new_visitor: NewVisitor, page_errors: PageErrors) -> None:
    """A browser cannot subscribe without the internet, so the subscription is the test's own."""
    ada, made = Caller(server.url, "Ada"), Subscription("/browser").subscription
    visitor = as_player(new_visitor, server, ada, reduced_motion="reduce")
    visitor.context.add_init_script(SUBSCRIBE % json.dumps(made))
    page = visitor.open("/me")
    section = page.get_by_role("region", name="Notices")
    button = section.get_by_role("button", name="Turn on notices on this device")
    expect(button).to_be_enabled()
    assert page.evaluate("() => window.asked") == 0
    button.click()  # the person says no
    page.wait_for_function("() => window.asked === 1")
    expect(button).to_be_enabled()
    assert not ada.info["subscribed"]
    button.click()
    expect(section.get_by_text("This device shows notices.")).to_be_visible()
    expect(section.get_by_role("switch", name="when it is my turn")).to_be_checked()
    assert ada.info["subscribed"]
    assert page.evaluate("() => window.key") == ada.info["push_key"]
    assert not violations(page)
    section.get_by_role("button", name="Turn off notices on this device").click()
    expect(button).to_be_enabled()
    assert not ada.info["subscribed"]


def test_a_browser_that_forbids_notices_says_so(
    server: Server, new_visitor: NewVisitor, page_errors: PageErrors
) -> None:
    visitor = as_player(new_visitor, server, Caller(server.url, "Ada"))
    visitor.context.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'});")
    page = visitor.open("/me")
    expect(page.get_by_text("The browser does not allow notices from this page.")).to_be_visible()
    expect(page.get_by_role("button", name="Turn on notices on this device")).to_have_count(0)
