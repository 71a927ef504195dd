"""`make screenshots`: every page and every kind of round, on a desktop and a phone, light and dark."""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from server.helpers.serving import Server, serving
from web.helpers.browser import MISSING, PageErrors, Visitor, chromium, launch
from web.helpers.page_checks import settled
from web.helpers.player_actions import asked, lay
from web.helpers.sample_pages import SamplePage, sample_pages, sample_rounds
from web.helpers.socket_players import SocketPlayer, my_game, my_turn, open_table, over
from web.helpers.window_sizes import LEAST_SQUARES, LONGEST

from hornochsen.lesson import CHAPTERS

FOLDER = Path(__file__).parent / "images" / "screenshots"
LATE = 7
"""The round from which on games are pictured, because much has happened by then."""

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1360, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
THEMES = ("light", "dark")
LESSONS = ("goal", "odds", "take", "happy", "double", "open")
"""Topics that are explained when they first come up."""
LIVELIER = ("game", "watching", "over", "replay", "tv-game", "tv-over")
"""Pages that are pictured with a longer game than the one in which they are tested."""


def asked_nothing(_: Page) -> None:
    """Do nothing before the picture is taken."""


class Scene(Struct, frozen=True):
    """A page, and the actions on it before the picture is taken."""

    place: SamplePage
    act: Callable[[Page], object] = asked_nothing
    speed: int = 0
    seen: bool = True
    """Whether everything has been explained before."""


def scenes(server: Server) -> Iterator[tuple[str, Scene]]:
    """Yield a name and a scene for each picture."""
    for name, place in sample_pages(server).items():
        if name not in LIVELIER:
            yield name, Scene(place)
        if name == "home":
            yield "settings", Scene(place, lambda page: page.get_by_role("button", name="Settings").click())
        if name == "pass":
            yield "pass-handing", Scene(place, hand_round)
        if name == "replay":
            yield name, Scene(SamplePage(f"{place.path}?step=40", ready=place.ready))
    for chapter in CHAPTERS:
        lesson = SamplePage(f"/learn/{chapter.number}", ready=".dock[data-task=play]")
        yield f"lesson-{chapter.name}", Scene(lesson)
    yield "lesson-answer", Scene(SamplePage("/learn/1", ready=".dock[data-task=play]"), answer)
    yield "upload", Scene(SamplePage("/replay"))
    for kind, place in sample_rounds(server).items():
        yield f"round-{kind}", Scene(place)
        yield f"round-{kind}-first", Scene(place, seen=False)
    code, token = late(
        server,
        lambda guest: my_turn(guest) and guest.position["round"] >= LATE and guest.position["options"]["buy"],
    )
    game = SamplePage(f"/t/{code}", {code: token}, ready=".dock[data-task=play]")
    yield "game", Scene(game)
    yield "game-choosing", Scene(game, pick)
    yield "game-buying", Scene(game, lambda page: page.get_by_role("button", name="Buy tiles").click())
    yield "game-rules", Scene(game, open_rules)
    yield "game-guide", Scene(SamplePage(f"/t/{code}?guide=1", {code: token}, ready=".hint.guide"))
    yield "watching", Scene(SamplePage(f"/t/{code}", ready=".watch"))
    yield "tv-game", Scene(SamplePage(f"/tv/{code}", ready=".players"))
    code, token = late(server, over)
    yield "over", Scene(SamplePage(f"/t/{code}", {code: token}, ready=".standings"))
    yield "verified", Scene(SamplePage(f"/t/{code}", {code: token}, ready=".standings"), verify)
    yield "tv-over", Scene(SamplePage(f"/tv/{code}", ready=".standings"))
    code, token = late(server, lambda guest: bool((guest.position.get("options") or {}).get("take")))
    yield "game-taking", Scene(SamplePage(f"/t/{code}", {code: token}, ready=".dock[data-task=take]"))
    yield "game-laid", Scene(waiting(server))


def reveals(server: Server) -> Scene:
    """Return the scene of a reveal in a new game, because a reveal is shown only once."""
    code, token = late(server, lambda guest: my_turn(guest) and guest.position["round"] >= LATE)
    return Scene(SamplePage(f"/t/{code}", {code: token}, ready=".dock[data-task=play]"), reveal, speed=1)


STAYING = contextlib.ExitStack()
"""People stay connected while pictures are taken: otherwise the log would say that they come and go."""


def late(server: Server, until: Callable[[SocketPlayer], bool]) -> tuple[str, str]:
    code = open_table(server)
    ann = STAYING.enter_context(SocketPlayer(server, code, "Ann"))
    ann.start(bots=3, level="cow")
    ann.play(lambda guest: until(guest) or over(guest))
    return code, ann.token


