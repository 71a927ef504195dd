"""Requests: what a client says. Each has an `id` and gets one answer with the same `id`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .values import Colour, Level, Name, Reaction, RequestId, Salt, Terms, Tiles, Token


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all requests."""

    id: RequestId


class Hello(Request, frozen=True, tag="hello"):
    """The first request on a socket. With a token one has one's seat, without it one watches."""

    protocol: int
    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    """The last version that the client knows: it gets what it has missed of the game; 0 for the whole game."""


class Sit(Request, frozen=True, tag="sit"):
    """Sit down on a free seat, or (`seat`) return to one's own seat while a game runs."""

    name: Name
    colour: Colour | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class AskSeat(Request, frozen=True, tag="ask-seat"):
    """Ask the people at the table for a bot's seat while a game runs (spectators)."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name


class WithdrawAsk(Request, frozen=True, tag="withdraw-ask"):
    """Withdraw what one has asked for."""


class AnswerAsk(Request, frozen=True, tag="answer-ask"):
    """Agree to a spectator's request for a seat, or refuse it."""

    number: Annotated[int, Meta(ge=0)]
    """Which one: `table.asking.number`."""

    agree: bool


class Claim(Request, frozen=True, tag="claim"):
    """Move a seat to this device, with the secret of a private link; the device it was on loses it."""

    secret: Token


class Handover(Request, frozen=True, tag="handover"):
    """Ask for the secret of a private link that moves one's seat to another device, once."""


class Leave(Request, frozen=True, tag="leave"):
    """Leave. In a running game a bot goes on in one's place until one returns with `sit`."""


class Back(Request, frozen=True, tag="back"):
    """Say that one is back: the bot that stood in hands the seat over."""


class AddBot(Request, frozen=True, tag="add-bot"):
    """Seat a bot of the house (host)."""

    level: Level


class Remove(Request, frozen=True, tag="remove"):
    """Remove a bot or a person (host). In a running game a bot takes the person's seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Change(Request, frozen=True, tag="change"):
    """Change what is agreed on, before the start (host)."""

    terms: Terms


class Start(Request, frozen=True, tag="start"):
    """Begin the game (host); after a game, the next one with the same people."""


class SendSalt(Request, frozen=True, tag="salt"):
    """One's part in the shuffle, after the server has committed itself to its own."""

    salt: Salt


class BuyTiles(Request, frozen=True, tag="buy"):
    """Buy tiles before laying."""

    count: Annotated[int, Meta(ge=1, le=3)]


class PlayTiles(Request, frozen=True, tag="play"):
    """Lay one tile, or two in a double round."""

    tiles: Tiles


class TakeBackTiles(Request, frozen=True, tag="take-back"):
    """Take back what one has laid, until it is turned over."""


class TakeTiles(Request, frozen=True, tag="take"):
    """Take one or two tiles of the row that one has completed."""

    tiles: Tiles


class Say(Request, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class React(Request, frozen=True, tag="react"):
    """A quick reaction."""

    reaction: Reaction


class Refresh(Request, frozen=True, tag="refresh"):
    """Ask again after a gap: what was missed since a version, and a fresh view."""

    since: Annotated[int, Meta(ge=0)] | None = None


AnyRequest = (
    Hello
    | Sit
    | AskSeat
    | WithdrawAsk
    | AnswerAsk
    | Claim
    | Handover
    | Leave
    | Back
    | AddBot
    | Remove
    | Change
    | Start
    | SendSalt
    | BuyTiles
    | PlayTiles
    | TakeBackTiles
    | TakeTiles
    | Say
    | React
    | Refresh
)
