"""The HTTP API behind the operator's page. It exists only if the setting `operator_token` is set."""

from __future__ import annotations

import time
from hashlib import sha256
from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from .... import __version__
from ....protocol import Summary
from ....protocol.errors import Refusal
from ....protocol.operator import (
    OperatorAddress,
    OperatorBarredPlayer,
    OperatorLoad,
    OperatorOverview,
    OperatorPeople,
    OperatorPerson,
    OperatorPlayer,
    OperatorProblem,
    OperatorReport,
    OperatorStorage,
    OperatorTable,
)
from ...backend import Backend
from ...ops import recent_logs
from ...ops.addresses import normal_network
from ...ops.limits import limit_key
from ...ops.logs import log
from ...session.database_reads import read_or_refuse
from ...storage import ListedRow
from ...table.game import clocks
from ...table.table import decode_table
from ..clients import address_of
from .common import Code

MAX_TABLES = 100
"""Maximum number of tables in the overview."""

MAX_REPORTS = 50
"""Maximum number of reports in the overview."""


def operator_backend(request: Request[Any, Any, Any]) -> Backend:
    """Return the backend if the request has the operator's token; else raise `Refusal`.

    A barred address may be the operator's own, so the token counts more than the list of barred addresses.
    """
    backend: Backend = request.app.state.backend
    expected = backend.settings.operator_token
    if not expected:
        raise Refusal("unknown-path")
    address = limit_key(address_of(request))
    if not backend.operator_failures.would_allow(address):
        raise Refusal("too-fast")
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    # Digests have one length, so the comparison does not reveal the length of the token.
    same = compare_digest(sha256(given.encode()).digest(), sha256(expected.encode()).digest())
    if scheme.lower() != "bearer" or not same:
        backend.operator_failures.allow(address)
        log.warning("wrong operator token", address=address_of(request))
        raise Refusal("wrong-token")
    return backend


@get("/")
async def overview(request: Request[Any, Any, Any]) -> OperatorOverview:
    """Return load, storage, reports, tables, problems, barred addresses and barred players."""
    backend = operator_backend(request)
    store, service = backend.store, backend.service
    sizes = await read_or_refuse(backend.monitor.measure_sizes())
    reports = await read_or_refuse(store.moderation.reports(MAX_REPORTS))
    return OperatorOverview(
        version=__version__,
        now=time.time(),
        began=backend.monitor.began,
        processes=len(service.processes),
        load=_load(backend),
        storage=msgspec.convert(sizes, OperatorStorage, from_attributes=True),
        reports=tuple(msgspec.convert(report, OperatorReport, from_attributes=True) for report in reports),
        tables=tuple(_table(row) for row in await read_or_refuse(store.tables(MAX_TABLES))),
        problems=tuple(
            msgspec.convert(problem, OperatorProblem, from_attributes=True) for problem in recent_logs.problems()
        ),
        barred=tuple(sorted(await read_or_refuse(store.barred()))),
        barred_players=tuple(
            OperatorBarredPlayer(player, name)
            for player, name in (await read_or_refuse(store.players.barred())).items()
        ),
    )


def _load(backend: Backend) -> OperatorLoad:
    return OperatorLoad(
        choices_per_second=round(backend.monitor.choices_per_second, 2),
        lag_seconds=round(backend.monitor.lag, 4),
        memory_bytes=backend.metrics.memory(),
        connections=backend.connections.total,
        addresses=backend.connections.addresses(),
        bot_queue=backend.scheduler.bot_pool.queued,
        write_queue=backend.store.pending_writes,
    )


def _table(row: ListedRow) -> OperatorTable:
    shown = msgspec.json.decode(row.summary, type=Summary)
    return OperatorTable(row.code, row.phase, shown.people, shown.bots, row.public, row.updated)


