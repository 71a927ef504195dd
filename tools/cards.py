"""`make cards`: the pictures for previews of links, drawn by Chromium from the page's own drawings."""

from __future__ import annotations

import io
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "web"
CARDS = ("general", "gathering", "playing", "over", "replay")
SIZE = {"width": 1200, "height": 630}
COLOURS = 256
"""Number of colours of a picture; messengers ignore large files."""

PATIENCE = 120.0
"""Seconds until the development server answers."""


def main() -> None:
    """Draw all pictures into `web/public/cards`."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/gallery.html"
    vite = WEB / "node_modules" / ".bin" / "vite"
    command = [str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    server = subprocess.Popen(command, cwd=WEB, start_new_session=True)
    try:
        _wait(address)
        _draw(address, WEB / "public" / "cards")
    finally:
        os.killpg(server.pid, signal.SIGTERM)  # Node may run in a process of its own
        server.wait()


def _wait(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(address).close()
            return
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def _draw(address: str, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    installed = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    browser_path = os.environ.get("HORNOCHSEN_CHROMIUM") or installed
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
        for card in CARDS:
            page.goto(f"{address}?card={card}&theme=light")
            page.wait_for_selector(".card-picture")
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(COLOURS, kmeans=2)
            picture.save(folder / f"{card}.png", optimize=True)
            print(folder / f"{card}.png")
        browser.close()


if __name__ == "__main__":
    main()
