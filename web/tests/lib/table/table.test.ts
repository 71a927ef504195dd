// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../../src/lib/browser/preferences.svelte";
import { sentSalt } from "../../../src/lib/table/shuffle/salts";
import { TableState } from "../../../src/lib/table/table.svelte";
import type { TableOrGameEvent } from "../../../src/protocol";
import { info, FakeServer, position, REVEAL, REVEALED } from "../../fake_server";

const COMMITTED: TableOrGameEvent = { event: "committed", commitment: "c0ffee" };
const DEALT: TableOrGameEvent = { event: "dealt", missing: [] };
const MALFORMED = { event: "revealed" } as TableOrGameEvent;
const ROUND_ENDED = { event: "round-ended" } as TableOrGameEvent;

let server: FakeServer;
let table: TableState;

function open(): void {
  server = new FakeServer();
  table = new TableState("ws://table", null, () => undefined, { open: server.open });
}

/** Let a reveal play to its end. */
function playToEnd(): void {
  vi.advanceTimersByTime(30_000);
  expect(table.playing).toBe(false);
}

/** Wait until the page has drawn this event. */
function showing(event: TableOrGameEvent["event"]): void {
  for (let frame = 0; table.now?.event !== event; frame += 1) {
    expect(frame, `frames until ${event}`).toBeLessThan(2000);
    vi.advanceTimersByTime(20);
  }
}

const shownEvents = () => table.lines.map((line) => line.event);

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = 1;
  open();
});

afterEach(() => {
  table.close();
  vi.advanceTimersByTime(1000); // draw the frames that are still scheduled
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the welcome", () => {
  it("shows the server's position and the viewer's seat at once", () => {
    server.accept({ seat: 0, position: REVEALED });
    expect(table.connection).toBe("open");
    expect(table.shown).toEqual(REVEALED);
    expect(table.seat).toBe(0);
    expect(table.amHost).toBe(true);
  });

  it("writes missed events to the log and the chart without playing them", () => {
    const heard = vi.fn();
    table.heard = heard;
    const events = [DEALT, REVEAL[1]!, REVEAL[2]!, ROUND_ENDED];
    server.accept({ position: REVEALED, missed: [{ version: 1, events }] });
    expect(table.playing).toBe(false);
    expect(shownEvents()).toContainEqual(REVEAL[1]);
    expect(table.history).toEqual([[3, 0]]);
    expect(heard).not.toHaveBeenCalled();
  });

  it("writes the other missed events where one is malformed", () => {
    vi.stubGlobal("reportError", vi.fn());
    server.accept({ seat: 0, position: REVEALED, missed: [{ version: 1, events: [MALFORMED, REVEAL[1]!] }] });
    expect(table.connection).toBe("open");
    expect(shownEvents()).toEqual([REVEAL[1]]);
  });

  it("after a reconnect ends a reveal and keeps the log of the same game", () => {
    server.accept({ seat: 0, position: position() });
    server.update(2, { events: REVEAL, position: REVEALED });
    showing("placed");
    server.drop();
    expect(table.connection).toBe("lost");
    while (server.socket.closed) vi.advanceTimersToNextTimer();
    const later = { ...REVEALED, round: 2 };
    server.accept({ seat: 0, version: 3, position: later });
    expect(table.playing).toBe(false);
    expect(table.shown).toEqual(later);
    expect(shownEvents()).toEqual(expect.arrayContaining(REVEAL));
  });

  it("of another game clears the log except for the chat", () => {
    server.accept({ position: position() });
    const said: TableOrGameEvent = { event: "said", who: 1, text: "moo" };
    server.update(2, { events: [said, ...REVEAL], position: REVEALED });
    playToEnd();
    server.drop();
    while (server.socket.closed) vi.advanceTimersToNextTimer();
    server.accept({ table: info({ game: 2 }), version: 9, position: position() });
    expect(shownEvents()).toEqual([said]);
    expect(table.history).toEqual([]);
  });
});

