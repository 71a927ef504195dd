"""Settings by flag, environment and file; every setting is documented."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hornochsen.cli import cli
from hornochsen.server.ops.settings import SETTINGS, BadSetting, Settings, default_of, flag, load, masked, variable

DOCUMENT = Path(__file__).parents[3] / "docs" / "server.md"
OTHER: Mapping[str, tuple[str, str, Any]] = {
    "host": ("0.0.0.0", '"0.0.0.0"', "0.0.0.0"),
    "port": ("9999", "9999", 9999),
    "database": ("sqlite:///a.sqlite3", '"sqlite:///a.sqlite3"', "sqlite:///a.sqlite3"),
    "public_url": ("https://Play.example.org/", '"https://play.example.org:443"', "https://play.example.org"),
    "origins": ("https://a.example, http://b.example:81", '["https://a.example", "http://b.example:81"]', None),
    "proxies": ("127.0.0.1,10.0.0.0/8,::1", '["127.0.0.1", "10.0.0.0/8", "::1"]', ("127.0.0.1", "10.0.0.0/8", "::1")),
    "connections": ("7", "7", 7),
    "connections_per_address": ("7", "7", 7),
    "tables": ("7", "7", 7),
    "tables_per_minute": ("7", "7", 7),
    "tables_per_address": ("7", "7", 7),
    "tables_per_network": ("7", "7", 7),
    "ipv6_prefix": ("56", "56", 56),
    "uploads": ("7", "7", 7),
    "uploads_per_address": ("7", "7", 7),
    "uploads_per_minute": ("7", "7", 7),
    "upload_bytes": ("7000", "7000", 7000),
    "requests_per_second": ("7", "7", 7),
    "requests_burst": ("7", "7", 7),
    "chat_per_minute": ("7", "7", 7),
    "changes_per_minute": ("7", "7", 7),
    "coach_seconds": ("7", "7", 7),
    "reports_per_day": ("7", "7", 7),
    "keep_games": ("7", "7", 7),
    "keep_names": ("7", "7", 7),
    "keep_players": ("30", "30", 30),
    "keep_idle": ("7", "7", 7),
    "keep_uploads": ("7", "7", 7),
    "keep_empty": ("7", "7", 7),
    "keep_reports": ("7", "7", 7),
    "keep_addresses": ("7", "7", 7),
    "salt_seconds": ("0.5", "0.5", 0.5),
    "away_seconds": ("7", "7", 7.0),
    "bots_offered_after": ("9", "9", 9.0),
    "bot_threads": ("7", "7", 7),
    "log_format": ("json", '"json"', "json"),
    "log_level": ("debug", '"debug"', "debug"),
    "metrics": ("open", '"open"', "open"),
    "metrics_token": ("0123456789abcdef", '"0123456789abcdef"', "0123456789abcdef"),
    "operator_token": ("fedcba9876543210", '"fedcba9876543210"', "fedcba9876543210"),
    "mail_server": ("smtp.example.org:25", '"smtp.example.org:25"', "smtp.example.org:25"),
    "mail_tls": ("tls", '"tls"', "tls"),
    "mail_user": ("cow", '"cow"', "cow"),
    "mail_password_file": ("password.txt", '"password.txt"', "password.txt"),
    "mail_from": ("game@example.org", '"game@example.org"', "game@example.org"),
    "push_key": ("push.pem", '"push.pem"', "push.pem"),
}
"""Each setting as text in a flag or variable, as TOML in a file, and its value."""


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*map(variable, SETTINGS), "HORNOCHSEN_CONFIG"):
        monkeypatch.delenv(name, raising=False)


def meant(name: str) -> Any:
    return ("https://a.example", "http://b.example:81") if name == "origins" else OTHER[name][2]


def toml(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def serve(*words: str, **environ: str) -> Result:
    return CliRunner(env={"HORNOCHSEN_LANG": "en", **environ}).invoke(cli, ["serve", "--show-settings", *words])


def shown(result: Result) -> dict[str, list[str]]:
    assert result.exit_code == 0, result.output
    rows = [re.split(r"\s{2,}", line.strip()) for line in result.stdout.splitlines()]
    return {row[0]: row[1:] for row in rows}


def test_every_setting_has_an_example() -> None:
    assert OTHER.keys() == SETTINGS.keys()
    assert all(meant(name) != default_of(name) for name in SETTINGS)


# Flag, environment, file


@pytest.mark.parametrize("name", SETTINGS)
def test_by_flag(name: str) -> None:
    given = OTHER[name][0]
    loaded = load({name: given}, {})
    assert getattr(loaded.settings, name) == meant(name)
    assert shown(serve(flag(name), given))[name][-1] == flag(name)


@pytest.mark.parametrize("name", SETTINGS)
def test_by_environment(name: str) -> None:
    given = OTHER[name][0]
    loaded = load({}, {variable(name): given})
    assert getattr(loaded.settings, name) == meant(name)
    assert shown(serve(**{variable(name): given}))[name][-1] == variable(name)


@pytest.mark.parametrize("name", SETTINGS)
def test_by_file(name: str, tmp_path: Path) -> None:
    file = toml(tmp_path / "a.toml", f"{name} = {OTHER[name][1]}\n")
    for loaded in (load({}, {}, file), load({}, {"HORNOCHSEN_CONFIG": file})):
        assert getattr(loaded.settings, name) == meant(name)
        assert loaded.sources == {name: f"{file}: {name}"}
    assert shown(serve("--config", file))[name][-1].endswith(f": {name}")


@pytest.mark.parametrize("name", SETTINGS)
def test_the_default(name: str) -> None:
    assert shown(serve())[name][-1] == "default"
    default = default_of(name)
    assert default is None or getattr(load({}, {}).settings, name) == default


def test_flag_before_environment_before_file(tmp_path: Path) -> None:
    file = toml(tmp_path / "a.toml", 'port = 1\ntables = 1\nkeep_games = 1\nhost = "::1"')
    environ = {"HORNOCHSEN_PORT": "2", "HORNOCHSEN_TABLES": "2"}
    settings = load({"port": "3"}, environ, file).settings
    assert (settings.port, settings.tables, settings.keep_games, settings.host) == (3, 2, 1, "::1")


def test_the_file_of_the_flag_before_the_file_of_the_environment(tmp_path: Path) -> None:
    one, other = toml(tmp_path / "a.toml", "port = 1"), toml(tmp_path / "b.toml", "tables = 2")
    settings = load({}, {"HORNOCHSEN_CONFIG": other}, one).settings
    assert (settings.port, settings.tables) == (1, 10_000)


def test_the_default_database_is_sqlite_in_the_users_folder() -> None:
    assert re.fullmatch(r"sqlite:////.*/hornochsen\.sqlite3", Settings().database)


# Errors

BAD = {
    "host": ["", "a b", "http://a"],
    "port": ["-1", "65536", "moo", "80.0", "", "８０"],
    "database": ["", "mysql://a/b", "a.sqlite3"],
    "public_url": ["play.example.org", "https://a/b", "ftp://a", "https://a b"],
    "origins": ["*", "null", "https://a.example,moo"],
    "proxies": ["moo", "127.0.0.1/8", "*"],
    "salt_seconds": ["nan", "inf", "-1", "0", "1e3", "61"],
    "log_format": ["xml", "TEXT"],
    "metrics_token": ["short", "with a space in the middle"],
}


@pytest.mark.parametrize(("name", "given"), [(name, given) for name in BAD for given in BAD[name]])
def test_a_wrong_value_is_reported_in_one_line(name: str, given: str) -> None:
    for flags, environ, origin in (({name: given}, {}, flag(name)), ({}, {variable(name): given}, variable(name))):
        with pytest.raises(BadSetting) as error:
            load(flags, environ)
        assert re.fullmatch(rf"{origin}: must be .+, not '.*'", str(error.value))


@pytest.mark.parametrize(
    "line",
    [
        "port = '80'",
        "port = true",
        "port = 80.5",
        "host = 7",
        "proxies = 7",
        "proxies = [7]",
        "salt_seconds = true",
        "salt_seconds = nan",
        "log_level = ['info']",
        "database = ''",
        "[port]\nmoo = 1",
        "metrics = true",
    ],
)
def test_files_are_read_by_type(line: str, tmp_path: Path) -> None:
    file = toml(tmp_path / "a.toml", line)
    name = re.sub(r"\W.*", "", line.lstrip("["), flags=re.DOTALL)
    with pytest.raises(BadSetting, match=rf"{file}: {name}: must be "):
        load({}, {}, file)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 80", "there is no setting 'prot'; did you mean port?"),
        ("[server]\nport = 80", "there is no setting 'server'"),
        ("port 80", "not TOML: "),
    ],
)
def test_files_with_unknown_or_malformed_content(text: str, said: str, tmp_path: Path) -> None:
    file = toml(tmp_path / "a.toml", text)
    with pytest.raises(BadSetting, match=re.escape(f"{file}: {said}")):
        load({}, {}, file)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    for name, said in (("nothing.toml", "No such file"), ("", "Is a directory"), ("binary.toml", "not TOML")):
        with pytest.raises(BadSetting, match=said):
            load({}, {}, str(tmp_path / name))


def test_a_misspelt_variable_is_refused() -> None:
    with pytest.raises(BadSetting, match=r"HORNOCHSEN_PROT: .*did you mean HORNOCHSEN_PORT"):
        load({}, {"HORNOCHSEN_PROT": "80"})
    load(
        {}, {"HORNOCHSEN_LANG": "de", "HORNOCHSEN_SOAK": "1", "HORNOCHSEN_CACHE": "x", "HORNOCHSEN_UPDATE_GOLDEN": "1"}
    )


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--port", "moo"], "hornochsen: --port: must be a whole number from 0 to 65535, not 'moo'"),
        (["--config", "nothing.toml"], "hornochsen: nothing.toml: No such file or directory"),
    ],
)
def test_the_command_reports_an_error_in_one_line(words: list[str], line: str) -> None:
    result = serve(*words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{line}\n")


# Display


def test_passwords_are_not_shown(tmp_path: Path) -> None:
    token = "0123456789abcdef"
    result = serve("--database", "postgresql://ox:moo-secret@db/h", "--metrics-token", token)
    assert shown(result)["database"][0] == "postgresql://ox:***@db/h"
    assert "moo-secret" not in result.output
    assert token not in result.output
    wrong = serve("--database", "mysql://ox:moo-secret@db/h")
    assert "moo-secret" not in wrong.output
    assert "mysql://ox:***@db/h" in wrong.output


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://ox:p@ss:w/rd@db:5432/h", "postgresql://ox:***@db:5432/h"),
        ("postgresql://ox@db/h?password=moo&sslmode=require", "postgresql://ox@db/h?password=***&sslmode=require"),
        ("postgresql://db:5432/h", "postgresql://db:5432/h"),
        ("sqlite:////home/ox/h.sqlite3", "sqlite:////home/ox/h.sqlite3"),
    ],
)
def test_urls_are_masked(url: str, told: str) -> None:
    assert masked(url) == told


# Documentation


def documented() -> dict[str, str]:
    _, _, section = DOCUMENT.read_text(encoding="utf-8").partition("\n## Settings\n")
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", section.partition("\n## ")[0], flags=re.M)
    return dict(rows)


def test_every_setting_is_documented_with_its_default() -> None:
    assert documented().keys() == SETTINGS.keys()
    for name, told in documented().items():
        default = default_of(name)
        if default in ("", ()):
            assert told == "none", name
        elif default is None:
            assert "data folder" in told, name
        else:
            assert told == f"`{default}`", name
