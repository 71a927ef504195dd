"""The HTTP API for players. The secret of the player's device is the bearer token of a request."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ....protocol.players import (
    ChangePlayer,
    DeletePlayer,
    DeviceLink,
    GameResult,
    JoinPlayer,
    NewPlayer,
    PlayedGame,
    PlayedGames,
    PlayerExport,
    PlayerInfo,
    PlayerPage,
    PlayerStatistics,
    Recovered,
    RecoverPlayer,
    RecoveryCode,
    Retention,
    SubmitGame,
    UseLink,
    UseSeatLink,
)
from ...ops.logs import log
from ...session.people import seat_links
from ...session.people.players import device_link
from ...session.people.table_access import end_access, forget_player
from ...table.people import identity
from ...views.player_pages import Filter
from ..clients import address_of, backend_of, player_of
from .common import Code, errors, link
from .qr_codes import SVG, qr_of

DeviceId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{1,32}$(?!\n)", description="a device's id")]


@post("/api/players", responses=errors(400, 403, 429, 503))
async def create(request: Request[Any, Any, Any], data: JSONBody[NewPlayer]) -> PlayerInfo:
    """Create a player with this device; a repeated request returns the same player."""
    return await backend_of(request).service.players.create(data, address_of(request))


@post("/api/players/join", responses=errors(400, 403, 404, 429, 503))
async def join(request: Request[Any, Any, Any], data: JSONBody[JoinPlayer]) -> PlayerInfo:
    """Make this device one of the player's, with the secret of a link."""
    return await backend_of(request).service.players.join(data, address_of(request))


@post("/api/players/recover", responses=errors(400, 403, 404, 429, 503))
async def recover(request: Request[Any, Any, Any], data: JSONBody[RecoverPlayer]) -> Recovered:
    """Make this device the only one of the player, with the recovery code; the answer has a new code."""
    service, own = backend_of(request).service, identity.key(data.secret)
    recovered = await service.players.recover(data, address_of(request))
    await end_access(service, recovered.player.id, lambda known: known == own)
    return recovered


@post("/api/tables/{code:str}/pass", status_code=204, responses=errors(400, 403, 404, 429, 503))
async def use_seat_link(request: Request[Any, Any, Any], code: Code, data: JSONBody[UseSeatLink]) -> None:
    """Allow this device to play at the table as the player to whom a link was mailed. The link works once."""
    service = backend_of(request).service.players
    await seat_links.use_link(service.store, service.guesses, data, code.upper(), address_of(request))


@get("/api/player", responses=errors(401, 403, 429, 503))
async def page(request: Request[Any, Any, Any]) -> PlayerPage:
    """Return the player, the devices, and the tables at which the player has a seat."""
    service, player, device = await player_of(request)
    return await service.page(player, device)


@post("/api/player", status_code=200, responses=errors(400, 401, 403, 429, 503))
async def change(request: Request[Any, Any, Any], data: JSONBody[ChangePlayer]) -> PlayerInfo:
    """Change the name, the colour of the piece and the emblem."""
    service, player, _ = await player_of(request)
    return await service.change(player, data)


@get("/api/player/games", responses=errors(400, 401, 403, 429, 503))
async def games(
    request: Request[Any, Any, Any],
    board: Annotated[str | None, QueryParameter(max_length=64)] = None,
    players: Annotated[int | None, QueryParameter(ge=2, le=8)] = None,
    result: Annotated[GameResult | None, QueryParameter(description="only games with this result")] = None,
    name: Annotated[str | None, QueryParameter(max_length=64, description="a part of another name")] = None,
    start: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
) -> PlayedGames:
    """Return finished games of the player, the latest first."""
    service, player, _ = await player_of(request)
    return await service.games(player, Filter(board, players, result, name), start, count)


@post("/api/player/games", status_code=200, responses=errors(400, 401, 403, 404, 413, 429, 503))
async def submit_game(request: Request[Any, Any, Any], data: JSONBody[SubmitGame]) -> PlayedGame:
    """Count a game on one shared device or in the terminal for the player. It is marked, and never rated."""
    service, player, _ = await player_of(request)
    if isinstance(supply := data.record.get("supply"), list):
        await backend_of(request).service.daily.check_supply(supply)
    return await service.local_games.submit(player, data, address_of(request))


@get("/api/player/statistics", responses=errors(401, 403, 429, 503))
async def statistics(request: Request[Any, Any, Any]) -> PlayerStatistics:
    """Return statistics of the player's finished games."""
    service, player, _ = await player_of(request)
    return await service.statistics(player)


@post("/api/player/devices/{device:str}/sign-out", status_code=204, responses=errors(401, 403, 404, 429, 503))
async def sign_out(request: Request[Any, Any, Any], device: DeviceId) -> None:
    """Sign out one of the player's devices."""
    service, player, _ = await player_of(request)
    ended = await service.sign_out(player, device)
    await end_access(backend_of(request).service, player.id, lambda known: known != ended)


@post("/api/player/link", responses=errors(401, 403, 429, 503))
async def new_link(request: Request[Any, Any, Any]) -> DeviceLink:
    """Return a link that makes another device one of the player's, once; it replaces an earlier link."""
    service, player, _ = await player_of(request)
    return device_link(*await service.link(player), link(request, "/me"))


@post("/api/player/link.svg", status_code=200, media_type=SVG, responses=errors(400, 401, 403, 429))
async def link_qr(request: Request[Any, Any, Any], data: JSONBody[UseLink]) -> Response[bytes]:
    """Return a link to another device as a QR code. The secret is in the body, because addresses are logged."""
    await player_of(request)
    return await qr_of(request, device_link(data.secret, 0, link(request, "/me")).link)


@post("/api/player/recovery", responses=errors(401, 403, 429, 503))
async def new_recovery(request: Request[Any, Any, Any]) -> RecoveryCode:
    """Return a new recovery code, which replaces the earlier one. The server cannot show it again."""
    service, player, _ = await player_of(request)
    return RecoveryCode(await service.new_recovery_code(player))


@get("/api/player/export", responses=errors(401, 403, 429, 503))
async def export(request: Request[Any, Any, Any]) -> Response[PlayerExport]:
    """Return everything that the server stores about the player."""
    service, player, device = await player_of(request)
    headers = {"content-disposition": 'attachment; filename="hornochsen-player.json"'}
    backend = backend_of(request)
    notices, rating = await backend.notices.export(player), await backend.service.ratings.export(player)
    return Response(await service.export(player, device, notices, rating), headers=headers)


@post("/api/player/delete", status_code=204, responses=errors(400, 401, 403, 429, 503))
async def delete(request: Request[Any, Any, Any], data: JSONBody[DeletePlayer]) -> None:
    """Delete everything about the player. Games of other people keep a neutral name."""
    service, player, _ = await player_of(request)
    await forget_player(backend_of(request).service, player.id, await service.delete(player, data.name))
    log.info("player deleted")


@get("/api/retention", tags=["server"])
async def retention(request: Request[Any, Any, Any]) -> Retention:
    """Return for how many days the server keeps data."""
    found = backend_of(request).settings
    return Retention(
        players=found.keep_players,
        games=found.keep_games,
        names=found.keep_names,
        idle=found.keep_idle,
        uploads=found.keep_uploads,
        reports=found.keep_reports,
        addresses=found.keep_addresses,
    )


player_routes = Router(
    "/",
    route_handlers=[
        create,
        join,
        recover,
        page,
        change,
        games,
        submit_game,
        use_seat_link,
        statistics,
        sign_out,
        new_link,
        link_qr,
        new_recovery,
        export,
        delete,
        retention,
    ],
    tags=["players"],
)
