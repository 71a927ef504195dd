"""The coach's review of a finished game."""

from __future__ import annotations

import re

import httpx
from patience import PATIENCE
from playwright.sync_api import Page, expect
from server import reviewing
from server.serving import Server
from web.browser import PageErrors
from web.conftest import Visit
from web.page_checks import drawn, violations
from web.socket_players import SHORT, SocketPlayer, open_table, over

WHERE = re.compile(r"Decision (\d+) of (\d+)")


def decision(page: Page) -> tuple[int, int]:
    """Return the number of the decision that is shown, and how many there are."""
    found = WHERE.search(page.locator(".steer .where").inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_a_player_reviews_a_game_by_keyboard_and_tries_again(
    visit: Visit, site: Server, page_errors: PageErrors
) -> None:
    page_errors.allow(r"/reviews/0")  # nobody has asked for the review yet
    code = open_table(site, board=SHORT)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start(bots=2)
        ann.play(over)
    page = visit(f"/t/{code}", seats={code: ann.token})
    page.get_by_role("link", name="Review my game").click()
    expect(page.get_by_label("Player")).to_have_value("0")
    page.get_by_role("button", name="Review my game").click()
    page.locator(".alternatives").wait_for()
    expect(page.locator(".panel h2")).to_be_focused()
    assert page.get_by_text("your choice").count() == 1
    assert page.get_by_text("Equal chances").is_visible()

    page.keyboard.press("End")
    last, total = decision(page)
    assert last == total
    page.keyboard.press("ArrowLeft")
    assert decision(page)[0] == max(1, total - 1)
    page.keyboard.press("Home")
    assert decision(page)[0] == 1
    page.get_by_role("slider").press("ArrowRight")
    assert decision(page)[0] == min(2, total)

    first = page.locator(".alternatives button").first
    first.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    drawn(page)
    assert not violations(page)

    page.get_by_role("button", name="Try again from here").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("Second try")).to_be_visible()
    page.locator(".dock[data-task]").wait_for()


def test_jumps_go_from_mistake_to_mistake(visit: Visit, site: Server) -> None:
    """Another seat of a game with all labels: the first decision that is shown, and the marks around it."""
    with httpx.Client(base_url=site.url, timeout=PATIENCE) as client:
        record = reviewing.upload(client)
    marks = [4, 9, 17]

    page = visit("/rules")
    page.route("**/reviews/1", lambda route: route.fulfill(json=_status(marks)))
    page.goto(f"{site.url}/review/{record}?seat=1")
    page.locator(".alternatives").wait_for()
    assert decision(page) == (marks[0] + 1, 20)
    for key, mark in (("PageDown", 9), ("PageDown", 17), ("PageDown", 17), ("PageUp", 9)):
        page.keyboard.press(key)
        assert decision(page)[0] == mark + 1
    page.get_by_role("button", name="Previous mistake").click()
    assert decision(page)[0] == marks[0] + 1
    expect(page.get_by_text("3 blunders")).to_be_visible()
    page.locator(".curve svg").first.click(position={"x": 40, "y": 60})
    assert decision(page)[0] == 1


def _status(marks: list[int]) -> dict[str, object]:
    """Return a review with 20 decisions, of which some are blunders."""

    def one(at: int) -> dict[str, object]:
        tiles = [
            {"action": {"player": 1, "play": [tile]}, "win": win, "win_se": 0.01, "points": 20.0, "points_se": 1.0}
            for tile, win in ((5, 0.4), (9, 0.3))
        ]
        return {
            **{"move": at, "round": at + 1, "kind": "play", "luck_before": 0.0, "reason": None},
            **{"chosen": {"player": 1, "play": [9]}, "best": {"player": 1, "play": [5]}},
            **{"chosen_win": 0.3, "best_win": 0.4, "loss": 0.1, "loss_se": 0.01, "chances": [0.4, 0.3, 0.3]},
            "label": "blunder" if at in marks else "fine",
            "actions": [{**tile, "places": [], "safe": None} for tile in tiles],
        }

    seat = {
        **{"seat": 1, "name": "Ben", "result": 0.0, "start": 1 / 3, "luck": 0.0, "choice": -1 / 3, "quality": 100.0},
        **{"luck_deal": 0.0, "luck_drawn": 0.0, "luck_others": 0.0, "moments": []},
        "decisions": [one(at) for at in range(20)],
    }
    review = {"players": ["Ann", "Ben", "Cid"], "budget": 1, "budget_used": 1, "seed": 0, "seats": [seat]}
    return {"status": "done", "progress": 1.0, "place": 0, "review": review, "error": None}


def test_an_unfinished_game_says_what_to_do(visit: Visit, site: Server, page_errors: PageErrors) -> None:
    page_errors.allow("/api/records/")
    with httpx.Client(base_url=site.url, timeout=PATIENCE) as client:
        record = reviewing.upload(client, reviewing.unfinished())
    page = visit(f"/review/{record}")
    expect(page.get_by_role("alert")).to_contain_text("Finish it")
    page = visit("/review/no-such-game")
    expect(page.get_by_role("alert")).to_contain_text("not found")
