"""Measure the page: its size, its loading time, the frame times of a reveal, and its memory over several games."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from server.helpers.serving import Server, serving
from web.helpers.browser import DESKTOP, MISSING, PHONE, PageErrors, Visitor, chromium, launch
from web.helpers.player_actions import ASKED, answer, asked, lay, play
from web.helpers.socket_players import SHORT, my_game

SLOWER = 4
"""Factor by which the browser's processor is slowed down."""

LOADS = 7
REVEALS = 5
TRIES = 3
"""Runs per table size. Other load on the machine only adds time: the best run is nearest to the page's own cost."""

GAMES = 10
FRAME = 1000 / 60
AIM = 16
"""Milliseconds that a frame of a reveal should not exceed; longer frames are counted."""


class Frame(NamedTuple):
    """Milliseconds of script and layout in a frame."""

    own: float
    """Processor time of the page's thread."""

    clock: float
    """Wall-clock time, which includes the time in which other processes ran."""


def missing() -> str | None:
    """Return the reason why the page cannot be measured here, or `None`."""
    return MISSING if chromium() is None else None


def main(quick: bool = False) -> None:
    path = chromium()
    assert path
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright, path, "--js-flags=--expose-gc", "--enable-precise-memory-info")
        with serving(f"sqlite:///{folder}/page.sqlite3", Path(folder)) as server:
            weight(browser, server)
            slower = 1 if quick else SLOWER  # a slowed page keeps the processor busy while it waits
            readiness(browser, server, 1 if quick else LOADS, slower)
            for name, viewport, bots in TABLES[:1] if quick else TABLES:
                for _ in range(1 if quick else TRIES):
                    reveals(browser, server, name, viewport, bots, 1 if quick else REVEALS, slower)
            memory(browser, server, 1 if quick else GAMES, SHORT if quick else {**SHORT, "dunghill": 60})
        browser.close()


def slow(page: Page, slower: int) -> CDPSession:
    """Slow the page's processor down by a factor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return session


def weight(browser: Browser, server: Server) -> None:
    """Print how many bytes the browser loads for the first page, without HTTP headers."""
    visitor = Visitor(browser, server.url, PageErrors())
    page = visitor.context.new_page()
    session = visitor.context.new_cdp_session(page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    session.on(
        "Network.dataReceived",
        lambda event: sizes.update({event["requestId"]: sizes.get(event["requestId"], 0) + event["encodedDataLength"]}),
    )
    page.goto(server.url)
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    print(f"  first page, compressed: {total / 1000:.1f} kB in {len(sizes)} files")
    for number, size in sorted(sizes.items(), key=lambda item: -item[1])[:4]:
        print(f"    {size / 1000:7.1f} kB  {names.get(number, '').removeprefix(server.url)}")
    visitor.close()


def readiness(browser: Browser, server: Server, loads: int, slower: int) -> None:
    """Print the time from the first request until the page reacts to a click on “Play now”."""
    times, first = [], []
    for _ in range(loads):
        visitor = Visitor(browser, server.url, PageErrors())
        visitor.context.add_init_script(
            """new MutationObserver((_, observer) => {
              if (!document.querySelector('form .btn.go')) return;
              observer.disconnect();
              setTimeout(() => (window.usable = performance.now()));
            }).observe(document, { childList: true, subtree: true });"""
        )
        page = visitor.context.new_page()
        slow(page, slower)
        page.goto(server.url)
        times.append(float(page.wait_for_function("() => window.usable").json_value()))
        first.append(float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")))
        visitor.close()
    print(f"  usable, processor {slower}× slower: {statistics.median(times):.0f} ms (first {times[0]:.0f})")
    print(f"  first picture: {statistics.median(first):.0f} ms")


NEXT_QUESTION = f"""() => new Promise(resolve => {{
  const asked = {ASKED};
  let revealing = !asked();
  new MutationObserver((_, observer) => {{
    const now = asked();
    revealing ||= !now;
    if (revealing && now) resolve(observer.disconnect());
  }}).observe(document.querySelector('main'), {{ subtree: true, attributeFilter: ['data-task'] }});
}})"""
"""A promise that resolves at the next decision after a reveal. It uses an observer, because polling costs time."""


SAME_WORK = """frames => new Promise(resolve => {
  let left = frames;
  const work = () => {
    document.body.replaceChildren();
    for (let at = 0; at < 40; at++) document.body.append(document.createElement('p'), `tile ${at}`);
    for (let at = 0; at < 20000; at++) window.sum = Math.sqrt(at);
    if (left--) requestAnimationFrame(work);
    else resolve();
  };
  requestAnimationFrame(work);
})"""


def machine_noise(browser: Browser, count: int, slower: int) -> None:
    """Print the frame times of a page that does the same work in every frame: the spread is the machine's noise."""
    page = browser.new_page()
    slow(page, slower)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.evaluate(SAME_WORK, count)
    times = [frame.own for frame in frames(browser.stop_tracing())]
    page.close()
    usual = statistics.median(times)
    print(
        f"      for comparison, equal work in each of {len(times)} frames: median {usual:.1f} ms,"
        f" maximum {max(times):.1f} ms; over twice the median: {sum(time > 2 * usual for time in times)}"
    )