@get("/tables/{code:str}")
async def people(request: Request[Any, Any, Any], code: Code) -> OperatorPeople:
    """Return the people at a table."""
    backend = operator_backend(request)
    row = await read_or_refuse(backend.store.load(code.upper()))
    if row is None:
        raise Refusal("unknown-table")
    addresses = await read_or_refuse(backend.store.moderation.addresses(row.code))
    live = backend.service.processes
    return OperatorPeople(
        row.code,
        tuple(
            OperatorPerson(
                seat.who,
                seat.name,
                clocks.present(seat, live),
                tuple(found.address for found in addresses if found.who == seat.who),
                seat.player,
            )
            for seat in decode_table(row.snapshot).seats
            if seat.bot is None
        ),
    )


@post("/tables/{code:str}/close", status_code=204)
async def close_table(request: Request[Any, Any, Any], code: Code) -> None:
    """Close a table: its players are notified, and play ends."""
    backend = operator_backend(request)
    if not await read_or_refuse(backend.store.close_table(code.upper())):
        raise Refusal("unknown-table")
    log.info("operator closed a table", table=code.upper())


@post("/tables/{code:str}/people/{who:int}/remove", status_code=204)
async def remove_person(request: Request[Any, Any, Any], code: Code, who: FromPath[int]) -> None:
    """Remove a person from a table for good; a server process carries it out within a second."""
    backend = operator_backend(request)
    row = await read_or_refuse(backend.store.load(code.upper()))
    if row is None:
        raise Refusal("unknown-table")
    if not any(seat.who == who and seat.bot is None for seat in decode_table(row.snapshot).seats):
        raise Refusal("no-such-seat")
    await read_or_refuse(backend.store.moderation.ask_removal(row.code, who, time.time()))
    log.info("operator removed a person", table=row.code)


@post("/reports/{report:str}/close", status_code=204)
async def close_report(request: Request[Any, Any, Any], report: FromPath[str]) -> None:
    """Mark a report as closed."""
    backend = operator_backend(request)
    if not await read_or_refuse(backend.store.moderation.close_report(report, time.time())):
        raise Refusal("nothing-to-do")
    log.info("operator closed a report")


@post("/bar", status_code=204)
async def bar(request: Request[Any, Any, Any], data: JSONBody[OperatorAddress]) -> None:
    """Bar an address or a network and disconnect its clients."""
    backend, network = operator_backend(request), _network(data)
    await read_or_refuse(backend.store.bar(network))
    log.info("operator barred an address", barred=network)


@post("/unbar", status_code=204)
async def unbar(request: Request[Any, Any, Any], data: JSONBody[OperatorAddress]) -> None:
    """Allow a barred address or network again."""
    backend, network = operator_backend(request), _network(data)
    if not await read_or_refuse(backend.store.unbar(network)):
        raise Refusal("nothing-to-do")
    log.info("operator unbarred an address", barred=network)


@post("/bar-player", status_code=204)
async def bar_player(request: Request[Any, Any, Any], data: JSONBody[OperatorPlayer]) -> None:
    """Bar a player on all devices and disconnect them."""
    await _set_barred(operator_backend(request), data.player, barred=True)


@post("/unbar-player", status_code=204)
async def unbar_player(request: Request[Any, Any, Any], data: JSONBody[OperatorPlayer]) -> None:
    """Allow a barred player again."""
    await _set_barred(operator_backend(request), data.player, barred=False)


async def _set_barred(backend: Backend, player: str, *, barred: bool) -> None:
    if not await read_or_refuse(backend.store.players.bar(player, barred=barred)):
        raise Refusal("nothing-to-do")
    log.info("operator barred a player" if barred else "operator unbarred a player", player=player)


def _network(data: OperatorAddress) -> str:
    try:
        return normal_network(data.address)
    except ValueError:
        raise Refusal("bad-message", "an address such as 192.0.2.7, or a network such as 2001:db8::/32") from None


def _unlisted(response: Response[Any]) -> Response[Any]:
    """Tell search engines not to list the answer."""
    response.headers["x-robots-tag"] = "noindex"
    return response


operator_routes = Router(
    "/api/operator",
    route_handlers=[overview, people, close_table, remove_person, close_report, bar, unbar, bar_player, unbar_player],
    include_in_schema=False,
    after_request=_unlisted,
)
