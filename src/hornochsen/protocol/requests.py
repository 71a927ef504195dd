"""Requests from clients. Each has an `id` and gets one answer with the same `id`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .values import Colour, Device, Emblem, Level, Name, Reaction, RequestId, Salt, Seating, Terms, Tiles, Token


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all requests."""

    id: RequestId


class Hello(Request, frozen=True, tag="hello", omit_defaults=True):
    """The first request on a socket. With its token a client has its seat, without a token it is a spectator."""

    protocol: int
    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    """The last version that the client knows: the answer contains the events since then; 0 for the whole game."""

    device: Device | None = None
    """A random text that the client keeps for its device: the table shows seats on the same device, and a person who
    was removed for good does not return with a new token."""

    player: Token | None = None
    """The secret of a player's device: the client's seat then belongs to the player. Unknown secrets are ignored."""


class Identify(Request, frozen=True, tag="identify"):
    """Connect the client's seat with a player. An unknown secret is refused; `hello.player` ignores one."""

    player: Token


class Sit(Request, frozen=True, tag="sit"):
    """Sit down on a free seat before a game, or return to the client's own `seat` during a game."""

    name: Name
    colour: Colour | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    emblem: Emblem | None = None
    """A picture beside the name, which all people see."""


class AskSeat(Request, frozen=True, tag="ask-seat"):
    """Ask the people at the table for a bot's seat during a game (spectators only)."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name


class AskHost(Request, frozen=True, tag="ask-host"):
    """Ask the host for a free seat before a game, where `table.seating` is `ask` (spectators only)."""

    name: Name
    colour: Colour | None = None
    emblem: Emblem | None = None


class WithdrawAsk(Request, frozen=True, tag="withdraw-ask"):
    """Withdraw the client's own request for a seat."""


class AnswerAsk(Request, frozen=True, tag="answer-ask"):
    """Agree to a spectator's request for a seat, or refuse it; only the host answers requests of `ask-host`."""

    number: Annotated[int, Meta(ge=0)]
    """The request's number: `table.asking.number`, or the number of an applicant in `table.applicants`."""

    agree: bool


class Claim(Request, frozen=True, tag="claim"):
    """Move a seat to this device with the secret of a private link; the other device loses it."""

    secret: Token


class Handover(Request, frozen=True, tag="handover"):
    """Get the secret of a private link that moves the client's seat to another device, once."""


class Leave(Request, frozen=True, tag="leave"):
    """Leave the table. During a game a bot plays the seat until the person returns with `sit`."""


class Back(Request, frozen=True, tag="back"):
    """Take the seat back from the bot that stands in."""


class AddBot(Request, frozen=True, tag="add-bot"):
    """Seat a bot (host only)."""

    level: Level


class Remove(Request, frozen=True, tag="remove"):
    """Remove a bot or a person (host only). During a game a bot takes the person's seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    for_good: bool = False
    """Whether the person is disconnected and may never return to this table."""


class Moderate(Request, frozen=True, tag="moderate"):
    """Decide who may sit down and watch, and turn the chat on or off, at any time (host only). `null`: no change."""

    seating: Seating | None = None
    watching: bool | None = None
    chat: bool | None = None


class Mute(Request, frozen=True, tag="mute"):
    """Mute a person for all, or end that (host only): a muted person cannot chat or react."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    muted: bool = True


class Report(Request, frozen=True, tag="report"):
    """Report a person to the server's operator, with the table's last chat messages."""

    who: Annotated[int, Meta(ge=0)]
    """The person's number, which is in `seats` and in events."""

    note: Annotated[str, Meta(max_length=300)] = ""


class Change(Request, frozen=True, tag="change"):
    """Change the terms before a game (host only)."""

    terms: Terms


class Start(Request, frozen=True, tag="start"):
    """Start the game (host only). In a later game, a bot stands in for each person who has not agreed with `again`."""


class Again(Request, frozen=True, tag="again"):
    """Agree to another game after a game, or withdraw that. It starts when all people agree."""

    agree: bool = True


class SendSalt(Request, frozen=True, tag="salt"):
    """Send the person's part of the shuffle, after the server has committed to its own."""

    salt: Salt


class BuyTiles(Request, frozen=True, tag="buy"):
    """Buy tiles before laying."""

    count: Annotated[int, Meta(ge=1, le=3)]


class PlayTiles(Request, frozen=True, tag="play"):
    """Lay one tile, or two tiles in a double round."""

    tiles: Tiles
    take_back_seconds: Annotated[float, Meta(ge=0, le=10)] = 0.0
    """Seconds for which the only person at a table with bots can take back, before the bots lay; ignored elsewhere."""


class TakeBackTiles(Request, frozen=True, tag="take-back"):
    """Take back the laid tiles before they are turned over."""


class TakeTiles(Request, frozen=True, tag="take"):
    """Take one or two tiles of the row that the seat completed."""

    tiles: Tiles


class Say(Request, frozen=True, tag="say"):
    """Send a chat text to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class React(Request, frozen=True, tag="react"):
    """Send a reaction to the table."""

    reaction: Reaction


class AskOdds(Request, frozen=True, tag="odds"):
    """Get the odds of the tiles that the client's seat may lay now, at a table whose terms allow hints."""


class AskHint(Request, frozen=True, tag="hint"):
    """Get the coach's advice for the awaited choice of the client's seat, at a table whose terms allow hints."""


class Refresh(Request, frozen=True, tag="refresh"):
    """Get the complete current state, and the events since a version."""

    since: Annotated[int, Meta(ge=0)] | None = None


AnyRequest = (
    Hello
    | Identify
    | Sit
    | AskSeat
    | AskHost
    | WithdrawAsk
    | AnswerAsk
    | Claim
    | Handover
    | Leave
    | Back
    | AddBot
    | Remove
    | Moderate
    | Mute
    | Change
    | Start
    | Again
    | SendSalt
    | BuyTiles
    | PlayTiles
    | TakeBackTiles
    | TakeTiles
    | Say
    | React
    | Report
    | AskOdds
    | AskHint
    | Refresh
)
