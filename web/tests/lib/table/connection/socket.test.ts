// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newId, Refusal, socketUrl, TableSocket } from "../../../../src/lib/table/connection/socket";
import type { AnyMessage, TableOrGameEvent, Update, Welcome } from "../../../../src/protocol";
import { FakeServer } from "../../../fake_server";

/** Longer than the longest pause before a reconnect, its random part included. */
const RECONNECT = 10_000;

let server: FakeServer;
let socket: TableSocket;
let states: string[];
let heard: (Update | Welcome)[];
let tokens: string[];

function open(token: string | null = null): void {
  server = new FakeServer();
  [states, heard, tokens] = [[], [], []];
  const listener = {
    welcome: (message: Welcome) => void heard.push(message),
    update: (message: Update) => void heard.push(message),
    connection: (state: string, reason?: string) => void states.push(reason ? `${state}: ${reason}` : state),
  };
  socket = new TableSocket("ws://table", token, listener, (given) => void tokens.push(given), { open: server.open });
}

/** Wait for the next socket, and welcome it. */
function reconnect(version = 1): void {
  while (server.socket.closed) vi.advanceTimersToNextTimer();
  server.accept({ version });
}

beforeEach(() => {
  vi.useFakeTimers();
  open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the greeting", () => {
  it("carries the token, and the version from which events are missing", () => {
    socket.close();
    open("seat-token");
    server.accept({ version: 12 });
    expect(server.last("hello")).toMatchObject({ token: "seat-token", since: 0 });
    server.drop();
    reconnect(12);
    expect(server.last("hello")).toMatchObject({ token: "seat-token", since: 12 });
  });

  it("keeps the token that the server gives, and uses it after a reconnect", () => {
    server.accept({ token: "given" });
    expect(tokens).toEqual(["given"]);
    server.drop();
    reconnect();
    expect(server.last("hello").token).toBe("given");
  });

  it("is repeated without a token that the server does not know", () => {
    socket.close();
    open("old");
    server.socket.onopen?.();
    server.refuse({ id: "hello" }, "unknown-token");
    expect(server.last("hello").token).toBeNull();
    expect(states).toEqual([]);
  });

  it("ends the connection where the table does not exist", () => {
    server.socket.onopen?.();
    server.refuse({ id: "hello" }, "unknown-table");
    expect(states).toEqual(["closed: unknown-table"]);
    vi.advanceTimersByTime(RECONNECT);
    expect(server.sockets).toHaveLength(1);
  });
});

describe("a lost connection", () => {
  it("is reported and opened again", () => {
    server.accept();
    server.drop();
    expect(states).toEqual(["open", "lost"]);
    reconnect();
    expect(states).toEqual(["open", "lost", "open"]);
  });

  it("is tried again at growing intervals of at most ten seconds", () => {
    const opened: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      server.drop();
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      while (server.socket.closed) vi.advanceTimersToNextTimer();
      opened.push(Date.now() - before);
    }
    expect(opened[0]).toBeLessThan(500);
    expect(opened.at(-1)).toBeGreaterThan(5000);
    expect(Math.max(...opened)).toBeLessThanOrEqual(RECONNECT);
  });

  it("is opened at once when the device is online again", () => {
    server.accept();
    server.drop();
    window.dispatchEvent(new Event("online"));
    expect(server.sockets).toHaveLength(2);
  });

  it("is not opened again after it was closed here", () => {
    server.accept();
    socket.close();
    vi.advanceTimersByTime(RECONNECT);
    window.dispatchEvent(new Event("online"));
    expect(server.sockets).toHaveLength(1);
    expect(states).toEqual(["open"]);
  });

  it("is noticed when a request stays without any answer", async () => {
    server.accept();
    vi.advanceTimersByTime(10);
    const answer = socket.ask({ type: "start" });
    const first = server.last("start");
    vi.advanceTimersByTime(8000);
    expect(states).toEqual(["open", "lost"]);
    reconnect();
    server.done(server.last("start"));
    await answer;
    expect(server.last("start").id).toBe(first.id);
  });

  it("is noticed after a long silence, and the version says that nothing is new", () => {
    server.accept({ version: 5 });
    vi.advanceTimersByTime(60_000);
    expect(server.last("refresh")).toMatchObject({ since: 5 });
    server.accept({ id: server.last("refresh").id, version: 5 });
    vi.advanceTimersByTime(9000);
    expect(states).toEqual(["open"]);
    expect(heard).toHaveLength(1);
  });

  it("is given up when the server says for how long, and ended when it says for good", () => {
    server.accept();
    server.send({ type: "bye", reason: "restart", retry: 4000 });
    server.drop();
    vi.advanceTimersByTime(2999);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(2001);
    expect(server.sockets).toHaveLength(2);
    server.accept();
    server.send({ type: "bye", reason: "closed", retry: null });
    expect(states.at(-1)).toBe("closed: closed");
  });
});

