"""Bodies of the HTTP API for players: people who come back, without an account."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .matching import Blocked
from .values import Clock, Colour, Emblem, Level, Name, Phase

DeviceName = Annotated[
    str, Meta(max_length=60, description="the player's name for the device, such as `Firefox, Linux`")
]
RecoveryText = Annotated[
    str, Meta(min_length=24, max_length=60, description="a recovery code; spaces and - are ignored")
]
Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)", description="43 random characters")]
GameResult = Literal["won", "lost"]


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a player. The device chooses a random secret of 43 characters; the server stores a hash of it."""

    secret: Secret
    name: Name
    colour: Colour | None = None
    emblem: Emblem | None = None
    device: DeviceName = ""


class ChangePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the name, the colour of the piece and the emblem."""

    name: Name
    colour: Colour | None = None
    emblem: Emblem | None = None


class JoinPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this device one of the player's, with the secret of a link; `secret` is the device's own new secret."""

    link: Secret
    secret: Secret
    device: DeviceName = ""


class UseSeatLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Allow this device to play at one table as the player to whom a link was mailed; `secret` is the device's own."""

    link: Secret
    secret: Secret
    device: DeviceName = ""


class SubmitGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Count a game on one shared device or in the terminal for the player."""

    record: dict[str, Any]
    """The record of the finished game."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    """The player's seat."""


class RecoverPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this device the only one of the player, with the recovery code."""

    code: RecoveryText
    secret: Secret
    device: DeviceName = ""


class DeletePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete everything about the player."""

    name: str
    """The player's name, as a confirmation."""


class PlayerInfo(Struct, frozen=True):
    """A player, as the player's own devices see it."""

    id: str
    name: str
    colour: Colour | None
    emblem: Emblem | None
    created: float
    """The time at which the player was created, in seconds since 1970."""

    recovery: bool
    """Whether a recovery code exists."""


class PlayerDevice(Struct, frozen=True):
    """A device of the player."""

    id: str
    name: str
    created: float
    seen: float
    """The time of the last use, accurate to ten minutes, in seconds since 1970."""

    current: bool
    """Whether it is the device that asks."""

    table: str | None = None
    """The only table at which it may play, after it has used a mailed link; `null` for all tables."""


class RunningGame(Struct, frozen=True):
    """A table at which the player has a seat and whose game is not over: it may not have begun yet."""

    code: str
    phase: Phase
    board: str
    clock: Clock | None
    names: tuple[str, ...]
    """The names of all seats."""

    updated: float


class PlayerPage(Struct, frozen=True):
    """The player, the devices, and the tables at which the player has a seat."""

    player: PlayerInfo
    devices: tuple[PlayerDevice, ...]
    running: tuple[RunningGame, ...]


class DeviceLink(Struct, frozen=True):
    """The secret of a link that makes another device one of the player's, once."""

    secret: str
    link: str
    seconds: int
    """The lifetime of the link."""


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link to another device."""

    secret: Secret


class RecoveryCode(Struct, frozen=True):
    """A new recovery code, which the server shows only once; it replaces the earlier one."""

    code: str


class Recovered(Struct, frozen=True):
    """The recovered player, and the recovery code that replaces the used one."""

    player: PlayerInfo
    code: str


class PlayedSeat(Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    """`?` after the server has removed the name."""

    bot: Level | None
    place: int
    points: int
    """Minus points."""


class PlayedGame(Struct, frozen=True):
    """A finished game of the player."""

    id: str
    """The id of its record."""

    ended: float
    board: str
    """The name of one of the server's boards, or `custom`."""

    rules: str
    """The name of a rule set, or `custom`."""

    clock: Clock | None
    seat: int
    """The player's seat."""

    left: bool
    """Whether the player left the seat to a bot."""

    quality: float | None
    """1000 × the mean loss for each unforced decision, if the player's seat was reviewed; 0 is perfect play."""

    seats: tuple[PlayedSeat, ...]
    local: bool = False
    """Whether it was played on one shared device or in the terminal; the player says that it counts."""


class PlayedGames(Struct, frozen=True):
    """A page of the player's finished games, the latest first."""

    total: int
    """The number of games that match the filters."""

    games: tuple[PlayedGame, ...]


class WinShare(Struct, frozen=True):
    """The player's games with this number of players. A shared win counts as a fraction of a win."""

    players: int
    games: int
    wins: float
    fair: float
    """The number of wins that would be fair: games divided by players."""


class Timeline(Struct, frozen=True):
    """One game of a chart over time."""

    id: str
    ended: float
    place: int
    players: int
    points: int
    quality: float | None


class Opponent(Struct, frozen=True):
    """The player's results against a bot level or a person. A game with two bots of a level counts twice."""

    name: str
    """The person's latest name, `?` after the server has removed it; empty for bots."""

    bot: Level | None
    games: int
    ahead: int
    """Number of games in which the player finished ahead of the opponent."""

    behind: int
    last: float
    """The time of their last game together, in seconds since 1970."""


class BestGame(Struct, frozen=True):
    """A game with one of the player's best results."""

    id: str
    points: int
    players: int


class PlayerRecords(Struct, frozen=True):
    """The player's best results and streaks."""

    fewest: BestGame | None
    """The game with the fewest minus points."""

    lead: BestGame | None
    """The win with the largest lead; `points` is the lead."""

    win_streak: int
    """The largest number of wins in a row."""

    current_streak: int
    """The number of wins in a row up to the last game."""

    day_streak: int
    """The largest number of days in a row (universal time) with a game."""


class PlayerStatistics(Struct, frozen=True):
    """Statistics of the player's finished games."""

    games: int
    wins: float
    points: float | None
    """The mean of minus points; `null` without games."""

    shares: tuple[WinShare, ...]
    timeline: tuple[Timeline, ...]
    """The latest games, the oldest first."""

    bots: tuple[Opponent, ...]
    people: tuple[Opponent, ...]
    """The people whom the player met most often."""

    records: PlayerRecords
    typical: dict[str, float]
    """The typical quality of play of bots, by level, for comparison."""

    local: int = 0
    """The number of games on one shared device or in the terminal, which the player submitted."""


class DailyPlayed(Struct, frozen=True):
    """A game of the day of the player."""

    day: str
    """The date by universal time."""

    counted: bool
    began: float
    ended: float | None
    place: int | None
    points: int | None
    record: str | None


class PlayerExport(Struct, frozen=True):
    """Everything that the server stores about the player."""

    exported: float
    player: PlayerInfo
    devices: tuple[PlayerDevice, ...]
    tables: tuple[dict[str, Any], ...]
    """The tables at which the player sat: code, number of the person, and name."""

    games: tuple[PlayedGame, ...]
    records: dict[str, dict[str, Any]]
    """The records of the games, by their ids."""

    notices: dict[str, Any]
    """The player's choice of notices, the mail address, push services of devices, and recent notices."""
    daily: tuple[DailyPlayed, ...] = ()
    """All games that the player has played with deals of the day."""

    waiting: dict[str, Any] = {}
    """The player's matching request, or the table that was found last."""

    blocked: tuple[Blocked, ...] = ()
    """The people whom the player has blocked."""

    rating: dict[str, Any] = {}
    """The rating with all rated games, and whether the player is on the leaderboard."""


class Retention(Struct, frozen=True):
    """For how many days the server keeps data."""

    players: int
    """Days after a player's last visit."""

    games: int
    names: int
    idle: int
    uploads: int
    reports: int
    addresses: int
    """0: full addresses are not stored."""
