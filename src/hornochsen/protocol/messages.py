"""Messages from the server: answers and updates."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from .advice import Advice, TileOdds
from .positions import Position, Screens, TableInfo, Wait
from .table_events import TableOrGameEvent
from .values import Token


class Message(Struct, frozen=True, tag_field="type"):
    """The base of all server messages."""


class Done(Message, frozen=True, tag="done"):
    """The request was applied and is stored on disk."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="error"):
    """The request was refused, and nothing has changed. `error` is a stable code, `text` an English explanation."""

    id: str | None
    error: str
    text: str


class Missed(Struct, frozen=True):
    """The events of one version of the table."""

    version: int
    events: tuple[TableOrGameEvent, ...]


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`, `sit`, `claim` and `refresh`: the complete current state for this client."""

    id: str
    protocol: int
    server: str
    """The server's version."""

    version: int
    token: Token | None
    """The client's new token: store it before sending `sit`. `null` if the client already has one."""

    seat: int | None
    """The client's seat; `null` for a spectator."""

    table: TableInfo
    position: Position | None
    """`null` before the first game."""

    waits: tuple[Wait, ...]
    missed: tuple[Missed, ...]
    """The events since the requested version, oldest first."""

    own: int | UnsetType = UNSET
    """The seat that the client held in the running game: `sit` returns to it while a bot plays there, unless it is
    `closed`. Omitted if there is none."""

    player: str | UnsetType = UNSET
    """The id of the client's player; omitted for guests."""

    asks: bool | UnsetType = UNSET
    """Whether `table.asking` is the client's own request; omitted if not."""

    applies: int | UnsetType = UNSET
    """The number of the client's own request in `table.applicants`; omitted if there is none."""


class Secret(Message, frozen=True, tag="secret"):
    """The answer to `handover`: a secret that is valid once, for ten minutes."""

    id: str
    secret: Token


class Odds(Message, frozen=True, tag="odds"):
    """The answer to `odds`, for the client's hand at this version of the table."""

    id: str
    version: int
    tiles: tuple[TileOdds, ...]


class Hint(Message, frozen=True, tag="hint"):
    """The answer to `hint`, for the client's choice at this version of the table."""

    id: str
    version: int
    advice: Advice


class Update(Message, frozen=True, tag="update"):
    """A new version of the table: its events, and the parts that changed. Unchanged parts are omitted.

    It may bring the versions just before it too: then the parts are those that changed since the version before these.
    """

    version: int
    events: tuple[TableOrGameEvent, ...]
    table: TableInfo | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    """The client's seat, if it has changed."""

    position: Position | UnsetType | None = UNSET
    screens: Screens | UnsetType = UNSET
    """Replaces a whole position if only these two fields have changed."""

    waits: tuple[Wait, ...] | UnsetType = UNSET
    earlier: tuple[Missed, ...] | UnsetType = UNSET
    """The versions that were stored together with this one, oldest first; their events come before `events`."""


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the socket: the reason, and the milliseconds before reconnecting (`null`: do not reconnect)."""

    reason: Literal[
        "restart", "closed", "too-fast", "too-slow", "barred", "silent", "removed", "watching-off", "signed-out"
    ]
    retry: int | None


AnyMessage = Done | Refused | Welcome | Secret | Odds | Hint | Update | Bye

MESSAGE_TYPES = frozenset(message.__struct_config__.tag for message in get_args(AnyMessage))
"""The values of `type` in server messages."""
