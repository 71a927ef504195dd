"""A simulated player at a real terminal who chooses from what the screen offers."""

from __future__ import annotations

import os
import random
import re
import signal
import sys
from pathlib import Path

import pexpect
from arena.command import until
from patience import PATIENCE
from processes import sleeps

from hornochsen.locales import texts

COMMAND = str(Path(sys.executable).parent / "hornochsen")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LINES, COLUMNS = 24, 80
MOST_PROMPTS = 1000


def beginning(text: str) -> str:
    """Return the start of a prompt, up to its first number, as a pattern."""
    return re.escape(re.split(r"\d", text, maxsplit=1)[0].strip())


def at_a_terminal(**changes: str) -> dict[str, str]:
    """Return the environment of a program at a terminal, whose size it asks the terminal for.

    The readline library, which pytest loads, exports COLUMNS, and programs trust that more than the terminal.
    """
    inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return {**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", **changes}


class Keyboard:
    """Reads the prompt, chooses from the tiles on the screen, and types the answer."""

    def __init__(
        self,
        *args: str,
        lang: str = "en",
        seed: int = 1,
        env: dict[str, str] | None = None,
        command: str = COMMAND,
        columns: int = COLUMNS,
    ) -> None:
        words = texts(lang)
        self.words = words
        self.rng = random.Random(seed)
        self.seen = ""
        self.prompts = {
            "pause": beginning(words("press-enter")),
            "hand over": beginning(words("hand-over", name="1")),
            "one": re.escape(words("choose-tile")),
            "two": re.escape(words("choose-two-tiles")),
            "must buy": re.escape(words("must-buy")),
            "take one": beginning(words("choose-take-one", tiles="1")),
            "take": beginning(words("choose-take", tiles="1")),
            "confirm": re.escape(words("confirm-lay", tile=77).split()[-1]),
        }
        self.child = pexpect.spawn(
            command,
            ["play", "--lang", lang, *args],
            dimensions=(LINES, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            env=at_a_terminal(**(env or {})),
        )

    def prompt(self) -> str | None:
        """Return the kind of the next prompt; `None` when the program has ended."""
        kinds = list(self.prompts)
        index = self.child.expect([*(self.prompts[kind] for kind in kinds), pexpect.EOF])
        self.screen = ESCAPES.sub("", self.child.before)
        self.seen += self.screen
        if index == len(kinds):
            self.child.close()
            return None
        self.seen += self.child.after
        return str(kinds[index])

    def tiles(self) -> list[int]:
        """Return the hand that the screen shows."""
        label = self.words("label-hand")
        line = next(line for line in reversed(self.seen.splitlines()) if line.startswith(label[:17]))
        return [int(number) for number in re.findall(r"\d+", line[len(label) :])]

    def say(self, text: str) -> None:
        self.child.sendline(text)

    def answer(self, kind: str) -> None:
        """Type a sensible answer to a prompt."""
        if kind in {"pause", "hand over", "confirm"}:
            self.say("")
        elif kind in {"one", "two"}:
            tiles = self.rng.sample(self.tiles(), 2 if kind == "two" else 1)
            self.say(" ".join(map(str, tiles)))
        elif kind == "must buy":
            self.say("b1")
        else:
            self.child.expect(r"(\d+)\D")  # with the next character: a read can end in the middle of a number
            self.seen += self.child.after
            self.say(self.child.match[1])

    def interrupt(self) -> None:
        """Send Ctrl-C once the program sleeps; between the prompt and the read, Python would still start the read."""
        until(lambda: sleeps(self.child.pid))
        self.child.kill(signal.SIGINT)

    def leave(self) -> None:
        """Kill the program at once; pexpect would wait half a second for it to end."""
        self.child.kill(signal.SIGKILL)
        self.child.wait()
        self.child.close()

    def play(self, moves: int | None = None) -> None:
        """Answer prompts until the game ends, or at most `moves` of them."""
        for _ in range(moves if moves is not None else MOST_PROMPTS):
            kind = self.prompt()
            if kind is None:
                return
            self.answer(kind)
