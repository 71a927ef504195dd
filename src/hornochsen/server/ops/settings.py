"""The server's settings: each by flag, by environment or in a file, in this order, else its default."""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from .setting_types import Kind, Many, Network, OneOf, Seconds, Text, WebOrigin, Whole, Wrong

PREFIX = "HORNOCHSEN_"
CONFIG = f"{PREFIX}CONFIG"
"""The environment's name for the file of settings."""

DATABASE = Text(r"(sqlite:///|postgresql://)\S.*", "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
HOST = Text(r"[A-Za-z0-9.:_-]+", "an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0")
TOKEN = Text(r"|[\x21-\x7e]{16,200}", "empty, or 16 to 200 signs without spaces", metavar="WORD")
CLOSE = 0.75
"""How much like a setting's name a variable must be to be taken for a slip."""


class BadSetting(ValueError):
    """A setting that is unknown or wrong, in one line."""


def default_database() -> str:
    """Return `HORNOCHSEN_DATABASE`, else the URL of an SQLite file in the user's data folder."""
    from platformdirs import user_data_path

    if given := os.environ.get(f"{PREFIX}DATABASE"):
        return given
    return f"sqlite:///{user_data_path('hornochsen', appauthor=False) / 'hornochsen.sqlite3'}"


def setting(default: Any, kind: Kind, help: str) -> Any:  # noqa: A002
    """A field with all that flags, files and documents need to know of it."""
    return field(
        metadata={"kind": kind, "help": help}, **{"default_factory" if callable(default) else "default": default}
    )


@dataclass(frozen=True)
class Settings:
    """All settings. What each is for is said once, here; flags and documents are made and checked by it."""

    host: str = setting("127.0.0.1", HOST, "Listen on this address; 0.0.0.0 for all networks.")
    port: int = setting(8787, Whole(0, 65535), "Listen on this port; 0 for any that is free.")
    database: str = setting(
        default_database,
        DATABASE,
        "Keep everything there: sqlite:///… or postgresql://….  [default: SQLite in the user's data folder]",
    )
    public_url: str = setting("", WebOrigin(empty=True), "What links begin with, where a proxy stands in front.")
    origins: tuple[str, ...] = setting((), Many(WebOrigin()), "Further web pages that may use this server.")
    proxies: tuple[str, ...] = setting((), Many(Network()), "Proxies whose X-Forwarded-For and -Proto are believed.")
    connections: int = setting(5000, Whole(), "Sockets at a time.")
    connections_per_address: int = setting(200, Whole(), "Sockets at a time from one address.")
    tables: int = setting(10_000, Whole(), "Tables at a time.")
    tables_per_minute: int = setting(20, Whole(), "New tables in a minute from one address.")
    uploads_per_minute: int = setting(10, Whole(), "Uploaded records in a minute from one address.")
    upload_bytes: int = setting(1_000_000, Whole(1000, 64 * 2**20), "Bytes of an uploaded record, at most.")
    requests_per_second: int = setting(20, Whole(), "Requests in a second on one socket, on average.")
    requests_burst: int = setting(100, Whole(), "Requests at once on one socket.")
    chat_per_minute: int = setting(20, Whole(), "Lines of chat and reactions in a minute from one person.")
    keep_games: int = setting(365, Whole(), "Days that finished games are kept.")
    keep_names: int = setting(90, Whole(), "Days that people's names stay in finished games.")
    keep_idle: int = setting(30, Whole(), "Days that a table is kept at which nothing happens.")
    salt_seconds: float = setting(2.0, Seconds(0.1, 60), "How long the shuffle waits for people's salts.")
    away_seconds: float = setting(30.0, Seconds(1, 3600), "After so long without a connection a bot stands in.")
    bot_threads: int = setting(0, Whole(0, 1024), "Bots that think at a time; 0 for one less than there are cores.")
    log_format: str = setting(
        "auto", OneOf(("auto", "text", "json")), "How logs look; auto is text on a terminal, else JSON."
    )
    log_level: str = setting("info", OneOf(("debug", "info", "warning", "error")), "Log this and what is graver.")
    metrics: str = setting(
        "local", OneOf(("off", "local", "open")), "Who may read /metrics: local is this machine only."
    )
    metrics_token: str = setting("", TOKEN, "Who sends this as a bearer token may read /metrics from anywhere.")

    @property
    def public_origins(self) -> frozenset[str]:
        """The web origins that are allowed, whatever host a request names."""
        return frozenset((*self.origins, *filter(None, [self.public_url])))


SETTINGS: dict[str, Field[Any]] = {one.name: one for one in fields(Settings)}
SECRETS = frozenset({"metrics_token"})


def kind_of(name: str) -> Kind:
    kind: Kind = SETTINGS[name].metadata["kind"]
    return kind


def help_of(name: str) -> str:
    return str(SETTINGS[name].metadata["help"])


def default_of(name: str) -> Any:
    """A setting's default; `None` where it depends on the machine."""
    default = SETTINGS[name].default
    return None if default is MISSING else default


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


@dataclass(frozen=True)
class Loaded:
    """Settings, and where each that is not a default came from."""

    settings: Settings
    origins: Mapping[str, str]

    def lines(self) -> list[str]:
        """Every setting with its value and its origin, fit to be shown to anybody."""
        shown = {name: shown_value(name, getattr(self.settings, name)) for name in SETTINGS}
        left, middle = max(map(len, shown)), min(48, max(map(len, shown.values())))
        return [f"{name:<{left}}  {shown[name]:<{middle}}  {self.origins.get(name, 'default')}" for name in shown]


def load(flags: Mapping[str, str], environ: Mapping[str, str], file: str | None = None) -> Loaded:
    """The settings that hold: flags before the environment before the file before defaults."""
    file = file if file is not None else environ.get(CONFIG) or None
    _refuse_misspelt(environ)
    values: dict[str, Any] = {}
    origins: dict[str, str] = {}
    for name, value in (_read_file(file) if file is not None else {}).items():
        origins[name] = f"{file}: {name}"
        values[name] = _value(name, value, origins[name], kind_of(name).read)
    for name in SETTINGS:
        if name in flags:
            origins[name] = flag(name)
            values[name] = _value(name, flags[name], origins[name], kind_of(name).read_text)
        elif variable(name) in environ:
            origins[name] = variable(name)
            values[name] = _value(name, environ[variable(name)], origins[name], kind_of(name).read_text)
    return Loaded(Settings(**values), origins)


def _value(name: str, given: Any, origin: str, read: Callable[[Any], Any]) -> Any:
    try:
        return read(given)
    except Wrong as error:
        raise BadSetting(f"{origin}: must be {error}, not {shown_value(name, given)!r}") from None


def _read_file(file: str) -> dict[str, Any]:
    try:
        given = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{file}: {error.strerror}") from None
    except ValueError as error:  # not UTF-8, or not TOML
        raise BadSetting(f"{file}: not TOML: {error}") from None
    for name in given:
        if name not in SETTINGS:
            raise BadSetting(f"{file}: there is no setting {name!r}{_did_you_mean(name)}")
    return given


def _refuse_misspelt(environ: Mapping[str, str]) -> None:
    """A variable that is nearly a setting's is a slip; others with our prefix are for somebody else."""
    known = {variable(name) for name in SETTINGS}
    for name in environ:
        if name.startswith(PREFIX) and name not in {*known, CONFIG}:
            close = difflib.get_close_matches(name.removeprefix(PREFIX).lower(), SETTINGS, 1, CLOSE)
            if close:
                raise BadSetting(f"{name}: there is no such setting; did you mean {variable(close[0])}?")


def _did_you_mean(name: str) -> str:
    close = difflib.get_close_matches(name, SETTINGS, 1)
    return f"; did you mean {close[0]}?" if close else ""


def shown_value(name: str, value: Any) -> str:
    """A value as it may be shown: lists with commas, no passwords."""
    if name in SECRETS and value:
        return "***"
    text = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return masked(text)


def masked(url: str) -> str:
    """A database's URL without its password."""
    url = re.sub(r"(://[^:/@?]*):.*@", r"\1:***@", url)
    return re.sub(r"((?:password|passwd|pwd|passfile|sslpassword)=)[^&\s]*", r"\1***", url, flags=re.I)
