"""Check the files in dist/: install the wheel into an empty environment, away from the sources, and play there.

`make wheeltest` runs this. It is a program and no pytest test because it needs a package index.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from cli.keyboard import Keyboard
from patience import PATIENCE
from release.host import play_with_guests

ROOT = Path(__file__).parent.parent.parent
UV = Path(sys.executable).with_name("uv")
PAGE = "src/hornochsen/web/index.html"
INSIDE = Path("Scripts" if os.name == "nt" else "bin")


class Installed:
    """The wheel in a virtual environment of its own, used from an empty folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / INSIDE
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ["HOME"],  # the compiled kernel is in its cache folder
            "HORNOCHSEN_LANG": "en",
            "PYTHONUTF8": "1",
            "XDG_DATA_HOME": str(folder / "data"),
        }
        run(UV, "venv", "--quiet", "--python", sys.executable, folder / "venv")
        constraints = ("--constraints", ROOT / "requirements" / "base.txt")
        run(UV, "pip", "install", "--quiet", "--python", self.bin / "python", *constraints, wheel)

    def __call__(self, *words: str | Path) -> str:
        """Return what the installed command prints."""
        return run(self.bin / "hornochsen", *words, cwd=self.folder, env=self.env)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Run `hornochsen serve` on a free port, and give its address."""
        database = f"sqlite:///{self.folder / 'games.sqlite3'}"
        flags = ["--port", "0", "--log-level", "warning", "--database", database]
        words = [str(self.bin / "hornochsen"), "serve", *flags]
        with subprocess.Popen(words, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout
                yield next(line.split()[-1] for line in server.stdout if "http://" in line)
            finally:
                server.terminate()


def run(*words: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Return what a command prints; end with its errors where it fails."""
    done = subprocess.run([*map(str, words)], cwd=cwd, env=env, capture_output=True, text=True, timeout=PATIENCE * 4)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def check_commands(hornochsen: Installed) -> None:
    code = "import hornochsen, pathlib; print(pathlib.Path(hornochsen.__file__).parent)"
    where = Path(run(hornochsen.bin / "python", "-c", code, cwd=hornochsen.folder, env=hornochsen.env).strip())
    assert where.is_relative_to(hornochsen.folder.resolve()), where
    assert hornochsen("--version").startswith("hornochsen ")
    assert "hornochsen serve" in hornochsen()


def check_bots(hornochsen: Installed) -> None:
    """The wheel contains the weights of the aurochs."""
    assert "aurochs" in hornochsen("arena", "aurochs@20", "calf", "--games", "2", "--jobs", "1")


def check_terminal(hornochsen: Installed) -> None:
    record = hornochsen.folder / "terminal.json"
    words = ("--board", "calf-yard", "--bots", "calf,ox", "--seed", "1", "--save", str(record))
    person = Keyboard(*words, env=hornochsen.env, command=str(hornochsen.bin / "hornochsen"))
    person.play()
    assert person.child.exitstatus == 0, person.seen[-1000:]
    assert "valid" in hornochsen("record", "check", record)


def check_server(hornochsen: Installed) -> None:
    with hornochsen.serving() as url:
        with urlopen(url, timeout=PATIENCE) as page:
            assert b"<title>" in page.read()
        bot = (str(hornochsen.bin / "hornochsen"), "bot", "--games", "1", "--bot")
        record = play_with_guests(url, [[*bot, "cow", url], [*bot, "calf", url]], hornochsen.env)
    (hornochsen.folder / "served.json").write_bytes(record)
    assert "valid" in hornochsen("record", "check", "served.json")
    hornochsen("record", "verify", "served.json")


def check_page_is_needed(sdist: Path, folder: Path) -> None:
    """Check that the sources in the sdist build no wheel with the page for coverage, nor once the page is removed."""
    shutil.unpack_archive(sdist, folder / "sources")
    [sources] = (folder / "sources").iterdir()
    words = [str(UV), "build", "--wheel", "--out-dir", str(folder / "dist"), str(sources)]

    def reason() -> str:
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE * 4)
        assert done.returncode != 0
        return done.stderr

    (sources / PAGE).with_name("index.js.map").touch()
    assert "the page was built for coverage, with source maps; build it again: make web" in reason()
    (sources / PAGE).unlink()
    assert f"{PAGE} is missing; build the page first: make web" in reason()


def main() -> None:
    [wheel], [sdist] = (sorted((ROOT / "dist").glob(name)) for name in ("*.whl", "*.tar.gz"))
    with tempfile.TemporaryDirectory(prefix="hornochsen-wheel-") as name:
        folder = Path(name)
        check_page_is_needed(sdist, folder)
        hornochsen = Installed(wheel, folder)
        check_commands(hornochsen)
        check_bots(hornochsen)
        check_terminal(hornochsen)
        check_server(hornochsen)
    print(f"{wheel.name}: installed, and played in the terminal and over the network")


if __name__ == "__main__":
    main()
