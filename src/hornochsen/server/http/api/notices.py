"""The HTTP API for notices: a player's settings, mail addresses, Web Push, and mailed links."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter

from ....protocol.notices import (
    AskRecovery,
    ChangeMail,
    ChangeNotices,
    ConfirmMail,
    NoticeInfo,
    RecoverByMail,
    Subscribe,
)
from ....protocol.players import Recovered
from ...session.people.table_access import end_access
from ...table.people import identity
from ..clients import address_of, backend_of, player_of
from .common import errors

UnsubscribeToken = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)", description="from a mail")]


@get("/api/player/notices", responses=errors(401, 403, 429, 503))
async def notices(request: Request[Any, Any, Any]) -> NoticeInfo:
    """Return the player's settings for notices, and the server's channels."""
    _, player, device = await player_of(request)
    return await backend_of(request).notices.info(player, device)


@post("/api/player/notices", status_code=200, responses=errors(400, 401, 403, 429, 503))
async def change(request: Request[Any, Any, Any], data: JSONBody[ChangeNotices]) -> NoticeInfo:
    """Choose which notices the player gets, and when."""
    _, player, device = await player_of(request)
    service = backend_of(request).notices
    await service.change(player, data)
    return await service.info(player, device)


@post("/api/player/notices/mail", status_code=204, responses=errors(400, 401, 403, 404, 429, 502, 503))
async def set_mail(request: Request[Any, Any, Any], data: JSONBody[ChangeMail]) -> None:
    """Set the player's mail address, and mail a link to it that confirms it."""
    _, player, _ = await player_of(request)
    await backend_of(request).notices.set_mail(player, data, address_of(request))


@post("/api/player/notices/mail/delete", status_code=204, responses=errors(401, 403, 429, 503))
async def remove_mail(request: Request[Any, Any, Any]) -> None:
    """Delete the player's mail address."""
    _, player, _ = await player_of(request)
    await backend_of(request).notices.remove_mail(player)


@post("/api/player/notices/push", status_code=204, responses=errors(400, 401, 403, 404, 429, 503))
async def subscribe(request: Request[Any, Any, Any], data: JSONBody[Subscribe]) -> None:
    """Subscribe this device to Web Push; a further subscription of the device replaces the earlier one."""
    _, player, device = await player_of(request)
    await backend_of(request).notices.subscribe(player, device, data)


@post("/api/player/notices/push/delete", status_code=204, responses=errors(401, 403, 429, 503))
async def unsubscribe(request: Request[Any, Any, Any]) -> None:
    """Delete the Web Push subscription of this device."""
    _, _, device = await player_of(request)
    await backend_of(request).notices.unsubscribe(device)


@post("/api/mail/confirm", status_code=204, responses=errors(400, 403, 404, 429, 503))
async def confirm(request: Request[Any, Any, Any], data: JSONBody[ConfirmMail]) -> None:
    """Confirm a mail address with the secret of the mailed link."""
    await backend_of(request).notices.confirm(data.link)


@post("/api/players/recover/ask", status_code=204, responses=errors(400, 403, 404, 429))
async def ask_recovery(request: Request[Any, Any, Any], data: JSONBody[AskRecovery]) -> None:
    """Mail a link to each player with this confirmed address; the answer does not say whether there is one."""
    backend_of(request).notices.ask_recovery(data, address_of(request))


@post("/api/players/recover/mail", responses=errors(400, 403, 404, 429, 503))
async def recover(request: Request[Any, Any, Any], data: JSONBody[RecoverByMail]) -> Recovered:
    """Make this device the only one of the player, with a mailed link; the answer has a new recovery code."""
    service, own = backend_of(request).service, identity.key(data.secret)
    recovered = await service.players.recover_by_mail(data, address_of(request))
    await end_access(service, recovered.player.id, lambda known: known == own)
    return recovered


@post("/unsubscribe/{token:str}", status_code=204, tags=["notices"], responses=errors(400, 403, 404, 503))
async def end_mails(request: Request[Any, Any, Any], token: UnsubscribeToken) -> None:
    """End mailed notices with the token of a mail, as mail programs (RFC 8058) and the page do; GET changes nothing."""
    await backend_of(request).notices.end_mails(token)


notice_routes = Router(
    "/",
    route_handlers=[
        notices,
        change,
        set_mail,
        remove_mail,
        subscribe,
        unsubscribe,
        confirm,
        ask_recovery,
        recover,
    ],
    tags=["notices"],
)
