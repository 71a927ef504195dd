"""`make` gives its tools the system's certificates, so that they work behind a proxy that replaces TLS certificates."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from release.makefile import exported, needs_make
from release.registry import PACKAGE, Registry, serving

BUNDLE = Path("/etc/ssl/certs/ca-certificates.crt")
ELSEWHERE = f"the system does not keep its certificates in {BUNDLE}"
REJECTED = re.compile("UnknownIssuer|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERTIFICATE_VERIFY_FAILED")
REPLACE = 'mount --bind "$0" "$1" && shift && exec "$@"'
"""A shell command that mounts one file over another and runs the remaining words."""

pytestmark = needs_make


def test_uv_and_node_use_the_system_s_certificates() -> None:
    env = exported()
    assert env["UV_SYSTEM_CERTS"] == "1"
    assert env["NODE_USE_SYSTEM_CA"] == "1"


@pytest.mark.skipif(not BUNDLE.exists(), reason=ELSEWHERE)
def test_older_node_and_pip_get_the_system_s_certificates_as_a_file() -> None:
    env = exported()
    assert (env["NODE_EXTRA_CA_CERTS"], env["PIP_CERT"]) == (str(BUNDLE), str(BUNDLE))


def test_certificates_that_the_user_names_are_kept() -> None:
    given = {"NODE_EXTRA_CA_CERTS": "/my/own.pem", "PIP_CERT": "/my/own.pem", "UV_SYSTEM_CERTS": "0"}
    assert given.items() <= exported(**given).items()


@pytest.fixture(scope="module")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Registry]:
    with serving(tmp_path_factory.mktemp("registry")) as running:
        yield running


@pytest.fixture(scope="module")
def behind_proxy(registry: Registry) -> list[str]:
    """Return the start of a command that sees the registry's authority in the place of the system's certificates.

    The command has its own view of the file system, so the machine is not changed.
    """
    if not BUNDLE.exists():
        pytest.skip(ELSEWHERE)
    if not shutil.which("unshare"):
        pytest.skip("unshare, which starts a command with mounts of its own, is not installed")
    for user in ([], ["--user", "--map-root-user"]):
        start = ["unshare", *user, "--mount", "sh", "-c", REPLACE, str(registry.authority), str(BUNDLE)]
        tried = subprocess.run([*start, "true"], capture_output=True, text=True)
        if tried.returncode == 0:
            return start
    pytest.skip(f"a command with mounts of its own needs root or user namespaces: {tried.stderr.strip()}")


def uv(registry: Registry, folder: Path) -> list[str]:
    start = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--no-config", "--python", sys.executable]
    return [*start, "--target", str(folder), "--default-index", registry.python, PACKAGE]


def pip(registry: Registry, folder: Path) -> list[str]:
    start = [sys.executable, "-m", "pip", "install", "--retries", "0", "--disable-pip-version-check"]
    return [*start, "--target", str(folder), "--index-url", registry.python, PACKAGE]


def npm(registry: Registry, folder: Path) -> list[str]:
    start = ["npm", "install", "--prefix", str(folder), "--fetch-retries", "0"]
    return [*start, "--registry", registry.npm, PACKAGE]


Tool = Callable[[Registry, Path], list[str]]
"""Returns a command that installs the registry's package into a folder."""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """Return an environment in which no tool reads the machine's settings."""
    (tmp_path / "home").mkdir()
    return {
        "HOME": str(tmp_path / "home"),
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "NODE_OPTIONS": "--use-bundled-ca",  # some distributions build Node with the system's certificates as default
        "NPM_CONFIG_GLOBALCONFIG": os.devnull,
        "PIP_CONFIG_FILE": os.devnull,
        "UV_HTTP_RETRIES": "0",
    }


@pytest.mark.parametrize("tool", [uv, pip, npm])
def test_a_tool_installs_a_package_behind_a_proxy(
    tool: Tool, registry: Registry, behind_proxy: list[str], env: dict[str, str], tmp_path: Path
) -> None:
    done = run([*behind_proxy, *tool(registry, tmp_path / "target")], exported(**env))
    assert done.returncode == 0, done.stdout
    assert list((tmp_path / "target").rglob(f"{PACKAGE}*"))


@pytest.mark.parametrize("tool", [uv, npm])
def test_a_tool_rejects_the_proxy_without_the_settings_of_the_makefile(
    tool: Tool, registry: Registry, behind_proxy: list[str], env: dict[str, str], tmp_path: Path
) -> None:
    done = run([*behind_proxy, *tool(registry, tmp_path / "target")], env)
    assert done.returncode
    assert REJECTED.search(done.stdout), done.stdout


def test_pip_rejects_an_authority_that_the_system_does_not_know(
    registry: Registry, env: dict[str, str], tmp_path: Path
) -> None:
    """Unlike uv and npm, some versions of pip use the system's certificates without the settings of the Makefile."""
    done = run(pip(registry, tmp_path / "target"), exported(**env))
    assert done.returncode
    assert REJECTED.search(done.stdout), done.stdout


def run(command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command; its errors are part of its output."""
    output = subprocess.PIPE
    return subprocess.run(command, env=env, stdout=output, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE)