TABLES: tuple[tuple[str, ViewportSize, int], ...] = (
    ("four players, desktop", DESKTOP, 3),
    ("eight players, phone", PHONE, 7),
)


def reveals(
    browser: Browser, server: Server, name: str, viewport: ViewportSize, bots: int, count: int, slower: int
) -> None:
    """Print the script and layout times in the frames of some reveals, from the browser's trace."""
    work = traced_reveals(browser, server, viewport, bots, count, slower)
    print(f"  script and layout in a frame of a reveal, processor {slower}× slower, {name}, {len(work)} frames:")
    print_times("processor time", [frame.own for frame in work])
    print_times("wall-clock time", [frame.clock for frame in work])
    machine_noise(browser, 100 * count, slower)


def traced_reveals(
    browser: Browser, server: Server, viewport: ViewportSize, bots: int, count: int, slower: int
) -> list[Frame]:
    """Return the frames of some reveals in one game."""
    with my_game(server, bots=bots) as (path, seats):
        visitor = Visitor(browser, server.url, PageErrors(), seats=seats, preferences={"speed": 1}, viewport=viewport)
        page = visitor.open(path)
    asked(page)
    slow(page, slower)
    work: list[Frame] = []
    for _ in range(count):
        lay(page)
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.evaluate(NEXT_QUESTION)
        work += frames(browser.stop_tracing())
        while asked(page) in ("take", "buy-first"):
            answer(page)
    visitor.close()
    return work


def print_times(name: str, times: list[float]) -> None:
    """Print the median, p99 and maximum of frame times, and how many exceed `AIM`."""
    over = sum(time > AIM for time in times)
    print(
        f"      {name}: median {statistics.median(times):.1f} ms, p99 {quantile(times, 0.99):.1f} ms,"
        f" maximum {max(times):.1f} ms; over {AIM} ms: {over}"
    )


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


def frames(trace: bytes) -> list[Frame]:
    """Return the cost of each frame on the page's thread, from a trace of the browser."""
    events = msgspec.json.decode(trace)["traceEvents"]
    counts: dict[tuple[int, int], int] = {}
    for event in events:
        if event.get("name") in ("Layout", "FireAnimationFrame"):
            counts[event["pid"], event["tid"]] = counts.get((event["pid"], event["tid"]), 0) + 1
    if not counts:
        return [Frame(0, 0)]
    thread = max(counts, key=lambda event: counts[event])
    mine = [event for event in events if (event.get("pid"), event.get("tid")) == thread and event.get("ph") == "X"]
    paints = [(event["ts"], 0, 0, True) for event in mine if event["name"] == "PrePaint"]
    work = [event for event in mine if event["name"] in SCRIPT_AND_LAYOUT]
    spans = [(event["ts"], -event.get("dur", 0), event.get("tdur", 0), False) for event in work]
    found = [Frame(0, 0)]
    until = 0.0
    for start, less, thread_time, painted in sorted(paints + spans):
        if painted or start > until + FRAME * 1000:  # a new frame; nothing is painted while nothing changes
            found.append(Frame(0, 0))
        if not painted and start >= until:  # nested events are part of the outer event
            found[-1] = Frame(found[-1].own + thread_time / 1000, found[-1].clock - less / 1000)
            until = start - less
    return found


OWN = {"object", "array", "closure", "string", "concatenated string", "sliced string", "number", "regexp", "bigint"}


def memory(browser: Browser, server: Server, games: int, board: dict[str, object]) -> None:
    """Print the page's memory after each of several games at one table in one tab."""
    with my_game(server, bots=3, board=board) as (path, seats):
        visitor = Visitor(browser, server.url, PageErrors(), seats=seats)
        page = visitor.open(path)
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable")
    heaps, held, nodes, listeners = [], [], [], []
    for game in range(games):
        play(page)
        session.send("HeapProfiler.collectGarbage")
        heaps.append(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
        held.append(holding(session) / 1e6)
        found = {metric["name"]: int(metric["value"]) for metric in session.send("Performance.getMetrics")["metrics"]}
        nodes.append(found["Nodes"])
        listeners.append(found["JSEventListeners"])
        if game < games - 1:
            page.get_by_role("button", name="Play again").click()
            page.locator(".standings").wait_for(state="detached")
    visitor.close()
    print(f"  heap after each of {games} games, MB: {' '.join(f'{size:.2f}' for size in heaps)}")
    print(f"    objects and strings, without the browser's compiled code: {' '.join(f'{size:.2f}' for size in held)}")
    print(f"    nodes: {' '.join(map(str, nodes))}")
    print(f"    listeners: {' '.join(map(str, listeners))}")


def holding(session: CDPSession) -> int:
    """Return the bytes of objects and strings that the page holds, from a heap snapshot."""
    chunks: list[str] = []

    def keep(part: dict[str, str]) -> None:
        chunks.append(part["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", keep)
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
    found = msgspec.json.decode("".join(chunks))
    fields, kinds = found["snapshot"]["meta"]["node_fields"], found["snapshot"]["meta"]["node_types"][0]
    kind, size, step = fields.index("type"), fields.index("self_size"), len(fields)
    nodes = found["nodes"]
    return sum(nodes[at + size] for at in range(0, len(nodes), step) if kinds[nodes[at + kind]] in OWN)


if __name__ == "__main__":
    main()
