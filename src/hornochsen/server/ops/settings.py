"""The server's settings, from flags, environment variables, a TOML file and defaults; earlier sources win."""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from .setting_types import Choice, Integer, InvalidValue, IPNetwork, ListOf, Seconds, Text, ValueType, WebOrigin

PREFIX = "HORNOCHSEN_"
CONFIG = f"{PREFIX}CONFIG"
"""The environment variable that names the file of settings."""

DATABASE = Text(r"(sqlite:///|postgresql://)\S.*", "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
HOST = Text(r"[A-Za-z0-9.:_-]+", "an address or a host name of this machine, such as 127.0.0.1 or 0.0.0.0")
TOKEN = Text(r"|[\x21-\x7e]{16,200}", "empty, or 16 to 200 characters without spaces", metavar="WORD")
FILE = Text(r".*", "the name of a file", metavar="FILE")
MAIL_SERVER = Text(
    r"|([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?", "a host and an optional port, such as smtp.example.org:587"
)
MAIL_USER = Text(r"[\x21-\x7e]{0,200}", "up to 200 characters without spaces", metavar="WORD")
MAIL_FROM = Text(r"|[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,189}", "a mail address, such as game@example.org")
TYPO_SIMILARITY = 0.75
"""Similarity to a setting's name from which an environment variable counts as misspelt."""


class BadSetting(ValueError):
    """A setting is unknown or invalid; the message is one line."""


def default_database() -> str:
    """Return `HORNOCHSEN_DATABASE`, else the URL of a SQLite file in the user's data folder."""
    from platformdirs import user_data_path

    if given := os.environ.get(f"{PREFIX}DATABASE"):
        return given
    return f"sqlite:///{user_data_path('hornochsen', appauthor=False) / 'hornochsen.sqlite3'}"


def setting(default: Any, value_type: ValueType, help: str) -> Any:  # noqa: A002
    """Return a dataclass field with the type and the help text of a setting."""
    return field(
        metadata={"type": value_type, "help": help}, **{"default_factory" if callable(default) else "default": default}
    )


@dataclass(frozen=True)
class Settings:
    """All settings. The flags and their help are generated from this class, and tests check the documentation."""

    host: str = setting("127.0.0.1", HOST, "Listen on this address; 0.0.0.0 for all networks.")
    port: int = setting(8787, Integer(0, 65535), "Listen on this port; 0 for any free port.")
    database: str = setting(
        default_database,
        DATABASE,
        "URL of the database: sqlite:///… or postgresql://….  [default: SQLite in the user's data folder]",
    )
    public_url: str = setting("", WebOrigin(allow_empty=True), "Base URL of links, if the server is behind a proxy.")
    origins: tuple[str, ...] = setting((), ListOf(WebOrigin()), "Other web origins whose pages may use this server.")
    proxies: tuple[str, ...] = setting((), ListOf(IPNetwork()), "Proxies whose X-Forwarded-For and -Proto are trusted.")
    connections: int = setting(5000, Integer(), "Maximum number of open sockets.")
    connections_per_address: int = setting(200, Integer(), "Maximum number of open sockets from one address.")
    tables: int = setting(10_000, Integer(), "Maximum number of open tables.")
    tables_per_minute: int = setting(40, Integer(), "New tables per minute from one address.")
    tables_per_address: int = setting(300, Integer(), "Open tables that one address opened in the last day.")
    tables_per_network: int = setting(1000, Integer(), "Open tables that one network opened in the last day.")
    ipv6_prefix: int = setting(48, Integer(16, 64), "Prefix length of an IPv6 network; an IPv4 network is a /24.")
    uploads: int = setting(5000, Integer(0), "Maximum number of stored uploads; 0 turns uploads off.")
    uploads_per_address: int = setting(200, Integer(), "Maximum number of stored uploads from one address.")
    uploads_per_minute: int = setting(10, Integer(), "Uploaded records per minute from one address.")
    upload_bytes: int = setting(1_000_000, Integer(1000, 64 * 2**20), "Maximum size of an uploaded record, in bytes.")
    requests_per_second: int = setting(20, Integer(), "Average requests per second on one socket.")
    requests_burst: int = setting(100, Integer(), "Burst of requests on one socket.")
    chat_per_minute: int = setting(20, Integer(), "Chat messages, reactions and seats per minute from one person.")
    changes_per_minute: int = setting(60, Integer(), "Changes of mind per minute from one person.")
    coach_seconds: int = setting(
        1800, Integer(0), "Seconds per day that the coach thinks for one address; a review counts as 15, a hint as 1."
    )
    reports_per_day: int = setting(20, Integer(), "Reports of players per day from one address.")
    keep_games: int = setting(365, Integer(), "Days until finished games are deleted.")
    keep_names: int = setting(90, Integer(), "Days until names are deleted from finished games.")
    keep_idle: int = setting(30, Integer(), "Days until a table without activity is deleted.")
    keep_uploads: int = setting(30, Integer(), "Days until uploaded records are deleted.")
    keep_empty: int = setting(10, Integer(), "Minutes until a table is deleted that nobody sits at or watches.")
    keep_players: int = setting(730, Integer(), "Days until a player who has not come back is deleted.")
    keep_reports: int = setting(90, Integer(), "Days until reports of players are deleted.")
    keep_addresses: int = setting(0, Integer(0, 365), "Days until people's full addresses are deleted; 0 stores none.")
    salt_seconds: float = setting(2.0, Seconds(0.1, 60), "Seconds that a shuffle waits for people's salts.")
    away_seconds: float = setting(30.0, Seconds(1, 3600), "Seconds without a connection until a bot stands in.")
    bots_offered_after: float = setting(
        30.0, Seconds(0.1, 3600), "Seconds after which bots are offered to people who wait for others."
    )
    bot_threads: int = setting(0, Integer(0, 1024), "Bots that think in parallel; 0 for the number of cores minus one.")
    log_format: str = setting(
        "auto", Choice(("auto", "text", "json")), "Format of logs; auto is text on a terminal, else JSON."
    )
    log_level: str = setting("info", Choice(("debug", "info", "warning", "error")), "Log this level and higher ones.")
    metrics: str = setting(
        "local", Choice(("off", "local", "open")), "Access to /metrics; local allows this machine only."
    )
    metrics_token: str = setting("", TOKEN, "Bearer token that allows access to /metrics from anywhere.")
    operator_token: str = setting(
        "", TOKEN, "Token that opens the operator's page, /operator; without it there is none."
    )

    mail_server: str = setting("", MAIL_SERVER, "Mail server (SMTP) that takes notices to players; needs mail_from.")
    mail_tls: str = setting("starttls", Choice(("starttls", "tls", "off")), "How mails are encrypted on their way.")
    mail_user: str = setting("", MAIL_USER, "User name at the mail server.")
    mail_password_file: str = setting("", FILE, "File with the password at the mail server.")
    mail_from: str = setting("", MAIL_FROM, "Mail address from which notices come.")
    push_key: str = setting("", FILE, "File with the key for Web Push, made by hornochsen push-key.")

    @property
    def public_origins(self) -> frozenset[str]:
        """Return the web origins that are always allowed, in addition to the server's own."""
        return frozenset((*self.origins, *filter(None, [self.public_url])))


SETTINGS: dict[str, Field[Any]] = {item.name: item for item in fields(Settings)}
SECRETS = frozenset({"metrics_token", "operator_token"})


def type_of(name: str) -> ValueType:
    value_type: ValueType = SETTINGS[name].metadata["type"]
    return value_type


def help_of(name: str) -> str:
    return str(SETTINGS[name].metadata["help"])


def default_of(name: str) -> Any:
    """Return a setting's default, or `None` if it depends on the machine."""
    default = SETTINGS[name].default
    return None if default is MISSING else default


def flag(name: str) -> str:
    """Return the command-line flag of a setting."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"{PREFIX}{name.upper()}"


@dataclass(frozen=True)
class LoadedSettings:
    """The settings, and the source of each setting that does not have its default."""

    settings: Settings
    sources: Mapping[str, str]

    def lines(self) -> list[str]:
        """Return a line for every setting with its value and its source; passwords are masked."""
        values = {name: display(name, getattr(self.settings, name)) for name in SETTINGS}
        left, middle = max(map(len, values)), min(48, max(map(len, values.values())))
        return [f"{name:<{left}}  {values[name]:<{middle}}  {self.sources.get(name, 'default')}" for name in values]


def load(flags: Mapping[str, str], environ: Mapping[str, str], file: str | None = None) -> LoadedSettings:
    """Return the settings: flags override the environment, which overrides the file, which overrides defaults."""
    file = file if file is not None else environ.get(CONFIG) or None
    _refuse_misspelt(environ)
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for name, value in (_read_file(file) if file is not None else {}).items():
        sources[name] = f"{file}: {name}"
        values[name] = _value(name, value, sources[name], type_of(name).validate)
    for name in SETTINGS:
        if name in flags:
            sources[name] = flag(name)
            values[name] = _value(name, flags[name], sources[name], type_of(name).parse)
        elif variable(name) in environ:
            sources[name] = variable(name)
            values[name] = _value(name, environ[variable(name)], sources[name], type_of(name).parse)
    return LoadedSettings(Settings(**values), sources)


def _value(name: str, given: Any, source: str, convert: Callable[[Any], Any]) -> Any:
    try:
        return convert(given)
    except InvalidValue as error:
        raise BadSetting(f"{source}: must be {error}, not {display(name, given)!r}") from None


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
    """Raise `BadSetting` for a misspelt variable; ignore other variables with our prefix."""
    known = {variable(name) for name in SETTINGS}
    for name in environ:
        if name.startswith(PREFIX) and name not in {*known, CONFIG}:
            close = difflib.get_close_matches(name.removeprefix(PREFIX).lower(), SETTINGS, 1, TYPO_SIMILARITY)
            if close:
                raise BadSetting(f"{name}: there is no such setting; did you mean {variable(close[0])}?")


def _did_you_mean(name: str) -> str:
    close = difflib.get_close_matches(name, SETTINGS, 1)
    return f"; did you mean {close[0]}?" if close else ""


def display(name: str, value: Any) -> str:
    """Return a setting's value as text: lists with commas, passwords masked."""
    if name in SECRETS and value:
        return "***"
    text = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return masked(text)


def masked(url: str) -> str:
    """Return a database URL without its password."""
    url = re.sub(r"(://[^:/@?]*):.*@", r"\1:***@", url)
    return re.sub(r"((?:password|passwd|pwd|passfile|sslpassword)=)[^&\s]*", r"\1***", url, flags=re.I)
