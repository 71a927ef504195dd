// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../../../src/lib/browser/preferences.svelte";
import { TableState } from "../../../../src/lib/table/table.svelte";
import type { Reacted } from "../../../../src/protocol";
import { info, FakeServer, position, REVEAL, REVEALED } from "../../../fake_server";

let server: FakeServer;
let table: TableState;
const [person, second] = info().seats;
const seats = [person!, { ...second!, bot: "cow" as const }];
const mine: Reacted = { event: "reacted", who: person!.who, reaction: "laugh" };
const bots: Reacted = { event: "reacted", who: second!.who, reaction: "moo" };
const shown = () => table.reactions.map((one) => one.reaction);

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = 1;
  preferences.botReactions = true;
  server = new FakeServer();
  table = new TableState("ws://table", null, () => undefined, { open: server.open });
  server.accept({ seat: 0, position: position(), table: info({ phase: "playing", seats }) });
});

afterEach(() => {
  table.close();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
});

describe("the reaction of a bot", () => {
  it("is shown a moment after a person's reaction, which is shown at once", () => {
    server.update(2, { events: [mine, bots] });
    expect(shown()).toEqual(["laugh"]);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual(["laugh", "moo"]);
  });

  it("is not shown before the event that caused it", () => {
    const [first, ...rest] = REVEAL;
    server.update(2, { events: [first!, bots, ...rest], position: REVEALED });
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(2500);
    expect(shown()).toEqual(["moo"]);
  });

  it("is not shown to a player who has turned reactions of bots off", () => {
    preferences.botReactions = false;
    server.update(2, { events: [mine, bots] });
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual(["laugh"]);
  });
});
