// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seatingOf } from "../../src/people/admission";
import { deviceId } from "../../src/lib/browser/device";
import { hiddenPeople, hidePerson } from "../../src/lib/table/conversation/hiddenPeople";
import { TableState } from "../../src/lib/table/table.svelte";
import { FakeServer, info } from "../fake_server";

let server: FakeServer;
let table: TableState;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  table = new TableState("ws://table", null, () => undefined, { open: server.open, device: deviceId() });
});

afterEach(() => table.close());

const said = (who: number, text: string) => ({ event: "said", who, text }) as const;
const texts = () => table.lines.map((line) => (line.event.event === "said" ? line.event.text : ""));

describe("hidden people", () => {
  it("are kept for each table", () => {
    hidePerson("AAA", 1, true);
    hidePerson("BBB", 2, true);
    expect([...hiddenPeople("AAA")]).toEqual([1]);
    expect([...hidePerson("AAA", 1, false)]).toEqual([]);
    expect([...hiddenPeople("BBB")]).toEqual([2]);
  });

  it("say and show nothing on this page, also after a reload", () => {
    server.accept({ seat: 0 });
    server.update(2, { events: [said(1, "before"), said(0, "mine")] });
    table.hide(1, true);
    server.update(3, { events: [said(1, "after"), { event: "reacted", who: 1, reaction: "moo" }] });
    expect(texts()).toEqual(["mine"]);
    expect(table.reactions).toEqual([]);
    table.close();
    table = new TableState("ws://table", null, () => undefined, { open: server.open, device: deviceId() });
    server.accept({ version: 3, seat: 0, missed: [{ version: 2, events: [said(1, "before"), said(0, "mine")] }] });
    expect(texts()).toEqual(["mine"]);
    table.hide(1, false);
    server.update(4, { events: [said(1, "again")] });
    expect(texts()).toEqual(["mine", "again"]);
  });
});

describe("a request to the host", () => {
  const asking = info({ phase: "gathering", seating: "ask" });
  const waiting = { ...asking, applicants: [{ number: 7, name: "Cat" }] };

  async function ask(): Promise<void> {
    server.accept({ version: 6, table: asking });
    const answer = table.ask({ type: "ask-host", name: "Cat" });
    await vi.waitUntil(() => server.count("ask-host")); // the player of this device is looked up first
    server.send({ type: "done", id: server.last("ask-host").id, version: 7 });
    server.update(7, { table: waiting });
    await answer;
  }

  it("is open until the host answers", async () => {
    await ask();
    expect(table.applies).toBe(7);
    server.update(8, { table: asking, events: [{ event: "turned-away", name: "Cat" }] });
    expect(table.applies).toBeNull();
    expect(table.refusal).not.toBeNull();
  });

  it("ends without a refusal when the person gets the seat", async () => {
    await ask();
    server.update(8, { table: asking, seat: 1 });
    expect(table.applies).toBeNull();
    expect(table.refusal).toBeNull();
  });

  it("is known again after a reload", () => {
    server.accept({ table: waiting, applies: 7 });
    expect(table.applies).toBe(7);
  });
});

it("a table without a host is open to everyone", () => {
  const locked = info({ seating: "closed" });
  expect(seatingOf(locked)).toBe("closed");
  expect(seatingOf({ ...locked, seats: [] })).toBe("open");
  expect(seatingOf(info())).toBe("open");
});

it("the greeting names this browser, always the same", () => {
  server.socket.onopen?.();
  expect(server.last("hello").device).toBe(deviceId());
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/);
});