def waiting(server: Server) -> SamplePage:
    """Return the page of a player who waits for another player."""
    code = open_table(server)
    ann, _ = (STAYING.enter_context(SocketPlayer(server, code, name)) for name in ("Ann", "Ben"))
    ann.start(bots=2)
    ann.play(my_turn)
    ann.act()
    return SamplePage(f"/t/{code}", {code: ann.token}, ready=".dock[data-task=laid]")


def pick(page: Page) -> None:
    asked(page)
    page.locator(".dock > .hand [data-tile]").last.click()


def open_rules(page: Page) -> None:
    asked(page)
    page.locator("header .link").click()
    page.locator("header .link[aria-expanded=true]").wait_for()


def answer(page: Page) -> None:
    lay(page)
    page.locator(".outcome").wait_for()


def reveal(page: Page) -> None:
    lay(page)
    page.get_by_role("button", name="Skip").wait_for()
    page.wait_for_timeout(1300)  # in the middle of it


def verify(page: Page) -> None:
    page.get_by_role("button", name="Verify the shuffle").click()
    page.locator(".verify li").first.wait_for()


def hand_round(page: Page) -> None:
    for number, name in ((1, "Ann"), (2, "Ben")):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="I am ").wait_for()


def take(browser: Browser, server: Server, name: str, scene: Scene) -> None:
    for screen, options in SCREENS.items():
        for theme in THEMES:
            shown = reveals(server) if name == "reveal" else scene
            preferences = {"theme": theme, "speed": shown.speed, "seen": LESSONS if shown.seen else ()}
            still: dict[str, Any] = {} if shown.speed else {"reduced_motion": "reduce"}
            visitor = Visitor(
                browser, server.url, PageErrors(), seats=shown.place.seats, preferences=preferences, **still, **options
            )
            page = visitor.open(shown.place.path)
            page.locator(shown.place.ready).first.wait_for()
            shown.act(page)
            page.wait_for_timeout(0 if shown.speed else 400)  # until everything is measured and in its place
            write(page.screenshot(), FOLDER / f"{name}-{screen}-{theme}.png")
            visitor.close()


def take_windows(browser: Browser, server: Server, bots: int) -> None:
    """Picture a table with the first hint open in windows of many sizes."""
    with my_game(server, bots=bots) as (path, seats):
        preferences = {"language": LONGEST, "seen": ()}
        visitor = Visitor(
            browser, server.url, PageErrors(), seats=seats, preferences=preferences, reduced_motion="reduce"
        )
        page = visitor.open(path)
        asked(page)
        for width, height in LEAST_SQUARES:
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            write(page.screenshot(), FOLDER / f"windows-{bots + 1}-players-{width}x{height}.png")
        visitor.close()


SMALL = ((360, 640), (320, 568), (844, 390), (1366, 641))
"""Windows in which pages beside the table are pictured."""


def take_small_windows(browser: Browser, server: Server) -> None:
    """Picture the pages around a game in small windows."""
    pages = sample_pages(server)
    for name in ("home", "learn", "lobby", "replay", "over"):
        place = pages[name]
        visitor = Visitor(
            browser,
            server.url,
            PageErrors(),
            seats=place.seats,
            preferences={"language": LONGEST},
            reduced_motion="reduce",
        )
        page = visitor.open(place.path)
        page.locator(place.ready).first.wait_for()
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            write(page.screenshot(), FOLDER / f"windows-{name}-{width}x{height}.png")
        visitor.close()


def write(picture: bytes, path: Path) -> None:
    """Write a picture with all its colours: a small palette would lose rare ones, such as the bull's eyes' violet."""
    Image.open(io.BytesIO(picture)).convert("RGB").save(path, optimize=True)


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose names begin with a wanted name."""
    path = chromium()
    if path is None:
        sys.exit(MISSING)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright, path)
        with serving(f"sqlite:///{folder}/screenshots.sqlite3", Path(folder)) as server:
            found = [*scenes(server), ("reveal", reveals(server))]
            for name, scene in found:
                if not wanted or name.startswith(tuple(wanted)):
                    take(browser, server, name, scene)
                    print(name, flush=True)
            if not wanted or "windows".startswith(tuple(wanted)):
                for bots in (1, 7):
                    take_windows(browser, server, bots)
                    print("windows", bots + 1, flush=True)
                take_small_windows(browser, server)
                print("windows of other pages", flush=True)
            STAYING.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
