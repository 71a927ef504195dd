// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "../../src/lib/table/table.svelte";
import { lostForLong, type LostConnection } from "../../src/shell/lostConnection.svelte";
import { pageState } from "../../src/shell/pageState.svelte";
import { FakeServer } from "../fake_server";

let server: FakeServer;
let table: TableState;
let shown: LostConnection;
let stop: () => void;

/** Let the browser report that it is offline or online. */
function network(online: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  window.dispatchEvent(new Event(online ? "online" : "offline"));
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  table = new TableState("ws://table", null, () => undefined, { open: server.open });
  stop = $effect.root(() => {
    $effect(() => void (pageState.connection = table.connection));
    shown = lostForLong();
  });
  server.accept({ version: 3 });
  flushSync();
});

afterEach(() => {
  table.close();
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a browser that is offline", () => {
  it("is reported at once to a player who only waits", () => {
    network(false);
    expect(shown).toMatchObject({ lost: true, offline: true });
  });

  it("does not count if the server answers, as one on the same computer does", () => {
    network(false);
    server.accept({ id: server.last("refresh").id, version: 3 });
    flushSync();
    expect(shown).toMatchObject({ lost: false, offline: false });
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  it("does not count as online because of a message that was on its way", () => {
    network(false);
    server.update(4);
    flushSync();
    expect(shown.lost).toBe(true);
  });

  it("gets a new connection at once when it is online again, and the notice disappears", () => {
    network(false);
    network(true);
    expect(server.sockets).toHaveLength(2);
    expect(shown).toMatchObject({ lost: true, offline: false });
    server.accept({ version: 3 });
    flushSync();
    expect(shown.lost).toBe(false);
  });
});

describe("a lost connection of a browser that is online", () => {
  it("is shown only if it lasts", () => {
    server.drop();
    flushSync();
    expect(shown.lost).toBe(false);
    vi.advanceTimersByTime(1200);
    expect(shown).toMatchObject({ lost: true, offline: false });
  });
});
