"""A real Firefox, driven over WebDriver BiDi, which needs nothing but a WebSocket."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

NAMES = ("firefox-esr", "firefox")
MISSING = "no Firefox found: install the package `firefox-esr`, or name one in HORNOCHSEN_FIREFOX"
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
NOWHERE = 9
"""A port on which no proxy listens, so that the browser reaches this machine only."""
LEFT = "NS_BINDING_ABORTED"
"""The error of a request whose page was left."""

PREFERENCES: Json = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.startup.page": 0,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": NOWHERE,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": NOWHERE,
    "network.proxy.no_proxies_on": "127.0.0.1",
}


def firefox() -> str | None:
    """Return the browser to test with; the environment counts more than the path."""
    named = os.environ.get("HORNOCHSEN_FIREFOX")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


class Tab:
    """One tab of a Firefox: finds elements, clicks, types, and collects the errors of its page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.errors: list[str] = []
        self._socket = socket
        self._numbers = itertools.count(1)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded", "network.fetchError", "network.responseCompleted"])
        self._context: str = self._ask("browsingContext.create", type="tab")["context"]

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression: a string, a number, a boolean or `None`."""
        result = self._ask(
            "script.evaluate", expression=expression, target={"context": self._context}, awaitPromise=True
        )
        assert result["type"] == "success", result
        return result["result"].get("value")

    def wait_for(self, expression: str) -> Any:
        """Return the value of a JavaScript expression as soon as it is true."""
        end = time.monotonic() + PATIENCE
        while not (value := self.evaluate(expression)):
            assert time.monotonic() < end, f"never true: {expression}\n{self.evaluate('document.body.innerText')}"
            time.sleep(0.02)
        return value

    def click(self, selector: str) -> None:
        """Scroll to the first element that matches, and click it with the mouse."""
        self.wait_for(f"Boolean(document.querySelector({json.dumps(selector)}))")
        node = self._node(selector)
        self.evaluate(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})")
        origin = {"type": "element", "element": {"sharedId": node["sharedId"]}}
        actions = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def type(self, words: str) -> None:
        """Press a key for each letter."""
        keys = [{"type": kind, "value": letter} for letter in words for kind in ("keyDown", "keyUp")]
        self._perform({"type": "key", "id": "keyboard", "actions": keys})

    def _node(self, selector: str) -> Json:
        locator = {"type": "css", "value": selector}
        nodes = self._ask("browsingContext.locateNodes", context=self._context, locator=locator, maxNodeCount=1)
        node: Json = nodes["nodes"][0]
        return node

    def _perform(self, source: Json) -> None:
        self._ask("input.performActions", context=self._context, actions=[source])

    def _ask(self, method: str, **params: Any) -> Json:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (message := json.loads(self._socket.recv(PATIENCE))).get("id") != number:
            self._note(message)
        assert message["type"] == "success", message
        result: Json = message["result"]
        return result

    def _note(self, event: Json) -> None:
        params = event.get("params", {})
        if event.get("method") == "log.entryAdded" and params["level"] == "error":
            self.errors.append(f"console: {params['text']}")
        elif event.get("method") == "network.fetchError" and params["errorText"] != LEFT:
            self.errors.append(f"request failed: {params['request']['url']} {params['errorText']}")
        elif event.get("method") == "network.responseCompleted" and params["response"]["status"] >= 400:
            self.errors.append(f"answer {params['response']['status']}: {params['request']['url']}")


@contextlib.contextmanager
def browsing(path: str, folder: Path) -> Iterator[Tab]:
    """Start a Firefox with a new profile in `folder`; yield a tab of it."""
    profile, log = folder / "profile", folder / "firefox.log"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("".join(lines))
    command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, env={**os.environ, "HOME": str(folder)}, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        address = _address(process, log)
        with connect(f"{address}/session", proxy=None, max_size=None, open_timeout=PATIENCE, ping_interval=None) as one:
            yield Tab(one)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not (found := LISTENING.search(log.read_text(errors="replace"))):
        assert process.poll() is None, f"Firefox ended with {process.returncode}: {log.read_text(errors='replace')}"
        assert time.monotonic() < end, f"Firefox did not start: {log.read_text(errors='replace')}"
        time.sleep(0.05)
    return found[1]