describe("a request", () => {
  it("waits for the welcome", () => {
    void socket.ask({ type: "start" });
    expect(server.count("start")).toBe(0);
    server.accept();
    expect(server.count("start")).toBe(1);
  });

  it("keeps its id when it is repeated after a reconnect, and is answered once", async () => {
    server.accept();
    const answer = socket.ask({ type: "buy", count: 1 });
    const asked = server.last("buy");
    server.drop();
    reconnect();
    expect(server.last("buy")).toEqual(asked);
    server.done(asked);
    await expect(answer).resolves.toMatchObject({ type: "done" });
    server.drop();
    reconnect();
    expect(server.count("buy")).toBe(0);
  });

  it("is answered after the update that shows its change", async () => {
    server.accept({ version: 1 });
    const order: string[] = [];
    const answer = socket.ask({ type: "start" }).then(() => order.push("answer"));
    server.send({ type: "done", id: server.last("start").id, version: 2 });
    await Promise.resolve();
    order.push("update");
    server.update(2);
    await answer;
    expect(order).toEqual(["update", "answer"]);
  });

  it("is answered after a reconnect that shows its change", async () => {
    server.accept({ version: 1 });
    const answer = socket.ask({ type: "start" });
    const asked = server.last("start");
    server.send({ type: "done", id: asked.id, version: 2 });
    server.drop();
    reconnect(2);
    await expect(answer).resolves.toMatchObject({ type: "done" });
  });

  it("keeps its id when the server could not save it, and is refused after the last retry", async () => {
    server.accept();
    const answer = socket.ask({ type: "buy", count: 1 });
    const outcome = expect(answer).rejects.toMatchObject({ error: "unavailable" });
    const asked = server.last("buy");
    for (let retry = 0; retry < 4; retry += 1) {
      server.refuse(asked, "unavailable");
      vi.advanceTimersByTime(4000);
    }
    expect(server.received.filter(({ type }) => type === "buy")).toEqual(Array.from({ length: 5 }, () => asked));
    server.refuse(asked, "unavailable");
    await outcome;
  });

  it("is rejected with the server's word and sentence", async () => {
    server.accept();
    const answer = socket.ask({ type: "start" });
    server.refuse(server.last("start"), "too-few", "two players are needed");
    await expect(answer).rejects.toBeInstanceOf(Refusal);
    await expect(answer).rejects.toMatchObject({ error: "too-few", message: "two players are needed" });
  });

  it("is rejected when the table is closed", async () => {
    server.accept();
    const answer = socket.ask({ type: "start" });
    server.send({ type: "bye", reason: "closed", retry: null });
    await expect(answer).rejects.toMatchObject({ error: "closed" });
  });
});

describe("a newer server", () => {
  const send = (message: object) => server.send(message as AnyMessage);

  it("may end the connection for an unknown reason", () => {
    server.accept();
    send({ type: "bye", reason: "milking", retry: null });
    expect(states.at(-1)).toBe("closed: milking");
    vi.advanceTimersByTime(RECONNECT);
    expect(server.sockets).toHaveLength(1);
  });

  it("may say for an unknown reason when to reconnect", () => {
    server.accept();
    send({ type: "bye", reason: "milking", retry: 4000 });
    server.drop();
    vi.advanceTimersByTime(2999);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(2001);
    server.accept();
    expect(states).toEqual(["open", "lost", "open"]);
  });

  it("may send unknown types of messages, which answer no request", async () => {
    server.accept({ version: 3 });
    const answer = socket.ask({ type: "start" });
    const asked = server.last("start");
    send({ type: "weather", rain: true });
    send({ type: "weather", id: asked.id });
    server.refuse(asked, "too-moody", "the cows need a rest");
    await expect(answer).rejects.toMatchObject({ error: "too-moody", message: "the cows need a rest" });
    server.update(4);
    expect(heard.map(({ version }) => version)).toEqual([3, 4]);
  });

  it("may refuse the greeting with an unknown error", () => {
    server.socket.onopen?.();
    server.refuse({ id: "hello" }, "too-moody");
    expect(states).toEqual(["closed: too-moody"]);
  });
});