describe("a reveal", () => {
  beforeEach(() => server.accept({ seat: 0, position: position() }));

  it("shows the position event by event while the real position is already the last", () => {
    server.update(2, { events: REVEAL, position: REVEALED });
    expect(table.real).toEqual(REVEALED);
    expect(table.shown).toEqual(position());
    expect(table.playing).toBe(true);
    showing("revealed");
    expect(table.shown?.queue).toEqual([
      [7, 0],
      [30, 1],
    ]);
    showing("placed");
    expect(table.shown?.rows).toEqual([[7], []]);
    showing("moved");
    expect(table.shown?.positions).toEqual([3, 0]);
    playToEnd();
    expect(table.shown).toEqual(REVEALED);
    expect(table.now).toBeNull();
    expect(shownEvents()).toEqual(REVEAL);
  });

  it("calls its listeners once for each event, in order", () => {
    const [began, written]: TableOrGameEvent[][] = [[], []];
    table.begins = (event) => void began!.push(event);
    table.heard = (event) => void written!.push(event);
    server.update(2, { events: REVEAL, position: REVEALED });
    playToEnd();
    expect(began).toEqual(REVEAL);
    expect(written).toEqual(REVEAL);
  });

  it("can be skipped: the server's position is shown, the rest is only written", () => {
    server.update(2, { events: REVEAL, position: REVEALED });
    showing("placed");
    table.skip();
    expect(table.playing).toBe(false);
    expect(table.shown).toEqual(REVEALED);
    expect(shownEvents()).toEqual(REVEAL);
    playToEnd();
    expect(shownEvents()).toEqual(REVEAL);
  });

  it("goes on with the events of later updates", () => {
    server.update(2, { events: REVEAL.slice(0, 2), position: REVEALED });
    showing("revealed");
    server.update(3, { events: REVEAL.slice(2), position: REVEALED });
    expect(table.shown?.rows).toEqual([[], []]);
    playToEnd();
    expect(shownEvents()).toEqual(REVEAL);
  });

  it("is not played at speed 0", () => {
    preferences.speed = 0;
    server.update(2, { events: REVEAL, position: REVEALED });
    expect(table.playing).toBe(false);
    expect(table.shown).toEqual(REVEALED);
  });

  it("plays faster when many events wait", () => {
    server.update(2, { events: Array.from({ length: 20 }, () => REVEAL).flat(), position: REVEALED });
    showing("revealed");
    expect(table.speed).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(table.speed).toBe(1);
  });

  it("does not delay chat", () => {
    server.update(2, { events: REVEAL, position: REVEALED });
    server.update(3, { events: [{ event: "said", who: 1, text: "moo" }] });
    expect(shownEvents()).toEqual([{ event: "said", who: 1, text: "moo" }]);
  });

  it("delays the end of the game until it has been shown", () => {
    server.update(2, { events: REVEAL, position: REVEALED, table: info({ phase: "over" }) });
    expect(table.phase).toBe("playing");
    playToEnd();
    expect(table.phase).toBe("over");
  });

  it("goes on after a malformed event", () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    server.update(2, { events: [MALFORMED, ...REVEAL], position: REVEALED });
    playToEnd();
    expect(table.shown).toEqual(REVEALED);
    expect(shownEvents()).toEqual(REVEAL);
    expect(report).toHaveBeenCalled();
  });

  it("is dropped when a new game is dealt", () => {
    server.update(2, { events: REVEAL, position: REVEALED });
    showing("revealed");
    server.update(3, { events: [DEALT], position: position({ hand: [1, 2] }), table: info({ game: 2 }) });
    expect(table.shown?.hand).toEqual([1, 2]);
    playToEnd();
    expect(table.shown?.hand).toEqual([1, 2]);
  });

  it("goes on when a listener throws", () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const fail = () => {
      throw new Error("listener");
    };
    [table.begins, table.heard] = [fail, fail];
    server.update(2, { events: REVEAL, position: REVEALED });
    playToEnd();
    expect(table.shown).toEqual(REVEALED);
    expect(shownEvents()).toEqual(REVEAL);
    expect(report).toHaveBeenCalledTimes(2 * REVEAL.length);
  });
});

