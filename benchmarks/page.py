"""The page: its weight, how soon it can be used, how smooth a reveal is, and whether its memory stays flat."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from server.serving import Server, serving
from web.browsing import MISSING, Troubles, Visitor, chromium, launch
from web.guests import SHORT, Guest, my_turn, open_table
from web.sitting import ASKED, answer, asked, lay, play

SLOWER = 4
"""How much slower than this machine's the processor is made."""

LOADS = 7
REVEALS = 5
GAMES = 10
FRAME = 1000 / 60

WATCH_FRAMES = """() => {
  window.frames_seen = [];
  new PerformanceObserver((list) => window.frames_seen.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'long-animation-frame' });
}"""


def main() -> None:
    path = chromium()
    if path is None:
        print(MISSING)
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright, path, "--js-flags=--expose-gc", "--enable-precise-memory-info")
        with serving(f"sqlite:///{folder}/page.sqlite3", Path(folder)) as server:
            print("\nThe page")
            weight(browser, server)
            readiness(browser, server)
            reveals(browser, server)
            memory(browser, server)
        browser.close()


def slow(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def weight(browser: Browser, server: Server) -> None:
    """Bytes over the wire until the first page is there, headers not counted."""
    visitor = Visitor(browser, server.url, Troubles())
    page = visitor.context.new_page()
    session = visitor.context.new_cdp_session(page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda one: names.update({one["requestId"]: one["response"]["url"]}))
    session.on(
        "Network.dataReceived",
        lambda one: sizes.update({one["requestId"]: sizes.get(one["requestId"], 0) + one["encodedDataLength"]}),
    )
    page.goto(server.url)
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    print(f"  first page, compressed: {total / 1000:.1f} kB in {len(sizes)} files")
    for number, size in sorted(sizes.items(), key=lambda one: -one[1])[:4]:
        print(f"    {size / 1000:7.1f} kB  {names.get(number, '').removeprefix(server.url)}")
    visitor.close()


def readiness(browser: Browser, server: Server) -> None:
    """From the first byte asked for until a click on “Play now” would be heard and nothing holds it up."""
    times, first = [], []
    for _ in range(LOADS):
        visitor = Visitor(browser, server.url, Troubles())
        visitor.context.add_init_script(
            """new MutationObserver((_, observer) => {
              if (!document.querySelector('form .btn.go')) return;
              observer.disconnect();
              setTimeout(() => (window.usable = performance.now()));
            }).observe(document, { childList: true, subtree: true });"""
        )
        page = visitor.context.new_page()
        slow(page)
        page.goto(server.url)
        times.append(float(page.wait_for_function("() => window.usable").json_value()))
        first.append(float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")))
        visitor.close()
    print(f"  usable, processor {SLOWER}× slower: {statistics.median(times):.0f} ms (first {times[0]:.0f})")
    print(f"  first picture: {statistics.median(first):.0f} ms")


def reveals(browser: Browser, server: Server) -> None:
    """Script and layout in each frame of a reveal, out of the browser's own trace."""
    visitor = Visitor(browser, server.url, Troubles(), wishes={"speed": 1, "level": "calf"})
    page = visitor.open("/")
    page.get_by_role("button", name="Play now").click()
    asked(page)
    session = slow(page)
    work: list[float] = []
    long: list[float] = []
    page.evaluate(WATCH_FRAMES)
    for _ in range(REVEALS):
        lay(page)
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        while not page.evaluate(ASKED):
            page.wait_for_timeout(500)  # asked seldom: a question costs script, too
        work += frames(browser.stop_tracing())
        while asked(page) == "take":
            answer(page)
    long += page.evaluate("window.frames_seen")
    session.detach()
    visitor.close()
    over = sum(one > FRAME for one in work)
    print(f"  script and layout in a frame of a reveal, processor {SLOWER}× slower, {len(work)} frames:")
    print(
        f"    median {statistics.median(work):.1f} ms, 99 of 100 {quantile(work, 0.99):.1f} ms, most {max(work):.1f} ms"
    )
    print(f"    {over} over {FRAME:.1f} ms; frames of more than 50 ms in all: {len(long)}")


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


SCRIPT_AND_LAYOUT = (
    "FunctionCall",
    "TimerFire",
    "FireAnimationFrame",
    "Layout",
    "UpdateLayoutTree",
    "EventDispatch",
    "RunMicrotasks",
)


def frames(trace: bytes) -> list[float]:
    """Milliseconds of script and layout in each frame, of the thread on which the page runs."""
    events = msgspec.json.decode(trace)["traceEvents"]
    counts: dict[tuple[int, int], int] = {}
    for one in events:
        if one.get("name") in ("Layout", "FireAnimationFrame"):
            counts[one["pid"], one["tid"]] = counts.get((one["pid"], one["tid"]), 0) + 1
    if not counts:
        return [0.0]
    thread = max(counts, key=lambda one: counts[one])
    mine = [one for one in events if (one.get("pid"), one.get("tid")) == thread and one.get("ph") == "X"]
    ends = sorted(one["ts"] for one in mine if one["name"] == "PrePaint") or [0.0]
    spans = sorted((one["ts"], one["ts"] + one.get("dur", 0)) for one in mine if one["name"] in SCRIPT_AND_LAYOUT)
    spent = [0.0] * (len(ends) + 1)
    at, until = 0, 0.0
    for start, end in spans:
        while at < len(ends) and start > ends[at]:
            at += 1
        if end > until:  # what is inside another one is counted there
            spent[at] += end - max(start, until)
            until = end
    return [one / 1000 for one in spent]


def memory(browser: Browser, server: Server) -> None:
    """The heap after each of some games at one table in one tab."""
    code = open_table(server, board={**SHORT, "dunghill": 60})
    with Guest(server, code, "Ann") as ann:
        ann.start(bots=3)
        ann.play(my_turn)
        token = ann.token
    visitor = Visitor(browser, server.url, Troubles(), seats={code: token})
    page = visitor.open(f"/t/{code}")
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable")
    heaps, nodes, listeners = [], [], []
    for game in range(GAMES):
        play(page)
        session.send("HeapProfiler.collectGarbage")
        heaps.append(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
        found = {one["name"]: int(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}
        nodes.append(found["Nodes"])
        listeners.append(found["JSEventListeners"])
        if game < GAMES - 1:
            page.get_by_role("button", name="Play again").click()
            page.locator(".standings").wait_for(state="detached")
    visitor.close()
    print(f"  heap after each of {GAMES} games, MB: {' '.join(f'{one:.2f}' for one in heaps)}")
    print(f"    nodes: {' '.join(map(str, nodes))}")
    print(f"    listeners: {' '.join(map(str, listeners))}")


if __name__ == "__main__":
    main()