describe("updates", () => {
  it("are passed on in order, without a refresh where none is missing", () => {
    server.accept({ version: 3 });
    server.update(4);
    server.update(5);
    expect(heard.map(({ version }) => version)).toEqual([3, 4, 5]);
    expect(server.count("refresh")).toBe(0);
  });

  it("that bring earlier versions leave no gap, and their events come first", () => {
    server.accept({ version: 3 });
    const said = (text: string): TableOrGameEvent => ({ event: "said", who: 0, text });
    server.update(6, { events: [said("c")], earlier: [{ version: 4, events: [said("a")] }, { version: 5, events: [said("b")] }] });
    expect(heard.at(-1)).toMatchObject({ version: 6, events: [said("a"), said("b"), said("c")] });
    expect(server.count("refresh")).toBe(0);
    server.update(9, { earlier: [{ version: 8, events: [] }] });
    expect(server.last("refresh")).toMatchObject({ since: 6 });
  });

  it("with a gap are replaced by a refresh from the last known version, which contains them", () => {
    server.accept({ version: 3 });
    server.update(6);
    expect(server.last("refresh")).toMatchObject({ since: 3 });
    server.accept({ id: "gap", version: 6, missed: [4, 5, 6].map((version) => ({ version, events: [] })) });
    expect(heard.map(({ type, version }) => [type, version])).toEqual([
      ["welcome", 3],
      ["welcome", 6],
    ]);
    expect(states).toEqual(["open"]);
    server.update(7);
    expect(heard.at(-1)).toMatchObject({ type: "update", version: 7 });
    expect(server.count("refresh")).toBe(1);
  });

  it("after a gap are replaced by a refresh also if they contain the whole table, which lacks the missed events", () => {
    server.accept({ version: 3 });
    server.update(7, { table: (heard[0] as Welcome).table });
    expect(heard).toHaveLength(1);
    expect(server.last("refresh")).toMatchObject({ since: 3 });
    server.accept({ id: "gap", version: 7, missed: [4, 5, 6, 7].map((version) => ({ version, events: [] })) });
    expect((heard.at(-1) as Welcome).missed).toHaveLength(4);
    server.update(8);
    expect(heard.at(-1)).toMatchObject({ type: "update", version: 8 });
    expect(server.count("refresh")).toBe(1);
  });

  it("after a gap are left to the refresh under way, also those with a whole table", () => {
    server.accept({ version: 3 });
    server.update(6);
    server.update(7, { table: (heard[0] as Welcome).table });
    expect(server.count("refresh")).toBe(1);
    server.accept({ id: "gap", version: 7, missed: [4, 5, 6, 7].map((version) => ({ version, events: [] })) });
    expect(heard.map(({ type, version }) => [type, version])).toEqual([
      ["welcome", 3],
      ["welcome", 7],
    ]);
    expect((heard.at(-1) as Welcome).missed).toHaveLength(4);
    server.update(8);
    expect(heard.at(-1)).toMatchObject({ type: "update", version: 8 });
  });

  it("that a refresh does not contain are fetched by another one", () => {
    server.accept({ version: 3 });
    server.update(6);
    server.update(7);
    server.accept({ id: "gap", version: 6 });
    expect(server.count("refresh")).toBe(2);
    expect(server.last("refresh")).toMatchObject({ id: "gap", since: 6 });
    server.accept({ id: "gap", version: 7 });
    server.update(8);
    expect(heard.map(({ version }) => version)).toEqual([3, 6, 7, 8]);
    expect(server.count("refresh")).toBe(2);
  });

  it("in the answers of two refreshes are passed on once", () => {
    server.accept({ version: 3 });
    server.update(5);
    const missed = [4, 5, 6].map((version) => ({ version, events: [] }));
    server.accept({ id: "check", version: 5, missed: missed.slice(0, 2) });
    server.accept({ id: "gap", version: 6, missed });
    expect((heard.at(-1) as Welcome).missed.map((one) => one.version)).toEqual([6]);
  });

  it("are passed on once too where a seat's answer comes between a gap and the refresh", () => {
    server.accept({ version: 3 });
    server.update(5);
    server.accept({ id: "sit", version: 6 });
    const missed = [4, 5, 6].map((version) => ({ version, events: [] }));
    server.accept({ id: "gap", version: 6, missed });
    expect((heard.at(-1) as Welcome).missed.map((one) => one.version)).toEqual([4, 5, 6]);
    server.accept({ id: "check", version: 6, missed });
    expect(heard).toHaveLength(3);
  });

  it("that were skipped are fetched also where the refresh's version is known already", () => {
    server.accept({ version: 3 });
    server.update(5);
    server.update(7);
    server.accept({ id: "check", version: 5, missed: [4, 5].map((version) => ({ version, events: [] })) });
    server.accept({ id: "gap", version: 5 });
    expect(server.last("refresh")).toMatchObject({ id: "gap", since: 5 });
    expect(server.count("refresh")).toBe(2);
  });

  it("with a gap are fetched by a reconnect where the refresh is refused", () => {
    server.accept({ version: 3 });
    server.update(6);
    server.refuse({ id: "gap" }, "unavailable");
    expect(states).toEqual(["open", "lost"]);
    reconnect(6);
    expect(server.last("hello")).toMatchObject({ since: 3 });
    expect(heard.at(-1)).toMatchObject({ type: "welcome", version: 6 });
  });

  it("of a socket that was replaced are ignored", () => {
    server.accept();
    const old = server.socket;
    vi.advanceTimersByTime(60_000); // the server stays silent, so the socket is replaced
    vi.advanceTimersByTime(RECONNECT);
    expect(server.sockets).toHaveLength(2);
    old.onmessage?.({ data: JSON.stringify({ type: "update", version: 9, events: [] }) });
    expect(heard).toHaveLength(1);
  });
});

it("gives each request another id", () => {
  expect(new Set(Array.from({ length: 50 }, () => newId())).size).toBe(50);
  expect(newId(16)).toMatch(/^[0-9a-f]{32}$/);
});

it.each([
  ["http:", "ws://muh.example/api/tables/MUH/socket"],
  ["https:", "wss://muh.example/api/tables/MUH/socket"],
])("is opened over %s at %s", (protocol, url) => {
  expect(socketUrl("MUH", { protocol, host: "muh.example" } as Location)).toBe(url);
});