describe("an update", () => {
  beforeEach(() => server.accept({ seat: 0, position: position() }));

  it("with screens alone changes only those", () => {
    server.update(2, { screens: { held: [2, 1], laid: [[], [null]] } });
    expect(table.shown).toEqual(position({ held: [2, 1], laid: [[], [null]] }));
  });

  it("writes no line for a tile that another player lays face down", () => {
    const laid = { event: "laid", seat: 1, count: 1, face_up: false } as TableOrGameEvent;
    server.update(2, { events: [laid], screens: { held: [2, 1], laid: [[], [null]] } });
    expect(shownEvents()).toEqual([]);
  });

  it("of a newer server may have unknown events: they get no line and change nothing", () => {
    const unknown = { event: "sang", who: 1, song: "moo" } as unknown as TableOrGameEvent;
    const heard = vi.fn();
    table.heard = heard;
    server.update(2, { events: [unknown, ...REVEAL, unknown], position: REVEALED });
    playToEnd();
    expect(table.shown).toEqual(REVEALED);
    expect(shownEvents()).toEqual(REVEAL);
    expect(heard).toHaveBeenCalledTimes(REVEAL.length);
  });

  it("shows a reaction for a few seconds", () => {
    server.update(2, { events: [{ event: "reacted", who: 1, reaction: "moo" } as unknown as TableOrGameEvent] });
    expect(table.reactions).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(table.reactions).toEqual([]);
  });

  it("charts the points at the end of each round, and those of the last round once", () => {
    server.update(2, { events: [DEALT], position: position() });
    server.update(3, { events: [...REVEAL, ROUND_ENDED], position: REVEALED });
    playToEnd();
    server.update(4, { events: [{ event: "game-ended", ending: "dunghill" } as TableOrGameEvent], position: REVEALED });
    playToEnd();
    expect(table.history).toEqual([[3, 0]]);
  });

  it("after a gap is written to the log and the chart once, together with the missed ones", () => {
    const events = [REVEAL[1]!, REVEAL[2]!, ROUND_ENDED];
    server.update(2, { events: [DEALT], position: position() });
    server.update(4, { events, position: REVEALED });
    server.accept({ id: "gap", seat: 0, version: 4, position: REVEALED, missed: [{ version: 4, events }] });
    playToEnd();
    expect(shownEvents().filter((event) => event.event === "placed")).toHaveLength(1);
    expect(table.history).toEqual([[3, 0]]);
  });
});

describe("a request", () => {
  beforeEach(() => server.accept({ seat: 0, position: position() }));

  it("is answered with whether it was accepted", async () => {
    const started = table.ask({ type: "start" });
    server.done(server.last("start"));
    await expect(started).resolves.toBe(true);
    expect(table.refusal).toBeNull();
  });

  it("shows the server's sentence where it is refused, until the next request", async () => {
    const started = table.ask({ type: "start" });
    server.refuse(server.last("start"), "too-few", "two players are needed");
    await expect(started).resolves.toBe(false);
    expect(table.refusal).toBe("two players are needed");
    void table.ask({ type: "start" });
    expect(table.refusal).toBeNull();
  });

  it("is sent once until it is answered", async () => {
    const [one, other] = [table.ask({ type: "start" }), table.ask({ type: "start" })];
    expect(server.count("start")).toBe(1);
    server.done(server.last("start"));
    await Promise.all([one, other]);
    void table.ask({ type: "start" });
    expect(server.count("start")).toBe(2);
  });

  it("to add a bot counts each time", () => {
    void table.ask({ type: "add-bot", level: "ox" });
    void table.ask({ type: "add-bot", level: "ox" });
    expect(server.count("add-bot")).toBe(2);
  });
});

describe("the salt", () => {
  const salting = (game: number) => info({ phase: "salting", game });

  it("counts as sent when the server has acknowledged it", async () => {
    server.accept({ seat: 1, table: salting(1), missed: [{ version: 1, events: [COMMITTED] }] });
    const request = server.last("salt");
    expect(sentSalt("MUH", 1)).toBeNull();
    server.done(request);
    await vi.advanceTimersByTimeAsync(0);
    expect(sentSalt("MUH", 1)).toEqual({ seat: 1, salt: request.salt, accepted: true });
  });

  it("is remembered as refused where it came late, or where another tab was first", async () => {
    server.accept({ seat: 0 });
    server.update(2, { table: salting(2), events: [COMMITTED] });
    server.refuse(server.last("salt"), "not-now");
    await vi.advanceTimersByTimeAsync(0);
    expect(sentSalt("MUH", 2)).toMatchObject({ seat: 0, accepted: false });
  });

  it("is the same one after a reconnect", async () => {
    server.accept({ seat: 0 });
    server.update(2, { table: salting(3), events: [COMMITTED] });
    const request = server.last("salt");
    server.drop();
    while (server.socket.closed) vi.advanceTimersToNextTimer();
    server.accept({ seat: 0, table: salting(3), missed: [{ version: 2, events: [COMMITTED] }] });
    expect(server.received.filter(({ type }) => type === "salt")).toEqual([request]);
    server.done(request);
    await vi.advanceTimersByTimeAsync(0);
    expect(sentSalt("MUH", 3)?.salt).toBe(request.salt);
  });

  it("is not sent by a spectator", () => {
    server.accept({ seat: null });
    server.update(2, { table: salting(4), events: [COMMITTED] });
    expect(server.count("salt")).toBe(0);
  });
});
