"""Notes that explain the goal of the game and the taking of tiles, once each."""

from __future__ import annotations

from playwright.sync_api import expect
from server.helpers.serving import Server
from web.conftest import Visit
from web.helpers.player_actions import answer, asked
from web.helpers.socket_players import SocketPlayer, my_game, open_table


def test_the_goal_of_the_game_is_explained_once(visit: Visit, site: Server) -> None:
    with my_game(site) as (path, seats):
        page = visit(path, seats=seats)
        note = page.get_by_role("note")
        expect(note).to_contain_text("Stay off the dunghill!")
        note.get_by_role("button", name="Got it").click()
        expect(note).to_be_hidden()
        page.reload()
        asked(page)
        expect(note).to_be_hidden()


def test_taking_tiles_is_explained_the_first_time(visit: Visit, site: Server) -> None:
    short_rows = {"name": "short rows", "rows": [["", 1, 2]] * 8, "bulls_eyes": [40], "dunghill": 90}
    code = open_table(site, board=short_rows)
    with SocketPlayer(site, code, "Ann") as ann:
        ann.start()
        ann.play(lambda guest: bool((guest.position.get("options") or {}).get("take")))
        page = visit(f"/t/{code}", seats={code: ann.token})
        assert asked(page) == "take"
        expect(page.get_by_role("note")).to_contain_text("Row complete!")
        answer(page)
        expect(page.get_by_role("note").filter(has_text="Row complete!")).to_be_hidden()
