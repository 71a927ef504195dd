"""A server with a game in the background, which attacks must not disturb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.helpers.raw_clients import BackgroundGame, open_table, undisturbed
from server.helpers.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("attacks")
    with serving(f"sqlite:///{folder}/db.sqlite3", folder, salt_seconds="0.2") as server:
        yield server
        assert server.stop() == 0


@pytest.fixture(scope="module")
def background_game(server: Server) -> Iterator[BackgroundGame]:
    with BackgroundGame(server) as background_game:
        yield background_game


@pytest.fixture(autouse=True)
def _undisturbed(server: Server, background_game: BackgroundGame) -> Iterator[None]:
    with undisturbed(server, background_game):
        yield


@pytest.fixture
def code(server: Server) -> str:
    return open_table(server)
