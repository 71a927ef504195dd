"""The comparison of secrets: by their SHA-256 hashes in the database, or with `compare_digest`.

The time of a comparison then reveals something about a hash at most, and nothing about the secret.
"""

from __future__ import annotations

import ast
import asyncio
import contextlib
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

from server.helpers.databases import fresh_database
from server.helpers.in_process import connect, open_backend
from sqlalchemy import Engine, event

import hornochsen.server
from hornochsen import protocol as p
from hornochsen.protocol.errors import Refusal
from hornochsen.protocol.notices import RecoverByMail
from hornochsen.protocol.players import JoinPlayer, NewPlayer, RecoverPlayer, UseSeatLink
from hornochsen.server.session.people import seat_links
from hornochsen.server.session.people.players import link_hash, mailed_hash, recovery_hash
from hornochsen.server.session.tokens import new_token
from hornochsen.server.table.people import identity
from hornochsen.server.table.table import encode

ADDRESS = "192.0.2.1"
SERVER = Path(hornochsen.server.__file__).parent
SECRETS = {"secret", "token", "password", "recovery", "recovery_code", "metrics_token", "operator_token", "bearer"}
"""Names of variables and fields that hold secrets."""


@contextlib.contextmanager
def statements() -> Iterator[list[str]]:
    """Yield a list to which the parameters of all statements of this process are added."""
    heard: list[str] = []

    def listen(_: Any, __: Any, ___: str, parameters: Any, *____: Any) -> None:
        heard.append(repr(parameters))

    event.listen(Engine, "before_cursor_execute", listen)
    try:
        yield heard
    finally:
        event.remove(Engine, "before_cursor_execute", listen)


async def refused(asked: Awaitable[object]) -> str:
    """Return the error with which a request is refused."""
    try:
        await asked
    except Refusal as refusal:
        return refusal.error
    raise AssertionError("the request was not refused")


def test_the_database_gets_hashes_of_secrets_and_never_a_secret(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with open_backend(url) as backend:
            players = backend.service.players
            mine, second, third, wrong = (new_token() for _ in range(4))
            with statements() as heard:
                await players.create(NewPlayer(mine, "Ann"), ADDRESS)
                player, _ = await players.authenticate(mine, ADDRESS)
                assert await refused(players.authenticate(wrong, ADDRESS)) == "unknown-player"
                assert await refused(players.authenticate_at(wrong, "ABCDEF", ADDRESS)) == "unknown-player"
                link, _ = await players.link(player)
                await players.join(JoinPlayer(link, second, "phone"), ADDRESS)
                assert await refused(players.join(JoinPlayer(wrong, third, "phone"), ADDRESS)) == "unknown-secret"
                code = await players.new_recovery_code(player)
                new = (await players.recover(RecoverPlayer(code, third, "new phone"), ADDRESS)).code
                assert await refused(players.recover(RecoverPlayer(code, wrong, "x"), ADDRESS)) == "unknown-recovery"
                mailed = RecoverByMail(wrong, wrong, "x")
                assert await refused(players.recover_by_mail(mailed, ADDRESS)) == "unknown-link"
                assert await refused(backend.notices.confirm(wrong)) == "unknown-link"
                used = UseSeatLink(wrong, wrong, "x")
                answer = seat_links.use_link(backend.store, players.guesses, used, "ABCDEF", ADDRESS)
                assert await refused(answer) == "unknown-link"
            told = "\n".join(heard)
            for hashed in (
                *map(identity.key, (mine, second, third, wrong)),
                *map(link_hash, (link, wrong)),
                *map(recovery_hash, (code, new)),
                *(mailed_hash(wrong), seat_links.seat_link_hash(wrong)),
            ):
                assert hashed in told
            for secret in (mine, second, third, wrong, link, code, code.replace("-", ""), new):
                assert secret not in told

    with fresh_database("sqlite", tmp_path) as url:
        asyncio.run(run(url))


def test_a_table_stores_hashes_of_tokens_and_private_links(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with open_backend(url) as backend:
            code = (await backend.service.open_table(p.Terms())).code
            async with connect(backend, code) as ann:
                await ann.ask(p.Sit("sit", "Ann"))
                given = (await ann.ask(p.Handover("move"))).secret
                [token] = [one.token for one in ann.messages if isinstance(one, p.Welcome) and one.token]
                stored = encode(ann.live.table).decode()
            for secret in (token, given):
                assert secret not in stored
                assert identity.key(secret) in stored

    with fresh_database("sqlite", tmp_path) as url:
        asyncio.run(run(url))


def compared_secrets(source: str) -> list[int]:
    """Return the lines in which code compares a secret itself, and not a column of the database."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn):
            continue
        sides = [node.left, *node.comparators]
        if not any(map(_is_column, sides)) and any(_name(side) in SECRETS for side in sides):
            found.append(node.lineno)
    return found


def _name(node: ast.AST) -> str | None:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None


def _is_column(node: ast.AST) -> bool:
    """Return whether an expression is a column, such as `devices.c.secret`: the database compares it."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "c"


def test_a_direct_comparison_would_be_found() -> None:
    assert compared_secrets("if given == settings.metrics_token: pass") == [1]
    assert compared_secrets("x\nif secret != other or token in known: pass") == [2, 2]
    assert compared_secrets("query.where(devices.c.secret == secret)") == []


def test_no_code_of_the_server_compares_a_secret_itself() -> None:
    files = sorted(SERVER.rglob("*.py"))
    assert len(files) > 100
    found = {str(file.relative_to(SERVER)): lines for file in files if (lines := compared_secrets(file.read_text()))}
    assert found == {}
