"""Logs report what happened, without secrets and personal data."""

from __future__ import annotations

import io
import json
import logging
import re
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from server.helpers.threaded_server import connect, serving_app, socket_at
from sqlalchemy import create_engine, text
from websockets import Origin
from websockets.exceptions import InvalidStatus

from hornochsen.server.ops import logs
from hornochsen.server.ops.logs import REDACTED, SECRET_KEYS, configure, log, redact_text, truncate_address
from hornochsen.server.table.table import Game, Seat, Table


class Screen(io.StringIO):
    """A terminal whose output the test can read."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Yield the stream to which JSON lines are logged."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure("json", "debug", stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_of_json(written: io.StringIO) -> None:
    log.info("table opened", table="MOOMOO", seats=3, public=True)
    [line] = lines(written)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "table opened", "level": "info", "table": "MOOMOO", "seats": 3, "public": True}


def test_text_on_a_terminal_and_json_elsewhere(written: io.StringIO) -> None:
    screen, pipe = Screen(), io.StringIO()
    configure("auto", "info", screen)
    log.info("table opened", table="MOOMOO")
    configure("auto", "info", pipe)
    log.info("table opened", table="MOOMOO")
    assert "table opened" in screen.getvalue()
    assert "MOOMOO" in screen.getvalue()
    with pytest.raises(ValueError, match="Expecting value"):
        lines(screen)
    assert lines(pipe)[0]["table"] == "MOOMOO"


def test_the_level(written: io.StringIO) -> None:
    stream = io.StringIO()
    configure("json", "warning", stream)
    log.info("not this")
    log.warning("but this")
    assert [line["event"] for line in lines(stream)] == ["but this"]


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("key", sorted(SECRET_KEYS))
def test_secrets_are_redacted(written: io.StringIO, key: str, form: str) -> None:
    stream = io.StringIO()
    configure(form, "info", stream)
    log.info("x", **{key: "moo-secret"}, detail={key.upper(): "moo-secret", "more": [{key: "moo-secret"}]})
    assert "moo-secret" not in stream.getvalue()
    assert REDACTED in stream.getvalue()


def test_every_secret_field_of_a_table_has_a_key() -> None:
    """The log redacts secrets under the names that they have in the database."""
    fields = {name for struct in (Seat, Game, Table) for name in struct.__struct_fields__}
    assert {"name", "key", "handover", "salts", "secret", "state"} <= fields & SECRET_KEYS


def test_of_other_values_only_the_type_is_logged(written: io.StringIO) -> None:
    log.info("x", seat=Seat(who=1, name="Anja", colour="red"))
    [line] = lines(written)
    assert line["seat"] == "Seat"


def test_tokens_are_redacted_in_any_text(written: io.StringIO) -> None:
    token = secrets.token_urlsafe(32)
    log.info(f"somebody came with {token}", reason=f"({token})", more=[token])
    assert token not in written.getvalue()
    assert written.getvalue().count(REDACTED) == 3


@pytest.mark.parametrize("form", ["json", "text"])
def test_errors_come_with_their_traceback_but_no_values(written: io.StringIO, form: str) -> None:
    stream = io.StringIO()
    configure(form, "info", stream)
    token = secrets.token_urlsafe(32)
    try:
        hand = [17, 4, 88]
        raise ValueError(f"no seat for {token} with {len(hand)}")
    except ValueError:
        log.exception("failed", table="MOOMOO")
    told = stream.getvalue()
    assert "Traceback" in told
    assert "test_logs.py" in told
    assert token not in told
    assert "88" not in re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "", told).replace("hand = [17, 4, 88]", "")


def test_parameters_of_statements_are_redacted(written: io.StringIO) -> None:
    engine, names = create_engine("sqlite://"), {"name": "Anja]\nBernd"}
    try:
        with engine.connect() as connection:
            connection.execute(text("SELECT * FROM nowhere WHERE name = :name"), names)
    except Exception:
        log.exception("failed")
    finally:
        engine.dispose()
    [line] = lines(written)
    assert "nowhere" in line["exception"]
    assert "Anja" not in written.getvalue()
    assert "Bernd" not in written.getvalue()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("GET /api/tables?name=Anja HTTP", f"GET /api/tables?{REDACTED} HTTP"),
        ("see http://a.example/t/MOO#secret", f"see http://a.example/t/MOO?{REDACTED}"),
        ("postgresql://ox:moo@db/h failed", "postgresql://ox:***@db/h failed"),
        ("what? nothing", "what? nothing"),
        ("row 3 of 4 #5", "row 3 of 4 #5"),
    ],
)
def test_texts_are_redacted(given: str, told: str) -> None:
    assert redact_text(given) == told


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("fe80::1%eth0", "fe80::/48"),
        ("somebody", REDACTED),
    ],
)
def test_addresses_are_truncated(written: io.StringIO, address: str, told: str) -> None:
    assert truncate_address(address) == told
    log.warning("flood", address=address)
    assert lines(written)[0]["address"] == told


def test_barred_addresses_are_logged(written: io.StringIO) -> None:
    log.warning("refused", barred="203.0.113.77")
    assert lines(written)[0]["barred"] == "203.0.113.77"


def test_libraries_log_in_the_same_form_and_only_errors(written: io.StringIO) -> None:
    token = secrets.token_urlsafe(32)
    for name in logs.LIBRARY_LOGGERS:
        logging.getLogger(name).debug("< TEXT %s", token)
        logging.getLogger(name).warning("Invalid HTTP request received.")
    assert written.getvalue() == ""
    try:
        raise RuntimeError(token)
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application %s", token)
    [line] = lines(written)
    assert line["level"] == "error"
    assert "Traceback" in line["exception"]
    assert token not in written.getvalue()


def test_a_line_for_each_request_without_its_path(written: io.StringIO) -> None:
    with serving_app() as client:
        client.get("/api/tables/moo-secret?token=moo-secret")
        client.get("/moo-secret")
        client.get("/api/broken")
        client.post("/api/tables", headers={"Origin": "https://moo-secret.example"})
        with pytest.raises(InvalidStatus), connect(socket_at(client), origin=Origin("https://moo-secret.example")):
            pass
        with connect(socket_at(client)):
            pass
    told = lines(written)
    assert [(line["method"], line["path"], line["status"]) for line in told if line["event"] == "http"] == [
        ("GET", "/api/tables/{code}", 200),
        ("GET", "-", 404),
        ("GET", "/api/broken", 500),
        ("POST", "-", 403),
        ("SOCKET", "-", 403),
    ]
    assert all(line["ms"] >= 0 for line in told if line["event"] == "http")
    assert "moo-secret" not in written.getvalue()
