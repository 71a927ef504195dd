"""Events at a table: people and bots, presence, the start of a game, chat. The game has its own events."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..rules import AnyEvent
from .values import Level, Reaction, Seating


class SatDown(Struct, frozen=True, tag_field="event", tag="sat-down"):
    """A person sat down, or a bot was added; `bot` is its level, `null` for a person."""

    who: int
    name: str
    bot: Level | None


class GotUp(Struct, frozen=True, tag_field="event", tag="got-up"):
    """A person or bot left or was removed. During a game a bot of the level `bot` replaces the person."""

    who: int
    name: str
    removed: bool
    bot: Level | None


class TookOver(Struct, frozen=True, tag_field="event", tag="took-over"):
    """A person took over a bot's seat, or returned to their own."""

    who: int
    name: str


class SeatAsked(Struct, frozen=True, tag_field="event", tag="seat-asked"):
    """A spectator asks for the seat of the bot `who`."""

    who: int
    name: str


class AskAnswered(Struct, frozen=True, tag_field="event", tag="ask-answered"):
    """The person `who` agreed to the spectator's request, or refused it, which ends it."""

    who: int
    name: str
    agreed: bool


class AskEnded(Struct, frozen=True, tag_field="event", tag="ask-ended"):
    """A spectator's request for a seat ended without an answer."""

    name: str
    reason: Literal["withdrawn", "away", "seat-taken"]


class HostAsked(Struct, frozen=True, tag_field="event", tag="host-asked"):
    """A person asks the host for a free seat."""

    name: str


class TurnedAway(Struct, frozen=True, tag_field="event", tag="turned-away"):
    """The host refused a person a free seat."""

    name: str


class AdmissionChanged(Struct, frozen=True, tag_field="event", tag="admission-changed"):
    """The host changed who may sit down and watch."""

    seating: Seating
    watching: bool


class ChatTurned(Struct, frozen=True, tag_field="event", tag="chat-turned"):
    """The host turned the chat on or off, during a game or between games."""

    on: bool


class Muted(Struct, frozen=True, tag_field="event", tag="muted"):
    """The host muted the person `who` for all, or ended that."""

    who: int
    muted: bool


class SameDevice(Struct, frozen=True, tag_field="event", tag="same-device"):
    """The people `who` and `other` use the same device, which is probably one person."""

    who: int
    other: int


class WentAway(Struct, frozen=True, tag_field="event", tag="went-away"):
    """A person's last connection has closed."""

    who: int


class CameBack(Struct, frozen=True, tag_field="event", tag="came-back"):
    """A person is connected again, or plays again where a bot stood in."""

    who: int


class StoodIn(Struct, frozen=True, tag_field="event", tag="stood-in"):
    """A bot plays this seat until the person returns."""

    who: int
    reason: Literal["out-of-time", "away", "no-answer"]
    """`no-answer`: the person did not agree to another game before it began."""


class HostChanged(Struct, frozen=True, tag_field="event", tag="host-changed"):
    """The person `who` is the new host."""

    who: int


class TermsChanged(Struct, frozen=True, tag_field="event", tag="terms-changed"):
    """The host changed the terms."""


class AgainAnswered(Struct, frozen=True, tag_field="event", tag="again-answered"):
    """The person `who` agreed to another game, or withdrew that."""

    who: int
    agreed: bool


class Committed(Struct, frozen=True, tag_field="event", tag="committed"):
    """Seats are fixed and the server has committed to its secret: people's clients send their salts."""

    commitment: str


class Dealt(Struct, frozen=True, tag_field="event", tag="dealt"):
    """The game begins. `missing` lists the seats whose salt did not arrive in time."""

    missing: tuple[int, ...]


class Said(Struct, frozen=True, tag_field="event", tag="said"):
    """A person sent a chat text."""

    who: int
    text: str


class Reacted(Struct, frozen=True, tag_field="event", tag="reacted"):
    """A person or a bot reacted."""

    who: int
    reaction: Reaction


TableEvent = (
    SatDown
    | GotUp
    | TookOver
    | SeatAsked
    | AskAnswered
    | AskEnded
    | HostAsked
    | TurnedAway
    | AdmissionChanged
    | ChatTurned
    | Muted
    | SameDevice
    | WentAway
    | CameBack
    | StoodIn
    | HostChanged
    | TermsChanged
    | AgainAnswered
    | Committed
    | Dealt
    | Said
    | Reacted
)
TableOrGameEvent = TableEvent | AnyEvent
"""An event of a table, or of the game at it."""
